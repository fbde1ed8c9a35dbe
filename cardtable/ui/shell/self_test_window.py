"""The self-test with the window: a whole match at its table, computer players in their process."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.ai_process import decide
from cardtable.app.settings import Settings, write_settings
from cardtable.app.steps import MatchOver, Person, RoundOver
from cardtable.engine.match import Seat
from cardtable.games.catalogue import covers
from cardtable.games.catalogue import entry as game_entry
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

SECONDS: Final = 120
COLOURS: Final = 40


def check_window(screenshot: Path | None) -> str:
    """Play a match to its end at the window's table; the person's cards are chosen as a computer player would."""
    make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_settings(Settings(pace="instant", grace=2, sounds=False), folder)
        database = Database(folder)
        services = Services(database, folder, "en")
        window = MainWindow(services)
        window.show()
        try:
            _wait(50)
            colours = _colours(window.grab().toImage())
            if colours < COLOURS:
                raise RuntimeError(f"the window is blank: {colours} colours")
            picture = _play(window, screenshot)
        finally:
            window.close()
            services.close()
            database.close()
            window.deleteLater()
    return picture


def _play(window: MainWindow, screenshot: Path | None) -> str:
    shortest = min(covers().values(), key=lambda cover: cover.minutes[1])
    entry = game_entry(shortest.id)
    seats = (Seat("Anna", None, 0), Seat("Jón", Level.MEDIUM, 1), Seat("Sigga", Level.HARD, 2))
    window.start(MatchSetup(entry, entry.game.options(), seats, None))
    page = window.table
    table = page.table
    if table is None:
        raise RuntimeError("nobody sat down at the table")
    until = time.monotonic() + SECONDS
    kept = False
    while not isinstance(step := page.running.sight.step(), MatchOver):
        if time.monotonic() > until:
            raise RuntimeError(f"the match came to a stop after {len(table.match.log)} actions")
        if isinstance(step, RoundOver):
            page.deal()
        elif isinstance(step, Person):
            if screenshot is not None and not kept and len(table.match.log) > 6:
                kept = _keep_picture(window, screenshot)
            decision = decide(table.question(step.seat, Level.MEDIUM))
            if decision is not None:
                page.running.controller.play(step.seat, (decision.action,))
        else:
            page.go_on()
        _wait(5)
    if screenshot is not None and not kept:
        _keep_picture(window, screenshot)
    if table.problem is not None:
        raise RuntimeError("the match could not be kept")
    thinker = window.services.thinker
    return f"{len(table.match.log)} actions, computer players in process {thinker.process_id}"


def _keep_picture(window: MainWindow, path: Path) -> bool:
    """What the screen shows of the window, or where that cannot be asked for, what the window draws."""
    _wait(300)
    screen = window.screen()
    picture = screen.grabWindow(window.winId())
    if picture.isNull() or _colours(picture.toImage()) < COLOURS:
        picture = window.grab()
    if not picture.save(str(path)):
        raise RuntimeError(f"{path} could not be written")
    return True


def _wait(milliseconds: int) -> None:
    """Let the window live for a moment."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QApplication.processEvents()


def _colours(picture: QImage) -> int:
    steps = range(0, picture.width(), 7), range(0, picture.height(), 7)
    return len({picture.pixel(x, y) for x in steps[0] for y in steps[1]})
