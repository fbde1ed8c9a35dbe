"""What readers are told of a cell: whose it is and what it tells, as they read no heading beside it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from cardtable.app.page import Cell, Grid
from cardtable.ui.widgets.grid import GridTable, SpreadGrid

EARS = Qt.ItemDataRole.AccessibleTextRole


def shown(qtbot, grid: Grid) -> GridTable:
    table = GridTable()
    qtbot.addWidget(table)
    table.show_block(grid)
    return table


def heard(table: GridTable, row: int, column: int) -> str:
    item = table.item(row, column)
    assert item is not None
    return str(item.data(EARS))


def test_a_cell_begins_with_its_headings(qtbot) -> None:
    table = shown(qtbot, Grid(("", "Games", "Won"), (("Anna", "4", "50 %"), ("Óli", "2", "–"))))
    assert heard(table, 0, 1).startswith("Anna, Won: 50")
    assert heard(table, 1, 0) == "Óli, Games: 2"
    assert (table.currentRow(), table.currentColumn()) == (0, 0), "the keys come to the first cell at once"


def test_where_there_is_one_column_the_row_says_enough(qtbot) -> None:
    rows = tuple((name, Cell(text, won=True)) for name, text in (("Anna", "4"), ("Óli", "–"), ("X", "won")))
    table = shown(qtbot, Grid(("", "Points"), rows))
    assert table.item(0, 0).text() == "★ 4"
    assert table.item(0, 0).font().bold()
    assert heard(table, 0, 0) == "Anna: 4, won"
    assert [heard(table, row, 0) for row in (1, 2)] == ["Óli: won", "X: won"], "nothing is told twice, and no sign"


def test_a_table_that_is_shown_again_keeps_the_cell_that_has_the_keys(qtbot) -> None:
    grid = Grid(("", "Games", "Won"), (("Anna", "4", "1"), ("Óli", "2", "0")))
    table = shown(qtbot, grid)
    table.setCurrentCell(1, 1)
    cell = table.item(1, 1)
    table.show_block(replace(grid, title=""))
    assert table.item(1, 1) is cell, "nothing was written anew"
    table.show_block(Grid(grid.columns, (*grid.rows, ("Birta", "1", "1"))))
    assert (table.currentRow(), table.currentColumn()) == (1, 1)


def test_a_spread_table_breaks_what_rows_are_called_where_it_is_narrow(qtbot) -> None:
    name = "2 sets and 2 runs in suits that differ"
    table = SpreadGrid()
    qtbot.addWidget(table)
    table.resize(2000, 300)
    table.show_block(Grid(("", Cell("Anna María", colour=0)), ((name, "15"),)))
    assert table.horizontalHeaderItem(0).text() == "Anna\nMaría", "columns are narrow"
    assert table.verticalHeaderItem(0).text() == name
    table.resize(400, 300)
    assert len(table.verticalHeaderItem(0).text().splitlines()) > 2
    assert heard(table, 0, 0) == f"{name}: 15"
