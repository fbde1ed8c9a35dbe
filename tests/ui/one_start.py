"""One start in a process of its own, which closes its window once every picture is there or an error was told.

Prints what was seen as JSON. With ``--serve`` a process that has everything imported does a start in a fork for each
line of arguments (JSON) that comes.
"""

from __future__ import annotations

import errno
import gc
import io
import json
import os
import re
import signal
import sqlite3
import sys
import traceback
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from types import FrameType, FunctionType

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

import cardtable
from cardtable.ui.shell import application
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.widgets import dialogs
from tools.commands import command

# In seconds, after which a fork that hangs is killed.
TIME_LIMIT = 300
HERE = Path(cardtable.__file__).parent.parent


def raises(*_: object, **__: object) -> None:
    raise RuntimeError("somebody put nonsense there")


def break_function(place: str) -> None:
    """Let the function in this file, at this line, raise whenever it is called."""
    file, line = place.rsplit(":", 1)
    import_module(file.removesuffix(".py").replace("/", "."))
    found = [one for one in gc.get_objects() if isinstance(one, FunctionType) and place_of(one) == place]
    assert found, (file, line)
    for one in found:
        one.__code__ = raises.__code__


class Disk:
    """All that a start asks of its folder: each call, named for what it does and with what, and one that raises.

    A name such as ``listdir pictures`` stands for every such call, so that what fails once fails for ever.
    """

    BY_PATH = ("open", "stat", "lstat", "listdir", "scandir", "mkdir", "unlink", "replace", "rename", "chmod", "rmdir")
    BY_HANDLE = ("fstat", "fsync", "write")

    def __init__(self, folder: Path, broken: str = "", error: str = "OSError") -> None:
        self._folder, self._broken, self._error = str(folder), broken, error
        self._opened: dict[int, str] = {}
        self.touched: list[str] = []

    def watch(self) -> None:
        """Stand between the program and its folder from now on."""
        for name in (*self.BY_PATH, *self.BY_HANDLE):
            setattr(os, name, self._watched(name, getattr(os, name)))
        io.open = self._watched("open file", io.open)
        real, touch = sqlite3.connect, self._touch

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *more: object) -> sqlite3.Cursor:
                touch(f"execute {' '.join(sql.split()[:2])}", self.place)
                return super().execute(sql, *more)

            def executescript(self, script: str) -> sqlite3.Cursor:
                touch("execute script", self.place)
                return super().executescript(script)

            def executemany(self, sql: str, *more: object) -> sqlite3.Cursor:
                touch("execute many", self.place)
                return super().executemany(sql, *more)

        def connect(database: object, *args: object, **how: object) -> sqlite3.Connection:
            place = str(database).removeprefix("file://").partition("?")[0]
            self._touch("connect", place)
            made = real(database, *args, **how, factory=Connection)
            made.place = place
            return made

        sqlite3.connect = connect

    def _watched(self, name: str, real: Callable[..., object]) -> Callable[..., object]:
        def call(place: object, *args: object, **how: object) -> object:
            known = self._opened.get(place, "") if isinstance(place, int) else os.fsdecode(place)
            self._touch(name, known)
            found = real(place, *args, **how)
            if name == "open" and isinstance(found, int):
                self._opened[found] = known
            return found

        return call

    def _touch(self, deed: str, path: str) -> None:
        if path != self._folder and not path.startswith(f"{self._folder}{os.sep}"):
            return
        # What is called anew each time is called alike here.
        called = re.sub(
            r"[0-9a-f]{16,}|2\d{3}-\d\d-\d\d|(?<=[./])\d+(?=\.png)|(?<=carved/)\w+",
            "*",
            path.removeprefix(self._folder).lstrip(os.sep),
        )
        name = f"{deed} {called}"
        self.touched.append(name)
        if name == self._broken:
            if self._error != "OSError":
                raise ValueError("nonsense")
            if deed == "connect" or deed.startswith("execute"):
                failed = sqlite3.OperationalError("disk I/O error")
                failed.sqlite_errorcode = sqlite3.SQLITE_IOERR
                raise failed
            raise OSError(errno.EIO, "it is gone", path)


def place_of(function: FunctionType) -> str:
    code = function.__code__
    return f"{code.co_filename.removeprefix(f'{HERE}/')}:{code.co_firstlineno}"


def one_start(folder: str, *, watched: bool) -> dict[str, object]:
    """What was seen of a start; ``watched``: and every function that it called before it could be seen."""
    called = set()
    seen: dict[str, object] = {"painted": False, "mishap": False, "said": ""}

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(f"{HERE}/cardtable/"):
            called.add(frame.f_code)

    def close_when_pictured() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.isVisible():
                # Who sits here for the first time is asked, on a page that has no pictures to come.
                painted = widget.home.was_painted or widget.first_page is not widget.home
                if painted and watched:
                    sys.setprofile(None)
                seen["painted"] = painted
                seen["mishap"] = "error_bar" in widget.__dict__ and widget.error_bar.isVisible()
                if seen["mishap"] or (seen["painted"] and not widget.home.is_drawing):
                    seen["said"] = widget.home.aside_text.text() if widget.home.aside_text.isVisible() else ""
                    widget.close()

    make_application()
    look = QTimer(interval=0)
    look.timeout.connect(close_when_pictured)
    look.start()
    if watched:
        sys.setprofile(watch)
    seen["code"] = application.open_window(Namespace(data_dir=folder, files=[], language="en", transcript=None))
    if watched:
        seen["called"] = [
            place_of(one)
            for one in gc.get_objects()
            # What holds on to names around it cannot be exchanged; what calls it can.
            if isinstance(one, FunctionType) and one.__code__ in called and not one.__closure__
        ]
    return seen


def serve() -> None:
    """Answer each line of arguments with the exit code, the output and the errors of a fork that does that start.

    What it imported the next ones have already.
    """
    for line in sys.stdin:
        code, told, errors = forked(json.loads(line))
        print(json.dumps((code, told, errors)), flush=True)
        for name in json.loads(told)["modules"] if told else ():
            import_module(name)


def forked(arguments: Sequence[str]) -> tuple[int, str, str]:
    """What a start with these arguments comes to. No application of Qt's is there before the fork."""
    with TemporaryFile() as told, TemporaryFile() as errors:
        child = os.fork()
        if child == 0:
            for file, number in ((told, 1), (errors, 2)):
                os.dup2(file.fileno(), number)
            # What hangs is killed.
            signal.alarm(TIME_LIMIT)
            try:
                main(arguments)
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        texts = []
        for file in (told, errors):
            file.seek(0)
            texts.append(file.read().decode(errors="replace"))
        return code, *texts


def modules() -> list[str]:
    """What a start imports."""
    known = {"cardtable", "PySide6", *sys.stdlib_module_names}
    return [name for name, module in sys.modules.items() if name.partition(".")[0] in known and module is not None]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tests.ui.one_start", __doc__)
    parser.add_argument("folder", metavar="FOLDER", nargs="?", help="the data folder")
    parser.add_argument("place", metavar="FILE:LINE", nargs="*", help="where a function begins that raises")
    parser.add_argument("--disk", action="store_true", help="tell what is asked of the folder")
    parser.add_argument("--fails", nargs=2, metavar=("ERROR", "CALL"), help="which of these calls raises, and what")
    parser.add_argument("--serve", action="store_true", help="do a start for each line of arguments that comes")
    wanted = parser.parse_args(arguments)
    if wanted.serve:
        serve()
        return 0
    dialogs.tell = lambda *_: None
    dialogs.ask_yes = lambda *_: True
    for place in wanted.place:
        break_function(place)
    error, broken = wanted.fails or ("", "")
    disk = Disk(Path(wanted.folder), broken, error)
    if wanted.disk or wanted.fails:
        import_module("cardtable.ui.shell.main_window")
        disk.watch()
    print(
        json.dumps(
            {
                **one_start(wanted.folder, watched=not wanted.place and not wanted.fails),
                "touched": sorted(set(disk.touched)),
                "modules": modules(),
            }
        ),
        flush=True,
    )
    # As the program does where half a window is left.
    os._exit(0)


if __name__ == "__main__":
    raise SystemExit(main())
