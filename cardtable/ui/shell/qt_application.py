"""The Qt application with fonts, look and accessibility."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from cardtable import APP_ID
from cardtable.ui.a11y import accessible_widgets
from cardtable.ui.theme import load_fonts

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMessageLogContext


def make_application(no_window: Callable[[], int] | None = None) -> QApplication:
    """The one application of this process, made where there is none.

    Without a window system Qt ends the process at once, with a text of its own: before it does, ``no_window`` says what
    there is to say and gives the exit code.
    """
    # Qt would share the drawing of each card among threads, and waking them takes longer than drawing it.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else _new_application(no_window)
    app.setApplicationName("Card Table")
    app.setDesktopFileName(APP_ID)
    load_fonts()
    accessible_widgets.install()
    return app


def _new_application(no_window: Callable[[], int] | None) -> QApplication:
    told: list[str] = []

    def hear(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        told.append(text)
        if kind == QtMsgType.QtFatalMsg:
            if no_window is not None:
                os._exit(no_window())
            print(*told, sep="\n", file=sys.stderr)

    before = qInstallMessageHandler(hear)
    # The style is named here, because Qt for Python makes everything it knows of styles for whoever sets one later.
    app = QApplication(["cardtable", "-style", "Fusion"])
    qInstallMessageHandler(before)
    if told:
        print(*told, sep="\n", file=sys.stderr)
    return app
