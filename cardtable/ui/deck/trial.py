"""A deck from a folder is drawn once in a process of its own: one that takes for ever blocks nothing."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

if TYPE_CHECKING:
    from pathlib import Path

TIME_LIMIT: Final = 15_000
WIDTH: Final = 140
_GLANCE: Final = 60


class DeckTrial(QObject):
    """Tries one deck. ``finished(name, good)`` when every picture was drawn, or was not in time."""

    finished = Signal(str, bool)
    time_limit = TIME_LIMIT

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        import multiprocessing

        self._name = folder.name
        self._process = multiprocessing.get_context("spawn").Process(target=draw_all, args=(str(folder),), daemon=True)
        self._process.start()
        self._since = QElapsedTimer()
        self._since.start()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(_GLANCE)

    def _look(self) -> None:
        if self._process.is_alive() and self._since.elapsed() < self.time_limit:
            return
        good = self._process.exitcode == 0
        self.stop()
        self.finished.emit(self._name, good)

    def stop(self) -> None:
        """Try no longer."""
        self._timer.stop()
        if self._process.is_alive():
            self._process.kill()
            self._process.join(1)


def draw_all(folder: str) -> None:
    """Draw every picture of the deck in this folder; the life of the process."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from pathlib import Path

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QGuiApplication, QImage, QPainter

    from cardtable.ui.deck.deck import ELEMENTS
    from cardtable.ui.deck.style import FaceStyle
    from cardtable.ui.deck.svg_folder import SvgFolderDeck

    app = QGuiApplication(["cardtable"])
    deck = SvgFolderDeck(Path(folder))
    for element in ELEMENTS:
        image = QImage(WIDTH, 2 * WIDTH, QImage.Format.Format_ARGB32_Premultiplied)
        with QPainter(image) as painter:
            deck.paint(painter, QRectF(0, 0, WIDTH, WIDTH * deck.aspect), element, FaceStyle())
    del app
