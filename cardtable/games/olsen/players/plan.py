"""The rest of a turn as a player has it in mind: the cards to lay in their order, and those that are left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.games.olsen.rules.actions import END_TURN, NAME_SUIT, PLAY

if TYPE_CHECKING:
    from cardtable.cards import Card, Suit
    from cardtable.engine.values import Action


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn: the cards to lay in their order, those that are left, the suit that has to follow then.

    ``named`` says that the suit is a named one, because the turn ends on a changer.
    """

    cards: tuple[Card, ...]
    left: tuple[Card, ...]
    suit: Suit
    named: bool = False

    @property
    def action(self) -> Action:
        """What to do first."""
        if self.cards:
            return PLAY[self.cards[0]]
        return NAME_SUIT[self.suit] if self.named else END_TURN


@dataclass(frozen=True, slots=True)
class Chain:
    """The rest of a turn: the cards to lay in their order, and those that are left."""

    cards: tuple[Card, ...]
    left: tuple[Card, ...]

    @property
    def action(self) -> Action:
        """What to do first."""
        return PLAY[self.cards[0]] if self.cards else END_TURN
