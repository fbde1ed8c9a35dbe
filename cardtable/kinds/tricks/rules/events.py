"""What happens in every game with tricks."""

from __future__ import annotations

from cardtable.cards import Card, Suit
from cardtable.engine.values import Event, Reveals, event


@event("named-trump")
class NamedTrump(Event):
    """A seat named the trump suit."""

    seat: int
    suit: Suit


@event("played", reveals=Reveals.TO_OTHERS)
class Played(Event):
    """A seat played a card to the trick; of a last one that plays itself the others learn only now."""

    seat: int
    card: Card


@event("won-trick")
class WonTrick(Event):
    """A seat won a trick; ``points`` is what it counts."""

    seat: int
    cards: tuple[Card, ...]
    points: int
