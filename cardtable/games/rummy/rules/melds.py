"""Sets and runs: what selected cards can be, what may be added to them, and which joker may be taken (K-7 to K-10).

A run is positional: its first card lies at ``low`` and each following one a step higher. Positions are the ranks 1 to
13, and 14 for an ace above the king, so the longest run goes from ace to ace and nothing goes round the corner.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Literal

from cardtable.cards import Card, Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SHORTEST_SET: Final = 3
SHORTEST_RUN: Final = 4
HIGHEST: Final = 14
End = Literal["low", "high"]


class Jokers(StrEnum):
    """How many jokers a meld may hold (K-10, S-7). Each meld needs a natural card in any case.

    ``APART`` is ``HALF`` with one thing more: in a run no two jokers lie side by side.
    """

    ANY = "any"
    HALF = "half"
    ONE = "one"
    APART = "apart"

    def allow(self, jokers: int, naturals: int) -> bool:
        """Whether a meld may be made of so many jokers and naturals."""
        if naturals < 1:
            return False
        if self is Jokers.ONE:
            return jokers <= 1
        return self is Jokers.ANY or jokers <= naturals

    @property
    def is_half(self) -> bool:
        """Whether a meld may hold as many jokers as naturals and no more."""
        return self in (Jokers.HALF, Jokers.APART)

    def may_lie(self, naturals: int, low: int, high: int) -> bool:
        """Whether a run may have jokers on all its places, from ``low`` to ``high``, that are none of this mask."""
        if self is not Jokers.APART:
            return True
        wild = ~naturals & ((1 << high) - (1 << low - 1))
        return not wild & wild >> 1


@dataclass(frozen=True, slots=True)
class Meld:
    """A set of ``rank`` (``suit`` is ``None``) or a run of ``suit`` that begins at the position ``low``."""

    cards: tuple[Card, ...]
    rank: int = 0
    suit: Suit | None = None
    low: int = 0

    @property
    def is_run(self) -> bool:
        """Whether the cards follow each other."""
        return self.suit is not None

    @property
    def high(self) -> int:
        """The position of a run's last card."""
        return self.low + len(self.cards) - 1

    @property
    def jokers(self) -> int:
        """How many jokers it holds."""
        return sum(card.suit is None for card in self.cards)

    @property
    def natural_places(self) -> int:
        """The positions of a run on which no jokers lie, as a mask."""
        return sum(1 << self.low + place - 1 for place, card in enumerate(self.cards) if card.suit is not None)

    def stands_for(self, place: int) -> tuple[int, Suit | None]:
        """The rank and suit of the card at this place, also where a joker lies; a set's suit is open."""
        if not self.is_run:
            return self.rank, None
        return rank_at(self.low + place), self.suit


def rank_at(position: int) -> int:
    """The rank at a position of a run: 14 is the ace again."""
    return Rank.ACE if position == HIGHEST else position


def is_joker(card: Card) -> bool:
    """Whether the card is wild (K-3)."""
    return card.suit is None


def as_set(cards: Sequence[Card], jokers: Jokers = Jokers.ANY) -> Meld | None:
    """These cards as a set (K-8), or ``None``."""
    naturals = [card for card in cards if not is_joker(card)]
    ranks = {card.rank for card in naturals}
    if len(cards) < SHORTEST_SET or len(ranks) != 1 or not jokers.allow(len(cards) - len(naturals), len(naturals)):
        return None
    return Meld(tuple(cards), rank=int(naturals[0].rank))


def as_runs(cards: Sequence[Card], jokers: Jokers = Jokers.ANY) -> list[Meld]:
    """All runs that these cards can be, lowest first (K-7, K-9): several where jokers leave the place open."""
    naturals = [card for card in cards if not is_joker(card)]
    wild = [card for card in cards if is_joker(card)]
    suits = {card.suit for card in naturals}
    length = len(cards)
    if not SHORTEST_RUN <= length <= HIGHEST or len(suits) != 1 or not jokers.allow(len(wild), len(naturals)):
        return []
    suit = naturals[0].suit
    assert suit is not None
    found: list[Meld] = []
    for low in range(1, HIGHEST - length + 2):
        for placed in _placings(naturals, low, length):
            rest = iter(wild)
            meld = Meld(tuple(placed.get(low + step) or next(rest) for step in range(length)), suit=suit, low=low)
            if jokers is not Jokers.APART or jokers.may_lie(meld.natural_places, meld.low, meld.high):
                found.append(meld)
    return list(dict.fromkeys(found))


def _placings(naturals: Sequence[Card], low: int, length: int) -> Iterator[dict[int, Card]]:
    """The ways to put these cards on the positions of a run; two aces may lie at both ends."""
    high = low + length - 1
    placed: dict[int, Card] = {}
    aces: list[Card] = []
    for card in naturals:
        if card.rank is Rank.ACE:
            aces.append(card)
        elif low <= card.rank <= high and card.rank not in placed:
            placed[card.rank] = card
        else:
            return
    ends = [position for position in (Rank.ACE, HIGHEST) if low <= position <= high]
    if len(aces) > len(ends):
        return
    if len(aces) == 1 and len(ends) == 2:
        yield from ({**placed, end: aces[0]} for end in ends)
    else:
        yield {**placed, **dict(zip(ends, aces, strict=False))}


def readings(cards: Sequence[Card], jokers: Jokers = Jokers.ANY) -> list[Meld]:
    """Everything that these cards can be: a set, or one or several runs."""
    found = as_set(cards, jokers)
    return ([] if found is None else [found]) + as_runs(cards, jokers)


def add(meld: Meld, card: Card, end: End | None = None, jokers: Jokers = Jokers.ANY) -> Meld | None:
    """The meld with one more card (K-15); ``end`` says where a joker goes on a run that is open at both ends.

    ``None`` when the card does not fit there.
    """
    wild = meld.jokers + is_joker(card)
    if not jokers.allow(wild, len(meld.cards) + 1 - wild):
        return None
    if not meld.is_run:
        return replace(meld, cards=(*meld.cards, card)) if is_joker(card) or card.rank == meld.rank else None
    for side in ("high", "low") if end is None else (end,):
        position = meld.high + 1 if side == "high" else meld.low - 1
        beside = meld.cards[-1 if side == "high" else 0]
        if is_joker(card) and is_joker(beside) and jokers is Jokers.APART:
            continue
        fits = is_joker(card) or (card.suit is meld.suit and card.rank == rank_at(position))
        if 1 <= position <= HIGHEST and fits:
            if side == "high":
                return replace(meld, cards=(*meld.cards, card))
            return replace(meld, cards=(card, *meld.cards), low=position)
    return None


def takes(meld: Meld) -> list[Card]:
    """The cards, jokers apart, that the ends of a run take, the lower first; of a set, a card of every suit (K-15)."""
    if meld.suit is None:
        return [Card.of(Rank(meld.rank), suit) for suit in Suit]
    ends = (meld.low - 1, meld.high + 1)
    return list(dict.fromkeys(Card.of(Rank(rank_at(end)), meld.suit) for end in ends if 1 <= end <= HIGHEST))


def swap(meld: Meld, place: int, card: Card) -> tuple[Meld, Card] | None:
    """The meld with ``card`` in the place of the joker that stands for it, and the joker (K-16, S-14); or ``None``."""
    joker = meld.cards[place]
    rank, suit = meld.stands_for(place)
    if not is_joker(joker) or card.rank != rank or (suit is not None and card.suit is not suit) or is_joker(card):
        return None
    return replace(meld, cards=(*meld.cards[:place], card, *meld.cards[place + 1 :])), joker
