"""Which cards an action is about, whatever the game."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

from cardtable.cards import Card

if TYPE_CHECKING:
    from collections.abc import Iterator


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
