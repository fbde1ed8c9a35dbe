"""A round of a game with tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from cardtable.cards import Card
from cardtable.engine.round import CardRound
from cardtable.kinds.tricks.rules.events import Played, WonTrick
from cardtable.kinds.tricks.rules.position import TrickPosition
from cardtable.kinds.tricks.rules.tricks import Trick
from cardtable.kinds.tricks.rules.view import TrickView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.round import Telling

V = TypeVar("V", bound=TrickView)


@dataclass(slots=True)
class TrickRound(TrickPosition, CardRound[V]):
    """A table on which tricks are played."""

    leader: int
    trick: list[Card]
    tricks: list[Trick]

    def worth_of(self, cards: Sequence[Card]) -> int:
        """What the cards of a trick count; nothing where tricks themselves are counted."""
        return 0

    def play_card(self, seat: int, card: Card, events: Telling) -> Trick | None:
        """Play a card to the trick; the trick it has ended, when it was the last one."""
        self.hands[seat].remove(card)
        self.trick.append(card)
        events.append(Played(seat, card))
        if len(self.trick) < self.seats:
            self.turn = self.rules.after(seat)
            return None
        won = Trick(self.leader, tuple(self.trick), self.winner_of(self.leader, self.trick))
        events.append(WonTrick(won.winner, won.cards, self.worth_of(won.cards)))
        events.rest(self)
        self.tricks.append(won)
        self.trick = []
        self.turn = self.leader = won.winner
        return won

    def winner_of(self, leader: int, cards: Sequence[Card]) -> int:
        """The seat that wins a full trick."""
        winner: int = self.rules.after(leader, self.best(cards))
        return winner

    def played_by(self, seat: int) -> Iterator[Card]:
        """The cards that a seat has played."""
        return (card for who, card, _ in self.plays() if who == seat)

    def cards_in_tricks(self) -> Iterator[Card]:
        """Every card that was played."""
        yield from self.trick
        for trick in self.tricks:
            yield from trick.cards

    def check_tricks(self) -> None:
        """ValueError when a trick has too many or too few cards, or another seat wins it."""
        for trick in self.tricks:
            if len(trick.cards) != self.seats:
                raise ValueError("no such trick")
            if trick.winner != self.winner_of(trick.leader, trick.cards):
                raise ValueError("another seat wins this trick")
        if len(self.trick) >= self.seats:
            raise ValueError("a trick that is not taken up")

    def check_leaders(self, first: int) -> None:
        """ValueError when not ``first`` led the first trick, and the winner of each trick the next one."""
        leaders = [first, *(trick.winner for trick in self.tricks)]
        if leaders != [*(trick.leader for trick in self.tricks), self.leader]:
            raise ValueError("another seat leads")

    def check_following(self) -> None:
        """ValueError when a player who did not follow had cards of that group, then or later."""
        later = [{self.group(card) for card in hand} for hand in self.hands]
        for seat, card, led in reversed([*self.plays()]):
            if self.group(card) is not self.group(led) and self.group(led) in later[seat]:
                raise ValueError("a suit was not followed")
            later[seat].add(self.group(card))
