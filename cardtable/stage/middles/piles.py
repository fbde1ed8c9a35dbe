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
    for at, zone in enumerate(piles):
        centre = middle + (at - (count - 1) / 2) * pitch
        rect = Rect(round(centre - card / 2), round(y), card, card * ASPECT)
        below = Rect(centre - pitch / 2 + 2, rect.bottom + 0.42 * em, pitch - 4, 1.3 * em) if label else None
        work.put(zone, pile_up(zone, rect, below, work.units.u, large=is_large(card, em)))
