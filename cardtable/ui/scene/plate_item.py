"""What is written at a seat: colour, name, number of cards, score, and what the player says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from cardtable.ui.scene.drawing import told_later
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from cardtable.stage.places import Rect
    from cardtable.ui.scene.scene import TableScene

BUBBLE_Z: Final = 12_000.0


@dataclass(frozen=True, slots=True)
class PlateText:
    """A plate in words, ready to be drawn."""

    name: str
    colour: int
    count: str
    score: str
    notes: tuple[str, ...]
    active: bool
    dealer: bool
    dealer_text: str
    rank: str = ""
    rank_note: str = ""
    tokens: int = 0
    tokens_of: int = 0
    tokens_note: str = ""
    short_count: str = ""
    short_score: str = ""


class PlateItem(QGraphicsItem):
    """The plate of one seat."""

    def __init__(self, table: TableScene, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.text: PlateText | None = None
        self._rect = QRectF()
        self.setZValue(50.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        """The plate on the table, in scene coordinates."""
        return self._rect

    def arrange(self, text: PlateText, rect: Rect) -> None:
        """Show this text at this place."""
        where = QRectF(rect.x, rect.y, rect.width, rect.height)
        if text == self.text and where == self._rect:
            return
        self.text = text
        if where != self._rect:
            self.prepareGeometryChange()
            self._rect = where
        self.update()

    def boundingRect(self) -> QRectF:
        """The plate with its frame."""
        return self._rect.adjusted(-5, -5, 5, 5)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the plate; whose turn it is has a frame and an arrow, not a colour alone."""
        text = self.text
        if text is None:
            return
        theme, rect = self.table.theme, self._rect
        radius = rect.height() * 0.3
        panel = QColor(theme.panel)
        panel.setAlpha(225)
        painter.setBrush(panel)
        painter.setPen(QPen(QColor(theme.accent if text.active else theme.panel_line), 3.0 if text.active else 1.0))
        painter.drawRoundedRect(rect, radius, radius)
        size = rect.height() - 14
        disc = QRectF(rect.x() + 8, rect.y() + 7, size, size)
        painter.setPen(QPen(QColor("#ffffff"), 1.5))
        painter.setBrush(QColor(SEAT_COLOURS[text.colour]))
        painter.drawEllipse(disc)
        painter.setPen(QColor("#ffffff"))
        painter.setFont(self.table.font_of(size * 0.55, QFont.Weight.Bold))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text.name[:1].upper())
        if text.active:
            self._arrow(painter, disc)
        right = rect.right() - 8
        if text.rank and rect.width() > 2.4 * rect.height():
            right -= self._rank(painter, text.rank) + 6
        self._lines(painter, text, QRectF(disc.right() + 8, rect.y() + 3, right - disc.right() - 8, rect.height() - 6))

    def _rank(self, painter: QPainter, rank: str) -> float:
        """A small card with the rank that changes the suit for this seat; returns its width."""
        height = self._rect.height() - 12
        width = height * 0.74
        card = QRectF(self._rect.right() - 8 - width, self._rect.y() + 6, width, height)
        painter.setPen(QPen(QColor(self.table.theme.accent), 2.0))
        painter.setBrush(QColor("#fffdf8"))
        painter.drawRoundedRect(card, 5, 5)
        painter.setPen(QColor("#1b2430"))
        painter.setFont(self.table.font_of(height * (0.5 if len(rank) > 1 else 0.62), QFont.Weight.Bold))
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, rank)
        return width

    def _arrow(self, painter: QPainter, disc: QRectF) -> None:
        tip = QPointF(disc.left() - 4, disc.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.table.theme.accent))
        painter.drawPolygon([tip, tip + QPointF(-9, -8), tip + QPointF(-9, 8)])

    def _lines(self, painter: QPainter, text: PlateText, room: QRectF) -> None:
        theme, scale = self.table.theme, self.table.text_scale
        upper = QRectF(room.x(), room.y(), room.width(), room.height() / 2)
        lower = QRectF(room.x(), room.center().y(), room.width(), room.height() / 2)
        bold = self.table.font_of(17 * scale, QFont.Weight.DemiBold)
        small = self.table.font_of(14 * scale)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        measure = QFontMetricsF(small)
        fits = measure.horizontalAdvance(text.score) <= upper.width() * 0.45
        shown = measure.elidedText(
            text.score if fits else text.short_score or text.score, Qt.TextElideMode.ElideRight, upper.width() * 0.45
        )
        score_width = measure.horizontalAdvance(shown) + 8 if text.score else 0.0
        painter.setFont(bold)
        painter.setPen(QColor(theme.accent if text.active else theme.text))
        name = QFontMetricsF(bold).elidedText(text.name, Qt.TextElideMode.ElideRight, upper.width() - score_width)
        painter.drawText(upper, left, name)
        painter.setFont(small)
        painter.setPen(QColor(theme.quiet))
        if text.score:
            painter.drawText(upper, right, shown)
        rest = [*text.notes, *([text.dealer_text] if text.dealer else [])]
        line = " · ".join([*([text.count] if text.count else []), *rest])
        if text.tokens_of:
            lower = QRectF(lower.x(), lower.y(), lower.width() - self._tokens(painter, text, lower), lower.height())
        if text.short_count and measure.horizontalAdvance(line) > lower.width():
            line = " · ".join([text.short_count, *rest])
        line = measure.elidedText(line, Qt.TextElideMode.ElideRight, lower.width())
        painter.setPen(QColor(theme.accent if text.notes else theme.quiet))
        painter.drawText(lower, left, line)

    def _tokens(self, painter: QPainter, text: PlateText, room: QRectF) -> float:
        """Small coins at the right, full ones for what is left; returns how wide they are."""
        size = min(11.0 * self.table.text_scale, room.height() * 0.55)
        pitch = size * 1.25
        for number in range(text.tokens_of):
            left = number < text.tokens
            painter.setPen(QPen(QColor(self.table.theme.accent if left else self.table.theme.quiet), 1.5))
            painter.setBrush(QColor(self.table.theme.accent) if left else Qt.BrushStyle.NoBrush)
            x = room.right() - (text.tokens_of - number) * pitch
            painter.drawEllipse(QRectF(x, room.center().y() - size / 2, size, size))
        return text.tokens_of * pitch + 4


class SpeechItem(QGraphicsItem):
    """What a player has just said, in a bubble beside the plate, until something else happens."""

    def __init__(self, table: TableScene, plate: PlateItem, text: str) -> None:
        super().__init__()
        self.table = table
        self.plate = plate
        self.text = text
        self._font = table.font_of(20 * table.text_scale, QFont.Weight.Bold)
        width = QFontMetricsF(self._font).horizontalAdvance(text) + 32
        height = 38 * table.text_scale
        below = plate.rect.bottom() + 12
        above = plate.rect.top() - height - 12
        far = plate.rect.center().y() < table.sceneRect().center().y()
        left = min(max(plate.rect.x(), 6.0), max(table.sceneRect().width() - width - 6, 6.0))
        self._rect = QRectF(left, below if far else above, width, height)
        self._tip = QPointF(plate.rect.x() + 40, plate.rect.bottom() + 1 if far else plate.rect.top() - 1)
        self.setZValue(BUBBLE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The bubble with its tip."""
        return self._rect.adjusted(-4, -16, 4, 16)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the bubble."""
        path = QPainterPath()
        path.addRoundedRect(self._rect, 14, 14)
        edge = self._rect.top() if self._tip.y() < self._rect.top() else self._rect.bottom()
        beak = QPainterPath(QPointF(self._tip.x() - 10, edge))
        beak.lineTo(self._tip)
        beak.lineTo(QPointF(self._tip.x() + 10, edge))
        beak.closeSubpath()
        painter.setPen(QPen(QColor(self.table.theme.accent), 2.0))
        painter.setBrush(QColor("#fbf6e8"))
        painter.drawPath(path.united(beak))
        painter.setPen(QColor("#1b2430"))
        painter.setFont(self._font)
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self.text)
