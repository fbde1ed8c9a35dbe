"""Setting up a table: who sits where, which house rules are in force, which deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.settings import LastTable, SeatChoice
from cardtable.engine.dealcode import DealCodeError, parse_deal_code
from cardtable.engine.match import Seat, TakingBack, usual_taking_back
from cardtable.engine.options import OptionsError
from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.stage.animals import ANIMALS, animal_of_seat
from cardtable.ui.accessibility import told_as_one
from cardtable.ui.ears.voice import Voice
from cardtable.ui.language import say
from cardtable.ui.pages.house_rules import HouseRules
from cardtable.ui.pages.seat_row import SeatRow
from cardtable.ui.pages.taking_back import TakingBackRow
from cardtable.ui.parts import ScrolledPage, button, discard, label, set_flag, set_tip, text_with_key
from cardtable.ui.reading import put_in_order
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QComboBox

    from cardtable.engine.options import Options
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
        self.seats_title = label("heading")
        self.seats_hint = label("quiet", wrap=True)
        self.seats = QWidget()
        self.seats.setObjectName("seats")
        self._seats = QVBoxLayout(self.seats)
        self._seats.setContentsMargins(0, 0, 0, 0)
        self._seats.setSpacing(8)
        self.luck = label("quiet", wrap=True)
        self.add_seat = button(self._add)
        self.taking_back = TakingBackRow()
        self.house_button = button(self._toggle_house)
        self.house_button.setCheckable(True)
        self.voice = Voice(self)
        self.house = HouseRules()
        self.house.changed.connect(self._check)
        self.house.asked_rules.connect(self.asked_rules)
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

    def _build(self) -> None:
        self.body.addWidget(self.seats_title)
        self.body.addWidget(self.seats_hint)
        self.body.addWidget(self.seats)
        self.body.addWidget(self.luck)
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
        self.house.set_up(self.entry, last.options if last else {})
        chosen = last.taking_back if last else None
        self.taking_back.choice = None if chosen is None else TakingBack(chosen)
        self.taking_back.setVisible(self.entry.game.lenient)
        self.house_button.setChecked(False)
        self.retranslate()
        put_in_order(self)

    @property
    def choices(self) -> dict[str, QComboBox]:
        """The boxes of the house rules, by key."""
        return self.house.choices

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
        row.changed.connect(self._changed)
        row.unwanted.connect(lambda: self._remove(row))
        row.wears.connect(lambda animal: self._change_face(row, animal))
        row.fit(self.width())
        row.show_number(len(self.rows) + 1)
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
        put_in_order(self)
        self._check()

    def _remove(self, row: SeatRow) -> None:
        """Take a seat away; the keys go to the one that takes its place."""
        place = self.rows.index(row)
        had_keys = row.isAncestorOf(self.focusWidget() or self)
        self.rows.remove(row)
        self._check()
        if had_keys:
            rest = [other.remove for other in self.rows if other.remove.isEnabled()]
            (rest[min(place, len(rest) - 1)] if rest else self.add_seat).setFocus(Qt.FocusReason.OtherFocusReason)
        discard(row)
        self._number()
        gone = translate("NewGame", "Seat {number} has been removed.").put(number=place + 1)
        self.voice.tell(say(gone))

    def _changed(self) -> None:
        self._number()
        self._check()

    def _number(self) -> None:
        """Let readers tell the seats apart."""
        for number, row in enumerate(self.rows, 1):
            row.show_number(number)

    def _toggle_house(self) -> None:
        unfolded = self.house_button.isChecked()
        with told_as_one(self.house):
            self.house.unfold(unfolded)
            if unfolded:
                put_in_order(self)

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
        try:
            options = entry.game.options.read(self.house.values())
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
        self.luck.setVisible(self._luck_decides())
        persons = sum(row.choice().level is None for row in self.rows)
        self.taking_back.show_choice(self.taking_back.choice, usual_taking_back(self.entry.game, persons))
        changed = self.house.changes()
        title = translate("NewGame", "House rules (%n changed)", None, changed)
        self.house_button.setText(say(title if changed else translate("NewGame", "House rules")))
        set_flag(self.house_button, "primary", bool(changed))
        if wish is not None:
            n = wish.entry.stage.minutes(wish.options, len(wish.seats))
            self.estimate.setText(say(translate("NewGame", "About %n minute(s)", "length of a match", n)))

    def _luck_decides(self) -> bool:
        """Whether it matters little here how well the computer players play that sit there."""
        plays = any(row.choice().level is not None for row in self.rows)
        return plays and self.entry is not None and self.entry.stage.luck_decides(len(self.rows))

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
        if entry is None:
            return
        title = entry.game.title
        self.write_title(title, f"{title}: {say(translate('Home', 'New game'))}")
        self.seats_title.setText(say(translate("NewGame", "Who is playing?")))
        self.seats.setAccessibleName(self.seats_title.text())
        self.seats_hint.setText(
            say(
                translate(
                    "NewGame",
                    "The first seat is at the bottom of the screen; the others follow clockwise. If several "
                    "people play, you pass the computer round.",
                )
            )
        )
        self.add_seat.setAccessibleName(say(translate("NewGame", "Add a seat")))
        self.add_seat.setText("+  " + self.add_seat.accessibleName())
        self.luck.setText(
            say(
                translate(
                    "NewGame",
                    "With this many players luck counts for most: even on “hard” the computer wins only a little more "
                    "often.",
                )
            )
        )
        self.code_label.setText(say(translate("NewGame", "Deal code")))
        self.code.setAccessibleName(self.code_label.text())
        self.code.setPlaceholderText(say(translate("NewGame", "a new deal")))
        self.code_hint.setText(say(translate("NewGame", "The same code deals the same cards again.")))
        self.start.setText(say(translate("NewGame", "Start the game")))
        set_tip(self.start, text_with_key(self.start.text(), Qt.Key.Key_Return))
        for row in self.rows:
            row.retranslate()
        self.taking_back.retranslate()
        self.house.retranslate()
        self._check()


def unknown_option(error: OptionsError) -> Message:
    """The sentence for a house rule that this version does not know."""
    return translate(
        "NewGame",
        "The house rule “{key}” has a value that this game does not know ({value}). "
        "It was not changed; choose another one.",
    ).put(key=error.key, value=str(error.value))
