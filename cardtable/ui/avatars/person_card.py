"""A person as a card of the deck: a face and a name in a frame of the own colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.ui.painting.drawing import DEMI, INK, PAPER, draw_rose, write_smaller
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

# In widths of the card: its corners, the radius of a face, and how high above the middle that lies.
CORNER: Final = 0.075
RADIUS: Final = 0.36
RAISED: Final = 0.13


def draw_person_card(
    painter: QPainter, card: QRectF, colour: int, face: QPixmap, words: str, size: float, least: float, frame: QPen
) -> None:
    """Draw it into a rectangle of a card's shape.

    ``face`` is a disc of ``RADIUS`` with its shadow, ``frame`` the pen of the card's edge. The ``words`` are ``size``
    pixels high, and ``least`` at least where they are long.
    """
    wide, middle, own = card.width(), card.center(), SEAT_COLOURS[colour % len(SEAT_COLOURS)]
    corner = CORNER * wide
    painter.setPen(frame)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(card, corner, corner)
    painter.setPen(QPen(QColor(own), max(1.0, 0.012 * wide)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = card.adjusted(0.07 * wide, 0.07 * wide, -0.07 * wide, -0.07 * wide)
    painter.drawRoundedRect(inner, 0.6 * corner, 0.6 * corner)
    away = 0.13 * wide
    for at in (inner.topLeft() + QPointF(away, away), inner.topRight() + QPointF(-away, away)):
        draw_rose(painter, at, 0.055 * wide, own, own)
    side = face.width() / face.devicePixelRatio() / 2
    painter.drawPixmap(middle - QPointF(side, RAISED * wide + side), face)
    top = middle.y() + 0.28 * wide
    room = QRectF(inner.left() + 1, top, inner.width() - 2, inner.bottom() - top)
    write_smaller(painter, room, words, size, INK, DEMI, least)
