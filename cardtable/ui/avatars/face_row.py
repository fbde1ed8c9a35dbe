"""Faces side by side with their names below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardtable.stage.characters import animal_of_seat
from cardtable.ui.metrics import SMALL, em, letters
from cardtable.ui.painting.drawing import BOLD, DEMI, shade
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cardtable.engine.match import Seat
    from cardtable.ui.services import Services


class FaceRow(QWidget):
    """Everybody with a face of this radius in em: at the left on the wall, in the middle on the felt.

    A gold ring and a bold name say whose turn it is; a dashed ring, that one more may sit down.
    """

    def __init__(self, services: Services, radius: float, *, on_felt: bool = False) -> None:
        super().__init__()
        self._services, self._radius, self._on_felt = services, radius, on_felt
        self._seats: Sequence[Seat] = ()
        self._active: int | None = None
        self._more = False

    def show_seats(self, seats: Sequence[Seat], active: int | None = None, *, more: bool = False) -> None:
        """Show these, of whom one is on turn; ``more``: one more may sit down."""
        self._seats, self._active, self._more = tuple(seats), active, more
        self.updateGeometry()
        self.update()

    @property
    def _count(self) -> int:
        return len(self._seats) + self._more

    def sizeHint(self) -> QSize:
        """Room for all of them side by side."""
        return QSize(em(2 * self._radius + 1.4) * self._count, em(2 * self._radius + 2))

    def minimumSizeHint(self) -> QSize:
        """They move together where there is little room."""
        return QSize(0, self.sizeHint().height())

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them, as far apart as there is room."""
        if not self._count:
            return
        services, ratio = self._services, self.devicePixelRatioF()
        theme = services.theme if self._on_felt else services.frame
        step = min(em(2 * self._radius + 1.4), self.width() / self._count)
        radius = min(em(self._radius), 0.42 * step)
        away = radius + services.faces.margin(radius)
        left = (self.width() - self._count * step) / 2 if self._on_felt else 0.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for at, seat in enumerate(self._seats):
                middle = QPointF(left + (at + 0.5) * step, radius + em(0.3))
                if at == self._active:
                    painter.setPen(QPen(QColor(theme.gold), max(2.0, 0.18 * em())))
                    painter.drawEllipse(middle, radius + 1, radius + 1)
                disc = services.faces.disc(animal_of_seat(seat.face, seat.colour), seat.colour, radius, ratio)
                painter.drawPixmap(middle - QPointF(away, away), disc)
                painter.setFont(font(letters(SMALL), BOLD if at == self._active else DEMI))
                painter.setPen(QColor(theme.text))
                room = QRectF(left + at * step, 2 * radius + em(0.5), step, em(1.3))
                name = painter.fontMetrics().elidedText(seat.name, Qt.TextElideMode.ElideRight, round(step - 4))
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)
            if self._more:
                painter.setPen(QPen(shade(theme.text, 140), 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(shade(theme.sunk, 90))
                middle = QPointF(left + (len(self._seats) + 0.5) * step, radius + em(0.3))
                painter.drawEllipse(middle, radius, radius)
