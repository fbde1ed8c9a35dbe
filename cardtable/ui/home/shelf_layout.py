"""Where the games of a shelf stand: how many in a row, in which rows, and how large."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    TextHeight = Callable[[float, bool], float]

# A picture is so high, at least and at most, for its width.
FLATTEST: Final = 0.42
HIGHEST: Final = 0.82
# What a game is stands below its title where pictures keep this part of their height.
STAYS: Final = 0.7


@dataclass(frozen=True, slots=True)
class Measures:
    """What does not change: the gap between tiles, the height of a heading, and the narrowest tile that is legible."""

    gap: float
    heading: float
    narrowest: float


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one tile stands; ``begins`` its group, whose heading is above it."""

    group: int
    x: float
    y: float
    begins: bool


@dataclass(frozen=True, slots=True)
class Places:
    """All tiles of a shelf in the order in which one reads them, and the size of all of them."""

    slots: tuple[Slot, ...]
    width: float
    picture: float
    tile: float
    height: float
    sentences: bool
    worth: float


def packed(groups: Sequence[int], columns: int) -> list[list[tuple[int, int]]]:
    """Groups in rows of so many tiles: each row names a group and how many of it stand there.

    A group stands in one row where that can be, and a row takes a later group where the next one finds no room in it.
    """
    left = dict(enumerate(groups))
    waiting = [group for group in left if left[group]]
    rows: list[list[tuple[int, int]]] = []
    row: list[tuple[int, int]] = []
    room = columns
    while waiting:
        first = waiting[0]
        if not row and left[first] > columns:
            rows.append([(first, columns)])
            left[first] -= columns
            continue
        fitting = next((group for group in waiting if left[group] <= room), None)
        if fitting is None:
            rows.append(row)
            row, room = [], columns
        else:
            row.append((fitting, left[fitting]))
            room -= left[fitting]
            waiting.remove(fitting)
    return [*rows, row] if row else rows


def places(groups: Sequence[int], width: float, height: float, measures: Measures, text: TextHeight) -> Places:
    """The largest pictures with which everything is in sight; where nothing makes that possible, legible ones.

    ``text`` says how high the words of a tile of some width are, with or without the sentence that says what it is.
    """
    best: Places | None = None
    most = sum(groups)
    columns = max(1, min(most, int((width + measures.gap) / (measures.narrowest + measures.gap))))
    for wanted in range(1, columns + 1):
        rows = packed(groups, wanted)
        wide = (width - (wanted - 1) * measures.gap) / wanted
        if len(rows) * FLATTEST * wide > height:
            continue
        laid = _laid(rows, wanted, wide, height, measures, text(wide, False))
        if laid.height <= height and (best is None or laid.worth > best.worth):
            told = _laid(rows, wanted, wide, height, measures, text(wide, True))
            says = told.height <= height and told.picture >= STAYS * laid.picture
            best = replace(told, worth=laid.worth, sentences=True) if says else laid
    if best is None:
        wide = (width - (columns - 1) * measures.gap) / columns
        best = _laid(packed(groups, columns), columns, wide, height, measures, text(wide, False))
    return best


def _laid(
    rows: list[list[tuple[int, int]]], columns: int, wide: float, height: float, measures: Measures, words: float
) -> Places:
    gap = measures.gap
    seen: set[int] = set()
    headed: list[bool] = []
    for row in rows:
        names = {group for group, _ in row}
        headed.append(bool(names - seen))
        seen |= names
    fixed = len(rows) * words + sum(headed) * measures.heading + (len(rows) - 1) * gap
    picture = max(min((height - fixed) / len(rows), HIGHEST * wide), FLATTEST * wide)
    slots: list[Slot] = []
    begun: set[int] = set()
    y = 0.0
    for row, has_heading in zip(rows, headed, strict=True):
        y += measures.heading if has_heading else 0
        x = 0.0
        for group, count in row:
            for _ in range(count):
                slots.append(Slot(group, x, y, group not in begun))
                begun.add(group)
                x += wide + gap
        y += picture + words + gap
    # A place that stays empty is as bad as a smaller picture.
    worth = wide * picture * len(slots) / (len(rows) * columns)
    return Places(tuple(slots), wide, picture, picture + words, y - gap, sentences=False, worth=worth)
