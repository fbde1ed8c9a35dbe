"""The log beside the table: one sentence for everything that has happened, as the screen may show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.table import GameTable
    from cardtable.engine.values import Event


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

    @property
    def last(self) -> str:
        """The newest sentence, empty when nothing has happened."""
        item = self.item(self.count() - 1)
        return item.text() if item is not None else ""

    def toggle(self) -> None:
        """Come or go."""
        self.setVisible(not self.isVisible())
        self.scrollToBottom()
