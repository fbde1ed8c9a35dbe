"""Words, tables and plots as values, for eyes, ears and paper: every text in the language in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

STAR: Final = "★"
# A table with more columns lies on its side.
WIDE: Final = 6


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph; a ``heading`` begins a part, ``quiet`` is beside the matter."""

    text: str
    heading: bool = False
    quiet: bool = False


class Cell(NamedTuple):
    """One place of a table: what is written there, and how it is ``heard`` where that is not as it is written.

    What ``won`` has a star and is bold like what is ``strong``; what somebody is called has the ``colour`` of the seat.
    """

    text: str
    heard: str = ""
    won: bool = False
    strong: bool = False
    colour: int | None = None

    @property
    def shown(self) -> str:
        """What eyes see."""
        return f"{STAR} {self.text}" if self.won else self.text


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: headings, rows as wide as they are, and the rows (by number) that stand out.

    The first column holds what the rows are called. ``title`` is what readers call the table, ``sight`` the row that
    matters most. Without rows there is nothing to be seen.
    """

    columns: tuple[str | Cell, ...] = ()
    rows: tuple[tuple[str | Cell, ...], ...] = ()
    strong: frozenset[int] = frozenset()
    title: str = ""
    sight: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its name, a seat's colour, and its values, such as a player's totals before and after each round."""

    name: str
    colour: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """Lines over rounds, with a goal where there is one. Without lines there is nothing to be seen.

    ``below`` says instead of a number what each value belongs to, ``moments`` how far from each other they stand, where
    that is not evenly. ``told`` is what readers say of it, where that is not how each line ends.
    """

    lines: tuple[Line, ...] = ()
    goal: int | None = None
    title: str = ""
    told: str = ""
    below: tuple[str, ...] = ()
    moments: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """A title, and blocks in their order; ``file_name`` is proposed where it is kept."""

    title: str
    parts: tuple[Words | Grid | Plot, ...]
    file_name: str

    @property
    def is_wide(self) -> bool:
        """Whether a table has so many columns that the paper lies on its side."""
        return any(isinstance(part, Grid) and len(part.columns) > WIDE for part in self.parts)


def cell(text: str | Cell) -> Cell:
    """A text alone is a cell, too."""
    return Cell(text) if isinstance(text, str) else text
