"""What every deck can do, the names of its pictures, and the deck that the program draws, with its backs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtGui import QPainter

from cardtable.cards import Card, Rank, Suit, packs
from cardtable.ui.deck.faces import face
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
    paint,
    polygon,
    rose_petals,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter, QPainterPath

    from cardtable.ui.deck.style import FaceStyle

BACK_COLOURS: Final = ("red", "blue", "green")
BACK_ELEMENTS: Final = ("back", "back_blue", "back_green")
_JOKERS: Final = ("red_joker", "black_joker", "green_joker")
_COURTS: Final = {Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
_SUITS: Final = {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.CLUBS: "club", Suit.DIAMONDS: "diamond"}


class Deck(Protocol):
    """A set of card pictures, each reached by its element name (``king_heart``, ``1_spade``, ``back``)."""

    @property
    def id(self) -> str:
        """A short name that stays the same, for the settings."""

    @property
    def aspect(self) -> float:
        """Height of a card divided by its width."""

    def has(self, element: str) -> bool:
        """Whether the deck has a picture of this name."""

    def paint(self, painter: QPainter, rect: QRectF, element: str, style: FaceStyle) -> None:
        """Paint a picture so that the card's edge is ``rect``, in the painter's units; nothing if there is none."""


def element_of(card: Card) -> str:
    """The element name of a card's face; the same for every pack."""
    if card.suit is None:
        return _JOKERS[card.joker - 1]
    return f"{_COURTS.get(card.rank, card.rank.value)}_{_SUITS[card.suit]}"


def back_element(pack: int, colour: str | None = None) -> str:
    """The element name of a pack's back.

    Args:
        pack: Which pack, counted from 1. The following packs get the following colours.
        colour: The first pack's colour, one of ``BACK_COLOURS``; red if ``None``.

    Returns:
        One of ``BACK_ELEMENTS``.
    """
    if colour is None:
        colour = BACK_COLOURS[0]
    if colour not in BACK_COLOURS:
        raise ValueError(f"no such back: {colour!r}")
    first = BACK_COLOURS.index(colour)
    return BACK_ELEMENTS[(first + pack - 1) % len(BACK_ELEMENTS)]


FACES: Final = {element_of(card): card for card in packs(1, jokers=3)}
NEEDED_ELEMENTS: Final = (*(name for name, card in FACES.items() if not card.is_joker), BACK_ELEMENTS[0])
ELEMENTS: Final = (*FACES, *BACK_ELEMENTS)


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
