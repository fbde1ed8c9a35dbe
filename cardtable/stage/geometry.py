"""Where everything lies: from zones and a size to rectangles, without a game in sight.

The near side (hand, plate, lane) is laid here, the others in :mod:`opponents`, the middle by its kind in
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
    is_large,
)
from cardtable.stage.layout_state import FAR_SHARE, HAND_SHARE, WORDS_GO, YIELDS, LayoutState, Seating, Sizes
from cardtable.stage.middles.melds import lay_melds
from cardtable.stage.middles.opened import lay_open_hands
from cardtable.stage.middles.piles import lay_piles
from cardtable.stage.middles.row import lay_row
from cardtable.stage.middles.trick import lay_trick
from cardtable.stage.opponents import FACE_HIGH, FACE_WIDE, TAG_EMS, lay_others
from cardtable.stage.ring import Side, ring, toward
from cardtable.stage.table_layout import PlateForm, SeatPlace, TableLayout
from cardtable.stage.zones import Middle, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
