"""What a round of maumau is worth to a seat."""

from __future__ import annotations

from cardtable.players.evaluation import Judge, Unit, ahead
from tests.example_game.maumau.rules.round import MaumauRound, scores
from tests.example_game.maumau.rules.view import MaumauView


class MaumauJudge(Judge[MaumauView, MaumauRound]):
    """Judges by points."""

    def unit(self, view: MaumauView) -> Unit:
        return Unit.POINTS

    def gain(self, start: MaumauView, end: MaumauRound) -> float:
        assert start.seat is not None
        return ahead(scores(end.hands), start.seat)
