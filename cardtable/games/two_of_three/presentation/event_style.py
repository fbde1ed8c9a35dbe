"""How the events of Two of Three are told: what matters, what is heard, where the table rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.two_of_three.rules.events import Dealt, Drew, Played, Stuck, Took, TookStock, WentOut
from cardtable.stage.event_style import PLAIN, Mark, Outcry, Rest, Sound, Weight

if TYPE_CHECKING:
    from cardtable.games.two_of_three.rules.events import TwoOfThreeEvent


def mark(event: TwoOfThreeEvent) -> Mark:
    """The end of a round is seen before the row goes to whoever takes it."""
    match event:
        case Dealt():
            return Mark(sound=Sound.DEAL, rest=Rest.BREATH)
        case Played():
            return Mark(sound=Sound.LAY)
        case Drew():
            return Mark(sound=Sound.DRAW)
        case Stuck(seat):
            return Mark(Weight.TURNING, Sound.NOT_ALLOWED, Rest.STUDIED, Outcry(seat, good=False))
        case WentOut(seat):
            return Mark(Weight.TURNING, Sound.CALL, Rest.STUDIED, Outcry(seat))
        case Took(seat) | TookStock(seat):
            return Mark(Weight.NOTABLE, Sound.SWEEP, Rest.BREATH, taker=seat)
    return PLAIN
