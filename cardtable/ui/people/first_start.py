"""The first start is sitting down: who sits here takes a card with a face, gives a name, and the games are there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.settings import LANGUAGES, Person
from cardtable.engine.match import Seat
from cardtable.messages import translate
from cardtable.stage.characters import Animal, Mood, animal_of_seat
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.avatars.faces import FaceRow
from cardtable.ui.language import NAMES, say
from cardtable.ui.metrics import em, space
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.people.face_cards import FaceArc, colour_of
from cardtable.ui.people.person_panel import NameField
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.backgrounds import Rose
from cardtable.ui.widgets.choices import Segments
from cardtable.ui.widgets.controls import ComboBox, button, label, set_tip, text_with_key
from cardtable.ui.widgets.felt import FeltPage
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from cardtable.app.settings import Language, TextScale
    from cardtable.messages import Message
    from cardtable.ui.services import Services

MOST: Final = 8
SIZES: Final[tuple[tuple[TextScale, str], ...]] = ((100, "Aa"), (150, "Aa+"), (200, "Aa++"))
# From so many em on languages and sizes stand beside the title; in less they stand above it.
BESIDE: Final = 52
FACE: Final = 2.2
SEATED: Final = 1.5


class NearFace(QWidget):
    """The face on the plate that is about to sit down."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.animal = Animal.OWL

    def sizeHint(self) -> QSize:
        """A disc with a golden ring."""
        return QSize(em(2 * FACE + 1), em(2 * FACE + 1))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, delighted to sit down."""
        faces, radius, ratio = self._services.faces, em(FACE), self.devicePixelRatioF()
        disc = faces.disc(self.animal, colour_of(self.animal), radius, ratio, Mood.DELIGHTED)
        middle = QRectF(self.rect()).center()
        away = disc.width() / ratio / 2
        with smooth(self) as painter:
            painter.setPen(QPen(QColor(self._services.theme.gold), em(0.16)))
            painter.drawEllipse(middle, radius + em(0.12), radius + em(0.12))
            painter.drawPixmap(middle - QPointF(away, away), disc)


class FirstStartPage(FeltPage):
    """Asks who sits here. ``done()`` when the games are wanted; ``painted()`` at the first paint."""

    done = Signal()
    painted = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services, lambda: self.done.emit())
        self.sat: list[Person] = []
        self.languages: Segments[Language] = Segments(lambda language: services.change(language=language))
        # With little room the languages are a list.
        self.language = ComboBox()
        for code in LANGUAGES:
            self.language.addItem(NAMES[code], code)
        self.language.activated.connect(lambda at: services.change(language=self.language.itemData(at)))
        self.sizes: Segments[TextScale] = Segments(lambda size: services.change(text_scale=size))
        self.rose = Rose(services, on_felt=True)
        self.question = label("display")
        self.hint = label("", wrap=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.arc = FaceArc(services)
        self.arc.chosen.connect(lambda _: self._check())
        self.arc.written.connect(self._begin_name)
        self.face = NearFace(services)
        self.name = NameField()
        self.name.textChanged.connect(lambda _: self._check())
        self.sit = button(self.sit_down, primary=True)
        self.games = button(self.to_the_games)
        self.problem = label("warning", wrap=True)
        self.seated = FaceRow(services, SEATED, on_felt=True)
        self.announcer = Announcer(self)
        self._build()
        self.arc.take(Animal.OWL)
        self.retranslate()

    def _build(self) -> None:
        self.back.hide()
        self.head.insertWidget(0, self.rose)
        self._choices = QHBoxLayout()
        space(self._choices, 0.6)
        self._choices.addStretch()
        for choice in (self.sizes, self.languages, self.language):
            self._choices.addWidget(choice, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.addLayout(self._choices)
        centre = Qt.AlignmentFlag.AlignHCenter
        self.body.addWidget(self.question, 0, centre)
        self.body.addWidget(self.hint)
        self.body.addWidget(self.arc, 1)
        plate = QHBoxLayout()
        space(plate, 0.5)
        plate.addStretch(1)
        for part in (self.face, self.name, self.sit, self.games):
            plate.addWidget(part)
        plate.addStretch(1)
        self.body.addLayout(plate)
        self.body.addWidget(self.problem, 0, centre)
        below = QVBoxLayout()
        below.addWidget(self.seated)
        self.body.addLayout(below)

    def side_air(self, width: int) -> int:
        """Inside the rim of the table."""
        return em(2.2)

    def _follow_look(self) -> None:
        super()._follow_look()
        self.sizes.offer(SIZES, self.services.settings.text_scale)
        self.fit()

    def fit(self) -> None:
        """With little room sizes of letters stand in the settings alone."""
        wide = self.width() >= em(BESIDE)
        for part in (self.rose, self.title):
            part.setVisible(wide)
        self.languages.setVisible(wide)
        self.language.setVisible(not wide)
        self.face.setFixedSize(self.face.sizeHint())
        self.name.setFixedWidth(min(em(14), self.width() // 3))

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw, and say so."""
        super().paintEvent(event)
        self.painted.emit()

    def first(self) -> QWidget:
        """The name."""
        return self.name

    # -- who sits down ---------------------------------------------------------------------------------------------

    def person(self) -> Person:
        """Who is about to sit down; without a name, what the face is."""
        animal = self.arc.animal
        colours = {one.colour for one in self.sat}
        own = colour_of(animal)
        free = next((colour for colour in (own, *range(MOST)) if colour not in colours), own)
        return Person(self.name.name_of(animal), free, animal.value)

    def _problem(self) -> Message | None:
        if self.name.is_unseen:
            return dialogs.UNSEEN_NAME
        if any(one.is_called(self.person().name) for one in self.sat):
            return translate("People", "Two people have the same name. Give each of them a different one.")
        return None

    def _check(self) -> None:
        problem = self._problem()
        self.problem.setText("" if problem is None else say(problem))
        self.sit.setEnabled(problem is None and len(self.sat) < MOST)
        self.face.animal = self.arc.animal
        self.face.update()
        self.name.show_face(self.arc.animal)
        self.seated.show_seats([Seat(one.name, None, one.colour, one.face) for one in self.sat], more=True)
        names = ", ".join(one.name for one in self.sat)
        self.seated.setAccessibleName(say(translate("People", "At the table: {players}").put(players=names)))
        self.seated.setVisible(bool(self.sat))
        self.games.setVisible(bool(self.sat))
        self.arc.lay_out()

    def _begin_name(self, letter: str) -> None:
        """A letter on the cards begins the name."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.insert(letter)

    def sit_down(self) -> None:
        """Take this person to a seat; the next one may follow."""
        if self._problem() is not None or len(self.sat) >= MOST:
            return
        person = self.person()
        self.sat.append(person)
        self.name.clear()
        self._lay_aside()
        told = translate("People", "{player} sits down. Second person, or: To the games.").put(player=person.name)
        if len(self.sat) > 1:
            told = translate("People", "{player} sits down. The next person, or: To the games.").put(player=person.name)
        self.announcer.announce(say(told))
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_aside(self) -> None:
        self.arc.lay_aside({animal_of_seat(one.face, one.colour) for one in self.sat})
        self._check()
        put_in_order(self)

    def stand_up(self) -> None:
        """Take the last person's card back."""
        person = self.sat.pop()
        self.arc.lay_aside({animal_of_seat(one.face, one.colour) for one in self.sat})
        self.arc.take(animal_of_seat(person.face, person.colour))
        self.name.setText(person.name)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._check()

    def to_the_games(self) -> None:
        """Remember who sits here, with a name that is written and not yet at the table, and go on."""
        if self.name.is_filled or not self.sat:
            if self._problem() is not None:
                return
            self.sat.append(self.person())
        self.services.change(people=self.sat)
        # Who comes here again has forgotten everybody.
        self.sat = []
        self.name.clear()
        self._lay_aside()
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sits down, and goes to the games where no name is written; Escape takes the last card back."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.isAutoRepeat():
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self.name.is_filled:
                self.to_the_games()
            else:
                self.sit_down()
        elif event.key() == Qt.Key.Key_Escape and self.sat:
            self.stand_up()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    # -- words -----------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title("Card Table", say(translate("People", "Who sits here?")))
        self.question.setText(say(translate("People", "Who sits here?")))
        self.hint.setText(say(translate("People", "Take a card. Give a name if you like.")))
        current = self.services.languages.current
        self.languages.offer([(code, NAMES[code]) for code in LANGUAGES], current)
        self.language.setCurrentIndex(LANGUAGES.index(current))
        self.languages.setAccessibleName(say(translate("Home", "Language")))
        self.language.set_spoken_name(self.languages.accessibleName())
        self.sizes.offer(SIZES, self.services.settings.text_scale)
        self.sizes.setAccessibleName(say(translate("Settings", "Text size")))
        for answer, (size, _) in zip(self.sizes.buttons, SIZES, strict=True):
            answer.setAccessibleName(f"{size} %")
        self.name.setAccessibleName(say(translate("People", "Name")))
        self.sit.setText(say(translate("NewGame", "Sit down")))
        set_tip(self.sit, text_with_key(self.sit.text(), Qt.Key.Key_Return))
        self.games.setText(say(translate("People", "To the games")))
        set_tip(self.games, text_with_key(self.games.text(), QKeySequence("Ctrl+Return")))
        self.arc.retranslate()
        self._check()
