"""Hands that lie open while tricks are won or a row is laid: small before their seats, round the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Place, Rect, Spot, around
from cardtable.stage.table_layout import Side
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from cardtable.stage.layout_state import LayoutState
    from cardtable.stage.zones import Zone

SHOWS: Final = INDEX_SHARE[True]
# Of a card in a rear row this much of its height is in sight.
RISE: Final = 0.46
LARGEST: Final = 0.52
LEAST: Final = 22.0
# How much of the middle open hands may take, of its height and of its width at each side.
SHARE_ACROSS: Final = 0.34
SHARE_BESIDE: Final = 0.27
SHRINK: Final = 0.94


def lay_open_hands(work: LayoutState) -> None:
    """Every open hand in rows before its seat; the middle becomes smaller by what they take."""
    hands = {
        work.seating.steps(zone.owner): zone for zone in work.of_kind(ZoneKind.OPEN_HAND) if zone.owner is not None
    }
    room, gap = work.layout.middle, 0.4 * work.units.em
    sides = {steps: work.ring[steps].side for steps in hands}
    far = [steps for steps in hands if sides[steps] is Side.FAR]
    slot = room.width / max(len(far), 1) - gap
    beside = SHARE_BESIDE * room.width
    card = LARGEST * max(work.hand, work.wanted)
    while True:
        high = max((_height(_rows(len(hands[steps].cards), card, slot), card) for steps in far), default=0.0)
        lower = [
            _height(_rows(len(zone.cards), card, beside), card)
            for steps, zone in hands.items()
            if sides[steps] is not Side.FAR
        ]
        slots = room.height / max([1, *(work.ring[steps].of for steps in hands if sides[steps] is not Side.FAR)])
        fits = high <= SHARE_ACROSS * room.height and max(lower, default=0.0) <= slots
        if fits or card <= LEAST:
            break
        card = max(LEAST, card * SHRINK)
    if not fits:
        work.layout.short.append(f"open hands at {card:.0f} px")
    left = right = 0.0
    for steps, zone in hands.items():
        plate = work.layout.seats[work.seating.seat(steps)].plate
        wide = slot if sides[steps] is Side.FAR else beside
        rows = _rows(len(zone.cards), card, wide)
        width = card * (1 + SHOWS * (max(rows, default=1) - 1))
        if sides[steps] is Side.FAR:
            x = min(max(room.x, plate.centre[0] - width / 2), room.right - width)
            y = room.y
        else:
            x = room.x if sides[steps] is Side.LEFT else room.right - width
            high_here = _height(rows, card)
            y = min(max(room.y, plate.centre[1] - high_here / 2), room.bottom - high_here)
            left = max(left, width + gap if sides[steps] is Side.LEFT else 0.0)
            right = max(right, width + gap if sides[steps] is Side.RIGHT else 0.0)
        _put(work, zone, rows, card, x, y)
    top = high + gap if far and high else 0.0
    work.layout.middle = Rect(room.x + left, room.y + top, room.width - left - right, room.height - top)


def _rows(count: int, card: float, width: float) -> list[int]:
    """How many cards lie in each row."""
    if not count:
        return []
    most = max(1, int((width - card) / (SHOWS * card) + 1.001))
    rows = -(-count // most)
    each = -(-count // rows)
    return [min(each, count - first) for first in range(0, count, each)]


def _height(rows: list[int], card: float) -> float:
    return card * ASPECT * (1 + RISE * (len(rows) - 1)) if rows else 0.0


def _put(work: LayoutState, zone: Zone, rows: list[int], card: float, x: float, y: float) -> None:
    spots = [
        Spot(round(x + SHOWS * card * at), round(y + RISE * card * ASPECT * number), card)
        for number, count in enumerate(rows)
        for at in range(count)
    ]
    lying = [Rect(spot.x, spot.y, card, card * ASPECT) for spot in spots] or [Rect(x, y, card, card * ASPECT)]
    work.put(zone, Place(around(lying), tuple(spots), tuple(range(len(spots))), large=True))
