"""After a turn with hidden hands everybody sees once more what could be seen of it, and may react."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from cardtable.app.rerun import Frame, last_turn

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage

PAUSE: Final = 350


class Reactions:
    """Shows the last turn of a person again on one table page, once for every turn."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._frames: list[Frame] = []
        self._shown = -1
        self._spoken = -1
        self._timer = QTimer(page)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def playing(self) -> bool:
        """Whether the turn is being shown just now."""
        return bool(self._frames) or self._timer.isActive()

    @property
    def left(self) -> int:
        """About how many milliseconds that will still take."""
        return len(self._frames) * (self._page.scene.motion_time + PAUSE)

    def begins(self, line: int) -> bool:
        """Whether nothing has been said since this line of the log; true once for every line."""
        if self._spoken == line:
            return False
        self._spoken = line
        return True

    def show(self, seat: int) -> None:
        """Show the last turn of this seat, unless that has been done."""
        page, table = self._page, self._page.table
        if table is None or page.presenter is None:
            return
        start, frames = last_turn(table.match, seat)
        if self._shown == start:
            return
        self._shown = start
        page.curtain.hide()
        # Everybody looked on while a computer player acted; and what came before a snapshot cannot be shown again.
        if seat not in table.persons or len(frames) < 2:
            return
        self._frames = frames
        page.scene.show_picture(page.presenter.picture_of(self._frames.pop(0).view), animate=False)
        self._timer.start(PAUSE if page.scene.motion_time else 0)

    def _next(self) -> None:
        page = self._page
        if page.presenter is None or page.table is None:
            return
        if not self._frames:
            # Somebody may have accused in the meantime.
            page.show_table(animate=True)
            return
        frame = self._frames.pop(0)
        page.scene.quiet()
        page.scene.show_picture(page.presenter.picture_of(frame.view), animate=True)
        page.speak(frame.events)
        self._timer.start(page.scene.motion_left() + (PAUSE if page.scene.motion_time else 0))

    def end(self) -> None:
        """Stop: somebody has reacted, or the table has been left."""
        self._timer.stop()
        self._frames = []
        self._shown = -1
