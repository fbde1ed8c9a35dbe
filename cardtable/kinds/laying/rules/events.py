"""What happens in games of laying, besides drawing."""

from __future__ import annotations

from cardtable.cards import Card
from cardtable.engine.values import Event, Reveals, event


@event("laid", reveals=Reveals.TO_ALL)
class Laid(Event):
    """A seat laid cards on the pile."""

    seat: int
    cards: tuple[Card, ...]


@event("took-pile", reveals=Reveals.TO_ALL)
class TookPile(Event):
    """A seat took cards from the top of the pile, for all to see."""

    seat: int
    cards: tuple[Card, ...]
    number: int
