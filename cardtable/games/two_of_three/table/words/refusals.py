"""The sentences of Two of Three: why something may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.table.words.phrases import comparison, with_aces
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import NOT_NOW, not_in_hand, not_your_turn, two_sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal

_AT_LEAST: Final = TwoOfThreeRules()
_EXACTLY: Final = TwoOfThreeRules(match="exactly")
# Why a card does not fit, and what would.
NEEDS: Final = {
    "no-match": translate("TwoOfThree", "You need two with the last card and one with the card before it."),
    "no-match-exactly": translate(
        "TwoOfThree", "At this table you need exactly two with the last card and exactly one with the card before it."
    ),
    "no-contrast": translate(
        "TwoOfThree",
        "You need two with the last card and one with the card before it, or, for a contrast, none and at most one.",
    ),
    "no-contrast-exactly": translate(
        "TwoOfThree",
        "At this table you need exactly two with the last card and exactly one with the card "
        "before it, or, for a contrast, none and at most one.",
    ),
    "no-callout": translate(
        "TwoOfThree",
        "You need two with the last card and one with the card before it, or, for a contrast, none and at least one.",
    ),
    "no-callout-exactly": translate(
        "TwoOfThree",
        "At this table you need exactly two with the last card and exactly one with the card "
        "before it, or, for a contrast, none and at least one.",
    ),
}


def explain(refusal: Refusal, names: Sequence[str]) -> Message:
    """Why not, in whole sentences."""
    if refusal.code in NEEDS:
        return _of_match(refusal)
    return _of_turn(refusal, names) or NOT_NOW


def _of_match(refusal: Refusal) -> Message:
    """Both comparisons, and what they should have been."""
    card, last, previous = refusal.cards
    rules = _EXACTLY if refusal.code.endswith("-exactly") else _AT_LEAST
    text = two_sentences(comparison(card, previous, last, rules), NEEDS[refusal.code])
    return with_aces(text, refusal.cards)


def _of_turn(refusal: Refusal, names: Sequence[str]) -> Message | None:
    match refusal.code:
        case "leg-over":
            return translate("TwoOfThree", "The leg is over.", "a leg (omgang) is one time through the pack")
        case "not-your-turn":
            assert refusal.seat is not None
            return not_your_turn(names[refusal.seat])
        case "not-in-hand":
            return not_in_hand(refusal.cards[0])
        case "match-first":
            contrast, match = refusal.cards
            return translate(
                "TwoOfThree",
                "The {card} is a contrast, and a contrast may be laid only when nothing in your hand "
                "fits in the usual way: the {other} does.",
            ).put(card=card_name(contrast), other=card_name(match))
        case "drawn-fits":
            return translate("TwoOfThree", "The card you drew fits, so lay it: {card}.").put(
                card=card_name(refusal.cards[0])
            )
        case "laid-already":
            return translate("TwoOfThree", "A card is drawn only when nothing fits at the beginning of a turn.")
        case "something-fits":
            return translate("TwoOfThree", "You hold a card that fits, so you may not draw: {card}.").put(
                card=card_name(refusal.cards[0])
            )
        case "draw-first":
            return translate("TwoOfThree", "Nothing in your hand fits, so draw a card.")
        case "lay-first":
            return translate("TwoOfThree", "A turn can be ended only after you have laid a card.")
        case "must-go-on":
            return translate("TwoOfThree", "At this table you go on as long as you hold a card that fits.")
    return None
