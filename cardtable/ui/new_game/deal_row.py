"""Which deal is played: a new one, the one of a code, or the one that every family gets today."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from cardtable.engine.deal_code import DealCodeError, deal_of_the_day, parse_deal_code
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.lengths import space
from cardtable.ui.widgets.controls import button, label, set_tip
from cardtable.ui.widgets.deal_code import DEAL_OF_THE_DAY
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from cardtable.messages import Message

LONGEST: Final = 20


class DealRow(QWidget):
    """A box for a deal code, empty for a new deal. ``changed()``."""

    changed = Signal()
    today = staticmethod(date.today)

    def __init__(self) -> None:
        super().__init__()
        self._game = ""
        self.title = label()
        self.code = QLineEdit()
        self.code.setMaxLength(LONGEST)
        self.code.textChanged.connect(lambda _: self.changed.emit())
        self.title.setBuddy(self.code)
        self.day = button(self.take_day)
        self.hint = label("quiet", wrap=True)
        rows = QVBoxLayout(self)
        space(rows, 0.25)
        inside = QWidget()
        row = FlowLayout(inside, spacing=8)
        for part in (self.title, self.code, self.day):
            row.addWidget(part)
        rows.addWidget(inside)
        rows.addWidget(self.hint)

    def set_up(self, game: str, code: str = "") -> None:
        """Ask for a deal of this game; ``code`` is the one that is wanted already."""
        self._game = game
        self.code.blockSignals(True)
        self.code.setText(code)
        self.code.blockSignals(False)

    def take_day(self) -> None:
        """Want the deal of the day."""
        self.code.setText(deal_of_the_day(self._game, self.today()))

    def briefly(self) -> Message:
        """Which deal it is, for a line that sums up a table."""
        code = self.code.text().strip()
        if not code:
            return translate("NewGame", "new cards", "in a line that sums up a table")
        if code == deal_of_the_day(self._game, self.today()):
            return translate("NewGame", "the deal of the day", "in a line that sums up a table")
        return translate("NewGame", "the deal {code}", "in a line that sums up a table").put(code=code)

    def problem(self) -> Message | None:
        """What is wrong with the code, in a sentence."""
        code = self.code.text().strip()
        if not code:
            return None
        try:
            parse_deal_code(code)
        except DealCodeError as error:
            return wrong_code(error)
        return None

    def retranslate(self) -> None:
        """Write the texts."""
        self.title.setText(say(translate("NewGame", "Deal code")))
        self.code.setAccessibleName(self.title.text())
        self.code.setPlaceholderText(say(translate("NewGame", "a new deal")))
        self.day.setText(say(DEAL_OF_THE_DAY))
        set_tip(self.day, say(translate("NewGame", "A new deal every day, the same for every family.")))
        self.hint.setText(say(translate("NewGame", "The same code deals the same cards again.")))


def wrong_code(error: DealCodeError) -> Message:
    """The sentence for a code that cannot be."""
    if str(error) == "check":
        return translate(
            "NewGame",
            "There is a mistake in this deal code. Check it letter by letter, or leave the box empty.",
        )
    return translate(
        "NewGame",
        "A deal code has eight letters and digits, such as K7QF-2M9Z. Correct it, or leave the box empty.",
    )
