"""Two of Three as the program above the games knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.engine.game import Game
from cardtable.games.two_of_three.covers import TWO_OF_THREE
from cardtable.games.two_of_three.rules import checks, scoring
from cardtable.games.two_of_three.rules.actions import ACTIONS, DRAW, PLAY, STOP
from cardtable.games.two_of_three.rules.dealing import deal
from cardtable.games.two_of_three.rules.events import EVENTS
from cardtable.games.two_of_three.rules.options import TwoOfThreeOptions
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.view import VIEWS, TwoOfThreeView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.options import Options
    from cardtable.engine.round import Round, RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.two_of_three.rules.house_rules import Rules


class TwoOfThree(Game):
    """To av tre; a round of the engine is a whole leg (omgang)."""

    id, title, seat_counts = TWO_OF_THREE.id, TWO_OF_THREE.title, TWO_OF_THREE.seat_counts
    usual_seats = 2
    options = TwoOfThreeOptions
    actions = ACTIONS
    events = EVENTS
    views = VIEWS

    def deal(
        self, options: Options, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance
    ) -> tuple[Round, tuple[Event, ...]]:
        """See :meth:`Game.deal`."""
        return deal(rules_of(options), seats, results, chance)

    def load_round(self, data: Any) -> Round:
        """See :meth:`Game.load_round`."""
        loaded = TwoOfThreeRound.from_json(data)
        if rules_of(self.options.behind(loaded.rules)) != loaded.rules:
            raise ValueError("the rules of another game")
        return loaded

    def check_result(self, options: Options, seats: int, result: RoundResult) -> None:
        """See :meth:`Game.check_result`."""
        checks.check_result(seats, result)

    def standing(self, options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
        """See :meth:`Game.standing`."""
        return scoring.standing(rules_of(options), seats, results)

    def action_space(self, view: View) -> Sequence[Action]:
        """See :meth:`Game.action_space`."""
        if not isinstance(view, TwoOfThreeView):
            raise TypeError("this is the view of another game")
        return [*(PLAY[card] for card in sorted({*view.hand, *view.row})), DRAW, STOP]


def rules_of(options: Options) -> Rules:
    """What the machine obeys; TypeError for the options of another game."""
    if not isinstance(options, TwoOfThreeOptions):
        raise TypeError("these are the options of another game")
    return options.rules()
