"""Ending cleanly when the system says so: Ctrl+C, a closed terminal, a shutdown, logging out."""

from __future__ import annotations

import contextlib
import os
import signal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

if TYPE_CHECKING:
    from types import FrameType

    from cardtable.ui.shell.main_window import MainWindow

SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
_GLANCE: Final = 200


class Shutdown(QObject):
    """Closes the window on a signal.

    Python sees a signal only when it runs, so the system wakes it through a pipe; where there is no such pipe, a
    timer lets it have a look.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before = {
            number: signal.signal(number, self._heard) for name in SIGNALS if (number := getattr(signal, name, None))
        }
        self._pipe: tuple[int, int] | None = None
        self._timer = QTimer(self)
        if os.name == "nt":
            self._timer.timeout.connect(lambda: None)
            self._timer.start(_GLANCE)
        else:
            self._pipe = os.pipe()
            for end in self._pipe:
                os.set_blocking(end, False)
            signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
            self._notifier = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._drain)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            # Everything is kept already; only the computer players' process has to go.
            app.commitDataRequest.connect(self._logging_out, Qt.ConnectionType.DirectConnection)

    def _heard(self, number: int, frame: FrameType | None) -> None:
        QTimer.singleShot(0, self._window, self._close)

    def _close(self) -> None:
        """Close the window; a question that is open in it is answered with no, or the program would wait for that."""
        self._window.in_a_hurry = True
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()
        self._window.close()

    def _drain(self) -> None:
        if self._pipe is not None:
            with contextlib.suppress(BlockingIOError):
                os.read(self._pipe[0], 64)

    def _logging_out(self, manager: object) -> None:
        self._window.services.close()

    def stop(self) -> None:
        """Leave signals to the handlers they had before."""
        self._timer.stop()
        for number, before in self._before.items():
            signal.signal(number, before)
        if self._pipe is not None:
            signal.set_wakeup_fd(-1)
            self._notifier.setEnabled(False)
            for end in self._pipe:
                os.close(end)
            self._pipe = None
