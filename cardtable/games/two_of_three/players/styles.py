"""Which cards each style likes to lay first, where they are about as good."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Rank
from cardtable.games.two_of_three.players.fast_table import PACK
from cardtable.players.decision import Style

# How high an ace is, and what is neither high nor low.
_ACE: Final = 14
_MIDDLE: Final = 8
_HEIGHTS: Final = {card.index: _ACE if card.rank is Rank.ACE else int(card.rank) for card in PACK}


def liking(card: int, style: Style) -> int:
    """Careful: low cards first. Greedy: high ones, aces above all. Bold: those in the middle."""
    match style:
        case Style.CAREFUL:
            return -_HEIGHTS[card]
        case Style.GREEDY:
            return _HEIGHTS[card]
        case Style.BOLD:
            return -abs(_HEIGHTS[card] - _MIDDLE)
        case _:
            return 0
