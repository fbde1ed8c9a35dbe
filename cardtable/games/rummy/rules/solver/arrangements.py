"""Every way to lay a contract with the cards of a hand."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from cardtable.cards import RANKS, SUITS, Rank
from cardtable.games.rummy.rules.contract import Contract, RunSuits
from cardtable.games.rummy.rules.melds import HIGHEST, Jokers, Meld, rank_at
from cardtable.games.rummy.rules.solver.asks import ask_of
from cardtable.games.rummy.rules.solver.counts import Counts
from cardtable.games.rummy.rules.solver.distance import missing
from cardtable.games.rummy.rules.solver.holding import Holding, are_apart

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.games.rummy.rules.contract import MeldRules

T = TypeVar("T")


class RunShape(NamedTuple):
    """A run by its faces: compared in the order in which equal ways are told apart."""

    length: int
    suit: Suit
    low: int
    naturals: tuple[int, ...]

    @property
    def high(self) -> int:
        """The place of its last card."""
        return self.low + self.length - 1


class SetShape(NamedTuple):
    """A set by its faces: how many cards of each suit."""

    length: int
    rank: Rank
    of_suit: tuple[int, ...]


def arrangements(cards: Iterable[Card], contract: Contract, rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """Every way to meet the contract, melds that are longer than asked included, in the order of the contract.

    Ways that differ only in the copies of equal cards, or in which joker lies where, are given once. Melds with few
    jokers come first, then short ones. There can be millions: take as many as are needed.
    """
    return _Arranger(Holding(cards), contract, rules).ways()


class _Arranger:
    """Chooses the runs and then the sets, and goes no further where the rest of the contract cannot be met.

    Melds of a kind are chosen with their lengths rising (and any fixed order among equal lengths), so that the same
    melds are never found in two orders.
    """

    def __init__(self, holding: Holding, contract: Contract, rules: MeldRules) -> None:
        self._held = holding
        self._contract = contract
        self._rules = rules
        self._sets = tuple(sorted(contract.sets))
        self._runs = tuple(sorted(contract.runs))

    def ways(self) -> Iterator[tuple[Meld, ...]]:
        if self._can_be_met(0, 0, ()):
            yield from self._with_runs(())

    def _with_runs(self, runs: tuple[RunShape, ...]) -> Iterator[tuple[Meld, ...]]:
        if len(runs) == len(self._runs):
            yield from self._with_sets(runs, ())
            return
        for shape in self._run_shapes(self._runs[len(runs)]):
            if (runs and shape < runs[-1]) or not self._go_together(runs, shape):
                continue
            faces = [(shape.suit, rank_at(place)) for place in shape.naturals]
            self._held.take(faces, shape.length - len(faces))
            if self._can_be_met(len(runs) + 1, 0, (*runs, shape)):
                yield from self._with_runs((*runs, shape))
            self._held.give_back(faces, shape.length - len(faces))

    def _with_sets(self, runs: tuple[RunShape, ...], sets: tuple[SetShape, ...]) -> Iterator[tuple[Meld, ...]]:
        if len(sets) == len(self._sets):
            yield self._melds(runs, sets)
            return
        for shape in self._set_shapes(self._sets[len(sets)]):
            if sets and (
                shape < sets[-1] or (self._rules.set_ranks_differ and any(shape.rank is other.rank for other in sets))
            ):
                continue
            faces = [(suit, shape.rank) for suit in SUITS for _ in range(shape.of_suit[suit])]
            self._held.take(faces, shape.length - len(faces))
            if self._can_be_met(len(runs), len(sets) + 1, runs):
                yield from self._with_sets(runs, (*sets, shape))
            self._held.give_back(faces, shape.length - len(faces))

    def _go_together(self, runs: tuple[RunShape, ...], shape: RunShape) -> bool:
        same = [run for run in runs if run.suit is shape.suit]
        if self._rules.run_suits is RunSuits.DIFFERENT:
            return not same
        return self._rules.run_suits is RunSuits.ANY or all(are_apart(run, shape) for run in same)

    def _can_be_met(self, runs: int, sets: int, chosen: tuple[RunShape, ...]) -> bool:
        """Whether nothing is lacking for the rest; where runs must lie apart this is still a hope."""
        rest = Contract(self._sets[sets:], self._runs[runs:])
        if not rest.size:
            return True
        counts = self._held.counts()
        if self._rules.run_suits is RunSuits.DIFFERENT:
            used = {shape.suit for shape in chosen}
            suits = tuple((0,) * len(ladder) if suit in used else ladder for suit, ladder in enumerate(counts.suits))
            counts = Counts(counts.jokers, suits, counts.ranks)
        return missing(counts, ask_of(rest, self._rules), 1) == 0

    def _run_shapes(self, least: int) -> Iterator[RunShape]:
        lengths = range(least, (least if self._rules.exact else HIGHEST) + 1)
        for jokers in range(self._held.jokers + 1):
            for length in lengths:
                if not self._rules.jokers.allow(jokers, length - jokers):
                    continue
                for suit in SUITS:
                    for low in range(1, HIGHEST - length + 2):
                        for naturals in self._natural_places(suit, low, length, length - jokers):
                            yield RunShape(length, suit, low, naturals)

    def _natural_places(self, suit: Suit, low: int, length: int, count: int) -> Iterator[tuple[int, ...]]:
        """The places of a run on which so many naturals can lie; jokers lie on the others."""
        held = [place for place in range(low, low + length) if self._held.count(suit, rank_at(place))]
        for naturals in combinations(held, count):
            if self._rules.jokers is Jokers.APART:
                lying = sum([1 << place - 1 for place in naturals])
                if not Jokers.APART.may_lie(lying, low, low + length - 1):
                    continue
            both_aces = length == HIGHEST and naturals[0] == Rank.ACE and naturals[-1] == HIGHEST
            if not both_aces or self._held.count(suit, Rank.ACE) > 1:
                yield naturals

    def _set_shapes(self, least: int) -> Iterator[SetShape]:
        of_rank = {rank: tuple(self._held.count(suit, rank) for suit in SUITS) for rank in RANKS}
        longest = least if self._rules.exact else max(map(sum, of_rank.values())) + self._held.jokers
        for jokers in range(self._held.jokers + 1):
            for length in range(least, longest + 1):
                if not self._rules.jokers.allow(jokers, length - jokers):
                    continue
                for rank, held in of_rank.items():
                    if sum(held) < length - jokers:
                        continue
                    for of_suit in product(*(range(count, -1, -1) for count in held)):
                        if sum(of_suit) == length - jokers:
                            yield SetShape(length, rank, of_suit)

    def _melds(self, runs: tuple[RunShape, ...], sets: tuple[SetShape, ...]) -> tuple[Meld, ...]:
        """The shapes with cards, in the order of the contract."""
        deal = self._held.dealer()
        sets_made = [
            Meld(
                (
                    *(deal.natural(suit, shape.rank) for suit in SUITS for _ in range(shape.of_suit[suit])),
                    *(deal.joker() for _ in range(shape.length - sum(shape.of_suit))),
                ),
                rank=int(shape.rank),
            )
            for shape in sets
        ]
        runs_made = [
            Meld(
                tuple(
                    deal.natural(shape.suit, rank_at(place)) if place in shape.naturals else deal.joker()
                    for place in range(shape.low, shape.low + shape.length)
                ),
                suit=shape.suit,
                low=shape.low,
            )
            for shape in runs
        ]
        return (*in_order(sets_made, self._contract.sets), *in_order(runs_made, self._contract.runs))


def in_order(melds: Sequence[T], asked: tuple[int, ...]) -> list[T]:
    """Melds that were made for the rising lengths, in the order in which the contract names them."""
    places = sorted(range(len(asked)), key=asked.__getitem__)
    placed = dict(zip(places, melds, strict=True))
    return [placed[place] for place in range(len(asked))]
