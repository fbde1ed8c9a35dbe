"""The evening by which the installers are tested, in this process: whoever changes a page on its way sees it here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import shiboken6

from cardtable.app.match.scheduler import Scheduler
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.driving import driving
from tests.ui.fingers import FOR_EVER
from tests.ui.test_phones import FakeDoor
from tools.driver.driver import Driver, LostError
from tools.driver.evening import LANGUAGES, MOVES, PLAYED, Evening
from tools.driver.kept import Kept


@pytest.fixture(autouse=True)
def quickly(monkeypatch) -> None:
    monkeypatch.setattr(Scheduler, "second", 5)


class Sitting:
    """An evening in one data folder, in which the program may be opened again and again."""

    def __init__(self, driver: Driver, folder: Path, qtbot) -> None:
        self.driver = driver
        self.evening = Evening(driver, self.deeds)
        self._folder = folder
        self._qtbot = qtbot
        self.window: MainWindow

    @contextmanager
    def opened(self) -> Iterator[MainWindow]:
        """The program, from its start to its end."""
        database = Database(self._folder)
        services = Services(database, self._folder, "en")
        services.change(pace="instant")
        self.window = window = MainWindow(services, first_start=not services.settings.people)
        window.show()
        self._qtbot.waitExposed(window, timeout=FOR_EVER)
        window.activateWindow()
        try:
            yield window
        finally:
            window.close()
            shiboken6.delete(window)
            services.close()
            database.close()
            shiboken6.delete(services)

    def deeds(self) -> int:
        """How often the person has acted at the table."""
        log = self.window.running.match.log
        return sum(line.seat == 0 and line.action is not None for line in log)


@pytest.fixture
def sitting(qapp, qtbot, tmp_path) -> Iterator[Sitting]:
    with driving(qapp) as driver:
        yield Sitting(driver, tmp_path, qtbot)


def test_the_evening_of_the_installers(sitting: Sitting, tmp_path) -> None:
    evening = sitting.evening
    with sitting.opened() as window:
        evening.sit_down("Anna")
        assert [person.name for person in window.services.settings.people] == ["Anna"]
        evening.begin(PLAYED)
        evening.player.play(MOVES)
        mine = sitting.deeds()
        assert mine >= MOVES
    assert (Kept(tmp_path).games(), Kept(tmp_path).deeds()) == (1, mine)
    with sitting.opened():
        evening.go_on(PLAYED)
        assert sitting.deeds() == mine
        evening.player.play(1)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_phones_are_asked_for_and_sent_away_by_what_they_are_called(sitting: Sitting, monkeypatch) -> None:
    doors: list[FakeDoor] = []
    monkeypatch.setattr(MainWindow, "open_door", lambda _, said: doors.append(FakeDoor(said)) or doors[0])
    with sitting.opened() as window:
        sitting.evening.sit_down("Anna")
        sitting.evening.begin(PLAYED)
        sitting.evening.ask_for_phones()
        (door,) = doors
        door.hears(open="192.168.77.2:4000")
        sitting.evening.play_without_phones()
        assert not door.is_open
        assert window.phones is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_sits_down_in_every_language(sitting: Sitting, language: str) -> None:
    with sitting.opened() as window:
        sitting.evening.sit_down("Anna", language)
        assert window.services.languages.current == language
        sitting.evening.begin(PLAYED)
        sitting.evening.player.play(1)


@pytest.mark.parametrize("game", catalogue())
def test_moves_are_found_at_every_table(sitting: Sitting, game: str) -> None:
    with sitting.opened():
        sitting.evening.sit_down("Anna")
        sitting.evening.begin(catalogue()[game].game.title)
        sitting.evening.player.play(2)


def test_what_is_not_there_is_told_with_the_way_there(sitting: Sitting) -> None:
    with sitting.opened():
        with pytest.raises(LostError, match="Nowhere") as lost:
            sitting.driver.go_to("Nowhere")
        assert "keys: Sit down" in str(lost.value)
