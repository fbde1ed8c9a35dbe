"""Melds made of cards, from the places of runs and the ranks of sets that a search has chosen.

Which naturals and how many jokers go into them, how runs are laid at first and grow card by card, and their cards. A
natural that both a run and a set can use may lie in either, with a joker in its place in the run; and two runs may
want the same card: all such choices are tried, there are few.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards import SUITS, Rank
from cardtable.games.rummy.rules.contract import MeldRules, RunSuits
from cardtable.games.rummy.rules.melds import HIGHEST, Jokers, Meld, rank_at
from cardtable.games.rummy.rules.solver.arrangements import in_order
from cardtable.games.rummy.rules.solver.faces import ACE, RANK_COUNT, Holding, are_apart
from cardtable.games.rummy.rules.solver.run_slots import places

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.melds import End
    from cardtable.games.rummy.rules.solver.faces import Counts
    from cardtable.games.rummy.rules.solver.requirement import Ask


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


class Part(NamedTuple):
    """A meld as it is laid down, and the cards that it gets from the same hand."""

    meld: Meld
    more: tuple[tuple[Card, End | None], ...]


def parts_of(hand: Sequence[Card], contract: Contract, ask: Ask, settled: Settled) -> list[Part]:
    """The melds in the order of the contract."""
    return _Maker(hand, contract, ask, settled).parts()


class _Maker:
    """Makes melds of cards."""

    def __init__(self, hand: Sequence[Card], contract: Contract, ask: Ask, settled: Settled) -> None:
        self._contract = contract
        self._ask = ask
        self._settled = settled
        self._deal = Holding(hand).dealer()

    def parts(self) -> list[Part]:
        """The melds in the order of the contract."""
        runs = self._runs()
        numbered = [(number, part) for group in self._settled.groups for number, part in self._sets(group)]
        sets = [part for _, part in sorted(numbered, key=_by_number)]
        return [*in_order(sets, self._contract.sets), *in_order(runs, self._contract.runs)]

    def _runs(self) -> list[Part]:
        rules = self._ask.rules
        runs = sorted(self._settled.runs, key=lambda run: run.least)
        begun = beginnings(runs, rules)
        assert begun is not None
        return [self._run(run, part) for run, part in zip(runs, begun, strict=True)]

    def _run(self, run: FinalRun, begun: Interval) -> Part:
        cards = {
            place: self._deal.natural(run.suit, rank_at(place)) if run.naturals >> place - 1 & 1 else self._deal.joker()
            for place in range(run.low, run.high + 1)
        }
        larger = steps(run, self._ask.rules.jokers)
        more: list[tuple[Card, End | None]] = []
        now, following = begun, larger[begun]
        while following is not None:
            more.append((cards[following.low], "low") if following.low < now.low else (cards[following.high], "high"))
            now, following = following, larger[following]
        laid = tuple(cards[place] for place in range(begun.low, begun.high + 1))
        return Part(Meld(laid, suit=run.suit, low=begun.low), tuple(more))

    def _sets(self, group: SetGroup) -> list[tuple[int, Part]]:
        """The sets of one rank: each gets the naturals it needs, then what it lacks; the first one all the rest."""
        ask = self._ask
        rank = group.rank + 1
        naturals = self._deal.left_of(rank)
        sets: dict[int, list[Card]] = {number: [] for number in group.sets}
        for asked in (ask.set_naturals, ask.sets):
            for number, laid in sets.items():
                wanted = asked[number] - len(laid)
                laid += naturals[:wanted]
                del naturals[:wanted]
        for number, laid in sets.items():
            laid += [self._deal.joker() for _ in range(ask.sets[number] - len(laid))]
        more = tuple((card, None) for card in naturals)
        first = group.sets[0]
        return [
            (number, Part(Meld(tuple(laid), rank=rank), more if number == first else ()))
            for number, laid in sets.items()
        ]


def _by_number(numbered: tuple[int, Part]) -> int:
    return numbered[0]
