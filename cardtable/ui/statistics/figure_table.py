"""A table on paper that is as high as its rows, and scrolls with its page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QVBoxLayout, QWidget

from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.lengths import space
from cardtable.ui.widgets.cells import Cell, show_first
from cardtable.ui.widgets.controls import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

FRAME: Final = 4


class TitledSheet(QWidget):
    """A sheet under its heading, to stand beside others; seen only with rows."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("heading")
        self.sheet = Sheet()
        column = QVBoxLayout(self)
        space(column, 0.35, 0, 0, 0.9, 0)
        column.addWidget(self.title)
        column.addWidget(self.sheet)
        column.addStretch()

    def call(self, title: str) -> None:
        """Be called this."""
        self.title.setText(title)
        self.sheet.setAccessibleName(title)

    def write(self, columns: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Show these rows."""
        self.sheet.write(columns, rows)
        self.setVisible(bool(rows))


class Sheet(QTableWidget):
    """Rows with a heading each, below columns with a heading each; nothing can be changed or chosen in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("paper")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._wide = self._high = 0
        # How wide the page is.
        self.most = 10_000
        # They are measured once when all is written.
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def write(self, columns: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Show these rows; without any there is no table."""
        self.setVisible(bool(rows))
        self.clear()
        self.setColumnCount(len(columns))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels(list(columns))
        self.setVerticalHeaderLabels([heading for heading, _ in rows])
        for at, (_, cells) in enumerate(rows):
            for place, cell in enumerate(cells):
                self.setItem(at, place, Cell(cell, _for_ears(cell)))
        show_first(self)
        self.fit()

    def fit(self) -> None:
        """Be as high as what is written."""
        self.resizeColumnsToContents()
        self.resizeRowsToContents()
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        self._wide = self.verticalHeader().sizeHint().width() + self.horizontalHeader().length() + FRAME
        self._high = self.horizontalHeader().sizeHint().height() + rows + FRAME
        self.setMaximumWidth(self._wide)
        self._make_room()

    def _make_room(self) -> None:
        """Below a table that is wider than the page there is a bar."""
        narrow = self.width() < self._wide
        self.setFixedHeight(self._high + (self.horizontalScrollBar().sizeHint().height() if narrow else 0))

    def sizeHint(self) -> QSize:
        """As wide as its columns, as far as the page is."""
        return QSize(min(self._wide, self.most), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need a bar."""
        super().resizeEvent(event)
        self._make_room()


def _for_ears(cell: str) -> str:
    """The star of the winner is a word."""
    words = spoken(cell)
    return say(translate("Scores", "{score}, won").put(score=words)) if cell.startswith("★") else words
