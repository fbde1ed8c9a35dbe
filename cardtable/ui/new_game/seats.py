"""The seats of a table that is being set up, round its middle: a press on one asks who sits there."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardtable.messages import translate
from cardtable.stage.characters import LEVEL_WORDS, animal_of_seat, named
from cardtable.ui.language import say
from cardtable.ui.metrics import BUTTON, LEAST_LETTERS, SMALL, em, letters
from cardtable.ui.painting.drawing import BOLD, MEDIUM, shade, smooth, write_smaller
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import PushButton, discard, set_tip
from cardtable.ui.widgets.cover_picture import picture_of
from cardtable.ui.widgets.flow_layout import Listed
from cardtable.ui.widgets.keys import letter_of
from cardtable.ui.widgets.left_press import LeftPress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from cardtable.app.settings import SeatChoice
    from cardtable.engine.cover import Scenery
    from cardtable.ui.services import Services

# The first seat is at the bottom; the others follow clockwise, as on the table.
FIRST: Final = pi / 2
# A table is at most so many times as wide as it is high.
WIDEST: Final = 2.6
# It is tried in so many heights, each so many seats higher than the one before.
TRIES: Final = 24
STEP: Final = 0.1
# So many seats stand in one row at most, where they do not stand round a table.
ROW: Final = 4
# A seat in em: how wide it is, the radius of its face, how high its plate is.
WIDE: Final = 9.4
FACE: Final = 2.3
PLATE: Final = 3.8
GAP: Final = 0.5
# A picture in the middle of the table is left out where it would be lower, in em.
LEAST_PICTURE: Final = 3.0


class RingLayout(Listed):
    """Equal seats on an ellipse, or in rows where they are told to or find no room round a table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.in_rows = False
        self.setContentsMargins(0, 0, 0, 0)

    def hasHeightForWidth(self) -> bool:
        """Narrower means higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The lowest table round which the seats have room, else as many rows as are needed."""
        return max((place.bottom() + 1 for place in self._places(width, 0)), default=0)

    def setGeometry(self, rect: QRect) -> None:
        """Put the seats where they belong, as far apart as there is room."""
        super().setGeometry(rect)
        places = self._places(rect.width(), rect.height())
        above = max(0, (rect.height() - max((place.bottom() + 1 for place in places), default=0)) // 2)
        for item, place in zip(self._items, places, strict=True):
            item.setGeometry(place.translated(rect.topLeft() + QPoint(0, above)))

    def sizeHint(self) -> QSize:
        """Room for a table with this number of seats."""
        seat = self.minimumSize()
        return QSize(round(seat.width() * 3.2), self.heightForWidth(round(seat.width() * 3.2)))

    def minimumSize(self) -> QSize:
        """The size of one seat."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.sizeHint())
        return size

    def _places(self, width: int, height: int) -> list[QRect]:
        seat = self.minimumSize()
        if not self._items:
            return []
        if not self.in_rows and width >= 2 * seat.width():
            lowest = seat.height() * 0.95
            for step in range(TRIES):
                down = lowest + step * STEP * seat.height()
                if _apart(self._round(seat, width, down), em(GAP)):
                    # Where there is more room than they need, they stand further apart.
                    free = min((height - seat.height()) / 2, lowest + TRIES * STEP * seat.height())
                    return self._round(seat, width, max(down, free))
        return self._rows(seat, width)

    def _round(self, seat: QSize, width: int, down: float) -> list[QRect]:
        """All seats on an ellipse that is twice so high."""
        across = min((width - seat.width()) / 2, WIDEST * down + seat.width() / 2)
        angles = [FIRST + 2 * pi * number / len(self._items) for number in range(len(self._items))]
        corners = [(width / 2 + across * cos(angle) - seat.width() / 2, down + down * sin(angle)) for angle in angles]
        above = min(y for _, y in corners)
        return [QRect(QPoint(round(x), round(y - above)), seat) for x, y in corners]

    def _rows(self, seat: QSize, width: int) -> list[QRect]:
        count, gap = len(self._items), em(GAP)
        fitting = max(1, (width + gap) // (seat.width() + gap))
        rows = ceil(count / min(fitting, ROW))
        each = ceil(count / rows)
        places = []
        for number in range(count):
            row, column = divmod(number, each)
            here = min(each, count - row * each)
            left = (width - here * seat.width() - (here - 1) * gap) // 2
            corner = QPoint(left + column * (seat.width() + gap), row * (seat.height() + gap))
            places.append(QRect(corner, seat))
        return places


def _apart(places: Sequence[QRect], gap: int) -> bool:
    wider = [place.adjusted(0, 0, gap, gap // 3) for place in places]
    return not any(one.intersects(other) for number, one in enumerate(wider) for other in wider[:number])


class SeatButton(PushButton):
    """A place at the table: a face over a plate with a name and who that is, or a dashed ring for one more.

    Signals: ``stepped(way)`` to the seat before or after by the arrows, ``strength(way)`` up and down, ``away()`` by
    Delete, ``moved()`` by M, ``dropped(place)`` where it was dragged to.
    """

    stepped = Signal(int)
    strength = Signal(int)
    away = Signal()
    moved = Signal()
    dropped = Signal(QPoint)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._seat: SeatChoice | None = None
        self._press = LeftPress()
        self.open = False
        self.held = False
        self.setObjectName("seat")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_seat(self, number: int, seat: SeatChoice | None) -> None:
        """Show who sits here, else that one more seat could stand here."""
        self._seat = seat
        if seat is None:
            told = translate("NewGame", "One more seat")
            self.setText(say(told))
            self.setAccessibleName(say(told))
            set_tip(self, "")
        else:
            animal = animal_of_seat(seat.face, seat.colour)
            if seat.level is None:
                told = translate("NewGame", "Seat {number}: {player}, a person, with the face “{animal}”")
            else:
                told = translate(
                    "NewGame", "Seat {number}: {player}, a computer player that plays {level} ({animal})"
                ).put(level=LEVEL_WORDS[seat.level])
            told = told.put(number=number, player=seat.name, animal=named(animal, seat.level is not None))
            self.setAccessibleName(say(told))
            set_tip(self, say(translate("NewGame", "Choose who sits here")))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A face over a plate."""
        return QSize(em(WIDE), em(2 * FACE + PLATE - 0.4))

    def minimumSizeHint(self) -> QSize:
        """No smaller than that: nothing of it is ever cut."""
        return self.sizeHint()

    # -- keys and mouse --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go round the table and change how well a computer player plays; Delete takes the seat away."""
        if letter_of(event) == "M":
            self.moved.emit()
            return
        match Qt.Key(event.key()):
            case Qt.Key.Key_Left:
                self.stepped.emit(-1)
            case Qt.Key.Key_Right:
                self.stepped.emit(1)
            case Qt.Key.Key_Up:
                self.strength.emit(1)
            case Qt.Key.Key_Down:
                self.strength.emit(-1)
            case Qt.Key.Key_Delete:
                self.away.emit()
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A seat may be dragged onto another."""
        if self._press.goes_down(event):
            super().mousePressEvent(event)
        else:
            self.setDown(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Change places where it was let go, or be pressed."""
        start, here = self._press.comes_up(event), event.position().toPoint()
        dragged = start is not None and self._seat is not None
        if start is not None and dragged and (here - start).manhattanLength() > em() and not self.rect().contains(here):
            self.setDown(False)
            self.dropped.emit(self.mapToParent(here))
        else:
            super().mouseReleaseEvent(event)

    # -- looks -----------------------------------------------------------------------------------------------------

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw plate and face, or the ring."""
        theme, radius = self._services.theme, em(FACE)
        marked = self.open or self.held or self.underMouse()
        with smooth(self) as painter:
            centre = QPointF(self.width() / 2, radius + em(0.3))
            plate = QRectF(2.5, 2 * radius - em(0.6), self.width() - 5, em(PLATE) - 3)
            if self._seat is None:
                pen = QPen(QColor(theme.accent if marked else theme.edge), 1.6, Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(shade(theme.sunk, 130))
                painter.drawEllipse(centre, radius, radius)
                painter.setPen(QPen(QColor(theme.text), em(0.16)))
                arm = em(0.6)
                painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
                painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))
                below = plate.adjusted(0, em(0.6), 0, -em(1.2))
                write_smaller(painter, below, self.text(), letters(SMALL), theme.text, MEDIUM, LEAST_LETTERS)
            else:
                painter.setPen(QPen(QColor(theme.gold if marked else theme.line), 2.2 if marked else 1.2))
                painter.setBrush(shade(theme.sunk, 235))
                painter.drawRoundedRect(plate, em(BUTTON), em(BUTTON))
                self._draw_seat(painter, self._seat, centre, plate)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.text), 2.2))
                whole = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
                painter.drawRoundedRect(whole, em(0.9), em(0.9))

    def _draw_seat(self, painter: QPainter, seat: SeatChoice, centre: QPointF, plate: QRectF) -> None:
        theme, faces, radius = self._services.theme, self._services.faces, em(FACE)
        away = radius + faces.margin(radius)
        disc = faces.disc(animal_of_seat(seat.face, seat.colour), seat.colour, radius, self.devicePixelRatioF())
        painter.drawPixmap(centre - QPointF(away, away), disc)
        words = plate.adjusted(em(0.3), em(0.95), -em(0.3), -em(0.15))
        half = words.height() / 2
        plays = translate("NewGame", "plays here", "below the name of a person") if seat.level is None else None
        below = say(LEVEL_WORDS[seat.level] if seat.level is not None else plays)  # type: ignore[arg-type]
        colour = theme.gold if self.open else theme.text
        write_smaller(painter, words.adjusted(0, 0, 0, -half), seat.name, letters(1.0), colour, BOLD, LEAST_LETTERS)
        write_smaller(painter, words.adjusted(0, half, 0, 0), below, letters(SMALL), theme.quiet, MEDIUM, LEAST_LETTERS)


class SeatRing(QWidget):
    """All seats of the table, and one more where there may be one.

    Signals: ``asked(place)`` who sits there, ``wanted()`` one more seat, ``strength(place, way)``, ``removed(place)``,
    ``swapped(place, other)``.
    """

    asked = Signal(int)
    wanted = Signal()
    strength = Signal(int, int)
    removed = Signal(int)
    swapped = Signal(int, int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setObjectName("seats")
        self.buttons: list[SeatButton] = []
        self.more = self._seat_button(taken=False)
        self.more.clicked.connect(self.wanted)
        self.scenery: Scenery | None = None
        self._held: int | None = None
        self.ring = RingLayout(self)
        self.ring.addWidget(self.more)

    def _seat_button(self, *, taken: bool) -> SeatButton:
        made = SeatButton(self._services)
        made.stepped.connect(lambda way: self._step(made, way))
        if taken:
            made.clicked.connect(lambda: self.asked.emit(self.buttons.index(made)))
            made.strength.connect(lambda way: self.strength.emit(self.buttons.index(made), way))
            made.away.connect(lambda: self.removed.emit(self.buttons.index(made)))
            made.moved.connect(lambda: self._move(self.buttons.index(made)))
            made.dropped.connect(lambda point: self._drop(made, point))
        return made

    def show_seats(self, seats: Sequence[SeatChoice], at: int | None, *, more: bool) -> None:
        """Show who sits where; the seat at this place is asked about. ``more``: there may be another seat."""
        while len(self.buttons) > len(seats):
            gone = self.buttons.pop()
            self.ring.removeWidget(gone)
            discard(gone)
        while len(self.buttons) < len(seats):
            button = self._seat_button(taken=True)
            self.ring.removeWidget(self.more)
            self.buttons.append(button)
            self.ring.addWidget(button)
            self.ring.addWidget(self.more)
        if not more:
            self.ring.removeWidget(self.more)
        elif self.more not in self.ring.widgets:
            self.ring.addWidget(self.more)
        self.more.setVisible(more)
        self.more.show_seat(0, None)
        for number, (button, seat) in enumerate(zip(self.buttons, seats, strict=True)):
            button.open, button.held = number == at, number == self._held
            button.show_seat(number + 1, seat)
        self.setAccessibleName(say(translate("NewGame", "Seats round the table")))
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture in the middle has another place."""
        super().resizeEvent(event)
        self.update()

    def _step(self, seat: SeatButton, way: int) -> None:
        every = [*self.buttons, *([] if self.more.isHidden() else [self.more])]
        every[(every.index(seat) + way) % len(every)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, place: int) -> None:
        """Take a seat up, or let it change places with the one that was taken up."""
        held, self._held = self._held, place if self._held is None else None
        if held is not None and held != place:
            self.swapped.emit(held, place)
        for number, button in enumerate(self.buttons):
            button.held = number == self._held
            button.update()

    def _drop(self, seat: SeatButton, point: QPoint) -> None:
        goal = next((at for at, one in enumerate(self.buttons) if one.geometry().contains(point)), None)
        if goal is not None and self.buttons[goal] is not seat:
            self.swapped.emit(self.buttons.index(seat), goal)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the round of the seats and the game's picture in its middle."""
        if self.ring.in_rows or len(self.buttons) < 2:
            return
        centres = [QPointF(one.geometry().center()) for one in self.ring.widgets]
        left, right = min(at.x() for at in centres), max(at.x() for at in centres)
        top, bottom = min(at.y() for at in centres), max(at.y() for at in centres)
        with smooth(self, pictures=True) as painter:
            painter.setPen(QPen(shade(self._services.theme.text, 70), 1.4, Qt.PenStyle.DashLine))
            if right - left > em(4):
                painter.drawEllipse(QRectF(QPointF(left, top), QPointF(right, bottom)))
            self._draw_scenery(painter, QRectF(QPointF(left, top), QPointF(right, bottom)))

    def _draw_scenery(self, painter: QPainter, round_: QRectF) -> None:
        """The game's cards lie in the middle, where no seat stands on them."""
        free = QRectF(round_)
        middle = self.width() / 2
        for seat in self.ring.widgets:
            taken = QRectF(seat.geometry())
            if taken.left() < middle < taken.right():
                if taken.center().y() < round_.center().y() - 1:
                    free.setTop(max(free.top(), taken.bottom()))
                else:
                    free.setBottom(min(free.bottom(), taken.top()))
        high = min(free.height() - em(0.6), em(9), 0.4 * max(round_.width(), em(12)))
        if self.scenery is None or high < em(LEAST_PICTURE):
            return
        size = QSize(round(1.7 * high), round(high))
        ratio = self.devicePixelRatioF()
        drawn = picture_of(self.scenery, self._services.pixmaps, self._services.theme, size, ratio, bare=True)
        painter.drawPixmap(QPointF(middle - size.width() / 2, free.center().y() - high / 2), drawn)
