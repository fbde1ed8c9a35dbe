"""What a player of San Da Yi can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import SUITS, Card, Suit
from cardtable.engine.values import Action, Codec
from cardtable.games.san_da_yi.rules.house_rules import PASS, VALUES
from cardtable.games.san_da_yi.rules.ranking import PACK


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Promise so many points, or pass with 0 (A5)."""

    value: int
    kind: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """Lay six cards aside, face down (A15)."""

    cards: tuple[Card, ...]
    kind: Literal["bury"] = "bury"


@dataclass(frozen=True, slots=True)
class NameTrump(Action):
    """Name the trump suit (A17)."""

    suit: Suit
    kind: Literal["name-trump"] = "name-trump"


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a card to the trick (A20, A21)."""

    card: Card
    kind: Literal["play-card"] = "play-card"


CALL: Final = {value: Call(value) for value in (PASS, *VALUES)}
NAME_TRUMP: Final = tuple(NameTrump(suit) for suit in SUITS)
PLAY: Final = {card: PlayCard(card) for card in PACK}

AnyAction = Annotated[Call | Bury | NameTrump | PlayCard, Field(discriminator="kind")]
ACTIONS: Final[Codec[AnyAction]] = Codec(AnyAction)
