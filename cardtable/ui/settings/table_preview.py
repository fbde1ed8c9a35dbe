"""A small table beside the settings, which shows what they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardtable.ui.services import Services

# The deal that is shown.
CODE: Final = "0000-0000"
LOWEST: Final = 9.0
"""How high it is above what scrolls, in em."""
SHAPE: Final = 0.625


class Preview(QWidget):
    """A table of the game that was played last, with an open hand, drawn anew when a setting changes."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        rows = QVBoxLayout(self)
        space(rows, 0)
        rows.addWidget(self.picture)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.draw)

    def stand(self, beside: bool) -> None:
        """Stand beside what scrolls, or above it and lower."""
        if beside:
            self.setMaximumHeight(16_777_215)
            self.setMinimumSize(0, 0)
        else:
            self.setMinimumSize(0, 0)
            self.setFixedHeight(em(LOWEST))
        self.draw_soon()

    def retranslate(self) -> None:
        """Write what readers are told of it."""
        self.picture.setAccessibleName(say(translate("Settings", "A table as it looks with these settings")))

    def draw_soon(self) -> None:
        """Draw when nothing else is to be done; several changes make one picture."""
        if self.isVisible():
            self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As large as there is room."""
        super().resizeEvent(event)
        self.draw_soon()

    def draw(self) -> None:
        """Draw the table."""
        room: QSize = self.picture.size()
        width = min(room.width(), round(room.height() / SHAPE))
        if width < 40 or not self.isVisible():
            return
        from cardtable.ui.home.thumbnail import sample

        self.picture.setPixmap(sample(self._services, CODE, width, self.devicePixelRatioF()))

    def hideEvent(self, event: object) -> None:
        """Nothing is drawn for a page that is not there."""
        self._soon.stop()
        super().hideEvent(event)  # type: ignore[arg-type]
