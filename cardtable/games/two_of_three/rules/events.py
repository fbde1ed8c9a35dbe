"""What happens in Two of Three, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import Card
from cardtable.engine.values import Codec, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt from the stock; ``number`` counts the rounds of this leg from 1 (G6, G17)."""

    dealer: int
    starter: int
    number: int
    row: tuple[Card, Card]
    stock: int
    kind: Literal["dealt"] = "dealt"

    def reveals_to(self, seat: int) -> bool:
        """Everybody sees new cards."""
        return True


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat laid a card at the end of the row."""

    seat: int
    card: Card
    contrast: bool
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the stock; only that seat sees the card."""

    seat: int
    card: Card | None
    kind: Literal["drew"] = "drew"

    def seen_by(self, seat: int | None) -> Drew:
        """The card is known to the one who drew it."""
        return self if seat == self.seat else replace(self, card=None)

    def reveals_to(self, seat: int) -> bool:
        """Nobody draws again."""
        return True


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The turn passes on: by choice, or because nothing fits any more (G10, G14)."""

    seat: int
    chosen: bool
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has no card left and wins the round (G15)."""

    seat: int
    kind: Literal["went-out"] = "went-out"


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """A seat can lay nothing and loses the round: the drawn card does not fit, or the stock is empty (G13, G18)."""

    seat: int
    stock_empty: bool
    kind: Literal["stuck"] = "stuck"

    def reveals_to(self, seat: int) -> bool:
        """It tells something about a hand."""
        return True


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat takes cards of the round into its pile: the row and every hand, the row and its own hand, or its hand."""

    seat: int
    number: int
    what: Literal["all", "row", "hand"]
    kind: Literal["took"] = "took"


@dataclass(frozen=True, slots=True)
class TookStock(Event):
    """Too few cards are left for another round, and the loser of the last one takes them too (G19)."""

    seat: int
    number: int
    kind: Literal["took-stock"] = "took-stock"


TwoOfThreeEvent = Annotated[
    Dealt | Played | Drew | Passed | WentOut | Stuck | Took | TookStock, Field(discriminator="kind")
]
EVENTS: Final[Codec[TwoOfThreeEvent]] = Codec(TwoOfThreeEvent)
