"""Where melds lie: those of each player together, one's own (or the places for them) nearest to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.places import ASPECT, Place, Rect, Spot, TableLayout
from cardtable.stage.table import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.stage.table import Zone

MELD_STEP: Final = 0.34
GAP: Final = 10.0
OWNER_GAP: Final = 14.0
LABEL_HEIGHT: Final = 20.0
# A place of the tray is wide enough for its label, in label heights.
LABEL_LENGTH: Final = 5.0
SMALLEST: Final = 24.0
FINENESS: Final = 2.0


class _Row(NamedTuple):
    """Melds side by side, each with the x of its left edge."""

    melds: list[tuple[Zone, float]]
    width: float


def lay_field(layout: TableLayout, melds: Sequence[Zone], room: Rect, largest: float, text_scale: float) -> None:
    """Lay the melds in rows, with cards as large as the room allows."""
    near = _near_owner(melds)
    own = [zone for zone in melds if zone.kind is ZoneKind.TRAY or zone.owner == near]
    others = [zone for zone in melds if zone not in own]
    label = LABEL_HEIGHT * text_scale
    card_width = max(largest, SMALLEST)
    while True:
        far, close = _rows(others, room.width, card_width, label), _rows(own, room.width, card_width, label)
        row_height = card_width * ASPECT + label + GAP / 2
        if (len(far) + len(close)) * row_height <= room.height or card_width <= SMALLEST:
            break
        card_width -= FINENESS
    for number, row in enumerate(far):
        _lay_row(layout, row, Rect(room.x, room.y + number * row_height, room.width, label), card_width)
    for number, row in enumerate(reversed(close)):
        y = room.y + room.height - (number + 1) * row_height
        _lay_row(layout, row, Rect(room.x, y, room.width, label), card_width)


def _near_owner(melds: Sequence[Zone]) -> int | None:
    """Whose melds lie nearest: a zone of the near seat says so."""
    return next((zone.owner for zone in melds if zone.near), None)


def meld_width(zone: Zone, card_width: float, label: float) -> float:
    """How wide a meld lies; ``label`` is how high the line under it is."""
    wide = card_width * (1 + MELD_STEP * (max(len(zone.cards), zone.room, 1) - 1))
    return max(wide, label * LABEL_LENGTH) if zone.kind is ZoneKind.TRAY else wide


def _rows(melds: Sequence[Zone], width: float, card_width: float, label: float) -> list[_Row]:
    rows: list[_Row] = []
    before: int | None = None
    for zone in melds:
        wide = meld_width(zone, card_width, label)
        gap = GAP if zone.owner == before else GAP + OWNER_GAP
        before = zone.owner
        if rows and rows[-1].width + gap + wide <= width:
            last = rows[-1]
            rows[-1] = _Row([*last.melds, (zone, last.width + gap)], last.width + gap + wide)
        else:
            rows.append(_Row([(zone, 0.0)], wide))
    return rows


def _lay_row(layout: TableLayout, row: _Row, room: Rect, card_width: float) -> None:
    """Lay a row at the top of ``room``, as high as the line under its melds is."""
    left = room.x + max(0.0, (room.width - row.width) / 2)
    # A single meld may be wider than the room: its cards move together.
    squeeze = min(1.0, (room.width - card_width) / max(row.width - card_width, 1.0)) if len(row.melds) == 1 else 1.0
    for zone, x in row.melds:
        step = card_width * MELD_STEP * squeeze
        spots = tuple(
            Spot(round(left + x + step * place), round(room.y), card_width) for place in range(len(zone.cards))
        )
        wide = min(room.width, meld_width(zone, card_width, room.height))
        layout.places[zone.id] = Place(Rect(round(left + x), round(room.y), wide, card_width * ASPECT), spots, 0, wide)
