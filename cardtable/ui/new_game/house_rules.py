"""The house rules of a new table, in groups; most tables need none, so they are made when unfolded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QLabel, QPushButton, QSpacerItem

from cardtable.messages import translate
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.metrics import em
from cardtable.ui.widgets.controls import ComboBox, button, clear, label, set_tip

if TYPE_CHECKING:
    from cardtable.engine.options import Option, Value
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message


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
