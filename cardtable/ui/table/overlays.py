"""What lies over the table for a while: the bubble that says why not or asks, and the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from cardtable.messages import Message, translate
from cardtable.resources import asset
from cardtable.stage.commands import DIGITS
from cardtable.ui.flow import FlowLayout
from cardtable.ui.language import say
from cardtable.ui.parts import PushButton, button, clear, discard, label
from cardtable.ui.scene.drawing import told_later

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QPushButton

    from cardtable.app.table import GameTable

    Choices = Sequence[tuple[Message, Callable[[], None]]]

MARGIN: Final = 12
PADDING: Final = (16, 10, 10, 10)


class Bubble(QFrame):
    """Why something does not go, with a way to the rule, or a question: before something daring, or which of several.

    ``asked_rule`` carries the chapter's anchor.
    """

    asked_rule = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setObjectName("bubble")
        self._message: Message | None = None
        self._rule = ""
        self._point = QPoint()
        self._highest = MARGIN
        self._text = label("", wrap=True)
        self._deed: Callable[[], None] | None = None
        self._choices: Choices = ()
        self.choice_buttons: list[QPushButton] = []
        self._link = button(self._open_rule)
        self.yes_button = button(self._do)
        self._close = button(self.hide, bare=True)
        for made in (self._link, self.yes_button, self._close):
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.setText("×")
        rows = self._rows = QVBoxLayout(self)
        rows.setContentsMargins(*PADDING)
        rows.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        upper = QHBoxLayout()
        upper.addWidget(self._text, 1)
        upper.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        rows.addLayout(upper)
        rows.addWidget(self._link, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.yes_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._panel = QWidget()
        self._row = FlowLayout(self._panel, 8)
        rows.addWidget(self._panel)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now; empty while it is hidden."""
        return self._text.text() if self.isVisible() else ""

    def say(self, message: Message, rule: str, point: QPoint) -> None:
        """Say the message near a point of the table; ``rule`` is the chapter behind it, or empty."""
        self._begin(message, rule, point)
        self._appear()

    def ask(self, message: Message, point: QPoint, deed: Callable[[], None]) -> None:
        """Ask near a point of the table; ``deed`` is done when the answer is yes."""
        self._begin(message, "", point)
        self._deed = deed
        self._appear()
        self.yes_button.setFocus()

    def choose(self, message: Message, point: QPoint, choices: Choices, highest: int) -> None:
        """Ask which of these near a point of the table; each has a digit for a key, and is done when it is chosen.

        What is to be seen while somebody chooses lies above ``highest``, as far as there is room below.
        """
        self._begin(message, "", point)
        self._highest = highest
        self._offer(choices)
        self._appear()
        self.choice_buttons[0].setFocus()

    def answer(self, key: str) -> bool:
        """Choose what has this key; whether anything has."""
        keys = [say(digit) for digit, _ in zip(DIGITS, self._choices, strict=False)]
        if not self.chooses or key not in keys:
            return False
        self._choose(keys.index(key))
        return True

    @property
    def chooses(self) -> bool:
        """Whether it asks which of several."""
        return self.isVisible() and bool(self._choices)

    def spoken(self) -> str:
        """The question and its answers with their keys, for ears; empty while it does not ask which of several."""
        if not self.chooses:
            return ""
        names = [say(name) for name, _ in self._choices]
        keyed = [f"{name} ({say(digit)})" for name, digit in zip(names, DIGITS, strict=False)]
        return f"{self.text} {', '.join(keyed + names[len(keyed) :])}"

    def hide(self) -> None:
        """Go away; the keys are the table's again."""
        self._give_keys_back()
        super().hide()

    def _give_keys_back(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._ground.setFocus()

    def _choose(self, number: int) -> None:
        _, deed = self._choices[number]
        self.hide()
        deed()

    def _do(self) -> None:
        deed = self._deed
        self.hide()
        if deed is not None:
            deed()

    def _begin(self, message: Message, rule: str, point: QPoint) -> None:
        self._give_keys_back()
        self._message = message
        self._deed = None
        self._highest = MARGIN
        self._offer(())
        self._rule = rule
        self._point = point

    def _appear(self) -> None:
        self.show()
        self.retranslate()
        self.raise_()

    def _offer(self, choices: Choices) -> None:
        for old in self.choice_buttons:
            self._row.removeWidget(old)
            discard(old)
        self._choices = choices
        self.choice_buttons = [button(lambda number=number: self._choose(number)) for number in range(len(choices))]  # type: ignore[misc]
        for made in self.choice_buttons:
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(made)
            made.show()

    def retranslate(self) -> None:
        """Write the texts and find room for them."""
        if self._message is None:
            return
        self._text.setText(say(self._message))
        self._link.setText(say(translate("Table", "Show the rule")))
        self._close.setAccessibleName(say(translate("Table", "Close this message")))
        self._link.setVisible(bool(self._rule))
        self.yes_button.setText(say(translate("Table", "Do it anyway", "button: yes, cheat")))
        self.yes_button.setVisible(self._deed is not None)
        for place, (made, (name, _)) in enumerate(zip(self.choice_buttons, self._choices, strict=True)):
            key = f"  [{say(DIGITS[place])}]" if place < len(DIGITS) else ""
            made.setText(say(name) + key)
            made.setAccessibleName(say(name))
        self._panel.setVisible(bool(self._choices))
        self.place()

    def place(self) -> None:
        """Stay within the table, above the point."""
        parent = self._ground
        narrow = min(max(420, parent.width() // 3), parent.width() - 40)
        for width in (narrow, parent.width() // 2, parent.width() - 2 * MARGIN):
            self._fit(max(width, narrow))
            # Only a choice needs more room: its buttons come to lie side by side.
            if not self._choices or self.height() <= parent.height() - self._highest - MARGIN:
                break
        x = min(max(self._point.x() - self.width() // 2, MARGIN), parent.width() - self.width() - MARGIN)
        y = max(self._point.y() - self.height() - 16, self._highest)
        y = max(MARGIN, min(y, parent.height() - self.height() - MARGIN))
        self.move(x, y)

    def _fit(self, width: int) -> None:
        """Be so wide, and as high as that needs."""
        # A label that wraps tells its height only for a width that is fixed.
        text_width = width - self._close.sizeHint().width() - 40
        self._text.setMinimumHeight(0)
        self._text.setFixedSize(text_width, self._text.heightForWidth(text_width) + 4)
        panel_width = width - PADDING[0] - PADDING[2]
        self._panel.setFixedSize(panel_width, self._row.heightForWidth(panel_width))
        # Another text or a button less reaches the layout with the next event only.
        self._rows.invalidate()
        self._rows.activate()

    def _open_rule(self) -> None:
        self.asked_rule.emit(self._rule)


class Curtain(QWidget):
    """Covers the table while the machine goes from one person to the next; nothing private lies behind it.

    ``uncovered(seat)`` when the person shows the hand, ``peeking(bool)`` while the peek key or button is held,
    ``called(seat, action)`` for a call of somebody whose hand is not open, ``taken_back()``.
    """

    uncovered = Signal()
    peeking = Signal(bool)
    called = Signal(int, object)
    taken_back = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.seat = 0
        self.peeks = False
        self._name = ""
        self._last = ""
        self._calls: list[tuple[int, str, object, Message]] = []
        self._can_take_back = False
        self.sheet = QFrame(self)
        self.sheet.setObjectName("sheet")
        self._title = label("title", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint = label("quiet", wrap=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._story = label("", wrap=True)
        self._story.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.show_button = button(self.uncovered.emit, primary=True)
        self.peek_button = PushButton()
        self.peek_button.setIcon(QIcon(str(asset("icons", "eye.svg"))))
        self.peek_button.pressed.connect(lambda: self._peek(True))
        self.peek_button.released.connect(lambda: self._peek(False))
        self.back_button = button(self.taken_back.emit)
        self._call_row = QVBoxLayout()
        rows = QVBoxLayout(self.sheet)
        rows.setContentsMargins(36, 28, 36, 28)
        rows.setSpacing(14)
        rows.addWidget(self._title)
        rows.addWidget(self._story)
        rows.addLayout(self._call_row)
        for part in (self.show_button, self.peek_button, self.back_button, self._hint):
            rows.addWidget(part)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def draw(self, seat: int, name: str, story: str) -> None:
        """Come down for this person; ``story`` is the last public sentence."""
        self.seat = seat
        self._name = name
        self._last = story
        self.retranslate()
        self.fit()
        self.show()
        self.raise_()
        self.show_button.setFocus()

    def offer(self, table: GameTable) -> None:
        """Offer what persons may still call, and to take the last action back."""
        self._calls = [
            (seat, table.names[seat], command.action, command.label)
            for seat, command in table.calls()
            if command.warning is None
        ]
        self._can_take_back = table.take_back_refusal() is None
        self.retranslate()
        self.fit()

    def retranslate(self) -> None:
        """Write the texts."""
        self._title.setText(say(translate("Curtain", "Hand over to {player}").put(player=self._name)))
        self._story.setText(self._last)
        self._story.setVisible(bool(self._last))
        self.show_button.setText(say(translate("Curtain", "{player}: show my cards").put(player=self._name)))
        self.peek_button.setText(say(translate("Curtain", "Hold to peek (key V)")))
        self.back_button.setText(say(translate("Curtain", "Take back last move")))
        self.back_button.setVisible(self._can_take_back)
        self._hint.setText(say(translate("Curtain", "Everybody else, please look away.")))
        clear(self._call_row)
        for seat, name, action, text in self._calls:
            made = button(lambda seat=seat, action=action: self.called.emit(seat, action), primary=True)  # type: ignore[misc]
            made.setText(say(translate("Curtain", "{player}: {call}", "a player's call").put(player=name, call=text)))
            self._call_row.addWidget(made)
            # A part that was never shown has no height in the layout of a sheet that is laid out at once.
            made.show()

    def fit(self) -> None:
        """Cover the parent; the sheet lies in the middle."""
        parent = self._ground
        self.setGeometry(QRect(0, 0, parent.width(), parent.height()))
        self.sheet.setFixedWidth(min(560, parent.width() - 40))
        self.sheet.adjustSize()
        self.sheet.move((self.width() - self.sheet.width()) // 2, (self.height() - self.sheet.height()) // 2)

    def _peek(self, on: bool) -> None:
        if on != self.peeks:
            self.peeks = on
            if on and not self.peek_button.isDown():
                # Else the focus goes on to some button of the page, and the end of the peek with it.
                self.setFocus()
            self.sheet.setVisible(not on or self.peek_button.isDown())
            self.update()
            self.peeking.emit(on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the hand, V peeks while it is held."""
        if event.key() == Qt.Key.Key_V:
            if not event.isAutoRepeat():
                self._peek(True)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.hasFocus() and not self.peeks and not event.isAutoRepeat():
                self.uncovered.emit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The peek ends with the key."""
        if event.key() == Qt.Key.Key_V:
            if not event.isAutoRepeat():
                self.end_peek()
        else:
            super().keyReleaseEvent(event)

    def end_peek(self) -> None:
        """Cover everything again."""
        if self.peeks:
            self.peek_button.setDown(False)
            self._peek(False)
            self.sheet.show()
            self.show_button.setFocus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever looks elsewhere does not peek."""
        super().focusOutEvent(event)
        self.end_peek()

    def changeEvent(self, event: QEvent) -> None:
        """Nobody peeks in a window that is not in front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.end_peek()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """A shade over the table, except while somebody peeks."""
        if not self.peeks:
            with QPainter(self) as painter:
                painter.fillRect(self.rect(), QColor(0, 0, 0, 150))
