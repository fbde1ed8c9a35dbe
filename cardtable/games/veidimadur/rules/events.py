"""What happens in Veiðimaður, and who may see it."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card, Rank
from cardtable.engine.values import Codec, Event, Reveals, event


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """Everybody has got so many cards (M2, M3)."""

    dealer: int
    starter: int
    each: int


@event("addressed")
class Addressed(Event):
    """A seat has turned to another one."""

    seat: int
    other: int


@event("asked", reveals=Reveals.TO_ALL)
class Asked(Event):
    """A seat asked another one for a rank (M4): everybody heard it."""

    seat: int
    other: int
    rank: Rank


@event("gave", reveals=Reveals.TO_ALL)
class Gave(Event):
    """A seat gave all its cards of a rank to another one, face up (M6)."""

    seat: int
    other: int
    cards: tuple[Card, ...]


@event("refused", reveals=Reveals.TO_ALL)
class Refused(Event):
    """A seat has no card of that rank: "veiddu!" (M8)."""

    seat: int
    rank: Rank


@event("drew", private="card", reveals=Reveals.TO_ALL)
class Drew(Event):
    """A seat drew from the stock, which only that seat sees; ``empty``: because it had no card left (M8, M12)."""

    seat: int
    card: Card | None
    empty: bool = False


@event("refilled", private="cards", reveals=Reveals.TO_ALL)
class Refilled(Event):
    """A seat without cards drew several, which only that seat sees (M12 with its house rule)."""

    seat: int
    cards: tuple[Card, ...] | None
    number: int


@event("landed", reveals=Reveals.TO_ALL)
class Landed(Event):
    """A seat drew just what it had asked for, and shows it (M9)."""

    seat: int
    card: Card


@event("booked", reveals=Reveals.TO_ALL)
class Booked(Event):
    """A seat lays a book down (M11)."""

    seat: int
    cards: tuple[Card, ...]


VeidimadurEvent = Dealt | Addressed | Asked | Gave | Refused | Drew | Refilled | Landed | Booked
EVENTS: Final[Codec[VeidimadurEvent]] = Codec(VeidimadurEvent)
