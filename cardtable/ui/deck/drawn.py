"""The program's own deck: every card is shapes, painted directly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter

from cardtable.ui.deck.backs import back
from cardtable.ui.deck.deck import ELEMENTS, FACES
from cardtable.ui.deck.faces import face
from cardtable.ui.deck.shapes import HEIGHT, WIDTH, paint

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from cardtable.ui.deck.style import FaceStyle


class DrawnDeck:
    """The deck that is always there. It needs a ``QGuiApplication``, because of the letters."""

    id: Final = "drawn"
    aspect: Final = HEIGHT / WIDTH

    def has(self, element: str) -> bool:
        """Whether the deck has a picture of this name: all of ``ELEMENTS``."""
        return element in ELEMENTS

    def paint(self, painter: QPainter, rect: QRectF, element: str, style: FaceStyle) -> None:
        """Paint a card so that its edge is ``rect``, in the painter's units; nothing if there is no such element."""
        if not self.has(element):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
        # A shape keeps what Qt makes of it for painting: kept as well, fifty cards would be heavier than their pixmaps.
        paint(painter, face(FACES[element], style) if element in FACES else back(element))
        painter.restore()
