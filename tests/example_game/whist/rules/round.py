"""One round of whist: what lies on the table, what happens there, and what it scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import Card, Suit
from cardtable.engine.chance import Chance
from cardtable.engine.round import RoundResult, Telling, seats_with
from cardtable.kinds.tricks.rules import PlayCard, Trick, TrickRound
from tests.example_game.whist.rules.events import RoundEnded
from tests.example_game.whist.rules.house_rules import BOOK, SEATS, WhistRules
from tests.example_game.whist.rules.ranking import PACK, RANKING
from tests.example_game.whist.rules.view import WhistView


@dataclass(slots=True, eq=True)
class WhistRound(TrickRound[WhistView]):
    """The whole table; ``turned`` is the dealer's card that made trump, and everybody has seen it."""

    view_type = WhistView
    ranking = RANKING
    pack: ClassVar[Sequence[Card]] = PACK
    players: ClassVar[int] = SEATS

    rules: WhistRules
    turned: Card
    result: RoundResult | None = None

    @property
    def trump(self) -> Suit | None:
        return self.turned.suit

    def do(self, seat: int, action: PlayCard, chance: Chance, events: Telling) -> None:
        self.play_card(seat, action.card, events)
        self.result = self.ending()
        if self.result is not None:
            one, other = self.result.winners
            events.append(RoundEnded(one, other, max(self.result.scores)))

    def secrets(self, seat: int | None) -> set[Card]:
        return self.held_by_others(seat) - {self.turned}

    def all_cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.cards_in_tricks()

    def ending(self) -> RoundResult | None:
        """How the round ended, once every card is played."""
        return None if any(self.hands) or self.trick else result(self.tricks)

    def check(self) -> None:
        if self.seats != self.players:
            raise ValueError("nobody plays so")
        self.check_cards_and_seats(self.pack, [self.leader, *(trick.leader for trick in self.tricks)])
        self.check_tricks()
        each = len(self.pack) // self.players
        if any(len(hand) + sum(1 for _ in self.played_by(seat)) != each for seat, hand in enumerate(self.hands)):
            raise ValueError("a hand of another size")
        if self.turned not in (*self.hands[self.dealer], *self.played_by(self.dealer)):
            raise ValueError("another card made trump")
        self.check_leaders(self.rules.after(self.dealer))
        self.check_following()
        if self.turn != self.rules.after(self.leader, len(self.trick)):
            raise ValueError("another seat's turn")
        if self.result != self.ending():
            raise ValueError("another result")


def won_by(tricks: Sequence[Trick], side: int) -> int:
    """How many tricks the players of a side have won: 0 for the seats 0 and 2, and 1 for the others."""
    return sum(trick.winner % 2 == side for trick in tricks)


def result(tricks: Sequence[Trick]) -> RoundResult:
    """A point for each trick over six, for both partners."""
    scores = tuple(max(0, won_by(tricks, seat % 2) - BOOK) for seat in range(SEATS))
    return RoundResult(seats_with(max(scores), scores), scores, "tricks", (0,) * SEATS)
