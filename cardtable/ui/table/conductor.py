"""The scheduler of a match with Qt's time and signals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from cardtable.app.match.scheduler import Scheduler

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.ai_process import Question
    from cardtable.app.table import GameTable
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


class QtClock:
    """The time of Qt's event loop; its timers go with their parent."""

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._since = QElapsedTimer()
        self._since.start()

    def now(self) -> int:
        """Milliseconds since it was made."""
        return self._since.elapsed()

    def timer(self, deed: Callable[[], None]) -> QtTimer:
        """A timer that does this."""
        return QtTimer(self._parent, deed)


class _Minds:
    def __init__(self, services: Services) -> None:
        self._services = services

    def ask(self, question: Question) -> int:
        return self._services.ask(question)

    def restart(self) -> None:
        self._services.thinker.restart()


class Conductor(Scheduler, QObject):
    """Moves one table on in a window.

    Signals: ``played()``, ``waiting(step)``, ``hinted(decision)``.
    """

    played = Signal()
    waiting = Signal(object)
    hinted = Signal(object)

    def __init__(self, services: Services, table: GameTable, motion_left: Callable[[], int], parent: QObject) -> None:
        QObject.__init__(self, parent)
        Scheduler.__init__(self, table, _Minds(services), QtClock(self), lambda: services.settings, motion_left)
        self.on_played, self.on_waits, self.on_hinted = self.played.emit, self.waiting.emit, self.hinted.emit
        self._services = services
        services.answered.connect(self.answered)

    def stop(self) -> None:
        """The table is left for good."""
        super().stop()
        self._services.answered.disconnect(self.answered)
