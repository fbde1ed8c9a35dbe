"""Which card goes on which."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card, packs

PACK: Final = packs()


def goes_on(card: Card, top: Card) -> bool:
    """The suit or the rank has to be the same."""
    return card.suit is top.suit or card.rank is top.rank
