"""A contract and its rules in the form in which the solver goes through them, worked out once."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.rummy.rules.contract import MeldRules, RunSuits
from cardtable.games.rummy.rules.melds import Jokers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.games.rummy.rules.contract import Contract

FAR: Final = 99
Lengths = tuple[int, ...]
# Cards that are lacking, and those among them that must be naturals.
Bound = tuple[int, int]
# What all sets lack: the pairs of which none is better than another in both numbers.
Needs = tuple[Bound, ...]


class Split(NamedTuple):
    """Of the runs still to be made, those made in the suit at hand and those left for the suits after it."""

    here: int
    rest: int


def most_jokers(jokers: Jokers, length: int) -> int:
    """How many jokers a meld of this length may hold."""
    return max(wild for wild in range(length) if jokers.allow(wild, length - wild))


class Ask:
    """What a contract asks of a hand.

    ``parts`` are all ways to choose some of the runs, by their lengths; runs are spoken of as places in it, and
    ``splits`` says for each part how it can be divided between one suit and the suits after it.
    """

    def __init__(self, contract: Contract, rules: MeldRules) -> None:
        self.rules = rules
        self.sets: Final = tuple(sorted(contract.sets))
        self.runs: Final = tuple(sorted(contract.runs))
        self.set_naturals: Final = tuple(least - most_jokers(rules.jokers, least) for least in self.sets)
        # With no more jokers than this a joker may stand for whichever card is missing.
        self.jokers_apart: Final = rules.jokers is Jokers.APART and bool(self.runs)
        most = min(most_jokers(rules.jokers, least) for least in (*self.sets, *self.runs))
        self.free_jokers: Final = min(most, 1) if self.jokers_apart else most
        self.apart: Final = rules.run_suits is RunSuits.APART
        self.parts: Final = _parts(self.runs)
        self.all_runs: Final = self.parts.index(self.runs)
        several = rules.run_suits is not RunSuits.DIFFERENT
        self.in_one_suit: Final = [place for place, part in enumerate(self.parts) if several or len(part) < 2]
        # Runs that lie apart when they are laid may grow towards each other, and then no end is like another.
        self.may_touch_later: Final = self.apart and len(self.runs) > 1
        self.splits: Final = tuple(tuple(self._splits(part)) for part in self.parts)
        self.nothing_later: Final = [(FAR, FAR) if part else (0, 0) for part in self.parts]
        self._needs: dict[tuple[int, ...], Needs] = {}

    def _splits(self, part: Lengths) -> Iterable[Split]:
        for place, here in enumerate(self.parts):
            rest = without(part, here)
            if rest is not None and place in self.in_one_suit:
                yield Split(place, self.parts.index(rest))

    def needs(self, most: tuple[int, ...]) -> Needs:
        """What the sets lack when the ranks held most often are held so many times.

        Other ranks never serve better, so as many ranks as there are sets tell everything.
        """
        found = self._needs.get(most)
        if found is None:
            found = self._needs[most] = self._find_needs(most)
        return found

    def _find_needs(self, most: tuple[int, ...]) -> Needs:
        places = range(len(most))
        count = len(self.sets)
        choices = permutations(places, count) if self.rules.set_ranks_differ else product(places, repeat=count)
        pairs = set()
        for choice in choices:
            lacking = naturals = 0
            for place in set(choice):
                mine = [number for number in range(count) if choice[number] == place]
                lacking += max(0, sum(self.sets[number] for number in mine) - most[place])
                naturals += max(0, sum(self.set_naturals[number] for number in mine) - most[place])
            pairs.add((lacking, naturals))
        return _best(pairs)


def _best(pairs: set[tuple[int, int]]) -> Needs:
    """The pairs that no other pair beats in both parts, the smallest first part first."""
    kept: list[tuple[int, int]] = []
    for pair in sorted(pairs):
        if not kept or pair[1] < kept[-1][1]:
            kept.append(pair)
    return tuple(kept)


def _parts(runs: Lengths) -> tuple[Lengths, ...]:
    return tuple(sorted({part for size in range(len(runs) + 1) for part in combinations(runs, size)}, key=_by_size))


def _by_size(part: Lengths) -> tuple[int, Lengths]:
    return len(part), part


def without(part: Lengths, here: Lengths) -> Lengths | None:
    """The lengths that remain when some are taken away, or ``None`` where they are not all there."""
    rest = list(part)
    for length in here:
        if length not in rest:
            return None
        rest.remove(length)
    return tuple(rest)


@lru_cache(maxsize=64)
def ask_of(contract: Contract, rules: MeldRules) -> Ask:
    """What this contract asks."""
    return Ask(contract, rules)
