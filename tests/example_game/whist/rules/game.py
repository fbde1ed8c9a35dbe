"""Whist as the program above the games knows it."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from cardtable.engine.chance import Chance
from cardtable.engine.game import Game
from cardtable.engine.round import RoundResult, Standing, Watch, seats_with, totals
from cardtable.engine.values import Action, Codec, Event
from cardtable.kinds.tricks.rules import PlayCard, play
from tests.example_game.whist.covers import WHIST
from tests.example_game.whist.rules.events import EVENTS, Dealt
from tests.example_game.whist.rules.house_rules import BOOK, HAND, SEATS, WhistRules
from tests.example_game.whist.rules.ranking import PACK
from tests.example_game.whist.rules.round import WhistRound
from tests.example_game.whist.rules.view import WhistView


class Whist(Game[WhistView, WhistRules]):
    """Plain whist, without honours."""

    cover = WHIST
    usual_seats = SEATS
    short = MappingProxyType({"game": (5,)})
    options = WhistRules
    round_type = WhistRound
    actions = Codec(PlayCard)
    events = EVENTS

    def deal(
        self, options: WhistRules, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[WhistRound, tuple[Event, ...]]:  # fmt: skip
        """Thirteen cards each; the last one is the dealer's, and the player after the dealer leads."""
        dealer = chance.pick(SEATS) if dealer is None else options.after(dealer)
        cards, first = chance.shuffle(PACK), options.after(dealer)
        hands = [cards[(seat - first) % SEATS :: SEATS] for seat in range(SEATS)]
        return WhistRound(options, seats, dealer, first, hands, first, [], [], cards[-1]), (Dealt(dealer, cards[-1]),)

    def check_result(self, options: WhistRules, seats: int, result: RoundResult) -> None:
        result.check(SEATS, ("tricks",))
        if sorted(result.scores)[:2] != [0, 0] or not 1 <= max(result.scores) <= HAND - BOOK:
            raise ValueError("no such score")

    def standing(self, options: WhistRules, seats: int, results: Sequence[RoundResult]) -> Standing:
        scores = totals(results, SEATS)
        return Standing(scores, max(scores) >= options.game, seats_with(max(scores), scores) if results else ())

    def action_space(self, view: WhistView) -> Sequence[Action]:
        return [play(card) for card in PACK]
