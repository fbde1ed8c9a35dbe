"""What a round and a view of a game of laying both know: the pile, and what goes on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from cardtable.cards import Card
from cardtable.kinds.stock.rules.round import StockPosition


class PilePosition(StockPosition):
    """A table with a pile, whose last card lies on top."""

    __slots__ = ()
    pile: Sequence[Card | None]

    @property
    def top(self) -> Card:
        """The card on top of the pile, which everybody sees."""
        top = self.pile[-1]
        assert top is not None
        return top


class LayingPosition(PilePosition):
    """A table where any card goes on an empty pile, and else one that ``goes_on`` the card on top."""

    __slots__ = ()
    goes_on: ClassVar[Callable[[Card, Card], bool]]

    def fits(self, card: Card) -> bool:
        """Whether the card may be laid now, alone or before others of its rank."""
        return not self.pile or type(self).goes_on(card, self.top)
