"""What may be done now: decided from public knowledge and one's own hand alone (a round and a view are positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cardtable.games.san_da_yi.rules.actions import CALL, NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.house_rules import FLOORS, KITTY, PASS, SEATS, STEP, VALUES
from cardtable.games.san_da_yi.rules.ranking import following, worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card, Suit
    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules


class Position(Protocol):
    """What both a round and a view know."""

    @property
    def rules(self) -> SanDaYiRules: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def calls(self) -> Sequence[int]: ...
    @property
    def trump(self) -> Suit | None: ...
    @property
    def trick(self) -> Sequence[Card]: ...
    @property
    def result(self) -> RoundResult | None: ...


def highest(calls: Sequence[int]) -> int:
    """The highest call so far; 0 while all passed."""
    return max(calls, default=PASS)


def least_call(rules: SanDaYiRules, calls: Sequence[int]) -> int:
    """The least number that may be called now (A9, A10)."""
    best = highest(calls)
    if not best:
        return FLOORS[len(calls)]
    if rules.strict_floors and len(calls) == SEATS - 1:
        return max(best + STEP, FLOORS[-1])
    return best + STEP


def legal(position: Position, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Every action of ``seat`` that changes something now; of the ways to bury only some."""
    if position.result is not None or seat != position.turn:
        return []
    if position.phase == "call":
        least = least_call(position.rules, position.calls)
        return [CALL[PASS], *(CALL[value] for value in VALUES if value >= least)]
    if position.phase == "bury":
        return list(burials(position.rules, hand))
    if position.phase == "trump":
        return list(NAME_TRUMP)
    assert position.trump is not None
    led = position.trick[0] if position.trick else None
    return [PLAY[card] for card in sorted(following(hand, led, position.trump))]


def burials(rules: SanDaYiRules, hand: Sequence[Card]) -> list[Bury]:
    """A few of the ways to bury six cards: those that lie side by side in the sorted hand, round its end too.

    All 18 564 ways may be played. There are always six cards without points, because the pack has only twelve with.
    """
    cards = sorted(card for card in hand if rules.bury_points == "allowed" or not worth(card))
    if len(cards) == KITTY:
        return [Bury(tuple(cards))]
    twice = cards + cards
    return [Bury(tuple(sorted(twice[first : first + KITTY]))) for first in range(len(cards))]
