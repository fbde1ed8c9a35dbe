"""What happens in a round of the Ólsen family, and who may see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardtable.cards import Card, Suit
from cardtable.engine.values import Codec, Event, Reveals, event
from cardtable.kinds.stock.rules import Reshuffled


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """Five cards each were dealt and the top card of the stock was turned (B05, B06)."""

    dealer: int
    start_card: Card


@event("start-returned", passing="card", reveals=Reveals.TO_ALL)
class StartReturned(Event):
    """The start card was an eight and went back into the stock (B07)."""

    card: Card


@event("drew", private="card", reveals=Reveals.TO_ITS_SEAT)
class Drew(Event):
    """A seat drew a card, which only that seat sees (B17)."""

    seat: int
    card: Card | None


@event("passed")
class Passed(Event):
    """A seat said pass (B19)."""

    seat: int


@event("laid", reveals=Reveals.TO_OTHERS)
class Laid(Event):
    """A seat laid a card on the discard pile (B10, B11, B13)."""

    seat: int
    card: Card


@event("suit-named")
class SuitNamed(Event):
    """A seat named the suit that has to follow (B14)."""

    seat: int
    suit: Suit


@event("call-armed", secret=True)
class CallArmed(Event):
    """A seat will say "Ólsen" by itself with one card left, or "Ólsen Ólsen" with the last one (B23, B24).

    No other player knows yet.
    """

    seat: int
    last: bool = False


@event("called")
class Called(Event):
    """A seat said "Ólsen", or ``last`` "Ólsen Ólsen"; ``counts``: it was the call that is due (B21, B23, B24)."""

    seat: int
    counts: bool
    last: bool = False


@event("penalized", private="cards", reveals=Reveals.TO_ALL)
class Penalized(Event):
    """A seat forgot to call and drew cards, which only that seat sees; ``last``: "Ólsen Ólsen" (B21, B24)."""

    seat: int
    cards: tuple[Card, ...] | None
    number: int
    caught_by: int | None = None
    last: bool = False


@event("catch-failed")
class CatchFailed(Event):
    """A seat said that the last player forgot to call, and was wrong (B21)."""

    seat: int
    target: int


@event("went-out")
class WentOut(Event):
    """A seat laid its last card and said "Ólsen Ólsen" (B24).

    Where the others play on, it did so in this ``place`` of so many players; else both are 0.
    """

    seat: int
    place: int = 0
    players: int = 0


@event("blocked")
class Blocked(Event):
    """No player could go on; the fewest cards win (B26)."""

    winners: tuple[int, ...]


@event("took-owed", private="cards", reveals=Reveals.TO_ITS_SEAT)
class TookOwed(Event):
    """A seat took the cards that twos had imposed, which only that seat sees (K02)."""

    seat: int
    cards: tuple[Card, ...] | None
    number: int


@event("imposed")
class Imposed(Event):
    """Twos impose cards on the next player; ``number`` is all that seat owes now (K02, K07)."""

    seat: int
    number: int


@event("turned-round")
class TurnedRound(Event):
    """Aces turned the direction of play; ``clockwise`` is how it goes now (K04)."""

    clockwise: bool


@event("missed-turn")
class MissedTurn(Event):
    """A seat misses a turn (K05, K06)."""

    seat: int


@event("stepped-down", private="cards", reveals=Reveals.TO_ITS_SEAT)
class SteppedDown(Event):
    """A seat went out, drew five cards, which only that seat sees, and has a lower changer now (L02, L03)."""

    seat: int
    level: int
    cards: tuple[Card, ...] | None
    number: int


@event("slipped", secret=True)
class Slipped(Event):
    """A seat tucked a card under the one it laid, which no player is told (V03)."""

    seat: int
    card: Card


@event("hid", secret=True)
class Hid(Event):
    """A seat made a card vanish, which no player is told (V02)."""

    seat: int
    card: Card


@event("laid-last")
class LaidLast(Event):
    """A seat laid its last card; the win counts when no player accuses (V12). ``said``: with "Ólsen Ólsen" (B24)."""

    seat: int
    said: bool


@event("accused")
class Accused(Event):
    """A seat said that the last player cheated, and was right or wrong (V05, V06).

    ``cheat`` is what was found ("slip", "hide", "false", "silent"), ``None`` when there was nothing to find.
    """

    seat: int
    target: int
    cheat: str | None


@event("took-back")
class TookBack(Event):
    """A caught cheat took the card back; which one a hidden or tucked card was, no other player sees (V07)."""

    seat: int
    card: Card | None
    open: bool

    def seen_by(self, seat: int | None) -> TookBack:
        """A card that lay open is known to all."""
        return self if self.open or seat == self.seat else replace(self, card=None)


@event("fined", private="cards", reveals=Reveals.TO_ALL)
class Fined(Event):
    """A seat drew the penalty for a cheat or a wrong accusation; only that seat sees the cards (V05, V06)."""

    seat: int
    cards: tuple[Card, ...] | None
    number: int


@event("stood")
class Stood(Event):
    """The next player went on without accusing (V08)."""

    seat: int


OlsenEvent = (
    Dealt
    | StartReturned
    | Drew
    | Passed
    | Laid
    | SuitNamed
    | CallArmed
    | Called
    | Penalized
    | CatchFailed
    | Reshuffled
    | WentOut
    | Blocked
    | TookOwed
    | Imposed
    | TurnedRound
    | MissedTurn
    | SteppedDown
    | Slipped
    | Hid
    | LaidLast
    | Accused
    | TookBack
    | Fined
    | Stood
)
EVENTS: Final[Codec[OlsenEvent]] = Codec(OlsenEvent)
