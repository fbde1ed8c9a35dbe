"""Kínaskák and Shanghai Rummy as the program above the games knows them: one machine, two presets."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from cardtable.cards import Card, packs
from cardtable.engine.game import Game
from cardtable.engine.round import Telling
from cardtable.games.rummy import covers
from cardtable.games.rummy.rules import legality, scoring, validation
from cardtable.games.rummy.rules.actions import (
    ACTIONS,
    BUY,
    DRAW_STOCK,
    KEEP_LAST,
    PASS_BUY,
    READY,
    TAKE_UPCARD,
    Discard,
    LayDown,
    LayOff,
    SwapJoker,
)
from cardtable.games.rummy.rules.events import EVENTS, Dealt
from cardtable.games.rummy.rules.house_rules import FamilyOptions, KinaskakOptions, ShanghaiOptions
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.games.rummy.rules.state import RummyView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import RoundResult, Standing, Watch
    from cardtable.engine.values import Action, Event
    from cardtable.games.rummy.rules.house_rules import Rules


def deal(
    rules: Rules, seats: int, dealer: int | None, played: int, chance: Chance, watch: Watch | None = None
) -> tuple[RummyRound, tuple[Event, ...]]:
    """Shuffle and deal one card at a time; ``played`` rounds came before. The first dealer is drawn by lot."""
    dealer = chance.pick(seats) if dealer is None else (dealer + 1) % seats
    number = rules.rounds[played]
    stock = chance.shuffle(packs(rules.packs_for(seats), rules.jokers_per_pack))
    first = (dealer + 1) % seats
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for _ in range(rules.hand_size):
        for step in range(seats):
            hands[(first + step) % seats].append(stock.pop())
    table = RummyRound(rules=rules, seats=seats, dealer=dealer, turn=first, number=number, hands=hands, stock=stock)
    events = Telling(watch, [Dealt(dealer, number)])
    if not rules.kinaskak:
        table.turn_first_card(events)
    return table, tuple(events)


class FamilyGame(Game[RummyView, FamilyOptions]):
    """What the two games share: everything but their names and their house rules."""

    usual_seats = 4
    short = MappingProxyType({"length": ("short", "first-five")})
    wanders = True
    dealt = ("rules", "number")
    round_type = RummyRound
    actions = ACTIONS
    events = EVENTS

    def deal(
        self, options: FamilyOptions, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[RummyRound, tuple[Event, ...]]:  # fmt: skip
        return deal(options.rules(), seats, dealer, len(results), chance, watch)

    def check_result(self, options: FamilyOptions, seats: int, result: RoundResult) -> None:
        validation.check_result(seats, result)

    def standing(self, options: FamilyOptions, seats: int, results: Sequence[RoundResult]) -> Standing:
        return scoring.standing(len(options.rules().rounds), seats, results)

    def action_space(self, view: RummyView) -> Sequence[Action]:
        """Of the ways to lay down those that are listed."""
        found: list[Action] = [READY, TAKE_UPCARD, DRAW_STOCK, BUY, PASS_BUY, KEEP_LAST]
        if view.seat is not None and view.seat == view.turn:
            found += [action for action in legality.legal(view, view.seat, view.hand) if isinstance(action, LayDown)]
        cards = sorted({*view.hand, *view.discard[-1:]})
        found += [Discard(card) for card in cards]
        for index, meld in enumerate(view.melds):
            for card in cards:
                found += [LayOff(card, index, end) for end in (None, "low", "high")]
                found += [SwapJoker(card, index, place) for place in range(len(meld.cards))]
        return found


class Kinaskak(FamilyGame):
    """Kínaskák (section 1A)."""

    cover = covers.KINASKAK
    options = KinaskakOptions


class Shanghai(FamilyGame):
    """Shanghai Rummy (section 1B)."""

    cover = covers.SHANGHAI
    options = ShanghaiOptions
