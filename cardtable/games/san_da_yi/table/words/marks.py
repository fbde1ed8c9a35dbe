"""How the events of San Da Yi are told: what matters, what is heard, where the table rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from cardtable.messages import translate
from cardtable.stage.event_style import PLAIN, Mark, Outcry, Rest, Sound, Weight

if TYPE_CHECKING:
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
