"""What a search could not tell apart is left to something better than its noise."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardtable.players.search import Estimate, race, undecided

if TYPE_CHECKING:
    from collections.abc import Iterator


def luck(seed: int) -> Iterator[float]:
    """Endless worlds."""
    rng = Random(seed)
    yield from iter(rng.random, None)


def test_what_dropped_out_or_is_too_far_behind_is_decided() -> None:
    found = [Estimate(0.5, 200), Estimate(0.9, 40, hopeless=True), Estimate(0.6, 200), Estimate(0.2, 200)]
    assert undecided(found) == [0, 2, 3]
    assert undecided(found, 0.15) == [0, 2]
    assert undecided(found, 0) == [2]
    assert undecided([Estimate(0.0, 0)]) == [0]


def test_options_that_are_alike_stay_undecided_and_a_better_one_does_not() -> None:
    """Two options that differ by chance alone, and one that wins by half a point on average."""

    def value(option: float, world: float) -> float:
        return option + Random(f"{option}/{world}").gauss(0, 1)

    alike = [undecided(race([0.0, 0.001], luck(seed), value)) for seed in range(60)]
    assert sum(len(one) == 2 for one in alike) > 45
    better = [undecided(race([0.0, 0.6], luck(seed), value)) for seed in range(60)]
    assert sum(one == [1] for one in better) > 55
