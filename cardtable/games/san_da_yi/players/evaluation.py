"""What the actions of San Da Yi are worth: points of the hand; and which cards are mistakes for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardtable.games.san_da_yi.players import habits
from cardtable.games.san_da_yi.players.claims import Seen
from cardtable.games.san_da_yi.players.deck import mask
from cardtable.games.san_da_yi.players.fast_table import OF_TRUMPS, finish
from cardtable.games.san_da_yi.players.sight import Sight
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.actions import PLAY
from cardtable.games.san_da_yi.rules.ranking import worth
from cardtable.games.san_da_yi.rules.round import SanDaYiRound
from cardtable.games.san_da_yi.rules.scoring import Facts
from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.kinds.tricks.rules.actions import PlayCard
from cardtable.players.evaluation import Judge, Mistake, Unit, ahead

if TYPE_CHECKING:
    from cardtable.engine.values import Action


class SanDaYiJudge(Judge[SanDaYiView, SanDaYiRound]):
    """Judges by the score of the hand; the tricks are played in the numbers of the fast table."""

    effort: ClassVar[int] = 1_600
    most: ClassVar[int] = 400

    def unit(self, view: SanDaYiView) -> Unit:
        return Unit.POINTS

    def mistake(self, view: SanDaYiView, action: Action | None) -> Mistake | None:
        """Points kept from one's own sure trick, or given to the others', where another card is just as good."""
        if not isinstance(action, PlayCard):
            return None
        seen = Seen(view, action.card)
        ours = seen.is_ours
        if ours is None:
            return None
        best = (max if ours else min)(seen.alike, key=worth)
        if worth(best) == worth(action.card):
            return None
        code = "points-lost" if not ours else "points-kept" if seen.declares else "points-for-partner"
        return Mistake(code, PLAY[best], best)

    def is_over(self, start: SanDaYiView, world: SanDaYiRound) -> bool:
        return world.result is not None or world.trump is not None

    def gain(self, start: SanDaYiView, end: SanDaYiRound) -> float:
        assert start.seat is not None
        if end.result is not None:
            return ahead(end.result.scores, start.seat)
        return 0.0 if end.trump is None else ahead(scoring.result(_played_out(end)).scores, start.seat)


def _played_out(world: SanDaYiRound) -> Facts:
    """How the hand ends by the rules of thumb."""
    assert world.declarer is not None
    sight = Sight(world.view(world.declarer))
    hands = [mask(world.hands[seat], sight.trump) for seat in sight.seats]
    table = sight.table.copy(hands, mask(world.buried, sight.trump))
    finish(table, habits.choose)
    captured = bool(table.leader) and (not sight.needs_trump or table.best >= OF_TRUMPS)
    return Facts(world.declarer, world.bid, table.points, captured)
