"""One person, opened below their card: name, face and colour, and what else can be done about them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.settings import Person
from cardtable.engine.player_names import LONGEST_TYPED, can_be_seen, clean_name
from cardtable.messages import translate
from cardtable.stage.characters import ANIMALS, Animal, animal_name
from cardtable.ui.a11y.roles import leave_to_control, set_role
from cardtable.ui.avatars.chooser import CHOSEN, FaceButton
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.people.face_cards import PersonCard
from cardtable.ui.theme import COLOUR_NAMES, SEAT_COLOURS
from cardtable.ui.widgets.controls import PushButton, button, label, menu_text, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import Icon, draw_icon, set_icon

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from cardtable.messages import Message
    from cardtable.ui.services import Services


class NameField(QLineEdit):
    """Takes a name beside a face."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.setMaxLength(LONGEST_TYPED)

    def name_of(self, animal: Animal) -> str:
        """What a person with this face is called."""
        return clean_name(self.text()) if self.is_filled else say(animal_name(animal))

    @property
    def is_filled(self) -> bool:
        """Whether a name was written."""
        return bool(self.text().strip())

    @property
    def is_unseen(self) -> bool:
        """Whether a name was written that cannot be seen."""
        return self.is_filled and not can_be_seen(self.text())

    def show_face(self, animal: Animal) -> None:
        """Say what the person is called who gives no name."""
        nameless = translate("People", "Without a name: {animal}").put(animal=animal_name(animal))
        self.setPlaceholderText(say(nameless))


# In em: so wide is a name on a button at most.
LONGEST_SHOWN: Final = 9
# Radii of faces and colours, in em.
FACE: Final = 1.25
DISC: Final = 1.0
# From so many em on name, faces and colours stand side by side.
BESIDE: Final = 62
WHITE: Final = Qt.GlobalColor.white


class ColourDisc(QAbstractButton):
    """One of the colours of seats; the chosen one has a golden ring and a tick."""

    def __init__(self, services: Services, colour: int) -> None:
        super().__init__()
        self._services = services
        self._colour = colour
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        services.look_changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The disc, and its rings."""
        return QSize(em(2 * DISC + 0.5), em(2 * FACE + 0.5))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        theme, radius = self._services.frame, em(DISC)
        middle = QPointF(self.width() / 2, self.height() / 2)
        with smooth(self) as painter:
            chosen = self.isChecked()
            painter.setPen(QPen(QColor(theme.gold), CHOSEN * radius) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(SEAT_COLOURS[self._colour]))
            painter.drawEllipse(middle, 0.92 * radius, 0.92 * radius)
            if chosen:
                draw_icon(painter, Icon.TICK, middle, radius, QColor(WHITE))
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(QColor(theme.text if self.hasFocus() else theme.accent), 0.12 * radius))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, 1.14 * radius, 1.14 * radius)


class RoundRow(QWidget):
    """Round answers in a row, of which one is chosen: by a press, or by going there with the arrows."""

    chosen = Signal(int)

    def __init__(self, buttons: Sequence[QAbstractButton]) -> None:
        super().__init__()
        set_role(self, QAccessible.Role.Grouping)
        self.buttons = list(buttons)
        space(row := FlowLayout(self), 0.2)
        for number, made in enumerate(self.buttons):
            made.setCheckable(True)
            made.setAutoExclusive(True)
            made.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            row.addWidget(made)

    @property
    def place(self) -> int:
        """Which one is chosen."""
        return next(number for number, made in enumerate(self.buttons) if made.isChecked())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose the neighbour; Enter stays where it is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        goal = self.buttons[(self.place + step) % len(self.buttons)]
        goal.setFocus(Qt.FocusReason.OtherFocusReason)
        goal.click()


class PersonPanel(QFrame):
    """One person, with the ``card`` that opens it. ``before`` is the name until now, empty for somebody new.

    Who gives no name is called what the face is. Signals: ``changed()``, ``unwanted()``, ``asked_statistics()``,
    ``is_same(number)``: this is the person with that number in the list that was offered.
    """

    changed = Signal()
    unwanted = Signal()
    asked_statistics = Signal()
    is_same = Signal(int)

    def __init__(self, services: Services, animal: Animal, colour: int, name: str = "") -> None:
        super().__init__()
        self._services = services
        self.before = name
        self.setObjectName("card")
        self.card = PersonCard(services, animal)
        self.name = NameField(name)
        self.faces = RoundRow([FaceButton(services, one, colour, FACE) for one in ANIMALS])
        self.colours = RoundRow([ColourDisc(services, number) for number in range(len(SEAT_COLOURS))])
        self.faces.buttons[ANIMALS.index(animal)].setChecked(True)
        self.colours.buttons[colour].setChecked(True)
        self.name.textChanged.connect(lambda _: self.changed.emit())
        self.faces.chosen.connect(lambda _: self.changed.emit())
        self.colours.chosen.connect(lambda _: self.changed.emit())
        self.titles = [label("quiet") for _ in range(3)]
        for title in self.titles:
            leave_to_control(title)
        self.statistics = button(self.asked_statistics.emit, bare=True)
        self.same = PushButton()
        self.same.setObjectName("bare")
        self.others = QMenu(self.same)
        self.same.setMenu(self.others)
        self.remove = button(self.unwanted.emit, bare=True)
        self._build()

    def _build(self) -> None:
        self._blocks = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        space(self._blocks, 1)
        for title, part, share in zip(self.titles, (self.name, self.faces, self.colours), (4, 8, 6), strict=True):
            block = QVBoxLayout()
            space(block, 0.25)
            block.addWidget(title)
            block.addWidget(part)
            block.addStretch(1)
            self._blocks.addLayout(block, share)
        deeds = QWidget()
        row = FlowLayout(deeds)
        space(row, 0.5)
        for deed in (self.statistics, self.same, self.remove):
            row.addWidget(deed)
        rows = QVBoxLayout(self)
        space(rows, 0.5, 1.1, 0.75)
        rows.addLayout(self._blocks)
        rows.addWidget(deeds)

    def lay_out(self, width: int) -> None:
        """Stand side by side in so much room, else one below the other."""
        directions = QBoxLayout.Direction
        self._blocks.setDirection(directions.LeftToRight if width >= em(BESIDE) else directions.TopToBottom)

    # -- who this is -----------------------------------------------------------------------------------------------

    @property
    def animal(self) -> Animal:
        """The face."""
        return ANIMALS[self.faces.place]

    @property
    def colour(self) -> int:
        """The colour of their seat."""
        return self.colours.place

    def person(self) -> Person:
        """Who this is."""
        return Person(self.name.name_of(self.animal), self.colour, self.animal.value)

    # -- what it says ----------------------------------------------------------------------------------------------

    def show_number(self, number: int, others: Sequence[Person]) -> None:
        """Be the person of this number, beside these others."""
        name = self.person().name
        self.card.wear(self.animal, self.colour, name)
        self._write_answers(number, {one.face: one.name for one in others})
        self._call(self.statistics, translate("People", "Statistics of {player}"), name)
        set_icon(self.statistics, Icon.STATISTICS, self._services.frame.text)
        self.statistics.setVisible(bool(self.before))
        self.same.setText(say(translate("People", "Is the same as …", "a button: two people become one")))
        self.same.setVisible(bool(self.before and others))
        self.others.clear()
        for place, one in enumerate(others):
            self.others.addAction(menu_text(one.name), partial(self.is_same.emit, place))
        away = (
            translate("People", "Forget {player} …")
            if self.before
            else translate("People", "Take off the list: {player}")
        )
        self._call(self.remove, away, name)
        self.remove.setVisible(bool(others))

    def _call(self, deed: QPushButton, words: Message, name: str) -> None:
        """Write what a button does to this person: a name that is very long in short, and whole for readers."""
        short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, em(LONGEST_SHOWN))
        deed.setText(say(words.put(player=short)))
        deed.setAccessibleName(say(words.put(player=name)))
        set_tip(deed, deed.accessibleName() if short != name else "")

    def _write_answers(self, number: int, taken: Mapping[str, str]) -> None:
        animal = animal_name(self.animal)
        self.name.show_face(self.animal)
        self.name.setAccessibleName(say(translate("People", "Person {number}: name").put(number=number)))
        face = translate("People", "Person {number}: face, {animal}").put(number=number, animal=animal)
        self.faces.setAccessibleName(say(face))
        self.colours.setAccessibleName(say(translate("People", "Person {number}: colour").put(number=number)))
        for title, words in zip(
            self.titles,
            (translate("People", "Name"), translate("People", "Face"), translate("People", "Colour")),
            strict=True,
        ):
            title.setText(say(words))
        for one, made in zip(ANIMALS, self.faces.buttons, strict=True):
            assert isinstance(made, FaceButton)
            made.show_face(one, self.colour)
            owner = taken.get(one.value)
            made.faint = owner is not None
            worn = translate("People", "{animal}, the face of {player}")
            told = animal_name(one) if owner is None else worn.put(animal=animal_name(one), player=owner)
            made.setAccessibleName(say(told))
            set_tip(made, made.accessibleName())
        for colour, made in zip(COLOUR_NAMES, self.colours.buttons, strict=True):
            made.setAccessibleName(say(colour))
            set_tip(made, made.accessibleName())
