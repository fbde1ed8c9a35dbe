"""The two games as the home page introduces them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.presentation import controls, event_style, event_texts, lengths, refusal_texts, texts, tray
from cardtable.games.rummy.presentation.texts import faces, meld_text
from cardtable.games.rummy.rules.actions import Buy, PassBuy
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI
from cardtable.games.rummy.rules.events import Bought, DrewForIt, RummyEvent, WentOut
from cardtable.games.rummy.rules.house_rules import FamilyOptions
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.solver.grouping import groups as grouped
from cardtable.games.rummy.rules.view import RummyView
from cardtable.messages import Message, translate, verbatim
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import DISCARD_PILE, I_AM_OUT
from cardtable.stage.hand_stage import DISCARD_ZONE, STOCK_ZONE, HandStage, hand_zones, stock_zone
from cardtable.stage.stage import HandOrder
from cardtable.stage.zones import Middle, Note, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.messages import Listing
    from cardtable.players.decision import Reason
    from cardtable.stage.account import Column, Count
    from cardtable.stage.commands import Command, Gesture, Question
    from cardtable.stage.counted_events import CountedEvent
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.stage import Groups
    from cardtable.stage.zones import Arrival, Notice, Plate, Tag, TrayPlace


def chapter(table: RummyView) -> str:
    """The end of the round, buying, the beginning, and else what can be done in one's turn."""
    if table.result is not None:
        return "blocked" if table.result.reason == "void" else "score"
    if table.phase == "window":
        return "buying"
    if table.phase == "ready":
        return "start"
    if table.seat is None or table.seat != table.turn or table.phase == "offer":
        return "turn"
    if table.must_lay_down or table.must_play is not None:
        return "jokers"
    if table.down[table.seat]:
        return "laying-off" if any(action.kind == "lay-off" for action in table.legal()) else "discarding"
    return "last-round" if table.rules.uses_all(table.number) else "contracts"


SECONDS_PER_TURN: Final = 12
SECONDS_TO_BUY: Final = 5


class FamilyStage(HandStage[RummyView, RummyEvent, FamilyOptions]):
    """The stage of one game of the family."""

    fewest_wins = True
    middle = Middle.MELDS
    feats = event_style.KNOWN
    contracts: tuple[Contract, ...]

    def __init__(self, game: str) -> None:
        self.rule_book = game

    def zones(self, view: RummyView, names: Sequence[str], near: int) -> list[Zone]:
        pile = Zone(DISCARD_ZONE, ZoneKind.PILE, _pile_name(view), view.discard)
        return [stock_zone(view.stock_left), pile, *_melds(view, names), *hand_zones(view, names, near)]

    def plates(self, view: RummyView, standing: Standing) -> list[Plate]:
        """How often each may still buy is shown in tokens (K-20, S-22)."""
        limit = view.rules.buys(view.number)
        found = []
        for plate in super().plates(view, standing):
            left = max(0, limit - view.bought[plate.seat])
            note = translate("Rummy", "may buy %n more time(s)", None, left) if limit else None
            found.append(replace(plate, tokens=left, tokens_of=limit, tokens_note=note))
        return found

    def notes(self, view: RummyView, seat: int) -> tuple[Note, ...]:
        if view.down[seat]:
            return (Note(translate("Rummy", "down", "at a player's name: has laid down")),)
        if seat != view.seat or view.result is not None:
            return ()
        lacking = distance(view.hand, view.rules.contract(view.number), view.rules.meld_rules)
        if not lacking:
            return (Note(translate("Rummy", "contract complete", "at a player's name"), verbatim("✓")),)
        text = translate("Rummy", "%n to go", "cards that are missing to the contract, at a player's name", lacking)
        whole = translate("Rummy", "%n card(s) missing for the contract", "at a player's seat", lacking)
        return (Note(text, verbatim(f"−{lacking}"), whole),)

    def question(self, view: RummyView, names: Sequence[str]) -> Question | None:
        return controls.question(view)

    def lately(self, events: Sequence[RummyEvent], seat: int, names: Sequence[str]) -> Tag | None:
        return event_texts.tag(events, seat)

    def order(self, view: RummyView) -> HandOrder:
        """A player who has bought has many cards, and wants to see which go together."""
        bought = view.seat is not None and view.bought[view.seat] > 0
        return HandOrder.GROUPS if bought else HandOrder.SUIT

    def gesture(
        self, view: RummyView, cards: Sequence[Card], target: str, cheating: bool = False
    ) -> Gesture | Refusal | None:
        zone = zone_of(target)
        if zone == STOCK_ZONE:
            return controls.on_stock(view, cards)
        if zone == DISCARD_ZONE:
            return controls.on_pile(view, cards)
        return controls.on_meld(view, cards, target) if zone.startswith(controls.MELD) else None

    def commands(
        self, view: RummyView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        return controls.commands(view, picked, tray)

    def commands_out_of_turn(self, view: RummyView, names: Sequence[str]) -> list[Command]:
        return controls.calls(view)

    def tray(self, view: RummyView, groups: Groups = ()) -> Sequence[TrayPlace]:
        return tray.places(view, groups) if tray.is_open(view) else ()

    def propose(self, view: RummyView, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        return tray.propose(view, groups, picked)

    def describe(self, view: RummyView, picked: Sequence[Card]) -> Message | None:
        return tray.describe(view, picked)

    def plan(self, view: RummyView, groups: Groups) -> Message | None:
        return tray.plan(view, groups)

    def suggest(self, view: RummyView) -> Sequence[Sequence[Card]]:
        return grouped(view.hand, view.rules.contract(view.number), view.rules.meld_rules)

    def tell(self, event: RummyEvent, names: Sequence[str]) -> Message | None:
        return event_texts.tell(event, names, self.contracts)

    def tell_together(self, events_in_a_row: Sequence[RummyEvent], names: Sequence[str]) -> Message | None:
        return event_texts.tell_together(events_in_a_row, names)

    def exclaim(self, event: RummyEvent) -> Sequence[tuple[int, Message]]:
        match event:
            case DrewForIt(seats, cards):
                return tuple((seat, card_name(card)) for seat, card in zip(seats, cards, strict=True))
            case Bought(seat):
                return ((seat, translate("Rummy", "I’ll buy!", "what a player says aloud")),)
            case WentOut(seat):
                return ((seat, I_AM_OUT),)
        return ()

    def deeds(self, events: Iterable[RummyEvent], seats: int) -> Iterator[CountedEvent]:
        return event_style.deeds(events, seats)

    def notice(self, event: RummyEvent) -> Notice | None:
        return event_texts.notice(event)

    def mark(self, event: RummyEvent) -> EventStyle:
        return event_style.mark(event)

    def arrival(self, event: RummyEvent) -> Arrival | None:
        return event_texts.arrival(event)

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        return refusal_texts.explain(refusal, names, self.contracts)

    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        return texts.advise(action, reasons)

    def status(self, view: RummyView, names: Sequence[str]) -> Message:
        return texts.status(view, names)

    def chapter(self, view: RummyView) -> str:
        return chapter(view)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        return texts.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        return texts.score_text(result, seat)

    def costs(self, view: RummyView) -> Sequence[Count]:
        return texts.costs(view)

    def hurrah(self, view: RummyView, names: Sequence[str]) -> Message:
        return texts.winner_line(view, names)

    def columns(self, view: RummyView, totals: Sequence[int]) -> Sequence[Column]:
        return texts.columns(view, totals)

    def rounds(self, options: FamilyOptions) -> Sequence[Listing]:
        return texts.rounds(options.rules())

    def planned(self, options: FamilyOptions) -> int:
        return len(options.rules().rounds)

    def ends_reactions(self, action: Action) -> bool:
        return isinstance(action, PassBuy)

    def answers(self, action: Action) -> bool:
        return isinstance(action, Buy | PassBuy)

    def asks_ready(self, view: RummyView) -> bool:
        """Before the first card is turned (K-6)."""
        return view.phase == "ready"

    def going_on(self, view: RummyView) -> tuple[Message, Message] | None:
        return controls.going_on(view)

    def seconds_to_answer(self, view: RummyView) -> int | None:
        """Where the quickest buys (K-24)."""
        return SECONDS_TO_BUY if view.phase == "window" and view.rules.buy_priority == "fastest" else None

    def matters_to(self, view: RummyView) -> bool:
        """A player who has laid down wants to get rid of cards, and seldom buys (K-23)."""
        return view.seat is not None and not view.down[view.seat]

    def would_accept(self, view: RummyView) -> bool:
        """The upcard is a joker, brings the contract nearer, or the hand is too small for the contract (S-16)."""
        upcard, hand = view.discard[-1], view.hand
        contract, rules = view.rules.contract(view.number), view.rules.meld_rules
        if upcard.suit is None or len(hand) + 1 < contract.size:
            return True
        return distance((*hand, upcard), contract, rules) < distance(hand, contract, rules)

    def progress(self, options: FamilyOptions, standing: Standing, rounds: int) -> Message:
        return texts.progress(options.rules(), rounds)

    def goal(self, options: FamilyOptions) -> int | None:
        """The rounds end a match, not a total."""
        return None

    def minutes(self, options: FamilyOptions, seats: int) -> int:
        rules = options.rules()
        turns = sum(lengths.turns(self.rule_book, number, seats) for number in rules.rounds)
        return max(1, round(turns * SECONDS_PER_TURN / 60))


def _pile_name(table: RummyView) -> Message:
    if table.live:
        return translate("Rummy", "Upcard")
    return DISCARD_PILE


def _melds(view: RummyView, names: Sequence[str]) -> Iterator[Zone]:
    for index, (meld, owner) in enumerate(zip(view.melds, view.owners, strict=True)):
        name = translate("Rummy", "{player}: {meld}", "whose meld it is, and what it is").put(
            player=names[owner], meld=meld_text(meld)
        )
        zone = controls.meld_zone(index)
        yield Zone(zone, ZoneKind.MELD, name, meld.cards, owner=owner, stands=faces(meld))


class KinaskakStage(FamilyStage):
    """Kínaskák."""

    contracts = KINASKAK


class ShanghaiStage(FamilyStage):
    """Shanghai Rummy."""

    contracts = SHANGHAI
