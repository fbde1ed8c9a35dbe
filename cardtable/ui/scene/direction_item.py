"""The arrow that says which way round the table play goes, where it can turn."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from cardtable.stage.zones import ZoneKind
from cardtable.ui.scene.drawing import told_later

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from cardtable.ui.scene.scene import TableScene

SHARE: Final = 0.62
START: Final = 40
SWEEP: Final = 280


class DirectionItem(QGraphicsItem):
    """A round arrow beside the pile. The next player clockwise sits at the left, so clockwise turns like a clock."""

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        self.direction: int | None = None
        self._rect = QRectF()
        self.setZValue(2.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def arrange(self, direction: int | None) -> None:
        """Show this direction, or nothing, right of the last zone in the middle."""
        self.direction = direction
        self.setVisible(direction is not None)
        if direction is None:
            return
        middle = [item.rect for item in self.table.zones.values() if item.zone.kind in (ZoneKind.STOCK, ZoneKind.PILE)]
        last = max(middle, key=lambda rect: rect.right())
        size = last.width() * SHARE
        left = last.right() + last.width() * 0.5
        self.prepareGeometryChange()
        self._rect = QRectF(left, last.center().y() - size / 2, size, size)
        self.update()

    def boundingRect(self) -> QRectF:
        """The arrow with its head."""
        return self._rect.adjusted(-14, -14, 14, 14)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw most of a circle with a head at its end."""
        if self.direction is None:
            return
        colour = QColor(self.table.theme.accent if self.direction < 0 else self.table.theme.quiet)
        width = self._rect.width() * 0.09
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        clockwise = self.direction > 0
        start = 90 - START if clockwise else 90 + START
        sweep = -SWEEP if clockwise else SWEEP
        painter.drawArc(self._rect, start * 16, sweep * 16)
        angle = math.radians(start + sweep)
        radius = self._rect.width() / 2
        tip_at = self._rect.center() + QPointF(math.cos(angle) * radius, -math.sin(angle) * radius)
        turn = -1 if clockwise else 1
        along = QPointF(-math.sin(angle) * turn, -math.cos(angle) * turn)
        across = QPointF(math.cos(angle), -math.sin(angle))
        head = width * 2.4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(
            QPolygonF([tip_at + along * head * 1.3, tip_at + across * head * 0.8, tip_at - across * head * 0.8])
        )
