"""Chance as data: every shuffle and draw of lots is written down, so replaying depends on no generator.

Only ``Random.random`` is used, which Python keeps stable between versions for the same seed.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol, TypeVar

from cardtable.cards import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

Outcome = list[Card] | int
T = TypeVar("T")


class Chance(Protocol):
    """Where a round takes its luck from."""

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """The cards in a new order."""

    def pick(self, n: int) -> int:
        """A number from 0 to ``n - 1``."""


def shuffled(cards: Sequence[T], rng: Random) -> list[T]:
    """Cards, or their numbers, in random order (Fisher and Yates), by ``rng.random`` alone."""
    order = list(cards)
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


class SeededChance:
    """Luck from a seed. Outcome ``k`` depends on the seed and ``k`` alone, so a match resumes without a generator.

    ``used`` is how many outcomes have fallen.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self.used = 0
        self.outcomes: list[Outcome] = []

    def skip(self, used: int) -> None:
        """Go past outcomes that were read from a log."""
        self.used += used

    def _next(self) -> Random:
        self.used += 1
        return Random(f"{self._seed}/{self.used}")

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """The cards in a new order, which is remembered in ``outcomes``."""
        order = shuffled(cards, self._next())
        self.outcomes.append(list(order))
        return order

    def pick(self, n: int) -> int:
        """A number below ``n``, which is remembered in ``outcomes``."""
        number = int(self._next().random() * n)
        self.outcomes.append(number)
        return number

    def take_outcomes(self) -> list[Outcome]:
        """What fell since the last call."""
        outcomes, self.outcomes = self.outcomes, []
        return outcomes


class RecordedChance:
    """Luck from a log: gives what fell then; ValueError when the log does not fit the rules any more."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._outcomes = list(outcomes)

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """The order that fell, which must hold the very same cards."""
        order = self._outcomes.pop(0) if self._outcomes else None
        if not isinstance(order, list) or sorted(order) != sorted(cards):
            raise ValueError("the log holds another shuffle than the rules ask for")
        return list(order)

    def pick(self, n: int) -> int:
        """The number that fell."""
        number = self._outcomes.pop(0) if self._outcomes else None
        if not isinstance(number, int) or not 0 <= number < n:
            raise ValueError("the log holds another draw of lots than the rules ask for")
        return number

    @property
    def spent(self) -> bool:
        """Whether every outcome was used."""
        return not self._outcomes


class FreeChance:
    """Luck from a generator with nothing written down, for imagined worlds."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """The cards in a new order."""
        return shuffled(cards, self._rng)

    def pick(self, n: int) -> int:
        """A number below ``n``."""
        return int(self._rng.random() * n)
