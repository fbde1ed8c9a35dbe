"""The table page: one running match, played by mouse, by keys or by a screen reader's actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cardtable.app.match.guard import fails_closed
from cardtable.ui.language import say
from cardtable.ui.match.order_dialog import OrderDialog
from cardtable.ui.match.shortcuts import of_letter, with_control
from cardtable.ui.match.top_bar import IN_MENU, TOOLS
from cardtable.ui.match.typed_card import TypedCard
from cardtable.ui.match.view import MatchView
from cardtable.ui.widgets.keys import MODIFIERS, letter_of

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.app.match.driver import Driver
    from cardtable.ui.services import Services


class TablePage(MatchView):
    """Plays a match: what persons do goes to the driver of the match that is running."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TOOLS, IN_MENU)
        self._typed = TypedCard(self.view, self.announcer)
        self.order: OrderDialog | None = None
        self.retranslate()
        self.follow_look()

    def join(self, driver: Driver) -> None:
        """What persons do goes to this match."""
        super().join(driver)
        tie, controller, drops, hands = self.tie, driver.controller, driver.drops, self.scene.input
        self.deeds |= {
            "hint": driver.hints.ask,
            "back": controller.take_back,
            "redo": controller.redo,
            "sort": driver.hand.sort,
            "order": self._open_order,
            "cover": controller.cover,
            "again": controller.show_since,
            "phones": self.asked_phones.emit,
            "new": self._play_a_game,
            "look": self.round_end.toggle,
            "next": self.round_end.press_next,
            "seal": self.round_end.press_seal,
        }
        tie(self.shown, self._close_order)
        tie(hands.dropped, drops.drop)
        tie(hands.undecided, drops.ask_where)
        tie(hands.touched, lambda zone: drops.drop([], zone))
        tie(hands.arranged, driver.hand.arrange)
        tie(hands.picked_changed, self._picked)
        tie(self.scene.asked_again, controller.show_since)
        tie(self.view.pressed, driver.answers.bubble_gone)
        tie(self.view.pressed, self.curtain.keep_keys)
        tie(self.arrived, self.curtain.keep_keys)
        tie(self.commands.pressed, driver.presses.press)
        tie(self.commands.went_on, self.go_on)
        tie(self.tutorial.went_on, self.go_on)
        tie(self.tutorial.left, self.left.emit)
        tie(self.tutorial.played, self._play_a_game)
        tie(self.bubble.asked_rule, self.ask_rules)
        tie(self.bubble.gone, driver.answers.bubble_gone)
        tie(self.asker.chosen, drops.choose)
        tie(self.curtain.uncovered, controller.uncover)
        tie(self.curtain.peeking, self._peek)
        tie(self.curtain.called, driver.presses.call)
        tie(self.curtain.taken_back, controller.take_back)
        tie(self.curtain.left, controller.leave_seat)

    # -- what persons do -------------------------------------------------------------------------------------------

    @fails_closed
    def go_on(self) -> None:
        """Let it go on: the end of a round, what is told, what is read, or the next player."""
        driver = self.running
        if not (driver.round_end.go_on() or driver.playback.hurry()):
            driver.controller.go_on()

    def _play_a_game(self) -> None:
        self.asked_new.emit(self.running.table.entry.game.id)

    def _peek(self, on: bool) -> None:
        if self.curtain.isVisible():
            self.running.controller.peek(on)

    def _open_order(self) -> None:
        """Let the person whose hand is open mark what is to be called."""
        driver = self.running
        seat, standing = driver.sight.viewer, driver.table.standing
        title = driver.display.presenter.order_title()
        form = None if seat is None or title is None or not driver.display.open else standing.form(seat)
        if seat is None or title is None or form is None or self.order is not None:
            return

        def show(*_: object) -> None:
            made.show_marks(standing.marks(seat).lines, standing.left(seat, form))

        made = self.order = OrderDialog(self, self.services, seat, title, form)
        made.marked.connect(partial(standing.mark, seat))
        made.limited.connect(partial(standing.limit, seat))
        for changed in (made.marked, made.limited):
            changed.connect(show)
        made.finished.connect(self._forget_order)
        show()
        made.open()

    def _forget_order(self) -> None:
        self.order = None

    def _close_order(self) -> None:
        """What is marked is for the eyes of one person."""
        if self.order is not None and not (self.running.display.open and self.order.seat == self.running.sight.viewer):
            self.order.close()

    def _picked(self) -> None:
        self.running.drops.pick(self.scene.input.picked, self.scene.input.at_once)
        self._consider()

    # -- coming, going, keys -----------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        """While another page is shown, the curtain is down and no player plays on."""
        self.curtain.end_peek()
        super().hideEvent(event)

    def first(self) -> QWidget | None:
        """The table."""
        return self.view

    def showEvent(self, event: QShowEvent) -> None:
        """Go on when the window was minimized and comes back."""
        super().showEvent(event)
        if event.spontaneous():
            self.arrive()

    def press(self, event: QKeyEvent) -> bool:
        """Letters press the buttons that show them; function keys read the table."""
        if event.isAutoRepeat():
            return True  # one press, one deed
        key, said = event.key(), self.bubble.isVisible()
        rule = self.running.display.state.rule
        if key not in MODIFIERS:
            self.running.answers.bubble_gone()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            deed = with_control(event)
            if deed is not None:
                self.deeds[deed]()
            return deed is not None
        if not self.curtain.isVisible() and self._press_letter(event):
            return True
        if key == Qt.Key.Key_Escape:
            return self._hush(said) or self._open_menu()
        if key == Qt.Key.Key_F1:
            self.ask_rules(rule)
            return True
        return self.read(event)

    def _press_letter(self, event: QKeyEvent) -> bool:
        letter = letter_of(event)
        if not letter:
            return False
        open_hand = self.running.sight.viewer is not None
        command = self.commands.command_for(letter)
        if open_hand and self._typed.goes_on(letter):
            return True
        capital = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.asker.answer(letter) or (
            open_hand and self._typed.begins(letter, capital=capital, is_button=command is not None)
        ):
            return True
        if command is not None:
            self.running.presses.press(command)
            return True
        if say(self.commands.go_on_key) == letter:
            self.go_on()
            return True
        deed = of_letter(letter)
        if deed is not None:
            self.deeds[deed]()
        return deed is not None

    def _open_menu(self) -> bool:
        """Escape opens the menu where nothing lies there that it takes away; it leads out of the full screen, too."""
        if self.curtain.isVisible():
            return False
        self.top.open_menu()
        return True

    def _hush(self, said: bool) -> bool:
        """Take away what was asked on the table, or the glass; otherwise Escape is the window's."""
        there = said or self.asker.isVisible() or self.scene.last_trick.isVisible()
        self.running.answers.hush()
        self.scene.close_looks()
        return there
