"""Flat sampling: every option is tried in the same imagined worlds, and the hopeless ones drop out early.

Trying all options in the same worlds (common random numbers) makes their differences far less noisy than their values.
The effort is counted in worlds and never in seconds, so the same question has the same answer on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Option = TypeVar("Option")
World = TypeVar("World")

WORLDS: Final = 200
BATCH: Final = 40
_HOPELESS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """What an option was worth on average in the ``worlds`` in which it was tried; ``hopeless``: it dropped out."""

    mean: float
    worlds: int
    hopeless: bool = False


def race(
    options: Sequence[Option],
    worlds: Iterator[World],
    value: Callable[[Option, World], float],
    budget: int = WORLDS,
    batch: int = BATCH,
) -> list[Estimate]:
    """The worth of every option over up to ``budget`` worlds, in the order of the options.

    After every ``batch`` of worlds the options that are behind the leader by more than two standard errors of the
    difference drop out; the race ends when one is left. Only the estimates with the most worlds may be compared.
    """
    values: list[list[float]] = [[] for _ in options]
    running = list(range(len(options)))
    tried = 0
    while tried < budget and len(running) > 1:
        for _ in range(min(batch, budget - tried)):
            world = next(worlds)
            for number in running:
                values[number].append(value(options[number], world))
            tried += 1
        leader = max(running, key=lambda number: sum(values[number]))
        running = [number for number in running if not _is_hopeless(values[number], values[leader])]
    return [
        Estimate(sum(found) / len(found) if found else 0.0, len(found), number not in running)
        for number, found in enumerate(values)
    ]


def undecided(found: Sequence[Estimate], within: float = inf) -> list[int]:
    """The numbers of the options that the race could not tell from the best one: there noise must not choose.

    None of them is behind by two standard errors, nor by more than ``within``. A rule of thumb decides among them, and
    where it does not know either, what gives least away.
    """
    best = max(one.mean for one in found if not one.hopeless)
    return [number for number, one in enumerate(found) if not one.hopeless and one.mean >= best - within]


def _is_hopeless(behind: Sequence[float], ahead: Sequence[float]) -> bool:
    differences = [better - worse for better, worse in zip(ahead, behind, strict=True)]
    number = len(differences)
    mean = sum(differences) / number
    # One imagined contradiction keeps the variance above zero when the options never differed the other way.
    squares = sum(difference * difference for difference in differences) + 1.0
    return mean > _HOPELESS * sqrt(squares / number - mean * mean) / sqrt(number)
