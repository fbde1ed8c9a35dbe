"""The last turn of a seat once more, as everybody may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.engine.match import Match
    from cardtable.engine.round import View
    from cardtable.engine.values import Event


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after one action as somebody sees it who only watches, and what could be seen happening."""

    view: View
    events: tuple[Event, ...]


def last_turn(match: Match, seat: int) -> tuple[int, list[Frame]]:
    """The line of the log with which the last turn of ``seat`` began, and the table before it and after each action."""
    deal = max(number for number, entry in enumerate(match.log) if entry.action is None)
    again = match.at(deal + 1)
    frames: list[Frame] = []
    start = len(again.log)
    was_on_turn = False
    for entry in match.log[len(again.log) :]:
        assert again.round is not None
        on_turn = again.round.turn == seat
        if on_turn and not was_on_turn:
            start, frames = len(again.log), [Frame(again.round.view(None), ())]
        was_on_turn = on_turn
        events = again.replay(entry)
        if on_turn and entry.seat == seat:
            public = (event.seen_by(None) for event in events)
            frames.append(Frame(again.round.view(None), tuple(event for event in public if event is not None)))
    return start, frames
