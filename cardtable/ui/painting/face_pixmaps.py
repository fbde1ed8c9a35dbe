"""Faces as pixmaps: a disc in the seat's colour with the animal in its mood, rendered once for each size."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from cardtable.resources import asset
from cardtable.stage.characters import Animal, Mood
from cardtable.ui.deck.shapes import INK, PAPER, Shape, at, circle, paint, path, polygon
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath


if TYPE_CHECKING:
    Points = tuple[tuple[float, float], ...]

# From this radius on, in pixels, a sign is as large as it is drawn; on smaller discs up to so many times as large.
FULL: Final = 30.0
LARGEST: Final = 1.75


@dataclass(frozen=True, slots=True)
class Features:
    """Middles of the eyes, half an eye's width and height, colours of lid, brow and closed eye, cheeks, the temple."""

    eyes: Points
    wide: float
    high: float
    lid: str
    brow: str
    cheeks: Points
    temple: tuple[float, float] = (66, -48)
    line: str = INK
    iris: str = PAPER


def _pair(x: float, y: float) -> Points:
    return ((-x, y), (x, y))


FEATURES: Final = {
    Animal.FOX: Features(_pair(37, -2), 21, 14, "#d0672a", "#6e3215", _pair(52, 26), iris="#e9a62c"),
    Animal.PUFFIN: Features(((3, -14),), 17, 15, "#d9dcdd", "#1e2634", ((16, 14),)),
    Animal.BEAR: Features(_pair(31, -8), 16, 15, "#744a27", "#4a2d18", _pair(52, 22)),
    Animal.OWL: Features(_pair(34, -8), 26, 25, "#b79c72", "#59452f", _pair(52, 30), (0, -62), iris="#f2b632"),
    Animal.RAM: Features(_pair(20, 2), 13, 11, "#57453b", "#33271f", _pair(22, 26), iris="#f6cf6d"),
    Animal.HARE: Features(_pair(31, 8), 16, 16, "#dfe5ea", "#8a94a2", _pair(43, 38)),
    Animal.RAVEN: Features(((-2, -25),), 17, 16, "#2a3757", "#6485c4", (), line="#c9d8f5", iris="#ffc636"),
    Animal.SEAL: Features(_pair(31, -14), 17, 19, "#64778a", "#42525f", _pair(54, 18)),
    Animal.CAT: Features(_pair(35, 2), 23, 18, "#8f9aa7", "#4b545f", _pair(56, 30), iris="#b9d65a"),
}


def features(animal: Animal, mood: Mood) -> list[Shape]:
    """Eyes, brows and cheeks over those of the animal's picture; none of a calm face."""
    one = FEATURES[animal]
    match mood:
        case Mood.CALM:
            return []
        case Mood.THINKS:
            return _thinking(one)
        case Mood.DELIGHTED:
            return _laughing(one)
        case Mood.CAUGHT:
            return _startled(one)
        case Mood.ASLEEP:
            return _sleeping(one)


def signs(animal: Animal, mood: Mood, radius: float) -> list[Shape]:
    """What stands beside the face on a disc of so many pixels; it may reach a little over the edge."""
    grow = min(LARGEST, max(1.0, FULL / radius))
    match mood:
        case Mood.CALM:
            return []
        case Mood.THINKS:
            dots = ((30, -62, 7.0), (48, -72, 10.0), (72, -60, 17.0))
            return [Shape(circle(x, y, size * grow), PAPER, INK, 4.0 * grow) for x, y, size in dots]
        case Mood.DELIGHTED:
            sparks = ((-66, -56, 20.0), (68, -52, 18.0), (46, -80, 11.0))
            return [Shape(_spark(x, y, size * grow), "#ffd75e", "#8a5a10", 2.0 * grow) for x, y, size in sparks]
        case Mood.CAUGHT:
            where = at(*FEATURES[animal].temple, scale=1.15 * grow)
            return [Shape(_DROP, "#8fd3ff", "#1f5fae", 2.6).moved(where), Shape(_GLEAM, "#ffffff").moved(where)]
        case Mood.ASLEEP:
            letters = [_snore(x, y, size * grow) for x, y, size in ((34, -56, 9.0), (62, -74, 15.0))]
            outlines = [Shape(one, stroke=INK, width=11.0 * grow) for one in letters]
            return [*outlines, *(Shape(one, stroke=PAPER, width=5.5 * grow) for one in letters)]


_DROP: Final = path("M 0 -20 C 6 -8 13 -2 13 7 C 13 22 -13 22 -13 7 C -13 -2 -6 -8 0 -20 Z")
_GLEAM: Final = circle(-4, 9, 3.4)


def _arc(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """A line bent upwards (``high`` > 0) or downwards."""
    return path(f"M {x - wide} {y} Q {x} {y - 2 * high} {x + wide} {y}")


def _lens(x: float, y: float, wide: float, top: float, bottom: float) -> QPainterPath:
    """An eye's opening or a patch over it, between two bends."""
    return path(
        f"M {x - wide} {y} C {x - 0.6 * wide} {y - top} {x + 0.6 * wide} {y - top} {x + wide} {y} "
        f"C {x + 0.6 * wide} {y + bottom} {x - 0.6 * wide} {y + bottom} {x - wide} {y} Z"
    )


def _spark(x: float, y: float, size: float) -> QPainterPath:
    reach = [size, 0.3 * size] * 4
    return polygon(
        *((x + far * math.cos(math.pi * n / 4), y + far * math.sin(math.pi * n / 4)) for n, far in enumerate(reach))
    )


def _snore(x: float, y: float, size: float) -> QPainterPath:
    """A letter Z, as over all who sleep."""
    return path(f"M {x - size} {y - size} L {x + size} {y - size} L {x - size} {y + size} L {x + size} {y + size}")


def _thinking(one: Features) -> list[Shape]:
    """The eyes look up to the thought, below lids that hang a little; one brow is higher than the other."""
    shapes = []
    for number, (x, y) in enumerate(one.eyes):
        size = 0.98 * max(one.wide, one.high)
        eye = circle(x, y, size)
        low = y - 0.62 * size
        cover = path(f"M {x - 1.3 * size} {low} L {x + 1.3 * size} {low} L {x + 1.3 * size} {y - 1.4 * size} "
                     f"L {x - 1.3 * size} {y - 1.4 * size} Z")  # fmt: skip
        pupil = circle(x + 0.36 * size, y - 0.3 * size, 0.42 * size)
        shapes += [
            Shape(eye, one.iris, INK, 3.0),
            Shape(pupil, INK),
            Shape(cover.intersected(circle(x, y, 1.08 * size)), one.lid),
            Shape(_arc(x, low, 0.8 * size, 0.1 * size), stroke=one.line, width=5),
        ]
        lift = 1.75 if number == len(one.eyes) - 1 else 1.2
        brow = path(f"M {x - size} {y - (lift - 0.2) * size} Q {x} {y - (lift + 0.4) * size} {x + size} "
                    f"{y - lift * size}")  # fmt: skip
        shapes.append(Shape(brow, stroke=one.brow, width=7))
    return shapes


def _laughing(one: Features) -> list[Shape]:
    """The eyes are shut in two bends, and the cheeks are red."""
    shapes = []
    for x, y in one.eyes:
        shapes.append(Shape(_lens(x, y, 1.12 * one.wide, 1.5 * one.high, 1.35 * one.high), one.lid))
        shapes.append(Shape(_arc(x, y + 0.35 * one.high, 0.9 * one.wide, 0.8 * one.high), stroke=one.line, width=7))
    return [*shapes, *(Shape(circle(x, y, 12, 8), "#a0e8606a") for x, y in one.cheeks)]


def _startled(one: Features) -> list[Shape]:
    """The eyes are wide open, with small pupils, and the brows are up in the middle."""
    shapes = []
    for number, (x, y) in enumerate(one.eyes):
        size = 1.12 * max(one.wide, one.high)
        shapes += [Shape(circle(x, y, size), PAPER, INK, 3.4), Shape(circle(x + 1, y, 0.36 * size), INK)]
        rise = 0.35 * size * (1 if 0 < number == len(one.eyes) - 1 else -1)
        brow = path(f"M {x - 0.8 * size} {y - 1.45 * size - rise} L {x + 0.8 * size} {y - 1.45 * size + rise}")
        shapes.append(Shape(brow, stroke=one.brow, width=6.5))
    return shapes


def _sleeping(one: Features) -> list[Shape]:
    """The lids are down, and their lashes hang."""
    shapes = []
    for x, y in one.eyes:
        shapes.append(Shape(_lens(x, y, 1.12 * one.wide, 1.5 * one.high, 1.35 * one.high), one.lid))
        shapes.append(Shape(_arc(x, y + 0.2 * one.high, 0.9 * one.wide, -0.45 * one.high), stroke=one.line, width=7))
    return shapes


KEPT: Final = 128
_EDGE: Final = "#f3ead0"
_SHADOW: Final = QColor(0, 0, 0, 14)
_SHADOW_LAYERS: Final = 9


class FacePixmaps:
    """Discs with faces, rendered when first asked for; the ``KEPT`` asked for last are kept.

    A pixmap is larger than the disc by ``margin(radius)`` on each side, which holds the shadow: place it at
    ``(-radius - margin, -radius - margin)`` from the disc's centre. Radii are in logical pixels, and ``ratio`` is the
    number of device pixels to one of them.
    """

    def __init__(self) -> None:
        self._discs: OrderedDict[tuple[Animal, int, int, float, Mood], QPixmap] = OrderedDict()

    @property
    def count(self) -> int:
        """How many discs are kept now."""
        return len(self._discs)

    @staticmethod
    def margin(radius: float) -> float:
        """How far the pixmap reaches beyond the disc on each side, in logical pixels."""
        return float(max(2, math.ceil(radius * 0.16)))

    def disc(self, animal: Animal, colour: int, radius: float, ratio: float = 1.0, mood: Mood = Mood.CALM) -> QPixmap:
        """The animal on a disc in the colour of a seat (counted from 0)."""
        number = colour % len(SEAT_COLOURS)
        key = (animal, number, max(1, round(radius * ratio)), ratio, mood)
        pixmap = self._discs.get(key)
        if pixmap is None:
            pixmap = self._discs[key] = _rendered(animal, mood, number, key[2], round(self.margin(radius) * ratio))
            pixmap.setDevicePixelRatio(ratio)
            while len(self._discs) > KEPT:
                self._discs.popitem(last=False)
        self._discs.move_to_end(key)
        return pixmap


@cache
def picture_of(animal: Animal) -> QSvgRenderer:
    """The animal's picture, ``assets/animals/NAME.svg``: a square round a disc of radius 100; the rest is cut off."""
    return QSvgRenderer(str(asset("animals", f"{animal.name.lower()}.svg")))


def _rendered(animal: Animal, mood: Mood, colour: int, radius: int, margin: int) -> QPixmap:
    """A disc with its shadow; all in device pixels."""
    side = 2 * (radius + margin)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    with smooth(pixmap) as painter:
        painter.translate(side / 2, side / 2)
        _paint_ground(painter, colour, radius, margin)
        painter.save()
        painter.setClipPath(circle(0, 0, radius * 0.985))
        picture_of(animal).render(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius))
        painter.scale(radius / 100, radius / 100)
        paint(painter, features(animal, mood))
        painter.restore()
        width = max(1.0, radius * 0.045)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(_EDGE), width))
        painter.drawEllipse(QPointF(0, 0), radius - width / 2, radius - width / 2)
        painter.scale(radius / 100, radius / 100)
        paint(painter, signs(animal, mood, radius))
    return pixmap


def _paint_ground(painter: QPainter, colour: int, radius: float, margin: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    drop = margin * 0.35
    for layer in range(_SHADOW_LAYERS):
        grow = (margin - drop) * (1 - layer / _SHADOW_LAYERS) ** 1.5
        painter.drawEllipse(QPointF(0, drop), radius + grow, radius + grow)
    seat = QColor(SEAT_COLOURS[colour])
    ground = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.6)
    ground.setColorAt(0, seat.lighter(132))
    ground.setColorAt(1, seat.darker(118))
    painter.setBrush(QBrush(ground))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
