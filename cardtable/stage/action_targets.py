"""Which cards and which place an action is about, whatever the game."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.cards import Card
from cardtable.stage.commands import Gesture

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.round import View
    from cardtable.engine.values import Action
    from cardtable.stage.controls import Controls


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
