"""Names in the script they come from, as strokes of a brush: the program's letters hold none of them.

Only characters that are here are drawn, so that no machine shows empty boxes in their place.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.resources import brushed
from cardtable.ui.painting.paint_guard import told_later

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

GAP: Final = 0.08
_INK: Final = b"#000000"


@cache
def _strokes(character: str, colour: str) -> QSvgRenderer | None:
    """The strokes of a character in this colour; ``None`` where it is not there."""
    picture = brushed(character)
    return None if picture is None else QSvgRenderer(picture.replace(_INK, colour.encode()))


def width_of_script(text: str, size: float) -> float:
    """How wide a name is whose characters are so high; 0 where one of them is not here."""
    if not text or any(_strokes(one, "#000000") is None for one in text):
        return 0.0
    return size * (len(text) + GAP * (len(text) - 1))


def draw_script(painter: QPainter, text: str, x: float, y: float, size: float, colour: QColor) -> None:
    """Draw a name from its top left corner on; nothing where one of its characters is not here."""
    if not width_of_script(text, size):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, one in enumerate(text):
        strokes = _strokes(one, colour.name())
        if strokes is not None:
            strokes.render(painter, QRectF(x + number * size * (1 + GAP), y, size, size))
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
