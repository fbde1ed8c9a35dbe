"""Rows of the page of a new game: which cards are dealt, what may be taken back, and the offer of a guided round."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.tutorial_data import TITLE, guide_of, is_to_be_offered, with_progress
from cardtable.engine.deal_code import DealCodeError, deal_of_the_day, parse_deal_code
from cardtable.engine.match import TakingBack
from cardtable.messages import translate
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.widgets.controls import DEAL_OF_THE_DAY, ComboBox, button, label, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardtable.messages import Message
    from cardtable.ui.services import Services

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
        row = FlowLayout(inside)
        space(row, 0.5)
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


TAKING_BACK: Final = translate("NewGame", "Taking back")
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
        self._title.setText(say(TAKING_BACK))
        self._help.setText(say(HELP))
        for index, text in enumerate(VALUES.values()):
            if self.box.itemText(index) != say(text):
                self.box.setItemText(index, say(text))
        self.box.setAccessibleName(say(TAKING_BACK))
        self.box.setAccessibleDescription(say(HELP))


# In so many em the answers stand beside the sentence.
BESIDE: Final = 46


class GuideOffer(QFrame):
    """One sentence and two answers, ``wanted(game)`` and ``refused()``; once it was seen, it does not come again."""

    wanted = Signal(str)
    refused = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.setObjectName("card")
        self._services = services
        self._game = ""
        self.words = label("", wrap=True)
        leave_to_control(self.words)
        self.go = button(lambda: self.wanted.emit(self._game))
        self.no = button(self._refuse, bare=True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        space(self._row, 0.5, 1, 0.4)
        self._row.addWidget(self.words, 1)
        answers = QHBoxLayout()
        answers.addWidget(self.go)
        answers.addWidget(self.no)
        self._row.addLayout(answers)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow page the answers stand below the sentence."""
        super().resizeEvent(event)
        beside = self.width() >= em(BESIDE)
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def set_up(self, game: str) -> None:
        """Offer the guide of this game, where it was not offered yet."""
        settings = self._services.settings
        self._game = game
        offered = is_to_be_offered(game, settings)
        self.setVisible(offered)
        if offered:
            self._services.change(guides=with_progress(settings, game, offered=True))
            self.retranslate()

    def _refuse(self) -> None:
        self.hide()
        self.refused.emit()

    def retranslate(self) -> None:
        """Write the texts."""
        guide = guide_of(self._game)
        if guide is None:
            return
        told = translate("Guide", "Is this game new to you? A guided first round shows it step by step ({length}).")
        self.words.setText(say(told.put(length=guide.length)))
        self.go.setText(say(TITLE))
        self.go.setAccessibleDescription(self.words.text())
        self.no.setText(say(translate("Guide", "Not now")))
