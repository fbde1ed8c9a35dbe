"""How the events of contract rummy are told: their weight, sound and rest, and what is counted over many matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.rules.buying import height
from cardtable.games.rummy.rules.events import (
    Bought,
    Dealt,
    Discarded,
    Drew,
    DrewForIt,
    LaidDown,
    LaidOff,
    Reshuffled,
    Swapped,
    TookUpcard,
    Turned,
    Voided,
    WentOut,
)
from cardtable.stage.counted_events import CountedEvent, Feat
from cardtable.stage.event_style import PLAIN, Announcement, EventStyle, Rest, Sound, Weight

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.games.rummy.rules.events import RummyEvent


def mark(event: RummyEvent) -> EventStyle:
    """The cards that decide who buys are seen by everybody; so is the purchase before the next card is drawn."""
    match event:
        case Dealt():
            return EventStyle(sound=Sound.DEAL)
        case Turned() | Discarded():
            return EventStyle(sound=Sound.LAY)
        case TookUpcard() | Drew():
            return EventStyle(sound=Sound.DRAW)
        case DrewForIt():
            return _drew_for_it(event)
        case Bought():
            return EventStyle(Weight.NOTABLE, Sound.BUY, Rest.BREATH, settles=True)
        case LaidDown(seat):
            return EventStyle(Weight.TURNING, Sound.MELD, Rest.TRICK, Announcement(seat))
        case LaidOff() | Swapped():
            return EventStyle(sound=Sound.MELD)
        case Reshuffled():
            return EventStyle(sound=Sound.SHUFFLE)
        case WentOut(seat):
            return EventStyle(Weight.TURNING, Sound.CALL, Rest.TRICK, Announcement(seat))
        case Voided():
            return EventStyle(Weight.NOTABLE, rest=Rest.LOOK)
    return PLAIN


def _drew_for_it(event: DrewForIt) -> EventStyle:
    heights = [height(card) for card in event.cards]
    level = heights.count(max(heights)) > 1
    best = None if level else event.seats[heights.index(max(heights))]
    drawn = tuple(zip(event.seats, event.cards, strict=True))
    return EventStyle(Weight.TURNING, Sound.DRAW, Rest.SEEN, shown=drawn, best=best, settles=True)


KNOWN: Final = frozenset({Feat.FACED, Feat.MADE})


def deeds(events: Iterable[RummyEvent], seats: int) -> Iterator[CountedEvent]:
    """Each round asks everybody for its contract; one that is asked for again is no first try any more."""
    met: set[int] = set()
    first = False
    for event in events:
        if isinstance(event, Dealt):
            first = event.number not in met
            met.add(event.number)
            if first:
                yield from (CountedEvent(seat, Feat.FACED) for seat in range(seats))
        elif isinstance(event, LaidDown) and first:
            yield CountedEvent(event.seat, Feat.MADE)
