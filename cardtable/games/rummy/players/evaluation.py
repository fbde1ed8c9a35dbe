"""What the actions of contract rummy are worth: points of the round."""

from __future__ import annotations

from typing import ClassVar

from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.games.rummy.rules.view import RummyView
from cardtable.players.evaluation import Judge, Unit, ahead


class RummyJudge(Judge[RummyView, RummyRound]):
    """Judges by what the round costs this seat and the others."""

    effort: ClassVar[int] = 6_000

    def unit(self, view: RummyView) -> Unit:
        return Unit.POINTS

    def gain(self, start: RummyView, end: RummyRound) -> float:
        assert start.seat is not None
        if end.result is not None:
            return -ahead(end.result.scores, start.seat)
        return -ahead([scoring.points(hand, end.rules.points) for hand in end.hands], start.seat)
