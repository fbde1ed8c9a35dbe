"""What happens in a round of whist."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card
from cardtable.engine.values import Codec, Event, Reveals, event
from cardtable.kinds.tricks.rules import Played, WonTrick


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """The cards were dealt, and the dealer's last one was turned up for trump."""

    seat: int
    card: Card


@event("round-ended", reveals=Reveals.TO_ALL)
class RoundEnded(Event):
    """The side of a seat won the round."""

    seat: int
    other: int
    number: int


WhistEvent = Dealt | Played | WonTrick | RoundEnded
EVENTS: Final[Codec[WhistEvent]] = Codec(WhistEvent)
