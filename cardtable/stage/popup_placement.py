"""Where a popup goes: beside what it is about, never on it, and if possible on nothing that matters."""

from __future__ import annotations

import math
from enum import StrEnum
from functools import cache
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.layout_parts import LEAST, Rect
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
    width, height = min(size[0], bounds.width), min(size[1], bounds.height)
    covered = _covering(forbidden)
    best: PopupPlacement | None = None
    # By what a place costs at least: as soon as that is more than the best found, nothing better can follow.
    for least, side, slide, away in _candidates(tuple(sides)):
        if best is not None and least >= best.cost:
            break
        rect = _moved(anchor, (width, height), bounds, side, slide, gap * (1 + away))
        if not bounds.contains(rect) or rect.common(anchor):
            continue
        cost = least + covered(rect)
        if best is None or cost < best.cost:
            best = PopupPlacement(rect, side, cost)
    if best is None or best.cost >= HAND:
        found = _anywhere(anchor, (width, height), bounds, forbidden)
        best = found if best is None or found.cost < best.cost else best
    return best


def _anywhere(
    anchor: Rect, size: tuple[float, float], bounds: Rect, forbidden: Sequence[tuple[Rect, float]]
) -> PopupPlacement:
    """Where it costs least on the whole table: near the anchor, and on it only if nothing else is possible."""
    width, height = size
    across, down = bounds.width - width, bounds.height - height
    every = [Rect(bounds.x + x * across, bounds.y + y * down, width, height) for y in _GRID for x in _GRID]
    free = [rect for rect in every if not rect.common(anchor)]
    covered = _covering(forbidden)
    best: PopupPlacement | None = None
    for rect in free or every:
        cost = covered(rect)
        cost += FAR * math.dist(rect.centre, anchor.centre if free else (bounds.centre[0], bounds.y))
        if best is None or cost < best.cost:
            best = PopupPlacement(rect, _side(rect, anchor), cost)
    assert best is not None
    return best


def free_room(
    size: tuple[float, float], bounds: Rect, forbidden: Sequence[tuple[Rect, float]], wish: tuple[float, float]
) -> PopupPlacement:
    """Where something about nothing in particular costs least, near the point where it would best have its middle."""
    width, height = min(size[0], bounds.width), min(size[1], bounds.height)
    across, down = bounds.width - width, bounds.height - height
    x = min(max(wish[0] - width / 2, bounds.x), bounds.right - width)
    y = min(max(wish[1] - height / 2, bounds.y), bounds.bottom - height)
    places = [(x, y), *((x, bounds.y + share * down) for share in _GRID)]
    places += [(bounds.x + share * across, bounds.y + other * down) for share in _GRID for other in _GRID]
    covered = _covering(forbidden)
    best: PopupPlacement | None = None
    for left, top in places:
        rect = Rect(left, top, width, height)
        cost = covered(rect) + math.dist(rect.centre, wish)
        if best is None or cost < best.cost:
            best = PopupPlacement(rect, None, cost)
    assert best is not None
    return best


def _covering(forbidden: Sequence[tuple[Rect, float]]) -> Callable[[Rect], float]:
    """What it costs to cover what a rectangle covers; hundreds are tried for one popup, so it calls nothing."""
    edges = [(one.x, one.y, one.right, one.bottom, weight) for one, weight in forbidden]

    def covered(rect: Rect) -> float:
        left, top, right, bottom = rect.x, rect.y, rect.x + rect.width, rect.y + rect.height
        cost = 0.0
        for x, y, far, low, weight in edges:
            wide = (right if right < far else far) - (left if left > x else x)
            if wide > LEAST:
                high = (bottom if bottom < low else low) - (top if top > y else y)
                if high > LEAST:
                    cost += wide * high * weight
        return cost

    return covered


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
def _candidates(sides: tuple[Where, ...]) -> tuple[tuple[float, Where, float, float], ...]:
    """Every place along and away from these sides, with what it costs before anything is covered."""
    every = product(enumerate(sides), _SLIDES, _AWAY)
    costs = ((rank * 0.5 + abs(slide) * 0.2 + away, side, slide, away) for (rank, side), slide, away in every)
    return tuple(sorted(costs, key=itemgetter(0)))


def _moved(anchor: Rect, size: tuple[float, float], bounds: Rect, side: Where, slide: float, far: float) -> Rect:
    width, height = size
    if side in (Where.ABOVE, Where.BELOW):
        x = anchor.centre[0] - width / 2 + slide * (width + anchor.width) / 2
        y = anchor.y - far - height if side is Where.ABOVE else anchor.bottom + far
        return Rect(min(max(x, bounds.x), bounds.right - width), y, width, height)
    x = anchor.x - far - width if side is Where.LEFT else anchor.right + far
    y = anchor.centre[1] - height / 2 + slide * (height + anchor.height) / 2
    return Rect(x, min(max(y, bounds.y), bounds.bottom - height), width, height)


def obstacles(layout: TableLayout, zones: Sequence[Zone]) -> list[tuple[Rect, float]]:
    """What nothing should be said over, with what covering a pixel of it costs."""
    found = [(seat_place.plate, PLATES) for seat_place in layout.seats.values()]
    found += [(sign, SIGNS) for sign in layout.signs]
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
