"""Time, as a running match needs it, from Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable


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
