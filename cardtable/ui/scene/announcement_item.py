"""An announcement to the whole table: who, against whom, the verdict, and cards that all see for a moment."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.stage.layout_parts import ASPECT
from cardtable.stage.table_layout import Side
from cardtable.ui.painting.drawing import (
    BOLD,
    CREAM,
    as_rect,
    draw_glow,
    draw_rose,
    filled,
    outline,
    polygon,
    shade,
    width_of,
    write,
)
from cardtable.ui.scene.magnifier import paint_card
from cardtable.ui.scene.passive_item import PassiveItem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.cards import Card
    from cardtable.ui.scene.plate_item import PlateItem
    from cardtable.ui.scene.scene_context import SceneContext

OUTCRY_Z: Final = 11_500.0
STAMP: Final = 1.7
# How much larger than others a card is that it is about.
LARGE: Final = 1.25
# How much larger a face is that comes forward.
FORWARD: Final = 1.45
# How far the rays of its rose reach, in radii.
ROSE: Final = 1.15
ARROW: Final = "#ff9b6a"
GOOD: Final = "#1d6b3c"
BAD: Final = "#a8202c"
GOLD: Final = ("#f4d98a", "#d9a941")


@dataclass(frozen=True, slots=True)
class AnnouncementText:
    """Who comes forward, against whom, the words of the stamp and whether they are good ones, and the cards shown.

    ``card`` turns up in the middle, ``shown`` at the seats that drew them; ``best`` is the seat of the one that counts.
    """

    seat: int | None = None
    other: int | None = None
    stamp: str = ""
    good: bool = True
    card: Card | None = None
    shown: tuple[tuple[int, Card], ...] = ()
    best: int | None = None


class AnnouncementItem(PassiveItem):
    """Lies over the whole table for as long as everybody looks."""

    def __init__(self, table: SceneContext, plates: Mapping[int, PlateItem]) -> None:
        super().__init__(table, OUTCRY_Z)
        self._plates = plates
        self.told: AnnouncementText | None = None
        self.hide()

    def arrange(self, told: AnnouncementText | None) -> None:
        """Show this, or nothing."""
        self.prepareGeometryChange()
        self.told = told
        self.setVisible(told is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return as_rect(self.table.layout.cloth)

    def draw(self, painter: QPainter) -> None:
        """Draw who and against whom, then the cards, then the verdict over them."""
        told = self.told
        if told is None:
            return
        if told.seat is not None:
            self._come_forward(painter, told.seat, good=told.good)
            if told.other is not None:
                self._point(painter, told.seat, told.other)
        for seat, card in told.shown:
            self._show(painter, seat, card, best=seat == told.best)
        if told.card is not None:
            self._turn_up(painter, told.card)
        if told.stamp:
            self._stamp(painter, told)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _come_forward(self, painter: QPainter, seat: int, *, good: bool) -> None:
        """The face, larger: on a rose of gold, or for what is no good news in a dark ring."""
        table, plate = self.table, self._plates.get(seat)
        if plate is None or plate.written is None or plate.text is None:
            return
        radius = self._radius(plate)
        centre = self._beside(plate)
        around = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        draw_glow(painter, around, radius, table.theme.accent, 1.2 * table.em)
        if good:
            draw_rose(painter, centre, 1.5 * radius, *GOLD)
        else:
            painter.setPen(QPen(QColor(BAD), 0.14 * radius))
            painter.setBrush(shade("#000000", 110))
            painter.drawEllipse(centre, 1.22 * radius, 1.22 * radius)
        table.draw_face(painter, plate.text.face, plate.text.colour, centre, radius, plate.mood)

    def _radius(self, plate: PlateItem) -> float:
        """How large the face of this plate is when it comes forward."""
        return 0.0 if plate.written is None else FORWARD * plate.written.radius * self.table.em

    def _beside(self, plate: PlateItem) -> QPointF:
        """Where its face comes forward: towards the middle, so that name and cards on the plate can be read."""
        place, face, radius = plate.place, plate.face_centre, self._radius(plate)
        if place is None:
            return face
        across, down = place.plate.width / 2 + ROSE * radius, place.plate.height / 2 + ROSE * radius
        x, y = place.plate.centre
        match place.side:
            case Side.LEFT | Side.RIGHT:
                beside = QPointF(x + (across if place.side is Side.LEFT else -across), y)
            case Side.FAR:
                beside = QPointF(face.x(), y + down)
            case Side.NEAR:
                beside = QPointF(face.x(), y - down)
        return self._inside(beside, 1.5 * radius)

    def _inside(self, point: QPointF, reach: float, down: float | None = None) -> QPointF:
        """The point, or one so near that what reaches so far from it, across and down, lies on the cloth."""
        cloth = self.table.layout.cloth
        high = reach if down is None else down
        x = min(max(point.x(), cloth.x + reach), cloth.right - reach)
        y = min(max(point.y(), cloth.y + high), cloth.bottom - high)
        return QPointF(x, y)

    def _point(self, painter: QPainter, seat: int, other: int) -> None:
        """An arc from one face to the other, bent towards the middle of the table, with a head."""
        table = self.table
        plates = [self._plates.get(one) for one in (seat, other)]
        if plates[0] is None or plates[1] is None:
            return
        start, end = self._beside(plates[0]), plates[1].face_centre
        middle = QPointF(*table.layout.middle.centre)
        bend = (start + end) / 2 + (middle - (start + end) / 2) * 0.55
        gap = 3.4 * table.em
        start = start + _towards(start, bend, gap)
        tip = end + _towards(end, bend, gap)
        head = 1.5 * table.em
        neck = tip + _towards(tip, bend, head)
        path = QPainterPath(start)
        path.quadTo(bend, neck)
        for colour, width in ((shade("#000000", 85), 0.62), (QColor(ARROW), 0.42)):
            pen = QPen(colour, width * table.em)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            outline(painter, path, pen)
        along = _towards(neck, tip, 1.0)
        across = QPointF(-along.y(), along.x()) * head * 0.62
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ARROW))
        corners = (tip, neck + across, neck - across)
        painter.drawPath(polygon(*((corner.x(), corner.y()) for corner in corners)))

    def _show(self, painter: QPainter, seat: int, card: Card, *, best: bool) -> None:
        """A card before its player; the one that counts is larger and shines."""
        layout, em = self.table.layout, self.table.em
        place = layout.seats.get(seat)
        if place is None:
            return
        width = self._card_width() * (1.12 if best else 0.94)
        height = width * ASPECT
        if place.side is Side.NEAR:
            centre = QPointF(layout.middle.centre[0], layout.lane.y - height / 2 - 0.4 * em)
        else:
            x, y = place.plate.centre
            way = QPointF(-place.toward[0], -place.toward[1])
            far = abs(way.x()) * (place.plate.width + width) / 2 + abs(way.y()) * (place.plate.height + height) / 2
            centre = QPointF(x, y) + way * (far + 0.8 * em)
        centre = self._inside(centre, max(width, height) / 2 + 0.3 * em)
        self._card(painter, card, centre, width, shines=best)

    def _turn_up(self, painter: QPainter, card: Card) -> None:
        """The card that it was about, large in the middle."""
        self._card(painter, card, QPointF(*self.table.layout.middle.centre), LARGE * self._card_width(), shines=True)

    def _card(self, painter: QPainter, card: Card, centre: QPointF, width: float, *, shines: bool) -> None:
        height = width * ASPECT
        rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        colour = self.table.theme.accent if shines else "#000000"
        draw_glow(painter, rect, 0.06 * width, colour, (1.3 if shines else 0.7) * self.table.em)
        paint_card(painter, self.table, card, rect, large=False)

    def _where_stamped(self, told: AnnouncementText) -> QPointF:
        middle = QPointF(*self.table.layout.middle.centre)
        if told.card is not None:
            return middle + QPointF(0.0, 0.7 * LARGE * self._card_width() * ASPECT)
        # Who accused rightly meets the other one, who was wrong meets it.
        meets = told.other if told.good and told.other is not None else told.seat
        place = None if meets is None else self.table.layout.seats.get(meets)
        return middle if place is None else QPointF(place.plate.centre[0], place.plate.bottom - 0.2 * self.table.em)

    def _card_width(self) -> float:
        layout = self.table.layout
        return max(layout.hand_width * 0.8, 4.2 * self.table.em)

    def _stamp(self, painter: QPainter, told: AnnouncementText) -> None:
        """A verdict in ink, a little askew: under the card that it is about, else on the plate of whom it meets."""
        em, text = self.table.em, told.stamp
        size = STAMP * em
        width, height = width_of(text, size, BOLD) + 1.8 * em, 1.35 * size + 0.9 * em
        centre = self._inside(self._where_stamped(told), width / 2 + 0.5 * em, height / 2)
        painter.save()
        painter.translate(centre)
        painter.rotate(-7)
        rect = QRectF(-width / 2, -height / 2, width, height)
        ink = GOOD if told.good else BAD
        draw_glow(painter, rect, 0.3 * em, "#000000", 0.7 * em)
        filled(painter, rect, QPen(QColor(ink), 0.22 * em), QColor(CREAM), 0.3 * em)
        write(painter, rect, text, size, ink, BOLD)
        painter.restore()


def _towards(start: QPointF, end: QPointF, length: float) -> QPointF:
    """A step of this length from one point towards another."""
    way = end - start
    far = math.hypot(way.x(), way.y())
    return way * (length / far) if far else QPointF(0.0, 0.0)
