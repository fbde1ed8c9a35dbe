"""San Da Yi as the program above the games knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.engine.game import Game
from cardtable.games.san_da_yi.covers import SAN_DA_YI
from cardtable.games.san_da_yi.rules import checks, legality, scoring
from cardtable.games.san_da_yi.rules.actions import ACTIONS, CALL, NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.events import EVENTS
from cardtable.games.san_da_yi.rules.house_rules import KITTY, SEATS
from cardtable.games.san_da_yi.rules.options import SanDaYiOptions
from cardtable.games.san_da_yi.rules.round import SanDaYiRound, begin
from cardtable.games.san_da_yi.rules.view import VIEWS, SanDaYiView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.options import Options
    from cardtable.engine.round import Round, RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.san_da_yi.rules.house_rules import Rules


class SanDaYi(Game):
    """Three against one (section 1a)."""

    id, title, seat_counts = SAN_DA_YI.id, SAN_DA_YI.title, SAN_DA_YI.seat_counts
    usual_seats = SEATS
    options = SanDaYiOptions
    actions = ACTIONS
    events = EVENTS
    views = VIEWS

    def deal(
        self, options: Options, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance
    ) -> tuple[Round, tuple[Event, ...]]:
        """See :meth:`Game.deal`; the declarer of the hand before calls first, win or lose (A7)."""
        previous = scoring.facts_of(results[-1]).declarer if results else None
        return begin(self._rules(options), previous, chance)

    def load_round(self, data: Any) -> Round:
        """See :meth:`Game.load_round`."""
        loaded = SanDaYiRound.from_json(data)
        if self._rules(self.options.behind(loaded.rules)) != loaded.rules:
            raise ValueError("the rules of another game")
        return loaded

    def check_result(self, options: Options, seats: int, result: RoundResult) -> None:
        """See :meth:`Game.check_result`."""
        checks.check_result(result)

    def standing(self, options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
        """See :meth:`Game.standing`."""
        return scoring.standing(self._rules(options).match_hands, seats, results)

    def action_space(self, view: View) -> Sequence[Action]:
        """See :meth:`Game.action_space`: of the ways to bury those that are listed, and a few that cannot be."""
        if not isinstance(view, SanDaYiView):
            raise TypeError("this is the view of another game")
        cards = sorted(view.hand)
        found: list[Action] = [*CALL.values(), *NAME_TRUMP, *PLAY.values()]
        found += [Bury(tuple(cards[: KITTY - 1])), Bury(tuple(cards[:1] * KITTY))]
        if view.phase == "bury" and view.seat == view.turn:
            found += legality.burials(view.rules, view.hand)
        return found

    def _rules(self, options: Options) -> Rules:
        if not isinstance(options, SanDaYiOptions):
            raise TypeError("these are the options of another game")
        return options.rules()
