"""What a player of the Ólsen family can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import MAX_PACKS, SUITS, Card, Suit, packs
from cardtable.engine.values import Action, Codec


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw one card from the stock (B17)."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Say pass after three useless draws (B19)."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card on the discard pile (B10, B11, B13)."""

    card: Card
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class NameSuit(Action):
    """Say which suit has to follow the eight (B14)."""

    suit: Suit
    kind: Literal["name-suit"] = "name-suit"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Lay no further card of the same rank (B11)."""

    kind: Literal["end-turn"] = "end-turn"


@dataclass(frozen=True, slots=True)
class SayOlsen(Action):
    """Say "Ólsen" with one card left, or beforehand in one's own turn (B21, B23)."""

    kind: Literal["say-olsen"] = "say-olsen"


@dataclass(frozen=True, slots=True)
class SayOlsenOlsen(Action):
    """Say "Ólsen Ólsen" with the last card, where the table asks for it (B24)."""

    kind: Literal["say-olsen-olsen"] = "say-olsen-olsen"


@dataclass(frozen=True, slots=True)
class Catch(Action):
    """Catch the last player, who may have forgotten to say "Ólsen", where the table plays so (B21)."""

    kind: Literal["catch"] = "catch"


@dataclass(frozen=True, slots=True)
class TakeOwed(Action):
    """Take the cards that twos have imposed (K02, K03)."""

    kind: Literal["take-owed"] = "take-owed"


@dataclass(frozen=True, slots=True)
class Slip(Action):
    """Cheat: lay a card that fits with another one tucked under it (V03)."""

    card: Card
    extra: Card
    kind: Literal["slip"] = "slip"


@dataclass(frozen=True, slots=True)
class Hide(Action):
    """Cheat: make a card vanish from one's hand (V02)."""

    card: Card
    kind: Literal["hide"] = "hide"


@dataclass(frozen=True, slots=True)
class FalsePlay(Action):
    """Cheat: lay a card that does not fit as if it did (V04)."""

    card: Card
    kind: Literal["false-play"] = "false-play"


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """Say that the player who acted last has cheated (V05, V09)."""

    target: int
    kind: Literal["accuse"] = "accuse"


@dataclass(frozen=True, slots=True)
class LetStand(Action):
    """The next player goes on: what was done stands, and a win on trial counts (V08, V12)."""

    kind: Literal["let-stand"] = "let-stand"


OlsenAction = Annotated[
    Draw
    | Pass
    | Play
    | NameSuit
    | EndTurn
    | SayOlsen
    | SayOlsenOlsen
    | Catch
    | TakeOwed
    | Slip
    | Hide
    | FalsePlay
    | Accuse
    | LetStand,
    Field(discriminator="kind"),
]
ACTIONS: Final[Codec[OlsenAction]] = Codec(OlsenAction)

DRAW: Final = Draw()
PASS: Final = Pass()
END_TURN: Final = EndTurn()
SAY_OLSEN: Final = SayOlsen()
SAY_OLSEN_OLSEN: Final = SayOlsenOlsen()
CATCH: Final = Catch()
TAKE_OWED: Final = TakeOwed()
LET_STAND: Final = LetStand()
PLAY: Final = {card: Play(card) for card in packs(MAX_PACKS)}
NAME_SUIT: Final = tuple(NameSuit(suit) for suit in SUITS)
