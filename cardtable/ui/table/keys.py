"""The keys of the table page: letters press the buttons that show them, function keys read the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.ui.language import say
from cardtable.ui.scene.view import MODIFIERS
from cardtable.ui.table.bars import HINT_KEY
from cardtable.ui.table.ending import DEAL_KEY, LOOK_KEY
from cardtable.ui.table.reader import Reader
from cardtable.ui.table.typed import Typed

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from cardtable.messages import Message
    from cardtable.ui.table.page import TablePage


class TableKeys:
    """Every key of one page and its deed."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.reader = Reader(page)
        self.typed = Typed(page)
        self._said = False
        self._rule = ""
        key = Qt.Key
        self._with_control: Final[dict[int, Callable[[], object]]] = {
            key.Key_Z: page.take_back,
            key.Key_Y: page.redo,
            key.Key_S: page.ordering.sort,
            key.Key_H: page.cover,
            key.Key_M: page.toggle_sound,
            key.Key_F: page.book.find,
        }
        self._plain: Final[dict[int, Callable[[], object]]] = {
            key.Key_F1: lambda: page.book.ask(self._rule),
            key.Key_F7: page.log.toggle,
            key.Key_F8: page.asked_scores.emit,
            key.Key_F9: page.play_again,
        }
        self._letters: Final[tuple[tuple[Message, Callable[[], object]], ...]] = (
            (HINT_KEY, page.hint),
            (LOOK_KEY, page.ending.toggle),
            (DEAL_KEY, page.ending.deal),
        )

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key says; whether it says anything."""
        page = self._page
        key = event.key()
        if event.isAutoRepeat():  # one press, one deed
            return True
        self._said = page.bubble.isVisible()
        self._rule = "" if page.running is None else page.running.state.rule
        if key not in MODIFIERS:
            page.bubble_gone()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if key == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                key = Qt.Key.Key_Y
            return self._run(self._with_control, key)
        if not page.curtain.isVisible():
            letter = event.text().upper()
            if page.asker.answer(letter) or self.typed.press(event):
                return True
            command = page.commands.command_for(letter)
            if command is not None:
                page.controller.press(command)
                return True
            if say(page.commands.go_on_key) == letter:
                page.go_on()
                return True
            for message, deed in self._letters:
                if say(message) == letter:
                    deed()
                    return True
        if key == Qt.Key.Key_Escape:
            return self.hush()
        return self.read(event)

    def read(self, event: QKeyEvent) -> bool:
        """Read the table, its log or its rules, where the key says so."""
        key = event.key()
        return self.reader.answers(key) or self._run(self._plain, key)

    def hush(self) -> bool:
        """Take away what was asked on the table, or the glass; otherwise Escape is the window's."""
        page = self._page
        said = self._said or page.asker.isVisible() or page.scene.last_trick.isVisible()
        page.hush()
        page.scene.close_looks()
        return said

    @staticmethod
    def _run(deeds: dict[int, Callable[[], object]], key: int) -> bool:
        deed = deeds.get(key)
        if deed is None:
            return False
        deed()
        return True
