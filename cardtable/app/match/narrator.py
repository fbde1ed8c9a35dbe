"""Narrator for screen readers: turns as they end, whose turn it is, what is asked, what is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.awaiting import Computer, Curtain, Person, Reading
from cardtable.app.match import spoken_screen
from cardtable.app.match.cues import Dialog, Forgets, Opened, Said
from cardtable.app.turns import NO_SEAT, turns
from cardtable.messages import capitalized, translate, verbatim
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.awaiting import Step
    from cardtable.app.match.display import Display
    from cardtable.app.match.scheduler import Scheduler
    from cardtable.app.match.screen import Curtain as CurtainPart
    from cardtable.app.match.teacher import Teacher
    from cardtable.app.settings import Settings, Wordiness
    from cardtable.app.sight import Sight
    from cardtable.engine.values import Event
    from cardtable.messages import Message


YOUR_TURN: Final = translate("Reader", "Your turn.")


class Narrator:
    """Tells one table, in cues."""

    def __init__(
        self, display: Display, scheduler: Scheduler, teacher: Teacher | None, settings: Callable[[], Settings]
    ) -> None:
        self._display, self._scheduler, self._teacher, self._settings = display, scheduler, teacher, settings
        self._sight, self._table = display.sight, display.table
        self._events: list[Event] = []
        self._line = 0
        self._actor: int | None = None
        self._asked: object = None
        self._asked_at = -1

    def forget(self) -> None:
        """Another table lies there: nothing has happened, and no player was asked."""
        self._events, self._actor, self._asked, self._asked_at = [], None, None, -1
        self._display.do(Forgets(everything=True))

    def rewind(self) -> None:
        """Something was taken back: what was not told yet has not happened, and it is asked anew."""
        self._events, self._actor, self._asked = [], None, None

    def note(self, line: int, seat: int | None, events: Sequence[Event]) -> None:
        """This player has done this, as the screen may show it, in this line of the log."""
        if not self._events:
            self._line = line
            if self._sight.told(events):
                self._actor = seat
        self._events += events
        if self._settings().wordiness == "everything":
            self._say(*self._moves())

    def settle(self) -> None:
        """All that there was has been shown: say it, unless the same turn goes on."""
        table = self._table
        if not self._events:
            return
        goes_on = not table.match.between_rounds and table.round.turn == self._actor
        if not (goes_on and isinstance(self._sight.step(), Computer) and not self._scheduler.rests):
            self._say(*self._moves())

    def say_again(self, events: Sequence[Event]) -> None:
        """This happened before and is shown once more."""
        self._say(*self._sight.told(events))

    def ask(self, step: Step) -> None:
        """The table waits: say what has happened, and for what it waits, once."""
        table = self._table
        if table.is_hot_seat and self._sight.viewer is None:
            self._display.do(Forgets())
        moves, dialog, asked, answers = self._moves(), *self._asks(step)
        about = (self._sight.viewer, len(table.match.log), asked)
        known, self._asked = about == self._asked, about
        if known:
            self._say(*moves)
        elif dialog is None:
            self._say(*moves, *asked, *answers, urgent=True, own=isinstance(step, Person))
        elif dialog is Dialog.CURTAIN:
            # What has happened is among what stands there.
            self._display.do(Opened(dialog, own=False))
        else:
            self._display.do(Opened(dialog, asked, (*moves, *answers)))

    def ask_again(self) -> None:
        """The player has come back to the table and may have forgotten what was asked."""
        self._asked, self._asked_at = None, -1

    def rest(self) -> None:
        """The table rests until a person goes on."""
        self._say(*self._moves(), *spoken_screen.going_on(self._display.state.go_on), urgent=True)

    # -- what is said ----------------------------------------------------------------------------------------------

    def _say(self, *parts: Message, urgent: bool = False, own: bool = False) -> None:
        if parts:
            self._display.do(Said(parts, urgent, own))

    def _moves(self) -> tuple[Message, ...]:
        events, sight = self._events, self._sight
        self._events, self._actor = [], None
        if not events:
            return ()
        whole = [one for told in sight.table.match.events[self._line :] for one in sight.visible(told)]
        if events != whole:
            # Less than whole lines of the log: what is studied one after the other.
            return tuple(sight.told(events))
        return tuple(in_words(sight, self._line, self._settings().wordiness))

    def _asks(self, step: Step) -> tuple[Dialog | None, tuple[Message, ...], tuple[Message, ...]]:
        """The dialog in which it is asked, if there is one, what is asked, and the answers with their keys."""
        display, table, teacher = self._display, self._table, self._teacher
        screen = display.screen
        if screen is None:
            return None, (), ()
        taught = () if teacher is None else teacher.spoken()
        if teacher is not None and (isinstance(step, Reading) or screen.question is None):
            return None, taught, ()
        if isinstance(step, Curtain):
            return Dialog.CURTAIN, _behind(screen.curtain, table.names), ()
        if isinstance(step, Computer) and not self._scheduler.waits:
            return None, (), ()
        if not isinstance(step, Person):
            return None, spoken_screen.choices(screen), ()
        if screen.question is not None:
            return Dialog.QUESTION, (*taught, *spoken_screen.question(screen)), spoken_screen.answers(screen)
        line = display.presenter.pictures.say(display.presenter.status_line(display.state))
        called = (YOUR_TURN,) if self._comes_round(step.seat) else ()
        said = (*called, verbatim(capitalized(line)))
        return None, (*said, *spoken_screen.main_buttons(screen)), ()

    def _comes_round(self, seat: int) -> bool:
        """Whether another player has acted since this one was asked last."""
        log = self._table.match.log
        since, self._asked_at = self._asked_at, len(log)
        return since < 0 or any(line.seat != seat for line in log[since:])


def _behind(curtain: CurtainPart | None, names: Sequence[str]) -> tuple[Message, ...]:
    """What has happened since the person looked for whom the curtain is down."""
    if curtain is None:
        return ()
    return (*(one.text for one in curtain.notices), *(line.text(names) for line in curtain.lines))


def in_words(sight: Sight, start: int, wordiness: Wordiness) -> list[Message]:
    """What the lines of the log from ``start`` on tell the person whose hand is open, if there is one.

    What was done to that person comes first. Of the others all is told, a line for each turn, or only turning points.
    """
    table, seat = sight.table, sight.viewer
    if wordiness == "everything":
        return [message for events in table.match.events[start:] for message in sight.told(events)]
    view, names, notices, found = sight.view(), table.names, [], []
    for turn in turns(sight, start):
        if turn.seat is None or turn.seat == seat:
            found += sight.told(turn.events)
            continue
        lines = table.entry.stage.speech.turn_lines(turn, view, NO_SEAT if seat is None else seat, names)
        if not lines and wordiness == "turns":
            found += sight.told(turn.events)
            continue
        told, done_to_seat = fold(lines)
        notices += [one.text for one in done_to_seat]
        found += [one.text(names) for one in told if wordiness == "turns" or one.weight is Weight.TURNING]
    return [*notices, *found]
