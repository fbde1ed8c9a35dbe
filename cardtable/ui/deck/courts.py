"""Kings, queens and jacks: half a figure, turned about the card's centre, with a slanted sash over the join."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank, Suit
from cardtable.ui.deck.figures import PALETTES, Palette, head, robe
from cardtable.ui.deck.shapes import (
    CREAM,
    GOLD,
    INK,
    STEEL,
    WOOD,
    Clipped,
    Picture,
    Shape,
    at,
    both_ends,
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
    from PySide6.QtGui import QPainterPath

_HELD_X: Final = 54.0


def arms(rank: Rank, suit: Suit) -> list[Shape]:
    """The sleeve of the arm that carries something, below the hand."""
    palette = PALETTES[suit]
    raised = -11.0 if (rank, suit) == (Rank.KING, Suit.CLUBS) else 0.0
    x, y = _HELD_X, -30 + raised
    sleeve = (
        f"M {x - 22} 14 C {x - 22} -6 {x - 11} {y + 10} {x - 8.5} {y} "
        f"L {x + 8.5} {y} C {x + 12} {y + 14} {x + 15} 0 {x + 15} 14 Z"
    )
    return [
        Shape(path(sleeve), palette.first, INK, 1.5),
        Shape(path(f"M {x - 9} 14 C {x - 9} 0 {x - 4} {y + 12} {x - 2} {y + 2}"), None, palette.third, 1.6),
        Shape(box(x - 11, y - 4, 22, 8, 3), CREAM, INK, 1.3),
    ]


def held(rank: Rank, suit: Suit) -> list[Shape]:
    """What the figure carries, on the viewer's right, and the hand that carries it."""
    palette = PALETTES[suit]
    if rank is Rank.QUEEN:
        return [*_flower(palette), *_hand(palette, -38)]
    if rank is Rank.JACK:
        return [*_spear(palette), *_hand(palette, -38)]
    match suit:
        case Suit.SPADES:
            return [*_sword(palette), *_hand(palette, -38)]
        case Suit.HEARTS:
            return [*_sceptre(palette), *_hand(palette, -38)]
        case Suit.DIAMONDS:
            return [*_axe(), *_hand(palette, -38)]
        case Suit.CLUBS:
            return [*_hand(palette, -50), *_orb(palette)]


def _hand(palette: Palette, y: float) -> list[Shape]:
    x = _HELD_X
    return [
        Shape(box(x - 8, y - 6, 16, 12, 5), palette.skin, INK, 1.4),
        Shape(
            path(
                f"M {x - 4} {y - 1} L {x - 4} {y + 5} M {x} {y - 1} L {x} {y + 5} M {x + 4} {y - 1} L {x + 4} {y + 5}"
            ),
            None,
            INK,
            0.9,
        ),
    ]


def _sword(palette: Palette) -> list[Shape]:
    x = _HELD_X
    return [
        Shape(polygon((x - 4, -52), (x - 4, -118), (x, -128), (x + 4, -118), (x + 4, -52)), STEEL, INK, 1.4),
        Shape(path(f"M {x} -56 L {x} -116"), None, "#8a98a6", 1.0),
        Shape(box(x - 3, -50, 6, 30, 2), palette.second, INK, 1.2),
        Shape(box(x - 15, -55, 30, 6.5, 3), GOLD, INK, 1.3),
    ]


def _sceptre(palette: Palette) -> list[Shape]:
    x = _HELD_X
    return [
        Shape(box(x - 2.8, -104, 5.6, 90, 2), GOLD, INK, 1.3),
        Shape(at(x, -113, 0.26).map(sign(Suit.HEARTS)), palette.first, INK, 1.4),
        Shape(box(x - 7, -101, 14, 5.5, 2.7), CREAM, INK, 1.1),
    ]


def _axe() -> list[Shape]:
    x = _HELD_X
    blade = (
        f"M {x + 2} -114 C {x + 7} -114 {x + 10} -118 {x + 12} -122 C {x + 17} -108 {x + 17} -94 {x + 12} -82 "
        f"C {x + 10} -87 {x + 7} -92 {x + 2} -92 Z"
    )
    return [
        Shape(box(x - 2.8, -124, 5.6, 110, 2), WOOD, INK, 1.3),
        Shape(path(blade), STEEL, INK, 1.4),
        Shape(box(x - 4.5, -110, 9, 5, 2), GOLD, INK, 1.0),
    ]


def _orb(palette: Palette) -> list[Shape]:
    x = _HELD_X
    cross = (
        f"M {x - 2.5} -84 L {x - 2.5} -93 L {x - 8} -93 L {x - 8} -98 L {x - 2.5} -98 L {x - 2.5} -105 "
        f"L {x + 2.5} -105 L {x + 2.5} -98 L {x + 8} -98 L {x + 8} -93 L {x + 2.5} -93 L {x + 2.5} -84 Z"
    )
    belt = f"M {x - 15} -72 Q {x} -64 {x + 15} -72 L {x + 14.5} -66 Q {x} -58 {x - 14.5} -66 Z"
    return [
        Shape(path(cross), GOLD, INK, 1.2),
        Shape(circle(x, -69, 15), palette.third, INK, 1.5),
        Shape(path(belt), GOLD, INK, 1.1),
        Shape(circle(x - 6, -77, 2.6), "#ccffffff"),
    ]


def _flower(palette: Palette) -> list[Shape]:
    x = _HELD_X
    leaf = f"M {x - 3} -60 C {x - 18} -60 {x - 20} -74 {x - 19} -78 C {x - 9} -78 {x - 2} -72 {x - 3} -60 Z"
    petals = [at(x, -104, 1, 60.0 * n).map(circle(0, -9.5, 6.6, 8)) for n in range(6)]
    return [
        Shape(path(f"M {x} -38 C {x - 7} -56 {x + 5} -70 {x} -92"), None, "#2f7d4a", 3.2),
        Shape(path(leaf), "#4ea86b", INK, 1.2),
        *(Shape(petal, (palette.third, CREAM)[n % 2], INK, 1.2) for n, petal in enumerate(petals)),
        Shape(circle(x, -104, 5.6), GOLD, INK, 1.2),
    ]


def _spear(palette: Palette) -> list[Shape]:
    x = _HELD_X
    return [
        Shape(polygon((x, -101), (x + 15, -96), (x + 10.5, -91), (x + 15, -84), (x, -87)), palette.second, INK, 1.2),
        Shape(box(x - 2.4, -110, 4.8, 98, 2), WOOD, INK, 1.2),
        Shape(polygon((x, -130), (x + 7, -114), (x, -105), (x - 7, -114)), STEEL, INK, 1.4),
    ]


FRAME_X: Final = 74.0
FRAME_Y: Final = 138.0
_SLANT: Final = 13.0


def frame() -> QPainterPath:
    """The picture frame inside a court card or a joker."""
    return box(-FRAME_X, -FRAME_Y, 2 * FRAME_X, 2 * FRAME_Y, 7)


def court(rank: Rank, suit: Suit, colour: str) -> Picture:
    """The inside of a court card: frame, both halves, sash and the two signs in ``colour``; without the indices."""
    around = frame()
    above = polygon((-FRAME_X, -FRAME_Y), (FRAME_X, -FRAME_Y), (FRAME_X, -_SLANT), (-FRAME_X, _SLANT))
    half = above & around
    figure = _half(rank, suit)
    signs = both_ends([Shape(at(-54, -116, 0.28).map(sign(suit)), colour)])
    return (
        Shape(around, "#fdf6e6"),
        Clipped(half, figure),
        Clipped(half, figure, turned=True),
        Clipped(around, tuple(_sash(PALETTES[suit]))),
        *signs,
        Shape(around, None, INK, 2.0),
    )


def portrait(rank: Rank, suit: Suit) -> list[Shape]:
    """Head and hat alone, about 70 wide, from y = -135 (hat) to -20 (beard or hair)."""
    behind, before = head(rank, suit)
    return [*behind, *before]


def _half(rank: Rank, suit: Suit) -> tuple[Shape, ...]:
    behind, before = head(rank, suit)
    body = robe(rank, suit)
    worn = [*body, *behind] if rank is Rank.QUEEN else [*behind, *body]
    background = [Shape(ray, "#f6e7c4") for ray in rays(0, -70, 24, 3.4, -90)]
    return (*background, *worn, *before, *arms(rank, suit), *held(rank, suit))


def _sash(palette: Palette) -> list[Shape]:
    length = math.hypot(2 * FRAME_X, 2 * _SLANT)
    lie = at(turn=-math.degrees(math.atan2(2 * _SLANT, 2 * FRAME_X)))
    step = 14.0
    stones = {
        colour: joined(lozenge(n * step, 0, 4.6) for n in numbers)
        for colour, numbers in ((palette.second, range(-4, 5, 2)), (palette.first, range(-5, 6, 2)))
    }
    return [
        Shape(lie.map(box(-length / 2 - 6, -8, length + 12, 16)), GOLD, INK, 1.6),
        *(Shape(lie.map(stone), colour, INK, 0.9) for colour, stone in stones.items()),
    ]
