"""What one seat may know of a round of Veiðimaður."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card, Rank, packs
from cardtable.engine.round import Law
from cardtable.games.veidimadur.rules import legality
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.kinds.stock.rules import KnownView


@dataclass(frozen=True, slots=True)
class VeidimadurView(legality.VeidimadurPosition, KnownView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    The names are those of :class:`cardtable.games.veidimadur.rules.state.VeidimadurState`.
    """

    law = Law(legality.legal, legality.refusal)

    rules: VeidimadurRules
    books: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    holds: tuple[tuple[Rank, ...], ...]
    fresh: tuple[tuple[int, ...], ...]
    addressed: int | None
    questions: tuple[tuple[int, int, Rank], ...]

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know where it lies."""
        return self.hidden_of(packs(), *self.books)
