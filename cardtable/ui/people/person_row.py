"""One person in the list of those who sit here: face, name and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit

from cardtable.app.settings import Person
from cardtable.engine.player_names import can_be_seen, clean_name
from cardtable.messages import translate
from cardtable.stage.animals import animal_name
from cardtable.ui.avatars.chooser import FaceButton, FaceChooser
from cardtable.ui.language import say
from cardtable.ui.lengths import em, space
from cardtable.ui.new_game.colour_box import ColourBox
from cardtable.ui.widgets.controls import NOTHING, button, set_tip

if TYPE_CHECKING:
    from cardtable.stage.animals import Animal
    from cardtable.ui.services import Services

LONGEST: Final = 20
FACE: Final = 1.9


class PersonRow(QFrame):
    """One person: face, name and colour, and a way to forget them.

    Who gives no name is called what the face is. Signals: ``changed()``, ``unwanted()``.
    """

    changed = Signal()
    unwanted = Signal()

    def __init__(self, services: Services, animal: Animal, colour: int, name: str = "") -> None:
        super().__init__()
        self._services = services
        self.before = name
        self.setObjectName("card")
        self.face = FaceButton(services, animal, colour, em(FACE))
        self.face.clicked.connect(self._choose_face)
        self.name = QLineEdit(name)
        self.name.setMaxLength(LONGEST)
        self.name.textChanged.connect(lambda _: self.changed.emit())
        self.colour = ColourBox()
        self.colour.setCurrentIndex(colour)
        self.colour.activated.connect(self._paint)
        self.remove = button(self.unwanted.emit, bare=True)
        self.remove.setText("×")
        self.remove.setProperty("sign", True)
        row = QHBoxLayout(self)
        space(row, 0.75, 0.9, 0.5)
        row.addWidget(self.face)
        row.addWidget(self.name, 1)
        row.addWidget(self.colour)
        row.addWidget(self.remove)

    @property
    def animal(self) -> Animal:
        """The face."""
        return self.face.animal

    def person(self) -> Person:
        """Who this is."""
        written = self.name.text().strip()
        name = clean_name(written) if written else say(animal_name(self.animal))
        return Person(name, self.colour.currentIndex(), self.animal.value)

    @property
    def is_unseen(self) -> bool:
        """Whether a name was written that cannot be seen."""
        return bool(self.name.text().strip()) and not can_be_seen(self.name.text())

    def show_number(self, number: int) -> None:
        """Be the person of this number, for readers."""
        animal = animal_name(self.animal)
        nameless = translate("People", "Name (without one: {animal})").put(animal=animal)
        self.name.setPlaceholderText(say(nameless))
        self.name.setAccessibleName(say(translate("People", "Person {number}: name").put(number=number)))
        face = translate("People", "Person {number}: face, {animal}").put(number=number, animal=animal)
        self.face.setAccessibleName(say(face))
        set_tip(self.face, say(translate("People", "Choose a face")))
        self.face.setAccessibleDescription(NOTHING)
        self.colour.call(say(translate("People", "Person {number}: colour").put(number=number)))
        away = translate("People", "Take off the list: {player}").put(player=self.person().name)
        self.remove.setAccessibleName(say(away))
        set_tip(self.remove, say(away))

    def _choose_face(self) -> None:
        chooser = FaceChooser(self._services, self.face, self.animal, self.colour.currentIndex())
        chooser.chosen.connect(self._wear)

    def _wear(self, animal: Animal) -> None:
        self.face.show_face(animal, self.colour.currentIndex())
        self.changed.emit()

    def _paint(self, colour: int) -> None:
        self.face.show_face(self.animal, colour)
        self.changed.emit()
