"""The arithmetic of paired deals: what is compared on the same deal differs less than what is not."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from tools.arena.strength import Z95


@dataclass(slots=True)
class Sample:
    """Numbers of which each belongs to one deal, so that they are independent of each other."""

    values: list[float] = field(default_factory=list)

    def add(self, value: float) -> None:
        """Count one more deal."""
        self.values.append(value)

    @property
    def mean(self) -> float:
        """Their mean; 0 where there are none."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean; infinite where one value tells nothing of it."""
        number = len(self.values)
        if number < 2:
            return float("inf")
        mean = self.mean
        return Z95 * sqrt(sum((value - mean) ** 2 for value in self.values) / (number - 1) / number)

    @property
    def interval(self) -> tuple[float, float]:
        """Between which values the true mean lies, in 95 of 100 cases."""
        return self.mean - self.margin, self.mean + self.margin

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ±{self.margin:.3f} ({len(self.values)} deals)"
