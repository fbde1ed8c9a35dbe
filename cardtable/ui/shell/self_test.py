"""``cardtable --self-test``: checks that everything is there that a family needs.

Every installer's test runs it with the program that it has just installed. A report can go to a file, because a program
for Windows' desktop has no output.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cardtable import __version__
from cardtable.app.self_test import check_games, check_player_process, check_rule_books
from cardtable.app.settings import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

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
    import PySide6

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
        ("rule books", lambda: check_rule_books(LANGUAGES)),
        ("games", check_games),
        ("computer players' process", check_player_process),
        ("a match in the window", lambda: _window(wish.screenshot)),
        # The last one: until then the program asks for no network.
        ("phones", _phones),
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
    from PySide6.QtGui import QFontDatabase, QFontInfo

    from cardtable.ui.shell.qt_application import make_application
    from cardtable.ui.theme import FAMILY, font

    app = make_application()
    if FAMILY not in QFontDatabase.families() or QFontInfo(font(16)).family() != FAMILY:
        raise RuntimeError(f"the font {FAMILY} is not there")
    return f"{app.platformName()}, {FAMILY}"


def _parts_of_qt() -> str:
    """The plugin that opens windows here, and those that read pictures: packagers lose them silently."""
    from PySide6.QtCore import QLibraryInfo
    from PySide6.QtGui import QImageReader

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
    from cardtable.messages import translate
    from cardtable.ui.language import Languages, say

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
    from cardtable.cards import packs
    from cardtable.ui.deck.pixmaps import CardPixmaps

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
    from threading import Event, Thread

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


def _window(screenshot: Path | None) -> str:
    from cardtable.ui.shell.self_test_window import check_window

    return check_window(screenshot)


def _phones() -> str:
    from cardtable.ui.shell.self_test_window import check_phones

    return check_phones()
