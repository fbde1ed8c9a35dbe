"""Painted shapes and the few ways of making them.

Everything is in card units: a card is 240 wide and 336 high, its centre is (0, 0), and y grows downwards. Suit signs
are about 100 by 100 around (0, 0).
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from cardtable.cards import Suit

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WIDTH: Final = 240.0
HEIGHT: Final = 336.0
CORNER: Final = 15.0

INK: Final = "#1b2430"
PAPER: Final = "#fffdf8"
RED: Final = "#c3202f"

TURN: Final = QTransform(-1, 0, 0, -1, 0, 0)


class Shape(NamedTuple):
    """One path with its colours, as ``#rrggbb`` or ``#aarrggbb``; ``width`` is that of the stroke."""

    path: QPainterPath
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0

    def moved(self, by: QTransform) -> Shape:
        """The same shape elsewhere; the stroke grows with the shape."""
        return Shape(by.map(self.path), self.fill, self.stroke, self.width * math.sqrt(abs(by.determinant())))


class Drawing(NamedTuple):
    """An SVG picture in card units, or one group of it alone."""

    file: QSvgRenderer
    group: str = ""
    where: QTransform = QTransform()


Picture: TypeAlias = tuple[Shape | Drawing, ...]


def paint(painter: QPainter, picture: Iterable[Shape | Drawing]) -> None:
    """Paint a picture in card units with the painter's present transform."""
    for part in picture:
        if isinstance(part, Shape):
            _paint_shape(painter, part)
            continue
        painter.save()
        painter.setTransform(part.where, combine=True)
        if part.group:
            part.file.render(painter, part.group, part.file.boundsOnElement(part.group))
        else:
            part.file.render(painter, part.file.viewBoxF())
        painter.restore()


def _paint_shape(painter: QPainter, shape: Shape) -> None:
    painter.setBrush(QBrush(QColor(shape.fill)) if shape.fill else QBrush(Qt.BrushStyle.NoBrush))
    if shape.stroke:
        painter.setPen(
            QPen(
                QColor(shape.stroke),
                shape.width,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(shape.path)


def path(text: str) -> QPainterPath:
    """A path from SVG path data with the absolute commands M, L, C, Q and Z."""
    made = QPainterPath()
    words = text.replace(",", " ").split()
    takes = {"M": 2, "L": 2, "Q": 4, "C": 6}
    at = 0
    while at < len(words):
        command = words[at]
        if command == "Z":
            made.closeSubpath()
            at += 1
            continue
        count = takes[command]
        n = [float(word) for word in words[at + 1 : at + 1 + count]]
        at += 1 + count
        match command:
            case "M":
                made.moveTo(n[0], n[1])
            case "L":
                made.lineTo(n[0], n[1])
            case "Q":
                made.quadTo(n[0], n[1], n[2], n[3])
            case _:
                made.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
    return made


def circle(x: float, y: float, radius: float, radius_y: float | None = None) -> QPainterPath:
    """A circle, or an ellipse with its axes along x and y."""
    made = QPainterPath()
    made.addEllipse(QPointF(x, y), radius, radius if radius_y is None else radius_y)
    return made


def box(x: float, y: float, width: float, height: float, corner: float = 0.0) -> QPainterPath:
    """A rectangle with round corners; (x, y) is its top left."""
    made = QPainterPath()
    made.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    return made


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """A closed polygon."""
    made = QPainterPath()
    made.moveTo(*points[0])
    for point in points[1:]:
        made.lineTo(*point)
    made.closeSubpath()
    return made


def lozenge(x: float, y: float, half_width: float, half_height: float | None = None) -> QPainterPath:
    """A square standing on its corner, with its centre at (x, y)."""
    tall = half_width if half_height is None else half_height
    return polygon((x, y - tall), (x + half_width, y), (x, y + tall), (x - half_width, y))


def joined(paths: Iterable[QPainterPath]) -> QPainterPath:
    """Several small paths as one, which is painted faster; where they overlap the filling stays."""
    made = QPainterPath()
    made.setFillRule(Qt.FillRule.WindingFill)
    for one in paths:
        made.addPath(one)
    return made


def at(x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0) -> QTransform:
    """Scale, then turn (degrees, clockwise), then move to (x, y)."""
    made = QTransform()
    made.translate(x, y)
    made.rotate(turn)
    made.scale(scale, scale)
    return made


def both_ends(shapes: Sequence[Shape]) -> list[Shape]:
    """Shapes and the same turned upside down about the card's centre."""
    return [*shapes, *(shape.moved(TURN) for shape in shapes)]


@lru_cache(maxsize=64)
def rose_petals(radius: float, *, even: bool, fullness: float = 0.9) -> QPainterPath:
    """Four of the eight petals of the knitted Nordic rose; the other four are their mirror images.

    Args:
        radius: Half of the rose's width.
        even: Which four.
        fullness: How much of its place a petal fills; the rest is the gap between petals.
    """
    tip = radius * (math.sqrt(2) - 1)
    side = radius - tip
    petal = polygon((0, 0), (side, 0), (radius, tip), (tip, tip))
    centre = QPointF(radius / 2, tip / 2)
    fit = QTransform().translate(centre.x(), centre.y()).scale(fullness, fullness).translate(-centre.x(), -centre.y())
    petal = fit.map(petal)
    if not even:
        petal = QTransform(1, 0, 0, -1, 0, 0).map(petal)
    return joined(at(turn=90.0 * quarter).map(petal) for quarter in range(4))


_STEM: Final = "M 2.6 20 C 3.4 34 8 43 18 48.5 L -18 48.5 C -8 43 -3.4 34 -2.6 20 Z"
_HEART: Final = (
    "M 0 47 C -11 29 -47 10 -47 -18 C -47 -36 -34 -46 -22.5 -46 C -11 -46 -3.5 -38 0 -27 "
    "C 3.5 -38 11 -46 22.5 -46 C 34 -46 47 -36 47 -18 C 47 10 11 29 0 47 Z"
)
_SPADE: Final = (
    "M 0 -49 C 11 -31 46 -12 46 14 C 46 30 34.5 38.5 23.5 38.5 C 13 38.5 5.5 32 0 22 "
    "C -5.5 32 -13 38.5 -23.5 38.5 C -34.5 38.5 -46 30 -46 14 C -46 -12 -11 -31 0 -49 Z"
)
_DIAMOND: Final = "M 0 -50 C 9 -31 23 -13 38 0 C 23 13 9 31 0 50 C -9 31 -23 13 -38 0 C -23 -13 -9 -31 0 -50 Z"


@cache
def sign(suit: Suit) -> QPainterPath:
    """A suit's sign, about 100 by 100 around (0, 0). The path is shared: do not change it."""
    match suit:
        case Suit.HEARTS:
            return path(_HEART)
        case Suit.DIAMONDS:
            return path(_DIAMOND)
        case Suit.SPADES:
            return path(_SPADE).united(path(_STEM))
        case Suit.CLUBS:
            leaves = circle(0, -25.5, 22.5).united(circle(-25, 11, 22.5)).united(circle(25, 11, 22.5))
            heart = polygon((-14, -14), (14, -14), (16, 16), (3.6, 16), (3, 26), (-3, 26), (-3.6, 16), (-16, 16))
            return leaves.united(heart).united(path(_STEM))
