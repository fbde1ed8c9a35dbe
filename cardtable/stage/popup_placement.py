"""Where a popup goes: beside what it is about, never on it, and if possible on nothing that matters.

The strip that tells what happened since one's last deed goes into a free corner, else over the hand.
"""

from __future__ import annotations

import math
from enum import StrEnum
from functools import cache
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.layout_parts import LEAST, Rect
from cardtable.stage.turn_lines import LINES
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.stage.table_layout import TableLayout
    from cardtable.stage.zones import Zone


class Where(StrEnum):
    """A side of what is spoken of."""

    ABOVE = "above"
    RIGHT = "right"
    LEFT = "left"
    BELOW = "below"


OVER_CARD: Final = (Where.ABOVE, Where.RIGHT, Where.LEFT, Where.BELOW)
BESIDE_PILE: Final = (Where.RIGHT, Where.LEFT, Where.ABOVE, Where.BELOW)
# How bad it is to cover a pixel. The own hand is as good as never covered.
HAND: Final = 400.0
# What something is about, where nothing else is possible without covering the own hand.
ANCHOR: Final = 50.0
OPEN: Final = 8.0
MELDS: Final = 6.0
SIGNS: Final = 5.0
PLATES: Final = 3.0
LABELS: Final = 2.0
BACKS: Final = 0.3
# What a pixel of the way from the anchor costs, where no place right beside it will do.
FAR: Final = 0.05
_SLIDES: Final = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0)
_GRID: Final = tuple(step / 16 for step in range(17))
_AWAY: Final = (0.0, 2.0, 4.0, 7.0, 11.0)


_Candidate = tuple[float, float, float, Where | None]
"""A place: what it costs before anything is covered, the corner, and the side of the anchor."""


class PopupPlacement(NamedTuple):
    """Where to put something, on which side of its anchor (``None``: nowhere but over it), and what that covers."""

    rect: Rect
    side: Where | None
    cost: float


def place_beside(
    anchor: Rect,
    size: tuple[float, float],
    bounds: Rect,
    forbidden: Sequence[tuple[Rect, float]],
    sides: Sequence[Where] = OVER_CARD,
    gap: float = 12.0,
) -> PopupPlacement:
    """The first side of the anchor where it covers nothing, else the place where it costs least.

    ``forbidden`` are rectangles with what covering a pixel of them costs. Along a side it slides from the middle to
    both ends, and away from the anchor.
    """
    size = min(size[0], bounds.width), min(size[1], bounds.height)
    best = _cheapest(_beside(anchor, size, bounds, tuple(sides), gap), size, forbidden)
    if best is None or best.cost >= HAND:
        found = _anywhere(anchor, size, bounds, forbidden)
        best = found if best is None or found.cost < best.cost else best
    return best


def _beside(
    anchor: Rect, size: tuple[float, float], bounds: Rect, sides: tuple[Where, ...], gap: float
) -> list[_Candidate]:
    """The places along and away from these sides that lie within the bounds, with a pixel's tolerance."""
    width, height = size
    (middle, centre), right, bottom = anchor.centre, anchor.right, anchor.bottom
    across, down = (width + anchor.width) / 2, (height + anchor.height) / 2
    last_x, last_y = bounds.right - width, bounds.bottom - height
    found: list[_Candidate] = []
    for least, side, slide, away in _slides(sides):
        far = gap * (1 + away)
        if side in (Where.ABOVE, Where.BELOW):
            x = min(max(middle - width / 2 + slide * across, bounds.x), last_x)
            y = anchor.y - far - height if side is Where.ABOVE else bottom + far
        else:
            x = anchor.x - far - width if side is Where.LEFT else right + far
            y = min(max(centre - height / 2 + slide * down, bounds.y), last_y)
        if bounds.x - 1 <= x <= last_x + 1 and bounds.y - 1 <= y <= last_y + 1:
            found.append((least, x, y, side))
    return found


def _anywhere(
    anchor: Rect, size: tuple[float, float], bounds: Rect, forbidden: Sequence[tuple[Rect, float]]
) -> PopupPlacement:
    """Where it costs least on the whole table: near the anchor, and on it only where the own hand is covered else."""
    width, height = size
    across, down = bounds.width - width, bounds.height - height
    every = [(bounds.x + x * across, bounds.y + y * down) for y in _GRID for x in _GRID]
    left, top, right, bottom = anchor.x, anchor.y, anchor.right, anchor.bottom
    free = [
        (x, y)
        for x, y in every
        if min(x + width, right) - max(x, left) <= LEAST or min(y + height, bottom) - max(y, top) <= LEAST
    ]

    aim = anchor.centre if free else (bounds.centre[0], bounds.y)
    far = [(FAR * math.dist((x + width / 2, y + height / 2), aim), x, y, None) for x, y in free or every]
    best = _cheapest(sorted(far, key=itemgetter(0)), size, forbidden)
    assert best is not None
    if free and best.cost >= HAND:
        far = [(0.0, x, y, None) for x, y in every]
        over = _cheapest(far, size, [*forbidden, (anchor, ANCHOR)])
        best = over if over is not None and over.cost < best.cost else best
    return best._replace(side=_side(best.rect, anchor))


def free_room(
    size: tuple[float, float], bounds: Rect, forbidden: Sequence[tuple[Rect, float]], wish: tuple[float, float]
) -> PopupPlacement:
    """Where something about nothing in particular costs least, near the point where it would best have its middle."""
    width, height = min(size[0], bounds.width), min(size[1], bounds.height)
    across, down = bounds.width - width, bounds.height - height
    x = min(max(wish[0] - width / 2, bounds.x), bounds.right - width)
    y = min(max(wish[1] - height / 2, bounds.y), bounds.bottom - height)
    every = [(x, y), *((x, bounds.y + share * down) for share in _GRID)]
    every += [(bounds.x + share * across, bounds.y + other * down) for share in _GRID for other in _GRID]
    far = [(math.dist((left + width / 2, top + height / 2), wish), left, top, None) for left, top in every]
    best = _cheapest(far, (width, height), forbidden)
    assert best is not None
    return best


def _cheapest(
    candidates: Sequence[_Candidate], size: tuple[float, float], forbidden: Sequence[tuple[Rect, float]]
) -> PopupPlacement | None:
    """The first of the places that cost least with what is covered there; ``None``: there is no place.

    Hundreds are tried for one popup, many of them as high as others: what lies so high is looked up once.
    """
    width, height = size
    edges = [(one.x, one.y, one.x + one.width, one.y + one.height, weight) for one, weight in forbidden]
    across: dict[float, list[tuple[float, float, float]]] = {}
    best, lowest = None, math.inf
    for candidate in candidates:
        cost, left, top, _ = candidate
        if cost >= lowest:
            continue
        if top not in across:
            bottom = top + height
            across[top] = [
                (x, far, high * weight)
                for x, y, far, low, weight in edges
                if (high := (bottom if bottom < low else low) - (top if top > y else y)) > LEAST
            ]
        right = left + width
        for x, far, weight in across[top]:
            wide = (right if right < far else far) - (left if left > x else x)
            if wide > LEAST:
                cost += wide * weight
        if cost < lowest:
            best, lowest = candidate, cost
    return None if best is None else PopupPlacement(Rect(best[1], best[2], width, height), best[3], lowest)


def _side(rect: Rect, anchor: Rect) -> Where | None:
    """On which side of the anchor a rectangle lies; ``None``: on it."""
    if rect.common(anchor):
        return None
    beyond = {
        Where.ABOVE: anchor.y - rect.bottom,
        Where.BELOW: rect.y - anchor.bottom,
        Where.LEFT: anchor.x - rect.right,
        Where.RIGHT: rect.x - anchor.right,
    }
    return max(beyond, key=lambda side: beyond[side])


@cache
def _slides(sides: tuple[Where, ...]) -> tuple[tuple[float, Where, float, float], ...]:
    """Every place along and away from these sides, with what it costs before anything is covered."""
    every = product(enumerate(sides), _SLIDES, _AWAY)
    costs = ((rank * 0.5 + abs(slide) * 0.2 + away, side, slide, away) for (rank, side), slide, away in every)
    return tuple(sorted(costs, key=itemgetter(0)))


def obstacles(layout: TableLayout, zones: Sequence[Zone]) -> list[tuple[Rect, float]]:
    """What nothing should be said over, with what covering a pixel of it costs."""
    found = [(seat_place.plate, PLATES) for seat_place in layout.seats.values()]
    found += [(sign, SIGNS) for sign in (*layout.signs, layout.ladder) if sign.width]
    for zone in zones:
        place = layout.places.get(zone.id)
        if place is None or zone.kind is ZoneKind.LAST:
            continue
        weight = _WEIGHTS.get(zone.kind, OPEN)
        if zone.kind in (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.WON, ZoneKind.TRAY):
            found.append((place.rect, weight))
        else:
            found += [(spot.rect, weight) for spot in place.spots]
        found += [(rect, LABELS) for rect in (*place.heads, *place.feet)]
        if zone.kind is ZoneKind.ROW and place.lit is not None:
            found.append((place.lit, LABELS))  # The place of the next card.
        if place.label is not None:
            found.append((place.label, LABELS))
    return found


_WEIGHTS: Final = {
    ZoneKind.HAND: HAND,
    ZoneKind.OTHER_HAND: BACKS,
    ZoneKind.MELD: MELDS,
    ZoneKind.OPEN_HAND: MELDS,
    ZoneKind.ROW: MELDS,
    ZoneKind.TRAY: SIGNS,
    ZoneKind.KITTY: SIGNS,
    ZoneKind.WON: SIGNS,
}


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
