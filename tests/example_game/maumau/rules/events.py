"""What happens in a round of maumau."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card
from cardtable.engine.values import Codec, Event, Reveals, event
from cardtable.kinds.laying.rules import Laid, TookPile
from cardtable.kinds.stock.rules import Drew


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """The cards were dealt, and one was turned up."""

    seat: int
    card: Card


@event("went-out", reveals=Reveals.TO_ALL)
class WentOut(Event):
    """A seat has no card left."""

    seat: int


MaumauEvent = Dealt | Drew | Laid | TookPile | WentOut
EVENTS: Final[Codec[MaumauEvent]] = Codec(MaumauEvent)
