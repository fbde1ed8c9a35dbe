"""Overlay at the end of a round: numbers at the open hands, dots to the plates, the winner's rose."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.stage.layout_parts import ASPECT, around
from cardtable.stage.popup_placement import free_room, obstacles
from cardtable.stage.table_layout import PlateForm, Side
from cardtable.stage.zones import ZoneKind
from cardtable.ui.painting.drawing import (
    BOLD,
    CREAM,
    DEMI,
    INK,
    as_plain,
    as_rect,
    draw_glow,
    draw_rose,
    filled,
    shade,
    width_of,
    write,
)
from cardtable.ui.scene.passive_item import PassiveItem
from cardtable.ui.widgets.controls import plain_tip

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.ui.scene.plate_item import PlateItem
    from cardtable.ui.scene.scene_context import SceneContext

CEREMONY_Z: Final = 8_000.0
RADIUS: Final = 3.5
FACE: Final = 0.56
WORDS: Final = 1.35
LARGE: Final = 2.1
DOTS: Final = 9
GATHERED: Final = 16
LOSS: Final = "#b3261e"
WIN: Final = "#8a6a12"
GOLD: Final = ("#f0d489", "#cfa13a")
SILVER: Final = ("#d8dcd6", "#a9b0ab")
# A rose that costs more than this much covers cards that matter, and is drawn smaller.
TOO_DEAR: Final = 900.0


@dataclass(frozen=True, slots=True)
class Badge:
    """The number at a hand: what it says, whether its player likes that, and how it came about."""

    seat: int
    text: str
    good: bool
    tip: str


@dataclass(frozen=True, slots=True)
class Rose:
    """Who has won, and what is called out. ``gold``: the viewer has won, or several share the screen."""

    faces: tuple[tuple[str, int], ...]
    words: str
    gold: bool
    whole_match: bool


class BadgeItem(PassiveItem):
    """One number; pointing at it tells how it came about."""

    def __init__(self, table: SceneContext, badge: Badge) -> None:
        super().__init__(table, CEREMONY_Z)
        self.write(badge)

    def write(self, badge: Badge) -> None:
        """Say this, all of it counted."""
        self.badge = badge
        self.running = badge.text
        self.setToolTip(plain_tip(badge.tip))

    def lay_out(self) -> None:
        """At the upper right corner of the hand, else beside the plate."""
        self.prepareGeometryChange()
        em, layout = self.table.em, self.table.layout
        wide = max(width_of(self.badge.text, 0.95 * em, BOLD) + 1.1 * em, 2.4 * em)
        high = 1.55 * em
        at = self._corner() or self._at_plate(wide, high)
        cloth = layout.cloth
        x = min(max(at.x() - wide / 2, cloth.x + 2), cloth.right - wide - 2)
        y = min(max(at.y() - high / 2, cloth.y + 2), cloth.bottom - high - 2)
        self.rect = QRectF(x, y, wide, high)

    def _corner(self) -> QPointF | None:
        zones = () if self.table.picture is None else self.table.picture.zones
        for zone in zones:
            open_hand = zone.kind is ZoneKind.OPEN_HAND or (zone.kind is ZoneKind.HAND and None not in zone.cards)
            if zone.seat == self.badge.seat and open_hand and zone.cards:
                spots = self.table.layout.places[zone.id].spots
                upper = around(spot.rect for spot in spots)
                # The last card of the first line: in the upper right corner of a card nothing is printed.
                first = [spot for spot in spots if spot.y <= upper.y + 1]
                return QPointF(first[-1].rect.right - 0.2 * self.table.em, upper.y)
        return None

    def _at_plate(self, wide: float, high: float) -> QPointF:
        seat_place = self.table.layout.seats[self.badge.seat]
        plate, gap = seat_place.plate, 0.3 * self.table.em
        if seat_place.side is Side.LEFT:
            return QPointF(plate.right + wide / 2 + gap, plate.centre[1])
        if seat_place.side is Side.RIGHT:
            return QPointF(plate.x - wide / 2 - gap, plate.centre[1])
        if seat_place.side is Side.FAR:
            return QPointF(plate.centre[0], plate.bottom + high / 2 + gap)
        if seat_place.form is PlateForm.TALL:
            return QPointF(plate.right + wide / 2 + gap, plate.centre[1])
        return QPointF(plate.centre[0], plate.y - high / 2 - gap)

    def boundingRect(self) -> QRectF:
        """The pill with its edge."""
        return self.rect.adjusted(-3, -3, 3, 3)

    def draw(self, painter: QPainter) -> None:
        """A pill with a red or golden edge."""
        colour = WIN if self.badge.good else LOSS
        edge = QPen(QColor(colour), 1.8 * self.table.units.u)
        filled(painter, self.rect, edge, QColor(CREAM), self.rect.height() / 2)
        write(painter, self.rect, self.running, 0.95 * self.table.em, colour, BOLD)


class RoundEndOverlay(PassiveItem):
    """The rose with the winner, and what flies: dots from a hand to its plate, cards into the rose."""

    def __init__(self, table: SceneContext, plates: Mapping[int, PlateItem]) -> None:
        super().__init__(table, CEREMONY_Z + 1)
        self._plates = plates
        self.badges: list[BadgeItem] = []
        self.rose: Rose | None = None
        self.large = False
        self.share = 1.0
        self._dots: int | None = None
        self._radius = 0.0

    def clear(self) -> None:
        """Take everything away."""
        for badge in self.badges:
            self.table.removeItem(badge)
        self.badges = []
        self.rose = None
        self.large = False
        self._dots = None
        self.update()

    def add(self, badge: Badge) -> BadgeItem:
        """Show a number at a hand."""
        made = BadgeItem(self.table, badge)
        made.lay_out()
        self.table.addItem(made)
        self.badges.append(made)
        return made

    def show_dots(self, seat: int | None, share: float) -> None:
        """Let dots fly from the number of this seat to its plate; ``None``: no more."""
        self._dots, self.share = seat, share
        self.update()

    def show_rose(self, rose: Rose, *, large: bool, share: float = 1.0) -> None:
        """Show who has won; ``large`` in the middle, with the cards gathering as far as ``share`` says."""
        self.rose, self.large, self.share = rose, large, share
        self.lay_out()

    def lay_out(self) -> None:
        """Find the places anew."""
        self.prepareGeometryChange()
        for badge in self.badges:
            badge.lay_out()
        if self.rose is not None:
            self._place_rose(self.rose)
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole table: things fly over it."""
        return as_rect(self.table.layout.cloth)

    # -- places ----------------------------------------------------------------------------------------------------

    def _size(self, rose: Rose, em: float) -> tuple[float, float]:
        radius = RADIUS * em
        words = width_of(rose.words, WORDS * em, DEMI)
        faces = 2 * radius + max(len(rose.faces) - 1, 0) * 1.15 * radius if rose.faces else 1.2 * em
        return faces + words + 1.1 * em, 2 * radius if rose.faces else 2.6 * em

    def _place_rose(self, rose: Rose) -> None:
        table, layout = self.table, self.table.layout
        bounds = layout.cloth.inset(0.3 * table.em)
        if self.large:
            em = LARGE * table.em
            while self._size(rose, em)[0] > 0.92 * bounds.width or self._size(rose, em)[1] > 0.6 * bounds.height:
                em *= 0.92
            wide, high = self._size(rose, em)
            self.rect = QRectF(bounds.centre[0] - wide / 2, bounds.centre[1] - high / 2, wide, high)
            self._radius = RADIUS * em
            return
        zones = () if table.picture is None else table.picture.zones
        forbidden = obstacles(layout, zones)
        forbidden += [(as_plain(badge.rect), 0.05) for badge in self.badges]
        best = None
        for smaller in (1.0, 0.82, 0.66, 0.54):
            em = smaller * table.em
            found = free_room(self._size(rose, em), bounds, forbidden, self._wish())
            if best is None or found.cost < best[0] - TOO_DEAR:
                best = (found.cost, found.rect, em)
            if found.cost < TOO_DEAR:
                break
        assert best is not None
        self.rect, self._radius = as_rect(best[1]), RADIUS * best[2]

    def _wish(self) -> tuple[float, float]:
        """The lane, or where the hand of a player was who has gone out."""
        layout, picture = self.table.layout, self.table.picture
        hand = None if picture is None else next((one for one in picture.zones if one.kind is ZoneKind.HAND), None)
        x, y = layout.cloth.centre[0], layout.lane.centre[1]
        return (x, y) if hand is not None and hand.cards else (x, (layout.lane.y + layout.cloth.bottom) / 2)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Draw what there is now."""
        if self._dots is not None:
            self._paint_dots(painter, self._dots)
        if self.rose is not None:
            if self.large and self.share < 1.0:
                self._paint_gathering(painter)
            self._paint_rose(painter, self.rose)

    def _paint_dots(self, painter: QPainter, seat: int) -> None:
        badge = next((one for one in self.badges if one.badge.seat == seat), None)
        plate = self._plates.get(seat)
        if badge is None or plate is None:
            return
        start, end = badge.rect.center(), plate.face_centre
        path = QPainterPath(start)
        middle = (start + end) / 2
        path.quadTo(QPointF(middle.x(), min(start.y(), end.y()) - 1.2 * self.table.em), end)
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(DOTS):
            at = 1.6 * self.share - 0.6 * dot / DOTS
            if 0.0 <= at <= 1.0:
                painter.setBrush(shade(GOLD[0], round(235 - 110 * dot / DOTS)))
                size = (0.34 - 0.016 * dot) * self.table.em
                painter.drawEllipse(path.pointAtPercent(at), size, size)

    def _paint_gathering(self, painter: QPainter) -> None:
        """Backs that come from all seats and vanish behind the rose."""
        table, centre = self.table, self._rose_centre()
        width = max(table.layout.hand_width, 3.4 * table.em) * 0.8
        picture = table.pixmaps.back(1, width, table.pixel_ratio)
        margin = table.pixmaps.margin(width)
        plates = [plate.face_centre for plate in self._plates.values()] or [centre]
        for number in range(GATHERED):
            begins = 0.35 * number / GATHERED
            gone = min(max((self.share - begins) / 0.6, 0.0), 1.0)
            if gone >= 1.0:
                continue
            eased = gone * gone * (3 - 2 * gone)
            start = plates[number % len(plates)]
            painter.save()
            painter.translate(start + (centre - start) * eased)
            painter.rotate(360.0 * number / GATHERED + 140 * eased)
            painter.setOpacity(1.0 - 0.6 * eased)
            painter.drawPixmap(QPointF(-width / 2 - margin, -width * ASPECT / 2 - margin), picture)
            painter.restore()

    def _rose_centre(self) -> QPointF:
        return QPointF(self.rect.x() + self._radius, self.rect.center().y())

    def _paint_rose(self, painter: QPainter, rose: Rose) -> None:
        radius, rect, em = self._radius, self.rect, self._radius / RADIUS
        left = rect.x() + (2 * radius + (len(rose.faces) - 1) * 1.15 * radius) * 0.86 if rose.faces else rect.x()
        high = 2.5 * em
        pill = QRectF(left, rect.center().y() - high / 2, rect.right() - left, high)
        first = self._rose_centre()
        light, dark = GOLD if rose.gold else SILVER
        if rose.gold and rose.faces and not self.table.theme.plain:
            around_face = QRectF(first.x() - radius, first.y() - radius, 2 * radius, 2 * radius)
            draw_glow(painter, around_face, radius, self.table.theme.accent, 0.35 * radius, layers=8)
        edge = QPen(QColor(light if rose.gold else dark), 1.8 * self.table.units.u)
        filled(painter, pill, edge, QColor(CREAM), high / 2)
        inset = 0.2 * radius if rose.faces else 0.0
        write(painter, pill.adjusted(inset, 0, 0, 0), rose.words, WORDS * em, INK, DEMI)
        for number, (face, colour) in enumerate(rose.faces):
            centre = first + QPointF(number * 1.15 * radius, 0)
            draw_rose(painter, centre, radius, light, dark)
            self.table.draw_face(painter, face, colour, centre, FACE * radius)


def running_sum(parts: Sequence[int], share: float) -> int:
    """What has been counted of these parts when so much of the time has passed."""
    return sum(parts[: math.ceil(share * len(parts))])
