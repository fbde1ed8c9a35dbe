"""Time and computer players, as a running match needs them, from Qt and the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.ai_process import Question
    from cardtable.ui.services import Services


class QtTimer(QTimer):
    """One of Qt's timers."""

    def __init__(self, parent: QObject, deed: Callable[[], None]) -> None:
        super().__init__(parent, singleShot=True)
        self.timeout.connect(deed)

    @property
    def active(self) -> bool:
        """Whether it waits."""
        return self.isActive()


class QtClock(QObject):
    """The time of Qt's event loop; its timers go with it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()
        self._since.start()

    def now(self) -> int:
        """Milliseconds since it was made."""
        return self._since.elapsed()

    def timer(self, deed: Callable[[], None]) -> QtTimer:
        """A timer that does this."""
        return QtTimer(self, deed)


class Minds:
    """The process in which the program's computer players think."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def ask(self, question: Question) -> int:
        """Ask; the number of the question. OSError when there is no process."""
        return self._services.ask(question)

    def restart(self) -> None:
        """Begin anew. OSError when that is not possible."""
        self._services.thinker.restart()
