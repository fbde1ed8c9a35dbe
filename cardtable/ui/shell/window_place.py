"""Where the window is and how large: where it was last, never larger than its screen, and kept whenever it rests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from cardtable.app.settings import WindowPlace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

SHARE: Final = 0.8
USUAL: Final = QSize(1024, 700)
LEAST: Final = QSize(760, 560)
"""How small the window is pulled at most; a screen that has not so much room takes it back."""
FRAME: Final = QSize(8, 48)
"""What the system draws around a window needs room, too."""
TITLE_BAR: Final = 20
"""So much of the title above the window has to be in reach; no system draws one that is lower."""
KEPT_AFTER: Final = 400
"""Milliseconds without a change after which the place is kept."""

_FILLS: Final = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
_CHANGES: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.WindowStateChange)


def first_size(room: QSize) -> QSize:
    """How large a window is that was never seen before, on a screen with so much room."""
    return (room * SHARE).expandedTo(USUAL).boundedTo(room - FRAME)


def least_size(room: QSize) -> QSize:
    """How small the window may become on a screen with so much room: what is wished, as far as it is there."""
    return LEAST.boundedTo(room - FRAME)


def kept_inside(place: QRect, rooms: Sequence[QRect]) -> QRect:
    """The place, moved and made smaller until it lies on one of the screens: on that which it shares most with."""
    room = max(rooms, key=lambda one: _area(one.intersected(place)))
    size = place.size().boundedTo(room.size() - FRAME)
    left = min(max(place.x(), room.x()), room.x() + room.width() - size.width())
    top = min(max(place.y(), room.y() + TITLE_BAR), room.y() + room.height() - size.height())
    return QRect(left, top, size.width(), size.height())


def _area(part: QRect) -> int:
    return max(0, part.width()) * max(0, part.height())


class PlaceOfWindow(QObject):
    """Puts a window where it was, keeps it on its screen, and calls ``keep`` with its place when it rests."""

    def __init__(self, window: QWidget, kept: WindowPlace | None, keep: Callable[[WindowPlace], object]) -> None:
        super().__init__(window)
        self._window, self._kept, self._keep = window, kept, keep
        self._screen: QScreen | None = None
        self.rest = QTimer(self, singleShot=True, interval=KEPT_AFTER)
        self.rest.timeout.connect(self.keep)
        self._come_up()
        window.installEventFilter(self)

    def _come_up(self) -> None:
        window, kept = self._window, self._kept
        self._take_screen(window.screen())
        if kept is None:
            window.resize(first_size(window.screen().availableGeometry().size()))
            return
        place = QRect(kept.x, kept.y, kept.width, kept.height)
        window.setGeometry(kept_inside(place, [screen.availableGeometry() for screen in QGuiApplication.screens()]))
        if kept.maximised:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
        if kept.full_screen:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)

    def keep(self) -> None:
        """Come up here next time."""
        self.rest.stop()
        where, state = self._window.normalGeometry(), self._window.windowState()
        if not where.isValid() or state & Qt.WindowState.WindowMinimized:
            return
        maximised, full = (
            bool(state & one) for one in (Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen)
        )
        place = WindowPlace(where.x(), where.y(), where.width(), where.height(), maximised, full)
        if place != self._kept:
            self._kept = place
            self._keep(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window from screen to screen, and wait until it rests."""
        if event.type() == QEvent.Type.Show:
            handle = self._window.windowHandle()
            handle.screenChanged.connect(self._take_screen, Qt.ConnectionType.UniqueConnection)
            self._take_screen(handle.screen())
        elif event.type() in _CHANGES and self._window.isVisible():
            self.rest.start()
        return False

    def _take_screen(self, screen: QScreen) -> None:
        """The window is on this screen now."""
        if screen is self._screen:
            return
        if self._screen is not None:
            self._screen.availableGeometryChanged.disconnect(self._follow_screen)
        self._screen = screen
        screen.availableGeometryChanged.connect(self._follow_screen)
        self.fit(screen.availableGeometry(), moved=False)

    def _follow_screen(self, room: QRect) -> None:
        self.fit(room, moved=True)

    def fit(self, room: QRect, *, moved: bool) -> None:
        """Be no larger than this room of the screen; ``moved``: lie on it, too, as nobody pulls it elsewhere."""
        window = self._window
        # A least size of its own is stronger than what the pages wish for.
        window.setMinimumSize(least_size(room.size()))
        if window.windowState() & _FILLS or not window.isVisible():
            return
        if moved:
            window.setGeometry(kept_inside(window.geometry(), [room]))
        else:
            window.resize(window.size().boundedTo(room.size() - FRAME))
