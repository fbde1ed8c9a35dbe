"""Replay page: the very view in which the match was played, moved by its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal

from cardtable.app.match.cues import TakeKeys
from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.match.replaying import ReplayDriver
from cardtable.app.replay import ReplayTable, may_play_on
from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.match.top_bar import IN_MENU, TOOLS
from cardtable.ui.match.view import MatchView
from cardtable.ui.replay.bar import ReplayBar

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.driver import Driver, Ports
    from cardtable.app.running_match import RunningMatch
    from cardtable.app.settings import Pace
    from cardtable.app.sight import Eyes
    from cardtable.ui.services import Services

KEPT_TOOLS = ("log", "scores", "rules", "sound")
KEPT_IN_MENU = ("settings",)


class ReplayPage(MatchView):
    """Shows a :class:`ReplayTable`; signal ``asked_play_on(match, line)`` when the user wants to play on from there."""

    asked_play_on = Signal(object, int)
    passing = True

    def __init__(self, services: Services) -> None:
        self.speed: Pace = "normal" if services.settings.pace == "instant" else services.settings.pace
        self.bar = ReplayBar()
        kept = [tool for tool in TOOLS if tool[0] in KEPT_TOOLS]
        super().__init__(services, kept, [tool for tool in IN_MENU if tool[0] in KEPT_IN_MENU])
        # A click on it hurries, and takes no keys from the bar: the arrows go on leading through the match.
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        bar = self.bar
        self.back = bar.leave
        rows = self.layout()
        assert rows is not None
        rows.addWidget(bar)
        bar.left.connect(self.left.emit)
        self.retranslate()
        self.follow_look()

    def join(self, driver: Driver) -> None:
        """Bar and keys lead through this match."""
        super().join(driver)
        tie, bar = self.tie, self.bar
        tie(bar.went, self.go)
        tie(bar.played, self.toggle)
        tie(bar.moved, self.go_to)
        tie(bar.chose_speed, self._take_speed)
        tie(bar.chose_eyes, self.look_from)
        tie(bar.asked_play_on, self._play_on)
        tie(self.commands.went_on, self.go_on)

    @property
    def replay(self) -> ReplayDriver:
        """What leads through the match."""
        assert isinstance(self.running, ReplayDriver)
        return self.running

    def new_driver(self, table: RunningMatch, ports: Ports) -> Driver:
        """The log moves this table on."""
        assert isinstance(table, ReplayTable)
        return ReplayDriver(table, ports, self.speed, self._show_where)

    # -- coming and going ------------------------------------------------------------------------------------------

    @fails_closed
    def open(self, table: ReplayTable, position: int | None = None) -> None:
        """Look at this match, from its beginning or from a position on."""
        table.go_to(table.first if position is None else position)
        self._write_name(table)
        self.sit_down(table)
        replay = self.replay
        with QSignalBlocker(self.bar):
            self.bar.offer(table, replay.sight, replay.landmarks, self.speed)
        replay.show()

    def do(self, cue: Cue) -> None:
        """No deal gives the keys to the table: nobody plays there."""
        if not isinstance(cue, TakeKeys):
            super().do(cue)

    def _write_name(self, table: RunningMatch) -> None:
        self.set_name(say(translate("Replay", "{game}, once more").put(game=table.entry.game.title)))

    def dress(self) -> None:
        """The way back stands in the bar, with a sign of its own."""

    def first(self) -> QWidget | None:
        """The button that plays gets the keys."""
        return self.bar.play

    # -- moving ----------------------------------------------------------------------------------------------------

    @fails_closed
    def toggle(self) -> None:
        """Play, or pause."""
        self.replay.toggle()

    @fails_closed
    def forward(self) -> None:
        """Show the next line as it happened then, beat by beat."""
        self.replay.forward()

    def deal(self) -> None:
        """The next deal, if there was one."""
        if self.replay.table.deals_next:
            self.replay.forward()

    @fails_closed
    def go_on(self) -> None:
        """Hurry what is being told; else take the next step."""
        self.replay.go_on()

    @fails_closed
    def go_to(self, position: int) -> None:
        """Show the table as it was there, at once."""
        self.replay.go_to(position)
        self._tell_where()

    def show_moment(self, line: int) -> None:
        """Show it here."""
        self.go_to(line)

    @fails_closed
    def go(self, way: str) -> None:
        """Go this way through the match."""
        self.replay.go(way)
        if way != "step":
            self._tell_where()

    @fails_closed
    def look_from(self, eyes: Eyes) -> None:
        """Look from other eyes."""
        self.replay.look_from(eyes)
        self._tell_where()

    def _tell_where(self) -> None:
        if self.isVisible():
            self.announcer.announce(f"{spoken(self.bar.where.text())}. {self.reader.newest()}", own=False)

    def _take_speed(self, speed: Pace) -> None:
        self.speed = self.replay.speed = speed

    def _play_on(self) -> None:
        replay = self.replay
        if may_play_on(replay.table.whole, replay.table.position):
            self.asked_play_on.emit(replay.table.whole, replay.table.position)

    def _show_where(self) -> None:
        replay = self.replay
        table = replay.table
        self.bar.show_playing(replay.playing)
        text = translate("Replay", "Step {step} of {steps}").put(step=table.position, steps=table.last)
        play_on = may_play_on(table.whole, table.position)
        self.bar.show_where(
            table.position,
            replay.sight.eyes,
            say(text),
            lambda way: replay.place_of(way) is not None,
            play_on=play_on,
        )

    # -- size, language, keys --------------------------------------------------------------------------------------

    def strip(self) -> float:
        """How much of the page the bar takes from the table."""
        return float(self.bar.lay_out(self.width(), self.units.em))

    def retranslate(self) -> None:
        """Write every text of the page."""
        self.bar.retranslate(self.speed)
        if self.table is not None:
            self._write_name(self.table)
        super().retranslate()
        self.fit()

    def _write_anew(self) -> None:
        super()._write_anew()
        self.bar.show_eyes(self.replay.sight)
        self._show_where()

    def press(self, event: QKeyEvent) -> bool:
        """Arrows lead through the match, function keys read the table, Escape leads back."""
        key, modifiers = event.key(), event.modifiers()
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        ways: dict[Any, str] = {
            Qt.Key.Key_Right: "next_turn" if control else "next_moment" if shift else "step",
            Qt.Key.Key_Left: "last_turn" if control else "last_moment" if shift else "back",
            Qt.Key.Key_PageDown: "next_deal",
            Qt.Key.Key_PageUp: "last_deal",
        }
        table = self.replay.table
        if key in ways:
            self.go(ways[key])
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.toggle()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(table.first if key == Qt.Key.Key_Home else table.last)
        elif key == Qt.Key.Key_Escape and self.scene.last_trick.isVisible():
            self.scene.close_looks()
        else:
            return self.read(event)
        return True
