"""One start in a process of its own, which closes its window once every picture is there or an error was told.

Prints what was seen as JSON.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import FrameType, FunctionType

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

import cardtable
from cardtable.ui.shell import application
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.widgets import dialogs
from tools.commands import command

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


def place_of(function: FunctionType) -> str:
    code = function.__code__
    return f"{code.co_filename.removeprefix(f'{HERE}/')}:{code.co_firstlineno}"


def one_start(folder: str) -> dict[str, object]:
    called = set()
    seen: dict[str, object] = {"painted": False, "mishap": False, "said": ""}

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(f"{HERE}/cardtable/"):
            called.add(frame.f_code)

    def close_when_pictured() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.isVisible():
                if widget.home._was_painted:
                    sys.setprofile(None)
                seen["painted"] = widget.home._was_painted
                seen["mishap"] = "error_bar" in widget.__dict__ and widget.error_bar.isVisible()
                if seen["mishap"] or (seen["painted"] and not widget.home._drawing):
                    seen["said"] = widget.home.aside_text.text() if widget.home.aside_text.isVisible() else ""
                    widget.close()

    make_application()
    look = QTimer(interval=0)
    look.timeout.connect(close_when_pictured)
    look.start()
    sys.setprofile(watch)
    seen["code"] = application.open_window(Namespace(data_dir=folder, file=None, language="en", transcript=None))
    sys.setprofile(None)
    seen["called"] = [
        place_of(one)
        for one in gc.get_objects()
        # What holds on to names around it cannot be exchanged; what calls it can.
        if isinstance(one, FunctionType) and one.__code__ in called and not one.__closure__
    ]
    return seen


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tests.ui.one_start", __doc__)
    parser.add_argument("folder", metavar="FOLDER", help="the data folder")
    parser.add_argument("place", metavar="FILE:LINE", nargs="*", help="where a function begins that raises")
    wanted = parser.parse_args(arguments)
    dialogs.tell = lambda *_: None
    for place in wanted.place:
        break_function(place)
    print(json.dumps(one_start(wanted.folder)), flush=True)
    # As the program does where half a window is left.
    os._exit(0)


if __name__ == "__main__":
    raise SystemExit(main())
