"""Three jokers: a jester in red, a blue fox, and a puffin in green."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank, Suit
from cardtable.ui.deck.figures import PALETTES, face
from cardtable.ui.deck.letters import outline
from cardtable.ui.deck.shapes import (
    CREAM,
    GOLD,
    INK,
    LIP,
    RED,
    Clipped,
    Picture,
    Shape,
    at,
    both_ends,
    both_sides,
    box,
    circle,
    joined,
    lozenge,
    path,
    polygon,
    rays,
    sign,
)

if TYPE_CHECKING:
    from cardtable.ui.deck.style import FaceStyle


@dataclass(frozen=True, slots=True)
class _Costume:
    letters: str
    first: str
    second: str
    paper: str
    ray: str


_COSTUMES: Final = {
    1: _Costume(RED, "#c3202f", "#20365c", "#fdf6e6", "#f6e7c4"),
    2: _Costume(INK, "#20365c", "#3f8fa3", "#f1f5fa", "#dbe6f2"),
    3: _Costume("#177a45", "#1f7a4c", "#e08a2e", "#f2f8ef", "#dcedd6"),
}


def joker(number: int, style: FaceStyle) -> Picture:
    """The inside of a joker (1 to 3), with its name down the side."""
    costume = _COSTUMES[number]
    around = box(-74, -138, 148, 276, 7)
    bust = tuple(shape.moved(at(0, 80, 1.46)) for shape in _bust(number))
    signs = [
        (Suit.SPADES, -48, 94, -24, INK),
        (Suit.HEARTS, -17, 108, -8, RED),
        (Suit.CLUBS, 17, 108, 8, INK),
        (Suit.DIAMONDS, 48, 94, 24, RED),
    ]
    name = style.index(Rank.JOKER)
    letters = [
        Shape(at(-97, -135 + 25 * place).map(outline(letter, 18, 20)), costume.letters)
        for place, letter in enumerate(name)
    ]
    return (
        Clipped(around, (Shape(around, costume.paper), *(Shape(ray, costume.ray) for ray in rays(0, 0, 16, 5)))),
        *(Shape(at(x, y, 0.25, turn).map(sign(suit)), colour) for suit, x, y, turn, colour in signs),
        *bust,
        Shape(around, None, INK, 2.0),
        *both_ends(letters),
    )


def jumbo_joker(number: int, style: FaceStyle) -> Picture:
    """A joker for small cards: the name across the top and a large head."""
    name = outline(style.index(Rank.JOKER), 52, 216)
    return (
        Shape(at(0, -94).map(name), _COSTUMES[number].letters),
        *(shape.moved(at(0, 182, 1.92)) for shape in _bust(number)),
    )


def _bust(number: int) -> tuple[Shape, ...]:
    costume = _COSTUMES[number]
    heads = {1: _jester, 2: _fox, 3: _puffin}
    return (*_ruff(costume), *heads[number](costume))


def _bell(x: float, y: float) -> list[Shape]:
    return [
        Shape(circle(x, y, 4.4), GOLD, INK, 1.1),
        Shape(path(f"M {x - 2.4} {y + 1} L {x + 2.4} {y + 1}"), None, INK, 0.9),
    ]


def _ruff(costume: _Costume) -> list[Shape]:
    made = []
    for n in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        angle = math.radians(90 - 20 * n)
        x, y = 30 * math.cos(angle), -62 + 30 * math.sin(angle)
        colour = costume.first if n % 2 else costume.second
        made.append(Shape(polygon((0, -62), (x - 8, y - 3), (x * 1.25, y + 10), (x + 8, y - 3)), colour, INK, 1.1))
        made.append(Shape(circle(x * 1.25, y + 11, 2.6), GOLD, INK, 0.9))
    return made


def _jester(costume: _Costume) -> list[Shape]:
    horn = "M 20 -93 C 52 -100 54 -66 42 -52 C 43 -66 35 -76 22 -80 Z"
    left = Shape(path(horn), costume.first, INK, 1.3).moved(at().scale(-1, 1))
    grin = "M -10 -61 Q 0 -58 10 -61 Q 0 -46.5 -10 -61 Z"
    return [
        *face(PALETTES[Suit.HEARTS])[1:],
        *both_sides(Shape(lozenge(9.4, -67.5, 1.9, 3.6), costume.second)),
        Shape(path(grin), "#ffffff", LIP, 1.5),
        left,
        Shape(path(horn), costume.second, INK, 1.3),
        Shape(path("M -25 -85 C -27 -105 -11 -112 -1 -127 C 11 -112 27 -105 25 -85 Z"), GOLD, INK, 1.3),
        Shape(path("M 0 -126 C 11 -112 27 -105 25 -85 L 0 -85 Z"), costume.first, INK, 1.2),
        Shape(path("M -25.5 -84 Q 0 -95 25.5 -84 L 24.5 -91.5 Q 0 -102 -24.5 -91.5 Z"), CREAM, INK, 1.2),
        *_bell(-42, -50),
        *_bell(42, -50),
        *_bell(0, -128),
    ]


def _fox(costume: _Costume) -> list[Shape]:
    fur, pale = "#7d93ad", "#f7f9fb"
    skull = "M 0 -44 C -9 -47 -33 -58 -33 -78 C -33 -98 -14 -103 0 -103 C 14 -103 33 -98 33 -78 C 33 -58 9 -47 0 -44 Z"
    cheek = "M 0 -44 C 9 -47 31 -57 33 -76 C 24 -79 12 -74 8 -66 C 5 -60 2 -62 0 -62 Z"
    return [
        *both_sides(
            Shape(path("M 12 -99 C 20 -112 28 -122 36 -124 C 40 -112 37 -96 31 -86 Z"), fur, INK, 1.4),
            Shape(path("M 19 -101 C 24 -109 29 -115 33.5 -117 C 35 -108 33 -99 29.5 -92 Z"), "#e7b9b0"),
        ),
        Shape(path(skull), fur, INK, 1.5),
        *both_sides(
            Shape(path(cheek), pale),
            Shape(circle(13, -80, 5.2, 5.8), INK),
            Shape(path("M 7.5 -89.4 Q 13 -93 19 -89.4"), None, INK, 1.6),
        ),
        Shape(joined((circle(11.4, -82.2, 1.7), circle(-14.6, -82.2, 1.7))), "#ffffff"),
        Shape(path(skull), None, INK, 1.5),
        Shape(path("M -8 -56 Q -4 -50.6 0 -54.4 Q 4 -50.6 8 -56"), None, INK, 1.5),
        Shape(path("M -5.4 -63 Q 0 -66 5.4 -63 Q 4 -56.4 0 -55.8 Q -4 -56.4 -5.4 -63 Z"), INK),
        Shape(
            path("M -17 -99 C -14 -112 -6 -118 0 -130 C 6 -118 14 -112 17 -99 Q 0 -106 -17 -99 Z"),
            costume.first,
            INK,
            1.3,
        ),
        Shape(path("M 0 -130 C 6 -118 14 -112 17 -99 Q 9 -103 0 -103 Z"), costume.second, INK, 1.2),
        Shape(path("M -18.5 -95.5 Q 0 -104 18.5 -95.5 L 17.6 -102 Q 0 -110 -17.6 -102 Z"), CREAM, INK, 1.2),
        *_bell(0, -130),
    ]


def _puffin(costume: _Costume) -> list[Shape]:
    feathers, beak = "#262d39", "#e8622a"
    cap = (
        "M -27 -90 C -30 -112 -10 -126 14 -124 C 33 -122 43 -108 41 -86 "
        "C 38 -97 33 -103 26 -104 Q 28 -98 27 -90 Q 0 -101 -27 -90 Z"
    )
    bill = (
        "M 0 -90 C 7 -86 10.5 -77 10.5 -70 C 10.5 -60 4 -54 0 -51 "
        "C -4 -54 -10.5 -60 -10.5 -70 C -10.5 -77 -7 -86 0 -90 Z"
    )
    return [
        Shape(circle(0, -76, 31, 32), feathers, INK, 1.4),
        *both_sides(
            Shape(circle(14.5, -73, 15, 20), "#f8f8f4"),
            Shape(circle(17, -77.5, 5.9), beak),
            Shape(circle(17, -77.5, 4.6), INK),
            Shape(path("M 11.5 -87 Q 17.5 -91 23 -86"), None, "#6f7f93", 2.2),
            Shape(circle(21, -65, 4.2, 3.2), "#f6c3ad"),
        ),
        Shape(joined((circle(15.4, -79.3, 1.6), circle(-18.6, -79.3, 1.6))), "#ffffff"),
        Shape(
            path(bill),
            beak,
            INK,
            1.4,
        ),
        Shape(
            path("M 0 -90 C 6 -86.5 9.6 -79.5 10.2 -74 Q 0 -80 -10.2 -74 C -9.6 -79.5 -6 -86.5 0 -90 Z"),
            "#51688a",
            INK,
            1.0,
        ),
        Shape(path("M -10.3 -74 Q 0 -80 10.3 -74 L 10.5 -70 Q 0 -76 -10.5 -70 Z"), "#f3c84b", INK, 0.8),
        Shape(path("M -9.4 -64.4 Q 0 -56.4 9.4 -64.4"), None, "#8c3412", 1.3),
        *both_sides(Shape(circle(11, -65, 2.3, 2.9), "#f3c84b", INK, 0.8)),
        Shape(path(cap), costume.first, INK, 1.4),
        Shape(path("M -12 -117 Q -4 -108 -4 -98 M 8 -124 Q 14 -112 14 -97"), None, costume.second, 3),
        Shape(path("M -28.5 -87 Q 0 -98.5 28.5 -87 L 27.5 -95 Q 0 -106.5 -27.5 -95 Z"), CREAM, INK, 1.2),
        *_bell(40.5, -84),
    ]
