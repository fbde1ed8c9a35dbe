"""Where the pages of a paper end: no row of a table is divided, and no heading stands alone at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Break(NamedTuple):
    """A page begins with this part of the paper (by its number), or with this row of a table that it is."""

    part: int
    row: int = 0


class Piece(NamedTuple):
    """What is not divided: a paragraph, a plot, the first row of a table with its headings, or a further row.

    ``top`` and ``bottom`` are where it lies on one endless page, and ``head`` is how high the headings are that stand
    above it again where a page begins with it.
    """

    at: Break
    top: float
    bottom: float
    heading: bool = False
    head: float = 0.0


def breaks(pieces: Sequence[Piece], page: float) -> frozenset[Break]:
    """What pages begin with, the first one apart, where they are so high."""
    found = []
    first = at = 0
    start = pieces[0].top if pieces else 0.0
    while at < len(pieces):
        if pieces[at].bottom - start > page and at > first:
            last = at
            while last - 1 > first and pieces[last - 1].heading:
                last -= 1
            found.append(pieces[last].at)
            first = at = last
            start = pieces[at].top - pieces[at].head
        at += 1
    return frozenset(found)
