"""The turns of a running match since a player's last one, cut out of its log as the screen may show them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Notice, Turn, TurnLine, fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.app.running_match import RunningMatch
    from cardtable.app.sight import Sight
    from cardtable.cards import Card
    from cardtable.engine.match import LogLine
    from cardtable.engine.round import View
    from cardtable.engine.values import Event
    from cardtable.messages import Message


def last_turns(sight: Sight) -> dict[int, list[Event]]:
    """What each other seat did in its last turn since the last one of the near seat, and what came of it, by seat.

    While that one is on turn its own actions do not end what is told.
    """
    found: dict[int, list[Event]] = {}
    closed: set[int] = set()
    came_of: dict[int, list[Event]] = {}  # of what a seat did, in the turns of others since
    near, own_turn = sight.near, _is_on_turn(sight)
    before: int | None = None
    for actor, events, is_turn in _backwards(sight):
        if actor is None:
            break
        if actor == near:
            if is_turn and (not own_turn or found):
                break
            continue
        if is_turn and before is not None and actor != before:
            closed.add(before)
        before = actor if is_turn else before
        for event in events:
            seat = getattr(event, "seat", actor)
            if seat not in (actor, None, near):
                came_of.setdefault(seat, []).append(event)
        if actor not in closed:
            own = [event for event in events if getattr(event, "seat", actor) == actor]
            found[actor] = [*own, *found.get(actor, came_of.get(actor, [])[::-1])]
    return {seat: events for seat, events in found.items() if events}


def arrivals(table: RunningMatch, seat: int) -> dict[Card, Message]:
    """Why cards came to this seat since its last turn, and by that; only for the eyes of that seat."""
    found: dict[Card, Message] = {}
    match = table.match
    for line, events in zip(reversed(match.log), reversed(match.events), strict=False):
        for event in events:
            seen = event.seen_by(seat)
            came = None if seen is None else table.entry.stage.speech.arrival(seen)
            if came is not None and came.seat == seat:
                found.update(dict.fromkeys(came.cards, came.reason))
        if line.seat is None or (line.seat == seat and is_turn(table, line)):
            break
    return found


def is_turn(table: RunningMatch, line: LogLine) -> bool:
    """Whether this line of the log is more than a player's answer to a question to all, or a deal."""
    return line.action is not None and not table.entry.stage.waiting.answers(line.action)


def _is_on_turn(sight: Sight) -> bool:
    return not sight.table.match.between_rounds and sight.table.round.turn == sight.near


def _backwards(sight: Sight) -> Iterator[tuple[int | None, tuple[Event, ...], bool]]:
    """Who acted (no player: a deal), what could be seen of it, and whether it was in a turn; the newest first."""
    match = sight.table.match
    known = zip(reversed(match.log), reversed(match.events), strict=False)
    return ((line.seat, sight.visible(events), is_turn(sight.table, line)) for line, events in known)


NO_SEAT: Final = -1
"""For whom turns are told to everybody alike."""


class Until(NamedTuple):
    """As far as something has been told: so many of the events of this line of the log, and nothing after it."""

    line: int
    events: int


class Since(NamedTuple):
    """What a player has not acted upon yet: ``lines`` for all, ``notices`` of what was done to the player."""

    lines: list[TurnLine]
    notices: list[Notice]


def since_my_turn(sight: Sight, seat: int, view: View, until: Until | None = None) -> Since:
    """All turns of this round since the last one of ``seat`` ended, as ``view`` shows what became of them.

    Its own deeds in a turn that runs do not end that: what is routine goes with the first of them, turning points and
    notices when the turn is over.
    """
    table = sight.table
    end = _end(table, until)
    running = _running(table, seat, end)
    found = lines_from(sight, seat, view, turn_ended(table, seat, until), until)
    if any(is_deed(table, line, seat) for line in range(running, end)):
        return Since([line for line in found.lines if line.weight is Weight.TURNING], found.notices)
    return found


def turn_ended(table: RunningMatch, seat: int, until: Until | None = None) -> int:
    """The line of the log with the last deed of this seat before the turn that it may have now; else with the deal."""
    first = _running(table, seat, _end(table, until))
    lines = range(first - 1, table.match.last_deal, -1)
    return next((line for line in lines if is_deed(table, line, seat)), table.match.last_deal)


def _running(table: RunningMatch, seat: int, end: int) -> int:
    """The first line of the turn that this seat has now; ``end`` where another has it."""
    if table.match.between_rounds or table.round.turn != seat:
        return end
    while end - 1 > table.match.last_deal and table.match.on_turn[end - 1] == seat:
        end -= 1
    return end


def lines_from(sight: Sight, seat: int, view: View, line: int, until: Until | None = None) -> Since:
    """Everything from this line of the log on, for the player of ``seat``, whose own deeds are told to nobody.

    Of a line that the player wrote only what came of it is told, such as who won the trick.
    """
    speech, names = sight.table.entry.stage.speech, sight.table.names
    found: list[TurnLine] = []
    for turn in turns(sight, max(line, 0), until):
        made = speech.turn_lines(turn, view, seat, names)
        found += [one for one in made if one.called or one.seat != seat]
    return Since(*fold(found))


def turns(sight: Sight, line: int, until: Until | None = None) -> list[Turn]:
    """The turns from this line of the log on."""
    match = sight.table.match
    lines = [
        (match.on_turn[at] if match.log[at].action is not None else None, at)
        for at in range(line, _end(sight.table, until))
    ]
    found = []
    for seat, of_turn in groupby(lines, key=lambda one: one[0]):
        done = [(match.log[at].seat, _seen(sight, at, until)) for _, at in of_turn]
        found.append(Turn(seat, tuple(done)))
    return found


def _seen(sight: Sight, line: int, until: Until | None) -> tuple[Event, ...]:
    events = sight.table.match.events[line]
    return sight.visible(events if until is None or line < until.line else events[: until.events])


def _end(table: RunningMatch, until: Until | None) -> int:
    return len(table.match.log) if until is None else min(until.line + 1, len(table.match.log))


def is_deed(table: RunningMatch, line: int, seat: int) -> bool:
    """Whether the player of this seat pressed something there, in a turn of that seat."""
    entry = table.match.log[line]
    on_turn = entry.seat == seat == table.match.on_turn[line]
    return on_turn and entry.action is not None and not entry.action.spoken and is_turn(table, entry)
