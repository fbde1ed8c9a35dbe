"""The log beside the table: one sentence for everything that has happened, as the screen may show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidgetItem

from cardtable.ui.language import say
from cardtable.ui.widgets.wrapped_list import BEGINS, WrappedList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from cardtable.messages import Message


_SCROLLING: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class LogPanel(WrappedList):
    """The sentences of one match, the newest at the bottom, with a thin rule where a round begins."""

    def __init__(self) -> None:
        super().__init__()
        self.hide()

    def tell_all(self, rounds: Sequence[Sequence[Message]]) -> None:
        """Write the whole match anew, in the language in force."""
        self.clear()
        for told in rounds:
            self._add([say(message) for message in told], begins=True)
        self._show_newest()

    def tell(self, told: Sequence[Message], *, begins: bool) -> None:
        """Add what has just happened, with which a round ``begins`` or not."""
        self._add([say(message) for message in told], begins=begins)
        self._show_newest()

    def _show_newest(self) -> None:
        # To scroll means to measure every sentence, which is of no use in a log that is put away.
        if self.isVisible():
            self.scrollToBottom()

    def _add(self, texts: Sequence[str], *, begins: bool) -> None:
        for number, text in enumerate(texts):
            item = QListWidgetItem(text)
            # Above the very first sentence there is nothing to be kept apart.
            item.setData(BEGINS, begins and number == 0 and self.count() > 0)
            self.addItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that scroll are the list's; letters are calls and buttons, and go on to the page."""
        if event.key() in _SCROLLING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    @property
    def last(self) -> str:
        """The newest sentence, empty when nothing has happened."""
        item = self.item(self.count() - 1)
        return item.text() if item is not None else ""

    def toggle(self) -> None:
        """Come or go."""
        self.setVisible(not self.isVisible())
        self._show_newest()
