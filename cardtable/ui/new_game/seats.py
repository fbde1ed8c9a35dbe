"""The seats of a table that is being set up, round its cloth: one of them is looked at closely."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.messages import translate
from cardtable.stage.animals import animal_of_seat
from cardtable.stage.characters import LEVEL_WORDS, named
from cardtable.ui.language import say
from cardtable.ui.scene.drawing_kit import under
from cardtable.ui.scene.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import discard, set_tip
from cardtable.ui.widgets.cover_picture import picture_of
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QEnterEvent, QKeyEvent, QPaintEvent

    from cardtable.app.settings import SeatChoice
    from cardtable.engine.scenery import Scenery
    from cardtable.ui.services import Services

# The first seat is at the bottom; the others follow clockwise, as on the table.
FIRST: Final = pi / 2
# A table is at most so many times as wide as it is high.
WIDEST: Final = 2.3
# It is tried in so many heights, each so many seats higher than the one before.
TRIES: Final = 24
STEP: Final = 0.1


class RingLayout(FlowLayout):
    """Equal seats on an ellipse; ``cloth`` is where the table lies between them, empty where they stand in rows."""

    def __init__(self, parent: object, spacing: int) -> None:
        super().__init__(parent, spacing)  # type: ignore[arg-type]
        self.cloth = QRect()

    def heightForWidth(self, width: int) -> int:
        """The lowest table round which the seats have room, else as many rows as are needed."""
        places = self._places(width)
        if places is None:
            return super().heightForWidth(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def setGeometry(self, rect: QRect) -> None:
        """Put the seats where they belong, in the middle of what there is."""
        places = self._places(rect.width())
        if places is None:
            self.cloth = QRect()
            super().setGeometry(rect)
            return
        above = max(0, (rect.height() - self.heightForWidth(rect.width())) // 2)
        for item, place in zip(self._items, places, strict=True):
            item.setGeometry(place.translated(rect.topLeft() + QPoint(0, above)))
        self.cloth = self._cloth(places).translated(rect.topLeft() + QPoint(0, above))

    def sizeHint(self) -> QSize:
        """Room for a table with this number of seats."""
        seat = self.minimumSize()
        return QSize(round(seat.width() * 3.2), self.heightForWidth(round(seat.width() * 3.2)))

    def _places(self, width: int) -> list[QRect] | None:
        seat = self.minimumSize()
        if not self._items or width < 2 * seat.width():
            return None
        across = (width - seat.width()) / 2
        for step in range(TRIES):
            down = seat.height() * (0.95 + step * STEP)
            wide = min(across, WIDEST * down + seat.width() / 2)
            places = [self._place(number, seat, width, wide, down) for number in range(len(self._items))]
            if _apart(places, self.spacing()):
                above = min(place.top() for place in places)
                return [place.translated(0, -above) for place in places]
        return None

    def _place(self, number: int, seat: QSize, width: int, across: float, down: float) -> QRect:
        angle = FIRST + 2 * pi * number / len(self._items)
        x = width / 2 + across * cos(angle) - seat.width() / 2
        y = down + down * sin(angle)
        return QRect(QPoint(round(x), round(y)), seat)

    def _cloth(self, places: Sequence[QRect]) -> QRect:
        """The table reaches under the seats a little."""
        centres = [place.center() for place in places]
        left, right = min(at.x() for at in centres), max(at.x() for at in centres)
        top, bottom = min(at.y() for at in centres), max(at.y() for at in centres)
        # Two who sit face to face have a table between them, too.
        half = min((bottom - top) * 3 // 4, left) if len(places) == 2 else 0
        left, right = min(left, right - half), max(right, left + half)
        return QRect(QPoint(left, top), QPoint(right, bottom))


def _apart(places: Sequence[QRect], gap: int) -> bool:
    wider = [place.adjusted(0, 0, gap, gap // 3) for place in places]
    return not any(one.intersects(other) for number, one in enumerate(wider) for other in wider[:number])


# At 100 %: how wide a seat is, the radius of its face, and the height of its two lines.
WIDE: Final = 148
FACE: Final = 25
LINE: Final = 21
GAP: Final = 8
SMALLEST: Final = 9
# A picture in the middle of the table is left out where it would be lower.
LEAST_PICTURE: Final = 50


class SeatButton(QAbstractButton):
    """A face, a name and who that is; a frame round it tells that this seat is looked at."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._seat: SeatChoice | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_seat(self, number: int, seat: SeatChoice) -> None:
        """Show who sits here."""
        self._seat = seat
        animal = animal_of_seat(seat.face, seat.colour)
        if seat.level is None:
            told = translate("NewGame", "Seat {number}: {player}, a person, with the face “{animal}”")
        else:
            told = translate("NewGame", "Seat {number}: {player}, a computer player that plays {level} ({animal})").put(
                level=LEVEL_WORDS[seat.level]
            )
        told = told.put(number=number, player=seat.name, animal=named(animal, seat.level is not None))
        self.setAccessibleName(say(told))
        set_tip(self, say(translate("NewGame", "Choose who sits here")))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A face above two lines."""
        scale = self._services.page_scale
        return QSize(round(WIDE * scale), round((2 * FACE + 2 * LINE + 2 * GAP) * scale))

    def minimumSizeHint(self) -> QSize:
        """No smaller than that: nothing of it is ever cut."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The frame comes and goes with the mouse."""
        super().enterEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter looks at the seat, as a press does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the face and the words."""
        seat = self._seat
        if seat is None:
            return
        scale, theme = self._services.page_scale, self._services.frame
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setPen(QPen(QColor(theme.accent if self._is_marked() else theme.line), 1.2))
            painter.setBrush(QColor(theme.sunk if self.isChecked() else theme.tile))
            painter.drawRoundedRect(frame, 13, 13)
            if self.isChecked() or self.hasFocus():
                ring = QPen(QColor(theme.accent), 3.4 if self.hasFocus() else 2.2)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for pen in (under(ring, 0.6), ring) if self.hasFocus() else (ring,):
                    painter.setPen(pen)
                    painter.drawRoundedRect(frame, 13, 13)
            self._draw_inside(painter, seat, scale)

    def _is_marked(self) -> bool:
        return self.isChecked() or self.underMouse()

    def _draw_inside(self, painter: QPainter, seat: SeatChoice, scale: float) -> None:
        theme, faces = self._services.frame, self._services.faces
        radius = FACE * scale
        away = radius + faces.margin(radius)
        centre = QPointF(self.width() / 2, (FACE + GAP) * scale)
        disc = faces.disc(animal_of_seat(seat.face, seat.colour), seat.colour, radius, self.devicePixelRatioF())
        painter.drawPixmap(centre - QPointF(away, away), disc)
        below = (2 * FACE + GAP + 3) * scale
        room = QRectF(6, below, self.width() - 12, LINE * scale)
        self._write(painter, room, seat.name, 16.5, theme.text, bold=True)
        if seat.level is not None:
            self._write(painter, room.translated(0, LINE * scale), say(LEVEL_WORDS[seat.level]), 14, theme.quiet)

    def _write(
        self, painter: QPainter, room: QRectF, text: str, size: float, colour: str, *, bold: bool = False
    ) -> None:
        """One line, in smaller letters where it is too long."""
        weight = QFont.Weight.Bold if bold else QFont.Weight.Medium
        while True:
            painter.setFont(font(size * self._services.page_scale, weight))
            if size <= SMALLEST or painter.fontMetrics().horizontalAdvance(text) <= room.width():
                break
            size -= 0.5
        painter.setPen(QColor(colour))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class SeatRing(QWidget):
    """All seats of the table. ``looked_at(place)`` when another seat is looked at."""

    looked_at = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setObjectName("seats")
        self.buttons: list[SeatButton] = []
        self.scenery: Scenery | None = None
        self._ring = RingLayout(self, 10)

    def show_seats(self, seats: Sequence[SeatChoice], at: int) -> None:
        """Show who sits where; the seat at this place is looked at."""
        while len(self.buttons) > len(seats):
            gone = self.buttons.pop()
            self._ring.removeWidget(gone)
            discard(gone)
        while len(self.buttons) < len(seats):
            button = SeatButton(self._services)
            button.clicked.connect(lambda _=False, button=button: self.looked_at.emit(self.buttons.index(button)))
            self.buttons.append(button)
            self._ring.addWidget(button)
        for number, (button, seat) in enumerate(zip(self.buttons, seats, strict=True)):
            button.show_seat(number + 1, seat)
        self.buttons[at].setChecked(True)
        self.setAccessibleName(say(translate("NewGame", "Seats round the table")))
        self.updateGeometry()
        self.update()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table's cloth and the game's picture on it."""
        cloth = QRectF(self._ring.cloth)
        if cloth.isEmpty():
            return
        theme = self._services.theme
        gradient = QRadialGradient(cloth.center(), cloth.width() / 2)
        gradient.setColorAt(0, QColor(theme.cloth))
        gradient.setColorAt(1, QColor(theme.cloth_edge))
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(QPen(QColor(theme.edge), 3))
            painter.setBrush(QBrush(gradient))
            painter.drawRoundedRect(cloth, cloth.height() / 2, cloth.height() / 2)
            self._draw_scenery(painter, cloth)

    def _draw_scenery(self, painter: QPainter, cloth: QRectF) -> None:
        """The game's cards lie in the middle, where no seat stands on them."""
        free = cloth
        for button in self.buttons:
            taken = QRectF(button.geometry())
            if taken.center().y() < cloth.center().y() - 1 and taken.left() < cloth.center().x() < taken.right():
                free.setTop(max(free.top(), taken.bottom()))
            if taken.center().y() > cloth.center().y() + 1 and taken.left() < cloth.center().x() < taken.right():
                free.setBottom(min(free.bottom(), taken.top()))
        room = min(free.height() - 12, 0.5 * free.width())
        if self.scenery is None or room < LEAST_PICTURE:
            return
        size = QSize(round(1.7 * room), round(room))
        ratio = self.devicePixelRatioF()
        drawn = picture_of(self.scenery, self._services.pixmaps, self._services.theme, size, ratio, bare=True)
        painter.drawPixmap(QPointF(free.center().x() - size.width() / 2, free.center().y() - room / 2), drawn)
