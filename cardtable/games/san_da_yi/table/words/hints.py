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
    "strong": translate("SanDaYi", "A declarer with such a hand wins points on average."),
    "dare": translate("SanDaYi", "It is a risk, but whoever never dares to be declarer seldom wins the game."),
    "weak": translate("SanDaYi", "Your hand is too weak to play alone."),
    "too-high": translate("SanDaYi", "Your hand is good, but not good enough for the bid that is needed now."),
    "bury-points": translate("SanDaYi", "The defenders cannot win points that are buried."),
    "bury-short": translate("SanDaYi", "Once you have none of a suit, you can trump it."),
    "bury-keeps": translate("SanDaYi", "That way you keep your longest suit whole, and all twos and jokers."),
    "bury-low": translate("SanDaYi", "None of these is a high card."),
    "longest-trumps": translate("SanDaYi", "This is your longest suit."),
    "highest-trumps": translate("SanDaYi", "Your highest cards are in this suit."),
    "keep-aces": translate("SanDaYi", "That way your aces are not used up as trumps."),
    "trump-even": translate("SanDaYi", "Another suit would hardly do better."),
    "draw-trumps": translate("SanDaYi", "That draws trumps from the defenders."),
    "lead-trump": translate("SanDaYi", "That draws trumps from the declarer."),
    "lead-top": translate("SanDaYi", "No higher card of the suit is left."),
    "lead-void": translate("SanDaYi", "A partner has none of that suit and may trump it."),
    "costs-little": translate("SanDaYi", "It is worth no points, and it is neither a trump nor an ace."),
    "ruff": translate("SanDaYi", "You have none of that suit, and so far a trump wins the trick."),
    "win-points": translate("SanDaYi", "That wins you points."),
    "win-trick": translate("SanDaYi", "That wins the trick."),
    "beats": translate("SanDaYi", "It beats every card in the trick so far."),
    "load-partner": translate("SanDaYi", "A partner is winning the trick, so give it points."),
    "leave-to-partner": translate("SanDaYi", "A partner is already winning the trick."),
    "give-no-points": translate("SanDaYi", "You cannot win the trick, so do not give it any points."),
    "save-strength": translate("SanDaYi", "You could win this trick, but there are few points in it."),
    "least-loss": translate("SanDaYi", "It costs you least: no points, and no higher a card than need be."),
    "fewest-points": translate("SanDaYi", "All the cards you may play are worth points, and this one the fewest."),
    "keep-top-trump": translate("SanDaYi", "That way you keep the highest trump left, ideally for the last trick."),
    "highest": translate("SanDaYi", "It is the highest of the cards that you may play."),
    "search-keeps-kitty": translate("SanDaYi", "That way you lose the kitty less often than with the next best card."),
    "search-captures": translate(
        "SanDaYi", "That way you defenders capture the kitty more often than with the next best card."
    ),
    "search-fewer-points": translate(
        "SanDaYi", "That way the defenders get fewer points on average than with the next best card."
    ),
    "search-more-points": translate(
        "SanDaYi", "That way the defenders get more points on average than with the next best card."
    ),
    "search-even": translate("SanDaYi", "Another card would hardly do better."),
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
