"""What may be done now, and why something may not, from public knowledge and one's own hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.two_of_three.rules.actions import DRAW, PLAY, STOP, Draw, Play, Stop
from cardtable.games.two_of_three.rules.attributes import numbers
from cardtable.kinds.stock.rules import StockPosition

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules


class TwoOfThreePosition(StockPosition):
    """What a round and a view both know."""

    __slots__ = ()
    rules: TwoOfThreeRules
    row: Sequence[Card]
    placed: int
    drawn: bool


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


def legal(position: TwoOfThreePosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Every action of ``seat`` that changes something now."""
    if position.result is not None or seat != position.turn:
        return []
    fitting = playable(position.rules, position.row, hand)
    if not fitting:
        return [DRAW]
    found: list[Action] = [PLAY[card] for card in fitting]
    return [*found, STOP] if position.placed and position.rules.stop_early else found


def refusal(position: TwoOfThreePosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now; ``None`` when it may."""
    if position.result is not None:
        return Refusal("leg-over", "omgang")
    if seat != position.turn:
        return Refusal("not-your-turn", "turn", seat=position.turn)
    match action:
        case Play(card):
            return _refuse_card(position, hand, card)
        case Draw():
            return _refuse_draw(position, hand)
        case Stop():
            return _refuse_stop(position, hand)
    return Refusal("unknown-action", "turn")


def _refuse_card(position: TwoOfThreePosition, hand: Sequence[Card], card: Card) -> Refusal | None:
    if card not in hand:
        return Refusal("not-in-hand", "turn", (card,))
    rules, (previous, last) = position.rules, position.row[-2:]
    matching = [held for held in hand if matches(rules, held, previous, last)]
    if card in matching:
        return None
    if contrasts(rules, card, previous, last):
        return Refusal("match-first", "contrast", (card, sorted(matching)[0])) if matching else None
    return Refusal(*_reason(rules, asks_for_match=bool(matching)), (card, last, previous))


def _reason(rules: TwoOfThreeRules, asks_for_match: bool) -> tuple[str, str]:
    """What a card lacks, by the house rules, and the chapter about it."""
    if asks_for_match or rules.contrast == "off":
        return ("no-match-exactly", "option-match") if rules.exactly else ("no-match", "matching")
    code = "no-contrast" if rules.contrast == "seed" else "no-callout"
    rule = "contrast" if rules.contrast == "seed" else "option-contrast"
    return (f"{code}-exactly", "option-match") if rules.exactly else (code, rule)


def _refuse_draw(position: TwoOfThreePosition, hand: Sequence[Card]) -> Refusal | None:
    fitting = playable(position.rules, position.row, hand)
    if not fitting:
        return None
    if position.drawn:
        return Refusal("drawn-fits", "drawing", (fitting[0],))
    if position.placed:
        return Refusal("laid-already", "drawing")
    return Refusal("something-fits", "drawing", tuple(fitting), number=len(fitting))


def _refuse_stop(position: TwoOfThreePosition, hand: Sequence[Card]) -> Refusal | None:
    if not position.placed:
        nothing = not playable(position.rules, position.row, hand)
        return Refusal("draw-first", "drawing") if nothing else Refusal("lay-first", "stopping")
    return None if position.rules.stop_early else Refusal("must-go-on", "option-stop_early")
