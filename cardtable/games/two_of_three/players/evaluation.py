"""What the actions of Two of Three are worth: cards taken in the round that is being played; and certain mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardtable.games.two_of_three.players.claims import goes_out
from cardtable.games.two_of_three.rules.actions import Play
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.players.evaluation import Judge, Mistake, Unit, ahead

if TYPE_CHECKING:
    from cardtable.engine.values import Action


class TwoOfThreeJudge(Judge[TwoOfThreeView, TwoOfThreeRound]):
    """Judges by who takes which cards; what is dealt after that is luck alone."""

    effort: ClassVar[int] = 16_000
    most: ClassVar[int] = 400

    def unit(self, view: TwoOfThreeView) -> Unit:
        return Unit.CARDS

    def mistake(self, view: TwoOfThreeView, action: Action | None) -> Mistake | None:
        """Not to go out where all cards could have gone in this turn."""
        if action is None or goes_out(view, action):
            return None
        out = next((one for one in view.legal() if isinstance(one, Play) and goes_out(view, one)), None)
        code = "out" if len(view.hand) == 1 else "out-in-turn"
        return None if out is None else Mistake(code, out, out.card)

    def is_settled(self, start: TwoOfThreeView, world: TwoOfThreeRound) -> bool:
        return world.result is not None or world.number != start.number

    def gain(self, start: TwoOfThreeView, end: TwoOfThreeRound) -> float:
        assert start.seat is not None
        taken = [now - before for now, before in zip(end.taken, start.taken, strict=True)]
        return -ahead(taken, start.seat)
