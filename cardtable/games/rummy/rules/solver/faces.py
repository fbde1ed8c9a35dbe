"""A hand as the solver sees it: how many cards of each face, whichever pack they came from, and the cards of a face.

A mask has one bit for every rank, the ace lowest. What a hand holds of a suit is a ladder of masks: the ranks held at
least once, at least twice and so on. How many cards of each rank it holds is one integer with a byte for every rank,
so that cards are taken away by subtracting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from cardtable.cards import MAX_JOKERS, MAX_PACKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.cards import Card, Suit

RANK_COUNT: Final = 13
ACE: Final = 1
Ladder = tuple[int, ...]

_PER_PACK: Final = 52 + MAX_JOKERS
_ROWS: Final = tuple(
    (suit, 1 << rank, 1 << 8 * rank) if suit < len(SUITS) else None
    for _ in range(MAX_PACKS)
    for suit, rank in (divmod(face, RANK_COUNT) for face in range(_PER_PACK))
)


class Counts(NamedTuple):
    """What a hand holds: its jokers, a ladder for every suit, and the cards of each rank."""

    jokers: int
    suits: tuple[Ladder, ...]
    ranks: int


def count(cards: Iterable[Card]) -> Counts:
    """Count the cards of a hand."""
    jokers = ranks = 0
    ladders = ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
    for card in cards:
        row = _ROWS[card.index]
        if row is None:
            jokers += 1
            continue
        suit, bit, unit = row
        ranks += unit
        ladder = ladders[suit]
        level = 0
        while ladder[level] & bit:
            level += 1
        ladder[level] |= bit
    return Counts(jokers, tuple(map(tuple, ladders)), ranks)


def climb(ladder: Ladder, more: int) -> Ladder:
    """The ladder with one card more of each of these ranks."""
    return tuple([mask | (more & below) for mask, below in zip(ladder, (more, *ladder[:-1]), strict=True)])


def descend(ladder: Ladder, taken: int) -> Ladder:
    """The ladder with one card less of each of these ranks; they must be there."""
    return tuple([(mask & ~taken) | (above & taken) for mask, above in zip(ladder, (*ladder[1:], 0), strict=True)])


def with_natural(counts: Counts, suit: int, rank: int) -> Counts:
    """The counts with one more card; ranks count from 0 for the ace here."""
    ladder = climb(counts.suits[suit], 1 << rank)
    suits = (*counts.suits[:suit], ladder, *counts.suits[suit + 1 :])
    return Counts(counts.jokers, suits, counts.ranks + (1 << 8 * rank))


def spread(mask: int) -> int:
    """One card of each rank of the mask, in bytes."""
    return _LOW[mask & 127] + _HIGH[mask >> 7]


def of_each_rank(ranks: int) -> bytes:
    """How many cards of each rank there are."""
    return ranks.to_bytes(RANK_COUNT, "little")


def _spread_slowly(mask: int) -> int:
    return sum(1 << 8 * rank for rank in range(RANK_COUNT) if mask >> rank & 1)


_LOW: Final = tuple(_spread_slowly(mask) for mask in range(128))
_HIGH: Final = tuple(_spread_slowly(mask << 7) for mask in range(64))


Face = tuple["Suit", int]


class Stretch(Protocol):
    """Anything that reaches from one place of a suit to another."""

    @property
    def low(self) -> int:
        """The first place."""
        ...

    @property
    def high(self) -> int:
        """The last place."""
        ...


def are_apart(one: Stretch, other: Stretch) -> bool:
    """Whether a place stays free between two runs of a suit."""
    return one.low > other.high + 1 or other.low > one.high + 1


class Holding:
    """Cards in hand, of which some are taken for a while."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards: dict[Face, list[Card]] = {}
        self._jokers: list[Card] = []
        for card in sorted(cards):
            if card.suit is None:
                self._jokers.append(card)
            else:
                self._cards.setdefault((card.suit, card.rank), []).append(card)
        self._counts = {face: len(copies) for face, copies in self._cards.items()}
        self.jokers = len(self._jokers)

    def count(self, suit: Suit, rank: int) -> int:
        """How many cards of this face are left."""
        return self._counts.get((suit, rank), 0)

    def take(self, faces: Iterable[Face], jokers: int) -> None:
        """Take cards that are there."""
        for face in faces:
            self._counts[face] -= 1
        self.jokers -= jokers

    def give_back(self, faces: Iterable[Face], jokers: int) -> None:
        """Undo :meth:`take`."""
        for face in faces:
            self._counts[face] += 1
        self.jokers += jokers

    def counts(self) -> Counts:
        """What is left, counted."""
        ladders = [[0, 0, 0, 0] for _ in range(4)]
        ranks = 0
        for (suit, rank), copies in self._counts.items():
            ranks += copies << 8 * (rank - 1)
            for step in range(copies):
                ladders[suit][step] |= 1 << (rank - 1)
        suits: tuple[Ladder, ...] = tuple(map(tuple, ladders))
        return Counts(self.jokers, suits, ranks)

    def dealer(self) -> Dealer:
        """Hands out all cards anew, whatever is taken."""
        return Dealer(self._cards, self._jokers)


class Dealer:
    """Hands out the cards of a hand by face, the first copies first."""

    def __init__(self, cards: dict[Face, list[Card]], jokers: list[Card]) -> None:
        self._cards = cards
        self._jokers = jokers
        self._given: dict[Face, int] = {}
        self._jokers_given = 0

    def natural(self, suit: Suit, rank: int) -> Card:
        """The next card with this face."""
        number = self._given.get((suit, rank), 0)
        self._given[suit, rank] = number + 1
        return self._cards[suit, rank][number]

    def joker(self) -> Card:
        """The next joker."""
        self._jokers_given += 1
        return self._jokers[self._jokers_given - 1]

    def left_of(self, rank: int) -> list[Card]:
        """All cards of this rank that are still there; they count as given."""
        found: list[Card] = []
        for face, copies in self._cards.items():
            if face[1] == rank:
                found += copies[self._given.get(face, 0) :]
                self._given[face] = len(copies)
        return sorted(found)
