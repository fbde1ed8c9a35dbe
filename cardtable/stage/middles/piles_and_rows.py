"""Stock and piles, rows and what lies open in the middle of the ring; apart like every middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Place, Rect, Spot, around, is_large
from cardtable.stage.layout_state import pile_up
from cardtable.stage.table_layout import Side
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from cardtable.stage.layout_state import LayoutState
    from cardtable.stage.zones import Zone

APART: Final = 0.42
SMALLEST: Final = 20.0
# A step of a ladder at its highest, in widths of the design's 16 pixels, and at its lowest in pixels.
STEP: Final = 2.6
LOWEST_STEP: Final = 17.0
# How wide it is, in heights of a step: its cards, and what each face on the same step adds.
RUNGS: Final = 1.7
FACE: Final = 0.56
# What a suit that was named takes beside the pile, in widths of a card.
BADGE: Final = 0.5


def lay_piles(work: LayoutState) -> None:
    """Side by side, at least as far apart as their labels are wide."""
    em, room, layout = work.units.em, work.layout.middle, work.layout
    piles = work.of_kind(ZoneKind.STOCK, ZoneKind.PILE)
    count = max(len(piles), 1)
    label = 1.75 * em if work.sizes.labels else 0.0
    ideal = max(work.hand, work.wanted)
    if work.plain is None and any(place.large for place in layout.places.values()):
        ideal *= 0.9
    high = room.height - label - (0.5 * em if label else 0.0)
    card = min(ideal, high / ASPECT, room.width / (count * (1 + APART)))
    if card < 0.72 * ideal * work.sizes.middle or card < 2.2 * em * work.sizes.middle:
        layout.short.append(f"piles at {card:.0f} of {ideal:.0f} px")
    card = layout.middle_width = max(card, SMALLEST)
    pitch = max(card * (1 + APART), min(7.2 * em, room.width / count))
    y = room.y + max(0.0, (room.height - card * ASPECT - label) / 2)
    middle = room.centre[0]
    if work.steps:
        middle = _lay_ladder(work, card, (pitch * (count - 1) + card) / 2)
    for at, zone in enumerate(piles):
        centre = middle + (at - (count - 1) / 2) * pitch
        rect = Rect(round(centre - card / 2), round(y), card, card * ASPECT)
        below = Rect(centre - pitch / 2 + 2, rect.bottom + 0.42 * em, pitch - 4, 1.3 * em) if label else None
        work.put(zone, pile_up(zone, rect, below, work.units.u, large=is_large(card, em)))


def _lay_ladder(work: LayoutState, card: float, half: float) -> float:
    """At the right of the piles, which reach so far from their middle, where there is room; where that is then."""
    room, pad = work.layout.middle, work.units.pad
    step = min(STEP * 16 * work.units.u, room.height / work.steps)
    wide = (RUNGS + FACE * (work.seating.players - 1)) * step
    high = step * work.steps
    free = room.right - wide - pad - BADGE * card
    middle = min(room.centre[0], free - half)
    if step < LOWEST_STEP or middle - half < room.x:
        return room.centre[0]
    # As near to the piles as to the seats at the right.
    left = (middle + half + BADGE * card + room.right - wide) / 2
    work.layout.ladder = Rect(round(left), round(room.y + (room.height - high) / 2), wide, high)
    return middle


# What is written above and below the cards that count, in em: as it should be, and where room is scarce.
WORDS: Final = {True: (1.7, 2.0), False: (1.3, 1.6)}
# Where there is room, what is written below may take this much more of it: words in two lines.
BELOW: Final = 1.8
BIG: Final = 2
LEADING: Final = 4.0


def lay_row(work: LayoutState) -> None:
    """Stock, earlier cards and the large ones; the whole middle is the target, but the next place lights up."""
    em, room, layout = work.units.em, work.layout.middle, work.layout
    hand, share = max(work.hand, work.wanted), work.sizes.middle
    head, words = (share * em for share in WORDS[work.sizes.labels])
    card = min(hand, (room.height - head - words) / ASPECT, room.width / 7.2)
    if card < 0.66 * hand * share or card < 3.0 * em * share:
        layout.short.append(f"row at {card:.0f} of {hand:.0f} px")
    card = layout.middle_width = max(card, 30.0)
    y = room.y + (room.height - card * ASPECT - head - words) / 2 + head
    pitch = max(1.5 * card, min(8.6 * em, room.width / 5))
    # Slightly right of the middle, because the row comes from the left.
    first = room.centre[0] - 0.35 * pitch - card / 2
    big = [Rect(round(first + at * pitch), round(y), card, card * ASPECT) for at in range(BIG + 1)]
    stock_card = min(0.7 * card, 0.12 * room.width)
    edge = room.x + (1.4 if len(work.ring) == 2 else 0.7) * em
    wide = stock_card + 1.2 * em
    for zone in work.of_kind(ZoneKind.STOCK):
        rect = Rect(round(edge), round(y + (card - stock_card) * ASPECT / 2), stock_card, stock_card * ASPECT)
        label = Rect(rect.centre[0] - wide / 2, rect.bottom + 0.2 * em, wide, 1.3 * em)
        work.put(zone, pile_up(zone, rect, label, work.units.u))
    left = edge + stock_card + max(work.units.pad, (wide - stock_card) / 2 + 1)
    right = first - max(0.0, (pitch - card) / 2) - work.units.pad
    for zone in work.of_kind(ZoneKind.ROW):
        _lay_cards(work, zone, big, Rect(left, room.y, right - left, room.height), (pitch, head, words))


def _lay_cards(
    work: LayoutState, zone: Zone, big: list[Rect], before: Rect, lengths: tuple[float, float, float]
) -> None:
    em, room = work.units.em, work.layout.middle
    pitch, head, words = lengths
    counting = [at for at in zone.marked if at < len(zone.cards)]
    earlier = len(zone.cards) - len(counting)
    spots = _earlier(work, earlier, big[0].width, before)
    spots += [Spot(rect.x, rect.y, rect.width) for rect in big[: len(counting)]]
    heads, feet = [], []
    for rect in big[:BIG]:
        x = rect.centre[0] - pitch / 2 + 2
        heads.append(Rect(x, rect.y - head, pitch - 4, head - 2))
        below = min(room.bottom - rect.bottom, BELOW * words)
        feet.append(Rect(x, rect.bottom + 3, pitch - 4, max(words, below) - 3))
    following = big[min(len(counting), BIG)]
    work.put(
        zone,
        Place(
            room, tuple(spots), tuple(range(len(spots))), target=room, lit=following, outlines=(following,),
            heads=tuple(heads), feet=tuple(feet), large=is_large(following.width, em),
            large_first=earlier,
        ),
    )  # fmt: skip


def _earlier(work: LayoutState, count: int, card: float, room: Rect) -> list[Spot]:
    if not count:
        return []
    small, shows = max(0.5 * card, 20.0), INDEX_SHARE[True]
    while True:
        per_line = max(1, int((room.width - small) / (shows * small)) + 1)
        lines = -(-count // per_line)
        if lines * (small * ASPECT + LEADING) <= room.height or small <= 20:
            break
        small = max(20.0, small - 1)
    high = lines * (small * ASPECT + LEADING)
    if high > room.height or small < 24 * work.units.u:
        work.layout.short.append(f"{count} earlier cards at {small:.0f} px")
    top = room.centre[1] - high / 2
    found = []
    for at in range(count):
        line, place = divmod(at, per_line)
        found.append(Spot(room.x + place * shows * small, top + line * (small * ASPECT + LEADING), small))
    return found


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
