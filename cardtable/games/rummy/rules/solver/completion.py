"""A contract some of whose cards have their places already: every meld keeps what a player has put there.

Where cards lie, every meld with them is tried, short ones and those with few jokers first; what is still empty then is
filled as any other contract is.
"""

from __future__ import annotations

from itertools import combinations, islice, product
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Rank
from cardtable.games.rummy.rules.contract import Contract, RunSuits
from cardtable.games.rummy.rules.melds import HIGHEST, Meld, as_runs, as_set, is_joker, rank_at
from cardtable.games.rummy.rules.solver.arrangements import arrangements
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.solver.holding import are_apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.games.rummy.rules.contract import MeldRules

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
