"""The middle of a table on which cards are laid open: melds, tricks, rows, and the places where melds are put together.

Those of each player lie together, one's own nearest to the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.places import ASPECT, Place, Rect, Spot, TableLayout
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.stage.zones import Zone

FIELD_KINDS: Final = (ZoneKind.MELD, ZoneKind.TRAY, ZoneKind.TRICK, ZoneKind.ROW)
MELD_STEP: Final = 0.34
TRICK_STEP: Final = 1.1
TRICK_SCALE: Final = 1.6
ROW_STEP: Final = 0.42
APART: Final = 1.06
GAP: Final = 10.0
OWNER_GAP: Final = 14.0
LABEL_HEIGHT: Final = 20.0
# A place of the tray is wide enough for its label, in label heights.
LABEL_LENGTH: Final = 5.0
SMALLEST: Final = 24.0
FINENESS: Final = 2.0


class _Size(NamedTuple):
    """How wide a card of a meld is, and how high the line under it."""

    card: float
    label: float


class _Line(NamedTuple):
    """Melds side by side, each with the x of its left edge."""

    melds: list[tuple[Zone, float]]
    width: float

    def height(self, size: _Size) -> float:
        """How high the line is, with what is written under it."""
        return max(_scale(zone) for zone, _ in self.melds) * size.card * ASPECT + size.label + GAP / 2


def lay_field(layout: TableLayout, melds: Sequence[Zone], room: Rect, largest: float, text_scale: float) -> None:
    """Lay the zones in lines, with cards as large as the room allows."""
    near = next((zone.owner for zone in melds if zone.near), None)
    rows = [zone for zone in melds if zone.kind is ZoneKind.ROW]
    own = [zone for zone in melds if zone.kind is ZoneKind.TRAY or (zone.near and zone.owner == near)]
    others = [zone for zone in melds if zone not in own and zone not in rows]
    size = _Size(max(largest, SMALLEST), LABEL_HEIGHT * text_scale)
    while True:
        far, close = _lines(others, room.width, size), _lines(own, room.width, size)
        lying = [_row_lines(zone, room.width, size.card) for zone in rows]
        high = sum(line.height(size) for line in (*far, *close))
        high += sum(len(lines) * (size.card * ASPECT + GAP) for lines in lying)
        if high <= room.height or size.card <= SMALLEST:
            break
        size = size._replace(card=size.card - FINENESS)
    y = room.y
    for line in far:
        _lay_line(layout, line, Rect(room.x, y, room.width, 0.0), size)
        y += line.height(size)
    for zone, lines in zip(rows, lying, strict=True):
        y = _lay_row(layout, zone, lines, Rect(room.x, y, room.width, room.y + room.height - y), size.card)
    y = room.y + room.height
    for line in reversed(close):
        y -= line.height(size)
        _lay_line(layout, line, Rect(room.x, y, room.width, 0.0), size)


def _scale(zone: Zone) -> float:
    return TRICK_SCALE if zone.kind is ZoneKind.TRICK else 1.0


def _step(zone: Zone) -> float:
    return TRICK_STEP if zone.kind is ZoneKind.TRICK else MELD_STEP


def meld_width(zone: Zone, size: _Size) -> float:
    """How wide a meld or trick lies."""
    wide = _scale(zone) * size.card * (1 + _step(zone) * (max(len(zone.cards), zone.room, 1) - 1))
    return max(wide, size.label * LABEL_LENGTH) if zone.kind is ZoneKind.TRAY else wide


def _lines(melds: Sequence[Zone], width: float, size: _Size) -> list[_Line]:
    lines: list[_Line] = []
    before: int | None = None
    for zone in melds:
        wide = meld_width(zone, size)
        gap = GAP if zone.owner == before else GAP + OWNER_GAP
        before = zone.owner
        if lines and lines[-1].width + gap + wide <= width:
            last = lines[-1]
            lines[-1] = _Line([*last.melds, (zone, last.width + gap)], last.width + gap + wide)
        else:
            lines.append(_Line([(zone, 0.0)], wide))
    return lines


def _lay_line(layout: TableLayout, line: _Line, room: Rect, size: _Size) -> None:
    left = room.x + max(0.0, (room.width - line.width) / 2)
    for zone, x in line.melds:
        card = _scale(zone) * size.card
        # A single meld may be wider than the room: its cards move together.
        alone = len(line.melds) == 1
        squeeze = min(1.0, (room.width - card) / max(line.width - card, 1.0)) if alone else 1.0
        step = card * _step(zone) * squeeze
        spots = tuple(Spot(round(left + x + step * at), round(room.y), card) for at in range(len(zone.cards)))
        wide = min(room.width, meld_width(zone, size))
        layout.places[zone.id] = Place(Rect(round(left + x), round(room.y), wide, card * ASPECT), spots, 0, wide)


def _row_lines(zone: Zone, width: float, card: float) -> list[list[float]]:
    """The x of every card of a row, line by line; cards that count now lie apart from those before them."""
    lines: list[list[float]] = [[]]
    x = 0.0
    for index in range(max(len(zone.cards), 1)):
        if index:
            x += card * (APART if index in zone.marked or index - 1 in zone.marked else ROW_STEP)
        if x + card > width and lines[-1]:
            lines.append([])
            x = 0.0
        lines[-1].append(x)
    return lines


def _lay_row(layout: TableLayout, zone: Zone, lines: list[list[float]], room: Rect, card: float) -> float:
    """Lay a row in the middle of the room; returns its lower edge."""
    pitch = card * ASPECT + GAP
    high = len(lines) * pitch - GAP
    top = room.y + max(0.0, (room.height - high) / 2)
    widest = max(line[-1] for line in lines) + card
    left = room.x + (room.width - widest) / 2
    spots = [
        Spot(round(left + x), round(top + number * pitch), card) for number, line in enumerate(lines) for x in line
    ]
    rect = Rect(round(left), round(top), widest, high)
    layout.places[zone.id] = Place(rect, tuple(spots[: len(zone.cards)]), 0, widest)
    return top + high
