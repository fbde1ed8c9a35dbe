"""A table with a stock, and what a seat may know of it: how many cards it holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from cardtable.cards import Card
from cardtable.engine.round import CardRound, Position, SeatView
from cardtable.kinds.stock.rules.events import Reshuffled

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling


class StockPosition(Position):
    """What a round and a view both know of a table with a stock."""

    __slots__ = ()

    # A field of a view, and a property of a round.
    if TYPE_CHECKING:

        @property
        def stock_left(self) -> int:
            """How many cards the stock holds."""


@dataclass(frozen=True, slots=True)
class StockView(StockPosition, SeatView):
    """A table with a stock seen from one seat."""

    stock_left: int


V = TypeVar("V", bound=StockView)


@dataclass(slots=True)
class StockRound(StockPosition, CardRound[V]):
    """A table with a stock, of which ``stock[-1]`` is drawn next."""

    stock: list[Card]

    @property
    def stock_left(self) -> int:
        """How many cards the stock holds."""
        return len(self.stock)

    def take(self, number: int, chance: Chance, events: Telling) -> list[Card]:
        """Up to ``number`` cards from the stock, which is renewed when it is empty."""
        taken: list[Card] = []
        while len(taken) < number and (self.stock or self._renew(chance, events)):
            taken.append(self.stock.pop())
        return taken

    def take_up_discards(self) -> list[Card]:
        """Take away what becomes the next stock; nothing where a game has no discards or they have to lie."""
        return []

    def _renew(self, chance: Chance, events: Telling) -> bool:
        discards = self.take_up_discards()
        if not discards:
            return False
        self.stock = chance.shuffle(discards)
        events.append(Reshuffled(len(self.stock)))
        return True
