"""What a good player would do, asked for by a person and shown at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.match.guard import fails_closed
from cardtable.app.match.screen import About
from cardtable.messages import translate
from cardtable.stage.popup_placement import BESIDE_PILE

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.answers import Answers
    from cardtable.app.match.display import Display
    from cardtable.app.match.teacher import Teacher
    from cardtable.cards import Card
    from cardtable.players.decision import Decision


class Hints:
    """Hints at one table; ``ask`` asks a computer player for that of a seat, who answers with :meth:`hinted`."""

    def __init__(self, display: Display, answers: Answers, teacher: Teacher | None, ask: Callable[[int], None]) -> None:
        self._display, self._answers, self._teacher, self._ask = display, answers, teacher, ask

    def shut(self) -> None:
        """Something is wrong: leave no hand open."""
        self._display.shut()

    @fails_closed
    def ask(self) -> None:
        """Ask what a good player would do; only whose turn it is gets a hint."""
        table, seat = self._display.table, self._display.sight.viewer
        if not self._display.open or seat is None or table.match.between_rounds:
            return
        if self._teacher is not None:
            self._teacher.again()
        elif not table.entry.game.lenient:
            self._answers.advise(translate("Table", "There are no hints in this game."))
        elif seat in (table.round.turn, *table.round.must_answer()):
            self._ask(seat)
        else:
            self._answers.advise(translate("Table", "A hint comes when it is your turn."))

    @fails_closed
    def hinted(self, decision: Decision | None) -> None:
        """Say what a good player would do, and why."""
        display, advise = self._display, self._answers.advise
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
