"""Narrator for screen readers: turns as they end, whose turn it is, what is asked, what is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.steps import Computer, Curtain, Person, Reading
from cardtable.stage.turns import Wordiness, in_sentences
from cardtable.ui.a11y.announcer import Tone
from cardtable.ui.a11y.speech_text import with_key
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from cardtable.app.beats import Beat
    from cardtable.app.steps import Step
    from cardtable.app.table import GameTable
    from cardtable.engine.values import Event
    from cardtable.ui.table.page import TablePage

# So many sentences are said of what happened behind a curtain, the newest.
MOST: Final = 12


class Narrator:
    """Tells one page's table."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._events: list[Event] = []
        self._actor: int | None = None
        self._asked: object = None

    def forget(self) -> None:
        """Another table: nothing has happened, and no player was asked."""
        self._events, self._actor, self._asked = [], None, None
        self._page.announcer.clear()

    def note(self, beat: Beat, events: Sequence[Event]) -> None:
        """This has happened, as the screen may show it."""
        table = self._page.table
        if table is None:
            return
        if not self._events and any(table.entry.stage.speech.tell(event, table.names) for event in events):
            self._actor = beat.seat
        self._events += events
        if self._wordiness is Wordiness.EVERYTHING:
            self._say_moves()

    def settle(self) -> None:
        """All that there was has been shown: say it, unless the same turn goes on."""
        page, table = self._page, self._page.table
        if table is None or not self._events or page.conductor is None:
            return
        goes_on = not table.match.between_rounds and table.round.turn == self._actor
        if not (goes_on and isinstance(table.step(), Computer) and not page.conductor.rests):
            self._say_moves()

    def say_again(self, events: Sequence[Event]) -> None:
        """This happened before and is shown once more."""
        table = self._page.table
        if table is not None:
            told = in_sentences(table.entry.stage.speech, events, table.names, self._mine(table), self._wordiness)
            self._page.announcer.tell(" ".join(map(say, told)), own=False)

    def ask(self, step: Step) -> None:
        """The table waits: say what has happened, and for what it waits, once."""
        page, table = self._page, self._page.table
        if table is None:
            return
        if table.is_hot_seat and table.viewer is None:
            page.announcer.forget()
        moves, dialog, asked, answers = self._moves(), *self._asks(table, step)
        about = (table.viewer, len(table.match.log), asked)
        known, self._asked = about == self._asked, about
        if known:
            page.announcer.tell(moves, own=False)
        elif dialog is None:
            text = " ".join(part for part in (moves, asked, answers) if part)
            page.announcer.tell(text, Tone.URGENT, own=isinstance(step, Person))
        elif isinstance(step, Curtain):
            # What has happened is among what stands there.
            page.announcer.open(dialog, asked, own=False)
        else:
            page.announcer.open(dialog, asked, f"{moves} {answers}".strip())

    def ask_again(self) -> None:
        """The player has come back to the table and may have forgotten what was asked."""
        self._asked = None

    def rest(self) -> None:
        """The table rests until a person goes on."""
        self._page.announcer.tell(f"{self._moves()} {self.going_on()}", Tone.URGENT, own=False)

    def going_on(self) -> str:
        """With which key one goes on, where that is waited for."""
        commands = self._page.commands
        if not commands.offers_to_go_on:
            return ""
        return with_key(commands.go_on.accessibleName(), say(commands.go_on_key))

    # -- what is said ----------------------------------------------------------------------------------------------

    @property
    def _wordiness(self) -> Wordiness:
        return Wordiness(self._page.services.settings.wordiness)

    @staticmethod
    def _mine(table: GameTable) -> int | None:
        return table.persons[0] if len(table.persons) == 1 else table.viewer

    def _moves(self) -> str:
        table, events = self._page.table, self._events
        self._events, self._actor = [], None
        if table is None or not events:
            return ""
        told = in_sentences(table.entry.stage.speech, events, table.names, self._mine(table), self._wordiness)
        return " ".join(map(say, told))

    def _say_moves(self) -> None:
        self._page.announcer.tell(self._moves(), own=False)

    def _asks(self, table: GameTable, step: Step) -> tuple[QWidget | None, str, str]:
        """The dialog in which it is asked, if there is one, what is asked, and the answers with their keys."""
        page = self._page
        if page.coach.lesson is not None and (isinstance(step, Reading) or page.questions.question is None):
            return None, page.coach.spoken(), ""
        if isinstance(step, Curtain):
            return page.curtain, page.curtain.spoken(MOST), ""
        if isinstance(step, Computer) and page.conductor is not None and not page.conductor.waits:
            return None, "", ""
        if not isinstance(step, Person):
            return None, page.keys.reader.choices(), ""
        if page.questions.question is not None:
            taught = f"{page.coach.spoken()} {page.questions.spoken()}".strip()
            return page.questions.panel, taught, page.questions.spoken_answers()
        line = page.controller.presenter.status_line(page.controller.state)
        return None, own_words(say(line), table.names[step.seat]), ""


def own_words(text: str, name: str) -> str:
    """A line that speaks to the player of this name, without the name."""
    rest = text.removeprefix(f"{name}: ")
    return rest if rest is text else rest[:1].upper() + rest[1:]
