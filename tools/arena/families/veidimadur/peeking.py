"""The best player of Veiðimaður with nothing hidden from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.veidimadur.players.player import VeidimadurPlayer
from cardtable.games.veidimadur.players.search import Chance
from cardtable.games.veidimadur.rules.round import VeidimadurRound

if TYPE_CHECKING:
    from cardtable.engine.round import Round
    from cardtable.games.veidimadur.rules.actions import Ask
    from cardtable.games.veidimadur.rules.state import VeidimadurView


def peeking(table: Round) -> VeidimadurPlayer:
    """The best player, who knows what lies in every hand, and so never misses where it can hit."""
    assert isinstance(table, VeidimadurRound)
    hands = table.hands

    def chances(_view: VeidimadurView, ask: Ask) -> Chance:
        there = float(any(card.rank is ask.rank for card in hands[ask.seat]))
        return Chance(there, there)

    return VeidimadurPlayer(chances)
