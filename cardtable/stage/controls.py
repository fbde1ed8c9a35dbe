"""What can be done at the table of a game: what a drop means, the buttons, and how cards are put together first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import View
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import Command, Gesture, Question
    from cardtable.stage.standing_orders import OrderForm
    from cardtable.stage.zones import TrayPlace

    Groups = Sequence[Sequence[Card]]

V = TypeVar("V", bound="View")


class Controls(ABC, Generic[V]):
    """What the player of a seat can do, asked of its view."""

    @abstractmethod
    def gesture(self, view: V, cards: Sequence[Card], target: str, cheating: bool = False) -> Gesture | Refusal | None:
        """What dropping these cards on the zone ``target`` (or clicking it with none) means; ``None``: nothing.

        ``target`` is ``AWAY`` beyond the edge of the table, and may name a card of a meld (see :func:`at_card`);
        ``cheating`` is a drop with the Alt key.
        """

    @abstractmethod
    def commands(self, view: V, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """The buttons of the seat whose view it is.

        ``names`` are those of the players, by seat, ``picked`` are the cards picked in its hand, in order, and ``tray``
        those that were put together in the places of its tray.
        """

    def commands_out_of_turn(self, view: V, names: Sequence[str]) -> list[Command]:
        """What this seat may still call while another one is in front of the screen; in most games nothing."""
        return []

    def question(self, view: V, names: Sequence[str]) -> Question | None:
        """What the table asks the seat whose view it is; the answers are commands."""
        return None

    def rest(self, view: V) -> Sequence[Action]:
        """What this seat plays, in order, where it is certain from what was seen that it takes all that is left."""
        return ()

    def order_title(self, view: V) -> Message | None:
        """What this seat's standing order is called; ``None`` where it can have none now."""
        return None

    def order_form(self, view: V, names: Sequence[str]) -> OrderForm | None:
        """What this seat may mark to be called for it, as soon as it can be; in most games nothing."""
        return None

    def describe(self, view: V, picked: Sequence[Card]) -> Message | None:
        """What the picked cards are together."""
        return None

    def tray(self, view: V, groups: Groups = ()) -> Sequence[TrayPlace]:
        """The places where this seat (or, behind the curtain, any player) puts cards together, holding these groups."""
        return ()

    def propose(self, view: V, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        """The groups with the picked cards sorted in, or the best ones where none are picked."""
        return groups

    def plan(self, view: V, groups: Groups) -> Message | None:
        """What a tray that holds all that is asked for would do, and that it has not been done yet."""
        return None
