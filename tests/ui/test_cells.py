"""What readers are told of a cell: whose it is and what it tells, as they read no heading beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem

from cardtable.ui.statistics.figure_table import Sheet
from cardtable.ui.widgets.cells import Cell, show_first

EARS = Qt.ItemDataRole.AccessibleTextRole


def heard(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    assert item is not None
    return str(item.data(EARS))


def test_a_cell_begins_with_its_headings(qtbot) -> None:
    table = Sheet()
    qtbot.addWidget(table)
    table.write(["Games", "Won"], [("Anna", ["4", "50 %"]), ("Óli", ["2", "–"])])
    assert heard(table, 0, 1).startswith("Anna, Won: 50")
    assert heard(table, 1, 0) == "Óli, Games: 2"
    assert (table.currentRow(), table.currentColumn()) == (0, 0), "the keys come to the first cell at once"


def test_where_there_is_one_column_the_row_says_enough(qtbot) -> None:
    table = QTableWidget(1, 1)
    qtbot.addWidget(table)
    table.setVerticalHeaderItem(0, QTableWidgetItem("Anna"))
    table.setHorizontalHeaderItem(0, QTableWidgetItem("Points"))
    table.setItem(0, 0, Cell("★ 4", "4, won"))
    show_first(table)
    assert heard(table, 0, 0) == "Anna: 4, won"
    assert Cell("4").data(EARS) != "Anna: 4", "a cell of no table has no heading"
