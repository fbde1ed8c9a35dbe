"""From zones to places: where every card, zone and seat plate lies for a table of a given size.

One layout serves all games. All lengths are in the unit of the given size (logical pixels); a spot is the upper left
corner of an upright card of that width, turned about its centre.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from cardtable.stage.table import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.stage.table import Zone

ASPECT: Final = 1.4
STACK_SHOWN: Final = 6
INDEX_SHARE: Final = 0.27
FAN_SINK: Final = 0.3
PLATE_HEIGHT: Final = 50.0
PLATE_WIDTH: Final = 226.0
LABEL_WIDTH: Final = 170.0
LOOSE_SHIFT: Final = 6.0
LOOSE_LEAN: Final = 5.0
_MARGIN: Final = 14.0


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

    ``first`` is the index of the first shown card among the zone's cards.
    """

    rect: Rect
    spots: tuple[Spot, ...]
    first: int = 0


@dataclass(slots=True)
class TableLayout:
    """Everything on the table by zone id and by seat."""

    places: dict[str, Place] = field(default_factory=dict)
    plates: dict[int, Rect] = field(default_factory=dict)
    card_width: float = 0.0


def lay_out(zones: Sequence[Zone], width: float, height: float, text_scale: float = 1.0) -> TableLayout:
    """Places for all zones on a table of this size; ``text_scale`` is 1.0 for text as designed."""
    others = [zone for zone in zones if zone.kind is ZoneKind.OTHER_HAND]
    middle = [zone for zone in zones if zone.kind in (ZoneKind.STOCK, ZoneKind.PILE)]
    hands = [zone for zone in zones if zone.kind is ZoneKind.HAND]
    plate_height = PLATE_HEIGHT * text_scale
    label_height = 26.0 * text_scale
    fixed = plate_height + label_height + 5 * _MARGIN
    card_height = max(60.0, min((height - fixed) / 2.3, width * 0.2))
    card_width = card_height / ASPECT
    layout = TableLayout(card_width=card_width)
    far_width = card_width * 0.46
    _lay_others(layout, others, width, far_width, text_scale)
    hand_top = height - _MARGIN - card_height
    for zone in hands:
        hand_top = _lay_hand(layout, zone, width, height, card_width)
    top = (2 * _MARGIN + plate_height + far_width * (ASPECT + FAN_SINK)) if others else _MARGIN
    plate_right = _MARGIN + min(PLATE_WIDTH * text_scale, width * 0.3) if hands else 0.0
    room = (top, hand_top - _MARGIN - label_height)
    _lay_middle(layout, middle, (plate_right, width), room, card_width, text_scale)
    for zone in hands:
        if zone.seat is not None:
            plate_width = min(PLATE_WIDTH * text_scale, width * 0.3)
            layout.plates[zone.seat] = Rect(_MARGIN, hand_top - plate_height - _MARGIN / 2, plate_width, plate_height)
    return layout


def _lay_others(layout: TableLayout, zones: Sequence[Zone], width: float, card_width: float, text_scale: float) -> None:
    """The other seats in a row along the far edge, the next player at the left."""
    cell = (width - _MARGIN) / max(len(zones), 1)
    plate_height = PLATE_HEIGHT * text_scale
    for position, zone in enumerate(zones):
        left = _MARGIN + cell * position
        plate_width = min(PLATE_WIDTH * text_scale, cell - _MARGIN)
        centre = left + (cell - _MARGIN) / 2
        if zone.seat is not None:
            layout.plates[zone.seat] = Rect(centre - plate_width / 2, _MARGIN, plate_width, plate_height)
        count = len(zone.cards)
        room = min(cell - 2 * _MARGIN, card_width * 4.2)
        step = min(card_width * 0.42, (room - card_width) / max(count - 1, 1))
        total = card_width + step * max(count - 1, 0)
        y = _MARGIN + plate_height + 4
        spots = tuple(
            Spot(
                round(centre - total / 2 + step * index),
                round(y + _arc(index, count) * card_width),
                card_width,
                _tilt(index, count),
            )
            for index in range(count)
        )
        rect = Rect(centre - total / 2, y, total, card_width * ASPECT)
        layout.places[zone.id] = Place(rect, spots)


def _tilt(index: int, count: int) -> float:
    """Degrees by which a card of a fan leans."""
    return (index - (count - 1) / 2) * min(3.0, 24.0 / max(count, 1))


def _arc(index: int, count: int) -> float:
    """How far a card of a fan sinks, in card widths."""
    from_middle = abs(index - (count - 1) / 2) / max((count - 1) / 2, 1)
    return 0.10 * from_middle * from_middle


def _lay_hand(layout: TableLayout, zone: Zone, width: float, height: float, card_width: float) -> float:
    """The near hand in one row, or in two where one would cover the indices. Returns its upper edge."""
    count = len(zone.cards)
    room = width - 2 * _MARGIN
    rows = 1
    while rows < 3 and _step(room, card_width, -(-count // rows)) < card_width * INDEX_SHARE:
        rows += 1
    rise = 0.36 if rows > 1 else 0.0
    shrink = 1.0 / (1.0 + rise * (rows - 1) * 0.5)
    card_width *= shrink
    card_height = card_width * ASPECT
    top = height - _MARGIN - card_height - rise * card_height * (rows - 1)
    per_row = max(1, -(-count // rows))
    spots: list[Spot] = []
    for row in range(rows):
        in_row = min(per_row, count - row * per_row)
        if in_row <= 0:
            break
        step = _step(room, card_width, in_row)
        left = (width - card_width - step * (in_row - 1)) / 2
        y = top + row * rise * card_height
        spots += [Spot(round(left + step * index), round(y), card_width) for index in range(in_row)]
    layout.places[zone.id] = Place(Rect(_MARGIN, top, room, height - _MARGIN - top), tuple(spots))
    return top


def _step(room: float, card_width: float, count: int) -> float:
    return min(card_width * 0.88, (room - card_width) / (count - 1)) if count > 1 else card_width * 0.88


def _lay_middle(
    layout: TableLayout,
    zones: Sequence[Zone],
    across: tuple[float, float],
    room: tuple[float, float],
    card_width: float,
    text_scale: float,
) -> None:
    """Stock and piles side by side in the middle, as large as the room between the hands (top, bottom) allows.

    ``across`` are the right edge of the near plate, which their labels keep clear of, and the width of the table.
    """
    top, bottom = room
    plate_right, width = across
    card_width = min(card_width, max(bottom - top, 40.0) / ASPECT)
    card_height = card_width * ASPECT
    # Wide enough that the labels under two neighbours stay apart.
    gap = max(card_width * 0.55, LABEL_WIDTH * text_scale - card_width)
    total = len(zones) * card_width + (len(zones) - 1) * gap
    y = round(top + (bottom - top - card_height) / 2)
    label_reach = max(0.0, (LABEL_WIDTH * text_scale - card_width) / 2)
    left = max((width - total) / 2, min(plate_right + label_reach, width - total - label_reach))
    for position, zone in enumerate(zones):
        x = round(left + position * (card_width + gap))
        rect = Rect(x, y, card_width, card_height)
        first = max(0, len(zone.cards) - STACK_SHOWN)
        shown = zone.cards[first:]
        spots = tuple(_stacked(zone, card, first + depth, depth, rect) for depth, card in enumerate(shown))
        layout.places[zone.id] = Place(rect, spots, first)


def _stacked(zone: Zone, card: Card | None, index: int, depth: int, rect: Rect) -> Spot:
    if index == zone.loose:
        return Spot(rect.x + LOOSE_SHIFT, rect.y + LOOSE_SHIFT, rect.width, LOOSE_LEAN)
    if zone.kind is ZoneKind.STOCK:
        return Spot(rect.x - depth * 0.8, rect.y - depth * 1.4, rect.width)
    lean = 0.0 if card is None else ((card.index * 37) % 11 - 5) * 0.8
    return Spot(rect.x, rect.y, rect.width, lean)
