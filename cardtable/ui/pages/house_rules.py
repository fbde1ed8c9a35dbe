"""The house rules of a table that is being set up; most tables need none, so they are made when they are unfolded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QLabel, QPushButton

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.parts import ComboBox, button, clear, label, set_tip

if TYPE_CHECKING:
    from cardtable.engine.options import Option
    from cardtable.games.catalogue import GameEntry


class HouseRules(QFrame):
    """One row for each house rule: title and help, the values, and the way to its chapter.

    Signals: ``changed()``, ``asked_rules(game, anchor)``.
    """

    changed = Signal()
    asked_rules = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._entry: GameEntry | None = None
        self._chosen: dict[str, str | int | bool] = {}
        self._made: dict[str, tuple[QLabel, QLabel, QComboBox, QPushButton]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(18, 14, 18, 14)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.hide()

    def set_up(self, entry: GameEntry, chosen: dict[str, str | int | bool]) -> None:
        """Fold in, with these values of this game's rules; a value that a rule cannot have is its first."""
        self.hide()
        clear(self._grid)
        self._made = {}
        self._entry = entry
        self._chosen = {}
        for option in entry.game.options.catalogue():
            known = [value.value for value in option.values]
            value = chosen.get(option.key, option.default)
            self._chosen[option.key] = known[known.index(value)] if value in known else known[0]

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

    def changes(self) -> int:
        """How many house rules that count are not as in the book."""
        return sum(
            self._counts(option) and self._chosen[option.key] != option.values[0].value for option in self._options
        )

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

    # -- rows ------------------------------------------------------------------------------------------------------

    def _make(self) -> None:
        if self._made:
            return
        for place, option in enumerate(self._options):
            self._add(place, option)
        self._show_what_counts()

    def _add(self, place: int, option: Option) -> None:
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
        title.setContentsMargins(0, 7, 0, 0)
        help_text.setContentsMargins(0, 0, 0, 7)
        game = "" if self._entry is None else self._entry.game.id
        rule = button(lambda: self.asked_rules.emit(game, option.rule), bare=True)
        rule.setProperty("sign", True)
        self._grid.addWidget(title, 2 * place, 0, Qt.AlignmentFlag.AlignBottom)
        self._grid.addWidget(box, 2 * place, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(rule, 2 * place, 2, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(help_text, 2 * place + 1, 0, Qt.AlignmentFlag.AlignTop)
        self._made[option.key] = (title, help_text, box, rule)
        self._write(option)

    def _write(self, option: Option) -> None:
        title, help_text, box, rule = self._made[option.key]
        for index, known in enumerate(option.values):
            if box.itemText(index) != say(known.label):
                box.setItemText(index, say(known.label))
        title.setText(say(option.title))
        help_text.setText(say(option.help))
        box.setAccessibleName(say(option.title))
        box.setAccessibleDescription(say(option.help))
        rule.setText("?")
        rule.setAccessibleName(
            say(translate("NewGame", "{rule}: what the rules say", "a button").put(rule=say(option.title)))
        )
        set_tip(rule, rule.accessibleName())

    def _choose(self, key: str, box: QComboBox) -> None:
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
