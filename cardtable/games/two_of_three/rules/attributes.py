"""The three attributes of a card, and in how many of them two cards agree (G2 to G4)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards import Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Collection

    from cardtable.cards import Card


class Attribute(IntEnum):
    """What two cards may have in common."""

    SUIT = 0
    PARITY = 1
    HEIGHT = 2


class Reading(NamedTuple):
    """A card as it counts in one comparison."""

    suit: Suit
    odd: bool
    low: bool

    def agreement(self, other: Reading) -> tuple[Attribute, ...]:
        """The attributes in which both are equal."""
        return tuple(kind for kind, mine, yours in zip(Attribute, self, other, strict=True) if mine == yours)


@cache
def readings(card: Card) -> tuple[Reading, ...]:
    """How a card may count: an ace as 1 (odd and low) or as 14 (even and high), any other card in one way (G2)."""
    assert card.suit is not None
    values = (1, 14) if card.rank is Rank.ACE else (int(card.rank),)
    return tuple(Reading(card.suit, value % 2 == 1, value <= 7) for value in values)


@cache
def agreements(card: Card, other: Card) -> tuple[tuple[Attribute, ...], ...]:
    """In what two cards agree, for every way in which they may count (G3, G4)."""
    return tuple(mine.agreement(yours) for mine in readings(card) for yours in readings(other))


@cache
def numbers(card: Card, other: Card) -> frozenset[int]:
    """In how many attributes two cards agree, for every way in which they may count (G3)."""
    return frozenset(len(found) for found in agreements(card, other))


def agreement(card: Card, other: Card, wanted: Collection[int]) -> tuple[Attribute, ...]:
    """In what two cards agree, counted as one of the wanted numbers where an ace makes that possible, else as most."""
    return max(agreements(card, other), key=lambda found: (len(found) in wanted, len(found)))
