"""Setting up a table: who sits where, which house rules are in force, which deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.settings import LastTable, SeatChoice
from cardtable.engine.dealcode import DealCodeError, parse_deal_code
from cardtable.engine.match import Seat, TakingBack, usual_taking_back
from cardtable.engine.options import OptionsError
from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.stage.animals import ANIMALS, animal_of_seat
from cardtable.ui.language import say
from cardtable.ui.pages.seat_row import SeatRow
from cardtable.ui.pages.taking_back import TakingBackRow
from cardtable.ui.parts import ComboBox, ScrolledPage, button, clear, discard, label, set_flag, set_tip, text_with_key
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from cardtable.engine.options import Option, Options
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message
    from cardtable.stage.animals import Animal
    from cardtable.ui.program import Program

NAMES: Final = ("Anna", "Sigrún", "Jón", "Birta", "Halldór", "Freyja", "Einar", "Helga")


@dataclass(frozen=True, slots=True)
class TableWish:
    """A table as somebody wants it; ``taking_back`` is ``None`` where it is what those who sit there usually have."""

    entry: GameEntry
    options: Options
    seats: tuple[Seat, ...]
    deal_code: str | None
    taking_back: TakingBack | None = None


class NewGamePage(ScrolledPage):
    """Signal ``wished(TableWish)`` when the game starts, ``asked_rules(game, anchor)`` for a house rule's chapter."""

    wished = Signal(object)
    asked_rules = Signal(str, str)

    def __init__(self, program: Program, go_back: Callable[[], None]) -> None:
        super().__init__(program, go_back)
        self.entry: GameEntry | None = None
        self.rows: list[SeatRow] = []
        self.choices: dict[str, QComboBox] = {}
        self._lines: dict[str, tuple[QLabel, QLabel]] = {}
        self._rows_of: dict[str, tuple[QWidget, QWidget, QWidget]] = {}
        self.seats_title = label("heading")
        self.seats_hint = label("quiet", wrap=True)
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        self.add_seat = button(self._add)
        self.taking_back = TakingBackRow()
        self.house_button = button(self._toggle_house)
        self.house_button.setCheckable(True)
        self.house = QFrame()
        self.house.setObjectName("card")
        self._grid = QGridLayout(self.house)
        self._grid.setContentsMargins(18, 14, 18, 14)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.house.hide()
        self.code_label = label()
        self.code = QLineEdit()
        self.code.setMaxLength(20)
        self.code.textChanged.connect(lambda _: self._check())
        self.code_label.setBuddy(self.code)
        self.code_hint = label("quiet", wrap=True)
        self.problem = label("warning", wrap=True)
        self.estimate = label("quiet", wrap=True)
        self.start = button(self._start, primary=True)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self.body.addWidget(self.seats_title)
        self.body.addWidget(self.seats_hint)
        self.body.addLayout(self._seats)
        self.body.addWidget(self.add_seat, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.taking_back)
        self.body.addWidget(self.house_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.house)
        code = QHBoxLayout()
        code.addWidget(self.code_label)
        code.addWidget(self.code)
        code.addWidget(self.code_hint, 1)
        self.body.addLayout(code)
        self.body.addStretch()
        foot = QFrame()
        foot.setObjectName("bar")
        row = QHBoxLayout(foot)
        row.setContentsMargins(40, 12, 40, 12)
        words = QVBoxLayout()
        words.addWidget(self.estimate)
        words.addWidget(self.problem)
        row.addLayout(words, 1)
        row.addWidget(self.start)
        outer = self.layout()
        assert outer is not None
        outer.addWidget(foot)

    # -- one game's table ------------------------------------------------------------------------------------------

    def set_up(self, game: str) -> None:
        """Set a table for this game, as it was set last."""
        self.entry = game_entry(game)
        last = self.program.settings.last_tables.get(game)
        for row in self.rows:
            discard(row)
        self.rows = []
        self.code.clear()
        for seat in last.seats if last else self._usual_seats(self.entry):
            self._add_row(seat)
        self._fill_house(last.options if last else {})
        chosen = last.taking_back if last else None
        self.taking_back.choice = None if chosen is None else TakingBack(chosen)
        self.taking_back.setVisible(self.entry.game.lenient)
        self.house_button.setChecked(False)
        self.house.hide()
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow page the seats have two lines."""
        super().resizeEvent(event)
        for row in self.rows:
            row.fit(self.width())

    def first(self) -> QWidget:
        """The table as it was last is what most people want."""
        return self.start if self.start.isEnabled() else self.rows[0].name

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the game wherever nothing else takes it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.start.click()
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _usual_seats(entry: GameEntry) -> list[SeatChoice]:
        return [
            SeatChoice(name=NAMES[place], level=None if place == 0 else "medium", colour=place)
            for place in range(entry.game.usual_seats)
        ]

    def _add_row(self, seat: SeatChoice) -> None:
        row = SeatRow(self.program, seat, self._free_face(seat))
        row.changed.connect(self._check)
        row.unwanted.connect(lambda: self._remove(row))
        row.wears.connect(lambda animal: self._change_face(row, animal))
        row.fit(self.width())
        self.rows.append(row)
        self._seats.addWidget(row)

    def _free_face(self, seat: SeatChoice) -> Animal:
        """The face of a new seat: its own, or one that nobody has; who sits down later gives way."""
        own = animal_of_seat(seat.face, seat.colour)
        taken = {row.animal for row in self.rows}
        return own if own not in taken else next((animal for animal in ANIMALS if animal not in taken), own)

    def _change_face(self, row: SeatRow, animal: Animal) -> None:
        """Give a seat another face; whoever had it takes the one that is left."""
        for other in self.rows:
            if other is not row and other.animal is animal:
                other.wear(row.animal)
        row.wear(animal)

    def _add(self) -> None:
        used = {row.name.text() for row in self.rows}
        colours = {row.colour.currentIndex() for row in self.rows}
        name = next((name for name in NAMES if name not in used), "")
        colour = next((colour for colour in range(len(SEAT_COLOURS)) if colour not in colours), 0)
        self._add_row(SeatChoice(name=name, level="medium", colour=colour))
        self._check()

    def _remove(self, row: SeatRow) -> None:
        self.rows.remove(row)
        discard(row)
        self._check()

    def _fill_house(self, chosen: dict[str, str | int | bool]) -> None:
        clear(self._grid)
        self.choices = {}
        assert self.entry is not None
        for place, option in enumerate(self.entry.game.options.catalogue()):
            self._add_option(place, option, chosen.get(option.key, option.default))

    def _add_option(self, place: int, option: Option, value: str | int | bool) -> None:
        box = ComboBox()
        for known in option.values:
            box.addItem("", known.value)
        # The choices are sentences; in a narrow window the box is narrower than they are, and its list is not.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(16)
        values = [known.value for known in option.values]
        box.setCurrentIndex(values.index(value) if value in values else 0)
        box.currentIndexChanged.connect(lambda _: self._check())
        title, help_text = label("", wrap=True), label("quiet", wrap=True)
        title.setBuddy(box)
        game = self.entry.game.id if self.entry is not None else ""
        rule = button(lambda: self.asked_rules.emit(game, option.rule), bare=True)
        rule.setText("?")
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(0)
        column.addWidget(title)
        column.addWidget(help_text)
        self._grid.addWidget(words, place, 0)
        self._grid.addWidget(box, place, 1)
        self._grid.addWidget(rule, place, 2)
        self.choices[option.key] = box
        self._lines[option.key] = (title, help_text)
        self._rows_of[option.key] = (words, box, rule)

    def _toggle_house(self) -> None:
        self.house.setVisible(self.house_button.isChecked())

    # -- checking and starting -------------------------------------------------------------------------------------

    def wish(self) -> TableWish | None:
        """The table as it is set up, ``None`` when something is missing (``problem`` says what)."""
        entry = self.entry
        if entry is None:
            return None
        problem = self._problem()
        self.problem.setText(say(problem) if problem is not None else "")
        if problem is not None:
            return None
        chosen = {key: box.currentData() for key, box in self.choices.items()}
        try:
            options = entry.game.options.read(chosen)
        except OptionsError as error:
            self.problem.setText(say(unknown_option(error)))
            return None
        choices = [row.choice() for row in self.rows]
        seats = tuple(Seat(choice.name, choice.level, choice.colour, choice.face) for choice in choices)
        code = self.code.text().strip()
        return TableWish(entry, options, seats, parse_deal_code(code) if code else None, self.taking_back.choice)

    def _problem(self) -> Message | None:
        names = [row.name.text().strip() for row in self.rows]
        if not all(names):
            return translate("NewGame", "Every player needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return translate("NewGame", "Two players have the same name. Give each of them a different one.")
        return self._code_problem()

    def _code_problem(self) -> Message | None:
        code = self.code.text().strip()
        if not code:
            return None
        try:
            parse_deal_code(code)
        except DealCodeError as error:
            if str(error) == "check":
                return translate(
                    "NewGame",
                    "There is a mistake in this deal code. Check it letter by letter, or leave the box empty.",
                )
            return translate(
                "NewGame",
                "A deal code has eight letters and digits, such as K7QF-2M9Z. Correct it, or leave the box empty.",
            )
        return None

    def _check(self) -> None:
        wish = self.wish()
        self.start.setEnabled(wish is not None)
        assert self.entry is not None
        fewest = self.entry.game.seat_counts[0]
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > fewest)
        self.add_seat.setEnabled(len(self.rows) < self.entry.game.most_seats)
        persons = sum(row.choice().level is None for row in self.rows)
        self.taking_back.show_choice(self.taking_back.choice, usual_taking_back(self.entry.game, persons))
        counting = self._show_what_counts()
        changed = sum(self.choices[key].currentIndex() != 0 for key in counting)
        title = translate("NewGame", "House rules (%n changed)", None, changed)
        self.house_button.setText(say(title if changed else translate("NewGame", "House rules")))
        set_flag(self.house_button, "primary", bool(changed))
        if wish is not None:
            n = wish.entry.stage.minutes(wish.options, len(wish.seats))
            self.estimate.setText(say(translate("NewGame", "About %n minute(s)", "length of a match", n)))

    def _show_what_counts(self) -> list[str]:
        """Hide house rules that count at a value of another one alone; the keys of those that are shown."""
        assert self.entry is not None
        shown = []
        for option in self.entry.game.options.catalogue():
            counts = option.when is None or self.choices[option.when[0]].currentData() == option.when[1]
            for part in self._rows_of[option.key]:
                part.setVisible(counts)
            shown += [option.key] if counts else []
        return shown

    def _start(self) -> None:
        wish = self.wish()
        if wish is not None:
            self.remember(wish)
            self.wished.emit(wish)

    def remember(self, wish: TableWish) -> None:
        """Set this table again next time."""
        seats = [row.choice() for row in self.rows]
        tables = dict(self.program.settings.last_tables)
        tables[wish.entry.game.id] = LastTable(
            seats, wish.options.to_json(), None if wish.taking_back is None else wish.taking_back.value
        )
        self.program.change(last_tables=tables)

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        entry = self.entry
        self.title.setText(entry.game.title if entry is not None else "")
        self.seats_title.setText(say(translate("NewGame", "Who is playing?")))
        self.seats_hint.setText(
            say(
                translate(
                    "NewGame",
                    "The first seat is at the bottom of the screen; the others follow clockwise. If several "
                    "people play, you pass the computer round.",
                )
            )
        )
        self.add_seat.setText("+  " + say(translate("NewGame", "Add a seat")))
        self.code_label.setText(say(translate("NewGame", "Deal code")))
        self.code.setPlaceholderText(say(translate("NewGame", "a new deal")))
        self.code_hint.setText(say(translate("NewGame", "The same code deals the same cards again.")))
        self.start.setText(say(translate("NewGame", "Start the game")))
        set_tip(self.start, text_with_key(self.start.text(), Qt.Key.Key_Return))
        for row in self.rows:
            row.retranslate()
        self.taking_back.retranslate()
        if entry is None:
            return
        for option in entry.game.options.catalogue():
            box = self.choices[option.key]
            for index, known in enumerate(option.values):
                box.setItemText(index, say(known.label))
            title, help_text = self._lines[option.key]
            title.setText(say(option.title))
            help_text.setText(say(option.help))
            box.setAccessibleName(say(option.title))
            box.setAccessibleDescription(say(option.help))
        self._check()


def unknown_option(error: OptionsError) -> Message:
    """The sentence for a house rule that this version does not know."""
    return translate(
        "NewGame",
        "The house rule “{key}” has a value that this game does not know ({value}). "
        "It was not changed; choose another one.",
    ).put(key=error.key, value=str(error.value))
