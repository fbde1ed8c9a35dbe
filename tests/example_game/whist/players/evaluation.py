"""What a round of whist is worth to a seat."""

from __future__ import annotations

from cardtable.players.evaluation import Judge, Unit, ahead
from tests.example_game.whist.rules.round import WhistRound, result
from tests.example_game.whist.rules.view import WhistView


class WhistJudge(Judge[WhistView, WhistRound]):
    """Judges by points."""

    def unit(self, view: WhistView) -> Unit:
        return Unit.POINTS

    def gain(self, start: WhistView, end: WhistRound) -> float:
        assert start.seat is not None
        return ahead(result(end.tricks).scores, start.seat)
