"""One seat of a table that is being set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit

from cardtable.app.settings import SeatChoice
from cardtable.messages import translate
from cardtable.stage.characters import named
from cardtable.ui.faces.chooser import FaceButton, FaceChooser
from cardtable.ui.language import say
from cardtable.ui.parts import NOTHING, ComboBox, button, label, set_tip
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from cardtable.stage.animals import Animal
    from cardtable.ui.program import Program

LEVELS: Final = (None, "easy", "medium", "hard")
KINDS: Final = (
    translate("NewGame", "Person"),
    translate("NewGame", "Computer, easy"),
    translate("NewGame", "Computer, medium"),
    translate("NewGame", "Computer, hard"),
)
ROOM: Final = 560
"""So wide is a page, at 100 %, in which a seat has one line."""


class SeatRow(QFrame):
    """One seat: face, colour, name, person or computer, and a way to take it away.

    Signals: ``changed()``, ``unwanted()`` when the seat is to go, ``wears(animal)`` when it wants another face.
    """

    changed = Signal()
    unwanted = Signal()
    wears = Signal(object)

    def __init__(self, program: Program, choice: SeatChoice, animal: Animal) -> None:
        super().__init__()
        self._program = program
        self.setObjectName("card")
        self.face = FaceButton(program, animal, choice.colour, 22 * program.text_scale)
        self.face.clicked.connect(self._choose_face)
        self.colour = ComboBox()
        self.colour.setIconSize(QSize(17, 17) * program.text_scale)
        for number, colour in enumerate(SEAT_COLOURS):
            self.colour.addItem(_disc(colour), "", number)
        self.colour.setCurrentIndex(choice.colour)
        self.name = QLineEdit(choice.name)
        self.name.setMaxLength(20)
        self.kind = ComboBox()
        for level, text in zip(LEVELS, KINDS, strict=True):
            self.kind.addItem(say(text), level)
        self.kind.setCurrentIndex(LEVELS.index(choice.level))
        self._kind_label, self._colour_label = _unseen(self.kind), _unseen(self.colour)
        self._spoken: tuple[int, str, Animal, bool] = (0, "", animal, False)
        self.remove = button(self.unwanted.emit, bare=True)
        self.remove.setText("×")
        self.remove.setProperty("sign", True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 8, 8, 8)
        who, what = QHBoxLayout(), QHBoxLayout()
        who.addWidget(self.face)
        who.addWidget(self.name, 1)
        who.addWidget(self._colour_label)
        who.addWidget(self.colour)
        what.addWidget(self._kind_label)
        what.addWidget(self.kind, 1)
        what.addWidget(self.remove)
        self._row.addLayout(who, 1)
        self._row.addLayout(what, 1)
        self.name.textChanged.connect(lambda _: self.changed.emit())
        self.kind.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.colour.currentIndexChanged.connect(lambda colour: self.face.show_face(self.animal, colour))
        self.retranslate()

    def choice(self) -> SeatChoice:
        """The seat as it is set up now."""
        return SeatChoice(
            name=self.name.text().strip(),
            level=self.kind.currentData(),
            colour=self.colour.currentIndex(),
            face=self.animal.value,
        )

    @property
    def animal(self) -> Animal:
        """The face that the seat has now."""
        return self.face.animal

    def wear(self, animal: Animal) -> None:
        """Have this face."""
        self.face.show_face(animal, self.colour.currentIndex())
        self.show_number(self._spoken[0])

    @property
    def _plays(self) -> bool:
        """Whether a computer player sits there."""
        return self.kind.currentData() is not None

    def _choose_face(self) -> None:
        chooser = FaceChooser(self._program, self.face, self.animal, self.colour.currentIndex(), self._plays)
        chooser.chosen.connect(self.wears)

    def show_number(self, number: int) -> None:
        """Be the seat of this number, for readers, with the name and the face that it has now."""
        spoken = (number, self.name.text(), self.animal, self._plays)
        if self._spoken == spoken:
            return
        self._spoken = spoken
        who = self.name.text().strip()
        self.name.setAccessibleName(say(translate("NewGame", "Seat {number}: name").put(number=number)))
        self._kind_label.setText(say(translate("NewGame", "Seat {number}: person or computer").put(number=number)))
        self._colour_label.setText(say(translate("NewGame", "Seat {number}: colour").put(number=number)))
        animal = named(self.animal, self._plays)
        face = translate("NewGame", "Seat {number}: face, {animal}").put(number=number, animal=animal)
        self.face.setAccessibleName(say(face))
        set_tip(self.face, say(translate("NewGame", "Face: {animal}").put(animal=animal)))
        self.face.setAccessibleDescription(NOTHING)
        away = translate("NewGame", "Remove seat {number}").put(number=number)
        if who:
            away = translate("NewGame", "Remove seat {number}: {player}").put(number=number, player=who)
        self.remove.setAccessibleName(say(away))
        set_tip(self.remove, say(away))
        self.kind.setAccessibleName(self._kind_label.text())
        self.colour.setAccessibleName(self._colour_label.text())

    def fit(self, width: int) -> None:
        """In so narrow a page, or with letters so large, have two lines."""
        directions = QBoxLayout.Direction
        beside = width >= ROOM * self._program.text_scale
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def retranslate(self) -> None:
        """Write the texts."""
        for index, text in enumerate(KINDS):
            _write(self.kind, index, say(text), Qt.ItemDataRole.DisplayRole)
        for number in range(self.colour.count()):
            text = translate("NewGame", "Colour {number}").put(number=number + 1)
            _write(self.colour, number, say(text), Qt.ItemDataRole.AccessibleTextRole)
        number, *_ = self._spoken
        self._spoken = (0, "", self.animal, False)
        if number:
            self.show_number(number)


def _write(box: QComboBox, index: int, text: str, role: Qt.ItemDataRole) -> None:
    """Write a value of a box, where it is not written yet."""
    if box.itemData(index, role) != text:
        box.setItemData(index, text, role)


def _unseen(box: QComboBox) -> QLabel:
    """The label of a box whose meaning the eye sees: where a box has one, readers take its name from there alone."""
    made = label()
    made.setBuddy(box)
    made.hide()
    return made


def _disc(colour: str) -> QIcon:
    pixmap = QPixmap(40, 40)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(colour))
        painter.setPen(QColor("#ffffff"))
        painter.drawEllipse(3, 3, 34, 34)
    return QIcon(pixmap)
