"""What happened at a table since a player last acted, as the screen may show it; an answer to all is no turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.app.sight import Sight
    from cardtable.app.table import GameTable
    from cardtable.cards import Card
    from cardtable.engine.match import LogLine
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


def arrivals(table: GameTable, seat: int) -> dict[Card, Message]:
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


def is_turn(table: GameTable, line: LogLine) -> bool:
    """Whether this line of the log is more than a player's answer to a question to all, or a deal."""
    return line.action is not None and not table.entry.stage.waiting.answers(line.action)


def _is_on_turn(sight: Sight) -> bool:
    return not sight.table.match.between_rounds and sight.table.round.turn == sight.near


def _backwards(sight: Sight) -> Iterator[tuple[int | None, tuple[Event, ...], bool]]:
    """Who acted (no player: a deal), what could be seen of it, and whether it was in a turn; the newest first."""
    match = sight.table.match
    known = zip(reversed(match.log), reversed(match.events), strict=False)
    return ((line.seat, sight.visible(events), is_turn(sight.table, line)) for line, events in known)
