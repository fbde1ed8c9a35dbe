"""Stock and piles in the middle of the ring, as large as a card of the hand; apart like every middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import ASPECT, Rect, is_large
from cardtable.stage.layout_state import pile_up
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from cardtable.stage.layout_state import LayoutState

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
