"""Something that is opened over a page: a frame beside what it is about, or over the lower half."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QVBoxLayout, QWidget

from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import Where, place_beside
from cardtable.ui.metrics import em, space
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.backgrounds import draw_shadow
from cardtable.ui.widgets.controls import scrolling
from cardtable.ui.widgets.keys import letter_of
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from cardtable.ui.widgets.page import Page

ROUND: Final = 1.2
AIR: Final = 1.0
SIDES: Final = (Where.RIGHT, Where.LEFT, Where.ABOVE, Where.BELOW)


class Overlay(QWidget):
    """Holds a widget over a page. Escape, a press beside it and keys that go elsewhere close it: ``closed()``."""

    closed = Signal()

    def __init__(self, page: Page, inside: QWidget, *, width: float, way_on: QWidget | None = None) -> None:
        """``width`` is how wide it is at most, in em.

        ``way_on`` has the keys after Enter where it can be pressed, else what opened it.
        """
        super().__init__(page)
        self._way_on = way_on
        self._page, self._inside, self._wide = page, inside, width
        self._opener: QWidget | None = None
        self.frame = QFrame(self)
        self.frame.setObjectName("sheet")
        rows = QVBoxLayout(self.frame)
        space(rows, 0.5, 0.9, 0.7)
        self._room = scrolling(inside)
        self._room.setObjectName("plain")
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.addWidget(self._room)
        self.hide()
        page.installEventFilter(self)

    def open_beside(self, anchor: QWidget, others: Sequence[QWidget]) -> None:
        """Open beside this widget of the page, and over none of the others where that can be."""
        self._begin(anchor)
        page = self._page
        size = self._wanted()
        bounds = Rect(em(AIR), em(AIR), page.width() - 2 * em(AIR), page.height() - 2 * em(AIR))
        taken = [(_place(other, page), 3.0) for other in others if other is not anchor]
        found = place_beside(_place(anchor, page), size, bounds, taken, SIDES, em(0.5)).rect
        self.frame.setGeometry(round(found.x), round(found.y), round(found.width), round(found.height))
        self._end()

    def open_below(self, opener: QWidget) -> None:
        """Open over the lower part of the page."""
        self._begin(opener)
        page = self._page
        width, height = self._wanted()
        high = round(min(height, 0.78 * page.height()))
        left = (page.width() - width) / 2
        self.frame.setGeometry(round(left), page.height() - high - em(AIR), round(width), high)
        self._end()

    def _begin(self, opener: QWidget) -> None:
        self._opener = opener
        self.setGeometry(self._page.rect())

    def _end(self) -> None:
        put_in_order(self._inside)
        self.show()
        self.raise_()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _wanted(self) -> tuple[float, float]:
        """How wide and high it would like to be, as far as the page lets it."""
        width = min(em(self._wide), self._page.width() - 2 * em(AIR))
        # What has not been shown like this yet does not know how large its letters and rows are.
        for part in (*self._inside.findChildren(QWidget), self._inside):
            part.ensurePolished()
            if (rows := part.layout()) is not None:
                rows.activate()
        around = 2 * em(0.9) + 4
        layout = self._inside.layout()
        inner = width - around
        high = layout.totalHeightForWidth(inner) if layout is not None and layout.hasHeightForWidth() else -1
        high = max(high, self._inside.sizeHint().height())
        return width, min(high + 2 * em(0.7) + 6, self._page.height() - 2 * em(AIR))

    def close_it(self) -> None:
        """Be gone; the keys go back to what opened it."""
        if self.isHidden():
            return
        inside = self.isAncestorOf(QApplication.focusWidget() or self._page)
        self.hide()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.disconnect(self._follow)
        if inside and self._opener is not None:
            self._opener.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self._page.isAncestorOf(new) and not self.isAncestorOf(new) and new is not self._opener:
            self.close_it()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it, and so does Enter where nothing in it takes that key; whoever is done goes on."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_it()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.isAutoRepeat():
                return  # the press that opened it
            if self._way_on is not None and self._way_on.isEnabled():
                self._opener = self._way_on
            self.close_it()
        elif not letter_of(event):  # What letters and figures do on the page waits until this is gone.
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside it closes it, and on a button does what it was meant for; only what opened it closes it."""
        where = event.position().toPoint()
        if self.frame.geometry().contains(where):
            return
        self.close_it()
        meant = self._page.childAt(where)
        while meant is not None and not isinstance(meant, QAbstractButton):
            meant = meant.parentWidget()
        if meant is not None and meant.isEnabled() and meant is not self._opener:
            meant.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a page of another size it would lie in the wrong place."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.close_it()
        return False

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shadow of what is open."""
        with QPainter(self) as painter:
            draw_shadow(painter, self.frame.geometry(), em(ROUND), self._page.colours, 2)


def _place(widget: QWidget, page: QWidget) -> Rect:
    """Where a widget lies on its page."""
    place = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
    return Rect(place.x(), place.y(), place.width(), place.height())
