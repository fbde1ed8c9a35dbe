"""Timeline of a replay: where its deals begin, and where something big happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider

from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.left_press import LeftPress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent, QWheelEvent

    from cardtable.app.replay import Moment

# Colours of the dark table, on which the line always lies.
GROOVE: Final = "#cfc6a8"
GONE: Final = "#e6b84f"
DEAL: Final = "#f3ecd6"
MOMENT: Final = "#e2725b"
# In em: how high the line is, how much room is left at its ends.
HIGH: Final = 1.9
END: Final = 0.7


class Timeline(QSlider):
    """A slider from the first position to the last; deals are strokes, big moments are diamonds above it."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._deals: Sequence[int] = ()
        self._moments: Sequence[Moment] = ()
        self._em = 16.0
        self._press, self._before = LeftPress(), 0

    def show_marks(self, deals: Sequence[int], moments: Sequence[Moment]) -> None:
        """Draw these."""
        self._deals, self._moments = deals, moments
        self.update()

    def show_position(self, position: int) -> None:
        """Stand there, and emit no signal."""
        self.blockSignals(True)
        self.setValue(position)
        self.blockSignals(False)
        self.update()

    def lay_out(self, em: float) -> None:
        """Be as large as letters of this height want it."""
        self._em = em
        self.setFixedHeight(round(HIGH * em))

    def sizeHint(self) -> QSize:
        """As wide as it gets."""
        return QSize(round(12 * self._em), round(HIGH * self._em))

    def x_of(self, position: int) -> float:
        """Where a position stands."""
        span = max(self.maximum() - self.minimum(), 1)
        room = self.width() - 2 * END * self._em
        return END * self._em + room * (position - self.minimum()) / span

    def _position(self, x: float) -> int:
        room = max(self.width() - 2 * END * self._em, 1.0)
        span = self.maximum() - self.minimum()
        return self.minimum() + round(max(0.0, min(1.0, (x - END * self._em) / room)) * span)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, its marks and where we are."""
        em, middle = self._em, self.height() * 0.6
        with smooth(self) as painter:
            painter.setPen(QPen(QColor(GROOVE), 0.14 * em, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setOpacity(0.55)
            painter.drawLine(QPointF(self.x_of(self.minimum()), middle), QPointF(self.x_of(self.maximum()), middle))
            painter.setOpacity(1.0)
            painter.setPen(QPen(QColor(GONE), 0.22 * em, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(self.x_of(self.minimum()), middle), QPointF(self.x_of(self.value()), middle))
            painter.setPen(QPen(QColor(DEAL), 0.12 * em))
            for position in self._deals:
                x = self.x_of(position)
                painter.drawLine(QPointF(x, middle - 0.42 * em), QPointF(x, middle + 0.42 * em))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(MOMENT))
            for moment in self._moments:
                painter.drawPolygon(_diamond(QPointF(self.x_of(moment.line), middle - 0.72 * em), 0.26 * em))
            painter.setBrush(QColor(GONE))
            ring = QColor("#ffffff") if self.hasFocus() else QColor("#3a2f14")
            painter.setPen(QPen(ring, (0.16 if self.hasFocus() else 0.08) * em))
            knob = 0.42 * em
            painter.drawEllipse(QRectF(self.x_of(self.value()) - knob, middle - knob, 2 * knob, 2 * knob))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the press is, close to a big moment just before it; another button leads back again."""
        begun, before = self._press.at is not None, self.value()
        if self._press.goes_down(event):
            self._before = before
            x = event.position().x()
            near = min(self._moments, key=lambda one: abs(self.x_of(one.line) - x), default=None)
            if near is not None and abs(self.x_of(near.line) - x) < 0.4 * self._em:
                self.setValue(near.line)
            else:
                self.setValue(self._position(x))
        elif begun:
            self.setValue(self._before)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while it is held; else say what lies below it."""
        if self._press.at is not None:
            self.setValue(self._position(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay where it was let go."""
        self._press.comes_up(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel is for what scrolls."""
        event.ignore()


def _diamond(at: QPointF, size: float) -> QPolygonF:
    return QPolygonF([at + QPointF(x * size, y * size) for x, y in ((0, -1.3), (1, 0), (0, 1.3), (-1, 0))])
