"""Buttons side by side or below each other that are one stop of the Tab key; the arrow keys go from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from cardtable.ui.a11y.roles import set_role
from cardtable.ui.widgets.controls import PushButton, discard
from cardtable.ui.widgets.tab_order import InOrder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
_ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Stop(PushButton):
    """One of the buttons; its arrow keys belong to all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the row."""
        if event.key() in _STEPS or event.key() in _ENDS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes back to the button that had the keys last."""
        super().focusInEvent(event)
        row = self.parentWidget()
        if isinstance(row, RovingFocus):
            row.stop_at(self)


class RovingFocus(QWidget):
    """A row of buttons, for readers a list; where they stand, who made it says in ``lay``."""

    def __init__(self) -> None:
        super().__init__()
        self.stops: list[Stop] = []
        self._order = InOrder(self)
        set_role(self, QAccessible.Role.List)

    def take(self, stops: Sequence[Stop], first: int = 0) -> None:
        """Hold these, with the keys on one of them."""
        self._order.parts = []
        for old in self.stops:
            discard(old)
        self.stops = list(stops)
        for stop in self.stops:
            stop.setParent(self)
            stop.show()
        self._order.parts = list(self.stops)
        if self.stops:
            self.stop_at(self.stops[first])
        self.updateGeometry()

    def stop_at(self, chosen: Stop) -> None:
        """Let Tab come to this one alone."""
        for stop in self.stops:
            here = stop is chosen
            stop.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next one, or to the end."""
        at = next((at for at, stop in enumerate(self.stops) if stop.hasFocus()), None)
        key = Qt.Key(event.key())
        if at is None or (key not in _STEPS and key not in _ENDS):
            super().keyPressEvent(event)
            return
        to = self.stops[_ENDS[key]] if key in _ENDS else self.stops[min(max(0, at + _STEPS[key]), len(self.stops) - 1)]
        self.stop_at(to)
        to.setFocus(Qt.FocusReason.TabFocusReason)
