"""The sentences of San Da Yi: hints and their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules.actions import Bury, Call, NameTrump, PlayCard
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object, suit_name
from cardtable.stage.common_words import with_reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Action
    from cardtable.players.decision import Reason

# What each reason of the computer players says.
WHY: Final = {
    "strong": translate("SanDaYi", "Your hand is strong enough for that."),
    "better-than-passing": translate("SanDaYi", "That is better than leaving the game to another declarer."),
    "weak": translate("SanDaYi", "Your hand is too weak to play alone."),
    "too-high": translate("SanDaYi", "Your hand is good, but not good enough for the bid that is needed now."),
    "bury-points": translate("SanDaYi", "The defenders cannot win points that are buried."),
    "bury-short": translate("SanDaYi", "Once you have none of that suit, you can trump it."),
    "bury-low": translate("SanDaYi", "These cards would win no tricks."),
    "longest-trumps": translate("SanDaYi", "In this suit your trumps are strongest."),
    "draw-trumps": translate("SanDaYi", "That draws trumps from the defenders."),
    "lead-trump": translate("SanDaYi", "That draws trumps from the declarer."),
    "lead-top": translate("SanDaYi", "No higher card of the suit is left."),
    "lead-void": translate("SanDaYi", "A partner has none of that suit and can trump it."),
    "lead-low": translate("SanDaYi", "That costs you nothing."),
    "ruff": translate("SanDaYi", "You have none of that suit, and a trump wins the trick."),
    "win-points": translate("SanDaYi", "That wins you points."),
    "win-trick": translate("SanDaYi", "That wins the trick."),
    "load-partner": translate("SanDaYi", "A partner is winning the trick, so give it points."),
    "leave-to-partner": translate("SanDaYi", "A partner is already winning the trick."),
    "give-no-points": translate("SanDaYi", "The trick is lost, so do not give it any points."),
    "least-loss": translate("SanDaYi", "You will miss it least."),
    "keep-top-trump": translate("SanDaYi", "The highest trump waits for the last trick."),
    "only-card": translate("SanDaYi", "You have no choice."),
}


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action), reasons, WHY)


def _advice(action: Action) -> Message:
    match action:
        case Call(value) if value == PASS:
            return translate("SanDaYi", "Pass.", "a hint")
        case Call(value):
            return translate("SanDaYi", "Bid {value}.", "a hint").put(value=value)
        case Bury(cards):
            return translate("SanDaYi", "Bury: {cards}.", "a hint, cards in the nominative").put(
                cards=listing([card_name(card) for card in cards])
            )
        case NameTrump(suit):
            return translate("SanDaYi", "Name the trump suit: {suit}.", "a hint").put(suit=suit_name(suit))
        case PlayCard(card):
            return translate("SanDaYi", "Play the {card}.", "a hint").put(card=card_object(card))
    raise ValueError("this is the action of another game")
