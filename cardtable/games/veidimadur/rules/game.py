"""Veiðimaður as the program above the games knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from cardtable.cards import RANKS, packs
from cardtable.engine.game import Game
from cardtable.engine.round import Standing, Telling, seats_with, totals
from cardtable.games.veidimadur.covers import VEIDIMADUR
from cardtable.games.veidimadur.rules import validation
from cardtable.games.veidimadur.rules.actions import ACTIONS, ADDRESS, ASK
from cardtable.games.veidimadur.rules.events import EVENTS, Dealt
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from cardtable.games.veidimadur.rules.state import VeidimadurView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import RoundResult, Watch
    from cardtable.engine.values import Action, Event


class Veidimadur(Game[VeidimadurView, VeidimadurRules]):
    """Veiðimaður for two to five."""

    cover = VEIDIMADUR
    usual_seats = 3
    options = VeidimadurRules
    round_type = VeidimadurRound
    actions = ACTIONS
    events = EVENTS
    short = MappingProxyType({"deals": (1,)})

    def deal(
        self, options: VeidimadurRules, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[VeidimadurRound, tuple[Event, ...]]:  # fmt: skip
        """One card at a time from the next player on (M2, M3)."""
        dealer = chance.pick(seats) if dealer is None else (dealer + 1) % seats
        starter, each = (dealer + 1) % seats, options.hand_size(seats)
        stock = chance.shuffle(packs())
        dealt = [[stock.pop() for _ in range(seats)] for _ in range(each)]
        hands = [[portion[(seat - starter) % seats] for portion in dealt] for seat in range(seats)]
        table = VeidimadurRound(options, seats, dealer, starter, hands, stock)
        events = Telling(watch, [Dealt(dealer, starter, each)])
        table.begin(events)
        return table, tuple(events)

    def check_result(self, options: VeidimadurRules, seats: int, result: RoundResult) -> None:
        validation.check_result(options, seats, result)

    def standing(self, options: VeidimadurRules, seats: int, results: Sequence[RoundResult]) -> Standing:
        """The most books win, and a tie is shared (M15)."""
        books = totals(results, seats)
        return Standing(books, len(results) >= options.deals, seats_with(max(books), books) if results else ())

    def action_space(self, view: VeidimadurView) -> Sequence[Action]:
        return [*ADDRESS[: view.seats], *(ASK[seat, rank] for seat in range(view.seats) for rank in RANKS)]
