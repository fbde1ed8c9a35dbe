"""The tables of contract rummy: zones, plates and words. What differs between the games follows from their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.rules.actions import PassBuy
from cardtable.games.rummy.rules.events import Bought, DrewForIt, WentOut
from cardtable.games.rummy.rules.options import FamilyOptions
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.solver.grouping import groups as grouped
from cardtable.games.rummy.rules.view import RummyView
from cardtable.games.rummy.table import advice, buttons, explaining, gestures, lengths, lines, sentences, tray
from cardtable.games.rummy.table.wording import faces, meld_text
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.table import Plate, Stage, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.house_rules import Rules
    from cardtable.players.decision import Reason
    from cardtable.stage.table import Command, Gesture, Groups, TrayPlace

STOCK: Final = "stock"
DISCARD: Final = "discard"
SECONDS_PER_TURN: Final = 12
SECONDS_TO_BUY: Final = 5


def hand_zone(seat: int) -> str:
    """The id of the zone that holds a seat's hand."""
    return f"hand-{seat}"


class FamilyStage(Stage):
    """The stage of one game of the family."""

    score_name = translate("Rummy", "Points")
    fewest_wins = True
    contracts: tuple[Contract, ...]

    def __init__(self, game: str) -> None:
        self.rule_book = game

    def zones(self, view: View, names: Sequence[str], near: int) -> list[Zone]:
        """See :meth:`Stage.zones`."""
        table = _own(view)
        found = [
            Zone(STOCK, ZoneKind.STOCK, translate("Rummy", "Stock"), (None,) * table.stock_left),
            Zone(DISCARD, ZoneKind.PILE, _pile_name(table), table.discard),
        ]
        for index, (meld, owner) in enumerate(zip(table.melds, table.owners, strict=True)):
            name = translate("Rummy", "{player}: {meld}", "whose meld it is, and what it is").put(
                player=names[owner], meld=meld_text(meld)
            )
            found.append(
                Zone(
                    gestures.meld_zone(index),
                    ZoneKind.MELD,
                    name,
                    meld.cards,
                    owner=owner,
                    near=owner == near,
                    stands=faces(meld),
                )
            )
        for step in range(table.seats):
            seat = (near + step) % table.seats
            held = table.hand if seat == table.seat else (None,) * table.counts[seat]
            kind = ZoneKind.HAND if seat == near else ZoneKind.OTHER_HAND
            name = translate("Rummy", "{player}’s hand").put(player=names[seat])
            found.append(Zone(hand_zone(seat), kind, name, held, seat))
        return found

    def plates(self, view: View, standing: Standing) -> list[Plate]:
        """See :meth:`Stage.plates`."""
        table = _own(view)
        limit = table.rules.buys(table.number)
        found = []
        for seat in range(table.seats):
            left = max(0, limit - table.bought[seat])
            found.append(
                Plate(
                    seat,
                    active=seat == table.turn and table.result is None,
                    dealer=seat == table.dealer,
                    count=table.counts[seat],
                    score=translate("Rummy", "%n point(s)", "penalty points so far", standing.totals[seat]),
                    notes=_notes(table, seat),
                    tokens=left,
                    tokens_of=limit,
                    tokens_note=translate("Rummy", "may buy %n more time(s)", None, left) if limit else None,
                )
            )
        return found

    def gesture(self, view: View, cards: Sequence[Card], target: str, slyly: bool = False) -> Gesture | Refusal | None:
        """See :meth:`Stage.gesture`."""
        table = _own(view)
        zone = zone_of(target)
        if zone == STOCK:
            return gestures.on_stock(table, cards)
        if zone == DISCARD:
            return gestures.on_pile(table, cards)
        return gestures.on_meld(table, cards, target) if zone.startswith(gestures.MELD) else None

    def commands(self, view: View, picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """See :meth:`Stage.commands`."""
        return buttons.commands(_own(view), picked, tray)

    def calls(self, view: View) -> list[Command]:
        """See :meth:`Stage.calls`."""
        return buttons.calls(_own(view))

    def tray(self, view: View, groups: Groups = ()) -> Sequence[TrayPlace]:
        """See :meth:`Stage.tray`."""
        table = _own(view)
        return tray.places(table, groups) if tray.is_open(table) else ()

    def propose(self, view: View, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        """See :meth:`Stage.propose`."""
        return tray.propose(_own(view), groups, picked)

    def describe(self, view: View, picked: Sequence[Card]) -> Message | None:
        """See :meth:`Stage.describe`."""
        return tray.describe(_own(view), picked)

    def suggest(self, view: View) -> Sequence[Sequence[Card]]:
        """See :meth:`Stage.suggest`."""
        table = _own(view)
        return grouped(table.hand, table.rules.contract(table.number), table.rules.meld_rules)

    def tell(self, event: Event, names: Sequence[str]) -> Message | None:
        """See :meth:`Stage.tell`."""
        return sentences.tell(event, names, self.contracts)  # type: ignore[arg-type]

    def exclaim(self, event: Event) -> Sequence[tuple[int, Message]]:
        """See :meth:`Stage.exclaim`."""
        match event:
            case DrewForIt(seats, cards):
                return tuple((seat, card_name(card)) for seat, card in zip(seats, cards, strict=True))
            case Bought(seat):
                return ((seat, translate("Rummy", "I’ll buy!", "what a player says aloud")),)
            case WentOut(seat):
                return ((seat, translate("Rummy", "I am out!", "what a player says aloud")),)
        return ()

    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        """See :meth:`Stage.explain`."""
        return explaining.explain(refusal, names, self.contracts)

    def advise(self, action: Action, reasons: Sequence[Reason]) -> Message:
        """See :meth:`Stage.advise`."""
        return advice.advise(action, reasons)

    def status(self, view: View, names: Sequence[str]) -> Message:
        """See :meth:`Stage.status`."""
        return lines.status(_own(view), names)

    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """See :meth:`Stage.round_end`."""
        return lines.round_end(result, names)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """See :meth:`Stage.account`."""
        return lines.account(result, seat)

    def lets_stand(self, action: Action) -> bool:
        """See :meth:`Stage.lets_stand`."""
        return isinstance(action, PassBuy)

    def asks_ready(self, view: View) -> bool:
        """See :meth:`Stage.asks_ready`: before the first card is turned (K-6)."""
        return _own(view).phase == "ready"

    def seconds_to_answer(self, view: View) -> int | None:
        """See :meth:`Stage.seconds_to_answer`: where the quickest buys (K-24)."""
        table = _own(view)
        return SECONDS_TO_BUY if table.phase == "window" and table.rules.buy_priority == "fastest" else None

    def concerns(self, view: View) -> bool:
        """See :meth:`Stage.concerns`: who has laid down wants to get rid of cards, and seldom buys (K-23)."""
        table = _own(view)
        return table.seat is not None and not table.down[table.seat]

    def helps(self, view: View) -> bool:
        """See :meth:`Stage.helps`: the upcard brings the contract nearer, or is a joker."""
        table = _own(view)
        upcard = table.discard[-1]
        contract, rules = table.rules.contract(table.number), table.rules.meld_rules
        nearer = distance((*table.hand, upcard), contract, rules) < distance(table.hand, contract, rules)
        return upcard.suit is None or nearer

    def progress(self, options: Options, standing: Standing, rounds: int) -> Message:
        """See :meth:`Stage.progress`."""
        return lines.progress(_rules(options), rounds)

    def goal(self, options: Options) -> int | None:
        """See :meth:`Stage.goal`: the rounds end a match, not a total."""
        return None

    def minutes(self, options: Options, seats: int) -> int:
        """See :meth:`Stage.minutes`."""
        rules = _rules(options)
        turns = sum(lengths.turns(self.rule_book, number, seats) for number in rules.rounds)
        return max(1, round(turns * SECONDS_PER_TURN / 60))


def _pile_name(table: RummyView) -> Message:
    if table.live:
        return translate("Rummy", "Upcard")
    return translate("Rummy", "Discard pile")


def _notes(table: RummyView, seat: int) -> tuple[Message, ...]:
    if table.down[seat]:
        return (translate("Rummy", "down", "at a player's name: has laid down"),)
    if seat != table.seat or table.result is not None:
        return ()
    lacking = distance(table.hand, table.rules.contract(table.number), table.rules.meld_rules)
    if not lacking:
        return (translate("Rummy", "contract complete", "at a player's name"),)
    return (translate("Rummy", "%n to go", "cards that are missing to the contract, at a player's name", lacking),)


def _rules(options: Options) -> Rules:
    if not isinstance(options, FamilyOptions):
        raise TypeError("these are the options of another game")
    return options.rules()


def _own(view: View) -> RummyView:
    if not isinstance(view, RummyView):
        raise TypeError("this is the view of another game")
    return view
