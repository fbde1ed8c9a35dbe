"""A person to be chosen by face and name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from cardtable.ui.avatars.player_face import draw_face
from cardtable.ui.metrics import em
from cardtable.ui.widgets.choices import Chip
from cardtable.ui.widgets.controls import set_tip
from cardtable.ui.widgets.icons import Icon, draw_icon

if TYPE_CHECKING:
    from cardtable.engine.match import Seat
    from cardtable.ui.services import Services

# The radius of a face in a chip, in em.
FACE: Final = 0.72


class FaceChip(Chip):
    """A person to be chosen, with the face before the name."""

    def __init__(self, services: Services, seat: Seat) -> None:
        super().__init__(services)
        self.seat = seat
        self.setAccessibleName(seat.name)
        self.be_brief(False)
        self._tick()

    def be_brief(self, brief: bool) -> None:
        """Show the face alone, and the name as a tip."""
        self.setText("" if brief else f" {self.seat.name}")
        set_tip(self, self.seat.name if brief else "")

    def _tick(self) -> None:
        """Draw the face, and the tick behind it."""
        ratio, radius, chosen = self.devicePixelRatioF(), em(FACE), self.isChecked()
        high, wide = 2 * radius + 2, 2 * radius + 2 + (em(1.05) if chosen else 0)
        picture = QPixmap(round(wide * ratio), round(high * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_face(painter, self._services, self.seat, QPointF(radius + 1, radius + 1), radius)
            if chosen:
                middle = QPointF(wide - em(0.42), high / 2)
                draw_icon(painter, Icon.TICK, middle, em(0.8), QColor(self._services.frame.on_accent))
        self.setIcon(QIcon(picture))
        self.setIconSize(picture.deviceIndependentSize().toSize())
