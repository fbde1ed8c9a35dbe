"""How the numbers are taken and printed."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the report: what was measured, against what, and the bar it is held to."""

    what: str
    value: str
    reference: str
    ratio: str
    bar: str
    met: bool | None

    def line(self) -> str:
        """The row as a line of a Markdown table."""
        verdict = "–" if self.met is None else "yes" if self.met else "NO"
        return f"| {self.what} | {self.value} | {self.reference} | {self.ratio} | {self.bar} | {verdict} |"


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies (0.5: the median)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def timed(deed: Callable[[], object]) -> float:
    """How many milliseconds the deed takes."""
    start = time.perf_counter()
    deed()
    return (time.perf_counter() - start) * 1000


def head() -> str:
    """The head of the table."""
    return "| what | measured | reference | ratio | bar | met |\n|---|---|---|---|---|---|"
