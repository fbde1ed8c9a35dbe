"""Nine cards with a face each, in an arc on the cloth: who sits here takes one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.messages import translate
from cardtable.stage.animals import ANIMALS, Animal, Mood, animal_name
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.a11y.tab_order import InOrder
from cardtable.ui.language import say
from cardtable.ui.lengths import LEAST_LETTERS, SMALL, em, letters
from cardtable.ui.scene.drawing_kit import DEMI, INK, PAPER, draw_rose, shade
from cardtable.ui.scene.paint_guard import told_later
from cardtable.ui.theme import SEAT_COLOURS, font
from cardtable.ui.widgets.controls import set_tip

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from cardtable.ui.services import Services

# How wide a card is at most, for the width of the page and for the height there is.
SHARE: Final = 0.093
HIGHEST: Final = 0.56
# How far the outermost cards lean, in degrees, and how much lower they lie, in heights of a card.
LEAN: Final = 8.0
DROP: Final = 0.3
# How much higher the chosen one lies, and the room that a leaning card needs, in its width.
RISE: Final = 0.14
ROOM: Final = 1.3
# In a room that is so much higher than wide, they lie in two rows.
UPRIGHT: Final = 0.72


def colour_of(animal: Animal) -> int:
    """The colour of seats that belongs to a face."""
    return ANIMALS.index(animal) % len(SEAT_COLOURS)


class FaceCard(QAbstractButton):
    """A face on a card; the chosen one is delighted, and lies higher in a golden frame. A taken one is an outline."""

    def __init__(self, services: Services, animal: Animal, lean: float) -> None:
        super().__init__()
        self._services = services
        self.animal = animal
        self.lean = lean
        self.width_of_card = 60.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card as it leans."""
        theme, wide = self._services.theme, self.width_of_card
        high, colour = wide * ASPECT, SEAT_COLOURS[colour_of(self.animal)]
        card = QRectF(-wide / 2, -high / 2, wide, high)
        corner = 0.075 * wide
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            rise = RISE * wide if self.isChecked() else 0.0
            painter.translate(self.width() / 2, self.height() / 2 - rise / 2 + RISE * wide / 2)
            painter.rotate(self.lean)
            if not self.isEnabled():
                painter.setPen(QPen(shade(theme.text, 120), 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(card, corner, corner)
                return
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 40))
            painter.drawRoundedRect(card.translated(0.02 * wide, 0.03 * wide), corner, corner)
            chosen = self.isChecked()
            frame = QPen(QColor(theme.gold if chosen or self.underMouse() else "#d9d2bd"), 3.0 if chosen else 1.2)
            painter.setPen(frame)
            painter.setBrush(QColor(PAPER))
            painter.drawRoundedRect(card, corner, corner)
            painter.setPen(QPen(QColor(colour), max(1.0, 0.012 * wide)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inner = card.adjusted(0.07 * wide, 0.07 * wide, -0.07 * wide, -0.07 * wide)
            painter.drawRoundedRect(inner, 0.6 * corner, 0.6 * corner)
            away = 0.13 * wide
            for corner_of in (inner.topLeft() + QPointF(away, away), inner.topRight() + QPointF(-away, away)):
                draw_rose(painter, corner_of, 0.055 * wide, colour, colour)
            self._draw_inside(painter, inner, wide)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.text), 2.2))
                out = 0.045 * wide + 2
                painter.drawRoundedRect(card.adjusted(-out, -out, out, out), corner + out, corner + out)

    def _draw_inside(self, painter: QPainter, inner: QRectF, wide: float) -> None:
        faces, radius, ratio = self._services.faces, 0.36 * wide, self.devicePixelRatioF()
        mood = Mood.DELIGHTED if self.isChecked() else Mood.CALM
        disc = faces.disc(self.animal, colour_of(self.animal), radius, ratio, mood)
        away = disc.width() / ratio / 2
        painter.drawPixmap(QPointF(-away, -0.13 * wide - away), disc)
        name, size = say(animal_name(self.animal)), float(letters(SMALL))
        room = QRectF(inner.left() + 1, 0.28 * wide, inner.width() - 2, inner.bottom() - 0.28 * wide)
        while True:
            painter.setFont(font(size, DEMI))
            if size <= LEAST_LETTERS - 2 or painter.fontMetrics().horizontalAdvance(name) <= room.width():
                break
            size -= 0.5
        painter.setPen(QColor(INK))
        shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(room.width()) + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)


class FaceArc(QWidget):
    """All nine. ``chosen(animal)`` when another one is taken up; left and right go from card to card."""

    chosen = Signal(object)
    written = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        middle = (len(ANIMALS) - 1) / 2
        self.cards = [
            FaceCard(services, animal, LEAN * (number - middle) / middle) for number, animal in enumerate(ANIMALS)
        ]
        for card in self.cards:
            card.setParent(self)
            card.toggled.connect(lambda on, card=card: self._take_up(card, on))
        InOrder(self, *self.cards)

    def sizeHint(self) -> QSize:
        """Room for cards that can be read."""
        return QSize(em(40), em(9))

    def minimumSizeHint(self) -> QSize:
        """It takes its size from the page."""
        return QSize(0, em(6))

    @property
    def animal(self) -> Animal:
        """The face that is taken up."""
        return next((card.animal for card in self.cards if card.isChecked()), Animal.OWL)

    def _take_up(self, card: FaceCard, on: bool) -> None:
        if on:
            self.chosen.emit(card.animal)

    def take(self, animal: Animal) -> None:
        """Take up this card."""
        self.cards[ANIMALS.index(animal)].setChecked(True)

    def lay_aside(self, taken: Collection[Animal]) -> None:
        """These are taken by others; where the chosen one is, the next that is free is taken up."""
        for card in self.cards:
            card.setEnabled(card.animal not in taken)
        if not self.cards[ANIMALS.index(self.animal)].isEnabled():
            free = next((card for card in self.cards if card.isEnabled()), None)
            if free is not None:
                free.setChecked(True)

    def retranslate(self) -> None:
        """Write what readers hear."""
        self.setAccessibleName(say(translate("Faces", "Faces")))
        for card in self.cards:
            card.setAccessibleName(say(animal_name(card.animal)))
            set_tip(card, card.accessibleName())
            card.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards in an arc, in two rows where the page is upright."""
        super().resizeEvent(event)
        self.lie()

    def lie(self) -> None:
        """Lie in the arc, the chosen one over the others."""
        width, height = self.width(), self.height()
        rows = 2 if self.window().width() < UPRIGHT * self.window().height() else 1
        each = -(-len(self.cards) // rows)
        wide = min(SHARE * 1.02 * width * rows, HIGHEST * height / rows)
        step = min(width / (each + 0.2), 1.08 * wide)
        room = QSize(round(ROOM * wide), round(ROOM * wide * ASPECT))
        for number, card in enumerate(self.cards):
            row, column = divmod(number, each)
            here = min(each, len(self.cards) - row * each)
            share = (column - (here - 1) / 2) / max(1, (here - 1) / 2)
            x = width / 2 + (column - (here - 1) / 2) * step
            y = height * (row + 0.5) / rows + (share * share - 0.5) * DROP * wide * ASPECT
            card.width_of_card = wide
            card.setGeometry(
                QRect(round(x - room.width() / 2), round(y - room.height() / 2), room.width(), room.height())
            )
        for card in self.cards:
            if card.isChecked():
                card.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right take up the next card that is free; a letter begins the name."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if way is not None:
            free = [card for card in self.cards if card.isEnabled()]
            at = next((number for number, card in enumerate(free) if card.isChecked()), 0)
            goal = free[(at + way) % len(free)]
            goal.setChecked(True)
            goal.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.text() and event.text().isalpha():
            self.written.emit(event.text())
        else:
            super().keyPressEvent(event)
