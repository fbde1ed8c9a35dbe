"""What stands on the screen of a match: one value, made by the presenter and changed part by part."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Final, Protocol

from cardtable.app.match.cues import Forgets
from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.match.reports import ToCatchUp
from cardtable.app.match.screen import Screen, Status
from cardtable.app.match.state import Hint, State
from cardtable.app.turns import Until
from cardtable.messages import verbatim
from cardtable.stage.controls import concern
from cardtable.stage.picture import is_target

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.presenter import Presenter
    from cardtable.app.match.reports import Post
    from cardtable.app.match.screen import Outcry, RoundEnd, Speech
    from cardtable.app.sight import Sight
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.picture import Picture

_REMEMBERED: Final = frozenset(one.name for one in fields(State))
_UNSEEN: Final = _REMEMBERED - {one.name for one in fields(Screen)}
# What stands in the bar where nothing else is to.
_USUAL: Final = {"headline": None, "below": None, "resting": False}


class Shell(Protocol):
    """What shows it all: a window, or a test."""

    def show_screen(self, screen: Screen, *, animate: bool) -> None:
        """This stands there now."""

    def do(self, cue: Cue) -> None:
        """This happens once."""

    def shut(self) -> None:
        """Something is wrong: let no player act, and take everything private off."""


class Display:
    """The screen of one match. ``screen`` is what was shown last; ``state`` is all that is remembered beside the match.

    ``post`` gets :class:`ToCatchUp`.
    """

    def __init__(
        self, sight: Sight, presenter: Presenter, shell: Shell, mark_fitting: Callable[[], bool], post: Post
    ) -> None:
        self.sight, self.table = sight, sight.table
        self.presenter, self.telling = presenter, presenter.telling
        self.state = State()
        self.screen: Screen | None = None
        self._shown_to: int | None = None
        self._shell, self._mark_fitting, self._post = shell, mark_fitting, post

    @property
    def open(self) -> bool:
        """Whether a player plays here whose hand is open, and no curtain is before it."""
        return self.sight.viewer is not None and self.table.is_played and self.state.curtain is None

    def shut(self) -> None:
        """Something is wrong: leave no hand open."""
        self._shell.shut()

    def do(self, cue: Cue) -> None:
        """Let this happen once."""
        self._shell.do(cue)

    # -- changing what stands there --------------------------------------------------------------------------------

    def remember(self, **changes: Any) -> None:
        """Remember this; it is shown with the next screen."""
        self.state = replace(self.state, **changes)

    def put(self, **parts: Any) -> None:
        """Remember these, and let just them stand there: whose turn it is and what can be done runs ahead of no card.

        What is remembered and seen has one name for both; some parts are only remembered, some only seen. The curtain,
        of which only the seat is remembered, is only put away.
        """
        state, screen = self.state, self.screen
        remembered: dict[str, Any] = {}
        seen: dict[str, Any] = {}
        for name, part in parts.items():
            if name in _REMEMBERED and getattr(state, name) != part:
                remembered[name] = part
            if screen is not None and name not in _UNSEEN and getattr(screen, name) != part:
                seen[name] = part
        if remembered:
            self.remember(**remembered)
        if screen is not None and seen:
            self.screen = replace(screen, **seen)
            self._show()

    def _show(self, *, animate: bool = False) -> None:
        """Give what stands there to the shell."""
        assert self.screen is not None
        viewer = self.sight.viewer
        if self.screen.viewer != viewer:
            # Until cards lie where they go now: what another person could do is told to nobody else.
            nothing = Status(verbatim(""))
            self.screen = replace(self.screen, viewer=viewer, status=nothing, buttons=(), agreement=())
        if self._shown_to not in (None, viewer):
            self._forget_what_was_said()
        self._shown_to = viewer
        self.screen = self._with_lesson(self.screen)
        self._shell.show_screen(self.screen, animate=animate)

    def _forget_what_was_said(self) -> None:
        """The hand is closed of the person to whom it was read and written below the status, and a rule was named."""
        assert self.screen is not None
        self.do(Forgets())
        self.remember(below=None, rule="")
        self.screen = replace(self.screen, status=replace(self.screen.status, below=None, below_first=False))

    def _with_lesson(self, screen: Screen) -> Screen:
        """This screen with what is taught on it."""
        lesson = self.presenter.lesson(screen, self.state)
        return screen if lesson == screen.lesson else replace(screen, lesson=lesson)

    def _present(self, picture: Picture | None = None) -> Screen:
        return self.presenter.screen(self.state, picture or self._picture())

    def _picture(self) -> Picture:
        return self.presenter.picture(self.state, self._mark_fitting())

    @fails_closed
    def show(self, animate: bool = False) -> None:
        """Show the table as the person in front of it may see it, all that has happened told."""
        if self.table.match.round is None:
            return
        if self.telling.again and animate:
            self.rewrite()
            return
        self.catch_up()
        self.remember(**_USUAL, told=None, step=self.sight.step())
        self.screen = self._present()
        self._show(animate=animate)

    def catch_up(self) -> None:
        """Have all the rest told at once that is being told, for something else is to be shown."""
        if self.telling.busy:
            self._post(ToCatchUp())

    @fails_closed
    def rewrite(self, /, **changes: Any) -> None:
        """Remember this, and write everything anew; the cards lie as they lie."""
        self.remember(**{**_USUAL, **changes})
        if self.screen is not None and self.table.match.round is not None:
            self.remember(step=self.sight.step())
            self.screen = self._present(self.screen.picture)
            self._show()

    def begin(self, picture: Picture) -> None:
        """A round has been dealt, of which nothing is told yet: only this lies there."""
        kept = self.state
        told = Until(len(self.table.match.log) - 1, 0)
        self.state = State(
            kept.step, in_question=kept.in_question, seen=kept.seen, warned=kept.warned, told=told, opened=kept.opened
        )
        self.screen = self.presenter.screen(replace(self.state, resting=True), picture)
        self._show()

    def forget(self) -> None:
        """Something is wrong: nothing of what stood there is kept."""
        self.state, self.screen = State(seen=self.state.seen, warned=self.state.warned), None

    # -- cards -----------------------------------------------------------------------------------------------------

    def show_cards(self, taker: int | None = None, one_by_one: bool = False) -> None:
        """Let the cards go where they lie now; words follow when they have come."""
        sight = self.sight
        picture = self._picture()
        if self.screen is not None:
            self.screen = replace(
                self.screen,
                picture=replace(picture, taker=taker, one_by_one=one_by_one),
                near=sight.near,
                line=len(self.table.match.log),
            )
            self._show(animate=True)

    def show_picture(self, picture: Picture, *, animate: bool = True) -> None:
        """Let the cards lie like this; all else stands as it stands."""
        if self.screen is not None:
            agreement = self.presenter.agreement(self.state, picture)
            self.screen = replace(self.screen, picture=picture, agreement=agreement)
            self._show(animate=animate)

    def mark(self, action: Action) -> Hint:
        """Show on the table itself which cards, which place or which button an action is about."""
        table, picture = self.table, None if self.screen is None else self.screen.picture
        targets = [zone.id for zone in (() if picture is None else picture.zones) if is_target(zone)]
        meant = concern(table.entry.stage.controls, self.sight.view(), action, targets)
        button = action if not meant.cards and meant.zone is None else None
        hint = Hint(meant.cards, meant.zone or "", button, self.sight.viewer)
        # What was pointed at before is older than the hint.
        self.remember(hint=hint, in_question=None)
        self.show(animate=True)
        return hint

    # -- what is told ----------------------------------------------------------------------------------------------

    def write_below(self, message: Message) -> None:
        """Write this below the status, until something else happens."""
        self.remember(below=message)
        if self.screen is not None:
            self.put(status=replace(self.screen.status, below=message))

    def write_told(self, said: tuple[Speech, ...], outcry: Outcry | None, *, last: bool) -> None:
        """Write what has been told so far, and what players say with it; when it was the ``last``, write everything."""
        self.remember(speech=said, outcry=outcry)
        if last:
            self.rewrite()
        else:
            self._write_turns()

    def quiet(self) -> None:
        """Nothing is said aloud any more."""
        self.put(speech=(), outcry=None)

    def show_round_end(self, part: RoundEnd, picture: Picture, *, animate: bool) -> None:
        """The end of a round has come so far, and the cards lie like this."""
        self.remember(round_end=part)
        if self.screen is not None:
            buttons = self.presenter.buttons(self.state, picture)
            self.screen = replace(self.screen, round_end=part, strip=(), notices=(), buttons=buttons)
            self.show_picture(picture, animate=animate)

    def _write_turns(self) -> None:
        """What has been told stands in the strip, over the own hand and in the log."""
        screen, state = self.screen, self.state
        if screen is not None:
            strip, notices = self.presenter.turns(state, screen.picture)
            log = self.presenter.log(state)
            self.put(strip=strip, notices=notices, log=log, speech=state.speech, outcry=state.outcry)

    # -- the log ---------------------------------------------------------------------------------------------------

    @fails_closed
    def show_log(self, on: bool) -> None:
        """Let the log stand beside the table, or put it away."""
        if on != (self.state.opened is not None):
            self.remember(opened=frozenset() if on else None)
            self._write_turns()

    @fails_closed
    def open_in_log(self, first: int) -> None:
        """Open the round or the turn that begins with this line, or close it."""
        if self.state.opened is not None:
            self.remember(opened=self.state.opened ^ {first})
            self._write_turns()


class OnDisplay:
    """A part of a match that works on its display; where it raises, no hand is left open there."""

    def __init__(self, display: Display) -> None:
        self._display, self._sight, self._table = display, display.sight, display.table

    def shut(self) -> None:
        """Something is wrong: leave no hand open."""
        self._display.shut()
