"""Placement of the strip that tells what happened since one's last deed: in a free corner, else over the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import obstacles
from cardtable.stage.turn_lines import LINES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.stage.table_layout import TableLayout
    from cardtable.stage.zones import Zone

WIDTHS: Final = (23.0, 19.0, 15.5, 12.5, 10.5)
"""How wide the strip may be, in em, the best first."""
LETTERS: Final = 0.92
# How high a line is with the small cards in it, in em of its letters.
LINE: Final = 1.6
# Air round the lines and to other things, in em: usual, and where large letters leave little.
AIRS: Final = ((0.45, 0.7), (0.18, 0.25))
# How much of the lane it takes where no corner is free, and how high a line is there, in em of its letters.
LANE_SHARE: Final = 0.55
LANE_LINE: Final = 1.25


class StripPlace(NamedTuple):
    """Where the strip stands, for how many lines, and how much air is round them in em.

    For turning points it may grow, ``down`` or up, until it is ``most`` high.
    """

    rect: Rect
    lines: int
    padding: float
    grows: bool = True
    down: bool = False
    most: float = 0.0


def place_strip(layout: TableLayout, zones: Sequence[Zone], before: StripPlace | None = None) -> StripPlace | None:
    """A free corner for three lines, else for two or one, else an end of the lane over the hand.

    ``before`` again as long as it is free. The corner above one's own plate comes first, for nothing of most games lies
    there. ``None``: there is no cloth and no lane.
    """
    em = layout.units.em
    taken = [rect for rect, _ in obstacles(layout, zones)]
    taken += [place.tag for place in layout.seats.values() if place.tag.width > 0]
    for lines, (padding, gap) in (*((lines, AIRS[0]) for lines in range(LINES, 0, -1)), (1, AIRS[1])):
        height = (lines * LINE * LETTERS + 2 * padding) * em
        wanted = StripPlace(layout.cloth, lines, padding)
        if before is not None and _is_alike(before, wanted, height) and _is_free(before.rect, layout, taken):
            return _free_to_grow(before, layout.cloth, taken, gap * em)
        for width in WIDTHS:
            for rect in _corners(layout, (width * em, height), taken, gap * em):
                if _is_free(rect, layout, taken):
                    return _free_to_grow(wanted._replace(rect=rect), layout.cloth, taken, gap * em)
    lane = layout.lane
    if lane.height <= 0:
        return None
    height = min(lane.height, (LANE_LINE * LETTERS + 2 * AIRS[1][0]) * em)
    at_end = Rect(lane.x, lane.bottom - height, LANE_SHARE * lane.width, height)
    return StripPlace(at_end, 1, (height / em - LANE_LINE * LETTERS) / 2, grows=False, most=height)


def lane_beside(layout: TableLayout, strip: Rect | None) -> Rect:
    """What the strip leaves of the lane."""
    lane = layout.lane
    if strip is None or not strip.common(lane):
        return lane
    return Rect(strip.right, lane.y, lane.right - strip.right, lane.height)


def _corners(layout: TableLayout, size: tuple[float, float], taken: Sequence[Rect], gap: float) -> Iterator[Rect]:
    """The four corners of the cloth: as far down as the lane and what lies below it allow, or as far up."""
    cloth = layout.cloth
    width, height = size
    left, right = cloth.x + gap, cloth.right - gap - width
    for x in (left, right):
        column = Rect(x, cloth.y, width, cloth.height)
        below = [rect.y for rect in taken if rect.common(column) and rect.y > layout.lane.y - gap - height]
        floor = min([layout.lane.y, *(edge for edge in below)])
        yield Rect(x, floor - gap - height, width, height)
    for x in (left, right):
        yield Rect(x, cloth.y + gap, width, height)


def _is_alike(before: StripPlace, wanted: StripPlace, height: float) -> bool:
    same = (before.lines, before.padding, before.grows) == (wanted.lines, wanted.padding, wanted.grows)
    return same and abs(before.rect.height - height) < 1


def _free_to_grow(place: StripPlace, cloth: Rect, taken: Sequence[Rect], gap: float) -> StripPlace:
    """The place with the way it grows, towards the middle of the cloth, and how far until it meets something."""
    rect = place.rect
    down = rect.y < cloth.centre[1] - rect.height
    if down:
        way = Rect(rect.x, rect.y, rect.width, cloth.bottom - rect.y)
        room = min([cloth.bottom, *(other.y for other in taken if other.common(way))]) - rect.y
    else:
        way = Rect(rect.x, cloth.y, rect.width, rect.bottom - cloth.y)
        room = rect.bottom - max([cloth.y, *(other.bottom for other in taken if other.common(way))])
    return place._replace(down=down, most=max(rect.height, room - gap))


def _is_free(rect: Rect, layout: TableLayout, taken: Sequence[Rect]) -> bool:
    return layout.cloth.contains(rect) and not any(rect.common(other) for other in taken)
