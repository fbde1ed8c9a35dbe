"""The log beside the table: one sentence for everything that has happened, as the screen may show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from cardtable.app.table import GameTable
    from cardtable.engine.values import Event


_SCROLLING: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class Story(QListWidget):
    """The sentences of one match, the newest at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()

    def tell_all(self, table: GameTable) -> None:
        """Write the whole match anew, in the language in force."""
        self.clear()
        self.addItems([say(message) for message in table.history()])
        self.scrollToBottom()

    def tell(self, table: GameTable, events: Sequence[Event]) -> list[str]:
        """Add what has just happened; returns the sentences."""
        told = (table.entry.stage.tell(event, table.names) for event in events)
        texts = [say(message) for message in told if message is not None]
        self.addItems(texts)
        self.scrollToBottom()
        return texts

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
        self.scrollToBottom()
