"""Transcript of what is told by names: for tests that drive by keys, or compare it with what was heard.

A line is a JSON object: the time in seconds, a tone, and a text. The first tells the program's version. Beside the
tones of a :class:`~voice.Voice`, which are what screen readers are told, ``window`` is what the window that came up is
called, with its page, and ``keys`` what an ordinary part of it is called that has the keys now, with its ``role``.
"""

from __future__ import annotations

import contextlib
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QGraphicsView, QMenu, QMessageBox

from cardtable import __version__
from cardtable.disk import append_line
from cardtable.messages import source_text, translate
from cardtable.store.opening import is_ours
from cardtable.ui.a11y.announcer import listeners

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from cardtable.ui.a11y.announcer import Said

    Line = dict[str, str | float]

STANDARD_OUTPUT: Final = "-"


class Transcript:
    """Gives every line to ``write``, from now on until :meth:`end`."""

    def __init__(self, app: QApplication, write: Callable[[Line], object]) -> None:
        self._app = app
        self._write = write
        self._looks_soon = False
        self._window: QWidget | None = None
        self._menu: QMenu | None = None
        listeners.append(self._hear)
        app.focusChanged.connect(self._look_soon)
        self._look_soon()

    def end(self) -> None:
        """Write no more."""
        listeners.remove(self._hear)
        self._app.focusChanged.disconnect(self._look_soon)
        self._follow(None)
        self._follow_menu(None)

    def _tell(self, tone: str, text: str, **more: str) -> None:
        self._write({"time": round(time.monotonic(), 3), "tone": tone, "text": text, **more})

    def _hear(self, said: Said) -> None:
        self._tell(said.tone.value, said.text)

    def _follow(self, window: QWidget | None) -> None:
        """Tell what this window is called, now and whenever another page gives it another name."""
        if self._window is not None and shiboken6.isValid(self._window):
            self._window.windowTitleChanged.disconnect(self._tell_window)
        self._window = window
        if window is not None:
            window.windowTitleChanged.connect(self._tell_window)
            self._tell_window()

    def _tell_window(self, *_: object) -> None:
        if self._window is not None:
            self._tell("window", called(self._window))

    def _follow_menu(self, menu: QMenu | None) -> None:
        """Tell which line of this menu has the keys: all of it is one part."""
        if menu is self._menu:
            return
        if self._menu is not None and shiboken6.isValid(self._menu):
            self._menu.hovered.disconnect(self._tell_line)
        self._menu = menu
        if menu is not None:
            menu.hovered.connect(self._tell_line)

    def _tell_line(self, line: QAction) -> None:
        name, _, _ = line.text().partition("\t")
        self._tell("keys", name, role=QAccessible.Role.MenuItem.name)

    def _look_soon(self, *_: object) -> None:
        """Look when everything that comes with this has its name."""
        if not self._looks_soon:
            self._looks_soon = True
            QTimer.singleShot(0, self._look)

    def _look(self) -> None:
        self._looks_soon = False
        if self._hear not in listeners:
            return
        window, focused = QApplication.activeWindow(), QApplication.focusWidget()
        if window is not None and window is not self._window:
            self._follow(window)
        self._follow_menu(focused if isinstance(focused, QMenu) else None)
        if focused is None:
            return
        found = QAccessible.queryAccessibleInterface(focused)
        # Which card or place of a table has the keys was told by its voice.
        if not (isinstance(focused, QGraphicsView) and found.focusChild()):
            # Qt's boxes are called by what is chosen in them, on Linux alone.
            name = focused.accessibleName() or found.text(QAccessible.Text.Name)
            self._tell("keys", name, role=found.role().name)


def called(window: QWidget) -> str:
    """The title of a window, and what it asks."""
    title = window.windowTitle()
    return f"{title}: {window.text()}" if isinstance(window, QMessageBox) else title


def begin(app: QApplication, place: str, data: Path) -> None:
    """Write a transcript to the end of this file, or to standard output; where that is not possible, say so.

    Nothing is written into a file that the program keeps in its ``data`` folder.
    """
    if place != STANDARD_OUTPUT and is_ours(Path(place), data):
        ours = translate(
            "Start",
            "What screen readers are told is not written to {file}, because Card Table keeps something of its own "
            "there. Nothing was changed, and Card Table goes on without it. Name another file.",
        ).put(file=place)
        print(ours.render(source_text), file=sys.stderr)
        return

    def write(line: Line) -> None:
        text = json.dumps(line, ensure_ascii=False)
        if place == STANDARD_OUTPUT:
            print(text, flush=True)
        else:
            append_line(Path(place), text)

    def try_to_write(line: Line) -> None:
        with contextlib.suppress(OSError):
            write(line)

    try:
        write({"time": round(time.monotonic(), 3), "tone": "program", "text": __version__})
    except OSError as error:
        cannot = translate(
            "Start",
            "What screen readers are told cannot be written to {file}: {reason}. Card Table goes on without it.",
        ).put(file=place, reason=error.strerror or str(error))
        print(cannot.render(source_text), file=sys.stderr)
    else:
        Transcript(app, try_to_write)
