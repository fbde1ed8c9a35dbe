"""The actions of games of laying."""

from __future__ import annotations

from functools import cache
from typing import Final

from cardtable.cards import Card
from cardtable.engine.values import Action, action


@action("lay")
class Lay(Action):
    """Lay cards of one rank on the pile, the last of them on top."""

    cards: tuple[Card, ...]


@action("draw")
class Draw(Action):
    """Draw a card from the stock."""


@action("take-pile")
class TakePile(Action):
    """Take cards from the top of the pile: as many as the game says."""


DRAW: Final = Draw()
TAKE_PILE: Final = TakePile()
lay: Final = cache(Lay)
"""The action that lays these cards, made once for each."""
