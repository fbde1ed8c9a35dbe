"""Why something may not be done now, with the chapter of the rule book that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.two_of_three.rules.actions import Draw, Play, Stop
from cardtable.games.two_of_three.rules.legality import contrasts, matches, playable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
    from cardtable.games.two_of_three.rules.legality import Position


def refusal(position: Position, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
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


def _refuse_card(position: Position, hand: Sequence[Card], card: Card) -> Refusal | None:
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


def _refuse_draw(position: Position, hand: Sequence[Card]) -> Refusal | None:
    fitting = playable(position.rules, position.row, hand)
    if not fitting:
        return None
    if position.drawn:
        return Refusal("drawn-fits", "drawing", (fitting[0],))
    if position.placed:
        return Refusal("laid-already", "drawing")
    return Refusal("something-fits", "drawing", (fitting[0],))


def _refuse_stop(position: Position, hand: Sequence[Card]) -> Refusal | None:
    if not position.placed:
        nothing = not playable(position.rules, position.row, hand)
        return Refusal("draw-first", "drawing") if nothing else Refusal("lay-first", "stopping")
    return None if position.rules.stop_early else Refusal("must-go-on", "option-stop_early")
