"""What a hand is worth before the auction: a number that tells how a declarer fares with it.

The weights are near those of a straight line (least squares) through the scores at 60 of declarers of the easy and the
medium level with twelve cards of some strength, a trump counting one. Much is luck all the same: the kitty, and how the
others' cards lie. The strength explains a tenth of what declarers score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.rules.ranking import is_trump

if TYPE_CHECKING:
    from collections.abc import Sequence

JOKER: Final = 1.6
TWO: Final = 1.05
_OF_TRUMPS: Final = {Rank.ACE: 0.5, Rank.KING: 0.75}
_OF_SIDES: Final = {Rank.ACE: 0.85, Rank.KING: 0.6}
VOID: Final = 0.25


def strength(hand: Sequence[Card]) -> float:
    """How strong twelve cards are for a declarer, in their best trump suit."""
    return max(strength_in(hand, trump) for trump in SUITS)


def strength_in(hand: Sequence[Card], trump: Suit) -> float:
    """How strong they are with these trumps."""
    value = 0.0
    sides = set()
    for card in hand:
        if not is_trump(card, trump):
            sides.add(card.suit)
            value += _OF_SIDES.get(card.rank, 0.0)
        elif card.suit is None:
            value += 1.0 + JOKER
        else:
            value += 1.0 + (TWO if card.rank is Rank.TWO else _OF_TRUMPS.get(card.rank, 0.0))
    return value + VOID * (len(SUITS) - 1 - len(sides))
