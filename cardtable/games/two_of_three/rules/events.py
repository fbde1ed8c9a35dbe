"""What happens in Two of Three, and who may see it."""

from __future__ import annotations

from typing import Final, Literal

from cardtable.cards import Card
from cardtable.engine.values import Codec, Event, Reveals, event
from cardtable.kinds.stock.rules import Drew


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """A round was dealt from the stock; ``number`` counts the rounds of this leg from 1 (G6, G17)."""

    dealer: int
    starter: int
    number: int
    row: tuple[Card, Card]
    stock: int


@event("played")
class Played(Event):
    """A seat laid a card at the end of the row."""

    seat: int
    card: Card
    contrast: bool


@event("passed")
class Passed(Event):
    """The turn passes on: by choice, or because nothing fits any more (G10, G14)."""

    seat: int
    chosen: bool


@event("went-out")
class WentOut(Event):
    """A seat has no card left and wins the round; the next one loses this many cards (G15)."""

    seat: int
    loser: int
    number: int


@event("stuck", reveals=Reveals.TO_ALL)
class Stuck(Event):
    """A seat can lay nothing and loses the round: the drawn card does not fit, or the stock is empty (G13, G18).

    ``number`` is how many cards go to it.
    """

    seat: int
    stock_empty: bool
    number: int


@event("took")
class Took(Event):
    """A seat takes cards of the round into its pile: the row and every hand, the row and its own hand, or its hand."""

    seat: int
    number: int
    what: Literal["all", "row", "hand"]


@event("took-stock")
class TookStock(Event):
    """Too few cards are left for another round, and the loser of the last one takes them too (G19)."""

    seat: int
    number: int


TwoOfThreeEvent = Dealt | Played | Drew | Passed | WentOut | Stuck | Took | TookStock
EVENTS: Final[Codec[TwoOfThreeEvent]] = Codec(TwoOfThreeEvent)
