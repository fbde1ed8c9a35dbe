"""Requests for hints: a computer player is asked for one seat, and what comes too late is not given."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cardtable.app.match.reports import Hinted
from cardtable.app.match.scheduler import TIME_LIMIT, restart
from cardtable.players.decision import Level

if TYPE_CHECKING:
    from cardtable.app.ai_process import Answer
    from cardtable.app.match.reports import Post
    from cardtable.app.match.scheduler import Clock, Minds
    from cardtable.app.table import GameTable
    from cardtable.engine.round import Round
    from cardtable.players.decision import Decision

_log = logging.getLogger(__name__)


class HintRequests:
    """Asks what a good player would do at one table; ``post`` gets :class:`Hinted`."""

    time_limit = TIME_LIMIT

    def __init__(self, table: GameTable, minds: Minds, clock: Clock, post: Post) -> None:
        self._table, self._minds, self._post = table, minds, post
        self._guard = clock.timer(self._give_up)
        self._number: int | None = None
        self._about: tuple[Round, int] | None = None

    def ask(self, seat: int) -> None:
        """Ask for this seat."""
        self._about = self._now
        self._guard.start(self.time_limit)
        try:
            self._number = self._minds.ask(self._table.question(seat, Level.HARD))
        except OSError:
            _log.exception("the computer players' process cannot be started")
            self._give(None)

    def answered(self, answer: Answer) -> bool:
        """An answer has come to some question; whether it was to this one."""
        if self._number is None or answer.number != self._number:
            return False
        if answer.failure is not None:
            _log.error("no hint: %s", answer.failure)
        self._give(answer.decision)
        return True

    def forget(self) -> None:
        """Nobody waits for a hint any more."""
        self._guard.stop()
        self._number = self._about = None

    @property
    def _now(self) -> tuple[Round, int]:
        """A round from which something was taken back is another one, however long its log is."""
        return self._table.round, len(self._table.match.log)

    def _give_up(self) -> None:
        """No hint has come for so long that none will."""
        _log.error("a hint took too long")
        restart(self._minds)
        self._give(None)

    def _give(self, decision: Decision | None) -> None:
        about, (lying, line) = self._about, self._now
        self.forget()
        if about is not None and about[0] is lying and about[1] == line:
            self._post(Hinted(decision))
