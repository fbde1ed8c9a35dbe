"""The games of the family as the program above the games knows them: one machine, six presets."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank, packs
from cardtable.engine.game import Game
from cardtable.engine.round import Telling
from cardtable.games.olsen import covers
from cardtable.games.olsen.rules import effects, scoring, validation
from cardtable.games.olsen.rules.actions import (
    ACTIONS,
    CATCH,
    DRAW,
    END_TURN,
    LET_STAND,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
    FalsePlay,
    Hide,
    Slip,
)
from cardtable.games.olsen.rules.events import EVENTS, Dealt, StartReturned
from cardtable.games.olsen.rules.house_rules import (
    FamilyOptions,
    KlikkOptions,
    LangiOptions,
    MedStigumOptions,
    OlsenOptions,
    SvindlOptions,
    UppOgNidurOptions,
)
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.olsen.rules.state import OlsenView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import RoundResult, Standing, Watch
    from cardtable.engine.values import Action, Event
    from cardtable.games.olsen.rules.house_rules import Rules

FIRST_PORTION: Final = 3


def deal(
    rules: Rules, seats: int, dealer: int | None, chance: Chance, results: Sequence[RoundResult] = (),
    watch: Watch | None = None,
) -> tuple[OlsenRound, tuple[Event, ...]]:  # fmt: skip
    """Shuffle, deal to everybody and turn the start card (B05 to B09).

    The first dealer is drawn by lot; then the deal passes clockwise (B08).
    """
    dealer = chance.pick(seats) if dealer is None else (dealer + 1) % seats
    stock = chance.shuffle(packs(rules.packs_for(seats)))
    first = (dealer + 1) % seats
    order = [(first + step) % seats for step in range(seats)]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for portion in (FIRST_PORTION, rules.dealt - FIRST_PORTION):
        for seat in order:
            hands[seat] += [stock.pop() for _ in range(portion)]
    changer = rules.first_changer
    returned: list[Event] = []
    others = any(card.rank != changer for card in stock)
    while others and stock[-1].rank == changer and rules.start_changer == "another":
        returned.append(StartReturned(stock[-1]))
        stock = chance.shuffle(stock)
    start = stock.pop()
    table = OlsenRound(
        rules=rules,
        seats=seats,
        dealer=dealer,
        turn=first,
        hands=hands,
        stock=stock,
        pile=[start],
        free=start.rank == changer and rules.start_changer == "any",
    )
    if results and results[-1].carried:
        table.caught = [caught for caught, _ in results[-1].carried]
        table.cleared = [cleared for _, cleared in results[-1].carried]
    events = Telling(watch, [*returned, Dealt(dealer, start)])
    if rules.effects and rules.start_effects:
        _start_card_acts(table, start.rank, events)
    return table, tuple(events)


def _start_card_acts(table: OlsenRound, rank: Rank, events: Telling) -> None:
    """The start card acts as if the dealer had laid it (K08); an ace lets the dealer begin the other way round."""
    if rank is Rank.ACE and table.seats > 2:
        effects.act(table, table.dealer, rank, 1, events)
        table.turn = table.dealer
        return
    table.turn = effects.act(table, table.dealer, rank, 1, events)
    if table.owed:
        table.phase = "owe"


class FamilyGame(Game[OlsenView, FamilyOptions]):
    """What the six games share: everything but their names and their house rules."""

    usual_seats = 4
    round_type = OlsenRound
    actions = ACTIONS
    events = EVENTS

    def deal(
        self, options: FamilyOptions, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[OlsenRound, tuple[Event, ...]]:  # fmt: skip
        return deal(options.rules(), seats, dealer, chance, results, watch)

    def check_result(self, options: FamilyOptions, seats: int, result: RoundResult) -> None:
        validation.check_result(options.rules(), seats, result)

    def standing(self, options: FamilyOptions, seats: int, results: Sequence[RoundResult]) -> Standing:
        return scoring.standing(options.rules(), seats, results)

    def action_space(self, view: OlsenView) -> Sequence[Action]:
        cards = packs(view.rules.packs_for(view.seats))
        found: list[Action] = [DRAW, PASS, END_TURN, SAY_OLSEN, SAY_OLSEN_OLSEN, CATCH, TAKE_OWED, LET_STAND]
        found += NAME_SUIT
        found += [PLAY[card] for card in cards]
        if view.rules.cheating:
            found += [Accuse(seat) for seat in range(view.seats)]
            found += _cheats(view)
        return found


def _cheats(view: OlsenView) -> Iterator[Action]:
    """Cheats with the cards of the hand, and with one card that is elsewhere."""
    cards = [*view.hand, view.top]
    for card in cards:
        yield Hide(card)
        yield FalsePlay(card)
        for extra in cards:
            yield Slip(card, extra)


class OlsenOlsen(FamilyGame):
    """Plain Ólsen Ólsen (section 1.1)."""

    cover = covers.OLSEN
    options = OlsenOptions


class UppOgNidur(FamilyGame):
    """Ólsen Ólsen upp og niður (section 1.2)."""

    cover = covers.UPP_OG_NIDUR
    options = UppOgNidurOptions


class MedStigum(FamilyGame):
    """Ólsen Ólsen með stigum (section 1.3)."""

    cover = covers.MED_STIGUM
    options = MedStigumOptions


class Klikk(FamilyGame):
    """Ólsen Ólsen klikk (section 1.4)."""

    cover = covers.KLIKK
    options = KlikkOptions


class Langi(FamilyGame):
    """Langi Ólsen (section 1.5)."""

    cover = covers.LANGI
    options = LangiOptions
    short = MappingProxyType({"first_to": (1, 2)})
    wanders = True


class Svindl(FamilyGame):
    """Svindl Ólsen Ólsen (section 1.6)."""

    cover = covers.SVINDL
    options = SvindlOptions
    lenient = False
