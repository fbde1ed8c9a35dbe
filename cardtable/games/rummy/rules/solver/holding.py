"""The cards of a hand by their faces, for melds that are first chosen by face and then made of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cardtable.games.rummy.rules.solver.counts import Counts, Ladder

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.cards import Card, Suit

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
