"""Which card is a trump, which beats which, and what each is worth (A2, A18, A19, A22, A23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank, Suit, packs
from cardtable.kinds.tricks.rules import Ranking
from cardtable.kinds.tricks.rules import following as follow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PACK: Final = packs(1, 2)
BIG: Final = Card.joker_of(1)
DIAMONDS: Final = tuple(Card.of(rank, Suit.DIAMONDS) for rank in (*list(Rank)[3:], Rank.ACE))
_WORTH: Final = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}
_ACE_HIGH: Final = 14
_OFF_TWO: Final = 30
_TRUMP_TWO: Final = 31
_SMALL_JOKER: Final = 32
_BIG_JOKER: Final = 33
_ABOVE_SUITS: Final = 15


def worth(card: Card) -> int:
    """The points of a card: five 5, ten and king 10 (A2)."""
    return _WORTH.get(card.rank, 0)


def points(cards: Iterable[Card]) -> int:
    """The points of several cards."""
    return sum(map(worth, cards))


def is_trump(card: Card, trump: Suit | None) -> bool:
    """Whether the card is a joker, a two, or of the trump suit (A18)."""
    return card.suit is None or card.suit is trump or card.rank is Rank.TWO


def group(card: Card, trump: Suit | None) -> Suit | None:
    """What has to be followed when the card is led: its suit, or ``None`` for trumps (A22)."""
    return None if is_trump(card, trump) else card.suit


def height(card: Card, trump: Suit | None) -> int:
    """How high a card is among those of its group; off-suit twos are equal (A18, A19)."""
    if card.suit is None:
        return _BIG_JOKER if card is BIG else _SMALL_JOKER
    if card.rank is Rank.TWO:
        return _TRUMP_TWO if card.suit is trump else _OFF_TWO
    return _ACE_HIGH if card.rank is Rank.ACE else int(card.rank)


def power(card: Card, led: Card, trump: Suit | None) -> int:
    """How high a card is in a trick to which ``led`` was led; 0 when it cannot win (A18, A23).

    Of equal ones the first played wins (A19, A23).
    """
    if is_trump(card, trump):
        return _ABOVE_SUITS + height(card, trump)
    return height(card, trump) if card.suit is group(led, trump) else 0


RANKING: Final = Ranking(group, power)


def following(hand: Sequence[Card], led: Card | None, trump: Suit | None) -> list[Card]:
    """The cards of a hand that may be played: those of the led group, or any where there is none (A20, A22)."""
    return follow(hand, led, group, trump)
