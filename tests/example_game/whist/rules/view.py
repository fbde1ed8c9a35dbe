"""What one seat may know of a round of whist."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card, Suit
from cardtable.engine.round import Law
from cardtable.kinds.tricks.rules import TrickView, legal, refusal
from tests.example_game.whist.rules.house_rules import WhistRules
from tests.example_game.whist.rules.ranking import RANKING


@dataclass(frozen=True, slots=True)
class WhistView(TrickView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    The names are those of :class:`WhistRound`.
    """

    law = Law(legal, refusal)
    ranking = RANKING

    rules: WhistRules
    turned: Card

    @property
    def trump(self) -> Suit | None:
        return self.turned.suit
