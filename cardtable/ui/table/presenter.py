"""From a game table to the picture and the words on the screen."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from itertools import accumulate
from typing import TYPE_CHECKING

from cardtable.cards import Rank
from cardtable.messages import translate
from cardtable.stage.commands import Gesture
from cardtable.stage.zones import Zone, ZoneKind
from cardtable.ui.language import say
from cardtable.ui.scene.card_input import MAIN
from cardtable.ui.scene.plate_item import PlateText
from cardtable.ui.scene.scene import Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cardtable.app.table import GameTable
    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import View
    from cardtable.stage.zones import Plate
    from cardtable.ui.deck.style import FaceStyle
    from cardtable.ui.table.tray import Tray


class HandOrder(StrEnum):
    """How a hand is sorted."""

    SUIT = "suit"
    RANK = "rank"
    GROUPS = "groups"
    OWN = "own"


def count_text(number: int) -> str:
    """So many cards."""
    return say(translate("Table", "%n card(s)", "cards in a hand", number))


def is_plain(meant: Gesture | Refusal | None) -> bool:
    """Whether a drop means something that needs no warning."""
    return isinstance(meant, Gesture) and meant.warning is None


class Presenter:
    """Makes pictures of one table, remembering how each hand is sorted and which cards are new."""

    def __init__(self, table: GameTable, style: Callable[[], FaceStyle], tray: Tray | None = None) -> None:
        """``style`` tells how the deck in use looks now, for the letters of its ranks.

        ``tray`` is where persons put cards together, where there is somebody who can.
        """
        self.table = table
        self._tray = tray
        self._style = style
        self.order: dict[int, HandOrder] = {}
        self._own_order: dict[int, list[Card]] = {}
        self._last_hand: dict[int, frozenset[Card]] = {}
        self._fresh: dict[int, frozenset[Card]] = {}

    def picture(self, mark_fitting: bool) -> Picture:
        """What the screen shows now."""
        return self.picture_of(self.table.view(), mark_fitting)

    def picture_of(self, view: View, mark_fitting: bool = False) -> Picture:
        """The table as this view shows it."""
        laid: Sequence[Zone] = self.table.entry.stage.zones(view, self.table.names, self.table.near)
        if self._tray is not None:
            laid = self._tray.lay_out(view, laid, self.table.near)
        zones = tuple(self._sorted(zone, view) for zone in laid)
        seat = view.seat
        hand = frozenset(card for zone in zones if zone.seat == seat for card in zone.cards if card is not None)
        fresh: frozenset[Card] = frozenset() if seat is None else self._note_hand(seat, hand)
        fitting: frozenset[Card] = self._fitting(hand, zones) if mark_fitting and seat is not None else frozenset()
        labels = {zone.id: self._label(zone) for zone in zones}
        stage = self.table.entry.stage
        return Picture(zones, labels, self._plates(view), fitting, fresh, stage.direction(view), stage.middle)

    def gathered(self) -> Picture:
        """The table in the moment before the deal: every card is in the stock."""
        picture = self.picture(mark_fitting=False)
        total = sum(len(zone.cards) for zone in picture.zones)
        stock = next(zone.id for zone in picture.zones if zone.kind is ZoneKind.STOCK)
        zones = tuple(
            replace(zone, cards=(None,) * total if zone.id == stock else (), suit=None) for zone in picture.zones
        )
        return replace(picture, zones=zones)

    # -- the hand's order ------------------------------------------------------------------------------------------

    def sort_differently(self) -> HandOrder | None:
        """Sort the open hand by the other key; ``None`` when no hand is open."""
        seat = self.table.viewer
        if seat is None:
            return None
        now = self.order.get(seat, HandOrder.SUIT)
        following = {HandOrder.SUIT: HandOrder.RANK}
        if self.table.entry.stage.suggest(self.table.view()):
            following[HandOrder.RANK] = HandOrder.GROUPS
        self.order[seat] = following.get(now, HandOrder.SUIT)
        return self.order[seat]

    def put(self, card: Card, index: int, shown: Iterable[Card]) -> None:
        """Put a card elsewhere in the open hand; from then on the hand keeps its own order."""
        seat = self.table.viewer
        if seat is None:
            return
        rest = [other for other in shown if other is not card]
        rest.insert(index, card)
        self._own_order[seat] = rest
        self.order[seat] = HandOrder.OWN

    def _sorted(self, zone: Zone, view: View) -> Zone:
        if zone.kind is not ZoneKind.HAND or zone.seat is None or zone.seat != self.table.viewer:
            return zone
        held = [card for card in zone.cards if card is not None]
        order = self.order.get(zone.seat, HandOrder.SUIT)
        if order is HandOrder.SUIT:
            held.sort(key=lambda card: (4 if card.suit is None else int(card.suit), card.rank, card.index))
        elif order is HandOrder.RANK:
            held.sort(key=lambda card: (card.rank, 4 if card.suit is None else int(card.suit), card.index))
        elif order is HandOrder.GROUPS:
            return self._grouped(zone, view, held)
        else:
            known = self._own_order[zone.seat]
            held = [card for card in known if card in held] + [card for card in held if card not in known]
            self._own_order[zone.seat] = held
        written = dict(zip(zone.cards, zone.chips, strict=False))
        return replace(zone, cards=tuple(held), chips=tuple(written[card] for card in held) if written else ())

    def _grouped(self, zone: Zone, view: View, held: Sequence[Card]) -> Zone:
        """The hand in groups that belong together, with a gap between them."""
        groups = [[card for card in group if card in held] for group in self.table.entry.stage.suggest(view)]
        groups = [group for group in groups if group]
        starts = tuple(accumulate(len(group) for group in groups))[:-1]
        return replace(zone, cards=tuple(card for group in groups for card in group), breaks=starts)

    def _note_hand(self, seat: int, hand: frozenset[Card]) -> frozenset[Card]:
        """The cards that are new since the hand was last seen or last played from."""
        before = self._last_hand.get(seat)
        if before is None:
            self._fresh[seat] = frozenset()
        elif hand != before:
            won, lost = hand - before, before - hand
            self._fresh[seat] = won if lost or len(won) == len(hand) else (self._fresh[seat] | won)
            if len(won) == len(hand):
                self._fresh[seat] = frozenset()
        self._last_hand[seat] = hand
        return self._fresh[seat] & hand

    def _fitting(self, hand: Iterable[Card], zones: tuple[Zone, ...]) -> frozenset[Card]:
        view, stage = self.table.view(), self.table.entry.stage
        melds = [zone.id for zone in zones if zone.kind is ZoneKind.MELD]
        spread = melds or any(zone.kind is ZoneKind.TRAY for zone in zones)
        # Where melds are laid, any card may be discarded: what counts is which can be added to a meld.
        targets = melds if spread else [zone.id for zone in zones if zone.kind in MAIN]
        return frozenset(
            card for card in hand if any(is_plain(stage.gesture(view, (card,), target)) for target in targets)
        )

    # -- words -----------------------------------------------------------------------------------------------------

    def _label(self, zone: Zone) -> tuple[str, str]:
        """What is written at a zone, and what where that finds no room."""
        if zone.kind is ZoneKind.STOCK and zone.counted:
            n = len(zone.cards)
            text = translate("Table", "{zone}: %n card(s)", "a stock and how many cards it holds", n)
            return say(text.put(zone=zone.name)), count_text(n)
        return f"✓ {say(zone.name)}" if zone.fine else say(zone.name), ""

    def _plates(self, view: View) -> dict[int, PlateText]:
        plates = self.table.entry.stage.plates(view, self.table.match.standing)
        return {plate.seat: self._plate(plate) for plate in plates}

    def _plate(self, plate: Plate) -> PlateText:
        seat = self.table.match.seats[plate.seat]
        return PlateText(
            name=seat.name,
            colour=seat.colour,
            count="" if plate.count is None else count_text(plate.count),
            score="" if plate.score is None else say(plate.score),
            short_count="" if plate.count is None else str(plate.count),
            short_score=str(self.table.match.standing.totals[plate.seat]),
            notes=tuple(say(note) for note in plate.notes),
            active=plate.active,
            dealer=plate.dealer,
            dealer_text=say(translate("Table", "dealer")),
            rank=self._style().index(Rank(plate.rank)) if plate.rank else "",
            rank_note="" if plate.rank_note is None else say(plate.rank_note),
            tokens=plate.tokens,
            tokens_of=plate.tokens_of,
            tokens_note="" if plate.tokens_note is None else say(plate.tokens_note),
        )
