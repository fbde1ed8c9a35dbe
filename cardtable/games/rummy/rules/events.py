"""What happens in a round of contract rummy, and who may see it."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card
from cardtable.engine.values import Codec, Event, Reveals, event
from cardtable.games.rummy.rules.melds import Meld
from cardtable.kinds.stock.rules import Drew, Reshuffled


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """The cards of this round were dealt; ``number`` counts the contracts from 0."""

    dealer: int
    number: int


@event("turned", reveals=Reveals.TO_ALL)
class Turned(Event):
    """The first upcard was turned (K-6)."""

    card: Card


@event("took-upcard")
class TookUpcard(Event):
    """A seat took the upcard as its draw; everybody has seen it."""

    seat: int
    card: Card


@event("left-upcard", reveals=Reveals.TO_ALL)
class LeftUpcard(Event):
    """A seat does not take the upcard, so others may buy it."""

    seat: int


@event("answered", private="wants", reveals=Reveals.TO_ALL)
class Answered(Event):
    """A seat has said whether it buys; what it said is secret until all have answered."""

    seat: int
    wants: bool | None


@event("drew-for-it", passing="cards", reveals=Reveals.TO_ALL)
class DrewForIt(Event):
    """Several wanted to buy: each drew the top card, the higher one buys, and the cards go into the stock (K-24)."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]


@event("bought", private="cards", reveals=Reveals.TO_ALL)
class Bought(Event):
    """A seat bought the upcard with cards from the stock, which only that seat sees; ``penalty`` is what it costs."""

    seat: int
    card: Card
    cards: tuple[Card, ...] | None
    number: int
    penalty: int


@event("laid-down")
class LaidDown(Event):
    """A seat laid down the contract; the melds begin at this index of the table's."""

    seat: int
    melds: tuple[Meld, ...]


@event("laid-off")
class LaidOff(Event):
    """A seat added a card to a meld."""

    seat: int
    card: Card
    meld: int


@event("swapped")
class Swapped(Event):
    """A seat gave a card for a joker."""

    seat: int
    card: Card
    joker: Card
    meld: int


@event("discarded", reveals=Reveals.TO_ALL)
class Discarded(Event):
    """A seat discarded a card."""

    seat: int
    card: Card


@event("kept-last")
class KeptLast(Event):
    """A seat ended its turn with one card and no discard."""

    seat: int


@event("went-out")
class WentOut(Event):
    """A seat has no card left and wins the round (K-25, S-24)."""

    seat: int


@event("voided")
class Voided(Event):
    """The stock has run out too often, and no player wins the round (S-27)."""


RummyEvent = (
    Dealt
    | Turned
    | TookUpcard
    | LeftUpcard
    | Answered
    | DrewForIt
    | Bought
    | Drew
    | LaidDown
    | LaidOff
    | Swapped
    | Discarded
    | KeptLast
    | Reshuffled
    | WentOut
    | Voided
)
EVENTS: Final[Codec[RummyEvent]] = Codec(RummyEvent)
