"""Long lists of saved games and evenings, whatever is deleted or looked for in them, wherever they stand."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView

from cardtable.engine.match import Seat
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.value_list import ValueList
from tests.store.common import execute
from tests.ui.fingers import FOR_EVER
from tests.ui.test_history import open_page, played

WHERE = ("top", "middle", "bottom", "end")
HOW_MANY = (30, 180)


def scroll(shown: QListView, where: str) -> None:
    QApplication.processEvents()
    bar = shown.verticalScrollBar()
    if where == "end":
        QTest.keyClick(shown, Qt.Key.Key_End)
    else:
        bar.setValue({"top": 0, "middle": bar.maximum() // 2, "bottom": bar.maximum()}[where])
    QApplication.processEvents()


def rect_of(shown: ValueList, row: int) -> QRect:
    return shown.visualRect(shown.model().index(row, 0))


@pytest.fixture(params=HOW_MANY)
def many(window, request: pytest.FixtureRequest) -> list[int]:
    """Many matches of two people, each of an evening of its own."""
    database = window.services.database
    number = database.add(played("veidimadur", [Seat("Anna"), Seat("Óli")], deals=1), "seed")
    (row,) = execute(database, "SELECT * FROM game WHERE id = ?", (number,))
    start = datetime(2025, 3, 1, 12, tzinfo=UTC)
    for at in range(1, request.param):
        when = (start + timedelta(days=at)).isoformat()
        execute(
            database,
            "INSERT INTO game (game, name, created, updated, over, players, head, snapshot, digest) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (row[1], f"the {at}.", when, when, 1, json.dumps(["Anna", "Óli"]), *row[7:]),
        )
    return [game.id for game in database.games()]


@pytest.mark.parametrize("where", WHERE)
def test_games_are_deleted_wherever_the_list_stands(window, many, monkeypatch, where: str) -> None:
    monkeypatch.setattr(dialogs, "ask_yes", lambda *_: True)
    window.show_page(window.saved)
    page = window.saved
    scroll(page.list, where)
    bar, left = page.list.verticalScrollBar(), list(many)
    for _ in range(5):
        chosen = next(row for row in range(page.list.count()) if rect_of(page.list, row).bottom() >= 0)
        page.list.setCurrentRow(chosen)
        stood = bar.value()
        gone = page.number()
        page.ask_delete()
        QApplication.processEvents()
        left.remove(gone)
        assert [game.id for game in page.list.values] == left
        assert page.number() == left[min(chosen, len(left) - 1)], "the next one is chosen"
        assert (bar.value() > 0) == (stood > 0), "the list has not jumped to its top"


@pytest.mark.parametrize("where", WHERE)
def test_games_are_looked_for_wherever_the_list_stands(window, many, where: str) -> None:
    window.show_page(window.saved)
    page = window.saved
    names = {game.id: game.name for game in window.services.database.games()}
    for words in ("the 7.", "nobody", "the", ""):
        scroll(page.list, where)
        page.search.words.setText(words)
        QApplication.processEvents()
        found = [game for game in many if all(word in names[game] for word in words.split())]
        assert [game.id for game in page.list.values] == found
    for chip, left in ((page.search.states[1], []), (page.search.states[2], many)):
        scroll(page.list, where)
        chip.click()
        QApplication.processEvents()
        assert [game.id for game in page.list.values] == left


@pytest.mark.parametrize("where", WHERE)
def test_evenings_of_another_year_wherever_the_list_stands(window, qtbot, many, where: str) -> None:
    page = open_page(window, qtbot, "evenings")
    qtbot.waitUntil(lambda: page.list.count() > 0, timeout=FOR_EVER)
    for chip in (*page.years, page.years[0]):
        scroll(page.list, where)
        chip.click()
        QApplication.processEvents()
