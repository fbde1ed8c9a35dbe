"""Worlds that agree with a view: unknown cards lie at random, as all that was heard and seen allows."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from cardtable.engine.chance import shuffled
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from cardtable.games.veidimadur.rules.state import agrees

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.cards import Card, Rank
    from cardtable.games.veidimadur.rules.view import VeidimadurView

_STOCK: Final = -1
_TRIES: Final = 60
_SHARED: Final = tuple(one.name for one in fields(VeidimadurRound) if one.name not in ("hands", "stock"))


def worlds(view: VeidimadurView, rng: Random) -> Iterator[VeidimadurRound]:
    """Endless rounds that this seat could be sitting in."""
    while True:
        yield imagine(view, rng)


def imagine(view: VeidimadurView, rng: Random) -> VeidimadurRound:
    """One round that looks from this seat exactly as ``view`` does."""
    dealing = _dealt(view, rng)
    shared: dict[str, Any] = {name: _listed(getattr(view, name)) for name in _SHARED}
    hands = [
        list(view.hand) if seat == view.seat else [*view.known[seat], *dealing.held[seat]] for seat in range(view.seats)
    ]
    return VeidimadurRound(**shared, hands=hands, stock=shuffled(dealing.held[_STOCK], rng))


def _dealt(view: VeidimadurView, rng: Random) -> _Dealing:
    for _ in range(_TRIES):
        dealing = _Dealing(view)
        # What has fewest places first, so that chains are short.
        cards = sorted(shuffled(view.unseen(), rng), key=lambda card: dealing.places(card.rank))
        if all(dealing.deal(card, rng) for card in cards):
            return dealing
    raise ValueError("no such hands")


def _listed(value: Any) -> Any:
    return [_listed(one) for one in value] if type(value) is tuple else value


class _Dealing:
    """Unknown cards on their way to hidden hands and the stock: room everywhere, and how many of a rank go where.

    A card goes to any place that has room and takes its rank; where none is left, cards that lie already move on
    along a chain, which exists as long as the true table does.
    """

    def __init__(self, view: VeidimadurView) -> None:
        self._view = view
        hidden = [seat for seat in range(view.seats) if seat != view.seat]
        self.held: dict[int, list[Card]] = {place: [] for place in (*hidden, _STOCK)}
        self._room = {seat: view.counts[seat] - len(view.known[seat]) for seat in hidden} | {_STOCK: view.stock_left}
        self._promised = {seat: list(view.holds[seat]) for seat in hidden}

    def places(self, rank: Rank) -> int:
        """In how many hidden hands a rank may be."""
        return sum(self._takes(place, rank) for place in self.held)

    def deal(self, card: Card, rng: Random) -> bool:
        """Find a place for one more card; whether there is one."""
        owed = [seat for seat, ranks in self._promised.items() if card.rank in ranks]
        if owed:
            self._promised[owed[0]].remove(card.rank)
            self.held[owed[0]].append(card)
            return True
        return self._place(card, rng, set())

    def _free(self, place: int) -> int:
        promised = len(self._promised[place]) if place != _STOCK else 0
        return self._room[place] - len(self.held[place]) - promised

    def _takes(self, place: int, rank: Rank) -> bool:
        """Whether one more card of this rank may lie there: nobody holds a book, or what it is known to lack."""
        if place == _STOCK:
            return True
        view, promised = self._view, self._promised[place]
        there = sum(card.rank is rank for card in (*self.held[place], *view.known[place])) + promised.count(rank)
        hidden = [rank, *promised, *(card.rank for card in self.held[place])]
        return there < view.rules.book_size - 1 and agrees(hidden, view.fresh[place])

    def _place(self, card: Card, rng: Random, tried: set[tuple[int, Rank]]) -> bool:
        places = [place for place in self.held if self._takes(place, card.rank)]
        free = [place for place in places if self._free(place) > 0]
        if free:
            weights = [self._free(place) for place in free]
            self.held[rng.choices(free, weights)[0]].append(card)
            return True
        for place in shuffled_places(places, rng):
            for other in list(self.held[place]):
                if (place, other.rank) in tried or other.rank is card.rank or not self._may_leave(place, other):
                    continue
                tried.add((place, other.rank))
                self.held[place].remove(other)
                self.held[place].append(card)
                if self._place(other, rng, tried):
                    return True
                self.held[place].remove(card)
                self.held[place].append(other)
        return False

    def _may_leave(self, place: int, card: Card) -> bool:
        """A hand keeps one card of each rank that it asked for."""
        if place == _STOCK or card.rank not in self._view.holds[place]:
            return True
        return sum(one.rank is card.rank for one in self.held[place]) > 1


def shuffled_places(places: list[int], rng: Random) -> list[int]:
    """The places in random order, by ``rng.random`` alone."""
    return sorted(places, key=lambda _: rng.random())
