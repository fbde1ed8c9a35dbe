"""Names in the script they come from, as strokes of a brush: the program's letters hold none of them.

Only characters that are here are drawn, so that no machine shows empty boxes in their place.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui.scene.drawing import told_later

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

SIDE: Final = 100.0
GAP: Final = 0.08


def _across(x: float, y: float, to_x: float, to_y: float, thick: float) -> QPainterPath:
    """A level stroke: pressed down, drawn lightly, and stopped with a knob."""
    path = QPainterPath(QPointF(x - 2, y - 0.75 * thick))
    path.quadTo(x + 0.6 * thick, y - 0.35 * thick, x + 1.4 * thick, y - 0.3 * thick)
    path.lineTo(to_x - 1.5 * thick, to_y - 0.42 * thick)
    path.quadTo(to_x - 0.7 * thick, to_y - 0.95 * thick, to_x - 0.3 * thick, to_y - 0.85 * thick)
    path.quadTo(to_x + 0.7 * thick, to_y - 0.1 * thick, to_x + 0.45 * thick, to_y + 0.35 * thick)
    path.quadTo(to_x - 0.3 * thick, to_y + 0.75 * thick, to_x - 1.5 * thick, to_y + 0.4 * thick)
    path.lineTo(x + 1.4 * thick, y + 0.45 * thick)
    path.quadTo(x + 0.3 * thick, y + 0.7 * thick, x - 0.3 * thick, y + 0.45 * thick)
    path.closeSubpath()
    return path


def _down_with_hook(x: float, y: float, to_y: float, hook: float, thick: float) -> QPainterPath:
    """An upright stroke that ends in a hook to the left."""
    path = QPainterPath(QPointF(x - 0.9 * thick, y - 3))
    path.quadTo(x + 0.7 * thick, y - 1, x + 0.6 * thick, y + 1.3 * thick)
    path.lineTo(x + 0.5 * thick, to_y - thick)
    path.quadTo(x + 0.4 * thick, to_y + 0.6 * thick, x - 0.35 * thick, to_y + 1.1 * thick)
    path.quadTo(x - 0.8 * thick, to_y - 0.2 * thick, x - hook, to_y - 1.1 * thick)
    path.quadTo(x - 0.9 * thick, to_y - 0.7 * thick, x - 0.5 * thick, to_y - 1.4 * thick)
    path.lineTo(x - 0.4 * thick, y + 1.2 * thick)
    path.quadTo(x - 0.5 * thick, y + 0.3 * thick, x - 0.9 * thick, y - 3)
    path.closeSubpath()
    return path


def _flick(x: float, y: float, to_x: float, to_y: float, thick: float) -> QPainterPath:
    """A rising stroke that runs out."""
    path = QPainterPath(QPointF(x, y - 0.5 * thick))
    path.quadTo(x + 0.7 * thick, y - 0.1 * thick, x + 1.5 * thick, y - 0.75 * thick)
    path.lineTo(to_x, to_y)
    path.lineTo(x + 1.6 * thick, y + 0.75 * thick)
    path.quadTo(x + 0.5 * thick, y + 1.2 * thick, x, y - 0.5 * thick)
    path.closeSubpath()
    return path


@cache
def _drawn() -> dict[str, tuple[QPainterPath, ...]]:
    return {
        "一": (_across(9, 53, 91, 48, 9),),
        "三": (_across(20, 21, 79, 17, 8.5), _across(26, 51, 73, 47.5, 8.5), _across(8, 84, 92, 79, 9)),
        "打": (
            _across(8, 31, 43, 27, 7.5),
            _down_with_hook(28, 8, 84, 16, 8),
            _flick(5, 65, 46, 49, 7.5),
            _across(51, 25, 93, 21, 8),
            _down_with_hook(74, 25, 86, 19, 8.5),
        ),
    }


def width_of_script(text: str, size: float) -> float:
    """How wide a name is whose characters are so high; 0 where one of them is not here."""
    if not text or any(one not in _drawn() for one in text):
        return 0.0
    return size * (len(text) + GAP * (len(text) - 1))


def draw_script(painter: QPainter, text: str, x: float, y: float, size: float, colour: QColor) -> None:
    """Draw a name from its top left corner on; nothing where one of its characters is not here."""
    if not width_of_script(text, size):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.translate(x, y)
    painter.scale(size / SIDE, size / SIDE)
    for one in text:
        for stroke in _drawn()[one]:
            painter.drawPath(stroke)
        painter.translate(SIDE * (1 + GAP), 0)
    painter.restore()


class ScriptSign(QWidget):
    """A name in its own script, beside a title that says it in ours: for eyes alone."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def write(self, text: str) -> None:
        """Show this name; hide where there is none."""
        self._text = text
        self.updateGeometry()
        self.setVisible(bool(width_of_script(text, 1)))

    def _side(self) -> float:
        parent = self.parentWidget()
        return 1.5 * (parent or self).fontMetrics().height()

    def sizeHint(self) -> QSize:
        """As high as a title."""
        side = self._side()
        return QSize(round(width_of_script(self._text, side)), round(side))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the strokes."""
        with QPainter(self) as painter:
            inside = QRectF(self.rect())
            draw_script(painter, self._text, 0, 0, inside.height(), self.palette().windowText().color())
