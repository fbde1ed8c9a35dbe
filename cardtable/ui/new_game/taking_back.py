"""What may be taken back at a table that is being set up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.engine.match import TakingBack
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.lengths import space
from cardtable.ui.widgets.controls import ComboBox, label

TITLE: Final = translate("NewGame", "Taking back")
HELP: Final = translate(
    "NewGame",
    "Taking back the last decision also undoes everything that has happened since. If something new had been seen, "
    "the score sheet says so.",
)
VALUES: Final = {
    TakingBack.NEVER: translate("NewGame", "Nothing"),
    TakingBack.UNSEEN: translate("NewGame", "Until something new has been seen"),
    TakingBack.DECISION: translate("NewGame", "The last decision, whatever has been seen"),
}


BRIEFLY: Final = {
    TakingBack.NEVER: translate("NewGame", "nothing is taken back", "in a line that sums up a table"),
    TakingBack.UNSEEN: translate(
        "NewGame", "taking back until something new is seen", "in a line that sums up a table"
    ),
    TakingBack.DECISION: translate("NewGame", "the last decision may be taken back", "in a line that sums up a table"),
}


class TakingBackRow(QWidget):
    """One choice of three; until the user makes it, it is what those who sit there usually have. ``changed()``."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.choice: TakingBack | None = None
        self._usual = TakingBack.UNSEEN
        self._title, self._help = label(), label("quiet", wrap=True)
        self.box = ComboBox()
        for value, text in VALUES.items():
            self.box.addItem(say(text), value)
        # In a narrow page with large letters the box is narrower than its sentences, and its list is not.
        self.box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(16)
        self.box.activated.connect(self._choose)
        self._title.setBuddy(self.box)
        rows = QVBoxLayout(self)
        space(rows, 0.25)
        rows.addWidget(self._title)
        rows.addWidget(self.box)
        rows.addWidget(self._help)

    def show_choice(self, choice: TakingBack | None, usual: TakingBack) -> None:
        """Show what was chosen (``None``: nothing), where this is usual."""
        self.choice, self._usual = choice, usual
        self.box.setCurrentIndex(list(VALUES).index(choice or usual))

    @property
    def now(self) -> TakingBack:
        """What is in force at this table."""
        return self.choice or self._usual

    def _choose(self, index: int) -> None:
        chosen = list(VALUES)[index]
        self.choice = None if chosen is self._usual else chosen
        self.changed.emit()

    def retranslate(self) -> None:
        """Write the texts."""
        self._title.setText(say(TITLE))
        self._help.setText(say(HELP))
        for index, text in enumerate(VALUES.values()):
            if self.box.itemText(index) != say(text):
                self.box.setItemText(index, say(text))
        self.box.setAccessibleName(say(TITLE))
        self.box.setAccessibleDescription(say(HELP))
