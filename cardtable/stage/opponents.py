"""The others round the table: their plates, and the fans of backs that these hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import ASPECT, Place, Rect, Spot, around
from cardtable.stage.ring import Side, toward
from cardtable.stage.table_layout import PlateForm, SeatPlace
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from cardtable.stage.layout_state import LayoutState
    from cardtable.stage.ring import RingSeat
    from cardtable.stage.zones import Zone

# How much of a card's depth a fan shows beyond the plate that holds it.
OUT: Final = 0.74
STEP: Final = 0.34
# And how much further a leaning card of it reaches, in card widths.
LEANING: Final = 0.08
SMALLEST_BACK: Final = 17.0
TAG_EMS: Final = 1.3
# And of two lines of words, where one is too narrow for most.
TWO_LINES: Final = 2.35
# How much room below a seat at the side the strip of what happened wants, in em.
FOR_THE_STRIP: Final = 3.4
# A lower plate has no room for a face above the name.
LOWEST_TALL: Final = 4.4
WIDEST_TAG: Final = 7.5
NARROWEST_TAG: Final = 4.5
LONGEST_TAG: Final = 10.0
# How large a plate of the smallest form is, in em.
FACE_WIDE: Final = 5.0
FACE_HIGH: Final = 2.2


def lay_others(work: LayoutState, far: float) -> None:
    """Lay the plates and fans of all but the near seat; ``far`` is the width that their cards want."""
    units = work.units
    counted = far < SMALLEST_BACK * units.u
    back = 0.0 if counted else far
    # Once all hands lie open there is no fan any more, but the plates stay where they are.
    work.fan_reach = 0.0 if work.of_kind(ZoneKind.OPEN_HAND) else OUT * back * ASPECT + LEANING * back
    sides = any(there.side in (Side.LEFT, Side.RIGHT) for there in work.ring)
    wide = FACE_WIDE * units.em if work.sizes.faces else min(7.0 * units.em, 0.145 * units.width)
    column = wide + OUT * back * ASPECT if sides else 0.0
    hands = {zone.seat: zone for zone in work.of_kind(ZoneKind.OTHER_HAND)}
    for steps, there in enumerate(work.ring):
        if there.side is Side.NEAR:
            continue
        seat = work.seating.seat(steps)
        count = len(hands[seat].cards) if seat in hands else 0
        if there.side is Side.FAR:
            fan = _lay_across(work, seat, there, count, back, column)
        else:
            fan = _lay_at_side(work, seat, there, count, back, wide)
        if seat in hands:
            _hold(work, hands[seat], fan)


def _hold(work: LayoutState, zone: Zone, fan: tuple[Spot, ...]) -> None:
    assert zone.seat is not None
    plate = work.layout.seats[zone.seat].plate
    rect = around([spot.rect for spot in fan]) if fan else plate
    indices = tuple(range(len(fan)))
    work.put(zone, Place(rect, fan, indices, plate=plate if zone.target else None))


def _lay_across(
    work: LayoutState, seat: int, there: RingSeat, count: int, back: float, column: float
) -> tuple[Spot, ...]:
    em, pad = work.units.em, work.units.pad
    left = pad + column + (pad if column else 0.0)
    right = work.layout.cloth.right - left
    slot = (right - left) / there.of
    width = FACE_WIDE * em if work.sizes.faces else min(11.0 * em, slot - pad)
    high = (3.1 if work.sizes.full else FACE_HIGH if work.sizes.faces else 2.5) * em
    middle = left + slot * (there.place + 0.5)
    plate = Rect(middle - width / 2, pad, width, high)
    room = min(slot - 1.6 * pad, 5.0 * back)
    spread = min(STEP * back, (room - back) / max(count - 1, 1))
    total = back + spread * max(count - 1, 0)
    y = plate.bottom + (OUT - 1.0) * back * ASPECT
    fan = tuple(
        Spot(middle - total / 2 + spread * at, y - _arc(at, count) * back, back, 180 - _lean(at, count))
        for at in range(count if back else 0)
    )
    tag = _tag_across(work, there, plate, slot, right, fan, back)
    form = _form(work, PlateForm.WIDE)
    work.layout.seats[seat] = SeatPlace(Side.FAR, plate, form, tag, toward(there))
    return fan


def _tag_across(
    work: LayoutState, there: RingSeat, plate: Rect, slot: float, right: float, fan: tuple[Spot, ...], back: float
) -> Rect:
    """At the right of the plate, as far as the next one, else over the backs, which tell nothing."""
    em, high = work.units.em, TAG_EMS * work.units.em
    last = there.place == there.of - 1
    end = right + 0.5 * work.units.pad if last else plate.right + (slot - plate.width) - 0.35 * em
    x = plate.right + 0.35 * em
    if end - x >= (WIDEST_TAG if fan else NARROWEST_TAG) * em:
        high = min(TWO_LINES * em, plate.height)
        return Rect(x, plate.y + (plate.height - high) / 2, end - x, high)
    if not fan:  # Below the plate lies what matters more; pointing at the plate shows it.
        return Rect(plate.centre[0], plate.bottom, 0.0, 0.0)
    foot = plate.bottom + OUT * back * ASPECT - 0.6 * high
    wide = min(slot, plate.width + work.units.pad)
    return Rect(plate.centre[0] - wide / 2, foot, wide, high)


def _lay_at_side(
    work: LayoutState, seat: int, there: RingSeat, count: int, back: float, wide: float
) -> tuple[Spot, ...]:
    em, pad, cloth = work.units.em, work.units.pad, work.layout.cloth
    left = there.side is Side.LEFT
    top = pad
    bottom = min(work.layout.lane.y, work.layout.seats[work.seating.near].plate.y) - 0.4 * em
    slot = (bottom - top) / there.of
    y = top + slot * (there.place + 0.5)
    # What this seat did last is told below the plate, which is lower where the slot has no room for both.
    tag_high = TAG_EMS * em
    told = tag_high + 0.4 * em
    full = work.sizes.full and slot - told >= LOWEST_TALL * em
    high = min((5.7 if full else FACE_HIGH if work.sizes.faces else 3.0) * em, slot - told)
    upper = y - high / 2 - 0.5 * (tag_high if slot - high > 2.2 * tag_high else told - 0.15 * em)
    room = min(0.8 * slot, 4.4 * back)
    if there.of == 1:
        above = min((slot - high - told) / 2, upper + (high - room) / 2 - top)
        upper -= min(max(FOR_THE_STRIP * em - above, 0.0), max(above, 0.0))
    plate = Rect(pad if left else cloth.right - pad - wide, upper, wide, high)
    y = upper + high / 2
    spread = min(STEP * back, (room - back) / max(count - 1, 1))
    total = back + spread * max(count - 1, 0)
    deep = back * ASPECT
    reach = (OUT - 0.5) * deep
    inner = plate.right + reach if left else plate.x - reach
    way = 1 if left else -1
    fan = tuple(
        Spot(
            inner - way * _arc(at, count) * back - back / 2,
            y + way * (-total / 2 + back / 2 + spread * at) - deep / 2,
            back,
            way * 90 + _lean(at, count),
        )
        for at in range(count if back else 0)
    )
    # Over the backs there is room for a longer word.
    longest = min(LONGEST_TAG * em, wide + OUT * deep) if fan else wide + 0.8 * pad
    tag_wide = max(wide + 0.8 * pad, longest)
    if tag_wide < LONGEST_TAG * em and plate.bottom + (TWO_LINES + 0.3) * em <= top + slot * (there.place + 1):
        tag_high = TWO_LINES * em
    x = plate.x - 0.4 * pad if left else plate.right + 0.4 * pad - tag_wide
    tag = Rect(x, plate.bottom + 0.15 * em, tag_wide, tag_high)
    form = _form(work, PlateForm.TALL if full else PlateForm.SHORT)
    work.layout.seats[seat] = SeatPlace(there.side, plate, form, tag, toward(there))
    return fan


def _form(work: LayoutState, full: PlateForm) -> PlateForm:
    if work.sizes.faces:
        return PlateForm.FACE
    return full if work.sizes.full else PlateForm.SHORT


def _lean(at: int, count: int) -> float:
    """Degrees by which a card of a fan leans."""
    return (at - (count - 1) / 2) * min(2.4, 18.0 / max(count, 1))


def _arc(at: int, count: int) -> float:
    """How far a card of a fan sinks, in card widths."""
    from_middle = abs(at - (count - 1) / 2) / max((count - 1) / 2, 1)
    return 0.09 * from_middle * from_middle
