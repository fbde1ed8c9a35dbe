"""A table laid out: the places of all zones and seats, and who sits where round it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.layout_parts import Place, Rect
from cardtable.stage.zones import Middle

if TYPE_CHECKING:
    from cardtable.stage.units import Units


class PlateForm(StrEnum):
    """How a plate is built: ``TALL`` has the face above, ``WIDE`` at the left, ``SHORT`` is as wide and lower.

    ``FACE`` is the smallest: the face, and beside it nothing but numbers and signs.
    """

    TALL = "tall"
    WIDE = "wide"
    SHORT = "short"
    FACE = "face"


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where a seat is: its plate, where its last deed is told, and the way from the middle of the table to it.

    ``toward`` is a unit vector.
    """

    side: Side
    plate: Rect
    form: PlateForm
    tag: Rect
    toward: tuple[float, float]


NOWHERE: Final = Rect(0.0, 0.0, 0.0, 0.0)


@dataclass(slots=True)
class TableLayout:
    """Everything on the table by zone id and by seat.

    ``middle`` is what the seats leave free and ``lane`` the strip above the hand. ``signs`` are the rooms of the signs
    in the corner, ``ladder`` that of a ladder. ``hand_width`` is how wide cards of the hand lie (0: there are none),
    ``middle_width`` those in the middle that are played on. ``folded`` is how many melds are, and ``short`` what still
    has less room than it should.
    """

    units: Units
    cloth: Rect
    places: dict[str, Place] = field(default_factory=dict)
    seats: dict[int, SeatPlace] = field(default_factory=dict)
    middle: Rect = NOWHERE
    lane: Rect = NOWHERE
    signs: tuple[Rect, ...] = ()
    ladder: Rect = NOWHERE
    hand_width: float = 0.0
    middle_width: float = 0.0
    folded: int = 0
    short: list[str] = field(default_factory=list)


class Side(StrEnum):
    """An edge of the table, as the person in front of the screen sees it."""

    NEAR = "near"
    LEFT = "left"
    FAR = "far"
    RIGHT = "right"


class RingSeat(NamedTuple):
    """A place at the table: the side, and which of how many there, from the left or from above."""

    side: Side
    place: int
    of: int


# How many of the others sit at the left, across and at the right.
_SIDES: Final = {
    1: (0, 0, 0), 2: (0, 1, 0), 3: (1, 0, 1), 4: (1, 1, 1), 5: (1, 2, 1), 6: (1, 3, 1), 7: (2, 2, 2), 8: (2, 3, 2),
    9: (3, 2, 3), 10: (3, 3, 3),
}  # fmt: skip
# Where melds are laid, five others find more room along the sides.
_WITH_MELDS: Final = {**_SIDES, 6: (2, 1, 2)}
_STRAIGHT: Final = {Side.NEAR: 90.0, Side.LEFT: 180.0, Side.FAR: 270.0, Side.RIGHT: 0.0}
_SPREAD: Final = {Side.NEAR: 0.0, Side.LEFT: -40.0, Side.FAR: 38.0, Side.RIGHT: 40.0}


def ring(players: int, middle: Middle = Middle.PILES) -> list[RingSeat]:
    """The seats clockwise from the near one. No player changes places with the direction of play."""
    left, far, right = (_WITH_MELDS if middle is Middle.MELDS else _SIDES)[players]
    found = [RingSeat(Side.NEAR, 0, 1)]
    found += [RingSeat(Side.LEFT, left - 1 - place, left) for place in range(left)]
    found += [RingSeat(Side.FAR, place, far) for place in range(far)]
    return [*found, *(RingSeat(Side.RIGHT, place, right) for place in range(right))]


def toward(there: RingSeat) -> tuple[float, float]:
    """The way from the middle of the table to a seat, as a unit vector with y downwards."""
    angle = math.radians(_STRAIGHT[there.side] + (there.place - (there.of - 1) / 2) * _SPREAD[there.side])
    return math.cos(angle), math.sin(angle)
