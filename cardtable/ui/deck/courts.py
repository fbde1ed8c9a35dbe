"""Kings, queens and jacks: half a figure, turned about the card's centre, with a slanted sash over the join."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank, Suit
from cardtable.ui.deck.carried import arms, held
from cardtable.ui.deck.figures import PALETTES, Palette, head, robe
from cardtable.ui.deck.shapes import (
    GOLD,
    INK,
    Clipped,
    Picture,
    Shape,
    at,
    both_ends,
    box,
    joined,
    lozenge,
    polygon,
    rays,
    sign,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath

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


@cache
def _half(rank: Rank, suit: Suit) -> tuple[Shape, ...]:
    behind, before = head(rank, suit)
    body = robe(rank, suit)
    worn = [*body, *behind] if rank is Rank.QUEEN else [*behind, *body]
    background = Shape(rays(0, -70, 24, 3.4, -90), "#f6e7c4")
    return (background, *worn, *before, *arms(rank, suit), *held(rank, suit))


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
