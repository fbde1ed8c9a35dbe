"""What happens in a round of the Ólsen family, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import Card, Suit
from cardtable.engine.values import Codec, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Five cards each were dealt and the top card of the stock was turned (B05, B06)."""

    dealer: int
    start_card: Card
    kind: Literal["dealt"] = "dealt"

    def reveals_to(self, seat: int) -> bool:
        """Everybody sees new cards."""
        return True


@dataclass(frozen=True, slots=True)
class StartReturned(Event):
    """The start card was an eight and went back into the stock (B07)."""

    card: Card
    kind: Literal["start-returned"] = "start-returned"

    def reveals_to(self, seat: int) -> bool:
        """Everybody saw it."""
        return True


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card, which only that seat sees (B17)."""

    seat: int
    card: Card | None
    kind: Literal["drew"] = "drew"

    def seen_by(self, seat: int | None) -> Drew:
        """The card is known to the one who drew it."""
        return self if seat == self.seat else replace(self, card=None)

    def reveals_to(self, seat: int) -> bool:
        """Only the one who drew learned something."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat said pass (B19)."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a card on the discard pile (B10, B11, B13)."""

    seat: int
    card: Card
    kind: Literal["laid"] = "laid"

    def reveals_to(self, seat: int) -> bool:
        """The others learned which card it was."""
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class SuitNamed(Event):
    """A seat named the suit that has to follow (B14)."""

    seat: int
    suit: Suit
    kind: Literal["suit-named"] = "suit-named"


@dataclass(frozen=True, slots=True)
class CallArmed(Event):
    """A seat will say "Ólsen" by itself with one card left, or "Ólsen Ólsen" with the last one (B23, B24).

    Nobody else knows yet.
    """

    seat: int
    last: bool = False
    kind: Literal["call-armed"] = "call-armed"

    def seen_by(self, seat: int | None) -> CallArmed | None:
        """It is a thought of the one who has it."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat said "Ólsen"; ``counts`` tells whether it was the call that is due (B21, B23)."""

    seat: int
    counts: bool
    kind: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class Penalized(Event):
    """A seat forgot to call and drew cards, which only that seat sees; ``last``: "Ólsen Ólsen" (B21, B24)."""

    seat: int
    cards: tuple[Card, ...] | None
    number: int
    caught_by: int | None = None
    last: bool = False
    kind: Literal["penalized"] = "penalized"

    def seen_by(self, seat: int | None) -> Penalized:
        """The cards are known to the one who drew them."""
        return self if seat == self.seat else replace(self, cards=None)

    def reveals_to(self, seat: int) -> bool:
        """The one who drew saw cards, so nobody may undo it, least of all whoever closed the window."""
        return True


@dataclass(frozen=True, slots=True)
class CatchFailed(Event):
    """A seat said that the last player forgot to call, and was wrong (B21)."""

    seat: int
    target: int
    kind: Literal["catch-failed"] = "catch-failed"


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile without its top card became the new stock (B20)."""

    number: int
    kind: Literal["reshuffled"] = "reshuffled"

    def reveals_to(self, seat: int) -> bool:
        """The order of the pile is gone for good."""
        return True


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat laid its last card and said "Ólsen Ólsen" (B24)."""

    seat: int
    kind: Literal["went-out"] = "went-out"


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """Nobody could go on; the fewest cards win (B26)."""

    winners: tuple[int, ...]
    kind: Literal["blocked"] = "blocked"


OlsenEvent = Annotated[
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
    | Blocked,
    Field(discriminator="kind"),
]
EVENTS: Final[Codec[OlsenEvent]] = Codec(OlsenEvent)
