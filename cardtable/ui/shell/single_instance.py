"""Wishes to open a saved game while the program runs: from the system (macOS), or from a second start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from cardtable.app import single_instance

if TYPE_CHECKING:
    from cardtable.ui.shell.main_window import MainWindow

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
