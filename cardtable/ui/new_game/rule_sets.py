"""House rules under names: by the book, Grandma's, or a mixture; kept here, and sent as small files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.messages import translate
from cardtable.store.errors import StoreError
from cardtable.store.rule_sets import LONGEST, RuleSet, known_rules, read_rule_set, shortened, write_rule_set
from cardtable.ui.language import say
from cardtable.ui.metrics import space
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import ComboBox, button, label
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
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
