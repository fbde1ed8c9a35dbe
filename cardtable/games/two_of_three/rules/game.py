"""Two of Three as the program above the games knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from cardtable.cards import packs
from cardtable.engine.game import Game
from cardtable.engine.round import RoundResult, Standing, Telling, seats_with, totals
from cardtable.games.two_of_three.covers import TWO_OF_THREE
from cardtable.games.two_of_three.rules import game, validation
from cardtable.games.two_of_three.rules.actions import ACTIONS, DRAW, PLAY, STOP
from cardtable.games.two_of_three.rules.events import EVENTS
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.state import TwoOfThreeView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Watch
    from cardtable.engine.values import Action, Event


def standing(rules: TwoOfThreeRules, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match after these legs; the fewest points win, and a tie is shared."""
    points = totals(results, seats)
    if rules.legs is not None:
        over = len(results) >= rules.legs
    else:
        over = rules.limit is not None and max(points) > rules.limit
    return Standing(points, over, seats_with(min(points), points) if results else ())


def deal(
    rules: TwoOfThreeRules, seats: int, results: Sequence[RoundResult], chance: Chance, watch: Watch | None = None
) -> tuple[TwoOfThreeRound, tuple[Event, ...]]:
    """Shuffle the pack and deal the first round of a leg; who begins it follows from the leg before (G17)."""
    if results:
        starter = results[-1].carried[0][0]
    else:
        starter = chance.pick(seats) if rules.first_start == "random" else 0
    table = TwoOfThreeRound(
        rules=rules,
        seats=seats,
        dealer=(starter - 1) % seats,
        starter=starter,
        turn=starter,
        number=1,
        hands=[[] for _ in range(seats)],
        stock=chance.shuffle(packs()),
        row=[],
    )
    events = Telling(watch)
    table.deal_round(starter, events)
    return table, tuple(events)


class TwoOfThree(Game[TwoOfThreeView, TwoOfThreeRules]):
    """To av tre; a round of the engine is a whole leg (omgang)."""

    cover = TWO_OF_THREE
    usual_seats = 2
    variant_seats = range(3, 5)  # G20
    short = MappingProxyType({"end": ("1r", "3r", "100")})
    options = TwoOfThreeRules
    round_type = TwoOfThreeRound
    actions = ACTIONS
    events = EVENTS

    def deal(
        self, options: TwoOfThreeRules, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[TwoOfThreeRound, tuple[Event, ...]]:  # fmt: skip
        return deal(options, seats, results, chance, watch)

    def check_result(self, options: TwoOfThreeRules, seats: int, result: RoundResult) -> None:
        validation.check_result(seats, result)

    def standing(self, options: TwoOfThreeRules, seats: int, results: Sequence[RoundResult]) -> Standing:
        return game.standing(options, seats, results)

    def action_space(self, view: TwoOfThreeView) -> Sequence[Action]:
        return [*(PLAY[card] for card in sorted({*view.hand, *view.row})), DRAW, STOP]
