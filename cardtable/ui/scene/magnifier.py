"""Magnifier: small cards as large as the hand, and the last trick once more while it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.stage.card_names import card_name
from cardtable.stage.layout_parts import ASPECT, Rect
from cardtable.stage.popup_placement import BESIDE_PILE, obstacles, place_beside
from cardtable.stage.zones import ZoneKind
from cardtable.ui.deck.pixmaps import JUMBO_BELOW
from cardtable.ui.language import say
from cardtable.ui.painting.drawing import DEMI, as_rect, draw_glow, filled, width_of, write
from cardtable.ui.scene.card_marks import paint_dim, paint_face
from cardtable.ui.scene.passive_item import PassiveItem

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.stage.zones import Face, Zone
    from cardtable.ui.scene.scene_context import SceneContext

GLASS_Z: Final = 11_000.0
LAST_Z: Final = 4_000.0
STEP: Final = 0.42
SHARE: Final = 0.92
WORDS: Final = 0.85
# Cards this large beside those of the hand can be read without a glass.
LARGE_ENOUGH: Final = 0.8
SHOWN: Final = (ZoneKind.MELD, ZoneKind.OPEN_HAND, ZoneKind.KITTY)


def paint_card(
    painter: QPainter, table: SceneContext, card: Card | None, rect: QRectF, *, large: bool, stands: Face | None = None
) -> None:
    """A card that is only a picture."""
    pixmaps, width = table.pixmaps, rect.width()
    large = large or width < JUMBO_BELOW
    ratio = table.pixel_ratio
    picture = pixmaps.back(1, width, ratio) if card is None else pixmaps.face(card, width, ratio, large=large)
    margin = pixmaps.margin(width)
    painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), picture)
    if stands is not None:
        paint_face(painter, table, stands, rect)


class _Shown(PassiveItem):
    """Something that is shown for a while."""

    def __init__(self, table: SceneContext, z: float) -> None:
        super().__init__(table, z, reach=1.4)
        self.zone: Zone | None = None
        self.label = ""
        self.hide()

    def close(self) -> None:
        """Show nothing."""
        self.zone = None
        self.hide()


class MagnifierItem(_Shown):
    """A meld or an open kitty, unfolded and large, at the free end of the hand's strip or beside where it lies."""

    def __init__(self, table: SceneContext) -> None:
        super().__init__(table, GLASS_Z)
        self._card = 0.0
        self._step = 0.0

    def look(self, zone: Zone, label: str) -> bool:
        """Show this zone, if it is one that needs it; whether it does."""
        layout, em = self.table.layout, self.table.em
        place = layout.places.get(zone.id)
        if place is None or zone.kind not in SHOWN or not place.spots or None in zone.cards:
            self.close()
            return False
        card = SHARE * max(layout.hand_width, 3.4 * em)
        if place.slip is None and place.spots[0].width >= LARGE_ENOUGH * card:
            self.close()
            return False
        self.prepareGeometryChange()
        self.zone, self.label = zone, label
        count = len(zone.cards)
        widest = layout.cloth.width - 3 * em
        self._card = min(card, widest / 2)
        self._step = min(STEP * self._card, (widest - self._card) / max(count - 1, 1))
        wide = self._card + self._step * (count - 1)
        width = max(wide, min(width_of(label, WORDS * em, DEMI), widest)) + 1.4 * em
        self.rect = self._place(place.rect, (width, self._card * ASPECT + 2.5 * em))
        self.show()
        self.update()
        return True

    def _place(self, anchor: Rect, size: tuple[float, float]) -> QRectF:
        table, em = self.table, self.table.em
        layout, picture = table.layout, table.picture
        zones = () if picture is None else picture.zones
        hand = next((layout.places[zone.id] for zone in zones if zone.kind is ZoneKind.HAND), None)
        if hand is not None and hand.spots:
            end = hand.spots[-1].rect.right
            free = layout.cloth.right - end - 1.6 * em
            if free >= size[0]:  # There it covers nothing.
                return QRectF(end + 0.8 * em + (free - size[0]) / 2, layout.cloth.bottom - 1.2 * em - size[1], *size)
        bounds = layout.cloth.inset(0.4 * em)
        return as_rect(place_beside(anchor, size, bounds, obstacles(layout, zones), BESIDE_PILE, 0.8 * em).rect)

    def draw(self, painter: QPainter) -> None:
        """Draw the cards side by side, and what they are."""
        zone, em, table = self.zone, self.table.em, self.table
        if zone is None:
            return
        draw_glow(painter, self.rect.translated(0, 0.3 * em), 0.7 * em, "#000000", 0.8 * em)
        edge = QPen(QColor("#f3ead0"), 2.2 * table.units.u)
        filled(painter, self.rect, edge, QColor(table.theme.tile), 0.7 * em)
        count = len(zone.cards)
        left = self.rect.center().x() - (self._card + self._step * (count - 1)) / 2
        for at, card in enumerate(zone.cards):
            rect = QRectF(left + at * self._step, self.rect.y() + 0.6 * em, self._card, self._card * ASPECT)
            stands = zone.stands[at] if at < len(zone.stands) else None
            paint_card(painter, table, card, rect, large=True, stands=stands)
        words = QRectF(self.rect.x() + 0.5 * em, self.rect.bottom() - 1.65 * em, self.rect.width() - em, 1.4 * em)
        write(painter, words, self.label, WORDS * em, table.theme.text, DEMI)


class LastTrickItem(_Shown):
    """The cards of the last trick, dimmed, where those of the running one lie."""

    def __init__(self, table: SceneContext) -> None:
        super().__init__(table, LAST_Z)

    def look(self, zone: Zone, label: str) -> bool:
        """Show the trick of this zone; whether there is one."""
        place = self.table.layout.places.get(zone.id)
        if place is None or not place.spots:
            self.close()
            return False
        self.prepareGeometryChange()
        self.zone, self.label = zone, label
        reach = 0.5 * self.table.em
        self.rect = as_rect(place.rect).adjusted(-reach, -reach, reach, reach + 1.5 * self.table.em)
        self.show()
        self.update()
        return True

    def spoken(self) -> str:
        """The trick in words."""
        if self.zone is None:
            return ""
        cards = ", ".join(say(card_name(card)) for card in self.zone.cards if card is not None)
        return f"{self.label}: {cards}."

    def draw(self, painter: QPainter) -> None:
        """Draw a dark ground, the cards, and whose trick it was."""
        zone, em, table = self.zone, self.table.em, self.table
        place = None if zone is None else table.layout.places.get(zone.id)
        if zone is None or place is None:
            return
        edge = QPen(QColor(table.theme.line), 1.4 * table.units.u)
        filled(painter, self.rect, edge, QColor(table.theme.sunk), 0.8 * em)
        for spot, card in zip(place.spots, zone.cards, strict=False):
            rect = as_rect(spot.rect)
            paint_card(painter, table, card, rect, large=place.large)
            paint_dim(painter, rect, 50)
        words = QRectF(self.rect.x(), self.rect.bottom() - 1.6 * em, self.rect.width(), 1.5 * em)
        write(painter, words, self.label, 0.9 * em, table.theme.text, DEMI)
