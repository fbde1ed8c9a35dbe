"""A turn for ears: what one player did in one sentence, where that can be said so, and own matters first."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from cardtable.stage.event_style import Weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.speech import Speech


class Wordiness(StrEnum):
    """How much is said of what others do: only what matters, a sentence for each turn, or one for everything."""

    LITTLE = "little"
    TURNS = "turns"
    EVERYTHING = "everything"


def in_sentences(
    speech: Speech[Any, Any],
    events: Sequence[Event],
    names: Sequence[str],
    mine: int | None = None,
    wordiness: Wordiness = Wordiness.TURNS,
) -> list[Message]:
    """What happened, for a player who sits at the seat ``mine``; ``events`` are as that seat sees them.

    What happened to that seat comes first.
    """
    found: list[tuple[Message, bool]] = []
    at = 0
    while at < len(events):
        message, number = _sentence(speech, events[at:], names, wordiness)
        told, at = events[at : at + number], at + number
        if message is not None and (wordiness is not Wordiness.LITTLE or _matters(speech, told, mine)):
            found.append((message, any(_happens_to(speech, event, mine) for event in told)))
    return [message for message, _ in sorted(found, key=lambda one: not one[1])]


def _sentence(
    speech: Speech[Any, Any], events: Sequence[Event], names: Sequence[str], wordiness: Wordiness
) -> tuple[Message | None, int]:
    """The sentence for as many of the first events as possible, and for how many."""
    if wordiness is not Wordiness.EVERYTHING:
        for number in range(len(events), 1, -1):
            message = speech.tell_together(events[:number], names)
            if message is not None:
                return message, number
    return speech.tell(events[0], names), 1


def _happens_to(speech: Speech[Any, Any], event: Event, mine: int | None) -> bool:
    """Whether another player did this to the seat, which it should not miss."""
    return mine is not None and speech.befalls(event) == mine


def _matters(speech: Speech[Any, Any], events: Sequence[Event], mine: int | None) -> bool:
    return any(
        speech.mark(event).weight is not Weight.PASSING
        or getattr(event, "seat", None) == mine
        or _happens_to(speech, event, mine)
        for event in events
    )
