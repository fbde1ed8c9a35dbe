"""What the actions of Two of Three are worth: cards taken in the round that is being played."""

from __future__ import annotations

from typing import ClassVar

from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.view import TwoOfThreeView
from cardtable.players.evaluation import Judge, Unit, ahead


class TwoOfThreeJudge(Judge[TwoOfThreeView, TwoOfThreeRound]):
    """Judges by who takes which cards; what is dealt after that is luck alone."""

    effort: ClassVar[int] = 16_000
    most: ClassVar[int] = 400

    def unit(self, view: TwoOfThreeView) -> Unit:
        return Unit.CARDS

    def is_over(self, start: TwoOfThreeView, world: TwoOfThreeRound) -> bool:
        return world.result is not None or world.number != start.number

    def gain(self, start: TwoOfThreeView, end: TwoOfThreeRound) -> float:
        assert start.seat is not None
        taken = [now - before for now, before in zip(end.taken, start.taken, strict=True)]
        return -ahead(taken, start.seat)
