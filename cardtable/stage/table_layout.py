"""A table laid out: the places of all zones and seats."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import Place, Rect

if TYPE_CHECKING:
    from cardtable.stage.ring import Side
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
