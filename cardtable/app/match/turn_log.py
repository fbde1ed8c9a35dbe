"""The log of a match: a heading for each round, a line for each turn, and the single sentences where it is opened."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.app.match.screen import LogRow
from cardtable.app.turns import NO_SEAT, Until, turns
from cardtable.messages import translate

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from cardtable.app.sight import Eyes, Sight
    from cardtable.engine.round import View
    from cardtable.engine.values import Event
    from cardtable.messages import Message


class Log:
    """Makes the rows of one match's log; it remembers how the rounds lay that are over."""

    def __init__(self, sight: Sight) -> None:
        self._sight, self._table = sight, sight.table
        self._ended: dict[tuple[Eyes, int], View] = {}

    def forget(self) -> None:
        """Something was taken back: rounds that were over may not be."""
        self._ended.clear()

    def rows(self, opened: Collection[int], view: View, until: Until | None = None) -> tuple[LogRow, ...]:
        """All rows as far as the match has been told, of which ``view`` is how the table lies.

        ``opened`` are the first lines of the rounds and turns that are opened.
        """
        rounds, lost = list(self._rounds(until)), self._lost_rounds
        found: list[LogRow] = []
        for number, (first, last) in enumerate(rounds, 1 + lost):
            running = first == self._table.match.last_deal
            can_open = running or first >= self._table.match.first_replayable
            is_open = running or (can_open and first in opened)
            over = not running or (until is None and self._table.match.between_rounds)
            heading = self._heading(number, over=over)
            found.append(LogRow(first, last.line + 1, heading, opened=is_open if can_open and not running else None))
            if is_open:
                found += self._turns(first, last, view if running else self._ended_view(last), opened)
        return tuple(found)

    def lines(self, view: View, *, every_round: bool = True, until: Until | None = None) -> list[Message]:
        """The headings and the turns, the newest last, each in a line; of all rounds or of the running one."""
        opened = range(len(self._table.match.log)) if every_round else ()
        rows = [row for row in self.rows(opened, view, until) if row.level < 2]
        texts = (row.text if row.line is None else row.line.text(self._table.names) for row in rows)
        return [text for text in texts if text is not None]

    def _rounds(self, until: Until | None) -> Iterator[tuple[int, Until]]:
        """Where each round begins, and how far it has been told."""
        match = self._table.match
        end = len(match.log) if until is None else min(until.line + 1, len(match.log))
        deals = [at for at in range(end) if match.log[at].action is None]
        for first, following in zip(deals, [*deals[1:], end], strict=True):
            whole = Until(following - 1, len(match.events[following - 1]))
            yield first, until if until is not None and following == end else whole

    @property
    def _lost_rounds(self) -> int:
        """How many rounds were played of which no line is left, in a match that was mended."""
        match = self._table.match
        played = len(match.results) + (not match.between_rounds)
        return played - sum(line.action is None for line in match.log)

    def _heading(self, number: int, *, over: bool) -> Message:
        table = self._table
        if not over:
            return translate("Table", "Round {number}", "heading in the log").put(number=number)
        outcome = table.entry.stage.speech.round_end(table.match.results[number - 1], table.names)
        text = translate("Table", "Round {number}: {outcome}", "heading in the log; {outcome} is a whole sentence")
        return text.put(number=number, outcome=outcome)

    def _ended_view(self, last: Until) -> View:
        """How the table lay when that round was over."""
        key = (self._sight.eyes, last.line)
        if key not in self._ended:
            ended = self._table.match.at(last.line + 1).round
            assert ended is not None
            self._ended[key] = self._sight.look(ended)
        return self._ended[key]

    def _turns(self, first: int, last: Until, view: View, opened: Collection[int]) -> list[LogRow]:
        """The rows of one round; what has no line, such as a card of a trick, belongs to the next that has one."""
        rows: list[LogRow] = []
        events: list[Event] = []
        end = first
        for turn in turns(self._sight, first, last):
            end += len(turn.done)
            lines = self._table.entry.stage.speech.turn_lines(turn, view, NO_SEAT, self._table.names)
            events += turn.events
            if not lines and turn.seat is not None:
                continue
            told = self._sentences(first, end, events, level=2 if lines else 1)
            if lines:
                is_open = first in opened
                parts = [LogRow(first, end, line=line, level=1) for line in lines]
                parts[-1] = replace(parts[-1], opened=is_open)
                told = [*_joined(rows, parts), *(told if is_open else ())]
            rows += told
            first, events = end, []
        return rows + self._sentences(first, end, events, level=1)

    def _sentences(self, first: int, end: int, events: Sequence[Event], level: int) -> list[LogRow]:
        return [LogRow(first, end, one, level=level) for one in self._sight.told(events)]


def _joined(rows: list[LogRow], parts: list[LogRow]) -> list[LogRow]:
    """The parts, the first with the last of the rows where it goes on from that, which is then taken away from them."""
    line, before = parts[0].line, rows[-1].line if rows else None
    if line is None or before is None or not line.joins or line.seat != before.seat:
        return parts
    first = rows.pop().first
    joined = replace(parts[0], line=replace(before, parts=before.parts + line.parts))
    return [replace(one, first=first) for one in (joined, *parts[1:])]
