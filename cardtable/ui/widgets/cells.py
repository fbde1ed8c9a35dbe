"""Cells of tables, which say to readers whose they are and what they tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidgetItem

from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTableWidget


class Cell(QTableWidgetItem):
    """A cell of a table; ``heard`` is what is said of it, where that is not what stands there.

    Readers tell cells alone and no heading beside them, so each begins with its own.
    """

    def __init__(self, text: str, heard: str = "") -> None:
        super().__init__(text)
        self._heard = heard
        self.setTextAlignment(Qt.AlignmentFlag.AlignCenter)

    def words(self) -> str:
        """What stands there, for ears."""
        return self._heard or spoken(self.text())

    def data(self, role: int) -> Any:
        """The words with their headings, and everything else as it is."""
        table = self.tableWidget()
        if role != Qt.ItemDataRole.AccessibleTextRole or table is None:
            return super().data(role)
        row, column = (
            _heading(table.verticalHeaderItem(self.row())),
            _heading(table.horizontalHeaderItem(self.column())),
        )
        if table.columnCount() == 1 and row:
            text = translate("Tables", "{heading}: {value}", "a cell of a table, for ears")
            return say(text.put(heading=row, value=self.words()))
        text = translate("Tables", "{row}, {column}: {value}", "a cell of a table with its two headings, for ears")
        return say(text.put(row=row, column=column, value=self.words()))


def show_first(table: QTableWidget) -> None:
    """The keys come to the first cell of a table first."""
    if table.currentItem() is None:
        table.setCurrentCell(0, 0)


def _heading(item: QTableWidgetItem | None) -> str:
    if item is None:
        return ""
    return str(item.data(Qt.ItemDataRole.AccessibleTextRole) or spoken(item.text()))
