"""What a layout is made of: rectangles, spots of cards, places of zones.

All lengths are in logical pixels, with the upper left corner of the cloth as the origin.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

ASPECT: Final = 1.4
# Rectangles that share less of a pixel than this only touch.
LEAST: Final = 0.75
# How much of a card's width shows its index, how high a capital of the index is in card widths, and how much of a
# card's height shows index and sign: ordinary and large-print faces.
INDEX_SHARE: Final = {False: 0.27, True: 0.36}
CAPITAL_SHARE: Final = {False: 0.1625, True: 0.367}
RISE_SHARE: Final = {False: 0.32, True: 0.66}
# Below this many pixels a card shows its large-print face; so does one whose index would be lower than the text wants.
LARGE_BELOW: Final = 75.0
LEAST_CAPITAL: Final = 1.1


def is_large(card: float, em: float) -> bool:
    """Whether a card of this width shows its large-print face."""
    return card < LARGE_BELOW or CAPITAL_SHARE[False] * card < LEAST_CAPITAL * em


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle with its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, along: float | None = None) -> Rect:
        """The rectangle that lies so far inside at the left and right, and above and below."""
        down = across if along is None else along
        return Rect(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def common(self, other: Rect) -> float:
        """How large the part is that both cover; edges that touch do not count."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return wide * high if wide > LEAST and high > LEAST else 0.0

    def contains(self, other: Rect) -> bool:
        """Whether the other one lies inside, with a pixel's tolerance."""
        return (
            self.x - 1 <= other.x
            and self.y - 1 <= other.y
            and other.right <= self.right + 1
            and other.bottom <= self.bottom + 1
        )


def around(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle round all of these, at least one."""
    edges = [(one.x, one.y, one.x + one.width, one.y + one.height) for one in rects]
    lefts, tops, rights, bottoms = zip(*edges, strict=True)
    left, top = min(lefts), min(tops)
    return Rect(left, top, max(rights) - left, max(bottoms) - top)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one card lies: upper left corner of the upright card, its width, and rotation in degrees."""

    x: float
    y: float
    width: float
    rotation: float = 0.0

    @property
    def rect(self) -> Rect:
        """What the card covers, turned about its middle."""
        high = self.width * ASPECT
        if not self.rotation:
            return Rect(self.x, self.y, self.width, high)
        turn = math.radians(self.rotation)
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        across, down = self.width * cos + high * sin, self.width * sin + high * cos
        return Rect(self.x + (self.width - across) / 2, self.y + (high - down) / 2, across, down)


@dataclass(frozen=True, slots=True)
class Slip:
    """The folded part of a long meld: where the slip lies that says how many cards are under it, and how many."""

    spot: Spot
    hidden: int


@dataclass(frozen=True, slots=True)
class Place:
    """One zone laid out: its rectangle, and the spots of the cards that are shown.

    ``indices`` are those of the shown cards among the zone's cards, one for each spot. ``label`` is the room for what
    is written at it (``None``: nothing is), ``target`` where something can be dropped, if that is more than ``rect``,
    and ``lit`` what lights up then. ``outlines`` are places for cards that are not there yet, ``heads`` and ``feet``
    the rooms for what is written above and below the cards that count. ``plate`` is the plate of the zone's seat, where
    that is part of a target. ``large``: the cards show their large-print faces; of a row only the first so many do.
    """

    rect: Rect
    spots: tuple[Spot, ...]
    indices: tuple[int, ...] = ()
    label: Rect | None = None
    target: Rect | None = None
    lit: Rect | None = None
    outlines: tuple[Rect, ...] = ()
    heads: tuple[Rect, ...] = ()
    feet: tuple[Rect, ...] = ()
    plate: Rect | None = None
    slip: Slip | None = None
    large: bool = False
    large_first: int = 0

    def is_large(self, at: int) -> bool:
        """Whether the card on this spot shows its large-print face."""
        return self.large or at < self.large_first
