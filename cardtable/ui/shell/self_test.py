"""``cardtable --self-test``: checks that everything is there that a family needs.

Every installer's test runs it with the program that it has just installed. A report can go to a file, because a program
for Windows' desktop has no output.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
import time
import traceback
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

import PySide6
from PySide6.QtCore import QEventLoop, QLibraryInfo, QTimer
from PySide6.QtGui import QFontDatabase, QFontInfo, QImageReader
from PySide6.QtWidgets import QApplication

from cardtable import __version__
from cardtable.app.ai_process import decide
from cardtable.app.awaiting import MatchOver, Person, RoundOver
from cardtable.app.self_test import check_games, check_player_process, check_rule_books, shortest
from cardtable.app.settings import LANGUAGES, Settings, write_settings
from cardtable.cards import packs
from cardtable.engine.match import Seat
from cardtable.messages import translate
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.language import Languages, say
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.theme import FAMILY, font

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
    entry = shortest()
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


WINDOW_PLUGINS: Final = {"win32": "qwindows", "darwin": "qcocoa"}
PICTURES: Final = frozenset({"svg", "png"})
SOUND_SECONDS: Final = 20


@dataclass(frozen=True, slots=True)
class Wish:
    """``plugin`` is the window system to use, ``report`` and ``screenshot`` are files to write."""

    plugin: str = "offscreen"
    report: Path | None = None
    screenshot: Path | None = None


def self_test(wish: Wish | None = None) -> int:
    """Check everything, print what was done; 0 when all is well."""
    wish = wish or Wish()
    os.environ["QT_QPA_PLATFORM"] = wish.plugin
    facts = {
        "version": __version__,
        "frozen": bool(getattr(sys, "frozen", False)),
        "python": platform.python_version(),
        "pyside": PySide6.__version__,
        "system": sys.platform,
    }
    print(f"Card Table {__version__}, Python {facts['python']}, PySide6 {facts['pyside']}, {sys.platform}", flush=True)
    checks: list[tuple[str, Callable[[], str]]] = [
        ("window system and fonts", _fonts),
        ("Qt's own parts", _parts_of_qt),
        ("languages", _languages),
        ("deck", _deck),
        ("sounds", check_sounds),
        ("licences", _licences),
        ("rule books", check_rule_books),
        ("games", check_games),
        ("computer players' process", check_player_process),
        ("a match in the window", lambda: check_window(wish.screenshot)),
        # The last one: until then the program asks for no network.
        ("phones", check_phones),
    ]
    found = {name: _run(name, check) for name, check in checks}
    failed = sum(not one["ok"] for one in found.values())
    print("Everything works." if not failed else f"{failed} check(s) failed.", flush=True)
    if wish.report is not None:
        report = {"ok": not failed, **facts, "checks": found}
        wish.report.write_text(json.dumps(report, indent=1), encoding="utf-8")
    return 1 if failed else 0


def _run(name: str, check: Callable[[], str]) -> dict[str, Any]:
    started = time.perf_counter()
    try:
        found = check()
    except Exception:  # a self-test reports whatever is wrong
        print(f"FAILED  {name}\n{traceback.format_exc()}", flush=True)
        return {"ok": False, "error": traceback.format_exc()}
    milliseconds = round(1000 * (time.perf_counter() - started))
    print(f"ok      {name}: {found} ({milliseconds} ms)", flush=True)
    return {"ok": True, "found": found, "ms": milliseconds}


def _fonts() -> str:
    app = make_application()
    if FAMILY not in QFontDatabase.families() or QFontInfo(font(16)).family() != FAMILY:
        raise RuntimeError(f"the font {FAMILY} is not there")
    return f"{app.platformName()}, {FAMILY}"


def _parts_of_qt() -> str:
    """The plugin that opens windows here, and those that read pictures: packagers lose them silently."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    plugins = sorted(path.stem.removeprefix("lib") for path in folder.glob("*.*"))
    needed = WINDOW_PLUGINS.get(sys.platform, "qxcb")
    if needed not in plugins:
        raise RuntimeError(f"the plugin {needed} is not among {plugins}")
    readable = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    if not readable >= PICTURES:
        raise RuntimeError(f"pictures can only be read in {sorted(readable)}")
    if "PySide6.QtNetwork" in sys.modules:
        raise RuntimeError("a part that speaks to networks was loaded")
    return ", ".join(plugins)


def _languages() -> str:
    languages = Languages()
    spoken: set[str] = set()
    for language in LANGUAGES:
        languages.use(language)
        spoken.add(say(translate("Home", "New game")))
        if language != "en" and not languages.knows_qt:
            raise RuntimeError(f"Qt's own texts are missing in {language}")
    if len(spoken) != len(LANGUAGES):
        raise RuntimeError(f"languages are alike: {sorted(spoken)}")
    return ", ".join(LANGUAGES)


def _deck() -> str:
    pixmaps = CardPixmaps()
    for card in packs(1, 3):
        if pixmaps.face(card, 80.0).isNull():
            raise RuntimeError(f"{card} has no picture")
    if pixmaps.back(1, 80.0).isNull():
        raise RuntimeError("the back has no picture")
    return f"{pixmaps.count} pictures"


def check_sounds() -> str:
    """All sounds are there; whether anything is heard is the machine's affair, but a frozen program can ask for it."""
    from cardtable.stage.event_style import Sound
    from cardtable.ui.audio.mixer import read_sound

    for sound in Sound:
        read_sound(sound)
    return f"{len(Sound)} sounds, {_loudspeaker()}"


def _loudspeaker() -> str:
    """The way to the loudspeaker, after it has asked for samples once, or why there is silence."""
    from cardtable.ui.audio.loudspeaker import SilentError, open_loudspeaker

    asked = Event()
    found: list[str | SilentError] = []

    def pull(frames: int) -> bytes:
        asked.set()
        return bytes(2 * frames)

    def listen() -> None:
        try:
            device = open_loudspeaker(pull)
            device.start()
            found.append(device.way if asked.wait(SOUND_SECONDS / 2) else f"silent: {device.way} asks for nothing")
            device.close()
        except SilentError as error:
            found.append(error)

    thread = Thread(target=listen, daemon=True)
    thread.start()
    thread.join(SOUND_SECONDS)
    way = found[0] if found else "silent: no answer"
    if isinstance(way, SilentError):
        if way.for_good and getattr(sys, "frozen", False):
            raise RuntimeError(str(way))
        return f"silent: {way}"
    return way


def _licences() -> str:
    """An installed program has the texts of what it is made of; a checkout needs none."""
    from cardtable.app.third_party import parts
    from cardtable.resources import licence_folder

    folder = licence_folder()
    if folder is None:
        if getattr(sys, "frozen", False):
            raise RuntimeError("the licences are missing")
        return f"{len(parts())} parts, from source"
    texts = [path for path in folder.rglob("*") if path.is_file()]
    for needed in ("LGPL-3.0.txt", "GPL-3.0.txt", "THIRD-PARTY.txt", "QT-THIRD-PARTY.txt"):
        if not (folder / needed).is_file():
            raise RuntimeError(f"{needed} is missing")
    return f"{len(parts())} parts, {len(texts)} texts"
