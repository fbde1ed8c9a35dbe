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
    """A seat said "Ólsen", or ``last`` "Ólsen Ólsen"; ``counts``: it was the call that is due (B21, B23, B24)."""

    seat: int
    counts: bool
    last: bool = False
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


@dataclass(frozen=True, slots=True)
class TookOwed(Event):
    """A seat took the cards that twos had imposed, which only that seat sees (K02)."""

    seat: int
    cards: tuple[Card, ...] | None
    number: int
    kind: Literal["took-owed"] = "took-owed"

    def seen_by(self, seat: int | None) -> TookOwed:
        """The cards are known to the one who took them."""
        return self if seat == self.seat else replace(self, cards=None)

    def reveals_to(self, seat: int) -> bool:
        """Only the one who took them learned something."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Imposed(Event):
    """Twos impose cards on the next player; ``number`` is all that seat owes now (K02, K07)."""

    seat: int
    number: int
    kind: Literal["imposed"] = "imposed"


@dataclass(frozen=True, slots=True)
class TurnedRound(Event):
    """Aces turned the direction of play; ``clockwise`` is how it goes now (K04)."""

    clockwise: bool
    kind: Literal["turned-round"] = "turned-round"


@dataclass(frozen=True, slots=True)
class MissedTurn(Event):
    """A seat misses a turn (K05, K06)."""

    seat: int
    kind: Literal["missed-turn"] = "missed-turn"


@dataclass(frozen=True, slots=True)
class SteppedDown(Event):
    """A seat went out, drew five cards, which only that seat sees, and has a lower changer now (L02, L03)."""

    seat: int
    level: int
    cards: tuple[Card, ...] | None
    number: int
    kind: Literal["stepped-down"] = "stepped-down"

    def seen_by(self, seat: int | None) -> SteppedDown:
        """The cards are known to the one who drew them."""
        return self if seat == self.seat else replace(self, cards=None)

    def reveals_to(self, seat: int) -> bool:
        """Only the one who drew learned something."""
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Slipped(Event):
    """A seat tucked a card under the one it laid, which nobody is told (V03)."""

    seat: int
    card: Card
    kind: Literal["slipped"] = "slipped"

    def seen_by(self, seat: int | None) -> Slipped | None:
        """Only the cheat knows."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Hid(Event):
    """A seat made a card vanish, which nobody is told (V02)."""

    seat: int
    card: Card
    kind: Literal["hid"] = "hid"

    def seen_by(self, seat: int | None) -> Hid | None:
        """Only the cheat knows."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class LaidLast(Event):
    """A seat laid its last card; the win counts when nobody accuses (V12). ``said``: with "Ólsen Ólsen" (B24)."""

    seat: int
    said: bool
    kind: Literal["laid-last"] = "laid-last"


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """A seat said that the last player cheated, and was right or wrong (V05, V06).

    ``cheat`` is what was found ("slip", "hide", "false", "silent"), ``None`` when there was nothing to find.
    """

    seat: int
    target: int
    cheat: str | None
    kind: Literal["accused"] = "accused"


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A caught cheat took the card back; which one a hidden or tucked card was, nobody else sees (V07)."""

    seat: int
    card: Card | None
    open: bool
    kind: Literal["took-back"] = "took-back"

    def seen_by(self, seat: int | None) -> TookBack:
        """A card that lay open is known to all."""
        return self if self.open or seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Fined(Event):
    """A seat drew the penalty for a cheat or a wrong accusation; only that seat sees the cards (V05, V06)."""

    seat: int
    cards: tuple[Card, ...] | None
    number: int
    kind: Literal["fined"] = "fined"

    def seen_by(self, seat: int | None) -> Fined:
        """The cards are known to the one who drew them."""
        return self if seat == self.seat else replace(self, cards=None)

    def reveals_to(self, seat: int) -> bool:
        """Cards were seen, so nobody may undo it."""
        return True


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """The next player went on without accusing (V08)."""

    seat: int
    kind: Literal["stood"] = "stood"


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
    | Stood,
    Field(discriminator="kind"),
]
EVENTS: Final[Codec[OlsenEvent]] = Codec(OlsenEvent)
