"""A saved game is double-clicked while the program runs."""

from __future__ import annotations

import os
import threading

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from cardtable.app import single_instance
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.store.files import write_file
from cardtable.store.record import record_of
from cardtable.ui.shell.startup_tasks import SingleInstance
from tests.ui.fingers import FOR_EVER

# The offscreen window system cannot bring windows forward, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def game(tmp_path):
    entry = next(iter(catalogue().values()))
    match, seed = new_match(entry, entry.game.options(), [Seat("Amma", None), Seat("Jón", "easy")])
    database = Database(None)
    RunningMatch(entry, match, seed, DatabaseAutosave(database, database.add(match, seed))).deal()
    database.close()
    path = tmp_path / "Ömmuspil – 三.cardtable"
    write_file(record_of(match, seed), path)
    return path


@pytest.fixture
def bell(window, tmp_path):
    return SingleInstance(window, tmp_path / "data")


def knock_from_elsewhere(folder, file, found):
    def run() -> None:
        found.append(single_instance.knock(folder, file, time_limit=800))

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def test_a_second_start_opens_its_file_in_the_open_window(window, bell, game, tmp_path, qtbot) -> None:
    found: list[bool] = []
    thread = knock_from_elsewhere(tmp_path / "data", game, found)
    qtbot.waitUntil(lambda: window.running is not None, timeout=FOR_EVER)
    thread.join()
    assert found == [True]
    assert window.running.names == ("Amma", "Jón")
    assert list(single_instance.door(tmp_path / "data").iterdir()) == []


def test_a_second_start_without_a_file_brings_the_window_forward(window, bell, tmp_path, qtbot) -> None:
    window.showMinimized()
    found: list[bool] = []
    thread = knock_from_elsewhere(tmp_path / "data", None, found)
    qtbot.waitUntil(lambda: bool(found), timeout=FOR_EVER)
    thread.join()
    assert found == [True]
    assert not window.isMinimized()
    assert window.running is None


def test_a_file_that_is_clicked_again_is_the_game_on_the_table(window, bell, game) -> None:
    """The start takes a moment, and whoever sees nothing clicks again."""

    def saved() -> int:
        return len(window.services.database.games())

    bell.open(game)
    table = window.running
    window.open_rules(table.entry.game.id)
    bell.open(game)
    assert (saved(), window.running is table, window.table.isVisible()) == (1, True, True)
    os.utime(game, (1, 1))
    bell.open(game)
    assert (saved(), window.running is table) == (2, False), "somebody has sent another one"
    window.go_home()
    bell.open(game)
    assert saved() == 3, "the game of the file is begun once more on purpose"


def test_the_file_waits_until_a_question_is_answered(window, bell, game, qtbot) -> None:
    box = QMessageBox(window)
    box.setText("?")
    seen: list[object] = []

    def while_open() -> None:
        bell.open(game)
        seen.append(window.running)
        box.accept()

    QTimer.singleShot(50, while_open)
    box.exec()
    assert seen == [None]
    qtbot.waitUntil(lambda: window.running is not None, timeout=FOR_EVER)


def test_the_file_that_the_system_hands_over_is_opened(window, bell, game) -> None:
    app = QApplication.instance()
    app.installEventFilter(bell)
    QApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(game))))
    app.removeEventFilter(bell)
    assert window.running.names == ("Amma", "Jón")


def test_a_program_that_does_not_answer_is_not_waited_for(tmp_path) -> None:
    assert not single_instance.knock(tmp_path, None, time_limit=0)
    assert list(single_instance.door(tmp_path).iterdir()) == []
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert not single_instance.knock(blocked, None)


def test_a_note_from_another_computer_is_not_taken(window, tmp_path, monkeypatch) -> None:
    """The folder lies on a network drive, and who knocks does not see this window."""
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(single_instance, "this_computer", lambda: "grandma’s")
        assert not single_instance.knock(tmp_path, None, time_limit=0)
        single_instance.door(tmp_path).joinpath("a.json").write_text('{"file": "/x", "computer": "grandma’s"}')
    assert single_instance.answer(tmp_path) == []
    assert [note.name for note in single_instance.door(tmp_path).iterdir()] == ["a.json"]


def test_notes_that_make_no_sense_are_taken_away(window, tmp_path) -> None:
    place = single_instance.door(tmp_path)
    place.mkdir()
    for number, text in enumerate(("", "[]", '{"file": 3}', "{", '{"file": "/tmp/x"}')):
        (place / f"{number}.json").write_text(text)
    assert [None if file is None else file.as_posix() for file in single_instance.answer(tmp_path)] == [None, "/tmp/x"]
    assert list(place.iterdir()) == []


def test_notes_from_yesterday_are_forgotten(window, game, tmp_path) -> None:
    single_instance.knock(tmp_path, game, time_limit=0)
    note = single_instance.door(tmp_path) / "old.json"
    note.write_text(f'{{"file": "{game.as_posix()}"}}')
    yesterday = note.stat().st_mtime - 24 * 60 * 60
    os.utime(note, (yesterday, yesterday))
    SingleInstance(window, tmp_path)
    assert window.running is None
    assert list(single_instance.door(tmp_path).iterdir()) == []


def test_a_note_that_came_before_the_window_is_taken(window, game, tmp_path, qtbot) -> None:
    """Of several files that are opened at once one begins the program; the others have left their notes by then."""
    found: list[bool] = []
    single_instance.door(tmp_path).mkdir()
    thread = knock_from_elsewhere(tmp_path, game, found)
    qtbot.waitUntil(lambda: any(single_instance.door(tmp_path).iterdir()), timeout=FOR_EVER)
    SingleInstance(window, tmp_path)
    qtbot.waitUntil(lambda: bool(found), timeout=FOR_EVER)
    thread.join()
    qtbot.waitUntil(lambda: window.running is not None, timeout=FOR_EVER)
