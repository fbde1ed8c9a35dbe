"""The actions that every game with tricks has."""

from __future__ import annotations

from cardtable.cards import Card, Suit
from cardtable.engine.values import Action, action


@action("name-trump")
class NameTrump(Action):
    """Name the trump suit."""

    suit: Suit


@action("play-card")
class PlayCard(Action):
    """Play a card to the trick."""

    card: Card
