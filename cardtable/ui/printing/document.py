"""A paper as data: a title and what stands below it, every text in the language in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from cardtable.ui.widgets.line_chart import Line


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph; a ``heading`` begins a part, ``quiet`` is beside the matter."""

    text: str
    heading: bool = False
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: headings, rows as wide as they are, and the rows (by number) that stand out.

    Where ``names`` is true, the first column holds what the rows are called and is set at the left.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    strong: frozenset[int] = frozenset()
    names: bool = True


@dataclass(frozen=True, slots=True)
class Plot:
    """Lines over rounds, with a goal where there is one."""

    lines: tuple[Line, ...]
    goal: int | None = None


@dataclass(frozen=True, slots=True)
class Paper:
    """A title, and parts in their order; ``file_name`` is proposed where it is kept."""

    title: str
    parts: tuple[Words | Grid | Plot, ...]
    file_name: str

    @property
    def is_wide(self) -> bool:
        """Whether a table has so many columns that the paper lies on its side."""
        return any(isinstance(part, Grid) and len(part.columns) > WIDE for part in self.parts)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A paper that draws itself: ``draw`` a page in the room it is given, from the origin on.

    ``pages(width, height)`` says how many it needs, ``height(width)`` how high it is as one picture, which is drawn as
    page 0 of that height.
    """

    title: str
    file_name: str
    is_wide: bool
    pages: Callable[[float, float], int]
    draw: Callable[[QPainter, float, float, int], None]
    height: Callable[[float], float]


WIDE = 6
