"""A table on a page: written from its value, heard in words, and never with a word that is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.page import Cell, Grid, cell
from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.theme import SEAT_COLOURS
from cardtable.ui.widgets.controls import label
from cardtable.ui.widgets.icons import disc

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QResizeEvent

FRAME: Final = 4
# In em: a spread table and its columns are so large at least.
LEAST: Final = 12.0
NARROWEST: Final = 8.0
# What rows are called takes so much of the width of a spread table at most.
WIDEST_NAME: Final = 0.28
# A header's letters are so much wider than those of the sheet, and its sign and the air around them take so much.
BOLDER: Final = 1.1
ROOM_FOR_SIGN, ROOM_FOR_WORD = 2.75, 1.25


class GridTable(QTableWidget):
    """Holds a grid for keys, eyes and ears; nothing can be changed or chosen in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("paper")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.grid = Grid()

    def show_block(self, grid: Grid) -> None:
        """Hold this one; the cell that has the keys stays, unless the table is called otherwise."""
        self.setVisible(bool(grid.rows))
        if grid == self.grid:
            return
        row, column = (self.currentRow(), self.currentColumn()) if grid.title == self.grid.title else (-1, -1)
        self.grid = grid
        self.setAccessibleName(grid.title)
        self.clear()
        self.setColumnCount(max(0, len(grid.columns) - 1))
        self.setRowCount(len(grid.rows))
        heads = [cell(head) for head in grid.columns[1:]]
        for across, head in enumerate(heads):
            self.setHorizontalHeaderItem(across, _item(head._replace(text=_in_words(head)), _words(head)))
        for down, texts in enumerate(grid.rows):
            name, *cells = map(cell, texts)
            self.setVerticalHeaderItem(down, _item(name, _words(name)))
            for across, (head, shown) in enumerate(zip(heads, cells, strict=True)):
                if shown != Cell(""):
                    heard = _told(name, head if len(heads) > 1 else Cell(""), shown)
                    item = _item(shown, heard, strong=down in grid.strong)
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                    self.setItem(down, across, item)
        self.setCurrentCell(*((row, column) if self.item(row, column) is not None else (grid.sight, 0)))


class GridView(GridTable):
    """Shows a grid as large as what is written, with a bar below it where the page is narrower."""

    def __init__(self) -> None:
        super().__init__()
        self._wide = self._high = 0
        # How wide the page is.
        self.most = 10_000
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # They are measured once when all is written.
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_block(self, grid: Grid) -> None:
        """Show this one, in the size of letters in force."""
        super().show_block(grid)
        self.resizeColumnsToContents()
        self.resizeRowsToContents()
        self._wide = self.verticalHeader().sizeHint().width() + self.horizontalHeader().length() + FRAME
        self._high = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length() + FRAME
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


class SpreadGrid(GridTable):
    """Shows a grid over the width of its page, and scrolls in its own room or is there whole."""

    def __init__(self) -> None:
        super().__init__()
        self._air: float | None = None
        self._across = 0
        # How high it is at least is measured; what a table would like to be is not asked.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)

    def show_block(self, grid: Grid, air: float | None = None) -> None:
        """Show this one, in the size of letters in force; whole, and with so many em below it, where that is said."""
        self._air = air
        super().show_block(grid)
        self._fit()

    def look(self) -> None:
        """What matters most is in sight, and the keys come in there: Qt would scroll to the first cell with them."""
        self.setCurrentCell(self.grid.sight, 0)
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks names otherwise; bars that come and go change nothing."""
        super().resizeEvent(event)
        if self.width() != self._across:
            self._fit()

    def _fit(self) -> None:
        self._across = self.width()
        for row, texts in enumerate(self.grid.rows):
            self.model().setHeaderData(row, Qt.Orientation.Vertical, self._in_lines(cell(texts[0]).shown))
        across = self.horizontalHeader()
        across.setMinimumSectionSize(self._narrowest())
        self.resizeRowsToContents()
        whole = across.sizeHint().height() + self.verticalHeader().length()
        self.setMinimumHeight(em(LEAST) if self._air is None else whole + em(self._air))

    def _in_lines(self, text: str) -> str:
        """What a row is called takes no more than its share of the width."""
        widest = max(WIDEST_NAME * self.width(), 60.0)
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and self._wide_as(longer) > widest:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def _narrowest(self) -> int:
        """How wide each column is at least: no word is cut, and the widest name has room beside its sign."""
        texts = [cell(text).shown for texts in self.grid.rows for text in texts[1:]]
        words = [word for text in texts for word in (*text.split(), *text.splitlines()[:1])]
        names = [line for head in map(cell, self.grid.columns[1:]) for line in _in_words(head).splitlines()]
        return max(
            em(NARROWEST),
            round(self._widest(names) + em(ROOM_FOR_SIGN)),
            round(self._widest(words) + em(ROOM_FOR_WORD)),
        )

    def _widest(self, texts: Iterable[str]) -> float:
        return max(map(self._wide_as, texts), default=0.0)

    def _wide_as(self, text: str) -> float:
        return self.fontMetrics().horizontalAdvance(text) * BOLDER


class TitledGrid(QWidget):
    """A table under its title, to stand beside others."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("heading")
        self.sheet = GridView()
        column = QVBoxLayout(self)
        space(column, 0.35, 0, 0, 0.9, 0)
        column.addWidget(self.title)
        column.addWidget(self.sheet)
        column.addStretch()

    def show_block(self, grid: Grid) -> None:
        """Show this one."""
        self.title.setText(grid.title)
        self.sheet.show_block(grid)
        self.setVisible(bool(grid.rows))


def _in_words(head: Cell) -> str:
    """Each word of who plays has a line of its own, as columns are narrow."""
    return head.text if head.colour is None else "\n".join(head.text.split())


def _item(shown: Cell, heard: str, *, strong: bool = False) -> QTableWidgetItem:
    """What stands in one place, and what is said of it."""
    item = QTableWidgetItem(shown.shown)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, heard)
    if shown.colour is not None:
        item.setIcon(disc(SEAT_COLOURS[shown.colour]))
    if strong or shown.strong or shown.won:
        bold = item.font()
        bold.setBold(True)
        item.setFont(bold)
    return item


def _words(shown: Cell) -> str:
    """What stands in one place, for ears; the star of the winner is a word."""
    words, won = spoken(shown.heard or shown.text), say(translate("Evenings", "won", "in the table of an evening"))
    if not shown.won:
        return words
    return say(translate("Scores", "{score}, won").put(score=words)) if words not in ("", won) else won


def _told(row: Cell, column: Cell, shown: Cell) -> str:
    """Readers tell cells alone and no heading beside them, so each begins with its own; one column needs none."""
    heads, value = (_words(row), _words(column)), _words(shown)
    if heads[0] and not heads[1]:
        text = translate("Tables", "{heading}: {value}", "a cell of a table, for ears")
        return say(text.put(heading=heads[0], value=value))
    text = translate("Tables", "{row}, {column}: {value}", "a cell of a table with its two headings, for ears")
    return say(text.put(row=heads[0], column=heads[1], value=value))
