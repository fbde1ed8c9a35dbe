"""Whether a window comes to rest: whoever lays out or paints at each turn of the loop keeps a processor busy."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

# So many turns of the loop suffice for what comes bit by bit, and so many without anything are rest.
TURNS = 1_000
QUIET = 10
BUSY = (QEvent.Type.UpdateRequest, QEvent.Type.LayoutRequest, QEvent.Type.Paint)


class _Watch(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()

    def eventFilter(self, part: QObject, event: QEvent) -> bool:
        if isinstance(part, QWidget) and event.type() in BUSY:
            self.seen.add(type(part).__name__)
        return False


def restless() -> set[str]:
    """The widgets that are still laid out or painted after many turns; empty once there was rest."""
    watch, quiet = _Watch(), 0
    QApplication.instance().installEventFilter(watch)
    try:
        for _ in range(TURNS):
            watch.seen.clear()
            QApplication.processEvents()
            quiet = 0 if watch.seen else quiet + 1
            if quiet == QUIET:
                break
    finally:
        QApplication.instance().removeEventFilter(watch)
    return watch.seen
