"""Transport buttons of a replay, with the signs of any media player."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF

from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import PushButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

Shape = tuple[tuple[float, float], ...]


def _right(x: float, size: float = 0.5) -> Shape:
    return ((x, -size), (x + 1.6 * size, 0.0), (x, size))


def _left(x: float, size: float = 0.5) -> Shape:
    return ((x, -size), (x - 1.6 * size, 0.0), (x, size))


def _bar(x: float, wide: float = 0.16) -> Shape:
    return ((x, -0.5), (x + wide, -0.5), (x + wide, 0.5), (x, 0.5))


def _diamond(x: float) -> Shape:
    return ((x, -0.42), (x + 0.32, 0.0), (x, 0.42), (x - 0.32, 0.0))


class Sign(Enum):
    """What a button does; drawn with a height of one, around the middle."""

    PLAY = (_right(-0.38, 0.55),)
    PAUSE = (_bar(-0.36, 0.24), _bar(0.12, 0.24))
    STEP = (_bar(-0.42), _right(-0.12))
    BACK = (_bar(0.26), _left(0.12))
    NEXT_TURN = (_right(-0.62, 0.42), _right(0.06, 0.42))
    LAST_TURN = (_left(0.62, 0.42), _left(-0.06, 0.42))
    NEXT_DEAL = (_right(-0.66, 0.42), _right(-0.06, 0.42), _bar(0.62))
    LAST_DEAL = (_left(0.66, 0.42), _left(0.06, 0.42), _bar(-0.78))
    NEXT_MOMENT = (_diamond(-0.3), _right(0.16, 0.36))
    LAST_MOMENT = (_diamond(0.3), _left(-0.16, 0.36))


# Keys that belong to the page, though a button would take them for the way to its neighbour.
_OF_THE_PAGE: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class TransportButton(PushButton):
    """A button with such a sign; its name is for tips and readers."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self._sign = sign
        self._em = 16.0
        self.setObjectName("bare")

    @property
    def sign(self) -> Sign:
        """What it shows."""
        return self._sign

    def show_sign(self, sign: Sign) -> None:
        """Show another sign."""
        self._sign = sign
        self.update()

    def lie(self, em: float) -> None:
        """Be as large as letters of this height want it."""
        self._em = em
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """A little wider than high."""
        return QSize(round(2.5 * self._em), round(2.1 * self._em))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, and the sign on it."""
        super().paintEvent(event)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        colour = QColor(self.palette().color(group, QPalette.ColorRole.ButtonText))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(1.0 if self.isEnabled() else 0.35)
            painter.setPen(QPen(colour, 0.06 * self._em, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(colour)
            middle, size = QPointF(self.rect().center()) + QPointF(0.5, 0.5), 0.95 * self._em
            for shape in self._sign.value:
                painter.drawPolygon(QPolygonF([middle + QPointF(x * size, y * size) for x, y in shape]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step through the match wherever the keys are."""
        if event.key() in _OF_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)
