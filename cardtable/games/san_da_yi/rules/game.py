"""San Da Yi as the program above the games knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from cardtable.engine.game import Game
from cardtable.games.san_da_yi.covers import SAN_DA_YI
from cardtable.games.san_da_yi.rules import legality, scoring, validation
from cardtable.games.san_da_yi.rules.actions import ACTIONS, CALL, NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.events import EVENTS
from cardtable.games.san_da_yi.rules.house_rules import KITTY, SEATS, SanDaYiRules
from cardtable.games.san_da_yi.rules.round import SanDaYiRound, begin
from cardtable.games.san_da_yi.rules.state import SanDaYiView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import RoundResult, Standing, Watch
    from cardtable.engine.values import Action, Event


class SanDaYi(Game[SanDaYiView, SanDaYiRules]):
    """Three against one (section 1a)."""

    cover = SAN_DA_YI
    usual_seats = SEATS
    short = MappingProxyType({"hands": (4,)})
    options = SanDaYiRules
    dealt = ("rules", "previous")
    round_type = SanDaYiRound
    actions = ACTIONS
    events = EVENTS

    def deal(
        self, options: SanDaYiRules, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[SanDaYiRound, tuple[Event, ...]]:  # fmt: skip
        """The declarer of the hand before calls first, win or lose (A7)."""
        previous = scoring.facts_of(results[-1]).declarer if results else None
        return begin(options, previous, chance)

    def check_result(self, options: SanDaYiRules, seats: int, result: RoundResult) -> None:
        validation.check_result(result)

    def standing(self, options: SanDaYiRules, seats: int, results: Sequence[RoundResult]) -> Standing:
        return scoring.standing(options.match_hands, seats, results)

    def action_space(self, view: SanDaYiView) -> Sequence[Action]:
        """Of the ways to bury those that are listed, and a few that cannot be."""
        cards = sorted(view.hand)
        found: list[Action] = [*CALL.values(), *NAME_TRUMP, *PLAY.values()]
        found += [Bury(tuple(cards[: KITTY - 1])), Bury(tuple(cards[:1] * KITTY))]
        if view.phase == "bury" and view.seat == view.turn:
            found += legality.burials(view.rules, view.hand)
        return found
