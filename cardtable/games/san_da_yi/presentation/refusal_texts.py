"""The sentences of San Da Yi: why something may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules.actions import PlayCard
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name, suit_name
from cardtable.stage.commands import Instead
from cardtable.stage.common_words import NOT_NOW, PICK_FIRST, ROUND_OVER, not_your_turn, these_fit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.games.san_da_yi.rules.view import SanDaYiView


def explain(refusal: Refusal, names: Sequence[str]) -> Message:
    """Why not, in one sentence."""
    found = _of_order(refusal, names) or _of_calling(refusal) or _of_burying(refusal) or _of_cards(refusal)
    return found or NOT_NOW


def instead(table: SanDaYiView, refusal: Refusal) -> Instead | None:
    """The cards of the hand that follow."""
    if refusal.code not in ("follow-suit", "follow-trump"):
        return None
    plays = tuple(one for one in table.legal() if isinstance(one, PlayCard))
    return Instead(these_fit([play.card for play in plays]), plays) if plays else None


def _of_order(refusal: Refusal, names: Sequence[str]) -> Message | None:
    match refusal.code:
        case "not-your-turn":
            assert refusal.seat is not None
            player = names[refusal.seat]
            if refusal.rule != "calling":
                return not_your_turn(player)
            return translate("SanDaYi", "It is not your turn yet: {player} bids now.").put(player=player)
        case "hand-over":
            return ROUND_OVER
        case "call-first":
            return translate("SanDaYi", "First everybody bids or passes.")
        case "bury-first":
            return translate("SanDaYi", "First six cards are buried, then the trump suit is named.")
        case "trump-first":
            return translate("SanDaYi", "First the trump suit is named.")
        case "buried-already":
            return translate("SanDaYi", "The six cards are buried already.")
        case "trump-named":
            return translate("SanDaYi", "The trump suit is named already.")
        case "auction-over":
            return translate("SanDaYi", "The bidding is over.")
    return None


def _of_calling(refusal: Refusal) -> Message | None:
    match refusal.code:
        case "no-such-call":
            return translate("SanDaYi", "You can bid only 60, 65, 70, 75 or 80.")
        case "call-higher":
            return translate("SanDaYi", "A bid has to be higher than {number}, the highest so far.").put(
                number=refusal.number
            )
        case "below-floor" if refusal.rule == "floors":
            return translate(
                "SanDaYi", "After so many passes a bid has to be at least {number}; you may also pass."
            ).put(number=refusal.number)
        case "below-floor":
            return translate("SanDaYi", "At this table the fourth player bids at least {number}, or passes.").put(
                number=refusal.number
            )
    return None


def _of_burying(refusal: Refusal) -> Message | None:
    match refusal.code:
        case "bury-six":
            return translate("SanDaYi", "Exactly six different cards are buried.")
        case "no-points-buried":
            return translate("SanDaYi", "At this table no fives, tens or kings may be buried.")
        case "not-in-hand":
            return translate("SanDaYi", "That card is not in your hand: {card}.").put(card=card_name(refusal.cards[0]))
    return None


def _of_cards(refusal: Refusal) -> Message | None:
    match refusal.code:
        case "pick-first":
            return PICK_FIRST
        case "play-one":
            return translate("SanDaYi", "Only one card is played to each trick: pick one.")
        case "follow-trump":
            return translate(
                "SanDaYi", "A trump was led and you hold trumps, so you must play one (jokers and twos are trumps)."
            )
        case "follow-suit":
            assert refusal.suit is not None
            return translate("SanDaYi", "You hold {suit}, so you must follow suit.", "suit in the nominative").put(
                suit=suit_name(refusal.suit)
            )
    return None
