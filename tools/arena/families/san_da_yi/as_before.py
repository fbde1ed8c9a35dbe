"""How version 0.1 called: its measure of hands, and its table that promised too much."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Rank
from cardtable.games.san_da_yi.rules.house_rules import PASS, VALUES
from cardtable.games.san_da_yi.rules.ranking import is_trump
from tools.arena.families.san_da_yi.auction import possible

if TYPE_CHECKING:
    from cardtable.cards import Card, Suit
    from tools.arena.families.san_da_yi.auction import Calls, Hand

_ROWS: Final = (
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


class AsBefore(NamedTuple):
    """Calls as in version 0.1, whose table promised too much."""

    others_declare: float = -1.0
    others_may: float = -0.5

    def call(self, hand: Hand, calls: Calls) -> int:
        """See :class:`Caller`."""
        value = _strength(hand.cards)
        passing = self.others_declare if max(calls, default=PASS) else self.others_may if len(calls) < 3 else 0.0
        worth = dict(zip(VALUES, _worth(value), strict=True))
        found = max(possible(calls), key=lambda call: (worth[call], -call), default=PASS)
        return found if found and worth[found] > passing else PASS


@lru_cache(maxsize=65536)
def _strength(hand: tuple[Card, ...]) -> float:
    return max(_in_suit(hand, trump) for trump in SUITS)


def _in_suit(hand: tuple[Card, ...], trump: Suit) -> float:
    trumps = [card for card in hand if is_trump(card, trump)]
    plain = [card for card in hand if card not in trumps]
    value = len(trumps) + 2.0 * sum(card.suit is None for card in trumps)
    value += sum(card.rank is Rank.TWO for card in trumps)
    value += 0.5 * sum(card.rank is Rank.ACE for card in trumps) + 1.2 * sum(card.rank is Rank.ACE for card in plain)
    return value + 0.7 * (len(SUITS) - 1 - len({card.suit for card in plain}))


def _worth(value: float) -> tuple[float, ...]:
    if value <= _ROWS[0][0]:
        return _ROWS[0][1]
    for (below, first), (above, second) in pairwise(_ROWS):
        if value < above:
            share = (value - below) / (above - below)
            return tuple(one + share * (two - one) for one, two in zip(first, second, strict=True))
    return _ROWS[-1][1]
