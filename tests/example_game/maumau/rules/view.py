"""What one seat may know of a round of maumau."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card
from cardtable.engine.round import Law
from cardtable.kinds.laying.rules import LayingView, legal, refusal
from tests.example_game.maumau.rules.fitting import PACK, goes_on
from tests.example_game.maumau.rules.house_rules import MaumauRules


@dataclass(frozen=True, slots=True)
class MaumauView(LayingView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    The names are those of :class:`MaumauRound`.
    """

    law = Law(legal, refusal)
    goes_on = goes_on

    rules: MaumauRules

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know where it lies."""
        return self.hidden_of(PACK, self.pile)
