"""Faces of those who have played: people as they look now, computer players as they sat there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from cardtable.stage.animals import Mood, animal_of_seat
from cardtable.ui.lengths import em
from cardtable.ui.widgets.choices import Chip
from cardtable.ui.widgets.controls import set_tip
from cardtable.ui.widgets.icons import Icon, draw_icon

if TYPE_CHECKING:
    from cardtable.engine.match import Seat
    from cardtable.stage.animals import Animal
    from cardtable.ui.services import Services

# The radius of a face in a chip, in em.
FACE: Final = 0.72
# The two tones of the rose on which a winner's face lies.
GOLD: Final = ("#f0cf78", "#d3a63e")


def look_of(seat: Seat, services: Services) -> tuple[Animal, int]:
    """The face and the colour by which a player is known here."""
    name = seat.name.casefold()
    here = (one for one in services.settings.people if one.name.casefold() == name)
    one = next(here, seat) if seat.is_person else seat
    return animal_of_seat(one.face, one.colour), one.colour


def draw_face(
    painter: QPainter, services: Services, seat: Seat, middle: QPointF, radius: float, mood: Mood = Mood.CALM
) -> None:
    """Draw a player's face."""
    ratio = painter.device().devicePixelRatio()
    away = radius + services.faces.margin(radius)
    disc = services.faces.disc(*look_of(seat, services), radius, ratio, mood)
    painter.drawPixmap(middle - QPointF(away, away), disc)


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
