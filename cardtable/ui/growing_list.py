"""A list of any length that is there at once: its lines are made as somebody comes near them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.ui.wrapped_list import WrappedList

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QListWidgetItem

# So many lines are made at once.
CHUNK: Final = 60


class GrowingList(WrappedList):
    """Lines of which only those that may soon be seen have been made."""

    def __init__(self) -> None:
        super().__init__()
        self._total = 0
        self._make: Callable[[int], QListWidgetItem] | None = None
        self.verticalScrollBar().valueChanged.connect(lambda _: self._grow_where_scrolled())
        self.currentRowChanged.connect(self._grow_behind)

    def fill(self, total: int, make: Callable[[int], QListWidgetItem], chosen: int) -> None:
        """Have so many lines, each as ``make`` makes it, and choose one of them; nobody is told of that."""
        self.blockSignals(True)
        self.clear()
        self._total, self._make = total, make
        self._grow(chosen + CHUNK)
        if total:
            self.setCurrentRow(chosen)
        self.blockSignals(False)

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
