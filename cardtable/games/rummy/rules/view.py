"""What one seat may know of a round of contract rummy."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card, packs
from cardtable.engine.round import Law
from cardtable.games.rummy.rules import legality
from cardtable.games.rummy.rules.house_rules import Rules
from cardtable.games.rummy.rules.melds import Meld
from cardtable.games.rummy.rules.position import RummyPosition
from cardtable.kinds.stock.rules import KnownView


@dataclass(frozen=True, slots=True)
class RummyView(RummyPosition, KnownView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``wishes`` holds the seat's own wish to buy at the most. The other names are those of
    :class:`cardtable.games.rummy.rules.state.RummyState`.
    """

    law = Law(legality.legal, legality.refusal)

    rules: Rules
    number: int
    discard: tuple[Card, ...]
    live: bool
    melds: tuple[Meld, ...]
    owners: tuple[int, ...]
    down: tuple[bool, ...]
    known: tuple[tuple[Card, ...], ...]
    bought: tuple[int, ...]
    penalties: tuple[int, ...]
    phase: str
    asked: tuple[int, ...]
    wishes: tuple[int, ...]
    then: str
    refused_by_all: bool
    discarder: int | None
    laid_this_turn: bool
    must_lay_down: bool
    must_play: Card | None
    reshuffles: int
    idle: int

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know where it lies."""
        pack = packs(self.rules.packs_for(self.seats), self.rules.jokers_per_pack)
        return self.hidden_of(pack, self.discard, *(meld.cards for meld in self.melds))
