"""Heuristic H of section 4: what a plan is worth, and why, in points of one card laid.

Every consideration is a gain (an eight kept, rather than an eight lost), so that each can be said in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen import legality
from cardtable.games.olsen.legality import CHANGER
from cardtable.games.olsen.plans import Plan, next_seat
from cardtable.players.decision import Reason

if TYPE_CHECKING:
    from cardtable.cards import Suit
    from cardtable.games.olsen.view import OlsenView

GOES_OUT: Final = 100.0
CARD: Final = 2.0
KEPT_EIGHT: Final = 3.0
CHANGED_SUIT: Final = 1.5
CHANGER_AGAINST_NEXT: Final = 4.0
FEW_CARDS: Final = 2
STUCK_EIGHTS: Final = 8.0
MISSING_SUIT: Final = 2.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """A plan with its worth and what speaks for it."""

    plan: Plan
    worth: float
    reasons: tuple[Reason, ...]


def judge(view: OlsenView, plan: Plan, memory: bool = False) -> Judgement:
    """What the plan is worth; ``memory`` remembers which suits the next player lacked."""
    if not plan.left:
        return Judgement(plan, GOES_OUT, (Reason("goes-out", GOES_OUT),))
    length = _length(plan, plan.suit)
    worth = CARD * len(plan.cards) + length
    reasons: list[Reason] = []
    if len(plan.cards) > 1:
        reasons.append(Reason("group", CARD * (len(plan.cards) - 1)))
    if length and all(length >= _length(plan, card.suit) for card in plan.left if card.suit is not None):
        reasons.append(Reason("long-suit", float(length), suit=plan.suit))
    if view.phase == "play" and any(card.rank is CHANGER for card in legality.fitting(view, view.hand)):
        kept = KEPT_EIGHT * (not plan.named)
        worth += kept
        reasons.append(Reason("keep-eight", kept))
    if not view.options.out_on_changer and all(card.rank is CHANGER for card in plan.left):
        worth -= STUCK_EIGHTS
    for reason in (_against_next(view, plan), _missing_there(view, plan) if memory else None):
        if reason is not None:
            worth += reason.weight
            reasons.append(reason)
    return Judgement(plan, worth, tuple(reason for reason in reasons if reason.weight > 0))


def _length(plan: Plan, suit: Suit) -> int:
    return sum(card.suit is suit and card.rank is not CHANGER for card in plan.left)


def _against_next(view: OlsenView, plan: Plan) -> Reason | None:
    """The next player is nearly out: leave another suit, best by an eight."""
    seat = next_seat(view)
    if view.counts[seat] > FEW_CARDS:
        return None
    weight = CHANGER_AGAINST_NEXT * (plan.named and bool(plan.cards))
    before = _suit_before(view)
    weight += CHANGED_SUIT * (before is not None and plan.suit is not before)
    return Reason("stop-next", weight, suit=plan.suit, seat=seat)


def _suit_before(view: OlsenView) -> Suit | None:
    """The suit that was required when the turn began, as far as the pile still tells."""
    if view.phase == "play":
        return legality.required_suit(view)
    rank = view.pile[-1].rank
    for card in reversed(view.pile):
        if card.rank is not rank:
            return None if card.rank is CHANGER else card.suit
    return None


def _missing_there(view: OlsenView, plan: Plan) -> Reason | None:
    """The next player drew on this suit and has not shown one since."""
    seat = next_seat(view)
    lack = view.lacks[seat]
    if lack is None or lack.suit is not plan.suit or not view.counts[seat]:
        return None
    known = min(1.0, lack.cards / view.counts[seat])
    return Reason("they-lack", MISSING_SUIT * known, suit=plan.suit, seat=seat)
