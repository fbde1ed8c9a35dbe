"""Which card beats which."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card, Rank, Suit, packs
from cardtable.kinds.tricks.rules import Ranking

PACK: Final = packs()


def group(card: Card, _: Suit) -> Suit | None:
    """Every suit has to be followed, trumps too."""
    return card.suit


def power(card: Card, led: Card, trump: Suit) -> int:
    """Trumps beat all, and the suit that was led beats the rest; the ace is high."""
    height = 14 if card.rank is Rank.ACE else int(card.rank)
    return height + 20 * (card.suit is trump) if card.suit in (led.suit, trump) else 0


RANKING: Final = Ranking(group, power)
