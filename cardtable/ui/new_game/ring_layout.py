"""A layout that puts seats round a table, or in rows where there is no room for that."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize

from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Sequence

# The first seat is at the bottom; the others follow clockwise, as on the table.
FIRST: Final = pi / 2
# A table is at most so many times as wide as it is high.
WIDEST: Final = 2.3
# It is tried in so many heights, each so many seats higher than the one before.
TRIES: Final = 24
STEP: Final = 0.1


class RingLayout(FlowLayout):
    """Equal seats on an ellipse; ``cloth`` is where the table lies between them, empty where they stand in rows."""

    def __init__(self, parent: object, spacing: int) -> None:
        super().__init__(parent, spacing)  # type: ignore[arg-type]
        self.cloth = QRect()

    def heightForWidth(self, width: int) -> int:
        """The lowest table round which the seats have room, else as many rows as are needed."""
        places = self._places(width)
        if places is None:
            return super().heightForWidth(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def setGeometry(self, rect: QRect) -> None:
        """Put the seats where they belong, in the middle of what there is."""
        places = self._places(rect.width())
        if places is None:
            self.cloth = QRect()
            super().setGeometry(rect)
            return
        above = max(0, (rect.height() - self.heightForWidth(rect.width())) // 2)
        for item, place in zip(self._items, places, strict=True):
            item.setGeometry(place.translated(rect.topLeft() + QPoint(0, above)))
        self.cloth = self._cloth(places).translated(rect.topLeft() + QPoint(0, above))

    def sizeHint(self) -> QSize:
        """Room for a table with this number of seats."""
        seat = self.minimumSize()
        return QSize(round(seat.width() * 3.2), self.heightForWidth(round(seat.width() * 3.2)))

    def _places(self, width: int) -> list[QRect] | None:
        seat = self.minimumSize()
        if not self._items or width < 2 * seat.width():
            return None
        across = (width - seat.width()) / 2
        for step in range(TRIES):
            down = seat.height() * (0.95 + step * STEP)
            wide = min(across, WIDEST * down + seat.width() / 2)
            places = [self._place(number, seat, width, wide, down) for number in range(len(self._items))]
            if _apart(places, self.spacing()):
                above = min(place.top() for place in places)
                return [place.translated(0, -above) for place in places]
        return None

    def _place(self, number: int, seat: QSize, width: int, across: float, down: float) -> QRect:
        angle = FIRST + 2 * pi * number / len(self._items)
        x = width / 2 + across * cos(angle) - seat.width() / 2
        y = down + down * sin(angle)
        return QRect(QPoint(round(x), round(y)), seat)

    def _cloth(self, places: Sequence[QRect]) -> QRect:
        """The table reaches under the seats a little."""
        centres = [place.center() for place in places]
        left, right = min(at.x() for at in centres), max(at.x() for at in centres)
        top, bottom = min(at.y() for at in centres), max(at.y() for at in centres)
        # Two who sit face to face have a table between them, too.
        half = min((bottom - top) * 3 // 4, left) if len(places) == 2 else 0
        left, right = min(left, right - half), max(right, left + half)
        return QRect(QPoint(left, top), QPoint(right, bottom))


def _apart(places: Sequence[QRect], gap: int) -> bool:
    wider = [place.adjusted(0, 0, gap, gap // 3) for place in places]
    return not any(one.intersects(other) for number, one in enumerate(wider) for other in wider[:number])
