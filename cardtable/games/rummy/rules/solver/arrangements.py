"""Every way to lay a contract with the cards of a hand, also where some of them have their places already.

Where a player has put cards, every meld with them is tried, short ones and those with few jokers first; what is still
empty then is filled as any other contract is.
"""

from __future__ import annotations

from itertools import combinations, islice, product
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from cardtable.cards import RANKS, SUITS, Rank
from cardtable.games.rummy.rules.contract import Contract, RunSuits
from cardtable.games.rummy.rules.melds import HIGHEST, Jokers, Meld, as_runs, as_set, is_joker, rank_at
from cardtable.games.rummy.rules.solver.distance import distance, missing
from cardtable.games.rummy.rules.solver.faces import Counts, Holding, are_apart
from cardtable.games.rummy.rules.solver.requirement import ask_of

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


# So many melds are tried in the places where cards lie, and so many ways to fill the empty ones beside each of them.
TRIED: Final = 2000
FILLED: Final = 200


class Place(NamedTuple):
    """One meld of a contract, and the cards that have to be in it."""

    is_run: bool
    least: int
    lying: tuple[Card, ...] = ()


def completions(hand: Sequence[Card], places: Sequence[Place], rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """Ways to meet a contract with a hand in which every meld holds the cards that lie in its place."""
    lying = {card for place in places for card in place.lying}
    free = [card for card in hand if card not in lying]
    yield from _Completer(places, rules).fill(free, {})


def melds_with(place: Place, free: Sequence[Card], rules: MeldRules) -> Iterator[Meld]:
    """Every meld for this place with the cards that lie there and some that are free, as they lie where that is one."""
    yield from _as_they_lie(place, rules)
    yield from (_runs if place.is_run else _sets)(place, free, rules)


def lacking(place: Place, free: Sequence[Card]) -> int:
    """How many more cards what lies in this place needs at least, where no meld with it can be made."""
    wild = sum(is_joker(card) for card in free)
    return max(1, (_run_lacks if place.is_run else _set_lacks)(place, free) - wild)


class _Completer:
    """Fills the places with cards one after the other, and gives up where the empty ones cannot be filled."""

    def __init__(self, places: Sequence[Place], rules: MeldRules) -> None:
        self._places = places
        self._rules = rules
        self._lying = [number for number, place in enumerate(places) if place.lying]
        self._empty = [number for number, place in enumerate(places) if not place.lying]
        sets = tuple(places[number].least for number in self._empty if not places[number].is_run)
        runs = tuple(places[number].least for number in self._empty if places[number].is_run)
        self._rest = Contract(sets, runs)
        self._left = TRIED

    def fill(self, free: Sequence[Card], chosen: dict[int, Meld]) -> Iterator[tuple[Meld, ...]]:
        if len(chosen) == len(self._lying):
            yield from self._fill_empty(free, chosen)
            return
        number = self._lying[len(chosen)]
        for meld in melds_with(self._places[number], free, self._rules):
            if self._left <= 0:
                return
            self._left -= 1
            if not go_together([*chosen.values(), meld], self._rules):
                continue
            rest = [card for card in free if card not in meld.cards]
            if not self._rest.size or not distance(rest, self._rest, self._rules):
                yield from self.fill(rest, {**chosen, number: meld})

    def _fill_empty(self, free: Sequence[Card], chosen: dict[int, Meld]) -> Iterator[tuple[Meld, ...]]:
        if not self._rest.size:
            yield tuple(chosen[number] for number in range(len(self._places)))
            return
        used = {meld.suit for meld in chosen.values() if meld.is_run}
        if self._rules.run_suits is RunSuits.DIFFERENT and not self._rest.sets:
            free = [card for card in free if card.suit is None or card.suit not in used]
        if distance(free, self._rest, self._rules):
            return
        for melds in islice(arrangements(free, self._rest, self._rules), FILLED):
            every = {**chosen, **dict(zip(self._empty, melds, strict=True))}
            if go_together(list(every.values()), self._rules):
                yield tuple(every[number] for number in range(len(self._places)))


def go_together(melds: Sequence[Meld], rules: MeldRules) -> bool:
    """Whether melds may be parts of one contract, as far as their suits and ranks go (K-9, S-8, S-9)."""
    runs = [meld for meld in melds if meld.is_run]
    sets = [meld for meld in melds if not meld.is_run]
    if rules.set_ranks_differ and len({meld.rank for meld in sets}) < len(sets):
        return False
    if rules.run_suits is RunSuits.DIFFERENT:
        return len({meld.suit for meld in runs}) == len(runs)
    if rules.run_suits is RunSuits.ANY:
        return True
    return all(one.suit is not other.suit or are_apart(one, other) for one, other in combinations(runs, 2))


def _as_they_lie(place: Place, rules: MeldRules) -> Iterator[Meld]:
    if len(place.lying) < place.least or (rules.exact and len(place.lying) > place.least):
        return
    if not place.is_run:
        found = as_set(place.lying, rules.jokers)
        yield from () if found is None else (found,)
        return
    for run in as_runs(place.lying, rules.jokers)[::-1]:
        if all(
            (is_joker(put) and is_joker(card)) or put is card for put, card in zip(place.lying, run.cards, strict=True)
        ):
            yield run


def _sets(place: Place, free: Sequence[Card], rules: MeldRules) -> Iterator[Meld]:
    naturals = [card for card in place.lying if not is_joker(card)]
    wild = [card for card in free if is_joker(card)]
    ranks = sorted({card.rank for card in naturals or free if not is_joker(card)})
    if len(ranks) > 1 and naturals:
        return
    for rank in ranks:
        held = [card for card in free if not is_joker(card) and card.rank is rank]
        lying = len(place.lying)
        longest = place.least if rules.exact else lying + len(held) + len(wild)
        for length in range(max(place.least, lying), longest + 1):
            more = length - lying
            for jokers in range(max(0, more - len(held)), min(more, len(wild)) + 1):
                if rules.jokers.allow(lying - len(naturals) + jokers, len(naturals) + more - jokers):
                    for chosen in combinations(held, more - jokers):
                        yield Meld((*place.lying, *chosen, *wild[:jokers]), rank=int(rank))


def _runs(place: Place, free: Sequence[Card], rules: MeldRules) -> Iterator[Meld]:
    suits = {card.suit for card in place.lying if card.suit is not None}
    if len(suits) > 1:
        return
    longest = place.least if rules.exact else HIGHEST
    for length in range(max(place.least, len(place.lying)), longest + 1):
        found = [
            meld
            for suit in suits or SUITS
            for low in range(1, HIGHEST - length + 2)
            for meld in _in_window(place, free, suit, low, length)
            if rules.jokers.allow(meld.jokers, length - meld.jokers)
            and rules.jokers.may_lie(meld.natural_places, meld.low, meld.high)
        ]
        yield from sorted(found, key=lambda meld: meld.jokers)


def _in_window(place: Place, free: Sequence[Card], suit: Suit, low: int, length: int) -> Iterator[Meld]:
    """The runs at these positions: naturals where some are free, jokers elsewhere, or also instead of them."""
    wild = [card for card in place.lying if is_joker(card)]
    spare = [card for card in free if is_joker(card)]
    window = range(low, low + length)
    for placed in _placed([card for card in place.lying if not is_joker(card)], window):
        open_positions = [position for position in window if position not in placed]
        held = {
            position: card
            for position in open_positions
            for card in free
            if card.suit is suit and card.rank == rank_at(position)
        }
        fewest = max(0, len(open_positions) - len(wild) - len(spare))
        for number in range(min(len(held), len(open_positions) - len(wild)), fewest - 1, -1):
            for chosen in combinations(held, number):
                cards = {**placed, **{position: held[position] for position in chosen}}
                if len(set(cards.values())) == len(cards):
                    jokers = iter((*wild, *spare))
                    yield Meld(tuple(cards.get(at) or next(jokers) for at in window), suit=suit, low=low)


def _placed(naturals: Sequence[Card], window: range) -> Iterator[dict[int, Card]]:
    """The ways to put these cards on these positions; an ace may lie below the two and above the king."""
    options = [(int(Rank.ACE), HIGHEST) if card.rank is Rank.ACE else (int(card.rank),) for card in naturals]
    for positions in product(*options):
        if len(set(positions)) == len(positions) and all(position in window for position in positions):
            yield dict(zip(positions, naturals, strict=True))


def _set_lacks(place: Place, free: Sequence[Card]) -> int:
    """How many cards besides the natural ones that are free."""
    ranks = {card.rank for card in place.lying if not is_joker(card)}
    held = [card.rank for card in free if not is_joker(card)]
    return place.least - len(place.lying) - max((held.count(rank) for rank in ranks or set(held)), default=0)


def _run_lacks(place: Place, free: Sequence[Card]) -> int:
    suits = {card.suit for card in place.lying if card.suit is not None}
    naturals = [card for card in place.lying if not is_joker(card)]
    fewest = HIGHEST
    for suit in suits or SUITS:
        held = {int(card.rank) for card in free if card.suit is suit}
        for length in range(max(place.least, len(place.lying)), HIGHEST + 1):
            for low in range(1, HIGHEST - length + 2):
                window = range(low, low + length)
                for placed in _placed(naturals, window):
                    there = sum(at in placed or rank_at(at) in held for at in window)
                    fewest = min(fewest, length - there - (len(place.lying) - len(naturals)))
    return fewest
