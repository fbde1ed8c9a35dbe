"""A broken file of games as a person meets it: a sentence, a button, the matches back; a folder that is only read."""

from __future__ import annotations

import threading
from datetime import date

import pytest
import shiboken6

from cardtable.app import single_instance
from cardtable.app.settings import FILE_NAME as SETTINGS
from cardtable.app.settings import Person, Settings, read_settings, write_settings
from cardtable.store import errors
from cardtable.store.backups import back_up, opened
from cardtable.store.database import Database
from cardtable.store.errors import unwritable
from cardtable.store.opening import FILE_NAME
from cardtable.ui.services import Services
from cardtable.ui.shell import application
from cardtable.ui.shell.main_window import MainWindow
from tests.store.common import forward, full_disk, new


@pytest.fixture
def broken(qapp, tmp_path):
    """A window over a file that broke, with a copy of the day before."""
    database = Database(tmp_path)
    for _ in range(3):
        database.add(forward(new(), 12), "seed")
    assert back_up(tmp_path, date(2026, 11, 20))
    database.close()
    (tmp_path / FILE_NAME).write_bytes(b"nothing at all" * 1000)
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")
    services.settings = Settings(pace="instant")
    window = MainWindow(services)
    window.show()
    yield window
    window.close()
    shiboken6.delete(window)
    services.close()
    database.close()


def test_the_home_page_says_what_happened_and_brings_the_matches_back(broken) -> None:
    home = broken.home
    assert "damaged" in home.notice.text()
    assert "holds 3 games that are not in the list" in home.notice.text()
    assert home.backup_button.isVisible()
    assert home.continuing.newest is None
    home.backup_button.click()
    assert not home.backup_button.isVisible()
    assert not home.notice.isVisible()
    assert home.continuing.newest is not None
    assert len(broken.services.database.games()) == 3


def test_a_backup_that_cannot_be_brought_back_is_told_and_offered_still(broken, asked, monkeypatch) -> None:
    def full(*_: object) -> None:
        raise errors.not_kept("no room")

    monkeypatch.setattr(broken.services.database, "bring_back", full)
    broken.home.backup_button.click()
    assert ["no room" in one for one in asked.told] == [True]
    assert broken.home.backup_button.isVisible()
    assert "holds 3 games" in broken.home.notice.text()


def test_what_kept_games_from_being_read_is_told_as_long_as_it_does(window, monkeypatch) -> None:
    def gone(*_: object) -> None:
        raise errors.out_of_reach()

    home = window.home
    with monkeypatch.context() as patch:
        patch.setattr(window.services.database, "unfinished", gone)
        window.show_page(window.settings)
        window.go_home()
        assert "cannot be reached" in home.notice.text()
        window.services.change(language="de")
        assert "nicht erreichbar" in home.notice.text()
    window.show_page(window.settings)
    window.go_home()
    assert not home.notice.isVisible()


def test_the_saved_games_offer_the_backup_as_long_as_something_is_missing(broken, asked) -> None:
    broken.show_page(broken.saved)
    assert broken.saved.backup.isVisible()
    asked.answer(False)
    broken.saved.backup.trigger()
    assert broken.saved.list.count() == 0
    asked.answer(True)
    broken.saved.backup.trigger()
    assert "Bring them back?" in asked.questions[-1]
    assert broken.saved.list.count() == 3
    assert not broken.saved.backup.isVisible()


def test_deleting_a_match_needs_no_backup(broken, asked) -> None:
    broken.home.backup_button.click()
    broken.show_page(broken.saved)
    broken.saved.list.setCurrentRow(0)
    asked.answer(True)
    broken.saved.delete.trigger()
    assert broken.saved.list.count() == 2
    assert not broken.saved.backup.isVisible(), "what a person deletes is not offered again"


def test_a_folder_that_cannot_be_written_offers_its_games(qapp, tmp_path, monkeypatch, asked, capsys) -> None:
    database = Database(tmp_path)
    database.add(forward(new(), 12), "seed")
    database.close()
    monkeypatch.setattr("cardtable.store.database.lock", lambda folder: (_ for _ in ()).throw(unwritable(str(folder))))
    asked.answer(True)
    opened = application.open_database(tmp_path)
    assert isinstance(opened, Database)
    assert "can be looked at and played on" in asked.questions[-1]
    assert len(opened.games()) == 1
    assert opened.folder is None
    opened.close()
    asked.answer(False)
    assert application.open_database(tmp_path) == 4


def test_who_plays_without_saving_has_the_settings_of_the_family(qapp, tmp_path, monkeypatch, asked) -> None:
    """Another window has the folder: the letters are as large, the language is theirs, and nobody is asked again."""
    write_settings(Settings(language="is", text_scale=150, people=[Person("Anna", 0)]), tmp_path)
    kept = (tmp_path / SETTINGS).read_bytes()
    seen = []

    def look(*_: object) -> int:
        (window,) = (one for one in qapp.topLevelWidgets() if isinstance(one, MainWindow))
        services = window.services
        seen.append((services.languages.current, services.text_scale, window.pages.currentWidget() is window.home))
        services.change(volume=7)
        window.close()
        return 0

    monkeypatch.setattr(type(qapp), "exec", look)
    monkeypatch.setattr(single_instance, "knock", lambda *_: False)
    other = Database(tmp_path)
    asked.answer(True)
    assert application.open_window(application.command_line().parse_args(["--data-dir", str(tmp_path)])) == 0
    other.close()
    assert seen == [("is", 1.5, True)]
    assert (tmp_path / SETTINGS).read_bytes() == kept


def test_settings_that_could_not_be_kept_are_kept_as_soon_as_they_can_be(qapp, tmp_path, monkeypatch) -> None:
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")
    window = MainWindow(services)
    window.show()
    for size, kept in ((150, lambda: window.show_page(window.settings)), (200, window.close)):
        with monkeypatch.context() as full:
            full.setattr("cardtable.ui.services.write_settings", lambda *_: False)
            window.show_page(window.settings)
            services.change(text_scale=size)
            assert window.settings.unkept.text()
            assert read_settings(tmp_path).text_scale != size
        kept()
        assert not window.settings.unkept.text() or not window.isVisible()
        assert read_settings(tmp_path).text_scale == size
    shiboken6.delete(window)
    services.close()
    database.close()


def test_the_day_s_backup_is_made_at_the_start(started, tmp_path) -> None:
    database = Database(tmp_path)
    database.add(forward(new(), 12), "seed")
    database.close()
    assert started(tmp_path) == 0
    assert len(list(tmp_path.glob("games-backup-*.sqlite"))) == 1


def test_the_first_evening_and_another_day_have_a_backup_too(qapp, started, tmp_path, monkeypatch) -> None:
    """At the start there was nothing to be copied, or it was another day: whoever closes the program has a copy."""

    def play(*_: object) -> int:
        (window,) = (one for one in qapp.topLevelWidgets() if isinstance(one, MainWindow))
        window.home.pictured.emit()
        for thread in threading.enumerate():
            if thread.name == "backup":
                thread.join()
        assert not list(tmp_path.glob("games-backup-*.sqlite"))
        window.services.database.add(forward(new(), 12), "seed")
        window.close()
        return 0

    monkeypatch.setattr(type(qapp), "exec", play)
    assert started(tmp_path) == 0
    (copy,) = tmp_path.glob("games-backup-*.sqlite")
    with opened(copy) as file:
        assert file.execute("SELECT count(*) FROM game").fetchone() == (1,)


def test_nobody_leaves_what_could_not_be_saved_without_knowing(window, qtbot, asked) -> None:
    """The disk is full: staying costs nothing, and as soon as it takes the moves nobody is asked."""
    from tests.ui.tables import position, table_at

    window.show_page(window.table)
    table = table_at(window.services, position(["2H 2S KD QD", "5H 6H"], "2C"), 1)
    window.table.sit_down(table)
    database = window.services.database
    with full_disk(database):
        window.table.running.controller.play(0, [next(iter(table.round.legal(0)))])
        assert table.problem is not None
        asked.answer(False)
        window.go_home()
        assert window.running is table
        assert "what could not be saved is lost" in asked.questions[-1]
        asked.answer(False)
        assert not window.close()
    lines = len(table.match.log)
    window.go_home()
    assert window.running is None
    (game,) = database.games()
    assert len(database.load(game.id).match.log) == lines


@pytest.mark.parametrize("deed", ["the same cards", "the same table", "another saved game"])
def test_nothing_else_is_played_over_what_could_not_be_saved(window, asked, deed) -> None:
    from tests.ui.tables import position, table_at

    other = window.services.database.add(forward(new(), 12), "seed")
    window.show_page(window.table)
    table = table_at(window.services, position(["2H 2S KD QD", "5H 6H"], "2C"), 1)
    window.table.sit_down(table)
    deeds = {
        "the same cards": lambda: window.launcher.deal_again(others=False),
        "the same table": window.launcher.play_again,
        "another saved game": lambda: window.resume(other),
    }
    with full_disk(window.services.database):
        window.table.running.controller.play(0, [next(iter(table.round.legal(0)))])
        asked.answer(False)
        deeds[deed]()
    assert window.running is table
    assert "what could not be saved is lost" in asked.questions[-1]
