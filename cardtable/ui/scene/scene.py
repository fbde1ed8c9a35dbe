"""The one scene for all games: it shows zones and plates, moves cards, and turns every hand into a gesture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QGraphicsScene

from cardtable.stage.layout import lay_out
from cardtable.stage.places import ASPECT, Spot, TableLayout
from cardtable.stage.zones import Middle, Zone, ZoneKind
from cardtable.ui.deck.faces import colour_of
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.scene.card_input import CardInput
from cardtable.ui.scene.card_item import CardItem
from cardtable.ui.scene.direction_item import DirectionItem
from cardtable.ui.scene.matching import Held, Slot, match
from cardtable.ui.scene.motion import Flight, Flights
from cardtable.ui.scene.plate_item import PlateItem, PlateText, SpeechItem
from cardtable.ui.scene.zone_item import SuitBadge, ZoneItem
from cardtable.ui.theme import THEMES, Theme, font

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cardtable.cards import Card, Suit

STAGGER: Final = 55


@dataclass(frozen=True, slots=True)
class Picture:
    """All that the scene shows at one moment, in words and data."""

    zones: tuple[Zone, ...]
    labels: dict[str, tuple[str, str]]
    plates: dict[int, PlateText]
    fitting: frozenset[Card]
    fresh: frozenset[Card]
    direction: int | None = None
    middle: Middle = Middle.PILES


def _travel_as_one(flights: list[Flight]) -> None:
    """A card that nobody sees under another one leaves with it, from the same place and at the same time."""
    for hidden in (flight for flight in flights if flight.item.unseen and flight.face is None and flight.travels):
        above = (flight for flight in flights if flight.item.zone == hidden.item.zone and flight.face is not None)
        upper = next(above, None)
        if upper is not None:
            hidden.start, hidden.start_rotation = upper.start, upper.start_rotation
            hidden.start_scale, hidden.delay = upper.start_scale, upper.delay


class TableScene(QGraphicsScene):
    """Cards, zones and plates of one table.

    What people do with them is in ``input``. Signals: ``focused(item)`` when the focus has come to a card or a zone,
    ``landed()`` when nothing flies any more.
    """

    focused = Signal(object)
    landed = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pixmaps = pixmaps
        self.theme: Theme = THEMES["green"]
        self.text_scale = 1.0
        self.pixel_ratio = 1.0
        self.motion_time = 260
        self.shows_focus = False
        self.picture: Picture | None = None
        self.layout: TableLayout = TableLayout()
        self.cards: list[CardItem] = []
        self.zones: dict[str, ZoneItem] = {}
        self.plates: dict[int, PlateItem] = {}
        self._badges: dict[str, SuitBadge] = {}
        self._speech: list[SpeechItem] = []
        self._direction = DirectionItem(self)
        self.addItem(self._direction)
        self.input = CardInput(self)
        self._flights = Flights(self)
        self._flights.landed.connect(self.landed)

    # -- showing ---------------------------------------------------------------------------------------------------

    def show_picture(self, picture: Picture, animate: bool = True) -> None:
        """Show this picture; cards move there from where they are, or lie there at once."""
        self._flights.finish()
        self.input.cancel_drags()
        focus = self.focusItem()
        where = (focus.zone, focus.index) if isinstance(focus, CardItem) else None
        before = {} if self.picture is None else {zone.id: len(zone.cards) for zone in self.picture.zones}
        self.picture = picture
        self._lay_out()
        after = {zone.id: len(zone.cards) for zone in picture.zones}
        slots = self._slots()
        held = [Held(item, item.card, item.zone) for item in self.cards]
        piled = frozenset(zone.id for zone in picture.zones if zone.kind is ZoneKind.PILE)
        matching = match(held, slots, before, after, piled)
        duration = self.motion_time if animate else 0
        flights: list[Flight] = []
        order = 0
        # Several cards that come from one place are dealt round the table, one to each.
        for slot in sorted(slots, key=lambda slot: slot.index):
            item = matching.kept.get(slot) or self._born(slot, matching.born[slot])
            flight = self._send(item, slot, duration, order)
            if flight is not None:
                flights.append(flight)
                order += 1
        for item, target in matching.gone:
            self._let_go(item, target if duration else None, duration, flights)
        _travel_as_one(flights)
        self.input.table_changed()
        if where is not None and isinstance(focus, CardItem) and focus.zone != where[0]:
            self._focus_neighbour(*where)
        self._flights.launch(flights)

    def _focus_neighbour(self, zone: str, index: int) -> None:
        """The focus does not leave with a card: it goes to the one that lies in its place now."""
        left = self.items_in(zone)
        if left:
            self.setFocusItem(left[min(index, len(left) - 1)])
        else:
            self.clearFocus()

    def refresh(self) -> None:
        """Lay the same picture out again: the window has another size, the texts or colours have changed."""
        if self.picture is not None:
            self.show_picture(self.picture, animate=False)
        self.update()

    def clear_table(self) -> None:
        """Take everything off the table."""
        self._flights.finish()
        self.input.cancel_drags()
        self.picture = None
        self.input.clear()
        self.quiet()
        for item in list(self.cards):
            self.discard_item(item)

    def empty(self) -> None:
        """Leave nothing but the felt: plates and places may tell of a hand, too."""
        self.clear_table()
        for zone in list(self.zones):
            self.removeItem(self._badges.pop(zone))
            self.removeItem(self.zones.pop(zone))
        for seat in list(self.plates):
            self.removeItem(self.plates.pop(seat))
        self._direction.arrange(None)

    def finish_motion(self) -> bool:
        """Put what flies where it belongs; whether anything flew."""
        return self._flights.finish()

    def motion_left(self) -> int:
        """How many milliseconds cards will still be in flight."""
        return self._flights.left

    @property
    def moving(self) -> bool:
        """Whether cards are in flight."""
        return self._flights.under_way

    def launch(self, flights: list[Flight]) -> None:
        """Let these cards fly."""
        self._flights.launch(flights)

    def speak(self, seat: int, text: str) -> None:
        """Show what a player says, until :meth:`quiet`."""
        plate = self.plates.get(seat)
        if plate is None:
            return
        before = next((bubble for bubble in self._speech if bubble.plate is plate), None)
        if before is not None:
            self._speech.remove(before)
            self.removeItem(before)
            text = f"{before.text} – {text}"
        bubble = SpeechItem(self, plate, text)
        self._speech.append(bubble)
        self.addItem(bubble)

    def quiet(self) -> None:
        """Take away what players said."""
        for bubble in self._speech:
            self.removeItem(bubble)
        self._speech = []

    @property
    def spoken(self) -> list[str]:
        """What players are saying now."""
        return [bubble.text for bubble in self._speech]

    def font_of(self, pixels: float, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
        """The program's font in this size."""
        return font(1.0, weight, pixels)

    def suit_colour(self, suit: Suit) -> QColor:
        """The colour of a suit sign on the deck in use."""
        return QColor(colour_of(suit, self.pixmaps.style))

    def discard_item(self, item: CardItem) -> None:
        """Take a card off the table for good."""
        if item in self.cards:
            self.cards.remove(item)
            self.removeItem(item)
            item.deleteLater()

    def _lay_out(self) -> None:
        picture = self.picture
        assert picture is not None
        size = self.sceneRect()
        self.layout = lay_out(picture.zones, size.width(), size.height(), self.text_scale, picture.middle)
        for zone in picture.zones:
            item = self.zones.get(zone.id)
            if item is None:
                item = self.zones[zone.id] = ZoneItem(self, zone)
                self.addItem(item)
                badge = self._badges[zone.id] = SuitBadge(item)
                self.addItem(badge)
            item.arrange(zone, self.layout.places[zone.id], *picture.labels.get(zone.id, ("",)))
            self._badges[zone.id].prepareGeometryChange()
            self._badges[zone.id].update()
        for gone in self.zones.keys() - {zone.id for zone in picture.zones}:
            self.removeItem(self._badges.pop(gone))
            self.removeItem(self.zones.pop(gone))
        self._direction.arrange(picture.direction)
        for seat, text in picture.plates.items():
            plate = self.plates.get(seat)
            if plate is None:
                plate = self.plates[seat] = PlateItem(self, seat)
                self.addItem(plate)
            plate.arrange(text, self.layout.plates[seat])
        for seat in self.plates.keys() - picture.plates.keys():
            self.removeItem(self.plates.pop(seat))

    def _slots(self) -> list[Slot]:
        assert self.picture is not None
        slots: list[Slot] = []
        for zone in self.picture.zones:
            place = self.layout.places[zone.id]
            slots += [
                Slot(zone.id, place.first + shown, zone.cards[place.first + shown]) for shown in range(len(place.spots))
            ]
        return slots

    def _spot(self, slot: Slot) -> Spot:
        place = self.layout.places[slot.zone]
        return place.spots[slot.index - place.first]

    def _born(self, slot: Slot, source: str | None) -> CardItem:
        item = CardItem(self)
        place = self.layout.places.get(source or slot.zone)
        if source is not None and place is not None and place.spots:
            item.spot = place.spots[-1]
        elif source is not None and place is not None:
            rect = place.rect
            item.spot = Spot(rect.x, rect.y, self._spot(slot).width)
        else:
            item.spot = self._spot(slot)
            item.card = slot.card
        item.rest()
        self.cards.append(item)
        self.addItem(item)
        return item

    def _send(self, item: CardItem, slot: Slot, duration: int, order: int) -> Flight | None:
        """Let the item fill the slot; the flight it needs, or ``None`` when it lies there at once."""
        spot = self._spot(slot)
        start, rotation = item.pos(), item.turn
        scale = item.width * item.scale() / spot.width
        same_zone = item.zone == slot.zone
        before = item.looks
        zone = self.zones[slot.zone].zone
        item.stands = zone.stands[slot.index] if slot.index < len(zone.stands) else None
        item.chips = zone.chips[slot.index] if slot.index < len(zone.chips) else ()
        item.marked = slot.index in zone.marked
        item.zone, item.index, item.spot = slot.zone, slot.index, spot
        item.unseen = slot.card is None and zone.kind is ZoneKind.PILE
        item.fresh = slot.card is not None and self.picture is not None and slot.card in self.picture.fresh
        item.fitting = slot.card is not None and self.picture is not None and slot.card in self.picture.fitting
        # A face never stays visible on its way to being hidden, not for one frame.
        hides = slot.card is None and item.card is not None
        if hides or duration == 0 or (same_zone and item.card is not slot.card):
            item.show_card(slot.card)
        item.setTransform(item.transform().fromScale(1.0, 1.0))
        item.set_width(spot.width)
        still = (start - item.resting_point()).manhattanLength() < 0.5 and abs(scale - 1.0) < 0.01
        if duration == 0 or (still and item.card is slot.card):
            item.show_card(slot.card)
            item.rest()
            if before != item.looks:
                item.update()
            return None
        turns = item.card is not slot.card
        delay = 0 if same_zone else min(order, 24) * STAGGER * duration // 260
        return Flight(
            item, start, rotation, scale, slot.card, turns, delay, duration, vanishes=False, travels=not same_zone
        )

    def _let_go(self, item: CardItem, target: str | None, duration: int, flights: list[Flight]) -> None:
        place = None if target is None else self.layout.places.get(target)
        if place is not None and place.spots:
            spot = place.spots[-1]
        elif duration and self._is_hand(item.zone):
            # A card that leaves a hand for nowhere slips out of the fan, towards the edge of the table.
            down = 0.55 * item.spot.width * ASPECT
            spot = Spot(item.spot.x, item.spot.y + down, item.spot.width, item.spot.rotation)
        else:
            self.discard_item(item)
            return
        start, rotation = item.pos(), item.turn
        scale = item.width * item.scale() / spot.width
        item.zone, item.spot = target or "", spot
        item.set_width(item.spot.width)
        flights.append(Flight(item, start, rotation, scale, None, item.card is not None, 0, duration, vanishes=True))

    def _is_hand(self, zone: str) -> bool:
        shown = self.zones.get(zone)
        return shown is not None and shown.zone.kind in (ZoneKind.HAND, ZoneKind.OTHER_HAND)

    # -- focus -----------------------------------------------------------------------------------------------------

    def card_focused(self, item: CardItem) -> None:
        """Say which card has the focus."""
        self.focused.emit(item)

    def zone_focused(self, item: ZoneItem) -> None:
        """Say which zone has the focus."""
        self.focused.emit(item)

    def items_in(self, zone: str) -> list[CardItem]:
        """The card items of a zone in order."""
        return sorted((item for item in self.cards if item.zone == zone), key=lambda item: item.index)

    def set_size(self, width: float, height: float) -> None:
        """The table has this size now."""
        self.setSceneRect(QRectF(0, 0, width, height))

    def item_of(self, card: Card) -> CardItem | None:
        """The item that shows this card face up."""
        return next((item for item in self.cards if item.card is card), None)
