"""Pages that are the table itself: its cloth fills the window, and everything on it looks as by lamp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPalette, QPixmap

from cardtable.ui.painting.cloth import draw_cloth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.style_sheet import style_sheet
from cardtable.ui.theme import palette
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from cardtable.ui.services import Services
    from cardtable.ui.theme import Theme

    Drawn = tuple[int, int, Theme, int, float]


class FeltPage(ScrolledPage):
    """A page with a head and a body that scrolls, on the cloth of a table."""

    on_wall = False
    hemmed = False

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self._cloth = QPixmap()
        self._drawn: Drawn | None = None
        self._dress()

    @property
    def colours(self) -> Theme:
        """The colours of everything on it, by day, too."""
        return self.services.theme

    def _dress(self) -> None:
        """In light pages the table stays as dark as it is."""
        light = self.services.frame.light
        self.setPalette(palette(self.colours) if light else QPalette())
        self.setStyleSheet(style_sheet(self.colours, self.services.lengths.em) if light else "")

    def _follow_look(self) -> None:
        super()._follow_look()
        self._dress()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth, once for each size."""
        u, em = self.services.lengths
        wanted = (self.width(), self.height(), self.colours, em, self.devicePixelRatioF())
        if self._drawn != wanted:
            self._drawn = wanted
            size = QSizeF(self.width(), self.height())
            self._cloth = draw_cloth(size, self.colours, em, u, self.devicePixelRatioF())
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._cloth)
