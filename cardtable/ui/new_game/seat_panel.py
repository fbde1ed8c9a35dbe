"""Who sits on one seat: one of the people who are known here, a new person, or a computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from cardtable.engine.player_names import LONGEST_TYPED, can_be_seen, clean_name
from cardtable.messages import translate
from cardtable.stage.characters import LEVEL_WORDS, NO_HABITS, Animal, animal_of_seat, named, says
from cardtable.ui.a11y.roles import leave_to_control, set_role, wait_to_be_read
from cardtable.ui.avatars.chooser import FaceButton, FaceChooser
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.new_game.match_setup import LEVEL_NAMES
from cardtable.ui.theme import COLOUR_NAMES, SEAT_COLOURS
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.choices import Segments
from cardtable.ui.widgets.controls import NOTHING, ComboBox, button, discard, label, set_flag, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import disc
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QKeyEvent

    from cardtable.app.settings import Person, SeatChoice
    from cardtable.messages import Message
    from cardtable.players.decision import Style
    from cardtable.ui.services import Services

# In em: so wide is a name on a button at most; the whole of it is in its tip, and told to readers.
LONGEST_SHOWN: Final = 11
FACE: Final = 1.5
ICON: Final = 0.8


class ColourBox(ComboBox):
    """Eight colours as discs; for readers each has a name."""

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(QSize(em(1), em(1)))
        for number, colour in enumerate(SEAT_COLOURS):
            self.addItem(disc(colour), "", number)

    def set_spoken_name(self, name: str) -> None:
        """Be called this by readers, and write the colours."""
        super().set_spoken_name(name)
        for number in range(self.count()):
            text = say(COLOUR_NAMES[number])
            if self.itemData(number, Qt.ItemDataRole.AccessibleTextRole) != text:
                self.setItemData(number, text, Qt.ItemDataRole.AccessibleTextRole)


class SeatPanel(QFrame):
    """What can be done about a seat.

    Signals: ``sat(person)``, ``new_person(name)``, ``plays(level)``, ``called(name)``, ``wears(animal)``,
    ``painted(colour)``, ``unwanted()``.
    """

    sat = Signal(object)
    new_person = Signal(str)
    plays = Signal(str)
    called = Signal(str)
    wears = Signal(object)
    painted = Signal(int)
    unwanted = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._seat: SeatChoice | None = None
        self._number = 0
        self._plays = False
        self._people: tuple[Person, ...] = ()
        self.face = FaceButton(services, Animal.FOX, 0, FACE)
        self.face.clicked.connect(self._choose_face)
        self.heading = label("heading", wrap=True)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_TYPED)
        self.name.editingFinished.connect(self._call)
        self.colour = ColourBox()
        self.colour.activated.connect(lambda index: self.painted.emit(index))
        self.remove = button(self.unwanted.emit, bare=True)
        self.who, self._of_computers, self._of_people = QWidget(), QWidget(), QWidget()
        self.people_title, self.computer_title = label("quiet"), label("quiet")
        self.habit = label("quiet", wrap=True)
        self._habits = NO_HABITS
        self.people: list[QPushButton] = []
        self.level: Segments[str] = Segments(self.plays.emit)
        self._one = QButtonGroup(self)
        self.someone = button(self.ask_name)
        self.new_name = QLineEdit()
        self.new_name.setMaxLength(LONGEST_TYPED)
        self.new_name.returnPressed.connect(self._take_name)
        self.take = button(self._take_name, primary=True)
        for title in (self.people_title, self.computer_title):
            leave_to_control(title)
        wait_to_be_read(self.habit)
        self._build()

    def _build(self) -> None:
        rows = QVBoxLayout(self)
        space(rows, 0.5)
        head = QHBoxLayout()
        head.addWidget(self.face)
        head.addWidget(self.heading, 1)
        head.addWidget(self.name, 1)
        head.addWidget(self.colour)
        rows.addLayout(head)
        self._groups = QVBoxLayout(self.who)
        space(self._groups, 0.35)
        computers = QVBoxLayout(self._of_computers)
        space(computers, 0.35)
        computers.addWidget(self.computer_title)
        computers.addWidget(self.level, 0, Qt.AlignmentFlag.AlignLeft)
        computers.addWidget(self.habit)
        people = QVBoxLayout(self._of_people)
        space(people, 0.35)
        people.addWidget(self.people_title)
        self._folk_of = _in(people)
        set_role(self._folk_of, QAccessible.Role.Grouping)
        self._folk = FlowLayout(self._folk_of)
        space(self._folk, 0.4)
        self._folk.addWidget(self.someone)
        asking = QHBoxLayout()
        asking.addWidget(self.new_name, 1)
        asking.addWidget(self.take)
        people.addLayout(asking)
        self._groups.addWidget(self._of_computers)
        self._groups.addWidget(self._of_people)
        rows.addWidget(self.who)
        rows.addStretch(1)
        rows.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        self._show_asking(False)

    @property
    def levels(self) -> dict[str, QRadioButton]:
        """The answers to how well a computer player plays here."""
        return dict(zip(LEVEL_NAMES, self.level.buttons, strict=False))

    def first(self) -> QWidget:
        """What most people want to change."""
        if self._plays:
            return self.level.chosen
        return next((made for made in self.people if made.isChecked()), (self.people or [self.someone])[0])

    # -- showing ---------------------------------------------------------------------------------------------------

    def show_habits(self, habits: Mapping[Style, Message]) -> None:
        """From now on seats are shown with the habits of this game."""
        self._habits = habits

    def show_seat(self, number: int, seat: SeatChoice, people: Sequence[Person], *, needed: bool) -> None:
        """Show who sits on the seat of this number; ``needed``: it cannot be taken away."""
        if number != self._number:
            self._show_asking(False)
        self._number, self._seat = number, seat
        plays = self._plays = seat.level is not None
        animal = animal_of_seat(seat.face, seat.colour)
        self.face.show_face(animal, seat.colour)
        self.colour.setCurrentIndex(seat.colour)
        self.heading.setText(self._shortened(self.heading, seat.name))
        self.heading.setVisible(not plays)
        self.name.setVisible(plays)
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        if self._people != tuple(people):
            self._fill_people(people)
        # A stranger is none of them.
        self._one.setExclusive(False)
        for person, made in zip(self._people, self.people, strict=True):
            made.setIcon(QIcon(self._services.faces.disc(
                animal_of_seat(person.face, person.colour), person.colour, em(ICON),
                self.devicePixelRatioF(),
            )))  # fmt: skip
            made.setChecked(not plays and person.is_called(seat.name))
        self._one.setExclusive(True)
        for made in self.people:
            set_flag(made, "chosen", made.isChecked())
        self.level.offer([(level, say(text)) for level, text in LEVEL_NAMES.items()], seat.level)
        self._begin_with(self._of_computers if plays else self._of_people)
        self.remove.setEnabled(not needed)
        self.remove.setVisible(not needed)
        self._write(animal, plays)
        habit = says(animal, self._habits) if plays else None
        self.habit.setVisible(habit is not None)
        if habit is not None:
            self.habit.setText(say(translate("NewGame", "“{habit}”", "what a computer player says").put(habit=habit)))

    def _begin_with(self, group: QWidget) -> None:
        """What sits there now comes first, for eyes and for keys."""
        if self._groups.indexOf(group) > 0:
            self._groups.insertWidget(0, group)
            put_in_order(self)

    def _fill_people(self, people: Sequence[Person]) -> None:
        had_keys = any(made.hasFocus() for made in self.people)
        for made in self.people:
            self._one.removeButton(made)
            self._folk.removeWidget(made)
            discard(made)
        self._folk.removeWidget(self.someone)
        self._people = tuple(people)
        self.people = []
        for person in people:
            made = button(lambda person=person: self.sat.emit(person))  # type: ignore[misc]
            made.setIconSize(QSize(em(1.8), em(1.8)))
            made.setCheckable(True)
            self._one.addButton(made)
            self._folk.addWidget(made)
            made.setText(self._shortened(made, person.name))
            if made.text() != person.name:
                set_tip(made, person.name)
            self.people.append(made)
        self._folk.addWidget(self.someone)
        put_in_order(self)
        if had_keys:
            self.someone.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shortened(self, part: QWidget, name: str) -> str:
        """The name with dots at its end, where it is longer than there is room for in this part."""
        part.ensurePolished()
        room = em(LONGEST_SHOWN)
        return part.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)

    def _write(self, animal: Animal, plays: bool) -> None:
        number = self._number
        self.setAccessibleName(say(translate("NewGame", "Seat {number}").put(number=number)))
        face = translate("NewGame", "Seat {number}: face, {animal}").put(number=number, animal=named(animal, plays))
        self.face.setAccessibleName(say(face))
        set_tip(self.face, say(translate("NewGame", "Face: {animal}").put(animal=named(animal, plays))))
        self.face.setAccessibleDescription(NOTHING)
        self.name.setAccessibleName(say(translate("NewGame", "Seat {number}: name").put(number=number)))
        self.colour.set_spoken_name(say(translate("NewGame", "Seat {number}: colour").put(number=number)))
        self.remove.setText(say(translate("NewGame", "Remove this seat")))
        self.people_title.setText(say(translate("NewGame", "One of you sits here")))
        self.computer_title.setText(say(translate("NewGame", "How well does the computer play here?")))
        self._folk_of.setAccessibleName(self.people_title.text())
        self.level.setAccessibleName(self.computer_title.text())
        for person, made in zip(self._people, self.people, strict=True):
            told = translate("NewGame", "Seat {number}: {player} sits here").put(number=number, player=person.name)
            made.setAccessibleName(say(told))
        for answer, level in zip(self.level.buttons, LEVEL_NAMES, strict=True):
            told = translate("NewGame", "Seat {number}: a computer player, {level}").put(
                number=number, level=LEVEL_WORDS[level]
            )
            answer.setAccessibleName(say(told))
        self.someone.setText(say(translate("NewGame", "Somebody new …")))
        self.new_name.setPlaceholderText(say(translate("People", "Name")))
        self.new_name.setAccessibleName(say(translate("NewGame", "Name of the new person")))
        self.take.setText(say(translate("NewGame", "Sit down")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the name that was written, and does not start the game as well."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    # -- what is done ----------------------------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Ask who is new here."""
        self._show_asking(True)
        self.new_name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_asking(self, on: bool) -> None:
        self.new_name.setVisible(on)
        self.take.setVisible(on)
        self.someone.setVisible(not on)
        if not on:
            self.new_name.clear()

    def _take_name(self) -> None:
        name = self.new_name.text().strip()
        if name and not can_be_seen(name):
            dialogs.tell(self, dialogs.UNSEEN_NAME)
        elif name:
            self._show_asking(False)
            self.new_person.emit(name)
            seated = self.first()
            seated.show()
            seated.setFocus(Qt.FocusReason.OtherFocusReason)

    def _call(self) -> None:
        if self._seat is not None and self._seat.level is not None and self.name.text() != self._seat.name:
            name = self.name.text().strip()
            self.called.emit(name if can_be_seen(name) else "")
            self.name.setText(self._seat.name)
            if name and not can_be_seen(name):
                dialogs.tell(self, dialogs.UNSEEN_NAME)
            elif name and clean_name(name) != self._seat.name:
                text = translate("NewGame", "Somebody else is called {player} already. Choose another name.")
                dialogs.tell(self, text.put(player=clean_name(name)))

    def _choose_face(self) -> None:
        seat = self._seat
        if seat is not None:
            animal = animal_of_seat(seat.face, seat.colour)
            chooser = FaceChooser(self._services, self.face, animal, seat.colour, seat.level is not None, self._habits)
            chooser.chosen.connect(self.wears)


def _in(rows: QVBoxLayout) -> QWidget:
    inside = QWidget()
    rows.addWidget(inside)
    return inside
