"""A list of any length whose lines are drawn by a delegate: no line is made before it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListView

from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.widgets.controls import plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    Index = QModelIndex | QPersistentModelIndex

T = TypeVar("T")
_ROOT = QModelIndex()


class _Values(QAbstractListModel):
    """What is listed; each value is called and told by two functions."""

    def __init__(self, called: Callable[[Any], str], told: Callable[[Any], str]) -> None:
        super().__init__()
        self._called, self._told = called, told
        self.values: Sequence[Any] = ()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """How many values there are."""
        return 0 if parent.isValid() else len(self.values)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """The name, by which the keys find a line; and everything that is said of it, for ears and as a tip."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._called(self.values[index.row()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(self._told(self.values[index.row()]))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._told(self.values[index.row()]))
        return None

    def show(self, values: Sequence[Any]) -> None:
        """List these."""
        self.beginResetModel()
        self.values = values
        self.endResetModel()


class ValueList(QListView, Generic[T]):
    """Values of which one is chosen; ``changed()`` when that is another one.

    ``called`` is by what the keys find one, ``told`` what readers say of it.
    """

    changed = Signal()

    def __init__(self, called: Callable[[T], str], told: Callable[[T], str]) -> None:
        super().__init__()
        self._values = _Values(called, told)
        self.setModel(self._values)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.selectionModel().currentChanged.connect(lambda *_: self.changed.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter that is still down from the page before takes nothing here."""
        if not (event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            super().keyPressEvent(event)

    @property
    def values(self) -> Sequence[T]:
        """All that are listed."""
        return self._values.values

    @property
    def value(self) -> T | None:
        """The one that is chosen."""
        at = self.currentRow()
        return self.values[at] if 0 <= at < self.count() else None

    def count(self) -> int:
        """How many there are."""
        return len(self.values)

    def currentRow(self) -> int:
        """Where the one stands that is chosen."""
        return self.currentIndex().row()

    def setCurrentRow(self, row: int) -> None:
        """Choose the one that stands there."""
        self.setCurrentIndex(self._values.index(row, 0))

    def fill(self, values: Sequence[T], chosen: int) -> None:
        """List these, and choose one of them; no signal tells of that."""
        blocker = QSignalBlocker(self)
        self._values.show(values)
        if values:
            self.setCurrentRow(chosen)
        blocker.unblock()
