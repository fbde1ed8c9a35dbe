"""Who sits here: changed whenever the user wants to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.people import change_people
from cardtable.app.settings import COLOURS, MOST_PEOPLE
from cardtable.engine.player_names import name_key
from cardtable.messages import translate
from cardtable.stage.characters import ANIMALS, animal_of_seat
from cardtable.store.errors import StoreError
from cardtable.store.people import Presence, presence_of, together
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.language import say
from cardtable.ui.metrics import ROWS, em, space
from cardtable.ui.people.face_cards import OutlineCard
from cardtable.ui.people.person_panel import PersonPanel
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import button, discard, label, set_tip, text_with_key
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.page import ScrolledPage
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QKeyEvent

    from cardtable.messages import Message
    from cardtable.stage.characters import Animal
    from cardtable.ui.services import Services

# How wide a card is at most and at least, in em, and the room it takes with its air; so many stand in a row at least.
CARD: Final = 9.0
LEAST_CARD: Final = 6.0
ROOM_OF_CARD: Final = 1.16
LEAST_CARDS: Final = 3


class PeoplePage(ScrolledPage):
    """The people of this family, each on a card; a press opens what can be changed of one.

    ``done()`` when they are as the user wants them; ``asked_statistics(person)`` after they were kept.
    """

    done = Signal()
    asked_statistics = Signal(object)
    passing = True
    column = ROWS

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.rows: list[PersonPanel] = []
        self.hint = label("quiet", wrap=True)
        leave_to_control(self.hint)
        self.announcer = Announcer(self)
        self.people = QWidget()
        self.people.setObjectName("seats")
        self._people = FlowLayout(self.people)
        space(self._people, 0.5)
        self.add = OutlineCard(services)
        self.add.clicked.connect(lambda: self._add_somebody())
        self._people.addWidget(self.add)
        self.problem = label("warning", wrap=True)
        self.one = button(self._ask_one)
        # Who was another row before: that name is the one of this row now.
        self._same: dict[str, PersonPanel] = {}
        self.go = button(self._go, primary=True)
        self.body.addWidget(self.people)
        self._opened = QVBoxLayout()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_opened)
        self.body.addLayout(self._opened)
        # What can be done comes first, for ears, too.
        self.body.addWidget(self.hint)
        self.body.addStretch()
        self.add_foot((self.problem,), self.one, self.go)
        self.retranslate()

    def arrive(self) -> None:
        """Show who is known; where nobody is, room for one name."""
        for row in self.rows:
            self._discard(row)
        self.rows = []
        self._same = {}
        for person in self.services.settings.people:
            self._add(animal_of_seat(person.face, person.colour), person.colour, person.name)
        if not self.rows:
            self._add_free()
        self.rows[0].card.setChecked(True)
        self.retranslate()
        self._lie()
        put_in_order(self)

    def first(self) -> QWidget:
        """The card that is open."""
        return next((row.card for row in self.rows if row.card.isChecked()), self.add)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on wherever nothing else takes it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.go.click()
        else:
            super().keyPressEvent(event)

    # -- people ----------------------------------------------------------------------------------------------------

    def _add(self, animal: Animal, colour: int, name: str = "") -> PersonPanel:
        row = PersonPanel(self.services, animal, colour, name)
        row.changed.connect(self._check)
        row.unwanted.connect(lambda: self._forget(row))
        row.asked_statistics.connect(lambda: self._ask_statistics(row))
        row.is_same.connect(lambda place: self._merge([one for one in self.rows if one is not row][place], row))
        row.card.toggled.connect(row.setVisible)
        row.card.clicked.connect(self._soon.start)
        row.hide()
        self.rows.append(row)
        # The outline stays the last one.
        self._people.removeWidget(self.add)
        for card in (row.card, self.add):
            self._people.addWidget(card)
        self._opened.addWidget(row)
        return row

    def _discard(self, row: PersonPanel) -> None:
        discard(row.card)
        discard(row)

    def _lie(self) -> None:
        """All cards in one row where they can be seen in it, else as many as there is room for, three at least."""
        super()._lie()
        room = self.width() - 2 * self.side_air(self.width())
        all_of_them, three = (
            ((room - em(1)) / count - em(0.5)) / ROOM_OF_CARD for count in (len(self.rows) + 1, LEAST_CARDS)
        )
        wide = min(three, max(em(LEAST_CARD), min(em(CARD), all_of_them)))
        self.add.width_of_card = wide
        for row in self.rows:
            row.card.width_of_card = wide
            row.lay_out(room)
        self._people.invalidate()

    def _show_opened(self) -> None:
        """What was opened is in sight, and above all the card that has the keys."""
        for row in self.rows:
            if row.card.isChecked():
                self.room.ensureWidgetVisible(row)
                self.room.ensureWidgetVisible(row.card)

    def _add_free(self) -> PersonPanel:
        """A person with a face and a colour that no other has."""
        faces = {row.animal for row in self.rows}
        colours = {row.colour for row in self.rows}
        animal = next((one for one in ANIMALS if one not in faces), ANIMALS[len(self.rows) % len(ANIMALS)])
        colour = next((one for one in COLOURS if one not in colours), len(self.rows) % len(COLOURS))
        return self._add(animal, colour)

    def _add_somebody(self) -> None:
        row = self._add_free()
        row.card.setChecked(True)
        self._lie()
        put_in_order(self)
        self._check()
        row.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self, row: PersonPanel) -> None:
        """Take a person out of the list; one who has played goes from every saved game, too, if that is meant."""
        same = [before for before, other in self._same.items() if other is row]
        names = [row.before, *same] if row.before else same
        if names and not self._forgotten_everywhere(names):
            return
        gone = row.person().name
        self._same = {before: other for before, other in self._same.items() if other is not row}
        self._take_away(row)
        self.announcer.announce(say(translate("People", "{player} is not in the list any more.").put(player=gone)))

    def _take_away(self, row: PersonPanel) -> None:
        """Open the neighbour instead, who gets the keys."""
        place = self.rows.index(row)
        self.rows.remove(row)
        self._discard(row)
        card = self.rows[min(place, len(self.rows) - 1)].card
        card.setChecked(True)
        card.setFocus(Qt.FocusReason.OtherFocusReason)
        self._lie()
        self._check()

    def _ask_statistics(self, row: PersonPanel) -> None:
        """Keep the people as they are now, and go to the statistics of this one."""
        if self._problem() is None and self._keep():
            self.asked_statistics.emit(row.person())

    def _problem(self) -> Message | None:
        if any(row.name.is_unseen for row in self.rows):
            return dialogs.UNSEEN_NAME
        names = [name_key(row.person().name) for row in self.rows]
        if len(set(names)) < len(names):
            return translate("People", "Two people have the same name. Give each of them a different one.")
        return None

    def _check(self) -> None:
        problem = self._problem()
        self.problem.setText("" if problem is None else say(problem))
        self.one.setVisible(self._twins() is not None)
        self.go.setEnabled(problem is None)
        self.add.setEnabled(len(self.rows) < MOST_PEOPLE)
        people = [row.person() for row in self.rows]
        for number, row in enumerate(self.rows):
            row.show_number(number + 1, people[:number] + people[number + 1 :])

    def _go(self) -> None:
        if self._problem() is None and self._keep():
            self.done.emit()

    # -- in every saved game ---------------------------------------------------------------------------------------

    def _keep(self) -> bool:
        """Remember these people, with their names in every saved game; whether that was possible."""
        names = {row.before: row.person().name for row in self.rows if row.before}
        names |= {before: row.person().name for before, row in self._same.items()}
        renamed = {before: name for before, name in names.items() if before != name}
        try:
            return self._may_be_called(renamed) and self._change(self.rows, renamed)
        except StoreError as error:
            dialogs.tell(self, error.message)
            return False

    def _change(self, rows: Sequence[PersonPanel], names: Mapping[str, str]) -> bool:
        people, services = [row.person() for row in rows], self.services
        read = services.folder is not None
        if not change_people(services.database, services.settings, services.keep, people, names, read=read):
            dialogs.tell(self, _NOT_YET)
        return True

    def _may_be_called(self, names: Mapping[str, str]) -> bool:
        """Whether no person gets the name of another; one who is in no list any more may be the same person."""
        taken = together(self.services.database, names)
        if taken is not None:
            dialogs.tell(self, _are_two(taken))
            return False
        known = {name_key(name) for name in (*names, *self._same, *(row.before for row in self.rows))}
        for name in {name for name in names.values() if name_key(name) not in known}:
            if presence_of(self.services.database, name) != Presence(0, 0):
                question = translate(
                    "People",
                    "Somebody called {player} is in saved games already. If this is somebody else, choose another "
                    "name.",
                )
                same = translate("People", "The same person", "a button")
                if not dialogs.ask_yes(self, question.put(player=name), same, translate("Dialogs", "Cancel")):
                    return False
        return True

    def _twins(self) -> tuple[PersonPanel, PersonPanel] | None:
        """Two rows of the same name, the second of whom has played here under another one."""
        first: dict[str, PersonPanel] = {}
        for row in self.rows:
            other = first.setdefault(name_key(row.person().name), row)
            if other is not row and (row.before or other.before):
                return (other, row) if row.before else (row, other)
        return None

    def _ask_one(self) -> None:
        """Make one person of the two who have the same name now."""
        twins = self._twins()
        if twins is not None:
            self._merge(*twins)

    def _merge(self, kept: PersonPanel, gone: PersonPanel) -> None:
        """Make one person of two, under the name of the first, after asking; not where both have sat at one table."""
        name = kept.person().name
        try:
            if kept.before and together(self.services.database, {gone.before: kept.before}) is not None:
                dialogs.tell(self, _are_two(name))
                return
        except StoreError as error:
            dialogs.tell(self, error.message)
            return
        question = translate(
            "People",
            "Merge the two into one? Everything both have played will belong to {player} and cannot be separated "
            "again.",
        )
        if dialogs.ask_yes(self, question.put(player=name), *_ONE):
            self._same = {before: kept if row is gone else row for before, row in self._same.items()}
            self._same[gone.before] = kept
            self._take_away(gone)
            kept.card.setChecked(True)
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forgotten_everywhere(self, names: Sequence[str]) -> bool:
        """Whether the person with these names may go from the list: from the saved games, too, after asking."""
        services = self.services
        try:
            each = [presence_of(services.database, name) for name in names]
            presence = Presence(sum(one.alone for one in each), sum(one.others for one in each))
            if presence == Presence(0, 0):
                return True
            question = _forget_question(names[0], presence)
            yes, no = translate("People", "Forget for good"), translate("Dialogs", "Cancel")
            if not dialogs.ask_yes(self, question, yes, no):
                return False
            people = [one for one in services.settings.people if not any(map(one.is_called, names))]
            if not change_people(
                services.database, services.settings, services.keep, people, {}, names, say(_GUEST),
                read=services.folder is not None,
            ):  # fmt: skip
                dialogs.tell(self, _NOT_YET)
        except StoreError as error:
            dialogs.tell(self, error.message)
            return False
        return True

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("People", "Who sits here?")))
        hint = translate(
            "People", "Everybody who plays here. If you change a name, it changes in every saved game, too."
        )
        self.hint.setText(say(hint))
        self.people.setAccessibleName(say(translate("Home", "People")))
        self.people.setAccessibleDescription(self.hint.text())
        self.add.setAccessibleName(say(translate("People", "Somebody else")))
        self.one.setText(say(_ONE[0]))
        self.go.setText(say(translate("People", "Done")))
        set_tip(self.go, text_with_key(self.go.text(), Qt.Key.Key_Return))
        self._check()


_GUEST: Final = translate("People", "Guest", "what a player is called who has been forgotten")
_NOT_YET: Final = translate(
    "People",
    "The saved games are done. The old name may still be in copies of them or in the settings, "
    "because the disk is full or a file is in use. Card Table tries again at every start until it "
    "has succeeded.",
    "somebody was renamed or forgotten",
)
_ONE: Final = (translate("People", "Merge them", "a button: two people become one"), translate("Dialogs", "Cancel"))


def _are_two(name: str) -> Message:
    return translate(
        "People",
        "Two people called {player} would then sit at one table in a saved game. Nothing was changed. "
        "Give each of them a different name.",
    ).put(player=name)


def _forget_question(name: str, presence: Presence) -> Message:
    """What becomes of the games of the person who is to be forgotten."""
    alone = translate(
        "People", "%n game(s) played only with computer players will be deleted.", "somebody is forgotten",
        presence.alone,
    )  # fmt: skip
    others = translate(
        "People", "In %n game(s) with others the seat will be called “{guest}”.", "somebody is forgotten",
        presence.others,
    ).put(guest=_GUEST)  # fmt: skip
    if not presence.others:
        text = translate("People", "Forget {player} for good? {first} It cannot be undone.", "a sentence follows")
        return text.put(player=name, first=alone)
    if not presence.alone:
        text = translate("People", "Forget {player} for good? {first} It cannot be undone.", "a sentence follows")
        return text.put(player=name, first=others)
    both = translate("People", "Forget {player} for good? {first} {second} It cannot be undone.", "sentences follow")
    return both.put(player=name, first=alone, second=others)
