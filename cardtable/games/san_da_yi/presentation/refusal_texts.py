"""Why something may not be done in San Da Yi, and what would do instead, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.kinds.tricks.presentation import REFUSALS as TRICK_REFUSALS
from cardtable.kinds.tricks.presentation import following
from cardtable.messages import Message, translate
from cardtable.stage.common_words import two_sentences
from cardtable.stage.refusal_texts import WhyNot, explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.stage.refusal_texts import Texts


def _no_card_of_the_suit(refusal: Refusal, names: Sequence[str]) -> Message:
    """That one has to follow suit and, of a two that looks as if it did, that it is a trump."""
    text = explain(refusal, names, TRICK_REFUSALS)
    if refusal.cards[0].suit is not refusal.suit:
        return text
    return two_sentences(translate("SanDaYi", "A two is always a trump, whatever its suit."), text)


REFUSALS: Final[Texts] = {
    **TRICK_REFUSALS,
    "follow-suit": WhyNot(_no_card_of_the_suit, instead=following),
    "not-your-turn/calling": translate("SanDaYi", "It is not your turn yet: {player} bids now."),
    "call-first": translate("SanDaYi", "First everybody bids or passes."),
    "bury-first": translate("SanDaYi", "First six cards are buried, then the trump suit is named."),
    "trump-first": translate("SanDaYi", "First the trump suit is named."),
    "buried-already": translate("SanDaYi", "The six cards are buried already."),
    "trump-named": translate("SanDaYi", "The trump suit is named already."),
    "auction-over": translate("SanDaYi", "The bidding is over."),
    "no-such-call": translate("SanDaYi", "You can bid only 60, 65, 70, 75 or 80."),
    "call-higher": translate("SanDaYi", "A bid has to be higher than {number}, the highest so far."),
    "below-floor/floors": translate(
        "SanDaYi", "After so many passes a bid has to be at least {number}; you may also pass."
    ),
    "below-floor": translate("SanDaYi", "At this table the fourth player bids at least {number}, or passes."),
    "bury-six": translate("SanDaYi", "Exactly six different cards are buried."),
    "no-points-buried": translate("SanDaYi", "At this table no fives, tens or kings may be buried."),
    "follow-trump": WhyNot(
        translate("SanDaYi", "A trump was led and you hold trumps, so you must play one. Jokers and twos are trumps."),
        instead=following,
    ),
}
