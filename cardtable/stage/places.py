"""What a layout is made of: rectangles, spots of cards, places of zones.

All lengths are in the unit of the table's size (logical pixels); a spot is the upper left corner of an upright card of
that width, turned about its centre.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

ASPECT: Final = 1.4
INDEX_SHARE: Final = 0.27
MARGIN: Final = 14.0


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle with its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    def contains(self, other: Rect) -> bool:
        """Whether the other one lies inside, with a pixel's tolerance."""
        return (
            self.x - 1 <= other.x
            and self.y - 1 <= other.y
            and other.x + other.width <= self.x + self.width + 1
            and other.y + other.height <= self.y + self.height + 1
        )


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one card lies: upper left corner, width, and rotation in degrees."""

    x: float
    y: float
    width: float
    rotation: float = 0.0

    @property
    def rect(self) -> Rect:
        """The upright card's rectangle."""
        return Rect(self.x, self.y, self.width, self.width * ASPECT)


@dataclass(frozen=True, slots=True)
class Place:
    """One zone laid out: its rectangle, and the spots of the cards that are shown.

    ``first`` is the index of the first shown card among the zone's cards; ``label`` the room for what is written
    under it (0: as much as it needs). ``plate`` is the plate of the zone's seat, where that is part of a target.
    """

    rect: Rect
    spots: tuple[Spot, ...]
    first: int = 0
    label: float = 0.0
    plate: Rect | None = None


@dataclass(slots=True)
class TableLayout:
    """Everything on the table by zone id and by seat."""

    places: dict[str, Place] = field(default_factory=dict)
    plates: dict[int, Rect] = field(default_factory=dict)
    card_width: float = 0.0
