"""A layout that puts tiles in rows, as many in each as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayoutItem, QWidget


class Listed(QLayout):
    """A layout that keeps its parts in a list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    @property
    def widgets(self) -> list[QWidget]:
        """All widgets in it, in their order."""
        return [part for item in self._items if (part := item.widget()) is not None]

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more part."""
        self._items.append(item)

    def count(self) -> int:
        """How many parts there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The part at this place, if any."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take the part at this place out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None


class FlowLayout(Listed):
    """Tiles from left to right, then on the next row; ``centred``: each row stands in the middle."""

    def __init__(self, parent: QWidget, spacing: int) -> None:
        super().__init__(parent)
        self.centred = False
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def expandingDirections(self) -> Qt.Orientation:
        """The layout takes no more room than its tiles need."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Narrower means higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high the rows are at this width."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put the tiles where they belong."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """The size of the largest tile."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The size of the largest tile."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for row in self._rows_within(rect.width()):
            height = max(item.sizeHint().height() for item in row)
            x = rect.x()
            if self.centred:
                taken = sum(item.sizeHint().width() for item in row) + (len(row) - 1) * self.spacing()
                x += max(0, (rect.width() - taken) // 2)
            for item in row:
                width = item.sizeHint().width()
                if move:
                    # All tiles of a row are as high as its highest.
                    item.setGeometry(QRect(QPoint(x, y), QSize(width, height)))
                x += width + self.spacing()
            y += height + self.spacing()
        return max(0, y - self.spacing() - rect.y())

    def _rows_within(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        room = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wanted = item.sizeHint().width()
            if not rows or wanted > room:
                rows.append([])
                room = width
            rows[-1].append(item)
            room -= wanted + self.spacing()
        return rows
