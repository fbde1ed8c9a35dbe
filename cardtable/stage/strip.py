"""Placement of the strip that tells what happened since one's last deed: in a corner that is free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import obstacles

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.stage.table_layout import TableLayout
    from cardtable.stage.zones import Zone

WIDTHS: Final = (23.0, 19.0, 15.5, 12.5, 10.5)
"""How wide the strip may be, in em, the best first."""
GAP: Final = 0.7


def place_strip(layout: TableLayout, zones: Sequence[Zone], height: float, before: Rect | None = None) -> Rect | None:
    """A corner with room for so many pixels of height, ``before`` again if that is still free; ``None``: there is none.

    The corner above one's own plate comes first, for nothing of most games lies there.
    """
    em = layout.units.em
    taken = [rect for rect, _ in obstacles(layout, zones)]
    taken += [place.tag for place in layout.seats.values() if place.tag.width > 0]
    if before is not None and _is_free(before, layout, taken) and abs(before.height - height) < 1:
        return before
    for width in WIDTHS:
        for rect in _corners(layout, (width * em, height), taken):
            if _is_free(rect, layout, taken):
                return rect
    return None


def _corners(layout: TableLayout, size: tuple[float, float], taken: Sequence[Rect]) -> Iterator[Rect]:
    """The four corners of the cloth: as far down as the lane and what lies below it allow, or as far up."""
    cloth, gap = layout.cloth, GAP * layout.units.em
    width, height = size
    left, right = cloth.x + gap, cloth.right - gap - width
    for x in (left, right):
        column = Rect(x, cloth.y, width, cloth.height)
        below = [rect.y for rect in taken if rect.common(column) and rect.y > layout.lane.y - gap - height]
        floor = min([layout.lane.y, *(edge for edge in below)])
        yield Rect(x, floor - gap - height, width, height)
    for x in (left, right):
        yield Rect(x, cloth.y + gap, width, height)


def _is_free(rect: Rect, layout: TableLayout, taken: Sequence[Rect]) -> bool:
    return layout.cloth.contains(rect) and not any(rect.common(other) for other in taken)
