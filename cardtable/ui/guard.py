"""Panels that come up under a hand that is still moving: they are deaf for a moment, and until every key is up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

DEAF: Final = 500
"""Milliseconds after which a panel takes its first press."""

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
_ANSWERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HeldKeys(QObject):
    """The keys that are down in a window; it watches what the system tells the window, before any widget gets it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.down: set[int] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what goes down and up; a window that is left knows of no key."""
        if isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if event.type() == QEvent.Type.KeyPress:
                self.down.add(event.key())
            elif event.type() == QEvent.Type.KeyRelease:
                self.down.discard(event.key())
        elif event.type() in (QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate):
            self.down.clear()
        return False


class Guard(QObject):
    """Keeps presses of mouse, Enter and Space from one panel and its buttons, from :meth:`start` on.

    A press counts only when ``wait`` milliseconds have passed and, after that or before, no key and no button of the
    mouse was down for a moment. Letters are pressed on purpose and go through.
    """

    wait = DEAF

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._all_up = True
        timer = QElapsedTimer()
        timer.start()
        self.clock: Callable[[], int] = timer.elapsed
        self._since = -DEAF

    def start(self) -> None:
        """The panel has come up."""
        self._since = self.clock()
        self._all_up = not self._held()
        self.watch()

    def watch(self) -> None:
        """Listen to all buttons that the panel has now."""
        for button in self._panel.findChildren(QAbstractButton):
            button.installEventFilter(self)
        self._panel.installEventFilter(self)

    @property
    def deaf(self) -> bool:
        """Whether a press does not count yet."""
        return not self._all_up or self.clock() - self._since < self.wait

    def _held(self) -> bool:
        held = getattr(self._panel.window(), "held_keys", None)
        keys = held.down if isinstance(held, HeldKeys) else ()
        return bool(keys) or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what does not count."""
        kind = event.type()
        if not self._all_up and (kind in (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease) or not self._held()):
            # What is let go now was pressed before; whatever is pressed next began here.
            self._all_up = not self._held()
            if kind == QEvent.Type.KeyRelease:
                return True
        if kind not in _PRESSES or (isinstance(event, QKeyEvent) and event.key() not in _ANSWERS):
            return False
        if isinstance(event, QKeyEvent) and event.isAutoRepeat():
            return True
        return self.deaf
