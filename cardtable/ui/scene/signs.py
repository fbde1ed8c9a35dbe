"""Signs in the corner of a table of tricks, the ring that shows which way play goes, and the glass."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from cardtable.stage.zones import Middle, ZoneKind
from cardtable.ui.painting.drawing import AT_LEFT, DEMI, MEDIUM, as_rect, polygon, shade, width_of, write
from cardtable.ui.scene.passive_item import PassiveItem
from cardtable.ui.scene.zone_item import paint_badge
from cardtable.ui.theme import font

if TYPE_CHECKING:
    from cardtable.stage.picture import SignText
    from cardtable.stage.zones import Direction
    from cardtable.ui.scene.scene_context import SceneContext

WORDS: Final = 0.95
SMALLER: Final = (WORDS, 0.86, 0.78, 0.7, 0.62)
WRAPPED: Final = int(AT_LEFT) | int(Qt.TextFlag.TextWordWrap)
ARROWS: Final = (28, 152, 208, 332)


class SignItem(PassiveItem):
    """The signs of one table; what each is stands where the layout has room for it, however the text changes."""

    def __init__(self, table: SceneContext) -> None:
        super().__init__(table, 2.0)
        self.signs: tuple[SignText, ...] = ()
        self._rooms: tuple[QRectF, ...] = ()

    def arrange(self, signs: tuple[SignText, ...]) -> None:
        """Show these signs."""
        rooms = tuple(as_rect(room) for room in self.table.layout.signs)
        if (signs, rooms) == (self.signs, self._rooms):
            return
        self.prepareGeometryChange()
        self.signs, self._rooms = signs, rooms
        self.update()

    def boundingRect(self) -> QRectF:
        """The rooms of all signs."""
        whole = QRectF()
        for room in self._rooms:
            whole = whole.united(room)
        return whole.adjusted(-4, -4, 4, 4)

    def draw(self, painter: QPainter) -> None:
        """Draw the badge with its words, and below it the others with their bars."""
        em, theme = self.table.em, self.table.theme
        rest = list(self._rooms[1:])
        for sign in self.signs:
            if sign.suit is not None and self._rooms:
                badge = QRectF(self._rooms[0].topLeft(), self._rooms[0].size())
                badge.setWidth(badge.height())
                inner = badge.adjusted(4, 4, -4, -4)
                paint_badge(painter, self.table, sign.suit, inner)
                words = QRectF(
                    badge.right() + 0.4 * em, badge.y(), self._rooms[0].right() - badge.right(), badge.height()
                )
                self._words(painter, words, sign)
            elif rest:
                room = rest.pop(0)
                words = QRectF(room.x(), room.y(), room.width(), 1.4 * em)
                write(painter, words, _fitting(sign, room.width(), 0.9 * em), 0.9 * em, theme.text, MEDIUM, AT_LEFT)
                if sign.part is not None:
                    self._bar(
                        painter, QRectF(room.x(), words.bottom() + 0.1 * em, room.width() * 0.92, 0.5 * em), sign.part
                    )

    def _words(self, painter: QPainter, room: QRectF, sign: SignText) -> None:
        """On two lines where one is too short, in letters as large as fit, and in fewer words where no word fits."""
        for size in SMALLER:
            written = font(size * self.table.em, DEMI)
            needed = QFontMetricsF(written).boundingRect(QRectF(0, 0, room.width(), 10_000), WRAPPED, sign.text)
            if needed.width() <= room.width() + 1 and needed.height() <= room.height() + 1:
                painter.setFont(written)
                painter.setPen(QColor(self.table.theme.text))
                painter.drawText(room, WRAPPED, sign.text)
                return
        write(painter, room, sign.short or sign.text, WORDS * self.table.em, self.table.theme.text, DEMI, AT_LEFT)

    def _bar(self, painter: QPainter, rect: QRectF, part: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 80))
        radius = rect.height() / 2
        painter.drawRoundedRect(rect, radius, radius)
        if part > 0:
            filled = QRectF(rect.x(), rect.y(), max(rect.width() * min(part, 1.0), rect.height()), rect.height())
            painter.setBrush(QColor(self.table.theme.accent))
            painter.drawRoundedRect(filled, radius, radius)


def _fitting(sign: SignText, room: float, pixels: float) -> str:
    fits = not sign.short or width_of(sign.text, pixels, DEMI) <= room
    return sign.text if fits else sign.short


class DirectionItem(PassiveItem):
    """A stitched ring on the cloth round the piles, with four arrowheads; golden while play goes the other way round.

    On a table of tricks it shows only while the cross is empty.
    """

    def __init__(self, table: SceneContext) -> None:
        super().__init__(table, 0.5)
        self.direction: Direction | None = None
        self._same: tuple[object, ...] = ()
        # Its stitches take a third as long as all the cards on the table, and cards fly over it.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def arrange(self, direction: Direction | None) -> None:
        """Show this direction, or nothing."""
        table, picture = self.table, self.table.picture
        room = as_rect(table.layout.middle)
        shown = direction is not None and picture is not None
        if picture is not None and picture.middle in (Middle.MELDS, Middle.ROW):
            shown = False
        elif picture is not None and picture.middle is Middle.TRICK:
            shown = shown and not any(zone.cards for zone in picture.zones if zone.kind is ZoneKind.TRICK)
        self.setVisible(shown)
        across, down = min(room.width() * 0.46, room.height() * 1.05), room.height() * 0.485
        if table.layout.signs:  # Between what stands in the corners.
            across = min(across, room.width() / 2 - table.layout.signs[0].width - 0.8 * table.em)
        rect = QRectF(room.center().x() - across, room.center().y() - down, 2 * across, 2 * down)
        same = (direction, rect, table.theme, table.units, table.pixel_ratio)
        if same == self._same:
            return
        # The picture that is kept is of no use any more.
        self._same = same
        self.prepareGeometryChange()
        self.direction, self.rect = direction, rect
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring with its arrowheads."""
        return self.rect.adjusted(-14, -14, 14, 14)

    def draw(self, painter: QPainter) -> None:
        """Draw stitches and arrowheads."""
        if self.direction is None:
            return
        u, turned = self.table.units.u, self.direction.turned
        colour = self.table.theme.accent if turned else self.table.theme.quiet
        pen = QPen(shade(colour, 130 if turned else 66), 2.2 * u, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([3.2, 3.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self.rect)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(colour, 210 if turned else 130))
        across, down = self.rect.width() / 2, self.rect.height() / 2
        way = 1 if self.direction.clockwise else -1
        size = 8.5 * u
        for degrees in ARROWS:
            angle = math.radians(degrees)
            at = self.rect.center() + QPointF(math.cos(angle) * across, math.sin(angle) * down)
            along = math.degrees(math.atan2(math.cos(angle) * down * way, -math.sin(angle) * across * way))
            painter.save()
            painter.translate(at)
            painter.rotate(along)
            painter.drawPath(
                polygon((size, 0), (-0.7 * size, -0.8 * size), (-0.25 * size, 0), (-0.7 * size, 0.8 * size))
            )
            painter.restore()
