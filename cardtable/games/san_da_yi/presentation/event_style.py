"""How the events of San Da Yi are told: their weight, sound and rest, and what is counted over many matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules.events import (
    AllPassed,
    Buried,
    Called,
    Dealt,
    Declared,
    HandEnded,
    NamedTrump,
    Played,
    TookKitty,
    WonTrick,
)
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.games.san_da_yi.rules.scoring import declarer_score
from cardtable.messages import translate
from cardtable.stage.counted_events import Deed, Feat
from cardtable.stage.event_style import PLAIN, Mark, Outcry, Rest, Sound, Weight

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.games.san_da_yi.rules.events import SanDaYiEvent


def mark(event: SanDaYiEvent) -> Mark:
    """A full trick rests, and a kitty that is shown is seen by everybody before it goes into the hand."""
    match event:
        case Dealt():
            return Mark(sound=Sound.DEAL)
        case Called(value=value):
            return PLAIN if value == PASS else Mark(sound=Sound.CALL)
        case AllPassed():
            return Mark(Weight.NOTABLE, rest=Rest.LOOK)
        case Declared(seat):
            return Mark(Weight.TURNING, Sound.CALL, Rest.TRICK, Outcry(seat))
        case TookKitty(shown=shown):
            return Mark(Weight.NOTABLE, Sound.SWEEP, Rest.STUDIED if shown else Rest.BREATH)
        case Buried():
            return Mark(sound=Sound.LAY)
        case NamedTrump(seat):
            return Mark(Weight.TURNING, Sound.CALL, Rest.TRICK, Outcry(seat))
        case Played():
            return Mark(sound=Sound.LAY)
        case WonTrick(seat):
            return Mark(rest=Rest.TRICK, taker=seat)
        case HandEnded(declarer, captured=True):
            stamp = translate("SanDaYi", "Kitty captured", "a stamp on the table")
            return Mark(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, Outcry(declarer, stamp=stamp, good=False))
    return PLAIN


KNOWN: Final = frozenset({Feat.CALLED, Feat.KEPT})


def deeds(events: Iterable[SanDaYiEvent]) -> Iterator[Deed]:
    """The declarer of each hand, also one who had to declare because all passed (A12); kept is what wins (A24, A25)."""
    for event in events:
        if isinstance(event, HandEnded):
            yield Deed(event.declarer, Feat.CALLED)
            if declarer_score(event.bid, event.points, event.captured) > 0:
                yield Deed(event.declarer, Feat.KEPT)
