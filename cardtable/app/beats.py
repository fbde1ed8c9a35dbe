"""A match in beats: what is seen in one glance, with the table as it was then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.engine.match import LogLine, Match
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Event


@dataclass(frozen=True, slots=True)
class Beat:
    """What is seen in one glance: ``events`` with all they hold, and the table after them.

    ``line`` is the line of the log to which it belongs, which it ``begins`` or not. A beat holds the whole round and is
    never saved; only its view is for eyes.
    """

    line: int
    seat: int | None
    events: tuple[Event, ...]
    table: Round
    begins: bool

    def view(self, seat: int | None) -> View:
        """What this seat (``None``: an onlooker) may know of the table at this moment."""
        return self.table.view(seat)


@dataclass(frozen=True, slots=True)
class Again:
    """Something to be told once more: the table ``before`` it, the line of the log that came next, and the beats."""

    before: Round
    line: int
    beats: tuple[Beat, ...]


class Moments:
    """Notes the table at every point where it rests during one action."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, Round]] = []

    def watch(self, table: Round, told: int) -> None:
        """Keep the table as it is after so many events; where nothing was told since the last one, only that one."""
        if told and (not self.noted or self.noted[-1][0] != told):
            self.noted.append((told, table.copy()))

    def cut(self, match: Match) -> list[Beat]:
        """The beats of the line that was written last."""
        line, current = len(match.log) - 1, match.round
        assert current is not None
        seat, events = match.log[line].seat, match.events[line]
        found: list[Beat] = []
        begun = 0
        for told, table in self.noted:
            # After the last word something may still be cleared away, as a trick is.
            if told < len(events) or table != current:
                found.append(Beat(line, seat, events[begun:told], table, not found))
                begun = told
        return [*found, Beat(line, seat, events[begun:], current.copy(), not found)]


def last_turn(match: Match, seat: int) -> Again:
    """The last turn of ``seat`` in this round: what it did while it was on turn."""
    again = match.at(max(match.last_deal + 1, match.first_replayable))
    assert again.round is not None
    found, start, before = list[Beat](), len(again.log), again.round.copy()
    was_on_turn = False
    for entry in match.log[len(again.log) :]:
        assert again.round is not None
        on_turn = again.round.turn == seat
        if on_turn and not was_on_turn:
            found, start, before = [], len(again.log), again.round.copy()
        was_on_turn = on_turn
        beats = _replayed(again, entry)
        if on_turn and entry.seat == seat:
            found += beats
    return Again(before, start, tuple(found))


def since(match: Match, line: int) -> Again:
    """The beats of every line from this one on, as far back as the rules can play them again."""
    again = match.at(max(line, match.first_replayable))
    if again.round is None and len(again.log) < len(match.log):
        again.replay(match.log[len(again.log)])  # Before the first deal there is no table to show.
    if again.round is None:
        raise ValueError("nothing has been dealt yet")
    before, start = again.round.copy(), len(again.log)
    return Again(before, start, tuple(beat for entry in match.log[start:] for beat in _replayed(again, entry)))


def _replayed(again: Match, entry: LogLine) -> list[Beat]:
    """Play a line of the log once more, and cut it into its beats."""
    moments = Moments()
    again.replay(entry, moments.watch)
    return moments.cut(again)
