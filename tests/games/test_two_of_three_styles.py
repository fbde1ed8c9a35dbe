"""What each style lays first in Two of Three."""

from __future__ import annotations

from cardtable.cards import Rank
from cardtable.games.two_of_three.players.fast_table import PACK
from cardtable.games.two_of_three.players.search import liking
from cardtable.players.decision import Style


def test_low_high_and_middle_cards_go_first() -> None:
    first = {style: max(PACK, key=lambda card, style=style: liking(card.index, style)).rank for style in Style}
    assert first[Style.CAREFUL] is Rank.TWO
    assert first[Style.GREEDY] is Rank.ACE
    assert first[Style.BOLD] is Rank.EIGHT
