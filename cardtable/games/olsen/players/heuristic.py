"""Heuristic H of section 4: what a plan is worth, in points of one card laid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.games.olsen.players.plans import after, next_seat
from cardtable.games.olsen.rules import legality, scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Suit
    from cardtable.games.olsen.players.plans import Chain, Plan
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.knowledge import Lack
    from cardtable.games.olsen.rules.state import OlsenView

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


@dataclass(frozen=True, slots=True)
class Judgement:
    """A plan with its worth."""

    plan: Plan | Chain
    worth: float


def judge(view: OlsenView, plan: Plan, lacks: Sequence[Lack | None] = ()) -> Judgement:
    """What the plan is worth; ``lacks`` is what is remembered of who lacked which suit."""
    if not plan.left:
        return Judgement(plan, GOES_OUT)
    worth = CARD * len(plan.cards) + sum(card.suit is plan.suit and card.rank != view.changer for card in plan.left)
    if view.phase == "play" and any(card.rank == view.changer for card in legality.fitting(view, view.hand)):
        worth += KEPT_CHANGER * (not plan.named)
    if not view.rules.out_on_changer and all(card.rank == view.changer for card in plan.left):
        worth -= STUCK_CHANGERS
    worth += _against_next(view, plan)
    if view.rules.effects:
        worth += _acting(view, plan)
    if view.rules.scored:
        worth += _shedding(view, plan)
    if lacks:
        worth += _missing_there(view, plan, lacks)
    return Judgement(plan, worth)


def _against_next(view: OlsenView, plan: Plan) -> float:
    """The next player is nearly out: leave another suit, best by a changer.

    Where three or more go out again and again, it costs the others less than oneself, and is not done.
    """
    if view.counts[next_seat(view)] > FEW_CARDS or (view.rules.ladder and view.seats > 2):
        return 0.0
    before = _suit_before(view)
    changed = before is not None and plan.suit is not before
    return CHANGER_AGAINST_NEXT * (plan.named and bool(plan.cards)) + CHANGED_SUIT * changed


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
    """What laying a card of each rank is worth for what it does where so many play; ``few``: the next is nearly out."""
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


def _acting(view: OlsenView, plan: Plan) -> float:
    """Twos, queens and aces: what they do to the next player."""
    if not plan.cards:
        return 0.0
    playing = view.seats - len(view.out)
    return likes(view.rules, playing, view.counts[next_seat(view)] <= FEW_CARDS)[plan.cards[-1].rank]


def _shedding(view: OlsenView, plan: Plan) -> float:
    """Another player is nearly out: cards that cost much should go."""
    nearly_out = any(count <= FEW_CARDS for seat, count in enumerate(view.counts) if seat != view.seat)
    return sum(scoring.cost(card) / POINTS_A_CARD - 1 for card in plan.cards) if nearly_out else 0.0


def _missing_there(view: OlsenView, plan: Plan, lacks: Sequence[Lack | None]) -> float:
    """The player who plays after this turn drew on this suit and has not shown one since."""
    seat = after(view, plan)[0]
    lack = lacks[seat]
    if seat == view.seat or lack is None or lack.suit is not plan.suit or not view.counts[seat]:
        return 0.0
    return MISSING_SUIT * min(1.0, lack.cards / view.counts[seat])
