"""How events are told, from rows, one for each type: sentence, style, label and all else side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cardtable.cards import Card, Suit
from cardtable.messages import names_in
from cardtable.stage.card_names import card_object, suit_name
from cardtable.stage.event_style import PLAIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.counted_events import CountedEvent
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.zones import Arrival, Tag

    Names = Sequence[str]

E = TypeVar("E", bound="Event")


@dataclass(frozen=True)
class Told(Generic[E]):
    """All that is said, shown and counted of one type of ``event``.

    Where something depends on the event it is a function of it, and else a text that :func:`filled` completes.
    ``aloud`` is what the event's seat says, ``tag`` what stands at its name as what it did last, and ``arrival`` why
    the event's cards came to it.
    """

    event: type[E]
    sentence: Message | Callable[[E, Names], Message | None] | None = None
    style: EventStyle | Callable[[E], EventStyle] = PLAIN
    aloud: Message | Callable[[E], Message | None] | None = None
    tag: Tag | Callable[[E, Names], Tag | None] | None = None
    arrival: Message | Callable[[E], Arrival | None] | None = None
    counts: Callable[[E], Iterable[CountedEvent]] | None = None


Rows = Mapping[type, Told[Any]]


def rows(*told: object) -> Rows:
    """The rows by their types; as mere objects, so that the functions of each are checked against its own event."""
    return {row.event: row for row in told if isinstance(row, Told)}


def filled(text: Message, thing: Any, names: Names = ()) -> Message:
    """A text about an event or an action: ``{player}`` is its seat, ``{other}`` another, ``%n`` its number.

    Other names are those of its fields; a card is an object of the sentence.
    """
    if "%n" in text.source:
        text = replace(text, n=thing.number)
    return text.put(**{name: _value(name, thing, names) for name in names_in(text.source)})


def _value(name: str, thing: Any, names: Names) -> str | int | Message:
    if name in ("player", "other"):
        seat: int = thing.seat if name == "player" else thing.other
        return names[seat]
    value: Card | Suit | int = getattr(thing, name)
    return card_object(value) if isinstance(value, Card) else suit_name(value) if isinstance(value, Suit) else value
