"""The backs: a knitted Nordic rose on a lattice, in three colours."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.ui.deck.shapes import (
    CORNER,
    CREAM,
    HEIGHT,
    PAPER,
    WIDTH,
    Clipped,
    Picture,
    Shape,
    at,
    box,
    circle,
    joined,
    lozenge,
    polygon,
    rose_petals,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath


@dataclass(frozen=True, slots=True)
class _Yarn:
    ground: str
    dark: str
    light: str


_YARNS: Final = {
    "back": _Yarn("#a3202e", "#861724", "#dd7f78"),
    "back_blue": _Yarn("#1f4a86", "#173a6c", "#7fa9dc"),
    "back_green": _Yarn("#1d6a4b", "#14543a", "#7cbf9b"),
}
_CELL: Final = 32.0
_PANEL: Final = (-108.0, -156.0, 216.0, 312.0)
_WINDOW: Final = (-92.0, -140.0, 184.0, 280.0)


def back(element: str) -> Picture:
    """A back, in card units; it looks the same upside down."""
    yarn = _YARNS[element]
    panel, window = box(*_PANEL, 10), box(*_WINDOW, 4)
    return (
        Shape(box(-WIDTH / 2 + 0.75, -HEIGHT / 2 + 0.75, WIDTH - 1.5, HEIGHT - 1.5, CORNER), PAPER, "#b9b2a4", 1.5),
        Shape(panel, yarn.ground),
        *_border(yarn),
        Clipped(window, tuple(_lattice(yarn))),
        Shape(window, None, CREAM, 1.8),
        *_medallion(yarn),
    )


def _border(yarn: _Yarn) -> list[Shape]:
    left, top, width, height = _WINDOW
    right, foot, middle = left + width, top + height, 8.0
    step = 9.2
    across, along = round(width / step), round(height / step)
    row = [(left + width * (n + 0.5) / across, y) for n in range(across) for y in (top - middle, foot + middle)]
    column = [(x, top + height * (n + 0.5) / along) for n in range(along) for x in (left - middle, right + middle)]
    corners = [(x, y) for x in (left - middle, right + middle) for y in (top - middle, foot + middle)]
    return [
        Shape(joined(lozenge(x, y, 3.1) for x, y in row + column), yarn.light),
        Shape(joined(circle(x, y, 2.6) for x, y in corners), CREAM),
    ]


def _lattice(yarn: _Yarn) -> list[Shape]:
    half = _CELL / 2
    left, top, width, height = _WINDOW
    places = [(x * half, y * half) for x in range(-6, 7) for y in range(-9, 10)]
    flower = joined((rose_petals(8.6, even=True, fullness=0.86), rose_petals(8.6, even=False, fullness=0.86)))
    cells = [(x, y) for x, y in places if round((x + y) / half) % 2]
    crossings = [(x, y) for x, y in places if not round((x + y) / half) % 2]
    return [
        Shape(box(left, top, width, height), yarn.light),
        *(Shape(lozenge(x, y, half - 1), yarn.dark) for x, y in cells),
        *(Shape(at(x, y).map(flower), yarn.light) for x, y in cells if not _hidden(x, y)),
        Shape(joined(lozenge(x, y, 3.4) for x, y in crossings), CREAM),
    ]


def _hidden(x: float, y: float) -> bool:
    return math.hypot(x, y) < 56


def _star(radius: float) -> QPainterPath:
    """An eight-pointed star: two squares, one of them on its corner."""
    inner = radius * 0.7654
    points = []
    for n in range(16):
        angle, reach = math.radians(22.5 * n), inner if n % 2 else radius
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return polygon(*points)


def _medallion(yarn: _Yarn) -> list[Shape]:
    radius = 57.0
    between = [at(turn=45 + 90.0 * n) for n in range(4)]
    return [
        Shape(_star(86), yarn.ground, CREAM, 2.2),
        Shape(_star(79), None, yarn.light, 1.3),
        Shape(rose_petals(radius, even=True, fullness=0.92), CREAM),
        Shape(rose_petals(radius, even=False, fullness=0.92), yarn.light),
        Shape(rose_petals(radius, even=True, fullness=0.42), yarn.ground),
        Shape(rose_petals(radius, even=False, fullness=0.42), yarn.dark),
        Shape(joined(turn.map(lozenge(radius * 0.98, 0, 6.5)) for turn in between), CREAM),
        Shape(joined(turn.map(lozenge(radius * 0.98, 0, 2.6)) for turn in between), yarn.ground),
        Shape(joined(at(turn=90.0 * n).map(lozenge(radius * 1.06, 0, 5)) for n in range(4)), yarn.light),
        Shape(lozenge(0, 0, 5), yarn.ground),
        Shape(lozenge(0, 0, 3), CREAM),
    ]
