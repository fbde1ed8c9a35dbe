"""What a hand is worth before the auction, as a table that was measured by self-play."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.rules.house_rules import VALUES
from cardtable.games.san_da_yi.rules.ranking import is_trump

if TYPE_CHECKING:
    from collections.abc import Sequence

# The mean score of a declarer at 60, 65, 70, 75 and 80, by the strength of the twelve cards: hands that the hard level
# played on both sides, smoothed.
EXPECTED: Final = (
    (6.6, (-3.0, -6.5, -12.0, -20.0, -30.0)),
    (7.7, (-1.2, -3.8, -8.0, -14.0, -20.0)),
    (8.7, (-0.5, -2.5, -6.0, -11.0, -19.0)),
    (9.6, (0.3, -0.5, -4.0, -9.5, -17.0)),
    (10.6, (0.6, 0.0, -3.0, -9.0, -16.0)),
    (11.6, (1.4, 1.6, 0.0, -3.0, -10.0)),
    (12.6, (1.9, 2.4, 1.5, -2.0, -8.0)),
    (13.9, (3.3, 6.0, 8.0, 8.5, 4.0)),
    (15.5, (5.0, 10.0, 13.0, 16.0, 17.0)),
)


def strength(hand: Sequence[Card]) -> float:
    """How strong twelve cards are for a declarer, in their best trump suit."""
    return max(_in_suit(hand, trump) for trump in SUITS)


def _in_suit(hand: Sequence[Card], trump: Suit) -> float:
    trumps = [card for card in hand if is_trump(card, trump)]
    value = float(len(trumps))
    for card in trumps:
        if card.suit is None:
            value += 2.0
        elif card.rank is Rank.TWO:
            value += 1.0
        elif card.rank is Rank.ACE:
            value += 0.5
    plain = [card for card in hand if card not in trumps]
    value += 1.2 * sum(card.rank is Rank.ACE for card in plain)
    return value + 0.7 * (len(SUITS) - 1 - len({card.suit for card in plain}))


def expected(hand: Sequence[Card]) -> dict[int, float]:
    """The score to be expected as declarer, by the call; between the rows of the table as the crow flies."""
    value = strength(hand)
    if value <= EXPECTED[0][0]:
        return dict(zip(VALUES, EXPECTED[0][1], strict=True))
    for (below, first), (above, second) in pairwise(EXPECTED):
        if value < above:
            share = (value - below) / (above - below)
            mixed = (one + share * (two - one) for one, two in zip(first, second, strict=True))
            return dict(zip(VALUES, mixed, strict=True))
    return dict(zip(VALUES, EXPECTED[-1][1], strict=True))
