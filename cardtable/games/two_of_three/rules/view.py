"""What one seat may know of a leg of Two of Three."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card, packs
from cardtable.engine.round import Law
from cardtable.games.two_of_three.rules import legality
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.kinds.stock.rules import StockView


@dataclass(frozen=True, slots=True)
class TwoOfThreeView(legality.TwoOfThreePosition, StockView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``taken`` are the sizes of the piles of taken cards, and ``kept`` the cards that this seat held when they were
    taken. The other names are those of :class:`cardtable.games.two_of_three.rules.state.TwoOfThreeState`.
    """

    law = Law(legality.legal, legality.refusal)

    rules: TwoOfThreeRules
    starter: int
    number: int
    row: tuple[Card, ...]
    taken: tuple[int, ...]
    gone: tuple[Card, ...]
    kept: tuple[Card, ...]
    lost: tuple[int, ...]
    barred: tuple[tuple[int, ...], ...]
    placed: int
    drawn: bool

    @property
    def contrast_holds(self) -> bool:
        """Whether this seat has to lay a contrast now, because none of its cards matches (G9)."""
        if self.result is not None or self.seat != self.turn or not self.row:
            return False
        fitting = legality.playable(self.rules, self.row, self.hand)
        return bool(fitting) and not legality.matches(self.rules, fitting[0], *self.row[-2:])

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know where it lies."""
        seen = {*self.hand, *self.row, *self.gone, *self.kept}
        return [card for card in packs() if card not in seen]
