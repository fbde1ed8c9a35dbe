"""What the actions of contract rummy are worth: points of the round; and which are mistakes for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardtable.games.rummy.players import claims, closing, going_down
from cardtable.games.rummy.players.sight import Sight
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.actions import DRAW_STOCK, TAKE_UPCARD, Discard, KeepLast, LayDown, LayOff
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.games.rummy.rules.state import RummyView
from cardtable.players.evaluation import Judge, Mistake, Unit, ahead

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.engine.values import Action


class RummyJudge(Judge[RummyView, RummyRound]):
    """Judges by what the round costs this seat and the others."""

    effort: ClassVar[int] = 6_000

    def unit(self, view: RummyView) -> Unit:
        return Unit.POINTS

    def mistake(self, view: RummyView, action: Action | None) -> Mistake | None:
        """Not to go out where that was possible, and to keep or discard what could be laid off for nothing."""
        if view.seat != view.turn:
            return None
        if action == DRAW_STOCK:
            return Mistake("out-with-upcard", TAKE_UPCARD, claims.upcard(view)) if _goes_out_with_upcard(view) else None
        if not isinstance(action, Discard | KeepLast):
            return None
        way = _way_out(view)
        if way is not None:
            code = "out-in-turn" if view.down[view.turn] else "out-at-once"
            return None if len(view.hand) == 1 and isinstance(action, Discard) else Mistake(code, way, _first(way))
        return _not_laid_off(view, action.card) if isinstance(action, Discard) else None

    def gain(self, start: RummyView, end: RummyRound) -> float:
        assert start.seat is not None
        if end.result is not None:
            return -ahead(end.result.scores, start.seat)
        return -ahead([scoring.points(hand, end.rules.points) for hand in end.hands], start.seat)


def _may_lay_off(view: RummyView) -> bool:
    """Whether cards may be laid off now, with no joker in hand that has to go first."""
    return view.down[view.turn] and not view.layoff_waits and view.must_play is None


def _goes_out_with_upcard(view: RummyView) -> bool:
    """Whether the upcard is what a hand lacks to go out; where others may buy it, leaving it can bring more."""
    after = claims.taken(view)
    if after is None or not view.down[view.turn] or _way_out(after) is None:
        return False
    bought = any(legality.may_buy(view, seat) for seat in range(view.seats))
    return not bought and bool(closing.closing(Sight(view), view.hand, view.melds).left)


def _way_out(view: RummyView) -> Action | None:
    """The first step of a turn that gets rid of the whole hand."""
    sight = Sight(view)
    if not view.down[view.turn]:
        ways = going_down.ways(sight, thorough=False)
        return LayDown(ways[0].melds) if ways and ways[0].out else None
    if not _may_lay_off(view):
        return None
    plan = closing.closing(sight, view.hand, view.melds)
    last = Discard(view.hand[0]) if len(view.hand) == 1 else None
    return next(iter(plan.steps), last) if closing.goes_out(sight, plan.left) else None


def _first(out: Action) -> Card | None:
    """The card with which a way out begins."""
    return None if isinstance(out, LayDown) else out.card  # type: ignore[attr-defined]


def _not_laid_off(view: RummyView, discarded: Card) -> Mistake | None:
    """A card that lay-offs would have taken, with another one to discard; a joker may wait for its place."""
    if not _may_lay_off(view) or not view.rules.may_discard_out(view.number) or len(view.hand) < 2:
        return None
    offs = {one.card: one for one in view.legal() if isinstance(one, LayOff)}
    if discarded in offs:
        return Mistake("discarded-fitting", offs[discarded], discarded)
    natural = [card for card in offs if card.suit is not None]
    card = max(natural, key=lambda one: scoring.points((one,), view.rules.points), default=None)
    return None if card is None else Mistake("kept-fitting", offs[card], card)
