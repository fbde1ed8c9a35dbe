"""What happens in games with a stock."""

from __future__ import annotations

from cardtable.cards import Card
from cardtable.engine.values import Event, Reveals, event


@event("drew", private="card", reveals=Reveals.TO_ALL)
class Drew(Event):
    """A seat drew from the stock; only that seat sees the card."""

    seat: int
    card: Card | None


@event("reshuffled", reveals=Reveals.TO_ALL)
class Reshuffled(Event):
    """The discards that no longer count became the new stock."""

    number: int
