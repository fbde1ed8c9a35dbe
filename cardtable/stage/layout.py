"""From zones to places: where every card, zone and seat plate lies for a table of a given size.

One layout serves all games. Where cards are laid open, the middle of the table is theirs, and everything else is
smaller, from the first deal on: nothing jumps when the first of them is laid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.stage.field import FIELD_KINDS, lay_field
from cardtable.stage.places import ASPECT, INDEX_SHARE, MARGIN, Place, Rect, Spot, TableLayout
from cardtable.stage.zones import Middle, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.stage.zones import Zone

STACK_SHOWN: Final = 6
FAN_SINK: Final = 0.3
PLATE_HEIGHT: Final = 50.0
PLATE_WIDTH: Final = 226.0
LABEL_WIDTH: Final = 170.0
LOOSE_SHIFT: Final = 6.0
LOOSE_LEAN: Final = 5.0
GROUP_GAP: Final = 0.3
# The piles' share of a table with a field, and how large a card of a meld may be beside one in the hand.
SIDE_SHARE: Final = 0.28
MELD_SHARE: Final = 0.8


@dataclass(frozen=True, slots=True)
class Sizes:
    """How the height of a table is shared: card heights that have to fit, and the width of the farthest cards."""

    share: float
    farthest: float


SIZES: Final = {Middle.PILES: Sizes(2.3, 1000.0), Middle.FIELD: Sizes(3.3, 40.0)}


def lay_out(
    zones: Sequence[Zone], width: float, height: float, text_scale: float = 1.0, middle: Middle = Middle.PILES
) -> TableLayout:
    """Places for all zones on a table of this size; ``text_scale`` is 1.0 for text as designed."""
    others = [zone for zone in zones if zone.kind is ZoneKind.OTHER_HAND]
    piles = [zone for zone in zones if zone.kind in (ZoneKind.STOCK, ZoneKind.PILE)]
    hands = [zone for zone in zones if zone.kind is ZoneKind.HAND]
    laid = [zone for zone in zones if zone.kind in FIELD_KINDS]
    if laid and middle is not Middle.FIELD:
        raise ValueError(f"{laid[0].id} is laid open on a table whose middle is for piles")
    sizes = SIZES[middle]
    plate_height = PLATE_HEIGHT * text_scale
    label_height = 26.0 * text_scale
    fixed = plate_height + label_height + 5 * MARGIN
    card_height = max(60.0, min((height - fixed) / sizes.share, width * 0.2))
    card_width = card_height / ASPECT
    layout = TableLayout(card_width=card_width)
    far_width = min(card_width * 0.46, sizes.farthest)
    _lay_others(layout, others, width, far_width, text_scale)
    hand_top = height - MARGIN - card_height
    for zone in hands:
        hand_top = _lay_hand(layout, zone, width, height, card_width)
    top = (2 * MARGIN + plate_height + far_width * (ASPECT + FAN_SINK)) if others else MARGIN
    plate_width = min(PLATE_WIDTH * text_scale, width * 0.3)
    for zone in hands:
        if zone.seat is not None:
            layout.plates[zone.seat] = Rect(MARGIN, hand_top - plate_height - MARGIN / 2, plate_width, plate_height)
    if middle is Middle.FIELD:
        side = min(2 * LABEL_WIDTH * text_scale, width * SIDE_SHARE)
        bottom = hand_top - (plate_height + MARGIN if hands else 0.0) - MARGIN / 2 - label_height
        _lay_aside(layout, piles, Rect(MARGIN, top, side, bottom - top), card_width)
        left = MARGIN + max(side, plate_width) + MARGIN
        field = Rect(left, top, width - MARGIN - left, hand_top - MARGIN / 2 - top)
        lay_field(layout, laid, field, card_width * MELD_SHARE, text_scale)
        return layout
    room = (top, hand_top - MARGIN - label_height)
    _lay_middle(layout, piles, (MARGIN + plate_width if hands else 0.0, width), room, card_width, text_scale)
    return layout


def _lay_others(layout: TableLayout, zones: Sequence[Zone], width: float, card_width: float, text_scale: float) -> None:
    """The other seats in a row along the far edge, the next player at the left."""
    cell = (width - MARGIN) / max(len(zones), 1)
    plate_height = PLATE_HEIGHT * text_scale
    for position, zone in enumerate(zones):
        left = MARGIN + cell * position
        plate_width = min(PLATE_WIDTH * text_scale, cell - MARGIN)
        centre = left + (cell - MARGIN) / 2
        plate = Rect(centre - plate_width / 2, MARGIN, plate_width, plate_height)
        if zone.seat is not None:
            layout.plates[zone.seat] = plate
        count = len(zone.cards)
        room = min(cell - 2 * MARGIN, card_width * 4.2)
        step = min(card_width * 0.42, (room - card_width) / max(count - 1, 1))
        total = card_width + step * max(count - 1, 0)
        y = MARGIN + plate_height + 4
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
        layout.places[zone.id] = Place(rect, spots, plate=plate if zone.target else None)


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
    room = width - 2 * MARGIN
    gaps = len(zone.breaks) * card_width * GROUP_GAP
    rows = 1
    while rows < 3 and _step(room - gaps, card_width, -(-count // rows)) < card_width * INDEX_SHARE:
        rows += 1
    rise = 0.36 if rows > 1 else 0.0
    shrink = 1.0 / (1.0 + rise * (rows - 1) * 0.5)
    card_width *= shrink
    card_height = card_width * ASPECT
    top = height - MARGIN - card_height - rise * card_height * (rows - 1)
    per_row = max(1, -(-count // rows))
    spots: list[Spot] = []
    for row in range(rows):
        indices = range(row * per_row, min(count, (row + 1) * per_row))
        if not indices:
            break
        spots += _lay_row(zone, indices, Rect(MARGIN, top + row * rise * card_height, room, card_height), card_width)
    layout.places[zone.id] = Place(Rect(MARGIN, top, room, height - MARGIN - top), tuple(spots))
    return top


def _lay_row(zone: Zone, indices: range, room: Rect, card_width: float) -> list[Spot]:
    """Cards side by side, with a gap where another group begins."""
    breaks = [index for index in indices if index in zone.breaks and index != indices.start]
    gap = card_width * GROUP_GAP
    step = _step(room.width - len(breaks) * gap, card_width, len(indices))
    total = card_width + step * (len(indices) - 1) + len(breaks) * gap
    left = room.x + (room.width - total) / 2
    spots: list[Spot] = []
    passed = 0
    for place, index in enumerate(indices):
        passed += index in breaks
        spots.append(Spot(round(left + step * place + passed * gap), round(room.y), card_width))
    return spots


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
        _pile_up(layout, zone, Rect(x, y, card_width, card_height))


def _lay_aside(layout: TableLayout, zones: Sequence[Zone], room: Rect, card_width: float) -> None:
    """Stock and piles beside the field."""
    pitch = room.width / max(len(zones), 1)
    card_width = max(30.0, min(card_width, pitch - MARGIN, room.height / ASPECT))
    y = round(room.y + max(0.0, (room.height - card_width * ASPECT) / 2))
    for position, zone in enumerate(zones):
        x = round(room.x + position * pitch + (pitch - card_width) / 2)
        _pile_up(layout, zone, Rect(x, y, card_width, card_width * ASPECT), pitch)


def _pile_up(layout: TableLayout, zone: Zone, rect: Rect, label_width: float = 0.0) -> None:
    first = max(0, len(zone.cards) - STACK_SHOWN)
    shown = zone.cards[first:]
    spots = tuple(_stacked(zone, card, first + depth, depth, rect) for depth, card in enumerate(shown))
    layout.places[zone.id] = Place(rect, spots, first, label_width)


def _stacked(zone: Zone, card: Card | None, index: int, depth: int, rect: Rect) -> Spot:
    if index == zone.loose:
        return Spot(rect.x + LOOSE_SHIFT, rect.y + LOOSE_SHIFT, rect.width, LOOSE_LEAN)
    if zone.kind is ZoneKind.STOCK:
        return Spot(rect.x - depth * 0.8, rect.y - depth * 1.4, rect.width)
    lean = 0.0 if card is None else ((card.index * 37) % 11 - 5) * 0.8
    return Spot(rect.x, rect.y, rect.width, lean)
