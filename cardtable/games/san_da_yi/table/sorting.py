"""The hand in groups: trumps together, then suit by suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.rules.ranking import group, height

if TYPE_CHECKING:
    from cardtable.games.san_da_yi.rules.view import SanDaYiView


def groups(table: SanDaYiView) -> list[list[Card]]:
    """Trumps first and the high ones left; before a trump suit is named only jokers and twos are trumps."""
    found: list[list[Card]] = []
    for suit in (None, *SUITS):
        held = [card for card in table.hand if _group(card, table.trump) is suit]
        found.append(sorted(held, key=lambda card: (-_height(card, table.trump), card.index)))
    return [cards for cards in found if cards]


def _group(card: Card, trump: Suit | None) -> Suit | None:
    if trump is not None:
        return group(card, trump)
    return None if card.rank is Rank.TWO else card.suit


def _height(card: Card, trump: Suit | None) -> int:
    return height(card, Suit.SPADES if trump is None else trump)
