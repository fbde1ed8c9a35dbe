"""Presses of buttons: what each does, asks first, or why it cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.match.cues import LookAtLastTrick, Said
from cardtable.app.match.display import Display, OnDisplay
from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.match.screen import About
from cardtable.app.match.state import Play
from cardtable.messages import translate
from cardtable.stage.commands import TableButton

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.bubbles import Bubbles
    from cardtable.app.match.drops import Drops
    from cardtable.app.match.scheduler import Clock
    from cardtable.app.match.teacher import Teacher
    from cardtable.app.match.tray import Tray
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action
    from cardtable.messages import Message
    from cardtable.stage.commands import Command

# So many milliseconds after a hasty press another one is the same: a finger that bounced.
SAME_PRESS: Final = 300
CALLED: Final = translate("Table", "{player} calls for it as soon as it is offered.", "of the card that lies there")
REST: Final = translate("Table", "{player} takes all that is left.")
NOT_CALLED: Final = translate("Table", "{player} does not call for it after all.", "of the card that lies there")


class Presses(OnDisplay):
    """What buttons at one table do.

    ``play`` plays actions for a seat, ``play_the_rest`` all that is left, and ``look`` lets a player see the own hand.
    """

    def __init__(
        self, display: Display, bubbles: Bubbles, drops: Drops, tray: Tray, teacher: Teacher | None, clock: Clock,
        play: Callable[[int, Sequence[Action]], None], look: Callable[[int], None],
        play_the_rest: Callable[[int], None],
    ) -> None:  # fmt: skip
        super().__init__(display)
        self._bubbles, self._drops, self._tray = bubbles, drops, tray
        self._teacher, self._clock, self._play, self._look = teacher, clock, play, look
        self._play_the_rest = play_the_rest
        self._hasty: dict[tuple[int, Message], int] = {}

    @fails_closed
    def press(self, command: Command) -> None:
        """Press a button: do what it says, ask first, or say why not.

        While something is being told, it is the button that stands there when all is told.
        """
        display = self._display
        if display.telling.busy:
            display.catch_up()
            every = () if display.screen is None else display.screen.buttons
            now = next((one.command for one in every if one.command.key == command.key), None)
            if now is None or (now.action, now.seat) != (command.action, command.seat):
                return
            command = now
        seat = command.seat if command.seat is not None else self._sight.viewer if display.open else None
        if seat is None or (command.seat is not None and display.state.curtain is not None):
            return
        if command.hasty and self._is_the_same_press(seat, command.key):
            return
        action, about, refusal = command.action, About(button=command.key), command.refusal
        if refusal is None and isinstance(action, TableButton):
            refusal = self._press_of_table(action, seat)
        if refusal is not None:
            # A button at cards goes with their being picked; they stay.
            self._bubbles.refuse(refusal, About(cards=frozenset(command.cards)) if command.cards else about)
        elif not isinstance(action, TableButton):
            self._press_of_game(command, action, seat, about)

    @fails_closed
    def call(self, seat: int, command: Command) -> None:
        """A player calls this whose hand is not open."""
        if isinstance(command.action, TableButton):
            self._call(seat)
        else:
            self._play(seat, (command.action,))

    def _press_of_table(self, deed: TableButton, seat: int) -> Refusal | None:
        match deed:
            case TableButton.LOOK:
                self._look(seat)
            case TableButton.LAST_TRICK:
                self._display.do(LookAtLastTrick())
            case TableButton.REST:
                self._display.do(Said((REST.put(player=self._table.names[seat]),)))
                self._play_the_rest(seat)
            case TableButton.CALL:
                self._call(seat)
            case TableButton.CLEAR:
                self._drops.clear_tray()
            case TableButton.WHICH_MELD:
                self._drops.ask_which_meld()
            case TableButton.PROPOSE:
                return self._drops.propose()
        return None

    def _call(self, seat: int) -> None:
        """Call for what lies there now, or not after all."""
        standing = self._table.standing
        standing.call(seat)
        called = standing.has_called(seat)
        self._display.rewrite()
        self._display.do(Said(((CALLED if called else NOT_CALLED).put(player=self._table.names[seat]),)))

    def _press_of_game(self, command: Command, action: Action, seat: int, about: About) -> None:
        teacher = self._teacher
        if teacher is not None and teacher.answers_kindly((action,), about):
            return
        if command.warning is not None:
            taught = teacher is not None and teacher.asks_for((action,))
            self._bubbles.warn(command.warning, about, Play(seat, (action,)), meant=taught)
            return
        used = self._display.open and self._comes_of_the_picked(action)
        self._play(seat, (action,))
        if used:
            self._bubbles.put_down(gliding=True, told=True)

    def _comes_of_the_picked(self, action: Action) -> bool:
        """Whether a button means this because of the cards that are picked; a call leaves them as they are."""
        table = self._table
        if not self._display.state.picked:
            return False
        view = self._sight.view()
        without = table.entry.stage.controls.commands(view, table.names, (), self._tray.groups(view.seat))
        return action not in [one.action for one in without]

    def _is_the_same_press(self, seat: int, key: Message) -> bool:
        now, before = self._clock.now(), self._hasty.get((seat, key))
        if before is not None and now - before < SAME_PRESS:
            return True
        self._hasty[seat, key] = now
        return False
