"""What happens in a hand of San Da Yi, and who may see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardtable.cards import Card
from cardtable.engine.values import Codec, Event, Reveals, event
from cardtable.kinds.tricks.rules import NamedTrump, Played, WonTrick


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """The cards were dealt. ``opening`` is the diamond whose holder calls first, in the first hand (A7, A8)."""

    caller: int
    opening: Card | None = None


@event("called")
class Called(Event):
    """A seat called, or passed with 0 (A5)."""

    seat: int
    value: int


@event("all-passed")
class AllPassed(Event):
    """No player wanted to declare; the cards are dealt again (A12)."""


@event("declared")
class Declared(Event):
    """The auction is over; ``forced`` when all passed and the first caller has to declare (A11, A12)."""

    seat: int
    bid: int
    forced: bool = False


@event("took-kitty", reveals=Reveals.TO_ALL)
class TookKitty(Event):
    """The declarer took up the kitty, for all to see or not (A13, A14).

    ``recalled``: everybody may look at a kitty that was shown again later, so a log may name its cards.
    """

    seat: int
    cards: tuple[Card, ...] | None
    shown: bool
    recalled: bool = True

    def seen_by(self, seat: int | None) -> TookKitty:
        """A hidden kitty is known to the declarer alone."""
        return self if self.shown or seat == self.seat else replace(self, cards=None)


@event("buried", private="cards")
class Buried(Event):
    """The declarer laid six cards aside (A15, A16)."""

    seat: int
    cards: tuple[Card, ...] | None


@event("hand-ended", reveals=Reveals.TO_ALL)
class HandEnded(Event):
    """The hand is scored, and the buried cards are shown (A16, A24 to A27)."""

    declarer: int
    bid: int
    points: int
    captured: bool
    case: str
    buried: tuple[Card, ...]


SanDaYiEvent = Dealt | Called | AllPassed | Declared | TookKitty | Buried | NamedTrump | Played | WonTrick | HandEnded
EVENTS: Final[Codec[SanDaYiEvent]] = Codec(SanDaYiEvent)
