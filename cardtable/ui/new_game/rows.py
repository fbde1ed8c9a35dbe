"""Rows of the page of a new game: how long a match is, which cards are dealt, what is taken back, a guided round."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.tutorial_data import TITLE, guide_of, is_to_be_offered, with_progress
from cardtable.engine.deal_code import DealCodeError, deal_of_the_day, parse_deal_code
from cardtable.engine.match import TakingBack
from cardtable.messages import translate
from cardtable.ui.a11y.roles import leave_to_control, set_role
from cardtable.ui.language import say
from cardtable.ui.metrics import CHIP, SMALL, em, letters, space
from cardtable.ui.painting.drawing import BOLD, INK, MEDIUM, PAPER, QUIET, RED_ROSE, RULE, draw_rose, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import DEAL_OF_THE_DAY, ComboBox, PushButton, button, discard, label, set_tip
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import Icon, draw_icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from cardtable.messages import Message
    from cardtable.ui.services import Services

Value = str | int | bool

# A card in em: how wide it is at least, how high, and how much higher the chosen one lies.
WIDE: Final = 11.5
HIGH: Final = 5.0
LIFT: Final = 0.5
ROSE: Final = 0.62
# So many letters a deal code may be typed with.
LONGEST: Final = 20


class LengthCard(PushButton):
    """One length: roses for rounds, what it is, and about how long it takes."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.roses = 0
        self.minutes = ""
        self.setObjectName("length")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as its words, and high enough for the chosen one to lie higher."""
        words = QFontMetricsF(font(letters(1.0), BOLD)).horizontalAdvance(self.text().replace("&&", "&"))
        return QSize(max(em(WIDE), round(words) + em(2)), em(HIGH + LIFT))

    def minimumSizeHint(self) -> QSize:
        """No smaller: nothing of it is ever cut."""
        return self.sizeHint()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; the chosen one lies higher, with a golden frame and a tick."""
        theme, on = self._services.theme, self.isChecked()
        lift = 0 if on else em(LIFT)
        card = QRectF(self.rect()).adjusted(4, 4 + lift, -4, -4 - em(LIFT) + lift)
        with smooth(self) as painter:
            marked = on or self.underMouse()
            painter.setPen(QPen(QColor(theme.gold if marked else RULE), 2.6 if on else 1.4))
            painter.setBrush(QColor(PAPER))
            painter.drawRoundedRect(card, em(CHIP), em(CHIP))
            y = card.top() + em(0.55)
            if self.roses:
                step = em(2.1 * ROSE)
                left = card.center().x() - (self.roses - 1) * step / 2
                for number in range(self.roses):
                    draw_rose(painter, QPointF(left + number * step, y + em(ROSE)), em(ROSE), *RED_ROSE)
            words = card.adjusted(em(0.5), em(2.0) if self.roses else em(0.7), -em(0.5), -em(0.3))
            half = words.height() / 2
            painter.setPen(QColor(INK))
            painter.setFont(font(letters(1.0), BOLD))
            top = words.adjusted(0, 0, 0, -half)
            painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.text().replace("&&", "&"))
            painter.setPen(QColor(QUIET))
            painter.setFont(font(letters(SMALL), MEDIUM))
            painter.drawText(words.adjusted(0, half, 0, 0), Qt.AlignmentFlag.AlignCenter, self.minutes)
            if on:
                corner = card.topRight() + QPointF(-em(0.5), em(0.35))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.gold))
                painter.drawEllipse(corner, em(0.6), em(0.6))
                draw_icon(painter, Icon.TICK, corner, em(0.8), QColor(theme.on_accent))
        self._draw_ring()


class LengthChoice(QWidget):
    """The lengths of a game side by side. ``chosen(value)``; left and right go from one to the next."""

    chosen = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        set_role(self, QAccessible.Role.Grouping)
        self.title = label("quiet")
        leave_to_control(self.title)
        self.buttons: dict[Value, LengthCard] = {}
        self._one = QButtonGroup(self)
        rows = QVBoxLayout(self)
        space(rows, 0.2)
        rows.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)
        self._cards = QWidget()
        self._row = FlowLayout(self._cards)
        space(self._row, 0.5)
        self._row.centred = True
        rows.addWidget(self._cards)

    def show_lengths(self, lengths: Sequence[tuple[Value, Message, int]], now: Value, *, rounds: bool) -> None:
        """Offer these lengths: the value, what it is, and about how many minutes it takes.

        ``rounds``: the values are numbers of rounds, and have a rose for each.
        """
        values = [value for value, _, _ in lengths]
        if list(self.buttons) != values:
            for made in self.buttons.values():
                self._one.removeButton(made)
                self._row.removeWidget(made)
                discard(made)
            self.buttons = {value: self._card(value) for value in values}
        self.title.setText(say(translate("NewGame", "How long?")))
        self.setAccessibleName(self.title.text())
        for value, text, minutes in lengths:
            card = self.buttons[value]
            told = translate("NewGame", "{length}, about %n minute(s)", "how long a match is", minutes)
            lasts = translate("NewGame", "about %n min", "on a button: how long a match is", minutes)
            card.setText(say(text))
            card.minutes = say(lasts)
            card.roses = int(value) if rounds else 0
            card.setAccessibleName(say(told.put(length=text)))
            card.setChecked(value == now)
            card.updateGeometry()

    def _card(self, value: Value) -> LengthCard:
        made = LengthCard(self._services)
        made.clicked.connect(lambda: self.chosen.emit(value))
        self._one.addButton(made)
        self._row.addWidget(made)
        return made

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose the length before or after."""
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        cards = list(self.buttons.values())
        at = next((number for number, card in enumerate(cards) if card.hasFocus()), None)
        if way is None or at is None:
            super().keyPressEvent(event)
        elif 0 <= at + way < len(cards):
            cards[at + way].setFocus(Qt.FocusReason.OtherFocusReason)
            cards[at + way].click()


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
        typed = self.code.text().strip()
        if not typed:
            return translate("NewGame", "new cards", "in a line that sums up a table")
        code = typed if self.problem() else parse_deal_code(typed)
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
