"""Heuristic H of section 4: what a plan is worth, and why, in points of one card laid.

Every consideration is a gain (a changer kept, rather than a changer lost), so that each can be said in words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.games.olsen.players.following import after, next_seat
from cardtable.games.olsen.rules import legality, scoring
from cardtable.players.decision import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.cards import Suit
    from cardtable.games.olsen.players.plan import Chain, Plan
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.view import OlsenView

GOES_OUT: Final = 100.0
CARD: Final = 2.0
KEPT_CHANGER: Final = 3.0
CHANGED_SUIT: Final = 1.5
CHANGER_AGAINST_NEXT: Final = 4.0
FEW_CARDS: Final = 2
STUCK_CHANGERS: Final = 8.0
MISSING_SUIT: Final = 2.0
ACTING_AGAINST_NEXT: Final = 2.5
EXTRA_TURN: Final = 2.0
POINTS_A_CARD: Final = 5.0
SAID_LATE: Final = 0.001
# That a changer is worth keeping is nearly always true, so everything else is said first.
SAID_AT_LAST: Final = 0.00001


@dataclass(frozen=True, slots=True)
class Judgement:
    """A plan with its worth and what speaks for it."""

    plan: Plan | Chain
    worth: float
    reasons: tuple[Reason, ...]


def judge(view: OlsenView, plan: Plan, memory: bool = False) -> Judgement:
    """What the plan is worth; ``memory`` remembers which suits the next player lacked."""
    if not plan.left:
        return Judgement(plan, GOES_OUT, (going_out(plan),))
    length = _length(plan, plan.suit, view.changer)
    worth = CARD * len(plan.cards) + length
    reasons: list[Reason] = []
    if len(plan.cards) > 1:
        reasons.append(Reason("group", CARD * (len(plan.cards) - 1)))
    if length and all(length >= _length(plan, card.suit, view.changer) for card in plan.left if card.suit is not None):
        reasons += [Reason("long-suit", float(length), suit=plan.suit)]
        reasons += [Reason("long-suit-too", SAID_LATE * length, suit=plan.suit)]
    if view.phase == "play" and any(card.rank == view.changer for card in legality.fitting(view, view.hand)):
        kept = KEPT_CHANGER * (not plan.named)
        worth += kept
        reasons.append(Reason("keep-changer" if view.rules.ladder else "keep-eight", SAID_AT_LAST * kept))
    if not view.rules.out_on_changer and all(card.rank == view.changer for card in plan.left):
        worth -= STUCK_CHANGERS
    for reason in _tactics(view, plan, memory):
        worth += reason.weight
        reasons.append(reason)
    return Judgement(plan, worth, tuple(reason for reason in reasons if reason.weight > 0))


def going_out(plan: Plan | Chain) -> Reason:
    """With this very card, or with those that can follow in the same turn."""
    return Reason("goes-out" if len(plan.cards) == 1 else "can-go-out", GOES_OUT)


def _tactics(view: OlsenView, plan: Plan, memory: bool) -> Iterator[Reason]:
    found = [_against_next(view, plan)]
    if view.rules.effects:
        found.append(_acting(view, plan))
    if view.rules.scored:
        found.append(_shedding(view, plan))
    if memory:
        found.append(_missing_there(view, plan))
    yield from (reason for reason in found if reason is not None)


def _length(plan: Plan, suit: Suit, changer: int) -> int:
    return sum(card.suit is suit and card.rank != changer for card in plan.left)


def _against_next(view: OlsenView, plan: Plan) -> Reason | None:
    """The next player is nearly out: leave another suit, best by a changer.

    Where three or more go out again and again, it costs the others less than oneself, and is not done.
    """
    seat = next_seat(view)
    if view.counts[seat] > FEW_CARDS or (view.rules.ladder and view.seats > 2):
        return None
    weight = CHANGER_AGAINST_NEXT * (plan.named and bool(plan.cards))
    before = _suit_before(view)
    weight += CHANGED_SUIT * (before is not None and plan.suit is not before)
    return Reason("stop-next", weight, suit=plan.suit, seat=seat)


def _suit_before(view: OlsenView) -> Suit | None:
    """The suit that was required when the turn began, as far as the pile still tells."""
    if view.phase == "play":
        return legality.required_suit(view)
    rank = view.top.rank
    for card in reversed(view.pile):
        if card is not None and card.rank is not rank:
            return None if card.rank == view.changer else card.suit
    return None


def likes(rules: Rules, seats: int, few: bool) -> tuple[float, ...]:
    """What laying a card of each rank is worth for what the card does; ``few``: the next player is nearly out."""
    worth = [0.0] * 14
    if rules.effects:
        if seats == 2:
            worth[Rank.QUEEN] += EXTRA_TURN
            if rules.reverse2 == "skip":
                worth[Rank.ACE] += EXTRA_TURN
        if few:
            worth[Rank.TWO] += ACTING_AGAINST_NEXT
            worth[Rank.QUEEN] += ACTING_AGAINST_NEXT
    return tuple(worth)


def _acting(view: OlsenView, plan: Plan) -> Reason | None:
    """Twos, queens and aces: what they do to the next player."""
    if not plan.cards:
        return None
    seat = next_seat(view)
    rank = plan.cards[-1].rank
    weight = likes(view.rules, view.seats, view.counts[seat] <= FEW_CARDS)[rank]
    return Reason("makes-draw" if rank is Rank.TWO else "skips-next", weight, seat=seat)


def _shedding(view: OlsenView, plan: Plan) -> Reason | None:
    """Another player is nearly out: cards that cost much should go."""
    nearly_out = any(count <= FEW_CARDS for seat, count in enumerate(view.counts) if seat != view.seat)
    if not nearly_out:
        return None
    return Reason("sheds-points", sum(scoring.cost(card) / POINTS_A_CARD - 1 for card in plan.cards))


def _missing_there(view: OlsenView, plan: Plan) -> Reason | None:
    """The player who plays after this turn drew on this suit and has not shown one since."""
    seat = after(view, plan)[0]
    lack = view.lacks[seat]
    if seat == view.seat or lack is None or lack.suit is not plan.suit or not view.counts[seat]:
        return None
    known = min(1.0, lack.cards / view.counts[seat])
    return Reason("they-lack", MISSING_SUIT * known, suit=plan.suit, seat=seat)
