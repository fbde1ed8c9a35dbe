"""Maumau as the program above the games knows it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from cardtable.engine.chance import Chance
from cardtable.engine.game import Game
from cardtable.engine.round import RoundResult, Standing, Watch, rule_out, seats_with, totals
from cardtable.engine.values import Action, Codec, Event
from cardtable.kinds.laying.rules import DRAW, TAKE_PILE, Draw, Lay, TakePile, lay, mixed, orders
from tests.example_game.maumau.covers import MAUMAU
from tests.example_game.maumau.rules.events import EVENTS, Dealt
from tests.example_game.maumau.rules.fitting import PACK
from tests.example_game.maumau.rules.house_rules import HAND, MaumauRules
from tests.example_game.maumau.rules.round import MaumauRound
from tests.example_game.maumau.rules.view import MaumauView


class Maumau(Game[MaumauView, MaumauRules]):
    """Maumau, in which no card has a power of its own."""

    cover = MAUMAU
    usual_seats = 4
    short = MappingProxyType({"game": (20,)})
    options = MaumauRules
    round_type = MaumauRound
    actions = Codec(Lay | Draw | TakePile)
    events = EVENTS

    def deal(
        self, options: MaumauRules, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[MaumauRound, tuple[Event, ...]]:  # fmt: skip
        """Six cards each, and one is turned up; the player after the dealer begins."""
        dealer = chance.pick(seats) if dealer is None else (dealer + 1) % seats
        stock = chance.shuffle(PACK)
        hands = [[stock.pop() for _ in range(HAND)] for _ in range(seats)]
        pile, first = [stock.pop()], (dealer + 1) % seats
        table = MaumauRound(options, seats, dealer, first, hands, stock, pile, [[] for _ in hands])
        return table, (Dealt(dealer, pile[0]),)

    def check_result(self, options: MaumauRules, seats: int, result: RoundResult) -> None:
        result.check(seats, ("out",))
        rule_out(sum(result.scores) != sum(result.held) or max(result.scores) != sum(result.held), "no such score")
        rule_out(result.winners != seats_with(0, result.held) or len(result.winners) != 1, "others have won")

    def standing(self, options: MaumauRules, seats: int, results: Sequence[RoundResult]) -> Standing:
        scores = totals(results, seats)
        return Standing(scores, max(scores) >= options.game, seats_with(max(scores), scores) if results else ())

    def action_space(self, view: MaumauView) -> Sequence[Action]:
        others = [(card,) for card in PACK if card not in view.hand]
        return [DRAW, TAKE_PILE, *map(lay, [*orders(view.hand), *others, *mixed(view.hand)])]
