"""What a player of Two of Three can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import Field

from cardtable.cards import Card, packs
from cardtable.engine.values import Action, Codec


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card at the end of the row (G8, G9)."""

    card: Card
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the one card that may be drawn when nothing fits (G12)."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End the turn although more could be laid (G10)."""

    kind: Literal["stop"] = "stop"


TwoOfThreeAction = Annotated[Play | Draw | Stop, Field(discriminator="kind")]
ACTIONS: Final[Codec[TwoOfThreeAction]] = Codec(TwoOfThreeAction)

PLAY: Final = {card: Play(card) for card in packs()}
DRAW: Final = Draw()
STOP: Final = Stop()
