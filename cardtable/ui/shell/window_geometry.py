"""Where the window comes up: where it was, as far as there is still a screen, else in a size that suits the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Sequence

SHARE: Final = 0.8
USUAL: Final = QSize(1024, 700)
FRAME: Final = QSize(8, 48)
"""What the system draws around a window needs room, too."""
TITLE: Final = 20
"""So much of the title above the window has to be in reach; no system draws one that is lower."""


def first_size(room: QSize) -> QSize:
    """How large a window is that was never seen before, on a screen with so much room."""
    return (room * SHARE).expandedTo(USUAL).boundedTo(room - FRAME)


def kept_inside(place: QRect, rooms: Sequence[QRect]) -> QRect:
    """The place, moved and made smaller until it lies on one of the screens: on that which it shares most with."""
    room = max(rooms, key=lambda one: _area(one.intersected(place)))
    size = place.size().boundedTo(room.size() - FRAME)
    left = min(max(place.x(), room.x()), room.x() + room.width() - size.width())
    top = min(max(place.y(), room.y() + TITLE), room.y() + room.height() - size.height())
    return QRect(left, top, size.width(), size.height())


def _area(part: QRect) -> int:
    return max(0, part.width()) * max(0, part.height())
