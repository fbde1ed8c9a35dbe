"""What can be done at the table of a game: what a drop means, the buttons, and what an action is about on the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from cardtable.cards import Card
from cardtable.stage.commands import Gesture

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import View
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import Command, Question
    from cardtable.stage.standing_orders import OrderForm
    from cardtable.stage.zones import TrayPlace

    Groups = Sequence[Sequence[Card]]

V = TypeVar("V", bound="View")


def doing(view: View, action: Action) -> Gesture | Refusal:
    """The gesture that does this, or why it cannot be done."""
    return view.refusal(action) or Gesture((action,))


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


def cards_of(thing: object) -> Iterator[Card]:
    """Every card that an action names, in order, however deep it lies in it."""
    if isinstance(thing, Card):
        yield thing
    elif is_dataclass(thing) and not isinstance(thing, type):
        for one in fields(thing):
            yield from cards_of(getattr(thing, one.name))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from cards_of(part)


class Concern(NamedTuple):
    """What a player touches to do something: cards of the own hand, and the zone they go to or that is clicked.

    Without a zone it is done with a button.
    """

    cards: frozenset[Card]
    zone: str | None


def concern(controls: Controls[Any], view: View, action: Action, zones: Sequence[str]) -> Concern:
    """What an action of this seat means on a table with these zones."""
    hand: tuple[Card, ...] = getattr(view, "hand", ())
    named = tuple(card for card in cards_of(action) if card in hand)

    def target(cards: tuple[Card, ...]) -> str | None:
        return next((zone for zone in zones if _is_done(controls, view, cards, zone, action)), None)

    if named:
        return Concern(frozenset(named), target(named))
    touched = target(())
    if touched is not None:
        return Concern(frozenset(), touched)
    # A card can stand for something that the action does not name as one, such as its rank.
    means = [card for card in hand if target((card,)) is not None]
    return Concern(frozenset(means), target((means[0],)) if means else None)


def _is_done(controls: Controls[Any], view: View, cards: tuple[Card, ...], zone: str, action: Action) -> bool:
    meant = controls.gesture(view, cards, zone)
    return isinstance(meant, Gesture) and action in meant.actions
