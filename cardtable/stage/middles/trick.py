"""A trick: one card before each player round a fixed middle, with signs, kitty and won tricks in corners.

Where no trick is played what was laid aside lies in the middle, and so do all tricks when the round is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Place, Rect, Spot, around, is_large
from cardtable.stage.layout_state import pile_up
from cardtable.stage.table_layout import toward
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from cardtable.stage.layout_state import LayoutState
    from cardtable.stage.zones import Zone

IDEAL: Final = 0.86
# How far above and below the middle cards lie, in their heights.
APART: Final = 0.57
CLOSE: Final = 0.36
LABEL: Final = 1.3
# Lower rooms have no label: the cards come first.
FOR_LABELS: Final = 5.0


def lay_trick(work: LayoutState) -> None:
    """The cross, its corners, and where a player puts cards together, a tray in its place."""
    units, room, layout = work.units, work.layout.middle, work.layout
    em, hand, few = units.em, max(work.hand, work.wanted), len(work.ring) <= 4
    ideal = IDEAL * hand
    side = min(9.5 * em, (0.27 if few else 0.2) * room.width)
    across = 3.0 if few else 4.6
    # Where cards would become smaller than with smaller text they lie closer to each other.
    closest = CLOSE if work.plain else APART
    card = min(ideal, room.height / (ASPECT * (1 + 2 * closest)), (room.width - 2 * side - 2 * units.pad) / across)
    if card < 0.62 * hand * work.sizes.middle or card < 2.4 * em * work.sizes.middle:
        layout.short.append(f"trick at {card:.0f} of {ideal:.0f} px")
    card = layout.middle_width = max(card, 24.0)
    reach = (1.05 if few else 1.75) * card
    rise = min(0.56 * card * ASPECT, (room.height - card * ASPECT) / 2 - 1)
    centre = room.centre
    before = []
    for there in work.ring:
        way = toward(there)
        x, y = centre[0] + way[0] * reach, centre[1] + way[1] * rise
        before.append(Rect(round(x - card / 2), round(y - card * ASPECT / 2), card, card * ASPECT))
    for zone in work.of_kind(ZoneKind.TRICK, ZoneKind.LAST):
        spots = tuple(
            Spot(before[work.seating.steps(player)].x, before[work.seating.steps(player)].y, card)
            for player in zone.players[: len(zone.cards)]
        )
        cross = around(before)
        work.put(
            zone,
            Place(
                cross,
                spots,
                tuple(range(len(spots))),
                target=cross,
                lit=before[0],
                outlines=tuple(before),
                large=is_large(card, em),
            ),
        )
    _lay_corners(work, side)
    _lay_tray(work, side)
    _lay_taken(work, side)


def _lay_corners(work: LayoutState, side: float) -> None:
    """At the upper left the signs, at the upper right what was laid aside, at the lower right the tricks won."""
    units, room, layout = work.units, work.layout.middle, work.layout
    em = units.em
    badge = min(4.0 * em, room.height * 0.24, 72 * units.u)
    layout.signs = (
        Rect(room.x, room.y, side, badge),
        Rect(room.x, room.y + badge + 0.3 * em, side, 2.4 * em),
    )
    high = min(2.7 * em * ASPECT + 1.4 * em, 0.46 * room.height)
    if high * 2 > room.height or badge + 2.8 * em > room.height:
        layout.short.append("corner signs")
    strip = Rect(room.right - side, room.y, side, high)
    kitties = work.of_kind(ZoneKind.KITTY)
    if len(kitties) == 1 and not work.of_kind(ZoneKind.TRICK, ZoneKind.TRAY, ZoneKind.MELD):
        _lay_in_the_middle(work, kitties[0], side)
        kitties = []
    for at, zone in enumerate(kitties):
        part = strip.width / len(kitties)
        _lay_strip(work, zone, Rect(strip.x + at * part, strip.y, part - (2 if at + 1 < len(kitties) else 0), high))
    packs = work.of_kind(ZoneKind.WON)
    pitch = side / max(len(packs), 1)
    card = min(0.9 * pitch, (high - LABEL * em - 0.3 * em) / ASPECT)
    for at, zone in enumerate(packs):
        middle = room.right - side + (at + 0.5) * pitch
        rect = Rect(middle - card / 2, room.bottom - LABEL * em - card * ASPECT - 0.2 * em, card, card * ASPECT)
        label = Rect(middle - pitch / 2 + 1, rect.bottom + 0.2 * em, pitch - 2, LABEL * em)
        work.put(zone, pile_up(zone, rect, label, units.u))


def _lay_strip(work: LayoutState, zone: Zone, room: Rect) -> None:
    """Cards in a row with a label below."""
    em = work.units.em
    count = max(len(zone.cards), 1)
    inner = room.inset(0.4 * em, 0.0)
    card = min((room.height - LABEL * em - 0.7 * em) / ASPECT, inner.width / (1 + INDEX_SHARE[True] * (count - 1)))
    step = min(0.62 * card, (inner.width - card) / max(count - 1, 1))
    total = card + step * (count - 1)
    left, top = inner.centre[0] - total / 2, room.y + 0.4 * em
    spots = tuple(Spot(left + step * at, top, card) for at in range(len(zone.cards)))
    label = Rect(room.x + 2, room.bottom - (LABEL + 0.1) * em, room.width - 4, LABEL * em)
    work.put(zone, Place(room, spots, tuple(range(len(spots))), label, large=True))


def _lay_tray(work: LayoutState, side: float) -> None:
    """Where cards are put together, in the middle of the room between the corners, above the lane."""
    trays = work.of_kind(ZoneKind.TRAY)
    room, pad = work.layout.middle, work.units.pad
    width = (room.width - 2 * side - 2 * pad) / max(len(trays), 1)
    for at, zone in enumerate(trays):
        _lay_row(work, zone, Rect(room.x + side + pad + width * at, room.y, width, room.height))


def _lay_in_the_middle(work: LayoutState, zone: Zone, side: float) -> None:
    """What everybody is to look at."""
    room, pad = work.layout.middle, work.units.pad
    _lay_row(work, zone, Rect(room.x + side + pad, room.y, room.width - 2 * side - 2 * pad, room.height))


def _lay_taken(work: LayoutState, side: float) -> None:
    """All tricks of a round, in rows of as many as there are players."""
    taken = work.of_kind(ZoneKind.MELD)
    if not taken:
        return
    room, pad = work.layout.middle, work.units.pad
    across = len(work.ring)
    rows = -(-len(taken) // across)
    width, height = (room.width - 2 * side - 2 * pad) / across, room.height / rows
    for at, zone in enumerate(taken):
        row, column = divmod(at, across)
        _lay_row(work, zone, Rect(room.x + side + pad + width * column, room.y + height * row, width, height))


def _lay_row(work: LayoutState, zone: Zone, room: Rect) -> None:
    """Cards in a row with a label below where there is room for it, as large as this room lets them be."""
    em, pad = work.units.em, work.units.pad
    count = max(len(zone.cards), zone.room, 1)
    named = room.height > FOR_LABELS * em
    below = 1.6 * em if named else 0.0
    high = room.height - below - (0.6 * em if named else pad)
    card = min(IDEAL * work.hand, high / ASPECT, (room.width - pad) / (1 + 0.36 * (count - 1)))
    step = min(1.04 * card, (room.width - pad - card) / max(count - 1, 1))
    total = card + step * (count - 1)
    left, top = room.centre[0] - total / 2, room.y + (room.height - card * ASPECT - below) / 2
    rect = Rect(round(left), round(top), total, card * ASPECT)
    spots = tuple(Spot(round(left + step * n), rect.y, card) for n in range(len(zone.cards)))
    label = Rect(left - pad, rect.bottom + 0.45 * em, total + 2 * pad, LABEL * em) if named else None
    work.put(zone, Place(rect, spots, tuple(range(len(spots))), label))
