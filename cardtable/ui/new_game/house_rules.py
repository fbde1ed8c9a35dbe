"""The house rules of a new table, in groups; most tables need none, so they are made when unfolded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QLabel, QPushButton, QSpacerItem, QWidget

from cardtable.messages import translate
from cardtable.store.errors import StoreError
from cardtable.store.rule_sets import LONGEST, RuleSet, known_rules, read_rule_set, shortened, write_rule_set
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import ComboBox, button, clear, label, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from cardtable.engine.options import Option, Value
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message
    from cardtable.ui.services import Services

BOOK: Final = ""
"""What the book says has no name."""
WIDEST: Final = 16


class RuleSets(QWidget):
    """One box with all sets of one game; ``deeds`` are what can be done with them. ``chosen(rules)``."""

    chosen = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._game = ""
        self._book: dict[str, Any] = {}
        self._rules: dict[str, Any] = {}
        self.title = label("quiet")
        self.box = ComboBox()
        self.box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.box.setMinimumContentsLength(WIDEST)
        self.box.activated.connect(self._choose)
        self.title.setBuddy(self.box)
        self.keep = button(self.ask_name)
        self.send = button(self.ask_where)
        self.take = button(self.ask_file)
        self.forget = button(self.ask_forget)
        row = FlowLayout(self)
        space(row, 0.5)
        for part in (self.title, self.box):
            row.addWidget(part)
        self.deeds = QWidget()
        deeds = FlowLayout(self.deeds)
        space(deeds, 0.5)
        for made in (self.keep, self.send, self.take, self.forget):
            deeds.addWidget(made)

    def set_up(self, game: str, book: dict[str, Any]) -> None:
        """Show the sets of this game, whose book says this; without how long a match is."""
        self._game, self._book = game, known_rules(game, book)

    def show_rules(self, rules: dict[str, Any]) -> None:
        """Show which set the rules in force are."""
        self._rules = known_rules(self._game, rules)
        self._fill()

    @property
    def sets(self) -> dict[str, dict[str, Any]]:
        """The house rules that have a name, for this game."""
        return self._services.settings.rule_sets.get(self._game, {})

    @property
    def name(self) -> str | None:
        """The name of the set in force, empty for the book; ``None`` for a mixture."""
        if self._rules == self._book:
            return BOOK
        return next((name for name, rules in self.sets.items() if {**self._book, **rules} == self._rules), None)

    def retranslate(self) -> None:
        """Write the texts."""
        self.title.setText(say(translate("NewGame", "This table plays")))
        self.box.setAccessibleName(self.title.text())
        self.keep.setText(say(translate("NewGame", "Save under a name …")))
        self.keep.setAccessibleName(say(translate("NewGame", "Save these house rules under a name")))
        self.send.setText(say(translate("NewGame", "Save to a file …")))
        self.send.setAccessibleName(say(translate("NewGame", "Save these house rules to a file")))
        self.take.setText(say(translate("NewGame", "From a file …")))
        self.take.setAccessibleName(say(translate("NewGame", "Load house rules from a file")))
        self.forget.setText(say(translate("NewGame", "Delete …")))
        self.forget.setAccessibleName(say(translate("NewGame", "Delete these house rules")))
        if self._game:
            self._fill()

    def _fill(self) -> None:
        now = self.name
        self.box.clear()
        self.box.addItem(say(translate("NewGame", "By the book")), BOOK)
        for name in self.sets:
            self.box.addItem(name, name)
        if now is None:
            self.box.addItem(say(translate("NewGame", "A mixture of your own")), None)
        self.box.setCurrentIndex(self.box.findData(now) if now is not None else self.box.count() - 1)
        self.keep.setEnabled(now is None)
        self.send.setEnabled(now != BOOK)
        self.forget.setEnabled(bool(now))

    def _choose(self, index: int) -> None:
        name = self.box.itemData(index)
        if name is not None:
            self.chosen.emit({**self._book, **self.sets.get(name, {})})

    # -- what is done with them ------------------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Keep the rules in force under a name."""
        question = translate("NewGame", "What should these house rules be called? For example: Grandma’s rules.")
        answer = dialogs.ask_name(self, question, "", LONGEST)
        name = shortened(answer or "")
        if not name:
            return
        if name in self.sets:
            again = translate("NewGame", "There are already house rules called “{name}”. Replace them?")
            yes, no = translate("NewGame", "Replace them"), translate("Dialogs", "Cancel")
            if not dialogs.ask_yes(self, again.put(name=name), yes, no):
                return
        self._keep({**self.sets, name: dict(self._rules)})

    def ask_where(self) -> None:
        """Write the rules in force to a file, for another family."""
        name = self.name or say(translate("NewGame", "House rules"))
        path = dialogs.ask_file_to_write(self, name, dialogs.RULES)
        if path is None:
            return
        try:
            write_rule_set(RuleSet(self._game, name, self._rules), path)
        except StoreError as error:
            dialogs.tell(self, error.message)

    def ask_file(self) -> None:
        """Take house rules from a file: they are kept under their name and come into force."""
        path = dialogs.ask_file_to_open(self, dialogs.RULES)
        if path is None:
            return
        try:
            found = read_rule_set(path)
        except StoreError as error:
            dialogs.tell(self, error.message)
            return
        if found.game != self._game:
            dialogs.tell(self, translate("NewGame", "These house rules are for another game. Nothing was changed."))
            return
        rules = {**self._book, **found.rules}
        name = self._free(found.name or say(translate("NewGame", "House rules")), rules)
        self._keep({**self.sets, name: rules})
        self.chosen.emit(rules)

    def ask_forget(self) -> None:
        """Forget the set in force, after asking; the table keeps its rules."""
        name = self.name
        if not name:
            return
        question = translate(
            "NewGame", "Delete the house rules “{name}”? This table goes on using them until you change them."
        )
        yes, no = translate("NewGame", "Delete them"), translate("Dialogs", "Cancel")
        if dialogs.ask_yes(self, question.put(name=name), yes, no):
            self._keep({known: rules for known, rules in self.sets.items() if known != name})

    def _free(self, name: str, rules: dict[str, Any]) -> str:
        """The name, with a number where other rules have it."""
        number, free = 2, name
        while self.sets.get(free, rules) != rules:
            free, number = f"{name} {number}", number + 1
        return free

    def _keep(self, sets: dict[str, dict[str, Any]]) -> None:
        self._services.change(rule_sets={**self._services.settings.rule_sets, self._game: sets})
        self._fill()


class HouseRules(QFrame):
    """One row for each house rule, under the heading of its group: title and help, the values, the way to its chapter.

    The one that says how long a match is comes first; it is among the lengths that a table is asked about, too.

    Signals: ``changed()``, ``asked_rules(game, anchor)``.
    """

    changed = Signal()
    asked_rules = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._entry: GameEntry | None = None
        self._chosen: dict[str, str | int | bool] = {}
        self._made: dict[str, tuple[QLabel, QLabel, QComboBox, QPushButton]] = {}
        self._rows: dict[str, int] = {}
        self._narrow = False
        self._headings: list[tuple[QLabel, Message, tuple[Option, ...]]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(em(1))
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.hide()

    def set_up(self, entry: GameEntry, chosen: dict[str, str | int | bool]) -> None:
        """Fold in, with these values of this game's rules; a value that a rule cannot have is its first."""
        self.hide()
        clear(self._grid)
        self._made = {}
        self._headings = []
        self._entry = entry
        self._chosen = {}
        self.take(chosen)

    def take(self, chosen: dict[str, str | int | bool]) -> None:
        """Have these values; a value that a rule cannot have is its first, and so is one that is missing."""
        for option in self._options:
            known = [value.value for value in option.values]
            value = chosen.get(option.key, option.default)
            self._chosen[option.key] = known[known.index(value)] if value in known else known[0]
        for key, (_, _, box, _) in self._made.items():
            box.setCurrentIndex(box.findData(self._chosen[key]))
        if self._made:
            self._show_what_counts()

    def put(self, key: str, value: str | int | bool) -> None:
        """Choose a value of one house rule."""
        self.take({**self._chosen, key: value})
        self.changed.emit()

    @property
    def _length(self) -> str | None:
        lengths = None if self._entry is None else self._entry.game.options.lengths
        return None if lengths is None else lengths.key

    @property
    def _options(self) -> list[Option]:
        return [] if self._entry is None else list(self._entry.game.options.catalogue())

    @property
    def choices(self) -> dict[str, QComboBox]:
        """The box of each house rule."""
        self._make()
        return {key: box for key, (_, _, box, _) in self._made.items()}

    def values(self) -> dict[str, str | int | bool]:
        """What is chosen, by the key of the house rule."""
        return dict(self._chosen)

    def differences(self) -> list[tuple[Option, Value]]:
        """The house rules that count and are not as in the book, with their values; the length is no such thing."""
        return [
            (option, next(value for value in option.values if value.value == self._chosen[option.key]))
            for option in self._options
            if option.key != self._length
            and self._counts(option)
            and self._chosen[option.key] != option.values[0].value
        ]

    def unfold(self, on: bool) -> None:
        """Show the rows or hide them."""
        if on:
            self._make()
        self.setVisible(on)

    def retranslate(self) -> None:
        """Write every text of the rows that are there."""
        self.setAccessibleName(say(translate("NewGame", "House rules")))
        for option in self._options if self._made else ():
            self._write(option)
        for heading, title, _ in self._headings:
            heading.setText(say(title))

    # -- rows ------------------------------------------------------------------------------------------------------

    def _make(self) -> None:
        if self._made:
            return
        assert self._entry is not None
        options = self._entry.game.options
        if self._length is not None:
            self._add(options.option(self._length))
        for title, group in options.grouped():
            if title is not None:
                heading = label("heading", say(title), wrap=True)
                heading.setContentsMargins(0, em(0.75), 0, em(0.1))
                self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 3)
                self._headings.append((heading, title, group))
            for option in group:
                self._add(option)
        self._show_what_counts()

    def _add(self, option: Option) -> None:
        row = self._grid.rowCount()
        box = ComboBox()
        for known in option.values:
            box.addItem(say(known.label), known.value)
        # The choices are sentences; in a narrow window the box is narrower than they are, and its list is not.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(16)
        box.setCurrentIndex([known.value for known in option.values].index(self._chosen[option.key]))
        box.currentIndexChanged.connect(lambda _: self._choose(option.key, box))
        title, help_text = label("", wrap=True), label("quiet", wrap=True)
        title.setBuddy(box)
        leave_to_control(help_text)
        title.setContentsMargins(0, em(0.4), 0, 0)
        help_text.setContentsMargins(0, 0, 0, em(0.4))
        game = "" if self._entry is None else self._entry.game.id
        rule = button(lambda: self.asked_rules.emit(game, option.rule), bare=True)
        rule.setProperty("sign", True)
        self._made[option.key] = (title, help_text, box, rule)
        self._rows[option.key] = row
        self._place(option.key)
        self._write(option)

    def _place(self, key: str) -> None:
        """Title and help, and beside them the box; below them where the page is narrow."""
        (title, help_text, box, rule), row = self._made[key], self._rows[key]
        align = Qt.AlignmentFlag
        if self._narrow:
            self._grid.addWidget(title, row, 0, 1, 2)
            self._grid.addWidget(rule, row, 2)
            self._grid.addWidget(help_text, row + 1, 0, 1, 3)
            self._grid.addWidget(box, row + 2, 0, 1, 3)
        else:
            self._grid.addWidget(title, row, 0, align.AlignBottom)
            self._grid.addWidget(box, row, 1, 2, 1, align.AlignVCenter)
            self._grid.addWidget(rule, row, 2, 2, 1, align.AlignVCenter)
            self._grid.addWidget(help_text, row + 1, 0, align.AlignTop)
            self._grid.addItem(QSpacerItem(0, 0), row + 2, 0)

    def fit(self, narrow: bool) -> None:
        """Be as wide as the page."""
        if narrow != self._narrow:
            self._narrow = narrow
            for key in self._made:
                self._place(key)

    def _write(self, option: Option) -> None:
        title, help_text, box, rule = self._made[option.key]
        for index, known in enumerate(option.values):
            if box.itemText(index) != say(known.label):
                box.setItemText(index, say(known.label))
        title.setText(say(option.title))
        help_text.setText(say(option.help))
        box.setAccessibleName(say(option.title))
        box.setAccessibleDescription(spoken(say(option.help)))
        rule.setText("?")
        rule.setAccessibleName(
            say(translate("NewGame", "{rule}: what the rules say", "a button").put(rule=say(option.title)))
        )
        set_tip(rule, rule.accessibleName())

    def _choose(self, key: str, box: QComboBox) -> None:
        if self._chosen[key] == box.currentData():
            return
        self._chosen[key] = box.currentData()
        self._show_what_counts()
        self.changed.emit()

    def _counts(self, option: Option) -> bool:
        return option.when is None or self._chosen[option.when[0]] == option.when[1]

    def _show_what_counts(self) -> None:
        """Hide house rules that count at a value of another one alone."""
        for option in self._options:
            for part in self._made[option.key]:
                part.setVisible(self._counts(option))
        for heading, _, group in self._headings:
            heading.setVisible(any(map(self._counts, group)))
