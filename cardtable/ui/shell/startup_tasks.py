"""Tasks around the window from its first paint to its end: the log, signals, knocks, the day's backup."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QFileSystemWatcher, QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from cardtable.app import single_instance

if TYPE_CHECKING:
    import threading
    from collections.abc import Sequence
    from types import FrameType, TracebackType

    from cardtable.app.startup_guard import StartupGuard
    from cardtable.ui.shell.error_bar import ErrorHandler
    from cardtable.ui.shell.main_window import MainWindow
    from cardtable.ui.system_preferences import Asking

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
            # Everything is kept already; only the computer players' process has to go. Who logs out may still think
            # better of it, and go on here.
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
        self._window.services.stop_thinking()

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


LATER: Final = 300


class SingleInstance(QObject):
    """Brings the window to the front, and opens what was asked for as soon as no question is open in it."""

    def __init__(self, window: MainWindow, folder: Path | None, *, door_is_open: bool = False) -> None:
        """``door_is_open``: the place for notes was made before, and what lies there is meant for this window."""
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._waiting: list[Path] = []
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _: self.answer())
        # Where there is no place for notes, a second start says its sentence as before.
        if folder is not None and (door_is_open or single_instance.open_door(folder)):
            self._watcher.addPath(str(single_instance.door(folder)))
            QTimer.singleShot(0, self, self.answer)

    def answer(self) -> None:
        """A second start has left its note."""
        if self._folder is None:
            return
        wishes = single_instance.answer(self._folder)
        for file in wishes:
            if file is not None:
                self.open(file)
        if wishes:
            self._come_forward()

    def open(self, file: Path) -> None:
        """Open this file, after whatever question is open now."""
        self._waiting.append(file)
        self._open_waiting()

    def _open_waiting(self) -> None:
        if not self._waiting:
            return
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            QTimer.singleShot(LATER, self, self._open_waiting)
            return
        file = self._waiting.pop(0)
        self._window.open_file(file)
        self._open_waiting()

    def _come_forward(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """MacOS hands a double-clicked file to the running program in an event."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


# A window that is never painted, because it begins as an icon, waits so many milliseconds for the rest.
LATEST: Final = 2000
# The end of the program waits so many seconds for a backup; one that is not done is begun again next time.
BACKUP_TIME_LIMIT: Final = 5.0


class StartupTasks:
    """All that the first paint does not need. It begins when the home page can be seen, before any game is opened."""

    def __init__(
        self,
        window: MainWindow,
        starting: StartupGuard,
        files: Sequence[Path],
        *,
        door_is_open: bool,
        asking: Asking | None = None,
    ) -> None:
        """``files``: games to be opened; ``door_is_open``: a second start can leave a note already.

        ``asking``: what asks the system for what the user prefers, at the first start.
        """
        self._asking = asking
        self._window = window
        self._database = window.services.database
        self._starting = starting
        self._files = files
        self._door_is_open = door_is_open
        self._begun = False
        self._ended = False
        self._doorbell: SingleInstance | None = None
        self._journal: logging.Handler | None = None
        self._ending: Shutdown | None = None
        self._error_handler: ErrorHandler | None = None
        self._copying: threading.Thread | None = None
        sys.excepthook = self._happened
        window.first_page.painted.connect(self.begin)
        window.home.pictured.connect(self._pictured)
        window.home.taken_back_in.connect(starting.leave_out_nothing)
        self._latest = QTimer(window, singleShot=True, interval=LATEST)
        self._latest.timeout.connect(self.begin)
        self._latest.start()
        if sys.platform == "darwin":
            # This system alone says in an event which file was double-clicked, as soon as it is listened to.
            QCoreApplication.instance().installEventFilter(self._hang_up_doorbell())

    def begin(self) -> None:
        """Begin, once, before anything is opened that could fail for a saved game's sake."""
        if self._begun:
            return
        self._begun = True
        self._latest.stop()
        gc.enable()
        from cardtable.app.log_file import open_journal
        from cardtable.ui.shell.error_bar import ErrorHandler

        window = self._window
        self._journal = open_journal(self._database.folder)
        self._error_handler = ErrorHandler(
            window.error_bar, lambda: None if window.running is None else window.table, window.interrupt
        )
        self._error_handler.install()
        window.take_icon()
        window.listen_to_two_keys()
        self._ending = Shutdown(window)
        bell = self._hang_up_doorbell()
        if self._asking is not None:
            self._asking.begin()
        for file in self._files:
            QTimer.singleShot(0, window, partial(bell.open, file))

    def _hang_up_doorbell(self) -> SingleInstance:
        if self._doorbell is None:
            folder = self._database.folder
            self._doorbell = SingleInstance(self._window, folder, door_is_open=self._door_is_open)
        return self._doorbell

    def _happened(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An error before the rest was there to hear of it."""
        self.begin()
        if self._error_handler is None:
            sys.__excepthook__(kind, error, trace)
        else:
            self._error_handler.happened(kind, error, trace)

    def _pictured(self) -> None:
        """Whatever could keep the program from starting is behind it."""
        self._started()
        self._back_up()

    def _started(self) -> None:
        """The start is over, once; what was heard until then counts as its failure."""
        if not self._ended:
            self._ended = True
            if self._error_handler is None or not self._error_handler.heard:
                self._starting.done()

    def _back_up(self) -> None:
        """Make the day's backup beside everything else, where there is none yet; it is tried again later, too.

        The program may stay open for days, and on the first one there is nothing to be copied before it was played.
        """
        if self._copying is None or not self._copying.is_alive():
            try:
                self._begin_to_copy()
            except OSError:  # no file can be opened, not even that of a module
                logging.getLogger(__name__).exception("the backup cannot be begun")

    def _begin_to_copy(self) -> None:
        import threading
        from datetime import datetime

        from cardtable.store.backups import back_up

        folder = self._database.folder
        today = datetime.now().astimezone().date()
        work = (lambda: back_up(folder, today)) if folder is not None else (lambda: False)
        self._copying = threading.Thread(target=work, daemon=True, name="backup")
        self._copying.start()

    def end(self) -> None:
        """The window is closed."""
        from cardtable.app.log_file import close_journal

        self._latest.stop()
        gc.enable()
        if self._asking is not None:
            self._asking.stop()
        self._started()
        self._back_up()
        if self._ending is not None:
            self._ending.stop()
        if self._copying is not None:
            self._copying.join(BACKUP_TIME_LIMIT)
        sys.excepthook = sys.__excepthook__
        close_journal(self._journal)
