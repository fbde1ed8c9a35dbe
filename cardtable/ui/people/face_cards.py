"""Cards with a face each: nine in an arc on the cloth, of which who sits here takes one, and those of the people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.messages import translate
from cardtable.stage.characters import ANIMALS, Animal, Mood, animal_name
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.avatars.faces import CORNER, RADIUS, draw_person_card
from cardtable.ui.language import say
from cardtable.ui.metrics import HEADING, LEAST_LETTERS, SMALL, em, letters
from cardtable.ui.painting.drawing import DEMI, RULE, shade, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import SEAT_COLOURS, font
from cardtable.ui.widgets.controls import PushButton, set_tip
from cardtable.ui.widgets.icons import Icon, draw_icon
from cardtable.ui.widgets.keys import written
from cardtable.ui.widgets.tab_order import InOrder

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from cardtable.ui.services import Services
    from cardtable.ui.theme import Theme

# How wide a card is at most, for the width of the page and for the height there is.
SHARE: Final = 0.093
HIGHEST: Final = 0.56
# How far the outermost cards lean, in degrees, and how much lower they lie, in heights of a card.
LEAN: Final = 8.0
DROP: Final = 0.3
# How much higher the chosen one lies, and the room that a leaning card needs, in its width.
RISE: Final = 0.14
ROOM: Final = 1.3
# What is written on an outline, in the middle of as many lines as it needs.
CENTRED: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
DASHES: Final = Qt.PenStyle.DashLine
# In a room that is so much higher than wide, they lie in two rows.
UPRIGHT: Final = 0.72


def colour_of(animal: Animal) -> int:
    """The colour of seats that belongs to a face."""
    return ANIMALS.index(animal) % len(SEAT_COLOURS)


class FaceCard(QAbstractButton):
    """A face on a card; the chosen one is delighted, and lies higher in a golden frame. A taken one is an outline."""

    letters = SMALL
    least = LEAST_LETTERS - 2

    def __init__(self, services: Services, animal: Animal, lean: float = 0.0) -> None:
        super().__init__()
        self._services = services
        self.animal = animal
        self.colour = colour_of(animal)
        self.lean = lean
        self.width_of_card = 60.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def colours(self) -> Theme:
        """The colours of what it lies on."""
        return self._services.theme

    @property
    def words(self) -> str:
        """What stands on it."""
        return say(animal_name(self.animal))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card as it leans."""
        theme, wide = self.colours, self.width_of_card
        high = wide * ASPECT
        card = QRectF(-wide / 2, -high / 2, wide, high)
        corner = CORNER * wide
        with smooth(self, pictures=True) as painter:
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
            frame = QPen(QColor(theme.gold if chosen or self.underMouse() else RULE), 3.0 if chosen else 1.2)
            mood = Mood.DELIGHTED if chosen else Mood.CALM
            face = self._services.faces.disc(self.animal, self.colour, RADIUS * wide, self.devicePixelRatioF(), mood)
            size = letters(self.letters)
            draw_person_card(painter, card, self.colour, face, self.words, size, self.least, frame)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.text), 2.2))
                out = 0.045 * wide + 2
                painter.drawRoundedRect(card.adjusted(-out, -out, out, out), corner + out, corner + out)


class PersonCard(FaceCard):
    """A person's card, on the wall; Enter and Space take it up as a press does."""

    letters = HEADING
    least = LEAST_LETTERS

    def __init__(self, services: Services, animal: Animal) -> None:
        super().__init__(services, animal)
        self.called = ""

    @property
    def colours(self) -> Theme:
        """Those of the wall."""
        return self._services.frame

    @property
    def words(self) -> str:
        """The name."""
        return self.called

    def wear(self, animal: Animal, colour: int, name: str) -> None:
        """Show this face in this colour, and be called this."""
        self.animal, self.colour, self.called = animal, colour, name
        self.setAccessibleName(name)
        set_tip(self, name)
        self.update()

    def sizeHint(self) -> QSize:
        """The card, and the air in which it rises and has its rings."""
        return room_of(self.width_of_card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class OutlineCard(PushButton):
    """The outline of a card that nobody has taken yet."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.width_of_card = 60.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """As large as the cards beside it."""
        return room_of(self.width_of_card)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a dashed outline, a plus and the words below it."""
        theme, wide, lit = self._services.frame, self.width_of_card, self.isEnabled()
        card = QRectF(-wide / 2, -wide * ASPECT / 2, wide, wide * ASPECT)
        corner, colour = 0.075 * wide, QColor(theme.text if lit else theme.quiet)
        with smooth(self) as painter:
            painter.translate(self.width() / 2, self.height() / 2 + RISE * wide / 2)
            painter.setPen(QPen(QColor(theme.accent if self.underMouse() and lit else theme.edge), 2.0, DASHES))
            painter.drawRoundedRect(card, corner, corner)
            draw_icon(painter, Icon.PLUS, QPointF(0, -0.12 * wide), 0.26 * wide, colour)
            painter.setFont(font(letters(1.0), DEMI))
            painter.setPen(colour)
            room = card.adjusted(0.06 * wide, 0.62 * card.height(), -0.06 * wide, -0.06 * wide)
            painter.drawText(room, CENTRED, self.accessibleName())
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.text), 2.2))
                out = 0.045 * wide + 2
                painter.drawRoundedRect(card.adjusted(-out, -out, out, out), corner + out, corner + out)


def room_of(wide: float) -> QSize:
    """The room that an upright card of this width takes."""
    return QSize(round(1.16 * wide), round(wide * ASPECT + (RISE + 0.2) * wide))


class FaceArc(QWidget):
    """All nine. ``chosen(animal)`` when another one is taken up; left and right go from card to card."""

    chosen = Signal(object)
    written = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        set_role(self, QAccessible.Role.Grouping)
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
        self.lay_out()

    def lay_out(self) -> None:
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
        elif written(event).isalpha():
            self.written.emit(written(event))
        else:
            super().keyPressEvent(event)
