"""The self-test with the window: a whole match at its table, computer players in their process; phones at another."""

from __future__ import annotations

import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

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
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QImage

    from cardtable.app.phones.door import Door

SECONDS: Final = 120
COLOURS: Final = 40


def check_window(screenshot: Path | None) -> str:
    """Play a match to its end at the window's table; the person's cards are chosen as a computer player would."""
    with _opened(MainWindow) as window:
        colours = _colours(window.grab().toImage())
        if colours < COLOURS:
            raise RuntimeError(f"the window is blank: {colours} colours")
        return _play(window, screenshot)


def check_phones() -> str:
    """Open the door, at the machine's own address alone; let a phone come and see its hand; and shut it again."""
    from cardtable.app.phones.own_phone import OwnPhone, fetched, is_shut

    with _opened(_OwnDoor) as window:
        _sit_down(window, Seat("Anna"), Seat("Jón", None, 1))
        window.table.deeds["phones"]()
        phones = window.phones
        if phones is None:
            raise RuntimeError("no process can be had for the door")
        _wait_until(lambda: phones.seats.invited or window.phones is None)
        place, (seat, invited) = phones.place, next(iter(phones.seats.invited.items()), (0, None))
        if invited is None:
            raise RuntimeError(f"the door did not open: {phones.panel.how.text()}")
        files = [fetched(place, name) for name in ("/", "/phone.css", "/phone.js", "/places.json")]
        with OwnPhone(place, invited.code) as phone:
            _wait_until(lambda: seat in phones.seats.languages)
            page: dict[str, Any] = {"token": ""}
            while page and "hand" not in page:
                page = phone.hears()
            if not page:
                raise RuntimeError("no hand came to the phone")
            files.append(fetched(place, page["deck"]))
            phones.panel.end.click()
            while page:
                page = phone.hears()
        if window.phones is not None or not is_shut(place):
            raise RuntimeError("the door is still open")
        if not window.table.curtain.isVisible():
            raise RuntimeError("the hands are not behind the curtain")
        return f"opened at {place}, {sum(map(len, files))} bytes and a hand on a phone, and shut"


class _OwnDoor(MainWindow):
    """Who plays with phones here reaches nobody beside this machine."""

    @staticmethod
    def open_door(said: Callable[[dict[str, Any]], None]) -> Door:
        from cardtable.app.phones.door import Door
        from cardtable.app.phones.own_phone import LOOPBACK

        return Door(said, LOOPBACK)


@contextmanager
def _opened(kind: type[MainWindow]) -> Iterator[MainWindow]:
    """A window with an empty folder."""
    make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_settings(Settings(pace="instant", grace=2, sounds=False), folder)
        database = Database(folder)
        services = Services(database, folder, "en")
        window = kind(services)
        window.show()
        try:
            _wait(50)
            yield window
        finally:
            window.close()
            services.close()
            database.close()
            window.deleteLater()


def _sit_down(window: MainWindow, *seats: Seat) -> None:
    """Begin the shortest match."""
    shortest = min(covers().values(), key=lambda cover: cover.minutes[1])
    entry = game_entry(shortest.id)
    window.start(MatchSetup(entry, entry.game.options(), seats, None))


def _play(window: MainWindow, screenshot: Path | None) -> str:
    _sit_down(window, Seat("Anna"), Seat("Jón", Level.MEDIUM, 1), Seat("Sigga", Level.HARD, 2))
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


def _wait_until(come: Callable[[], object]) -> None:
    """Let the window live until this has come."""
    until = time.monotonic() + SECONDS
    while not come():
        if time.monotonic() > until:
            raise RuntimeError("nothing came")
        _wait(5)


def _wait(milliseconds: int) -> None:
    """Let the window live for a moment."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QApplication.processEvents()


def _colours(picture: QImage) -> int:
    steps = range(0, picture.width(), 7), range(0, picture.height(), 7)
    return len({picture.pixel(x, y) for x in steps[0] for y in steps[1]})
