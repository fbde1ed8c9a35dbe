"""Replay page: the very table at which the match was played, moved by its log."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal

from cardtable.app.replay import Landmarks, ReplayTable, following, may_play_on, preceding
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.replay.bar import ReplayBar
from cardtable.ui.replay.projector import Projector
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.shelter import fail_closed

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.app.replay import Eyes
    from cardtable.app.settings import Pace, Settings
    from cardtable.app.table import GameTable
    from cardtable.ui.services import Services
    from cardtable.ui.table.conductor import Conductor
    from cardtable.ui.table.top_bar import Tool

KEPT_TOOLS = ("log", "scores", "rules", "sound")
KEPT_IN_MENU = ("settings",)


class ReplayPage(TablePage):
    """Shows a :class:`ReplayTable`; signal ``asked_play_on(match, line)`` when the user wants to play on from there."""

    asked_play_on = Signal(object, int)
    passing = True

    def __init__(self, services: Services) -> None:
        self.playing = False
        self.speed: Pace = "normal" if services.settings.pace == "instant" else services.settings.pace
        self.landmarks: Landmarks | None = None
        self.bar: ReplayBar | None = None
        super().__init__(services)
        bar = self.bar = ReplayBar()
        self.back = bar.leave
        rows = self.layout()
        assert rows is not None
        rows.addWidget(bar)
        bar.went.connect(self.go)
        bar.played.connect(self.toggle)
        bar.moved.connect(self.go_to)
        bar.chose_speed.connect(self._take_speed)
        bar.chose_eyes.connect(self.look_from)
        bar.asked_play_on.connect(self._play_on)
        bar.left.connect(self.left.emit)
        self.coach_bar.hide()
        self.retranslate()
        self.follow_look()

    def tools(self) -> list[Tool]:
        """What may be done while looking on."""
        return [tool for tool in super().tools() if tool[0] in KEPT_TOOLS]

    def in_menu(self) -> list[Tool]:
        """What else."""
        return [tool for tool in super().in_menu() if tool[0] in KEPT_IN_MENU]

    @property
    def replay(self) -> ReplayTable | None:
        """What is shown."""
        return self.table if isinstance(self.table, ReplayTable) else None

    @property
    def pacing(self) -> Settings:
        """As fast as the person wants it here, and nothing waits to be seen."""
        return replace(self.services.settings, pace=self.speed, wait_for_me=False)

    def new_conductor(self, table: GameTable) -> Conductor:
        """The log moves this table on."""
        assert isinstance(table, ReplayTable)
        return Projector(self.services, table, self, lambda: self.scene.motion_left() + self.teller.left, self)

    # -- coming and going ------------------------------------------------------------------------------------------

    @fail_closed
    def open(self, table: ReplayTable, position: int | None = None) -> None:
        """Look at this match, from its beginning or from a position on."""
        self.playing = False
        self.landmarks = Landmarks(table)
        table.go_to(table.first if position is None else position)
        assert self.bar is not None
        self.bar.offer(table, self.landmarks, self.speed)
        self.bar.show_playing(False)
        self.call(say(translate("Replay", "{game}, once more").put(game=table.entry.game.title)))
        self.sit_down(table)
        self.scene.input.clear_picked()
        self._jumped()

    def first(self) -> QWidget | None:
        """The button that plays gets the keys."""
        return None if self.bar is None else self.bar.play

    def arrive(self) -> None:
        """Be as it was left."""
        if self.replay is not None:
            self.show_table(animate=False)
            self.advance()

    def hideEvent(self, event: QHideEvent) -> None:
        """The page is left."""
        self.stop_playing()
        super().hideEvent(event)

    # -- moving ----------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.stop_playing()
            self.teller.catch_up()
        elif self.replay is not None:
            if self.replay.position >= self.replay.last:
                self.go_to(self.replay.first)
            self.playing = True
            if self.bar is not None:
                self.bar.show_playing(True)
            self.forward()

    def stop_playing(self) -> None:
        """Stay where it is."""
        self.playing = False
        if self.conductor is not None:
            self.conductor.pause()
        if self.bar is not None:
            self.bar.show_playing(False)

    @fail_closed
    def forward(self) -> None:
        """Show the next line as it happened then, beat by beat."""
        table = self.replay
        if table is None or table.position >= table.last:
            return
        self.teller.finish()
        self.ending.hurry()
        if self.conductor is not None:
            self.conductor.pause()
        if table.deals_next:
            self.deal()
        else:
            self.ending.hide()
            table.forward()
            self.happened()
        self._show_where()

    def deal(self) -> None:
        """The next deal, if there was one."""
        if self.replay is not None and self.replay.deals_next:
            super().deal()
            self._show_where()

    def go_on(self) -> None:
        """Hurry what is being told; else take the next step."""
        if not (self.ending.hurry() or self.teller.hurry()):
            self.forward()

    def go_to(self, position: int) -> None:
        """Show the table as it was there, at once."""
        table = self.replay
        if table is None:
            return
        self.stop_playing()
        self.teller.drop()
        table.go_to(position)
        self._jumped()

    @fail_closed
    def _jumped(self) -> None:
        """The table lies otherwise: nothing on the page is about the one that was there."""
        table, pictures = self.replay, self.pictures
        if table is None or pictures is None:
            return
        self.hush()
        self.ending.hide()
        pictures.rewind()
        pictures.ended = len(table.match.results)
        self.scene.quiet()
        self.aloud.cry_out(())
        self.narrator.forget()
        self.log.tell_all(table)
        self.controller.jumped()
        self.advance()
        self._show_where()
        if self.isVisible():
            assert self.bar is not None
            self.announcer.tell(f"{self.bar.where.accessibleName()}. {self.log.last}", own=False)

    def go(self, way: str) -> None:
        """Go this way through the match."""
        if way == "step":
            self.stop_playing()
            self.forward()
            return
        place = self._place(way)
        if place is not None:
            self.go_to(place)
            if way.endswith("moment"):
                self.forward()

    def _place(self, way: str) -> int | None:
        """Where this way leads; ``None`` where it leads nowhere."""
        table, landmarks = self.replay, self.landmarks
        if table is None or landmarks is None:
            return None
        here = table.position
        if way in ("step", "back"):
            place = here + (1 if way == "step" else -1)
            return place if table.first <= place <= table.last else None
        moments = [one.line for one in landmarks.moments]
        # A big moment is shown from the table before it: where one is now, it has just been seen.
        places = {"deal": landmarks.deals, "turn": landmarks.turns, "moment": moments}[way.split("_")[1]]
        if way.startswith("next"):
            return following(places, here - (way == "next_moment"))
        return preceding(places, here - (way == "last_moment"))

    # -- how it is looked at ---------------------------------------------------------------------------------------

    def _take_speed(self, speed: Pace) -> None:
        self.speed = speed

    def look_from(self, eyes: Eyes) -> None:
        """Look from other eyes."""
        table = self.replay
        if table is not None:
            playing = self.playing
            self.stop_playing()
            self.teller.drop()
            table.look_from(eyes)
            self._jumped()
            if playing:
                self.toggle()

    def _play_on(self) -> None:
        table = self.replay
        if table is not None and may_play_on(table.whole, table.position):
            self.asked_play_on.emit(table.whole, table.position)

    def _show_where(self) -> None:
        table, landmarks = self.replay, self.landmarks
        if table is None or landmarks is None or self.bar is None:
            return
        text = translate("Replay", "Step {step} of {steps}").put(step=table.position, steps=table.last)
        play_on = may_play_on(table.whole, table.position)
        self.bar.show_where(table, say(text), lambda way: self._place(way) is not None, play_on=play_on)

    # -- size, language, keys --------------------------------------------------------------------------------------

    def strip(self) -> float:
        """How much of the page the bar takes from the table."""
        return 0.0 if self.bar is None else float(self.bar.lie(self.width(), self.units.em))

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        if self.bar is not None:
            self.bar.retranslate(self.replay, self.speed)
            self.bar.show_playing(self.playing)
            self._show_where()
            self.follow_size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
        table = self.replay
        if key in ways:
            self.go(ways[key])
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.toggle()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and table is not None:
            self.go_to(table.first if key == Qt.Key.Key_Home else table.last)
        elif key == Qt.Key.Key_Escape and self.keys.hush():
            pass
        elif not self.keys.read(event):
            super(TablePage, self).keyPressEvent(event)
