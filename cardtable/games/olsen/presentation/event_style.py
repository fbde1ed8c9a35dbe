"""How the events of the family are told: their weight, sound and rest, and what is counted over many matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.events import (
    Accused,
    Blocked,
    Called,
    CatchFailed,
    Dealt,
    Drew,
    Fined,
    Imposed,
    Laid,
    LaidLast,
    MissedTurn,
    Penalized,
    Reshuffled,
    StartReturned,
    SteppedDown,
    SuitNamed,
    TookBack,
    TookOwed,
    TurnedRound,
    WentOut,
)
from cardtable.messages import translate
from cardtable.stage.counted_events import CountedEvent, Feat
from cardtable.stage.event_style import PLAIN, Announcement, EventStyle, Rest, Sound, Weight

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.games.olsen.rules.events import OlsenEvent


def mark(event: OlsenEvent) -> EventStyle:
    """Calls and what they cost are for the whole table."""
    match event:
        case Dealt():
            return EventStyle(sound=Sound.DEAL)
        case StartReturned() | Reshuffled():
            return EventStyle(sound=Sound.SHUFFLE, rest=Rest.BREATH)
        case Drew():
            return EventStyle(sound=Sound.DRAW)
        case TookOwed():
            return EventStyle(sound=Sound.DRAW, rest=Rest.BREATH, counted=True)
        case Laid():
            return EventStyle(sound=Sound.LAY)
        case SuitNamed() | Imposed() | TurnedRound() | MissedTurn():
            return EventStyle(Weight.NOTABLE, Sound.CALL, Rest.BREATH)
        case Blocked():
            return EventStyle(Weight.NOTABLE, rest=Rest.LOOK)
        case Called() | WentOut() | LaidLast() | SteppedDown():
            return _call(event)
        case Penalized() | CatchFailed() | Accused() | TookBack() | Fined():
            return _verdict(event)
    return PLAIN


def _call(event: Called | WentOut | LaidLast | SteppedDown) -> EventStyle:
    if isinstance(event, Called) and not event.counts:
        return EventStyle(sound=Sound.CALL)
    return EventStyle(Weight.TURNING, Sound.CALL, Rest.TRICK, Announcement(event.seat))


def _verdict(event: Penalized | CatchFailed | Accused | TookBack | Fined) -> EventStyle:
    """Who said what of whom, and whether that was right; a penalty is counted out one by one."""
    caught = translate("Olsen", "Caught", "a stamp on the table: an accusation was right")
    wrong = translate("Olsen", "Wrong!", "a stamp on the table: an accusation was not right")
    match event:
        case Accused(seat, target, cheat):
            announcement = Announcement(seat, target, wrong if cheat is None else caught, good=cheat is not None)
            return EventStyle(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, announcement)
        case CatchFailed(seat, target):
            return EventStyle(
                Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, Announcement(seat, target, wrong, good=False)
            )
        case Penalized(seat, caught_by=int(catcher)):
            announcement = Announcement(catcher, seat, caught)
            return EventStyle(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, announcement, counted=True)
        case Penalized(seat):
            forgot = translate("Olsen", "Forgotten!", "a stamp on the table: a call was not made")
            announcement = Announcement(seat, stamp=forgot, good=False)
            return EventStyle(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, announcement, counted=True)
        case TookBack(seat, card):
            return EventStyle(Weight.NOTABLE, Sound.SWEEP, Rest.LOOK, Announcement(seat, good=False, card=card))
        case Fined():
            return EventStyle(Weight.NOTABLE, Sound.DRAW, Rest.BREATH, counted=True)


KNOWN: Final = frozenset({Feat.CAUGHT, Feat.ACCUSED_RIGHTLY, Feat.ACCUSED_WRONGLY})


def deeds(events: Iterable[OlsenEvent]) -> Iterator[CountedEvent]:
    """A player who forgets to call counts as caught, even if only the rules noticed (B21, V05, V06)."""
    for event in events:
        match event:
            case Penalized(seat, caught_by=catcher):
                yield CountedEvent(seat, Feat.CAUGHT)
                if catcher is not None:
                    yield CountedEvent(catcher, Feat.ACCUSED_RIGHTLY)
            case Accused(seat, cheat=None) | CatchFailed(seat):
                yield CountedEvent(seat, Feat.ACCUSED_WRONGLY)
            case Accused(seat, target):
                yield CountedEvent(seat, Feat.ACCUSED_RIGHTLY)
                yield CountedEvent(target, Feat.CAUGHT)
