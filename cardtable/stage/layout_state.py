"""A layout in the making: what lies on the table, how large things may be, and the order in which they give way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import Place, Rect, Spot
from cardtable.stage.zones import Middle, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.stage.table_layout import RingSeat, TableLayout
    from cardtable.stage.units import Units
    from cardtable.stage.zones import Zone

# The hand's share of the height of the cloth, and the width of the others' backs in widths of the hand's cards.
HAND_SHARE: Final = {Middle.PILES: 0.29, Middle.TRICK: 0.27, Middle.MELDS: 0.225, Middle.ROW: 0.27}
FAR_SHARE: Final = {Middle.PILES: 0.44, Middle.TRICK: 0.42, Middle.MELDS: 0.36, Middle.ROW: 0.42}
STACK_SHOWN: Final = 6
LOOSE_SHIFT: Final = 6.0
LOOSE_LEAN: Final = 5.0


@dataclass(frozen=True, slots=True)
class Seating:
    """How many players sit round the table, and the seat at its near edge."""

    players: int
    near: int

    def steps(self, seat: int) -> int:
        """How many seats clockwise from the near one a seat is."""
        return (seat - self.near) % self.players

    def seat(self, steps: int) -> int:
        """The seat so many seats clockwise from the near one."""
        return (self.near + steps) % self.players


@dataclass(frozen=True, slots=True)
class Sizes:
    """One step of giving way: factors of the others' backs, the hand, and the least sizes of the middle.

    ``full``: plates are as high as they want to be. ``fold`` is how many cards of a meld are shown at most. ``labels``:
    there is room for what is written at the piles. ``faces``: plates are no more than faces with numbers. ``plain`` is
    the share of what they measure with text at 100 % that cards in the middle keep.
    """

    far: float
    full: bool
    hand: float
    middle: float
    fold: int = 99
    labels: bool = True
    faces: bool = False
    plain: float = 0.0


# Backs first, then what is written at the seats, then the middle, long melds, and one's own hand last.
YIELDS: Final = (
    Sizes(1.0, True, 1.0, 1.0),
    Sizes(0.8, True, 1.0, 1.0),
    Sizes(0.6, True, 1.0, 0.9),
    Sizes(0.0, True, 1.0, 0.85),
    Sizes(0.0, False, 1.0, 0.8),
    Sizes(0.0, False, 1.0, 0.7),
    Sizes(0.0, False, 0.92, 0.65),
    Sizes(0.0, False, 0.86, 0.6),
    Sizes(0.0, False, 0.8, 0.6),
    Sizes(0.0, False, 0.8, 0.6, 7),
    Sizes(0.0, False, 0.8, 0.6, 5),
    Sizes(0.0, False, 0.72, 0.5, 5),
    Sizes(0.0, False, 0.66, 0.4, 4),
    Sizes(0.0, False, 0.6, 0.4, 3),
)

# Who wants larger text wants the cards at least as large as without it: before they become smaller, words go.
WORDS_GO: Final = (
    *(replace(one, plain=1.0) for one in YIELDS[:4]),
    Sizes(0.0, True, 1.0, 0.85, labels=False, plain=1.0),
    Sizes(0.0, False, 1.0, 0.8, labels=False, plain=1.0),
    Sizes(0.0, False, 1.0, 0.7, labels=False, faces=True, plain=1.0),
    Sizes(0.0, False, 1.0, 0.7, labels=False, faces=True, plain=0.85),
    Sizes(0.0, False, 1.0, 0.65, labels=False, faces=True, plain=0.7),
    Sizes(0.0, False, 1.0, 0.6, labels=False, faces=True, plain=0.5),
    *(replace(one, labels=False, faces=True) for one in YIELDS[6:]),
)


@dataclass(slots=True)
class LayoutState:
    """What a function for a part of the table needs to know, and the layout it writes to.

    ``seats`` are by steps from the near seat; ``hand`` is the width of a card in the hand and ``wanted`` how wide it
    wants to be, ``full_hand`` the same where its letters need more; ``meld_room`` is for how many cards each meld of a
    player has a place from the deal on, ``steps`` how many a ladder has; ``fan_reach`` is how far a fan of backs
    reaches beyond its plate at most. ``plain`` is how it lies where text is at 100 %, if it is larger here: cards
    should be as large.
    """

    units: Units
    seating: Seating
    ring: Sequence[RingSeat]
    zones: Sequence[Zone]
    middle: Middle
    sizes: Sizes
    layout: TableLayout
    meld_room: Sequence[int]
    steps: int = 0
    hand: float = 0.0
    wanted: float = 0.0
    full_hand: float = 0.0
    fan_reach: float = 0.0
    plain: TableLayout | None = None

    @property
    def wanted_middle(self) -> float:
        """How wide cards in the middle should be at least, since they are where text is at 100 % (0: it is)."""
        return 0.0 if self.plain is None else self.sizes.plain * self.plain.middle_width

    def of_kind(self, *kinds: ZoneKind) -> list[Zone]:
        """The zones of these kinds in order."""
        return [zone for zone in self.zones if zone.kind in kinds]

    def put(self, zone: Zone, place: Place) -> None:
        """Lay a zone here."""
        self.layout.places[zone.id] = place


def pile_up(zone: Zone, rect: Rect, label: Rect | None, unit: float, *, large: bool = False) -> Place:
    """Cards on each other, of which those at the top are shown."""
    first = max(0, len(zone.cards) - STACK_SHOWN)
    indices = tuple(range(first, len(zone.cards)))
    spots = tuple(_stacked(zone, index, index - first, rect, unit) for index in indices)
    return Place(rect, spots, indices, label, large=large)


def _stacked(zone: Zone, index: int, depth: int, rect: Rect, unit: float) -> Spot:
    if index == zone.loose:
        return Spot(rect.x + LOOSE_SHIFT * unit, rect.y + LOOSE_SHIFT * unit, rect.width, LOOSE_LEAN)
    if zone.kind is not ZoneKind.PILE:
        return Spot(rect.x - depth * 0.9 * unit, rect.y - depth * 1.5 * unit, rect.width)
    card = zone.cards[index]
    if card is None:
        return Spot(rect.x, rect.y, rect.width)
    # The top card lies almost straight, those that only show an edge less so.
    turned = ((card.index * 37) % 11 - 5) / 5
    return Spot(rect.x, rect.y, rect.width, turned * (1.4 if index == len(zone.cards) - 1 else 4.0))
