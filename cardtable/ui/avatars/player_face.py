"""Faces of those who have played: people as they look now, computer players as they sat there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cardtable.engine.player_names import name_key
from cardtable.stage.characters import Mood, animal_of_seat

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cardtable.engine.match import Seat
    from cardtable.stage.characters import Animal
    from cardtable.ui.services import Services

# The two tones of the rose on which a winner's face lies.
GOLD: Final = ("#f0cf78", "#d3a63e")


def look_of(seat: Seat, services: Services) -> tuple[Animal, int]:
    """The face and the colour by which a player is known here."""
    name = name_key(seat.name)
    here = (one for one in services.settings.people if name_key(one.name) == name)
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
