"""The table page: one running match, played by mouse, by keys or by a screen reader's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cardtable.app.match.guard import fails_closed
from cardtable.ui.language import say
from cardtable.ui.match.shortcuts import of_letter, with_control
from cardtable.ui.match.top_bar import IN_MENU, TOOLS
from cardtable.ui.match.typed_card import TypedCard
from cardtable.ui.match.view import MatchView
from cardtable.ui.widgets.keys import MODIFIERS, letter_of

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.ui.services import Services


class TablePage(MatchView):
    """Plays a match: what persons do goes to the driver of the match that is running."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, TOOLS, IN_MENU)
        self._typed = TypedCard(self.view, self.announcer)
        self.deeds |= {
            "hint": self.hint,
            "back": self.take_back,
            "redo": self.redo,
            "sort": self.sort,
            "cover": self.cover,
            "again": self.play_again,
            "new": self._play_a_game,
            "look": self.round_end.toggle,
            "next": self.round_end.press_next,
        }
        hands = self.scene.input
        hands.dropped.connect(lambda cards, zone, cheating: self.running.drops.drop(cards, zone, cheating))
        hands.undecided.connect(lambda cards, zones, sly: self.running.drops.ask_where(cards, zones, sly))
        hands.touched.connect(lambda zone: self.running.drops.drop([], zone))
        hands.arranged.connect(self._arrange)
        hands.picked_changed.connect(self._picked)
        self.scene.asked_again.connect(self.play_again)
        self.view.pressed.connect(self._bubble_gone)
        self.view.pressed.connect(self.curtain.keep_keys)
        self.commands.pressed.connect(lambda command: self.running.presses.press(command))
        self.commands.went_on.connect(self.go_on)
        self.tutorial.went_on.connect(self.go_on)
        self.tutorial.left.connect(self.left.emit)
        self.tutorial.played.connect(self._play_a_game)
        self.bubble.asked_rule.connect(self.ask_rules)
        self.bubble.gone.connect(self._bubble_gone)
        self.asker.chosen.connect(lambda number: self.running.drops.choose(number))
        self.curtain.uncovered.connect(lambda: self.running.controller.uncover())
        self.curtain.peeking.connect(self._peek)
        self.curtain.called.connect(lambda seat, action: self.running.controller.play(seat, (action,)))
        self.curtain.taken_back.connect(self.take_back)
        self.retranslate()
        self.follow_look()

    # -- what persons do -------------------------------------------------------------------------------------------

    def play(self, seat: int, actions: tuple[Action, ...]) -> None:
        """Let a person play these actions."""
        self.running.controller.play(seat, actions)

    def take_back(self) -> None:
        """Take back, or say why that is not possible."""
        if self.driver is not None:
            self.driver.controller.take_back()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.driver is not None:
            self.driver.controller.redo()

    def hint(self) -> None:
        """Say what a good player would do."""
        if self.driver is not None:
            self.driver.hints.ask()

    def sort(self) -> None:
        """Sort the open hand in the next way."""
        if self.driver is not None:
            self.driver.hand.sort()

    def cover(self) -> None:
        """Cover the open hand."""
        if self.driver is not None:
            self.driver.controller.cover()

    def play_again(self) -> None:
        """Show once more what has happened since one's last turn."""
        if self.driver is not None:
            self.driver.controller.show_since()

    @fails_closed
    def go_on(self) -> None:
        """Let it go on: the end of a round, what is told, what is read, or the next player."""
        driver = self.driver
        if driver is None or driver.round_end.go_on() or driver.playback.hurry():
            return
        driver.controller.go_on()

    def _arrange(self, card: Card, index: int) -> None:
        if self.driver is not None:
            self.driver.hand.arrange(card, index)

    def _play_a_game(self) -> None:
        if self.table is not None:
            self.asked_new.emit(self.table.entry.game.id)

    def _bubble_gone(self) -> None:
        if self.driver is not None:
            self.driver.answers.bubble_gone()

    def _peek(self, on: bool) -> None:
        if self.driver is not None and self.curtain.isVisible():
            self.driver.controller.peek(on)

    def _picked(self) -> None:
        if self.driver is not None:
            self.driver.drops.pick(self.scene.input.picked, self.scene.input.at_once)
            self._consider()

    # -- coming, going, keys -----------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        """While another page is shown, the curtain is down and no player plays on."""
        if self.driver is not None:
            self.curtain.end_peek()
            self.driver.leave()
        super().hideEvent(event)

    @fails_closed
    def arrive(self) -> None:
        """Come back to the table."""
        self.view.setFocus()
        if self.driver is not None:
            self.driver.come_back()
            self.curtain.keep_keys()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on when the window was minimized and comes back."""
        super().showEvent(event)
        if event.spontaneous():
            self.arrive()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters press the buttons that show them; function keys read the table."""
        if not event.isAutoRepeat() and not self._press(event):  # one press, one deed
            super().keyPressEvent(event)

    def _press(self, event: QKeyEvent) -> bool:
        """Do what the key says; whether it says anything: where everybody has got up, nothing does."""
        if self.driver is None:
            return False
        key, said = event.key(), self.bubble.isVisible()
        rule = "" if self.driver is None else self.driver.display.state.rule
        if key not in MODIFIERS:
            self._bubble_gone()
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
        open_hand = self.driver is not None and self.driver.sight.viewer is not None
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
        if self.driver is not None:
            self.driver.answers.hush()
        self.scene.close_looks()
        return there
