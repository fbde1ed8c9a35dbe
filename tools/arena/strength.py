"""The arithmetic of strength: intervals for win rates, and tests that stop as soon as the answer is clear."""

from __future__ import annotations

from enum import StrEnum
from math import log, sqrt
from typing import Final

Z95: Final = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a win rate (95 % unless ``z`` says otherwise); shared wins count as fractions."""
    if games <= 0 or not 0 <= wins <= games:
        raise ValueError(f"no such score: {wins} of {games}")
    rate = wins / games
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


class Verdict(StrEnum):
    """What a sequential test has found so far."""

    WEAKER = "weaker"
    STRONGER = "stronger"
    OPEN = "open"


class Sprt:
    """Wald's sequential probability ratio test of a win rate: at most ``low``, or at least ``high``?

    It errs with probability ``error`` in each direction when every game is independent of the others; duplicate deals
    make it err less.
    """

    def __init__(self, low: float, high: float, error: float = 0.05) -> None:
        if not 0 < low < high < 1 or not 0 < error < 0.5:
            raise ValueError(f"no such test: {low} against {high} with errors of {error}")
        self._win = log(high / low)
        self._loss = log((1 - high) / (1 - low))
        self._bound = log((1 - error) / error)
        self.ratio = 0.0
        self.games = 0

    def add(self, wins: float, games: int = 1) -> Verdict:
        """Count some more games."""
        self.ratio += wins * self._win + (games - wins) * self._loss
        self.games += games
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        """The answer so far."""
        if self.ratio >= self._bound:
            return Verdict.STRONGER
        return Verdict.WEAKER if self.ratio <= -self._bound else Verdict.OPEN
