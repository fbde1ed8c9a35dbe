"""Signs for buttons, drawn with lines: what a button does, beside its word."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from cardtable.ui.deck.shapes import circle, joined, path
from cardtable.ui.metrics import em
from cardtable.ui.painting.drawing import smooth

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath
    from PySide6.QtWidgets import QAbstractButton


class Icon(StrEnum):
    """A sign in a box of 16, its middle at the origin."""

    BACK = "back"
    TICK = "tick"
    SAVED = "saved"
    STATISTICS = "statistics"
    EVENING = "evening"
    SETTINGS = "settings"
    PEOPLE = "people"
    CLOCK = "clock"
    SEARCH = "search"
    PRINT = "print"
    PLAY = "play"
    MORE = "more"
    CLOSED = "closed"
    OPEN = "open"
    PLUS = "plus"


SIZE: Final = 16
SPACE: Final = "\u2002"
"""Stands between a sign and its word."""
LINE: Final = 1.9
_LINES: Final = {
    Icon.BACK: "M 2.5 -6 L -3.5 0 L 2.5 6",
    Icon.TICK: "M -5.5 0.5 L -1.5 4.5 L 6 -4.5",
    Icon.SAVED: "M -6.5 -6.5 L -1.5 -6.5 L -1.5 -1.5 L -6.5 -1.5 Z M 1.5 -6.5 L 6.5 -6.5 L 6.5 -1.5 L 1.5 -1.5 Z "
    "M -6.5 1.5 L -1.5 1.5 L -1.5 6.5 L -6.5 6.5 Z M 1.5 1.5 L 6.5 1.5 L 6.5 6.5 L 1.5 6.5 Z",
    Icon.STATISTICS: "M -6 6.5 L 6 6.5 M -4.3 4 L -4.3 0 M 0 4 L 0 -6 M 4.3 4 L 4.3 -2.6",
    Icon.EVENING: "M 1 -7 C -9 -5 -8 8 2 7 C 5 6.6 6.4 5 7 3.4 C 0 4.5 -3 -2 1 -7 Z",
    Icon.SETTINGS: "M -7 -5 L 7 -5 M -7 0 L 7 0 M -7 5 L 7 5",
    Icon.PEOPLE: "M -8 7 C -8 -1 2.8 -1 2.8 7 M 3.4 -5.4 C 6.8 -4.6 6.8 -0.4 3.6 0.2 M 5 1.6 C 7 2.4 8 4.4 8 7",
    Icon.CLOCK: "M 0 -4 L 0 0.4 L 3 2",
    Icon.SEARCH: "M 2.6 2.6 L 6.6 6.6",
    Icon.PRINT: "M -4 -2 L -4 -7 L 4 -7 L 4 -2 M -4 4 L -7 4 L -7 -2 L 7 -2 L 7 4 L 4 4 M -4 2 L -4 7 L 4 7 L 4 2 Z",
    Icon.PLAY: "M -4 -6 L 6 0 L -4 6 Z",
    Icon.CLOSED: "M -2.5 -5.5 L 3 0 L -2.5 5.5",
    Icon.OPEN: "M -5.5 -2.5 L 0 3 L 5.5 -2.5",
    Icon.PLUS: "M -6 0 L 6 0 M 0 -6 L 0 6",
}  # fmt: skip
# Circles: middle, radius, and whether they are filled.
_CIRCLES: Final = {
    Icon.SETTINGS: ((3, -5, 1.9, True), (-3, 0, 1.9, True), (1, 5, 1.9, True)),
    Icon.PEOPLE: ((-2.6, -3, 3, False),),
    Icon.CLOCK: ((0, 0, 7, False),),
    Icon.SEARCH: ((-1.3, -1.3, 5, False),),
    Icon.MORE: ((-5, 0, 1.7, True), (0, 0, 1.7, True), (5, 0, 1.7, True)),
}
_FILLED: Final = frozenset({Icon.PLAY})


def draw_icon(painter: QPainter, icon: Icon, middle: QPointF, size: float, colour: QColor) -> None:
    """Draw a sign in a square of this size."""
    lines, filled = _shape(icon)
    painter.save()
    painter.translate(middle)
    painter.scale(size / SIZE, size / SIZE)
    painter.setPen(QPen(colour, LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(colour if icon in _FILLED else Qt.BrushStyle.NoBrush)
    painter.drawPath(lines)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(filled)
    painter.restore()


def icon_of(icon: Icon, colour: str, ratio: float, size: float = 1.0) -> QIcon:
    """A sign for a button, so many em high."""
    side = em(size)
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with smooth(picture) as painter:
        draw_icon(painter, icon, QPointF(side / 2, side / 2), 0.94 * side, QColor(colour))
    return QIcon(picture)


def set_icon(button: QAbstractButton, icon: Icon, colour: str, size: float = 1.0) -> None:
    """Let a button bear a sign before its word."""
    button.setIcon(icon_of(icon, colour, button.devicePixelRatioF(), size))
    button.setIconSize(QSize(em(size), em(size)))


@cache
def _shape(icon: Icon) -> tuple[QPainterPath, QPainterPath]:
    """What is drawn as lines, and what is filled."""
    rounds = _CIRCLES.get(icon, ())
    lines = [path(_LINES[icon])] if icon in _LINES else []
    lines += [circle(x, y, radius) for x, y, radius, full in rounds if not full]
    return joined(lines), joined(circle(x, y, radius) for x, y, radius, full in rounds if full)


def disc(colour: str) -> QIcon:
    """A sign in a seat's colour."""
    pixmap = QPixmap(40, 40)
    pixmap.fill(Qt.GlobalColor.transparent)
    with smooth(pixmap) as painter:
        painter.setBrush(QColor(colour))
        painter.setPen(QColor(Qt.GlobalColor.white))
        painter.drawEllipse(3, 3, 34, 34)
    return QIcon(pixmap)
