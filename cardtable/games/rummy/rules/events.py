"""What happens in a round of contract rummy, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import Card
from cardtable.engine.values import Codec, Event
from cardtable.games.rummy.rules.melds import Meld


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards of this round were dealt; ``number`` counts the contracts from 0."""

    dealer: int
    number: int
    kind: Literal["dealt"] = "dealt"

    def reveals_to(self, seat: int) -> bool:
        """Everybody sees new cards."""
        return True


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """The first upcard was turned (K-6)."""

    card: Card
    kind: Literal["turned"] = "turned"

    def reveals_to(self, seat: int) -> bool:
        """Everybody sees it."""
        return True


@dataclass(frozen=True, slots=True)
class TookUpcard(Event):
    """A seat took the upcard as its draw; everybody has seen it."""

    seat: int
    card: Card
    kind: Literal["took-upcard"] = "took-upcard"


@dataclass(frozen=True, slots=True)
class LeftUpcard(Event):
    """A seat does not take the upcard, so others may buy it."""

    seat: int
    kind: Literal["left-upcard"] = "left-upcard"

    def reveals_to(self, seat: int) -> bool:
        """If forehand has once said no, it stays no (K-18)."""
        return True


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat has said whether it buys; what it said is secret until all have answered."""

    seat: int
    wants: bool | None
    kind: Literal["answered"] = "answered"

    def seen_by(self, seat: int | None) -> Answered:
        """Only who answered knows the answer."""
        return self if seat == self.seat else replace(self, wants=None)

    def reveals_to(self, seat: int) -> bool:
        """An answer stands, and so does what it answers: nobody changes a mind on hearing it (K-18)."""
        return True


@dataclass(frozen=True, slots=True)
class DrewForIt(Event):
    """Several wanted to buy: each drew the top card, the higher one buys, and the cards go into the stock (K-24)."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    kind: Literal["drew-for-it"] = "drew-for-it"

    def reveals_to(self, seat: int) -> bool:
        """Everybody saw the cards."""
        return True


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought the upcard with cards from the stock, which only that seat sees; ``penalty`` is what it costs."""

    seat: int
    card: Card
    cards: tuple[Card, ...] | None
    number: int
    penalty: int
    kind: Literal["bought"] = "bought"

    def seen_by(self, seat: int | None) -> Bought:
        """The cards from the stock are known to the buyer."""
        return self if seat == self.seat else replace(self, cards=None)

    def reveals_to(self, seat: int) -> bool:
        """The answers of all are known now."""
        return True


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the stock; only that seat sees the card."""

    seat: int
    card: Card | None
    kind: Literal["drew"] = "drew"

    def seen_by(self, seat: int | None) -> Drew:
        """The card is known to the one who drew it."""
        return self if seat == self.seat else replace(self, card=None)

    def reveals_to(self, seat: int) -> bool:
        """Nobody draws again."""
        return True


@dataclass(frozen=True, slots=True)
class LaidDown(Event):
    """A seat laid down the contract; the melds begin at this index of the table's."""

    seat: int
    melds: tuple[Meld, ...]
    kind: Literal["laid-down"] = "laid-down"


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat added a card to a meld."""

    seat: int
    card: Card
    meld: int
    kind: Literal["laid-off"] = "laid-off"


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat gave a card for a joker."""

    seat: int
    card: Card
    joker: Card
    meld: int
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat discarded a card."""

    seat: int
    card: Card
    kind: Literal["discarded"] = "discarded"

    def reveals_to(self, seat: int) -> bool:
        """The others saw the card, and the next turn has begun."""
        return True


@dataclass(frozen=True, slots=True)
class KeptLast(Event):
    """A seat ended its turn with one card and no discard."""

    seat: int
    kind: Literal["kept-last"] = "kept-last"


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards below the upcard became the new stock (K-27, S-26)."""

    number: int
    kind: Literal["reshuffled"] = "reshuffled"

    def reveals_to(self, seat: int) -> bool:
        """The order of the pile is gone for good."""
        return True


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has no card left and wins the round (K-25, S-24)."""

    seat: int
    kind: Literal["went-out"] = "went-out"


@dataclass(frozen=True, slots=True)
class Voided(Event):
    """The stock has run out too often, and nobody wins the round (S-27)."""

    kind: Literal["voided"] = "voided"


RummyEvent = Annotated[
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
    | Voided,
    Field(discriminator="kind"),
]
EVENTS: Final[Codec[RummyEvent]] = Codec(RummyEvent)
