"""Which naturals and how many jokers go into melds whose places and ranks are chosen.

A natural that both a run and a set can use may lie in either, with a joker in its place in the run; and two runs may
want the same card. All such choices are tried: there are few.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards import SUITS, Rank
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import HIGHEST, Jokers, rank_at
from cardtable.games.rummy.rules.solver.counts import ACE, RANK_COUNT
from cardtable.games.rummy.rules.solver.fits import places
from cardtable.games.rummy.rules.solver.growth import FinalRun, beginnings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.games.rummy.rules.solver.asks import Ask
    from cardtable.games.rummy.rules.solver.counts import Counts


class Window(NamedTuple):
    """The places of a run that has to have at least so many."""

    suit: int
    low: int
    high: int
    least: int


class SetGroup(NamedTuple):
    """The sets of one rank, by their numbers in the contract, and how many cards of the rank the hand holds."""

    rank: int
    sets: tuple[int, ...]
    held: int


class Settled(NamedTuple):
    """Melds with their naturals: how many jokers they use, and how many of these lie in runs."""

    jokers: int
    jokers_in_runs: int
    runs: tuple[FinalRun, ...]
    groups: tuple[SetGroup, ...]


class Table(NamedTuple):
    """What is laid, and for which contract."""

    counts: Counts
    ask: Ask


# Which runs get the card of one face, and on which place: one alternative is chosen for each such face.
Alternative = tuple[tuple[int, int], ...]


def settle(table: Table, windows: Sequence[Window], groups: tuple[SetGroup, ...], set_ranks: int) -> Iterator[Settled]:
    """All allowed ways to share the naturals, those that give most to the runs first."""
    sure, contests = _shares(table.counts, windows, set_ranks)
    for shares in product(*contests):
        naturals = list(sure)
        for share in shares:
            for number, place in share:
                naturals[number] |= place
        runs = tuple(
            [
                FinalRun(SUITS[window.suit], window.low, window.high, window.least, mask)
                for window, mask in zip(windows, naturals, strict=True)
            ]
        )
        settled = _with_jokers(table, runs, groups)
        if settled is not None:
            yield settled


def _shares(counts: Counts, windows: Sequence[Window], set_ranks: int) -> tuple[list[int], list[list[Alternative]]]:
    """The places of each run where naturals lie in any case, and the alternatives for the faces that are wanted."""
    sure = []
    asked: dict[tuple[int, int], list[tuple[int, int]]] = {}
    crowded = {window.suit for number, window in enumerate(windows) if window.suit in _suits(windows[:number])}
    set_places = set_ranks | (set_ranks & ACE) << RANK_COUNT
    for number, window in enumerate(windows):
        once = counts.suits[window.suit][0]
        held = places(window.low, window.high) & (once | (once & ACE) << RANK_COUNT)
        wanted = held if window.suit in crowded or window.high - window.low + 1 == HIGHEST else held & set_places
        sure.append(held & ~wanted)
        while wanted:
            place = wanted & -wanted
            wanted ^= place
            asked.setdefault((window.suit, rank_at(place.bit_length())), []).append((number, place))
    contests: list[list[Alternative]] = []
    for (suit, rank), asking in asked.items():
        copies = sum(mask >> (rank - 1) & 1 for mask in counts.suits[suit])
        most = min(copies, len(asking))
        least = 0 if set_ranks >> (rank - 1) & 1 else most
        contests.append([share for size in range(most, least - 1, -1) for share in combinations(asking, size)])
    return sure, contests


def _suits(windows: Sequence[Window]) -> set[int]:
    return {window.suit for window in windows}


def _with_jokers(table: Table, runs: tuple[FinalRun, ...], groups: tuple[SetGroup, ...]) -> Settled | None:
    """Fill up with jokers, and add those that are left as far as the rules allow."""
    ask, jokers = table.ask, table.counts.jokers
    limit = ask.rules.jokers
    in_runs = room_in_runs = in_sets = room_in_sets = 0
    for run in runs:
        naturals = run.natural_count
        wild = run.size - naturals
        if not limit.allow(wild, naturals) or not limit.may_lie(run.naturals, run.low, run.high):
            return None
        in_runs += wild
        beyond = _open_ends(run) if limit is Jokers.APART else HIGHEST - run.size
        room_in_runs += min(beyond, _most_jokers(limit, naturals, 1, jokers) - wild)
    for group in groups:
        naturals = group.held - sum(natural_places_of(run, group.rank).bit_count() for run in runs)
        if naturals < sum(ask.set_naturals[number] for number in group.sets):
            return None
        wild = max(0, sum(ask.sets[number] for number in group.sets) - naturals)
        in_sets += wild
        room_in_sets += _most_jokers(limit, naturals, len(group.sets), jokers) - wild
    spare = jokers - in_runs - in_sets
    if spare < 0 or (_must_grow(ask, runs) and beginnings(runs, ask.rules) is None):
        return None
    more_in_sets = min(spare, room_in_sets)
    more_in_runs = min(spare - more_in_sets, room_in_runs)
    laid = in_runs + in_sets + more_in_sets + more_in_runs
    return Settled(laid, in_runs + more_in_runs, runs, groups)


def _open_ends(run: FinalRun) -> int:
    """At how many ends of a run a joker may follow, as a natural lies there."""
    low, high = run.naturals >> run.low - 1 & 1, run.naturals >> run.high - 1 & 1
    return (low and run.low > 1) + (high and run.high < HIGHEST)


def _most_jokers(limit: Jokers, naturals: int, melds: int, jokers: int) -> int:
    if limit is Jokers.ONE:
        return melds
    return naturals if limit.is_half else jokers


def _must_grow(ask: Ask, runs: tuple[FinalRun, ...]) -> bool:
    """Whether the runs as they are in the end may be impossible to lay down or to reach."""
    if ask.rules.run_suits is RunSuits.APART and len({run.suit for run in runs}) < len(runs):
        return True
    return ask.rules.exact and ask.rules.jokers.is_half and any(run.size > run.least for run in runs)


def natural_places_of(run: FinalRun, rank: int) -> int:
    """The places on which naturals of a rank lie, which counts from 0 for the ace here."""
    return run.naturals & (1 << rank | (1 << HIGHEST - 1 if rank + 1 == Rank.ACE else 0))
