"""Where everything lies: from zones and a size to rectangles, without a game in sight.

The near side (hand, plate, lane) and the others with their fans of backs are laid here, the middle by its kind in
:mod:`middles`. What has too little room makes everything give way by one more step of ``YIELDS``.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import (
    ASPECT,
    CAPITAL_SHARE,
    INDEX_SHARE,
    LEAST_CAPITAL,
    RISE_SHARE,
    Place,
    Rect,
    Spot,
    around,
    is_large,
)
from cardtable.stage.layout_state import FAR_SHARE, HAND_SHARE, WORDS_GO, YIELDS, LayoutState, Seating, Sizes
from cardtable.stage.middles.melds import lay_melds
from cardtable.stage.middles.piles_and_rows import lay_open_hands, lay_piles, lay_row
from cardtable.stage.middles.trick import lay_trick
from cardtable.stage.table_layout import PlateForm, SeatPlace, Side, TableLayout, ring, toward
from cardtable.stage.zones import Middle, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.stage.table_layout import RingSeat
    from cardtable.stage.units import Units
    from cardtable.stage.zones import Zone

WIDEST_HAND: Final = 0.16
GROUP_GAP: Final = 0.3
# Rounding is no smaller card.
AS_LARGE: Final = 0.985

_MIDDLES: Final[dict[Middle, Callable[[LayoutState], None]]] = {
    Middle.PILES: lay_piles,
    Middle.TRICK: lay_trick,
    Middle.MELDS: lay_melds,
    Middle.ROW: lay_row,
}
_ALLOWED: Final = {
    Middle.PILES: (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.OPEN_HAND),
    Middle.TRICK: (
        ZoneKind.TRICK, ZoneKind.KITTY, ZoneKind.WON, ZoneKind.LAST, ZoneKind.TRAY, ZoneKind.OPEN_HAND, ZoneKind.MELD,
    ),
    Middle.MELDS: (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.MELD, ZoneKind.TRAY, ZoneKind.OPEN_HAND),
    Middle.ROW: (ZoneKind.STOCK, ZoneKind.ROW, ZoneKind.OPEN_HAND),
}  # fmt: skip


def lay_out(
    zones: Sequence[Zone],
    seating: Seating,
    units: Units,
    middle: Middle = Middle.PILES,
    cloth: Rect | None = None,
    meld_room: Sequence[int] = (),
    steps: int = 0,
) -> TableLayout:
    """Places for all zones, giving way step by step until the middle has the room it needs.

    ``cloth`` is the table, where it is smaller than the page leaves it. ``meld_room`` is for how many cards each meld
    of a player has a place from the deal on, if there can be room for that, and ``steps`` how many a ladder has.
    ValueError when a zone has no place on a table of this kind.
    """
    for zone in zones:
        if zone.kind not in (*_ALLOWED[middle], ZoneKind.HAND, ZoneKind.OTHER_HAND):
            raise ValueError(f"{zone.id} has no place on a table whose middle is for {middle}")
    cloth, unlarged = cloth or units.cloth, units.plain
    plain: TableLayout | None = None
    ways: Sequence[Sizes] = YIELDS
    if unlarged.em < units.em:
        # Where text is at 100 % the line above and the bar below are lower, and the cloth is higher.
        higher = replace(cloth, height=cloth.height + unlarged.cloth.height - units.cloth.height)
        plain, ways = lay_out(zones, seating, unlarged, middle, higher, meld_room, steps), WORDS_GO
    layout = TableLayout(units, cloth)
    for kept, sizes in product((meld_room, ()) if meld_room else ((),), ways):
        layout = _try(zones, seating, units, middle, cloth, sizes, kept, steps, plain)
        if not layout.short:
            break
    return layout


def _try(
    zones: Sequence[Zone],
    seating: Seating,
    units: Units,
    middle: Middle,
    cloth: Rect,
    sizes: Sizes,
    meld_room: Sequence[int],
    steps: int,
    plain: TableLayout | None,
) -> TableLayout:
    layout = TableLayout(units, cloth)
    work = LayoutState(units, seating, ring(seating.players, middle), zones, middle, sizes, layout, meld_room, steps)
    work.plain = plain
    high = cloth.height if plain is None else plain.cloth.height
    ideal = min(HAND_SHARE[middle] * high / ASPECT * sizes.hand, cloth.width * WIDEST_HAND)
    work.wanted = ideal
    work.full_hand = _full_hand(work)
    hand = next(iter(work.of_kind(ZoneKind.HAND)), None)
    work.hand = _lay_near(work, hand) or ideal
    lay_others(work, FAR_SHARE[middle] * ideal * sizes.far)
    layout.middle = _free(work)
    lay_middle = _MIDDLES[middle]
    if work.of_kind(ZoneKind.OPEN_HAND) and middle in (Middle.TRICK, Middle.ROW):
        lay_open_hands(work)
    elif work.of_kind(ZoneKind.OPEN_HAND):
        lay_middle = lay_melds  # They lie like melds of their owners.
    lay_middle(work)
    if layout.middle_width < AS_LARGE * work.wanted_middle:
        layout.short.append("middle smaller than with smaller text")
    return layout


def _free(work: LayoutState) -> Rect:
    """What the seats leave free."""
    layout, pad = work.layout, work.units.pad
    left, right, top = pad, layout.cloth.right - pad, pad
    for seat_place in layout.seats.values():
        # As far as a fan can reach, so that nothing moves when a player draws or lays.
        if seat_place.side is Side.LEFT:
            left = max(left, seat_place.plate.right + max(work.fan_reach + 0.7 * pad, pad))
        elif seat_place.side is Side.RIGHT:
            right = min(right, seat_place.plate.x - max(work.fan_reach + 0.7 * pad, pad))
        elif seat_place.side is Side.FAR:
            top = max(top, seat_place.plate.bottom + work.fan_reach + 0.7 * pad)
    return Rect(left, top, right - left, layout.lane.y - top)


# -- the near side -----------------------------------------------------------------------------------------------------


def _lay_near(work: LayoutState, zone: Zone | None) -> float:
    """One's own hand with the plate beside it and the lane above it; returns the width of a card, 0 for none."""
    units, em, pad, cloth = work.units, work.units.em, work.units.pad, work.layout.cloth
    wide = FACE_WIDE * em if work.sizes.faces else min(8.5 * em, 0.17 * cloth.width)
    left = pad if units.mirrored else pad + wide + pad
    room = cloth.width - 3 * pad - wide
    large, card = is_large(work.wanted, em), work.full_hand
    count = 0 if zone is None else len(zone.cards)
    breaks = () if zone is None else zone.breaks
    card, rows = _size_of_hand(count, breaks, card, room, large)
    rise = RISE_SHARE[large] * card * ASPECT if rows > 1 else 0.0
    high = card * ASPECT
    tall = 6.3 * em
    top = cloth.bottom - pad - high - rise * (rows - 1)
    full = tall <= cloth.bottom - pad - top and work.sizes.full
    plate_high = tall if full else (FACE_HIGH if work.sizes.faces else 3.4) * em
    beside = cloth.width - pad - wide if units.mirrored else pad
    plate = Rect(beside, cloth.bottom - pad - plate_high, wide, plate_high)
    lane = min(2.0 * em, 0.055 * units.height)
    above = min(top, plate.y) if full else top
    # As high as the hand wants to be, so that nothing moves when it becomes smaller or larger.
    above = min(above, cloth.bottom - pad - work.full_hand * ASPECT)
    work.layout.lane = Rect(left, above - lane, room, lane)
    tag = Rect(plate.x, plate.y - (TAG_EMS + 0.25) * em, wide, TAG_EMS * em)
    form = PlateForm.FACE if work.sizes.faces else PlateForm.TALL if full else PlateForm.SHORT
    near = work.ring[0]
    work.layout.seats[work.seating.near] = SeatPlace(Side.NEAR, plate, form, tag, toward(near))
    if zone is None:
        return 0.0
    spots = _hand_spots(zone, card, rows, Rect(left, top, room, cloth.bottom - pad - top), cloth.width, rise)
    work.layout.hand_width = card if count else 0.0
    place = Place(Rect(left, top, room, cloth.bottom - pad - top), spots, tuple(range(count)), large=large)
    work.put(zone, place)
    return card if count else 0.0


def _full_hand(work: LayoutState) -> float:
    """How wide a card of the hand is when nothing makes it smaller."""
    card, em = work.wanted, work.units.em
    return max(card, LEAST_CAPITAL * em / CAPITAL_SHARE[True]) if is_large(card, em) else card


def _size_of_hand(count: int, breaks: Sequence[int], card: float, room: float, large: bool) -> tuple[float, int]:
    """The width of a card and the number of rows: one while cards keep 85 % of their width, else two or more."""
    shows, gaps = INDEX_SHARE[large], GROUP_GAP * len(breaks)
    one_row = room / (1 + shows * max(count - 1, 0) + gaps)
    # Together two rows are hardly higher than one would be.
    in_two = 1.28 / (1 + RISE_SHARE[large])
    if one_row >= min(0.85, in_two) * card:
        return min(card, one_row), 1
    rows = 2
    while rows < 3 and room / (1 + shows * max(-(-count // rows) - 1, 0) + gaps) < 0.62 * card:
        rows += 1
    per_row = -(-count // rows)
    card = min(card, room / (1 + shows * max(per_row - 1, 0) + gaps))
    return min(card, card * (in_two if rows == 2 else 1.5 / (1 + 2 * RISE_SHARE[large]))), rows


def _hand_spots(zone: Zone, card: float, rows: int, room: Rect, width: float, rise: float) -> tuple[Spot, ...]:
    count = len(zone.cards)
    per_row = max(1, -(-count // rows))
    spots: list[Spot] = []
    for row in range(rows):
        here = range(row * per_row, min(count, (row + 1) * per_row))
        breaks = [at for at in here if at in zone.breaks and at != here.start]
        gap = GROUP_GAP * card
        step = 0.0
        if len(here) > 1:
            # Few cards lie side by side without covering each other.
            step = min(1.06 * card, (room.width - card - gap * len(breaks)) / (len(here) - 1))
            # Rather overlap a little and lie in the middle of the table than run off to one side.
            centred = (width - 2 * max(room.x, width - room.right) - card - gap * len(breaks)) / (len(here) - 1)
            step = min(step, centred) if centred >= 0.55 * card else step
        total = card + step * max(len(here) - 1, 0) + gap * len(breaks)
        left = min(max(width / 2 - total / 2, room.x), room.right - total)
        passed = 0
        for place, at in enumerate(here):
            passed += at in breaks
            spots.append(Spot(round(left + place * step + passed * gap), round(room.y + row * rise), card))
    return tuple(spots)


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
