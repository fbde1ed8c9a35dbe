"""What a good player would do, asked for by a person and shown at the table; what comes too late is not."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cardtable.app.match.display import Display, OnDisplay
from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.match.reports import Hinted
from cardtable.app.match.scheduler import TIME_LIMIT, restart
from cardtable.app.match.screen import About
from cardtable.messages import translate
from cardtable.players.decision import Level
from cardtable.stage.popup_placement import BESIDE_PILE

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.ai_process import Answer
    from cardtable.app.match.bubbles import Bubbles
    from cardtable.app.match.reports import Post
    from cardtable.app.match.scheduler import Clock, Minds
    from cardtable.app.match.teacher import Teacher
    from cardtable.app.sight import Sight
    from cardtable.cards import Card
    from cardtable.engine.round import Round
    from cardtable.players.decision import Decision


class Hints(OnDisplay):
    """Hints at one table; ``ask`` asks a computer player for that of a seat, who answers with :meth:`hinted`."""

    def __init__(self, display: Display, bubbles: Bubbles, teacher: Teacher | None, ask: Callable[[int], None]) -> None:
        super().__init__(display)
        self._bubbles, self._teacher, self._ask = bubbles, teacher, ask

    @fails_closed
    def ask(self) -> None:
        """Ask what a good player would do; only whose turn it is gets a hint."""
        table, seat = self._display.table, self._display.sight.viewer
        if not self._display.open or seat is None or table.match.between_rounds:
            return
        if self._teacher is not None:
            self._teacher.again()
        elif not table.entry.game.lenient:
            self._bubbles.advise(translate("Table", "There are no hints in this game."))
        elif seat in (table.round.turn, *table.round.must_answer()):
            self._ask(seat)
        else:
            self._bubbles.advise(translate("Table", "A hint comes when it is your turn."))

    @fails_closed
    def hinted(self, decision: Decision | None) -> None:
        """Say what a good player would do, and why."""
        display, advise = self._display, self._bubbles.advise
        if not display.open:
            return
        if decision is None:
            advise(translate("Table", "There is no hint just now. Go on, or ask again."))
            return
        found = display.mark(decision.action)
        message = display.table.entry.stage.speech.advise(decision.action, decision.reasons, display.table.names)
        if found.cards and self._lies_open(found.cards):
            advise(message, About(cards=found.cards))
        elif found.zone:
            advise(message, About((found.zone,)), BESIDE_PILE)
        else:
            every = () if display.screen is None else display.screen.buttons
            key = next((one.command.key for one in every if one.command.action == decision.action), None)
            advise(message, About(button=key), BESIDE_PILE)

    def _lies_open(self, cards: frozenset[Card]) -> bool:
        screen = self._display.screen
        return screen is not None and any(card in zone.cards for zone in screen.picture.zones for card in cards)


_log = logging.getLogger(__name__)


class HintRequests:
    """Asks what a good player would do at one table; ``post`` gets :class:`Hinted`."""

    time_limit = TIME_LIMIT

    def __init__(self, sight: Sight, minds: Minds, clock: Clock, post: Post) -> None:
        self._sight, self._table, self._minds, self._post = sight, sight.table, minds, post
        self._guard = clock.timer(self._give_up)
        self._number: int | None = None
        self._about: tuple[Round, int, int | None] | None = None

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
    def _now(self) -> tuple[Round, int, int | None]:
        """A round from which something was taken back is another one, however long its log is.

        Of several who are asked the next may look before the answer comes.
        """
        return self._table.round, len(self._table.match.log), self._sight.viewer

    def _give_up(self) -> None:
        """No hint has come for so long that none will."""
        _log.error("a hint took too long")
        restart(self._minds)
        self._give(None)

    def _give(self, decision: Decision | None) -> None:
        about, now = self._about, self._now
        self.forget()
        if about is not None and about[0] is now[0] and about[1:] == now[1:]:
            self._post(Hinted(decision))
