"""What may be done now: decided from public knowledge and one's own hand alone (a round and a view are positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cardtable.games.two_of_three.rules.actions import DRAW, PLAY, STOP
from cardtable.games.two_of_three.rules.attributes import numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules


class Position(Protocol):
    """What both a round and a view know."""

    @property
    def rules(self) -> TwoOfThreeRules: ...
    @property
    def turn(self) -> int: ...
    @property
    def row(self) -> Sequence[Card]: ...
    @property
    def placed(self) -> int: ...
    @property
    def drawn(self) -> bool: ...
    @property
    def result(self) -> RoundResult | None: ...


def matches(rules: TwoOfThreeRules, card: Card, previous: Card, last: Card) -> bool:
    """Whether a card agrees in two attributes with the last card and in one with the one before (G8)."""
    return not numbers(card, last).isdisjoint(rules.match_last) and not numbers(card, previous).isdisjoint(
        rules.match_previous
    )


def contrasts(rules: TwoOfThreeRules, card: Card, previous: Card, last: Card) -> bool:
    """Whether a card is a contrast: nothing in common with the last card (G9); what the hand holds is not asked."""
    return not numbers(card, last).isdisjoint(rules.contrast_last) and not numbers(card, previous).isdisjoint(
        rules.contrast_previous
    )


def fits(rules: TwoOfThreeRules, card: Card, previous: Card, last: Card) -> bool:
    """Whether a card that is alone in a hand could be laid."""
    return matches(rules, card, previous, last) or contrasts(rules, card, previous, last)


def playable(rules: TwoOfThreeRules, row: Sequence[Card], hand: Iterable[Card]) -> list[Card]:
    """The cards of a hand that may be laid: those that match, or contrasts where none does (G8, G9)."""
    previous, last = row[-2:]
    held = sorted(hand)
    return [card for card in held if matches(rules, card, previous, last)] or [
        card for card in held if contrasts(rules, card, previous, last)
    ]


def legal(position: Position, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Every action of ``seat`` that changes something now."""
    if position.result is not None or seat != position.turn:
        return []
    fitting = playable(position.rules, position.row, hand)
    if not fitting:
        return [DRAW]
    found: list[Action] = [PLAY[card] for card in fitting]
    return [*found, STOP] if position.placed and position.rules.stop_early else found
