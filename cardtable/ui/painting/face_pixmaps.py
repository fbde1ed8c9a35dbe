"""Faces as pixmaps: a disc in the seat's colour with the animal in it, rendered once for each size and mood."""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from cardtable.resources import asset
from cardtable.stage.characters import Mood
from cardtable.ui.deck.shapes import circle, paint
from cardtable.ui.painting.expressions import features, signs
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from cardtable.stage.characters import Animal

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
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
