"""What happens in a hand of San Da Yi, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import Card, Suit
from cardtable.engine.values import Codec, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards were dealt. ``opening`` is the diamond whose holder calls first, in the first hand (A7, A8)."""

    caller: int
    opening: Card | None = None
    kind: Literal["dealt"] = "dealt"

    def reveals_to(self, seat: int) -> bool:
        """Everybody sees new cards."""
        return True


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat called, or passed with 0 (A5)."""

    seat: int
    value: int
    kind: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class AllPassed(Event):
    """Nobody wanted to declare; the cards are dealt again (A12)."""

    kind: Literal["all-passed"] = "all-passed"


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """The auction is over; ``forced`` when all passed and the first caller has to declare (A11, A12)."""

    seat: int
    bid: int
    forced: bool = False
    kind: Literal["declared"] = "declared"


@dataclass(frozen=True, slots=True)
class TookKitty(Event):
    """The declarer took up the kitty, for all to see or not (A13, A14).

    ``recalled``: everybody may look at a kitty that was shown again later, so a log may name its cards.
    """

    seat: int
    cards: tuple[Card, ...] | None
    shown: bool
    recalled: bool = True
    kind: Literal["took-kitty"] = "took-kitty"

    def seen_by(self, seat: int | None) -> TookKitty:
        """A hidden kitty is known to the declarer alone."""
        return self if self.shown or seat == self.seat else replace(self, cards=None)

    def reveals_to(self, seat: int) -> bool:
        """Somebody has seen the kitty now."""
        return True


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """The declarer laid six cards aside (A15, A16)."""

    seat: int
    cards: tuple[Card, ...] | None
    kind: Literal["buried"] = "buried"

    def seen_by(self, seat: int | None) -> Buried:
        """What was buried is known to the declarer alone."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class NamedTrump(Event):
    """The declarer named the trump suit (A17)."""

    seat: int
    suit: Suit
    kind: Literal["named-trump"] = "named-trump"


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card to the trick."""

    seat: int
    card: Card
    kind: Literal["played"] = "played"

    def reveals_to(self, seat: int) -> bool:
        """A last card that plays itself was not known to the others."""
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class WonTrick(Event):
    """A seat won a trick; ``points`` lay in it (A23, A24)."""

    seat: int
    cards: tuple[Card, ...]
    points: int
    kind: Literal["won-trick"] = "won-trick"


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """The hand is scored, and the buried cards are shown (A16, A24 to A27)."""

    declarer: int
    bid: int
    points: int
    captured: bool
    case: str
    buried: tuple[Card, ...]
    kind: Literal["hand-ended"] = "hand-ended"

    def reveals_to(self, seat: int) -> bool:
        """Everybody sees what was buried."""
        return True


AnyEvent = Annotated[
    Dealt | Called | AllPassed | Declared | TookKitty | Buried | NamedTrump | Played | WonTrick | HandEnded,
    Field(discriminator="kind"),
]
EVENTS: Final[Codec[AnyEvent]] = Codec(AnyEvent)
