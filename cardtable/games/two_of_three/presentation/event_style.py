"""How the events of Two of Three are told: what matters, what is heard, where the table rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.two_of_three.rules.events import Dealt, Drew, Played, Stuck, Took, TookStock, WentOut
from cardtable.stage.event_style import PLAIN, Announcement, EventStyle, Rest, Sound, Weight

if TYPE_CHECKING:
    from cardtable.games.two_of_three.rules.events import TwoOfThreeEvent


def mark(event: TwoOfThreeEvent) -> EventStyle:
    """The end of a round is seen before the row goes to the player who takes it."""
    match event:
        case Dealt():
            return EventStyle(sound=Sound.DEAL, rest=Rest.BREATH)
        case Played():
            return EventStyle(sound=Sound.LAY)
        case Drew():
            return EventStyle(sound=Sound.DRAW)
        case Stuck(seat):
            return EventStyle(Weight.TURNING, Sound.NOT_ALLOWED, Rest.STUDIED, Announcement(seat, good=False))
        case WentOut(seat):
            return EventStyle(Weight.TURNING, Sound.CALL, Rest.STUDIED, Announcement(seat))
        case Took(seat) | TookStock(seat):
            return EventStyle(Weight.NOTABLE, Sound.SWEEP, Rest.BREATH, taker=seat)
    return PLAIN
