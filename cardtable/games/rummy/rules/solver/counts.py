"""A hand as the solver sees it: how many cards of each face, whichever pack they came from.

A mask has one bit for every rank, the ace lowest. What a hand holds of a suit is a ladder of masks: the ranks held at
least once, at least twice and so on. How many cards of each rank it holds is one integer with a byte for every rank,
so that cards are taken away by subtracting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import MAX_JOKERS, MAX_PACKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.cards import Card

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
