"""How the runs that a player has in the end are laid down at first and grow card by card."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from cardtable.games.rummy.rules.contract import MeldRules, RunSuits
from cardtable.games.rummy.rules.solver.fits import places
from cardtable.games.rummy.rules.solver.holding import are_apart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Suit
    from cardtable.games.rummy.rules.melds import Jokers


class Interval(NamedTuple):
    """From one place of a run to another."""

    low: int
    high: int

    @property
    def size(self) -> int:
        """How many places it has."""
        return self.high - self.low + 1


class FinalRun(NamedTuple):
    """A run when all is laid off: naturals lie on the places of the mask, and jokers on the others."""

    suit: Suit
    low: int
    high: int
    least: int
    naturals: int

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.high - self.low + 1

    @property
    def natural_count(self) -> int:
        """How many of them are naturals."""
        return self.naturals.bit_count()


def steps(run: FinalRun, jokers: Jokers) -> dict[Interval, Interval | None]:
    """The parts of a run from which it can grow, each meld on the way being allowed, and the next step of each."""
    whole = Interval(run.low, run.high)
    found: dict[Interval, Interval | None] = {whole: None}
    waiting = [whole]
    for larger in waiting:
        for smaller in (Interval(larger.low + 1, larger.high), Interval(larger.low, larger.high - 1)):
            naturals = (run.naturals & places(*smaller)).bit_count()
            if smaller in found or smaller.size < run.least or not jokers.allow(smaller.size - naturals, naturals):
                continue
            found[smaller] = larger
            waiting.append(smaller)
    return found


def beginnings(runs: Sequence[FinalRun], rules: MeldRules) -> tuple[Interval, ...] | None:
    """Which part of each run is laid down, as much as the rules allow; ``None`` where they do not allow it at all."""
    parts = [[part for part in steps(run, rules.jokers) if not rules.exact or part.size == run.least] for run in runs]
    if rules.run_suits is not RunSuits.APART:
        return tuple(part[0] for part in parts) if all(parts) else None
    for chosen in product(*parts):
        if all(
            runs[one].suit is not runs[other].suit or are_apart(chosen[one], chosen[other])
            for one in range(len(runs))
            for other in range(one)
        ):
            return chosen
    return None
