"""The biggest turn of a player, shown again: apart from what is counted, for which no match is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.app.replay import Eyes, ReplayTable, can_be_replayed
from cardtable.app.turns import NO_SEAT, turns

if TYPE_CHECKING:
    from cardtable.engine.match import Match
    from cardtable.games.catalogue import GameEntry
    from cardtable.stage.turn_lines import TurnLine


class ShownAgain(NamedTuple):
    """The table right after a turn, as who had it saw it, and what happened in it."""

    table: ReplayTable
    told: TurnLine


def shown_again(entry: GameEntry, match: Match, seat: int, line: int) -> ShownAgain | None:
    """The turn of this seat that begins with this line of the log; ``None`` where there is none that can be shown."""
    if not can_be_replayed(match) or not match.first_replayable <= line < len(match.log) or match.on_turn[line] != seat:
        return None
    end = next((at for at in range(line, len(match.log)) if match.on_turn[at] != seat), len(match.log))
    table = ReplayTable(entry, match)
    eyes = Eyes(seat)
    table.look_from(eyes if eyes in table.offered else table.offered[0])
    table.go_to(end)
    told = entry.stage.speech.turn_lines(turns(table, line)[0], table.view(), NO_SEAT, table.names)
    return next((ShownAgain(table, one) for one in reversed(told) if one.seat == seat and not one.called), None)
