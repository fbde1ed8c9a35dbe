"""Card input: picking, clicking, dragging and dropping, by any means, ending in the same few signals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from cardtable.stage.layout_parts import INDEX_SHARE
from cardtable.stage.picture import MAIN
from cardtable.stage.zones import AWAY, ZoneKind, at_card
from cardtable.ui.scene.card_item import DRAGGED_Z, CardItem, items_in
from cardtable.ui.scene.card_marks import PICKED_LIFT
from cardtable.ui.scene.motion import Flight, Flights

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from PySide6.QtCore import QRectF

    from cardtable.cards import Card
    from cardtable.ui.scene.scene_context import SceneContext
    from cardtable.ui.scene.zone_item import ZoneItem

OVERLAP: Final = 0.15
HAND_REACH: Final = 40.0
# Zones in which it matters on which card something is dropped.
SPREAD: Final = (ZoneKind.MELD, ZoneKind.TRAY, ZoneKind.OPEN_HAND)
# Zones that lie so close together that the pointer says better which is meant than the card does.
CLOSE: Final = (*SPREAD, ZoneKind.OTHER_HAND)


def target_under(zones: Collection[ZoneItem], item: CardItem, pointer: QPointF) -> str | None:
    """The meld or the seat under the pointer, else the zone that the dragged card covers most, legal or not.

    Where the card covers none, whatever is smaller than a card counts as if it were as large.
    """
    targets = [zone for zone in zones if zone.is_target]
    for zone in targets:
        if zone.zone.kind in CLOSE and zone.holds(pointer):
            return zone.zone.id
    card = item.mapRectToScene(item.face_rect())
    found = _most_covered(((zone, part) for zone in targets for part in zone.parts), card)
    if found is None and not any(is_over_own_hand(zone, item) for zone in zones):
        found = _most_covered(((zone, _enlarged(part, card)) for zone in targets for part in zone.parts), card)
    return None if found is None else found.zone.id


def is_over_own_hand(zone: ZoneItem, item: CardItem) -> bool:
    """Whether the zone is the open hand, and the card lies over it."""
    over = zone.rect.adjusted(0, -HAND_REACH, 0, HAND_REACH).contains(item.pos())
    return zone.zone.kind is ZoneKind.HAND and over


def _most_covered(parts: Iterable[tuple[ZoneItem, QRectF]], card: QRectF) -> ZoneItem | None:
    """The zone with most in common with the card, by the smaller of the two; of several the nearest."""
    shares = [(_share(part, card), -(part.center() - card.center()).manhattanLength(), zone) for zone, part in parts]
    share, _, zone = max(shares, key=lambda found: found[:2], default=(0.0, 0.0, None))
    return zone if share > OVERLAP else None


def _share(part: QRectF, card: QRectF) -> float:
    common = part.intersected(card)
    return common.width() * common.height() / min(part.width() * part.height(), card.width() * card.height())


def _enlarged(part: QRectF, card: QRectF) -> QRectF:
    """The part with the size of the card at least, about the same middle."""
    more = max(0.0, (card.width() - part.width()) / 2), max(0.0, (card.height() - part.height()) / 2)
    return part.adjusted(-more[0], -more[1], *more)


EDGE_SHARE: Final = 0.2
# Milliseconds for which the pointer rests on small cards before they are shown large.
LOOK_AFTER: Final = 400
# Zones that say why not where there is none of these.
ASKED: Final = (ZoneKind.OTHER_HAND,)


class GestureMeaning(Protocol):
    """What knows the meaning of a gesture."""

    def may_pick(self, card: Card) -> bool:
        """Whether the person in front of the screen may take this card."""

    def is_legal(self, cards: Sequence[Card], target: str) -> bool:
        """Whether these cards may be dropped on this zone now."""

    def is_cheating(self, cards: Sequence[Card], target: str) -> bool:
        """Whether dropping these cards there is possible, but not what the rules want."""


class CardInput(QObject):
    """Picking and dropping on one table; ``at_once`` while a card is picked that is dropped in the same moment.

    Signals: ``dropped(cards, zone, cheating)`` when cards are put on a zone (``cheating`` with the Alt key), or beyond
    the edge of the table (the zone ``AWAY``), ``undecided(cards, zones)`` when these zones would do as well,
    ``touched(zone)`` when a zone is clicked with nothing picked, ``arranged(card, index)`` when a card is put elsewhere
    in its own hand, ``picked_changed()``, ``considered()`` when another card is in question, ``looking(zone)`` when the
    pointer has rested on a zone, ``looked_away()`` when it is gone.
    """

    dropped = Signal(list, str, bool)
    undecided = Signal(list, list)
    touched = Signal(str)
    arranged = Signal(object, int)
    picked_changed = Signal()
    considered = Signal()
    looking = Signal(str)
    looked_away = Signal()

    def __init__(
        self, table: SceneContext, cards: Sequence[CardItem], zones: Mapping[str, ZoneItem], flights: Flights
    ) -> None:
        super().__init__(table)
        self._table = table
        self._cards = cards
        self._zones = zones
        self._flights = flights
        self._picked: list[CardItem] = []
        self._hovered: Card | None = None
        self._looked_at = ""
        self._look = QTimer(self, singleShot=True, interval=LOOK_AFTER)
        self._look.timeout.connect(self._look_at)
        self.meaning: GestureMeaning | None = None
        self.at_once = False
        table.card_clicked.connect(self.click_card)
        table.card_double_clicked.connect(self.double_click_card)
        table.card_pulled.connect(self._begin_drag)
        table.card_dragged.connect(self._drag)
        table.card_dropped.connect(self._drop)
        table.drag_cancelled.connect(self._cancel_drag)
        table.card_entered.connect(self.hover_card)
        table.card_left.connect(self.leave_card)
        table.card_focused.connect(self._focus_card)
        table.zone_clicked.connect(self.click_zone)
        table.zone_entered.connect(self.hover_zone)
        table.zone_left.connect(self.leave_zone)

    def clear(self) -> None:
        """The table is empty."""
        self._picked = []
        self._hovered = None
        self._looked_at = ""
        self._look.stop()

    def table_changed(self) -> None:
        """What is no longer in the open hand is neither picked nor pointed at; a card that is gone is not left."""
        picture = self._table.picture
        own = (ZoneKind.HAND, ZoneKind.TRAY)
        hand = {zone.id for zone in (picture.zones if picture else ()) if zone.kind in own}
        # An item may have become another card, when a hand is over and the next one is dealt at once.
        same = [item for item in self._picked if item.card is item.picked_card]
        kept = [item for item in same if item in self._cards and item.card is not None]
        self._set_picked([item for item in kept if item.zone in hand])
        if self._hovered is not None and not self._is_mine(self._hovered):
            self._hovered = None
            self.considered.emit()

    # -- picking and dropping --------------------------------------------------------------------------------------

    @property
    def picked(self) -> list[Card]:
        """The picked cards in the order in which they were picked."""
        return [item.card for item in self._picked if item.card is not None]

    def clear_picked(self) -> None:
        """Put all picked cards back."""
        self._set_picked([])

    def _set_picked(self, items: list[CardItem]) -> None:
        changed = items != self._picked
        if any(item.dragging and item not in items for item in self._picked):
            self.cancel_drags()
        for item in self._picked:
            item.picked = 0
        for place, item in enumerate(items, 1):
            item.picked = place
            item.numbered = len(items) > 1
            item.picked_card = item.card
        old, self._picked = self._picked, items
        for item in {*old, *items}:
            if item in self._cards and not item.dragging and not self._table.moving:
                item.rest()
                item.update()
        self.light_targets()
        if changed:
            self.picked_changed.emit()

    def light_targets(self, hot: str | None = None) -> None:
        """Light up the zones on which the picked cards may be dropped."""
        cards = self.picked
        for zone in self._zones.values():
            legal = bool(cards) and zone.is_target and self._is_legal(cards, zone.zone.id)
            sly = bool(cards) and not legal and zone.is_target and self._is_sly(cards, zone.zone.id)
            zone.set_state(legal, zone.zone.id == hot, sly)

    def _is_legal(self, cards: Sequence[Card], target: str) -> bool:
        return self.meaning is not None and self.meaning.is_legal(cards, target)

    def _is_sly(self, cards: Sequence[Card], target: str) -> bool:
        return self.meaning is not None and self.meaning.is_cheating(cards, target)

    def can_pick(self, item: object) -> bool:
        """Whether this is a card that the person in front of the screen may take up."""
        return isinstance(item, CardItem) and self._may_pick(item)

    def _may_pick(self, item: CardItem) -> bool:
        return item.card is not None and self._is_mine(item.card)

    def _is_mine(self, card: Card) -> bool:
        return self.meaning is not None and self.meaning.may_pick(card)

    def click_card(self, item: CardItem, cheating: bool = False, x: float | None = None) -> None:
        """A click on a card: pick it or put it back; a card of a pile or a meld stands for its zone.

        ``x`` is where the pointer is, if there is one.
        """
        zone = self._zones.get(item.zone)
        own = zone is not None and zone.zone.kind is ZoneKind.TRAY and (not self._picked or item in self._picked)
        if zone is not None and zone.is_target and not own:
            self._touch(item.zone, cheating, item.index if x is None else self.card_at(item.zone, x), x)
        elif self._may_pick(item):
            self.toggle(item)

    def play(self, item: CardItem) -> None:
        """Pick the card and drop it where it belongs, in one go; where cards go nowhere but together, pick it."""
        if not any(zone.is_target and zone.zone.kind is not ZoneKind.TRAY for zone in self._zones.values()):
            if self._may_pick(item):
                self.toggle(item)
            return
        self.at_once = True
        if not self._picked and self._may_pick(item):
            self.toggle(item)
        self.at_once = False
        self.drop_on_best_target()

    def toggle(self, item: CardItem) -> None:
        """Pick the card, or put it back."""
        if item in self._picked:
            self._set_picked([other for other in self._picked if other is not item])
        else:
            self._set_picked([*self._picked, item])

    def double_click_card(self, item: CardItem) -> None:
        """Play the card at once where there is only one place for it."""
        if not self._may_pick(item) or item.card is None:
            self.click_card(item)
            return
        if self._kind_of(item.zone) is ZoneKind.TRAY:
            self._return([item.card])
            return
        if item not in self._picked:
            self.at_once = not self._picked
            self.toggle(item)
            self.at_once = False
        self.drop_on_best_target()

    def drop_on_best_target(self) -> None:
        """Drop the picked cards on the first legal target, melds first, else on the first pile, which says why not.

        Of several legal targets of one kind, other than melds, the person has to say which, and of melds for a joker.
        """
        cards = self.picked
        targets = [zone.zone for zone in self._zones.values() if zone.is_target]
        possible = [zone for zone in targets if zone.kind is not ZoneKind.TRAY and self._is_legal(cards, zone.id)]
        legal = sorted(possible, key=lambda zone: zone.kind is not ZoneKind.MELD)
        equal = [zone.id for zone in legal if zone.kind is legal[0].kind]
        piles = [zone.id for kinds in (MAIN, ASKED) for zone in targets if zone.kind in kinds]
        wild = any(card.is_joker for card in cards)
        if cards and len(equal) > 1 and (wild or legal[0].kind is not ZoneKind.MELD):
            self.undecided.emit(cards, equal)
        elif cards and (equal or piles):
            self.dropped.emit(cards, (equal or piles)[0], False)

    def click_zone(self, zone: str, cheating: bool = False, x: float | None = None) -> None:
        """A click on a zone, with the pointer at ``x``: drop what is picked there, or touch it."""
        self._touch(zone, cheating, None if x is None else self.card_at(zone, x), x)

    def _touch(self, zone: str, cheating: bool, index: int | None, x: float | None) -> None:
        if self.meaning is None:
            return  # Whoever sat here has got up, with a key or a button still down.
        target = self._target(zone, index, x)
        if self._picked:
            self.dropped.emit(self.picked, target, cheating)
        else:
            self.touched.emit(target)

    def _target(self, zone: str, index: int | None, x: float | None) -> str:
        """A zone, the card of a meld with this index, or the place in a tray where something is to be put."""
        kind = self._kind_of(zone)
        if index is None or kind not in SPREAD:
            return zone
        if kind is ZoneKind.TRAY:
            # With keys the first card means the front, and every other one the place behind it.
            return at_card(zone, (index and index + 1) if x is None else self._place_at(zone, x))
        return at_card(zone, index)

    def _place_at(self, zone: str, x: float) -> int:
        """How many cards of a tray lie to the left of this x, by the middles of what is seen of them."""
        lying = self._lying_in(zone, None)
        return sum(one.spot.x + one.spot.width * INDEX_SHARE[True] / 2 < x for one in lying)

    def _kind_of(self, zone: str) -> ZoneKind | None:
        found = self._zones.get(zone)
        return None if found is None else found.zone.kind

    def _return(self, cards: Sequence[Card]) -> None:
        """Put cards of a tray back into the hand."""
        hand = next((zone for zone, item in self._zones.items() if item.zone.kind is ZoneKind.HAND), None)
        if hand is not None:
            self.dropped.emit(list(cards), hand, False)

    def hover_card(self, item: CardItem) -> None:
        """Show an open hand when the pointer is on a card that may be taken, and look at others through the glass."""
        mine = self._may_pick(item)
        item.setCursor(Qt.CursorShape.OpenHandCursor if mine else Qt.CursorShape.ArrowCursor)
        self._hovered = item.card if mine else None
        self.considered.emit()
        self.hover_zone(item.zone)

    def leave_card(self, item: CardItem) -> None:
        """The pointer has left a card."""
        if self._hovered is not None and self._hovered is item.card:
            self._hovered = None
            self.considered.emit()
        self.leave_zone(item.zone)

    def _focus_card(self, item: CardItem) -> None:
        """Another card is in question, and where it is small it is shown large."""
        self.considered.emit()
        if self._table.shows_focus:
            self.hover_zone(item.zone)

    def hover_zone(self, zone: str) -> None:
        """The pointer, or the focus, rests on a zone."""
        if zone != self._looked_at:
            self._looked_at = zone
            self.looked_away.emit()
            self._look.start()

    def leave_zone(self, zone: str) -> None:
        """The pointer has left a zone."""
        if zone == self._looked_at:
            self._looked_at = ""
            self._look.stop()
            self.looked_away.emit()

    def _look_at(self) -> None:
        if self._looked_at and not any(item.dragging for item in self._cards):
            self.looking.emit(self._looked_at)

    @property
    def in_question(self) -> Card | None:
        """The one card that a player is thinking about: picked, pointed at or focused."""
        if len(self._picked) == 1:
            return self._picked[0].card
        if self._picked:
            return None
        if self._hovered is not None:
            return self._hovered
        focus = self._table.focusItem()
        shown = self._table.shows_focus and isinstance(focus, CardItem) and self._may_pick(focus)
        return focus.card if shown and isinstance(focus, CardItem) else None

    # -- dragging --------------------------------------------------------------------------------------------------

    def _begin_drag(self, item: CardItem) -> None:
        """A card that may be taken leaves the hand; the other picked cards follow it."""
        if not self._may_pick(item):
            return
        item.dragging = True
        item.setCursor(Qt.CursorShape.ClosedHandCursor)
        if item not in self._picked:
            self._set_picked([item])
        item.setZValue(DRAGGED_Z + 10)

    def _drag(self, item: CardItem, pointer: QPointF) -> None:
        """The pointer has moved: take the others along and light up the target under the card."""
        followers = [other for other in self._picked if other is not item]
        for place, other in enumerate(followers, 1):
            other.setPos(item.pos() + QPointF(-26.0 * place, 14.0 * place))
            other.setZValue(DRAGGED_Z - place)
        self.light_targets(target_under(self._zones.values(), item, pointer))

    def _drop(self, item: CardItem, pointer: QPointF, cheating: bool = False) -> None:
        """Drop what is dragged where the pointer is or where it overlaps most, or put it elsewhere in the hand."""
        target = target_under(self._zones.values(), item, pointer)
        cards = self.picked
        if target is not None:
            index = self.card_at(target, pointer.x(), item)
            self.dropped.emit(cards, self._target(target, index, pointer.x()), cheating)
            return
        if self._is_over_the_edge(item) and self._is_sly(cards, AWAY):
            self.dropped.emit(cards, AWAY, cheating)
            return
        zone = self._zones.get(item.zone)
        if zone is not None and zone.zone.kind is ZoneKind.TRAY:
            self._return(cards)
        elif zone is not None and is_over_own_hand(zone, item) and item.card is not None:
            card, index = item.card, self._index_at(item)
            self.clear_picked()
            self.arranged.emit(card, index)
        else:
            self.glide_back()

    def _is_over_the_edge(self, item: CardItem) -> bool:
        """Whether the card hangs over the near edge of the table, about to fall."""
        reach = EDGE_SHARE * item.face_rect().height()
        return item.pos().y() > self._table.sceneRect().bottom() - reach

    def _cancel_drag(self, item: CardItem) -> None:
        """The drag came to nothing."""
        self.light_targets()
        self.glide_back()

    def glide_back(self, hop: bool = False) -> None:
        """Let the picked cards glide back to their places, and those that would fit ``hop`` once."""
        self.cancel_drags()
        self._flights.cut_off()
        items = list(self._picked)
        flights = [Flight.home(item, self._table.motion_time) for item in items]
        if hop and self._table.motion_time:
            better = [item for item in self._cards if item.fitting and item not in items]
            flights += [self._hop(item) for item in better]
        self.forget_picked()
        self._flights.launch(flights)
        self.picked_changed.emit()

    def _hop(self, item: CardItem) -> Flight:
        """Down from where it would be if it were picked."""
        flight = Flight.home(item, self._table.motion_time)
        flight.start = item.resting_point() - QPointF(0.0, PICKED_LIFT * item.face_rect().height())
        flight.travels = False
        return flight

    def forget_picked(self) -> None:
        """Nothing is picked any more; the cards stay where they are until the table is shown again."""
        self.cancel_drags()
        for item in self._picked:
            item.picked = 0
        self._picked = []
        self.light_targets()

    def cancel_drags(self) -> None:
        """Whatever is dragged is let go, because the table changes under it or nothing is picked any more."""
        for item in self._cards:
            if item.dragging:
                item.dragging = False
                item.unsetCursor()
                item.ungrabMouse()

    def _lying_in(self, zone: str, dragged: CardItem | None) -> list[CardItem]:
        return [item for item in items_in(self._cards, zone) if item is not dragged]

    def card_at(self, zone: str, x: float, dragged: CardItem | None = None) -> int | None:
        """The index of the card of a meld that lies open at this x; the dragged one does not count."""
        others = self._lying_in(zone, dragged)
        before = [other for other in others if other.spot.x <= x]
        return before[-1].index if before else (others[0].index if others else None)

    def _index_at(self, item: CardItem) -> int:
        """The place in the hand nearest to where the card was dropped."""
        others = self._lying_in(item.zone, item)
        if not others:
            return 0
        nearest = min(others, key=lambda other: (other.resting_point() - item.pos()).manhattanLength())
        return others.index(nearest) + (item.pos().x() > nearest.resting_point().x())
