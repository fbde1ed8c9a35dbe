"""One hand of San Da Yi: calls, kitty, trump, twelve tricks (section 1a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from cardtable.games.san_da_yi.rules import legality, scoring, validation
from cardtable.games.san_da_yi.rules.actions import Bury, Call
from cardtable.games.san_da_yi.rules.events import (
    AllPassed,
    Buried,
    Called,
    Dealt,
    Declared,
    HandEnded,
    TookKitty,
)
from cardtable.games.san_da_yi.rules.house_rules import HAND, HIGHEST, LOWEST, SEATS, SHOWN_UP_TO, TRICKS, SanDaYiRules
from cardtable.games.san_da_yi.rules.ranking import DIAMONDS, PACK, is_trump
from cardtable.games.san_da_yi.rules.state import SanDaYiState
from cardtable.kinds.tricks.rules import NamedTrump, NameTrump, PlayCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling
    from cardtable.engine.values import Event
    from cardtable.games.san_da_yi.rules.actions import SanDaYiAction
    from cardtable.kinds.tricks.rules import Trick


class Deal(NamedTuple):
    """Four hands, a kitty, who calls first, and the diamond that says so where no player declared before."""

    hands: list[list[Card]]
    kitty: list[Card]
    caller: int
    opening: Card | None


def deal(previous: int | None, chance: Chance) -> Deal:
    """Shuffle and deal twelve cards to each and six to the kitty; ``previous`` declared the hand before."""
    cards = chance.shuffle(PACK)
    hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)]
    kitty = cards[SEATS * HAND :]
    if previous is not None:
        return Deal(hands, kitty, previous, None)
    caller, opening = first_caller(hands)
    return Deal(hands, kitty, caller, opening)


def first_caller(hands: Sequence[Sequence[Card]]) -> tuple[int, Card]:
    """Who holds the three of diamonds or, where it lies in the kitty, the next diamond (A7, A8)."""
    return next((seat, card) for card in DIAMONDS for seat, hand in enumerate(hands) if card in hand)


@dataclass(slots=True, eq=True)
class SanDaYiRound(SanDaYiState):
    """The table and what happens on it."""

    def do(self, seat: int, action: SanDaYiAction, chance: Chance, events: Telling) -> None:
        match action:
            case Call(value):
                self._call(seat, value, chance, events)
            case Bury(cards):
                self._bury(seat, cards, events)
            case NameTrump(suit):
                self.trump = suit
                self.phase = "play"
                self.leader = seat
                events.append(NamedTrump(seat, suit))
            case PlayCard(card):
                self._play_card(seat, card, events)
                self._claim(events)

    def check(self) -> None:
        validation.check(self)

    # -- the auction -----------------------------------------------------------------------------------------------

    def _call(self, seat: int, value: int, chance: Chance, events: Telling) -> None:
        self.calls.append(value)
        events.append(Called(seat, value))
        if len(self.calls) < SEATS and value != HIGHEST:
            self.turn = self.rules.after(seat)
            return
        best = legality.highest(self.calls)
        if best:
            self._declare(self.rules.after(self.dealer, self.calls.index(best)), best, events, forced=False)
        elif self.rules.all_pass == "first_caller_60":
            self._declare(self.dealer, LOWEST, events, forced=True)
        else:
            self._deal_again(chance, events)

    def _deal_again(self, chance: Chance, events: Telling) -> None:
        """Four passes: new cards, and the same first caller, where there was a previous declarer (A12)."""
        events.append(AllPassed())
        events.rest(self)
        self.hands, self.kitty, self.dealer, self.opening = deal(self.previous, chance)
        self.calls = []
        self.turn = self.leader = self.dealer
        events.append(Dealt(self.dealer, self.opening))

    def _declare(self, seat: int, bid: int, events: Telling, *, forced: bool) -> None:
        self.declarer = self.turn = self.leader = seat
        self.bid = bid
        self.phase = "bury"
        self.taken, self.kitty = self.kitty, []
        self.hands[seat] = self.hands[seat] + self.taken
        taken = TookKitty(seat, tuple(self.taken), bid <= SHOWN_UP_TO, self.rules.kitty_recall)
        events += (Declared(seat, bid, forced), taken)

    def _bury(self, seat: int, cards: Sequence[Card], events: Telling) -> None:
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.buried = sorted(cards)
        self.phase = "trump"
        events.append(Buried(seat, tuple(self.buried)))

    # -- the tricks ------------------------------------------------------------------------------------------------

    def _play_card(self, seat: int, card: Card, events: Telling) -> None:
        won = self.play_card(seat, card, events)
        if won is not None and len(self.tricks) == TRICKS:
            self._score(won, events)

    def _claim(self, events: Telling) -> None:
        """The last trick plays itself, where the table wants it so: no player has a choice any more."""
        if not self.rules.claim or len(self.tricks) < TRICKS - 1:
            return
        while self.result is None:
            self._play_card(self.turn, self.hands[self.turn][0], events)

    def _score(self, last: Trick, events: Telling) -> None:
        assert self.declarer is not None
        assert self.trump is not None
        enough = not self.rules.pull_needs_trump or is_trump(last.cards[self.best(last.cards)], self.trump)
        captured = last.winner != self.declarer and enough
        facts = scoring.Facts(self.declarer, self.bid, self.points, captured)
        self.result = scoring.result(facts)
        self.phase = "over"
        events.append(HandEnded(*facts, self.result.reason, tuple(self.buried)))


def begin(rules: SanDaYiRules, previous: int | None, chance: Chance) -> tuple[SanDaYiRound, tuple[Event, ...]]:
    """The next hand; ``previous`` declared the one before (A4, A7, A8)."""
    hands, kitty, caller, opening = deal(previous, chance)
    table = SanDaYiRound(
        rules=rules, seats=SEATS, dealer=caller, turn=caller, hands=hands, leader=caller, trick=[], tricks=[],
        kitty=kitty, previous=previous, opening=opening,
    )  # fmt: skip
    return table, (Dealt(caller, opening),)
