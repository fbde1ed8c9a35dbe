"""A list of any length that is there at once: its lines are made as the user comes near them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer

from cardtable.ui.widgets.wrapped_list import WrappedList

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QKeyEvent
    from PySide6.QtWidgets import QListWidgetItem

# So many lines are made at once.
CHUNK: Final = 60


class LazyList(WrappedList):
    """Lines of which only those that may soon be seen have been made."""

    def __init__(self) -> None:
        super().__init__()
        self._total = 0
        self._make: Callable[[int], QListWidgetItem] | None = None
        self.verticalScrollBar().valueChanged.connect(lambda _: self._grow_where_scrolled())
        self.currentRowChanged.connect(self._grow_behind)
        self._to_the_end = QTimer(self)
        self._to_the_end.timeout.connect(self._come_nearer)
        self._came = (0, 0)

    def fill(self, total: int, make: Callable[[int], QListWidgetItem], chosen: int) -> None:
        """Have so many lines, each as ``make`` makes it, and choose one of them; no signal tells of that."""
        self._to_the_end.stop()
        self.blockSignals(True)
        # The scroll bar moves while lines go, and is not silenced with the list: nothing is to grow by then.
        self._total = 0
        self.clear()
        self._total, self._make = total, make
        self._grow(chosen + CHUNK)
        if total:
            self.setCurrentRow(chosen)
        self.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key for the end leads to the last line of all."""
        super().keyPressEvent(event)
        self._to_the_end.stop()
        if event.key() == Qt.Key.Key_End:
            self._came = self._where()
            self._to_the_end.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """The end is not waited for any more."""
        self._to_the_end.stop()
        super().hideEvent(event)

    def _where(self) -> tuple[int, int]:
        return self.currentRow(), self.verticalScrollBar().value()

    def _come_nearer(self) -> None:
        """Some lines at a time, so that the window goes on answering; a line that was chosen or scrolled to stays."""
        if self._where() != self._came:
            self._to_the_end.stop()
            return
        self._grow(self.count() + CHUNK)
        if self.count() < self._total:
            self.scrollToBottom()
        else:
            self._to_the_end.stop()
            self.setCurrentRow(self._total - 1)
        self._came = self._where()

    def _grow_where_scrolled(self) -> None:
        bar = self.verticalScrollBar()
        if bar.value() >= bar.maximum() - self.viewport().height():
            self._grow(self.count() + CHUNK)

    def _grow_behind(self, row: int) -> None:
        if row >= self.count() - 2:
            self._grow(self.count() + CHUNK)

    def _grow(self, number: int) -> None:
        for place in range(self.count(), min(number, self._total)):
            if self._make is not None:
                self.addItem(self._make(place))
