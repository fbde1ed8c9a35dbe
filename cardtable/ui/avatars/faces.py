"""Faces of players: one alone, one to choose by name, several with names below, and a person as a card of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.engine.player_names import name_key
from cardtable.stage.characters import Mood, animal_of_seat
from cardtable.ui.metrics import SMALL, em, letters
from cardtable.ui.painting.drawing import BOLD, DEMI, INK, PAPER, draw_rose, shade, smooth, write_smaller
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import SEAT_COLOURS, font
from cardtable.ui.widgets.choices import Chip
from cardtable.ui.widgets.controls import set_tip
from cardtable.ui.widgets.icons import Icon, draw_icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

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
        with smooth(picture) as painter:
            draw_face(painter, self._services, self.seat, QPointF(radius + 1, radius + 1), radius)
            if chosen:
                middle = QPointF(wide - em(0.42), high / 2)
                draw_icon(painter, Icon.TICK, middle, em(0.8), QColor(self._services.frame.on_accent))
        self.setIcon(QIcon(picture))
        self.setIconSize(picture.deviceIndependentSize().toSize())


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
        with smooth(self) as painter:
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


# In widths of the card: its corners, the radius of a face, and how high above the middle that lies.
CORNER: Final = 0.075
RADIUS: Final = 0.36
RAISED: Final = 0.13


def draw_person_card(
    painter: QPainter, card: QRectF, colour: int, face: QPixmap, words: str, size: float, least: float, frame: QPen
) -> None:
    """Draw it into a rectangle of a card's shape.

    ``face`` is a disc of ``RADIUS`` with its shadow, ``frame`` the pen of the card's edge. The ``words`` are ``size``
    pixels high, and ``least`` at least where they are long.
    """
    wide, middle, own = card.width(), card.center(), SEAT_COLOURS[colour % len(SEAT_COLOURS)]
    corner = CORNER * wide
    painter.setPen(frame)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(card, corner, corner)
    painter.setPen(QPen(QColor(own), max(1.0, 0.012 * wide)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = card.adjusted(0.07 * wide, 0.07 * wide, -0.07 * wide, -0.07 * wide)
    painter.drawRoundedRect(inner, 0.6 * corner, 0.6 * corner)
    away = 0.13 * wide
    for at in (inner.topLeft() + QPointF(away, away), inner.topRight() + QPointF(-away, away)):
        draw_rose(painter, at, 0.055 * wide, own, own)
    side = face.width() / face.devicePixelRatio() / 2
    painter.drawPixmap(middle - QPointF(side, RAISED * wide + side), face)
    top = middle.y() + 0.28 * wide
    room = QRectF(inner.left() + 1, top, inner.width() - 2, inner.bottom() - top)
    write_smaller(painter, room, words, size, INK, DEMI, least)
