"""Why something may not be done in Two of Three, and what would do instead, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.presentation.texts import agreed, comparison, unlike, with_aces
from cardtable.games.two_of_three.rules.actions import DRAW, Play
from cardtable.games.two_of_three.rules.attributes import Attribute
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.commands import Instead
from cardtable.stage.common_words import NOT_IN_HAND, NOTHING_FITS, these_fit, two_sentences
from cardtable.stage.refusal_texts import WhyNot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.games.two_of_three.rules.state import TwoOfThreeView
    from cardtable.stage.refusal_texts import Texts

_AT_LEAST: Final = TwoOfThreeRules(contrast="off")
_EXACTLY: Final = TwoOfThreeRules(match="exactly", contrast="off")
# Why a card does not fit, and what else would be possible.
_CONTRAST: Final = translate(
    "TwoOfThree", "A contrast shares nothing with the {last} and at most one feature with the {previous}."
)
_CALLOUT: Final = translate(
    "TwoOfThree", "A contrast shares nothing with the {last} and at least one feature with the {previous}."
)
NEEDS: Final[dict[str, Message | None]] = {
    "no-match": None,
    "no-match-exactly": None,
    "no-contrast": _CONTRAST,
    "no-contrast-exactly": _CONTRAST,
    "no-callout": _CALLOUT,
    "no-callout-exactly": _CALLOUT,
}


def _of_match(refusal: Refusal, _: Sequence[str]) -> Message:
    """Both comparisons, which of them is not enough, and in what the cards differ."""
    card, last, previous = refusal.cards
    rules = _EXACTLY if refusal.code.endswith("-exactly") else _AT_LEAST
    like_previous, like_last = agreed(card, (previous, last), rules)
    text = comparison(card, previous, last, rules)
    if len(like_last) not in rules.match_last:
        text = two_sentences(text, _lack_with_last(rules, last, like_last))
    if len(like_previous) not in rules.match_previous:
        text = two_sentences(text, _lack_with_previous(rules, previous))
    contrast = NEEDS[refusal.code]
    if contrast is not None:
        text = two_sentences(text, contrast.put(last=card_name(last), previous=card_name(previous)))
    return with_aces(text, refusal.cards)


def _lack_with_last(rules: TwoOfThreeRules, last: Card, alike: Sequence[Attribute]) -> Message:
    if len(alike) == len(Attribute):
        return translate(
            "TwoOfThree", "At this table the card must share exactly two features with the {last}, not all three."
        ).put(last=card_name(last))
    if rules.exactly:
        text = translate(
            "TwoOfThree", "The card must share exactly two features with the {last}. Not shared: {features}."
        )
    else:
        text = translate("TwoOfThree", "The card must share two features with the {last}. Not shared: {features}.")
    return text.put(last=card_name(last), features=unlike(alike))


def _lack_with_previous(rules: TwoOfThreeRules, previous: Card) -> Message:
    if rules.exactly:
        text = translate("TwoOfThree", "At this table the card must share exactly one feature with the {previous}.")
    else:
        text = translate("TwoOfThree", "The card must share one feature with the {previous}.")
    return text.put(previous=card_name(previous))


def _fitting(table: TwoOfThreeView, refusal: Refusal, _: Sequence[str]) -> Instead | None:
    """The cards of the hand that fit, or that one draws."""
    # Of a chain, what fits first says nothing.
    if refusal.code in NEEDS and refusal.cards[1:] != table.row[:-3:-1]:
        return None
    legal = table.legal()
    plays = tuple(one for one in legal if isinstance(one, Play))
    if plays:
        return Instead(these_fit([play.card for play in plays]), plays)
    return Instead(NOTHING_FITS, (DRAW,)) if DRAW in legal else None


REFUSALS: Final[Texts] = {
    **dict.fromkeys(NEEDS, WhyNot(_of_match, instead=_fitting)),
    "leg-over": translate("TwoOfThree", "The leg is over.", "a leg (omgang) is one time through the pack"),
    "not-in-hand": WhyNot(NOT_IN_HAND, accusative="card"),
    "match-first": translate(
        "TwoOfThree",
        "The {card} is a contrast, and a contrast may be laid only when nothing in your hand fits in the "
        "usual way: the {other} does.",
    ),
    "drawn-fits": translate("TwoOfThree", "The card you drew fits, so lay it: {card}."),
    "laid-already": WhyNot(
        translate("TwoOfThree", "A card is drawn only when nothing fits at the beginning of a turn."), instead=_fitting
    ),
    "something-fits": translate("TwoOfThree", "You hold %n card(s) that fit, so you may not draw: {cards}.", None, 0),
    "draw-first": NOTHING_FITS,
    "lay-first": WhyNot(
        translate("TwoOfThree", "A turn can be ended only after you have laid a card."), instead=_fitting
    ),
    "must-go-on": WhyNot(
        translate("TwoOfThree", "At this table you go on as long as you hold a card that fits."), instead=_fitting
    ),
}
