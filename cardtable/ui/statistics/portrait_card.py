"""The player of a portrait as a card of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.avatars.person_card import CORNER, RADIUS, draw_person_card
from cardtable.ui.avatars.player_face import look_of
from cardtable.ui.lengths import LEAST_LETTERS, em
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import LIGHT
from cardtable.ui.widgets.ground import draw_shadow

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardtable.engine.match import Seat
    from cardtable.ui.services import Services

PAPER: Final = LIGHT["green"]


class PortraitCard(QWidget):
    """The player of a portrait as a card of the deck."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._seat: Seat | None = None
        set_role(self, QAccessible.Role.Graphic)

    def show_seat(self, seat: Seat) -> None:
        """Show this player."""
        self._seat = seat
        self.setAccessibleName(seat.name)
        self.update()

    def lie(self, width: int) -> None:
        """Be so wide, with room for the shadow."""
        self.setFixedSize(width, round((width - 2 * em(0.5)) * ASPECT) + 2 * em(0.5))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        if self._seat is None:
            return
        air = em(0.5)
        card = QRectF(self.rect()).adjusted(air, air, -air, -air)
        width = card.width()
        animal, colour = look_of(self._seat, self._services)
        face = self._services.faces.disc(animal, colour, RADIUS * width, self.devicePixelRatioF())
        frame = QPen(QColor(PAPER.line), 1)
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            draw_shadow(painter, card.toRect(), round(CORNER * width), self._services.frame)
            draw_person_card(painter, card, colour, face, self._seat.name, 0.155 * width, LEAST_LETTERS, frame)
