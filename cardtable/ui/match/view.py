"""The view of a match: all its widgets in their places, showing one screen after the other."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QMetaObject, QObject, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from cardtable.app.evenings import notorious, won_tonight
from cardtable.app.match.driver import Driver, Ports
from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.tutorial import Tutorial
from cardtable.app.tutorial_data import TITLE, invitation
from cardtable.messages import translate, verbatim
from cardtable.stage.characters import animal_of_seat
from cardtable.stage.event_style import Sound
from cardtable.stage.units import units
from cardtable.ui.a11y.announcer import Announcer, Tone
from cardtable.ui.language import say
from cardtable.ui.match.bubble import Bubble
from cardtable.ui.match.command_bar import CommandBar
from cardtable.ui.match.cue_player import CuePlayer, TurnDisplay
from cardtable.ui.match.curtain import FACE, Curtain
from cardtable.ui.match.key_button import Look
from cardtable.ui.match.log_panel import LogPanel
from cardtable.ui.match.pointer import Pointer
from cardtable.ui.match.qt_clock import QtClock
from cardtable.ui.match.question_panel import ChoicePanel
from cardtable.ui.match.questions import Anchors, Questions
from cardtable.ui.match.round_end import RoundEndView
from cardtable.ui.match.rule_panel import RulesBeside
from cardtable.ui.match.screen_reader import ScreenReader
from cardtable.ui.match.top_bar import TopBar
from cardtable.ui.match.tutorial_bar import TutorialBar
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.scene import accessible_tables
from cardtable.ui.scene.item_names import name_of
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.scene.turn_writer import TurnWriter
from cardtable.ui.scene.view import TableView
from cardtable.ui.style_sheet import style_sheet, table_style
from cardtable.ui.theme import palette
from cardtable.ui.widgets.controls import copied, copy_text, label, put_on_clipboard
from cardtable.ui.widgets.input_guard import InputGuard
from cardtable.ui.widgets.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QHideEvent, QKeyEvent, QPixmap
    from PySide6.QtWidgets import QWidget

    from cardtable.app.match.cues import Cue
    from cardtable.app.match.screen import Screen
    from cardtable.app.running_match import RunningMatch
    from cardtable.cards import Card
    from cardtable.messages import Message
    from cardtable.stage.picture import Picture
    from cardtable.stage.units import Units
    from cardtable.ui.match.top_bar import Tool
    from cardtable.ui.services import Services
    from cardtable.ui.theme import Theme

# What the keys read that tell of the match.
READING: Final[dict[int, str]] = {
    Qt.Key.Key_F1: "rule",
    Qt.Key.Key_F7: "log",
    Qt.Key.Key_F8: "scores",
    Qt.Key.Key_F9: "again",
}


class MatchView(Page):
    """Shows the screens of a running match, which a ``driver`` makes; its widgets are tied to that in :meth:`join`.

    ``units`` are the lengths that everything on it is made of. Signals: ``arrived()``, ``hidden()``, ``dressed()`` and
    ``worded()`` when the page is shown, is shown no more, looks otherwise and speaks otherwise, ``shown()`` when
    another screen stands there; ``left()`` to the home page, ``asked_phones()`` to play with phones,
    ``asked_rules(anchor)``, ``asked_settings()``, ``asked_full_screen()`` to come or go, ``asked_scores()``,
    ``asked_guide()``, ``asked_again()`` to play the same table once more, ``asked_deal(others)`` the same cards, with
    other seats or not, ``asked_new(game)`` to set up another table, ``asked_replay()`` to look at the match once more,
    ``asked_moment(line)`` from there on, ``asked_review()`` to hear what would have been better, ``asked_search()`` to
    look for words in the book that was asked for.
    """

    on_wall = False
    arrived = Signal()
    hidden = Signal()
    dressed = Signal()
    worded = Signal()
    shown = Signal()
    left = Signal()
    asked_rules = Signal(str)
    asked_search = Signal()
    asked_settings = Signal()
    asked_full_screen = Signal()
    asked_scores = Signal()
    asked_again = Signal()
    asked_deal = Signal(bool)
    asked_new = Signal(str)
    asked_guide = Signal()
    asked_replay = Signal()
    asked_moment = Signal(int)
    asked_review = Signal()
    asked_phones = Signal()

    def __init__(self, services: Services, tools: Sequence[Tool], in_menu: Sequence[Tool]) -> None:
        super().__init__(services)
        accessible_tables.know_tables()
        self.driver: Driver | None = None
        self._ties: list[QMetaObject.Connection] = []
        self._clock: QtClock
        self._screen: Screen | None = None
        self._drawn: Picture | None = None
        self._considered: Card | None = None
        self._style: tuple[Theme, int, bool] | None = None
        self.setObjectName("page")
        self.units = units(1280, 800)
        self.announcer = Announcer(self)
        words = {
            "sound": self._sound_text,
            "code": lambda: copy_text(self._code),
            "guide": self._guide_text,
            "order": self._order_text,
        }
        self.top = TopBar(tools, in_menu, words)
        self.scene = TableScene(services.pixmaps, self)
        self.scene.faces = services.faces
        self.view = TableView(self.scene)
        self.commands = CommandBar()
        self.tutorial = TutorialBar()
        self.log = LogPanel()
        self.notice = label("warning", wrap=True)
        self.notice.setContentsMargins(18, 6, 18, 6)
        self.notice.hide()
        self.middle = QHBoxLayout()
        self._build()
        self.bubble = Bubble(self.view)
        self.asker = ChoicePanel(self.view)
        self.curtain = Curtain(self)
        self.round_end = RoundEndView(self.view, self.announcer)
        self.anchors = Anchors(self.view, self.commands, lambda: self.pointer.rect)
        self.questions = Questions(self.view, self.commands, self.anchors)
        self.pointer = Pointer(self, self.view, self.commands, self.questions.panel, self.asker, self.bubble)
        self._turns = TurnDisplay(self.scene, self.log, self._face)
        self._cues = CuePlayer(
            self.view, self.curtain, self.questions, self.announcer, lambda sound: services.sounds.play(sound),
            self._teach_from,
        )  # fmt: skip
        self.rules = RulesBeside(self, services, self.middle, (self.log, self.curtain))
        self.reader = ScreenReader(self.scene, self._lines, self.announcer, self.round_end.ways)
        self.deeds = self._deeds()
        self._had_keys: QWidget | None = None
        self.rules.settled.connect(self.place)
        self.rules.closed.connect(self._take_keys_back)
        self.commands.lost_focus.connect(self.view.setFocus)
        self.tutorial.lost_focus.connect(self.view.setFocus)
        self.services.look_changed.connect(self.follow_look)
        self.services.sound_changed.connect(self.top.retranslate)

    def _deeds(self) -> dict[str, Callable[[], object]]:
        """What tools and keys do, by name."""
        return {
            "log": self.toggle_log,
            "scores": self.asked_scores.emit,
            "rules": self.toggle_rules,
            "rule": self.ask_rules,
            "find": self._find_rule,
            "sound": self._toggle_sound,
            "replay": self.asked_replay.emit,
            "review": self.asked_review.emit,
            "code": self._copy_code,
            "deal": lambda: self.asked_deal.emit(False),
            "seats": lambda: self.asked_deal.emit(True),
            "guide": self.asked_guide.emit,
            "full": self.asked_full_screen.emit,
            "settings": self.asked_settings.emit,
            "home": self.left.emit,
        }

    def _build(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        self.middle.setSpacing(0)
        self.middle.addWidget(self.view, 1)
        self.middle.addWidget(self.log)
        rows.addWidget(self.top)
        rows.addWidget(self.notice)
        rows.addWidget(self.tutorial)
        rows.addLayout(self.middle, 1)
        rows.addWidget(self.commands)

    def tie(self, signal: SignalInstance, slot: Callable[..., object]) -> None:
        """Do this at the signal, as long as this match is shown."""
        self._ties.append(signal.connect(slot))

    def join(self, driver: Driver) -> None:
        """Tie the widgets to this match."""
        tie, scene, end = self.tie, self.scene, self.round_end
        tie(self.services.answered, driver.answered)
        tie(self.arrived, driver.come_back)
        tie(self.rules.closed, driver.ask_again)
        tie(self.hidden, driver.leave)
        tie(self.dressed, self._show_anew)
        tie(self.worded, self._write_anew)
        tie(self.top.used, lambda name: self.deeds[name]())
        scene.input.meaning = driver.drops
        scene.hurry, scene.hurry_all = driver.playback.hurry, driver.playback.hurry_all
        tie(scene.focused, self._speak_item)
        tie(self.view.stayed, self._speak_again)
        tie(scene.input.considered, self._consider)
        tie(scene.landed, self._landed)
        tie(self.view.pressed, driver.round_end.hurry)
        tie(self.log.asked_moment, self.show_moment)
        tie(self.log.asked_more, driver.display.open_in_log)
        tie(end.panel.asked_moment, self.show_moment)
        tie(end.phase_done, driver.round_end.next)
        tie(end.folded, driver.round_end.toggle)
        tie(end.dealt, self.deal)
        tie(end.again, self.asked_again.emit)
        tie(end.sealed, driver.round_end.seal)
        tie(end.asked_scores, self.asked_scores.emit)
        tie(end.asked_review, self.asked_review.emit)
        tie(end.left, self.left.emit)

    def untie(self) -> None:
        """Nothing here is tied to a match any more."""
        for one in self._ties:
            QObject.disconnect(one)
        self._ties.clear()
        self.deeds = self._deeds()
        self.scene.input.meaning = None
        self.scene.hurry, self.scene.hurry_all = lambda: False, lambda: None

    # -- the match ---------------------------------------------------------------------------------------------------

    @property
    def table(self) -> RunningMatch | None:
        """The table that is shown, if there is one."""
        return None if self.driver is None else self.driver.table

    @property
    def running(self) -> Driver:
        """The driver of the match that is running here; RuntimeError when there is none."""
        if self.driver is None:
            raise RuntimeError("nobody plays here")
        return self.driver

    def new_driver(self, table: RunningMatch, ports: Ports) -> Driver:
        """Who moves this table on."""
        return Driver(table, ports)

    @fails_closed
    def sit_down(self, table: RunningMatch) -> None:
        """Show this table from where it is."""
        self.get_up()
        services = self.services
        self._clock = QtClock(self)
        ports = Ports(
            self,
            self.scene,
            self._clock,
            services,
            lambda: services.settings,
            say,
            lambda rank: services.pixmaps.style.index(rank),
            lambda: InputGuard.wait,
            lambda: services.languages.current,
            services.change,
            lambda people: won_tonight(services.summaries, people, datetime.now(UTC)),
            services.dares,
            lambda: self.announcer.speaking,
        )
        driver = self.driver = self.new_driver(table, ports)
        table.asking = services.settings.asking
        table.notorious = notorious(services.summaries, table.match.seats, datetime.now(UTC))
        self.join(driver)
        driver.narrator.forget()
        # Who reads the log goes on with that of the next match.
        driver.display.show_log(not self.log.isHidden())
        if table.match.round is None:
            self.deal()
        else:
            driver.controller.open()

    def get_up(self) -> None:
        """Leave the table; everything played is kept already, or is now if it can be."""
        self.untie()
        driver, self.driver = self.driver, None
        if driver is not None:
            driver.stop()
            driver.display.forget()
            self._clock.deleteLater()
        for part in (self.rules, self.questions.panel):
            part.hide()
        self.clear()
        self.scene.clear_table()
        self.scene.strip.clear()
        self.scene.notice.tell(())
        self.log.forget()
        self.announcer.clear()

    def clear(self) -> None:
        """Nothing of what was shown stands there any more; the cloth belongs to another table."""
        self._screen = self._drawn = None
        self._turns.forget()
        self.commands.clear()
        self.questions.question = None
        self.bubble.show_part(None, self.anchors.rect)
        self.asker.show_part(None, self.anchors.rect, self.look, self.announcer)
        self.curtain.show_part(None, self._face, TurnWriter((), self.services.pixmaps.style))
        self.round_end.show_part(None, self.look, self.units)
        self.pointer.point(())
        if self.tutorial.show_part(None):
            self.fit()

    def shut(self) -> None:
        """Let no player act, and where several persons share the screen, take everything off it.

        It is made of nothing that asks a game; the felt stays empty until the table is shown anew.
        """
        driver = self.driver
        if driver is not None and driver.table.is_hot_seat:
            driver.sight.close()
            self.scene.empty()
            self.curtain.peeks = False
            driver.display.forget()
            self.clear()
        self.announcer.forget()
        self.bubble.hide()
        self.asker.hide()
        self.questions.panel.hide()
        if driver is not None:
            driver.scheduler.pause()

    @fails_closed
    def deal(self) -> None:
        """Deal the next round."""
        self.scene.clear_table()
        self.running.controller.deal()

    @fails_closed
    def _landed(self) -> None:
        self.running.playback.landed()

    # -- showing -----------------------------------------------------------------------------------------------------

    def show_screen(self, screen: Screen, *, animate: bool) -> None:
        """Let just this stand there."""
        self._screen = screen
        look = self.look
        self.top.show_part(screen.top)
        self.notice.setVisible(screen.problem is not None)
        if screen.problem is not None:
            self.notice.setText(say(screen.problem))
        moved = self.commands.show_part(screen.status, screen.buttons, screen.go_on, look)
        screen = self._screen  # A button that has gone had the keys, and where they go now another screen is shown.
        fresh = screen.picture is not self._drawn
        if fresh:
            self._drawn = screen.picture
            self.scene.motion_time = self.running.motion_time
            self.scene.show_picture(screen.picture, animate)
            if self.scene.input.in_question != self._considered:
                self._consider()
            screen = self._screen  # Cards may have been put down by that.
        if moved or fresh or screen.question != self.questions.question:
            self.questions.show(screen.question)
        if self._turns.show(screen, look.style):
            self.middle.activate()
            self.place()
        self.scene.show_moods(screen.moods)
        self.scene.show_agreement(screen.agreement)
        self.bubble.show_part(screen.bubble, self.anchors.rect)
        self.asker.show_part(screen.choice, self.anchors.rect, look, self.announcer)
        if screen.curtain is not None and not self.curtain.isVisible():
            self._place_curtain()
        self.curtain.show_part(screen.curtain, self._face, TurnWriter(screen.names, self.services.pixmaps.style))
        self.round_end.show_part(screen.round_end, look, self.units)
        self._show_lesson(screen)
        self.shown.emit()

    def _consider(self) -> None:
        """A player thinks about the card that is pointed at, if there is one."""
        self._considered = self.scene.input.in_question
        self.running.drops.consider(self._considered)

    def _show_lesson(self, screen: Screen) -> None:
        if self.tutorial.show_part(screen.lesson):
            self.fit()
        self._point()

    def _point(self) -> None:
        lesson = None if self._screen is None else self._screen.lesson
        self.pointer.point(() if lesson is None else lesson.pointed)

    def _face(self, face: str, colour: int, size: float = FACE) -> QPixmap:
        """A face with this radius in em."""
        em, ratio = self.units.em, self.devicePixelRatioF()
        return self.services.faces.disc(animal_of_seat(face, colour), colour, size * em, ratio)

    def do(self, cue: Cue) -> None:
        """Let this happen."""
        self._cues.do(cue)

    def _teach_from(self, step: int) -> None:
        if isinstance(self.table, Tutorial):
            self.sit_down(self.table.from_step(step))

    def _speak_item(self, item: QObject) -> None:
        if not self.scene.focus_follows:
            self.announcer.focus(item, name_of(item))

    def _speak_again(self, item: QObject) -> None:
        """A key led to where the keys are already, of which readers say nothing by themselves."""
        self.announcer.announce(name_of(item), again=True)

    # -- tools and rules ---------------------------------------------------------------------------------------------

    def _sound_text(self) -> Message:
        """What the tool for sounds says: how it is now."""
        if self.services.settings.sounds:
            return translate("Table", "Sound: on", "tool above the table, pressed to turn the sound off")
        return translate("Table", "Sound: off", "tool above the table, pressed to turn the sound on")

    def _toggle_sound(self) -> None:
        """Let everything be heard, or nothing."""
        self.services.change(sounds=not self.services.settings.sounds)
        self.services.sounds.play(Sound.LAY)
        self.announcer.announce(say(self._sound_text()), own=False)

    @property
    def _code(self) -> str:
        return "" if self.table is None else self.table.match.deal_code

    def _copy_code(self) -> None:
        """Put the deal's code on the clipboard, and say so."""
        put_on_clipboard(self._code)
        self.announcer.announce(say(copied(self._code)))

    def _guide_text(self) -> Message:
        """What the menu calls the guide of the game on the table."""
        return TITLE if self.table is None else invitation(self.table.entry.game.id, self.services.settings)

    def _order_text(self) -> Message:
        """What the standing order is called at this table."""
        title = None if self._screen is None else self._screen.top.order
        return title or translate("Table", "Standing order", "what is called for a player as soon as it can be")

    def ask_rules(self, anchor: str = "") -> None:
        """Open the book at this chapter, or at the one that matters now: beside the table where there is room."""
        running, table = self.running, self.running.table
        anchor = anchor or running.display.presenter.chapter()
        if not self.rules.has_room or self.curtain.isVisible():
            self.asked_rules.emit(anchor)
            return
        running.display.show_log(False)
        if not self.rules.is_open:
            self._had_keys = self.left_with
        self.rules.open(table.entry.game.id, anchor, table.match.options)

    def show_moment(self, line: int) -> None:
        """Look at the table as it was after so many lines of the log."""
        if self._screen is not None and "replay" in self._screen.top.tools:
            self.asked_moment.emit(line)

    def toggle_log(self) -> None:
        """Let the log stand beside the table, or put it away."""
        self.running.display.show_log(not self.log.isVisible())

    def _lines(self, every_round: bool) -> Sequence[Message]:
        """What has happened, for ears, the newest last."""
        return self.running.display.presenter.lines(every_round=every_round)

    def toggle_rules(self) -> None:
        """Open the book at what matters now, or close it."""
        if self.rules.is_open:
            self.rules.hide()
        else:
            self.ask_rules()

    def _find_rule(self) -> None:
        if not self.rules.is_open:
            self.ask_rules()
        if self.rules.is_open:
            self.rules.find()
        else:
            self.asked_search.emit()

    def _take_keys_back(self) -> None:
        if not self.curtain.isVisible():
            had = self._had_keys
            there = had is not None and shiboken6.isValid(had) and had.isVisibleTo(self) and had.isEnabled()
            (had if there and had is not None else self.view).setFocus()

    def read(self, event: QKeyEvent) -> bool:
        """Read the table, its log or its rules, where the key says so."""
        deed = READING.get(event.key())
        if deed is not None and deed in self.deeds:
            self.deeds[deed]()
            return True
        told = None if self._screen is None else self.reader.read(event.key(), self._screen)
        if told is None:
            return False
        self.running.bubbles.bubble_gone()
        self.running.display.write_below(verbatim(told))
        self.announcer.announce(told, Tone.URGENT, again=True)
        return True

    # -- coming, going, keys -----------------------------------------------------------------------------------------

    def arrive(self) -> None:
        """Come back to the table, where letters and colours may have been changed meanwhile."""
        self.place()
        self.arrived.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """While another page is shown, no player plays on, and nothing private is here."""
        self.hidden.emit()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key says, unless everybody has got up."""
        if self.driver is None or not self.press(event):
            super().keyPressEvent(event)

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key says; whether it says anything."""
        return self.read(event)

    # -- language, look, size ----------------------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """How the widgets of the table look now."""
        return Look(self.services.theme, self.units.em, self.services.pixmaps.style)

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self.top.retranslate()
        self.commands.retranslate()
        self.commands.draw_again()
        self.curtain.draw_again()
        self.view.setAccessibleName(say(translate("Table", "Card table")))
        self.log.setAccessibleName(say(translate("Table", "What has happened so far")))
        self.bubble.retranslate()
        self.asker.retranslate()
        self.worded.emit()

    def _write_anew(self) -> None:
        driver = self.running
        self._turns.forget()
        self.log.forget()
        driver.playback.catch_up()
        driver.call(called_now(driver.table.match.seats, self.services.settings))
        driver.display.show()
        self.fit()

    def follow_look(self) -> None:
        """Take over the theme, the deck and the size of text."""
        self.scene.theme = self.services.theme
        self.scene.pixmaps = self.services.pixmaps
        self.measure()
        self.top.retranslate()
        self._lay_out()
        self.view.fit()
        self.dressed.emit()
        self.place()

    def _show_anew(self) -> None:
        self.running.table.asking = self.services.settings.asking
        self.running.display.show()

    def _units(self, strip: float) -> Units:
        """The lengths of a table over which so high a strip is taken."""
        settings = self.services.settings
        return units(self.width(), self.height() - strip, self.services.text_scale, mirrored=settings.left_handed)

    def strip(self) -> float:
        """How much of the page is taken from the table, with letters as they are now."""
        return 0.0 if self.tutorial.isHidden() else self.tutorial.lay_out(self.look, self.width(), self.height())

    def measure(self) -> None:
        """Take the lengths from the size of the page and the setting for text; bars and letters follow them."""
        self.units = self._units(0)
        self._leave_room_to_the_strip()
        self.scene.units = self.units
        frame = self.services.frame
        style = (self.services.theme, round(self.units.em), frame.light)
        if style != self._style:
            self._style = style
            theme, em, light = style
            # In a light frame the table stays as dark as it is.
            own = style_sheet(theme, em) if light else ""
            self.setPalette(palette(theme) if light else QPalette())
            self.setStyleSheet(own + table_style(theme, em))
            self._leave_room_to_the_strip()
            self.scene.units = self.units
            self.log.forget()
            if self._screen is not None:
                self._turns.show_log(self._screen, self.services.pixmaps.style)
        self.rules.fit(self.units.em)
        self.top.lay_out(self.units)
        self.commands.lay_out(self.units, self.look)
        self.log.setFixedWidth(round(min(19 * self.units.em, 0.4 * self.width())))

    def _leave_room_to_the_strip(self) -> None:
        """Letters are smaller on a table that has less room, so it is measured twice."""
        for _ in range(2):
            strip = self.strip()
            if strip:
                self.units = self._units(strip)

    def place(self) -> None:
        """Put what lies over the table where it belongs."""
        self._place_curtain()
        self.round_end.draw_again(self.look, self.units)
        self.bubble.lay_out(self.anchors.rect)
        self.asker.lay_out(self.anchors.rect)
        self.questions.place()
        self._point()

    def _place_curtain(self) -> None:
        """The curtain covers the hand, wherever that lies now, and the bar."""
        room = QRect(0, self.view.y(), self.width(), self.height() - self.view.y())
        self.curtain.lay_out(room, self.scene.layout.lane.y, self.units.em)

    def fit(self) -> None:
        """Measure everything, and put it where it belongs."""
        self.measure()
        self._lay_out()
        self.place()

    def _lay_out(self) -> None:
        """Let table and bars take their places now, also while another page is seen."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
