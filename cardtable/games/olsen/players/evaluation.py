"""What the actions of the family's games are worth: wins, places or points; and which are mistakes for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardtable.games.olsen.players.claims import goes_out, owes_a_call
from cardtable.games.olsen.players.player import call_due
from cardtable.games.olsen.rules import cheating, scoring
from cardtable.games.olsen.rules.actions import LET_STAND, SAY_OLSEN, SAY_OLSEN_OLSEN, Accuse, Play
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.players.evaluation import Judge, Mistake, Unit, ahead

if TYPE_CHECKING:
    from cardtable.engine.values import Action


class OlsenJudge(Judge[OlsenView, OlsenRound]):
    """Judges by who goes out, by the places where the others play on, and by the cards left where points count."""

    effort: ClassVar[int] = 13_000

    def unit(self, view: OlsenView) -> Unit:
        return Unit.POINTS if view.rules.scored else Unit.PLACES if view.rules.play_on else Unit.WINS

    def is_choice(self, view: OlsenView, action: Action) -> bool:
        """A call may always be said ahead, where it changes nothing but itself."""
        ahead_of_time = [SAY_OLSEN, SAY_OLSEN_OLSEN] if view.window != view.seat else []
        if view.turn != view.seat:
            return True
        return action not in ahead_of_time and sum(one not in ahead_of_time for one in view.legal()) > 1

    def goes_on(self, view: OlsenView) -> bool:
        """The suit goes with the eight."""
        return view.phase == "name"

    def mistake(self, view: OlsenView, action: Action | None) -> Mistake | None:
        """What was forgotten, what all could see to be fair or not, and a hand that could have gone out.

        A call costs nothing: whether to forget it was a mistake hangs on whether it was punished.
        """
        if action is None:
            call = call_due(view, view.legal()) if view.window == view.seat else None
            return None if call is None else Mistake("forgot-call" if call == SAY_OLSEN else "forgot-last-call", call)
        if isinstance(action, Accuse):
            return _refuted(view)
        if action == LET_STAND:
            return _let_pass(view)
        return None if view.cheated or action.spoken else _missed(view, action)

    def gain(self, start: OlsenView, end: OlsenRound) -> float:
        assert start.seat is not None
        if end.rules.scored:
            return -ahead([scoring.points(hand) for hand in end.hands], start.seat)
        if end.rules.play_on:
            return ahead(scoring.ahead_of(end.counts, end.out), start.seat)
        winners = _nearest(end) if end.result is None else end.result.winners
        return (start.seat in winners) / len(winners)


def _refuted(view: OlsenView) -> Mistake | None:
    """An accusation against all that was in sight; that of a last card costs nothing, as the deal would be lost."""
    trace, window = view.trace, view.window
    if trace is None or view.provisional or cheating.proof(view) is not None or owes_a_call(view):
        return None
    if not trace.shown:
        return Mistake("nothing-laid", seat=window)
    return Mistake("free-card" if trace.free else "fair-card", card=trace.shown[0], seat=window)


def _let_pass(view: OlsenView) -> Mistake | None:
    """A win on trial that an accusation would have ended for certain; words that are missing end it by themselves."""
    window = view.window
    if window is None or owes_a_call(view) or Accuse(window) not in view.legal():
        return None
    found = view.provisional and cheating.proof(view) is not None
    return Mistake("let-stand", Accuse(window), seat=window) if found else None


def _missed(view: OlsenView, action: Action) -> Mistake | None:
    """Not to go out where all cards could have gone in this turn."""
    if view.turn != view.seat or goes_out(view, action):
        return None
    out = next((one for one in view.legal() if isinstance(one, Play) and goes_out(view, one)), None)
    return None if out is None else Mistake("out" if len(view.hand) == 1 else "out-in-turn", out, out.card)


def _nearest(end: OlsenRound) -> list[int]:
    """Who is nearest to going out for good: lowest on the ladder, with fewest cards."""
    places = [(level, len(hand)) for level, hand in zip(end.levels, end.hands, strict=True)]
    return [seat for seat, place in enumerate(places) if place == min(places)]
