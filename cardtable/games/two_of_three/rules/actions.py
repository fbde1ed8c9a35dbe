"""What a player of Two of Three can do."""

from __future__ import annotations

from typing import Final

from cardtable.cards import Card, packs
from cardtable.engine.values import Action, Codec, action


@action("play")
class Play(Action):
    """Lay a card at the end of the row (G8, G9)."""

    card: Card


@action("draw")
class Draw(Action):
    """Draw the one card that may be drawn when nothing fits (G12)."""


@action("stop")
class Stop(Action):
    """End the turn although more could be laid (G10)."""


TwoOfThreeAction = Play | Draw | Stop
ACTIONS: Final[Codec[TwoOfThreeAction]] = Codec(TwoOfThreeAction)

PLAY: Final = {card: Play(card) for card in packs()}
DRAW: Final = Draw()
STOP: Final = Stop()
