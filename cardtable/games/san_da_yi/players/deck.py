"""The cards as numbers, renamed so that the trump suit comes first; a set of cards is the bits of a whole number.

0 to 11 are the trump suit from 3 to ace, 12 to 14 the three other twos, 15 the two of trumps, 16 the small and 17 the
big joker; 18 to 29, 30 to 41 and 42 to 53 are the plain suits from 3 to ace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.rules.ranking import BIG, PACK

if TYPE_CHECKING:
    from collections.abc import Iterable

COUNT: Final = 54
ALL: Final = (1 << COUNT) - 1
ACE: Final = 11
OFF_TWO: Final = 12
TRUMP_TWO: Final = 15
SMALL_JOKER: Final = 16
BIG_JOKER: Final = 17
TRUMPS: Final = (1 << 18) - 1
OFF_TWOS: Final = 0b111 << OFF_TWO
SIDE: Final = ALL ^ TRUMPS
FIRST: Final = (18, 30, 42)
SIDES: Final = tuple(((1 << 12) - 1) << first for first in FIRST)
GROUP: Final = [TRUMPS] * 18 + [mask for mask in SIDES for _ in range(12)]
# Trumps are above 100, and the off-suit twos are equal (A19).
POWER: Final = [*range(100, 112), 112, 112, 112, 115, 116, 117, *(list(range(12)) * 3)]
SURE: Final = 116
_FIVE, _TEN, _KING = 2, 7, 10
FIVES: Final = sum(1 << first + _FIVE for first in (0, *FIRST))
TENS: Final = sum(1 << first + one for first in (0, *FIRST) for one in (_TEN, _KING))
POINTS: Final = FIVES | TENS
WORTH: Final = [5 if FIVES >> code & 1 else 10 if TENS >> code & 1 else 0 for code in range(COUNT)]


def _code(card: Card, trump: Suit) -> int:
    if card.suit is None:
        return BIG_JOKER if card is BIG else SMALL_JOKER
    others = [suit for suit in SUITS if suit is not trump]
    if card.rank is Rank.TWO:
        return TRUMP_TWO if card.suit is trump else OFF_TWO + others.index(card.suit)
    place = ACE if card.rank is Rank.ACE else int(card.rank) - 3
    return place if card.suit is trump else FIRST[others.index(card.suit)] + place


CODE: Final = [{card: _code(card, trump) for card in PACK} for trump in SUITS]
CARD: Final = [{code: card for card, code in codes.items()} for codes in CODE]
BIT: Final = [{card.index: 1 << codes[card] for card in PACK} for codes in CODE]


def mask(cards: Iterable[Card], trump: Suit) -> int:
    """A set of cards as a number."""
    codes = CODE[trump]
    found = 0
    for card in cards:
        found |= 1 << codes[card]
    return found


def cards(some: int, trump: Suit) -> list[Card]:
    """A number as cards, the lowest first."""
    found = []
    while some:
        low = some & -some
        found.append(CARD[trump][low.bit_length() - 1])
        some ^= low
    return found
