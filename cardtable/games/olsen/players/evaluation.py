"""What the actions of the family's games are worth: rounds won, or points where they count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.actions import SAY_OLSEN, SAY_OLSEN_OLSEN
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.olsen.rules.view import OlsenView
from cardtable.players.evaluation import Judge, Unit, ahead

if TYPE_CHECKING:
    from cardtable.engine.values import Action


class OlsenJudge(Judge[OlsenView, OlsenRound]):
    """Judges by who goes out, and by what the cards left in hand cost where points count."""

    effort: ClassVar[int] = 13_000

    def unit(self, view: OlsenView) -> Unit:
        return Unit.POINTS if view.rules.scored else Unit.WINS

    def is_choice(self, view: OlsenView, action: Action) -> bool:
        """A call may always be said ahead, where it changes nothing but itself."""
        ahead_of_time = [SAY_OLSEN, SAY_OLSEN_OLSEN] if view.window != view.seat else []
        if view.turn != view.seat:
            return True
        return action not in ahead_of_time and sum(one not in ahead_of_time for one in view.legal()) > 1

    def gain(self, start: OlsenView, end: OlsenRound) -> float:
        assert start.seat is not None
        if end.rules.scored:
            return -ahead([scoring.points(hand) for hand in end.hands], start.seat)
        winners = _nearest(end) if end.result is None else end.result.winners
        return (start.seat in winners) / len(winners)


def _nearest(end: OlsenRound) -> list[int]:
    """Who is nearest to going out for good: lowest on the ladder, with fewest cards."""
    places = [(level, len(hand)) for level, hand in zip(end.levels, end.hands, strict=True)]
    return [seat for seat, place in enumerate(places) if place == min(places)]
