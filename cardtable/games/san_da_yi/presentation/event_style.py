"""How the events of San Da Yi are told: their weight, sound and rest, and what is counted over many matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules.events import AllPassed, Buried, Called, Dealt, Declared, HandEnded, TookKitty
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.games.san_da_yi.rules.scoring import declarer_score
from cardtable.kinds.tricks.rules.moves import NamedTrump, Played, WonTrick
from cardtable.messages import translate
from cardtable.stage.counted_events import CountedEvent, Feat
from cardtable.stage.event_style import PLAIN, Announcement, EventStyle, Rest, Sound, Weight

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.games.san_da_yi.rules.events import SanDaYiEvent


def mark(event: SanDaYiEvent) -> EventStyle:
    """A full trick rests, and a kitty that is shown is seen by everybody before it goes into the hand."""
    match event:
        case Dealt():
            return EventStyle(sound=Sound.DEAL)
        case Called(value=value):
            return PLAIN if value == PASS else EventStyle(sound=Sound.CALL)
        case AllPassed():
            return EventStyle(Weight.NOTABLE, rest=Rest.LOOK)
        case Declared(seat):
            return EventStyle(Weight.TURNING, Sound.CALL, Rest.TRICK, Announcement(seat))
        case TookKitty(shown=shown):
            return EventStyle(Weight.NOTABLE, Sound.SWEEP, Rest.STUDIED if shown else Rest.BREATH)
        case Buried():
            return EventStyle(sound=Sound.LAY)
        case NamedTrump(seat):
            return EventStyle(Weight.TURNING, Sound.CALL, Rest.TRICK, Announcement(seat))
        case Played():
            return EventStyle(sound=Sound.LAY)
        case WonTrick(seat):
            return EventStyle(rest=Rest.TRICK, taker=seat)
        case HandEnded(declarer, captured=True):
            stamp = translate("SanDaYi", "Kitty captured", "a stamp on the table")
            return EventStyle(
                Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, Announcement(declarer, stamp=stamp, good=False)
            )
    return PLAIN


KNOWN: Final = frozenset({Feat.CALLED, Feat.KEPT})


def deeds(events: Iterable[SanDaYiEvent]) -> Iterator[CountedEvent]:
    """The declarer of each hand, also one who had to declare because all passed (A12); kept is what wins (A24, A25)."""
    for event in events:
        if isinstance(event, HandEnded):
            yield CountedEvent(event.declarer, Feat.CALLED)
            if declarer_score(event.bid, event.points, event.captured) > 0:
                yield CountedEvent(event.declarer, Feat.KEPT)
