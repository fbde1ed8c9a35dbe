"""One action through the whole program: the rules, the disk and the screen."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from benchmarks.measure import Row, share
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.app.settings import Settings
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tests.ui.behind import behind


def rows(quick: bool) -> list[Row]:
    """A person's actions: validated, applied, written, told to the screen and painted."""
    make_application()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as name:
        folder = Path(name)
        database = Database(folder)
        services = Services(database, folder, "is")
        services.settings = Settings(pace="instant")
        window = MainWindow(services)
        window.show()
        entry = catalogue()["olsen"]
        times: list[float] = []
        while len(times) < (40 if quick else 300):
            times += _one_deal(window, services, RunningMatchMaker(entry, database))
        import shiboken6

        shiboken6.delete(window)
        services.close()
        database.close()
    p95 = share(times, 0.95)
    median = share(times, 0.5)
    return [
        Row(
            f"one action: rules, disk, screen ({len(times)})",
            f"median {median:.1f} ms, p95 {p95:.1f} ms",
            "–",
            "–",
            "p95 10 ms",
            p95 < 10,
        )
    ]


class RunningMatchMaker:
    """Makes a table for one person who plays both hands in turn, so that every action is a person's."""

    def __init__(self, entry, database: Database) -> None:  # type: ignore[no-untyped-def]
        self._entry = entry
        self._database = database

    def make(self) -> RunningMatch:
        """A fresh table with one person and one silent computer player."""
        match, seed = new_match(self._entry, self._entry.game.options(), [Seat("Anna"), Seat("Jón", "easy", 1)])
        return RunningMatch(self._entry, match, seed, DatabaseAutosave(self._database, self._database.add(match, seed)))


def _one_deal(window: MainWindow, services: Services, maker: RunningMatchMaker) -> list[float]:
    table = maker.make()
    page = window.table
    window.show_page(page)
    page.sit_down(table)
    QApplication.processEvents()
    found: list[float] = []
    while table.round.result is None and len(found) < 60:
        if behind(page).scheduler is not None:
            page.running.scheduler.pause()
        turn = table.round.turn
        actions = [action for action in table.round.legal(turn) if "say" not in action.kind]
        start = time.perf_counter()
        page.running.controller.play(turn, tuple(actions[:1]))
        QApplication.processEvents()
        found.append((time.perf_counter() - start) * 1000)
    page.get_up()
    del services
    return found
