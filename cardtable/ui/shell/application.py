"""From the command line to the window, with a sentence for everything that can be in the way."""

from __future__ import annotations

import argparse
import builtins
import contextlib
import gc
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from cardtable import __version__
from cardtable.app.data_folder import VARIABLE, data_folder
from cardtable.app.settings import LANGUAGES, read_settings, were_kept
from cardtable.disk import is_half_written, is_ordinary, remove_files
from cardtable.messages import source_text, translate
from cardtable.resources import SET_UP, is_checkout, missing_part

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.settings import Language
    from cardtable.app.startup_guard import StartupGuard
    from cardtable.messages import Message
    from cardtable.store.database import Database
    from cardtable.store.errors import StoreError
    from cardtable.ui.services import Services


def have_output() -> None:
    """Make sure that printing works: to the console the program was started from, else to nothing.

    A program for Windows' desktop begins with neither ``sys.stdout`` nor ``sys.stderr``.
    """
    # typeshed knows no program without output, so the question needs getattr.
    missing = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    if not missing:
        return
    place = os.devnull
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError):
            if ctypes.windll.kernel32.AttachConsole(-1):
                place = "CONOUT$"
    for name in missing:
        try:
            stream = open(place, "w", encoding="utf-8", errors="replace")  # noqa: SIM115 - open to the end
        except OSError:
            stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        setattr(sys, name, stream)


PACKAGES: Final = "libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3"
TRANSCRIPT: Final = "CARDTABLE_TRANSCRIPT"
WINDOW_PACKAGES: Final = "libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
# Exit codes: a part of the program or of the system is missing; an unexpected error.
INCOMPLETE: Final = 3
FAILED: Final = 5
# So often a second start asks the open window to come forward, and looks whether it has closed meanwhile.
KNOCKS: Final = 10


def run(arguments: Sequence[str]) -> int:
    """Read the command line and do what it says; the exit code."""
    have_output()
    wanted = command_line().parse_args(arguments)
    problem = qt_problem()
    if problem is not None:
        print(problem, file=sys.stderr)
        return INCOMPLETE
    _import_plainly()
    if wanted.self_test:
        from cardtable.ui.shell.self_test import Wish, self_test

        gc.enable()
        return self_test(Wish(wanted.qpa or "offscreen", wanted.report, wanted.screenshot))
    if wanted.qpa:
        os.environ["QT_QPA_PLATFORM"] = wanted.qpa
    return _end(open_window(wanted))


def _end(code: int) -> NoReturn:
    """End the process here, where all is kept and closed.

    Python would take the window down piece by piece, in no order, and falls over it now and then: a crash report for
    who closes the program. Deleting the widgets first falls, too, and more often.
    """
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):  # closed, or nobody reads it any more
            stream.flush()
    os._exit(code)


def _import_plainly() -> None:
    """Take back Python's own import: Qt's reads the source of every module after it, for features unused here."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def command_line() -> argparse.ArgumentParser:
    """What can be said to the program where it is started."""
    parser = argparse.ArgumentParser(prog="cardtable", description="Traditional card games for a family.")
    parser.add_argument("files", metavar="file", nargs="*", type=Path, help="a .cardtable file to open, or several")
    parser.add_argument("--data-dir", metavar="FOLDER", help=f"where games are kept (else the variable {VARIABLE})")
    parser.add_argument("--language", choices=LANGUAGES, help="the language to start in")
    parser.add_argument("--self-test", action="store_true", help="check the installation, and exit")
    parser.add_argument("--report", metavar="FILE", type=Path, help="with --self-test: write what was found there, too")
    parser.add_argument(
        "--screenshot", metavar="FILE", type=Path, help="with --self-test: keep a picture of the window"
    )
    parser.add_argument("--qpa", metavar="PLUGIN", help="Qt's window system (xcb, wayland, windows, cocoa, offscreen)")
    parser.add_argument(
        "--transcript",
        metavar="FILE",
        default=os.environ.get(TRANSCRIPT),
        help=f"write there what screen readers are told; - is standard output (else the variable {TRANSCRIPT})",
    )
    parser.add_argument("--version", action="version", version=f"Card Table {__version__}")
    return parser


def qt_problem() -> str | None:
    """Why Qt cannot be used here, in a sentence; ``None`` when it can."""
    try:
        import PySide6
        from PySide6 import QtCore, QtGui, QtWidgets
    except ModuleNotFoundError as error:
        return (
            f"Card Table cannot start, because {error.name} is not installed for this Python ({sys.executable}). "
            f"Nothing was changed. {'Start it with: ' + SET_UP if is_checkout() else 'Install Card Table again.'}"
        )
    except ImportError as error:
        return (
            f"Card Table cannot start, because a part of the system is missing: {error}. "
            f"Nothing was changed. On Debian and Ubuntu, install it with: "
            f"apt-get install --no-install-recommends {PACKAGES} {WINDOW_PACKAGES}"
        )
    del QtCore, QtGui, QtWidgets
    version = tuple(int(part) for part in PySide6.__version__.split(".")[:2])
    if sys.version_info < (3, 12) and version >= (6, 12):
        return (
            f"Card Table cannot start with PySide6 {PySide6.__version__} on Python {sys.version.split()[0]}: "
            "that pair crashes. Nothing was changed. Install PySide6-Essentials 6.11.3, or use Python 3.12 or newer."
        )
    return None


def open_window(wanted: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; the exit code."""
    try:
        return _open_window(wanted)
    except Exception as error:
        from cardtable.ui.shell.error_bar import tell_what_is_missing

        if not tell_what_is_missing(error, wanted.data_dir, wanted.language):
            raise
        return INCOMPLETE


def _open_window(wanted: argparse.Namespace) -> int:
    from cardtable.app.single_instance import open_door
    from cardtable.app.startup_guard import Part, StartupGuard
    from cardtable.ui.shell.qt_application import make_application

    def no_window() -> int:
        from cardtable.ui.shell.error_bar import tell_no_window

        tell_no_window(wanted.data_dir, wanted.language)
        return INCOMPLETE

    app = make_application(no_window)
    place, files = data_folder(wanted.data_dir), [named_file(one) for one in wanted.files]
    database = open_database(place, lambda: _knock(place, files), wanted.language)
    if isinstance(database, int):
        return database
    if database.folder is not None:
        # What was being written when the program was killed last is of no use, and may hold names.
        remove_files(database.folder, is_half_written)
    door_is_open = database.folder is not None and open_door(database.folder)
    if wanted.transcript:
        from cardtable.ui.a11y import transcript

        transcript.begin(app, wanted.transcript, place)
    starting = StartupGuard(database.folder)
    starting.begin()
    without = starting.left_out
    folder = None if Part.SETTINGS in without else database.folder
    try:
        from cardtable.ui.services import Services
        from cardtable.ui.shell.main_window import MainWindow
        from cardtable.ui.shell.startup_tasks import StartupTasks

        # What nobody may write is read all the same: letters, language and people are those of the family.
        known = read_settings(place) if database.folder is None else None
        services = Services(database, folder, wanted.language, careful=Part.TABLES in without, known=known)
        if Part.CHANGE_OF_PEOPLE not in without:
            _end_what_was_begun(services)
        asking = None
        if Part.SETTINGS not in without and not were_kept(place):
            from cardtable.ui.system_preferences import at_the_first_start

            asking = at_the_first_start(services)
        first_start = Part.LIST not in without and nobody_was_here(services)
        window = MainWindow(services, left_out=without, first_start=first_start)
        around = StartupTasks(window, starting, files, door_is_open=door_is_open, asking=asking)
        window.show()
    except Exception as error:
        return _cannot_start(database, starting, error, wanted)
    with contextlib.ExitStack() as closing:
        for close in (database.close, services.close, around.end):
            closing.callback(close)
        return app.exec()


def named_file(named: Path) -> Path:
    """The file that is meant, also where the program that starts this one names it as a URL (``file:///…%20…``)."""
    from PySide6.QtCore import QUrl

    url = QUrl(str(named))
    return Path(url.toLocalFile()) if url.isLocalFile() else named


def _end_what_was_begun(services: Services) -> None:
    """Change people everywhere, where the program was killed while it did."""
    from cardtable.store.opening import PLAN_NAME

    folder = services.database.folder
    if folder is not None and is_ordinary(folder / PLAN_NAME):
        from cardtable.app.people import finish

        finish(services.database, services.settings, services.keep)


def nobody_was_here(services: Services) -> bool:
    """Whether no person is known and nothing was ever played, so that the user has to be asked who sits here.

    Settings that could not be read may have known somebody: the home page says so.
    """
    from cardtable.store.errors import StoreError

    try:
        known = services.settings.people or services.settings_aside or services.unread_settings
        return not known and not services.database.games()
    except StoreError:
        return False


def _knock(folder: Path, files: list[Path]) -> bool:
    """Hand the files over, one after the other; those that were not taken stay in the list."""
    from cardtable.app.single_instance import TIME_LIMIT, knock

    while taken := knock(folder, files[0] if files else None, TIME_LIMIT / KNOCKS):
        del files[:1]
        if not files:
            break
    return taken


def _cannot_start(database: Database, starting: StartupGuard, error: Exception, wanted: argparse.Namespace) -> int:
    """Say that not even a window could be made, and which part is missing, or where the log lies."""
    import logging

    from cardtable.app.log_file import close_journal, open_journal
    from cardtable.ui.shell.error_bar import tell_what_is_missing
    from cardtable.ui.widgets import dialogs

    journal = open_journal(database.folder)
    logging.getLogger(__name__).error("the window cannot be made", exc_info=error)
    code = INCOMPLETE
    if tell_what_is_missing(error, wanted.data_dir, wanted.language):
        starting.forget()
    else:
        starting.failed()
        dialogs.tell(None, _went_wrong(database))
        code = FAILED
    close_journal(journal)
    database.close()
    return code


def _went_wrong(database: Database) -> Message:
    """What is said of an unexpected error; it is printed, too."""
    from cardtable.app.log_file import FILE_NAME as JOURNAL

    place = "–" if database.folder is None else str(database.folder / JOURNAL)
    message = translate(
        "Start",
        "Card Table could not start, because something in the program went wrong. Everything that was played is kept. "
        "Start it once more: it then leaves out whatever may be in the way, and says what that is. What went wrong is "
        "written in {file}.",
    ).put(file=place)
    print(message.render(source_text), file=sys.stderr)
    return message


def open_database(
    folder: Path, knock: Callable[[], bool] = lambda: False, language: Language | None = None
) -> Database | int:
    """The games in the folder, or the exit code when the program is to end.

    Where another window has the folder open, ``knock`` asks that one to come forward. Where nothing can be kept, the
    person is asked whether to play without saving.
    """
    from cardtable.store.errors import StoreError, unreadable
    from cardtable.ui.language import Languages, system_language

    try:
        return _open_or_knock(folder, knock)
    except Exception as raised:
        if missing_part(raised) is not None:
            raise
        error = raised if isinstance(raised, StoreError) else unreadable(str(folder))
        languages = Languages()
        languages.use(language or read_settings(folder).language or system_language())
        return _without_saving(error, folder)


def _open_or_knock(folder: Path, knock: Callable[[], bool]) -> Database | int:
    """The games in the folder, or 0 where the open window comes forward; one that is just closing takes no note."""
    from cardtable.app.single_instance import TIME_LIMIT
    from cardtable.store.database import Database
    from cardtable.store.errors import InUseError

    until = time.monotonic() + TIME_LIMIT
    for _ in range(KNOCKS):
        with contextlib.suppress(InUseError):
            return Database(folder)
        if knock():
            return 0
        if time.monotonic() > until:  # a program that has the file of games for itself is waited for, too
            break
    return Database(folder)


def _without_saving(error: StoreError, folder: Path) -> Database | int:
    from cardtable.store.database import Database
    from cardtable.store.errors import InUseError, read_only
    from cardtable.ui.widgets import dialogs

    # Games that are played in another window are left to that one.
    database = Database(None, copy_of=None if isinstance(error, InUseError) else folder)
    message = read_only(str(folder)).message if database.shows_copies else error.message
    print(message.render(source_text), file=sys.stderr)
    play = translate("Start", "Play without saving")
    leave = translate("Start", "Close the program")
    if dialogs.ask_yes(None, message, play, leave):
        return database
    database.close()
    return 4
