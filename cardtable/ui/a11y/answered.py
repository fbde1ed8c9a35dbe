"""Every key is answered: what nothing else answers says once more what has the keys."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QTextEdit, QWidget

from cardtable.ui.a11y.announcer import Announcer, listeners
from cardtable.ui.a11y.speech_text import sentence

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface

PATIENCE: Final = 500
"""So many milliseconds something else has for an answer: a second of silence is a dead key."""
_ALONE: Final = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)  # fmt: skip
_CARET: Final = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Backspace, Qt.Key.Key_Delete,
)  # fmt: skip


_said: Final[Counter[str]] = Counter()
_windows: Final[WeakSet[EveryKey]] = WeakSet()
listeners.append(lambda said: _said.update((said.tone,)))


def expect_an_answer() -> None:
    """A menu goes away, which nobody tells: what follows has to be heard."""
    for one in list(_windows):
        if shiboken6.isValid(one):
            one.expect()


class KeyFilter(QObject):
    """Sees the events of whatever has the keys in one window, and of nothing else."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)
        self._follow(None, application.focusWidget())

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._watched is not None and shiboken6.isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = new if new is not None and new.window() is self._window else None
        if self._watched is not None:
            self._watched.installEventFilter(self)


class EveryKey(KeyFilter):
    """Listens to the keys of one window while a reader runs; ``silent`` counts those that nothing else answered."""

    patience = PATIENCE

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._announcer = Announcer(window)
        self.silent = 0
        self._before: tuple[object, ...] = ()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._look)
        _windows.add(self)

    @property
    def is_waiting(self) -> bool:
        """Whether a key may still be answered by something else."""
        return self._soon.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Every key comes here first, those of the window, too."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and QAccessible.isActive():
            letter = event.text() != "" and event.text().isprintable()
            writes = isinstance(watched, QLineEdit | QTextEdit) and (letter or event.key() in _CARET)
            if event.key() not in _ALONE and not event.isAutoRepeat() and not writes:
                self.expect()
        return False

    def expect(self) -> None:
        """Something went away that may leave silence behind."""
        if QAccessible.isActive():
            self._before = self._now()
            self._soon.start(self.patience)

    def _now(self) -> tuple[object, ...]:
        """Whatever a reader would tell a change of by itself."""
        part, widget = focused(), QApplication.focusWidget()
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if part is None:
            return _said.total(), popup
        state = part.state()
        text = part.text(QAccessible.Text.Name), part.text(QAccessible.Text.Value)
        line = widget.currentIndex() if isinstance(widget, QAbstractItemView) else None
        at = None if line is None else (line.row(), line.column())
        return _said.total(), popup, widget, at, text, state.checked, state.expanded, state.selected

    def _look(self) -> None:
        """Say what has the keys, where nothing was said since the key."""
        part = focused()
        if self._before == self._now() and part is not None and self._window.isActiveWindow():
            self.silent += 1
            value = part.text(QAccessible.Text.Value)
            name = part.text(QAccessible.Text.Name)
            self._announcer.announce(" ".join(map(sentence, filter(None, dict.fromkeys((name, value))))), again=True)


def focused() -> QAccessibleInterface | None:
    """What has the keys: a line of a list, a cell, a card, else a widget."""
    widget = QApplication.focusWidget()
    part = None if widget is None else QAccessible.queryAccessibleInterface(widget)
    inside = None if part is None else part.focusChild()
    return inside if inside is not None and inside.isValid() else part
