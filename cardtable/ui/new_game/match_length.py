"""How long a match is to be: cards with a rose for each round and honest minutes, of which one lies higher."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from cardtable.messages import translate
from cardtable.ui.a11y.roles import leave_to_control, set_role
from cardtable.ui.language import say
from cardtable.ui.metrics import CHIP, SMALL, em, letters, space
from cardtable.ui.painting.drawing import BOLD, INK, MEDIUM, PAPER, QUIET, RED_ROSE, RULE, draw_rose
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import PushButton, discard, label
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import Icon, draw_icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from cardtable.messages import Message
    from cardtable.ui.services import Services

Value = str | int | bool

# A card in em: how wide it is at least, how high, and how much higher the chosen one lies.
WIDE: Final = 11.5
HIGH: Final = 5.0
LIFT: Final = 0.5
ROSE: Final = 0.62


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
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
