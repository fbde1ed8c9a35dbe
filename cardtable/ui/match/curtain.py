"""What covers the hand while the machine goes from one person to the next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QIcon, QKeyEvent, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardtable.messages import Message, translate
from cardtable.resources import asset
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.a11y.speech_text import sentence, spoken, with_key
from cardtable.ui.language import say
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import PushButton, button, clear, label, spoken_name
from cardtable.ui.widgets.icons import SPACE
from cardtable.ui.widgets.input_guard import HeldKey, InputGuard
from cardtable.ui.widgets.keys import letter_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFocusEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QPushButton

    from cardtable.app.match.screen import Call
    from cardtable.app.match.screen import Curtain as CurtainPart
    from cardtable.ui.scene.turn_writer import TurnWriter

WIDE: Final = 39.0
FACE: Final = 3.5
LEAST: Final = 12.5
SHADE: Final = 175
PEEK_KEY: Final = "V"


class Curtain(QWidget):
    """Covers hand and bar for the next person; the table above is public and stays in light.

    Nothing private lies behind it. Its buttons are where no card was, and deaf while a hand is still moving.
    ``uncovered(seat)`` when the person shows the hand, ``peeking(bool)`` while the peek key or button is held,
    ``called(seat, command)`` for a call of a player whose hand is not open, ``taken_back()``, ``left()`` when somebody
    is to play this turn for a person who is away.
    """

    uncovered = Signal()
    peeking = Signal(bool)
    called = Signal(int, object)
    taken_back = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = 0
        self._part: CurtainPart | None = None
        self.peeks = False
        self._name = ""
        self._told: tuple[tuple[str, str], ...] = ()
        self._from_the_top = False
        self._calls: tuple[Call, ...] = ()
        self._can_take_back = self._can_leave = self._stood_in = False
        self._room = QRect()
        self._lane = 0
        self._em = 16.0
        self.sheet = QFrame(self)
        self.sheet.setObjectName("sheet")
        set_role(self, QAccessible.Role.Dialog)
        self.face = QLabel()
        self._title = label("title", wrap=True)
        self._since = label("warning")
        self.story = label("", wrap=True)
        self.story.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.story.setTextFormat(Qt.TextFormat.RichText)
        self._hint = label("quiet", wrap=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.show_button = button(self.uncovered.emit, primary=True)
        self.peek_button = PushButton()
        self._eye = QIcon(str(asset("icons", "eye.svg")))
        self.peek_button.pressed.connect(lambda: self._peek(True))
        self.peek_button.released.connect(lambda: self._peek(False))
        self.back_button = button(self.taken_back.emit)
        self.leave_button = button(self.left.emit, bare=True)
        self.peek_button.installEventFilter(self)
        self.held_key = HeldKey(self)
        self.held_key.ended.connect(self.end_peek)
        self._build()
        self.guard = InputGuard(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def _build(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setObjectName("plain")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.story)
        self._call_row = QVBoxLayout()
        self.call_buttons: list[QPushButton] = []
        self._columns = QHBoxLayout(self.sheet)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addWidget(self._hint)
        left.addStretch(1)
        for part in (self._title, self._since):
            right.addWidget(part)
        right.addWidget(self._scroll, 1)
        right.addLayout(self._call_row)
        right.addWidget(self.show_button)
        self._others = QHBoxLayout()
        self._others.addWidget(self.peek_button, 1)
        self._others.addWidget(self.back_button, 1)
        right.addLayout(self._others)
        right.addWidget(self.leave_button)
        self._columns.addLayout(left)
        self._columns.addLayout(right, 1)

    def show_part(self, part: CurtainPart | None, face: Callable[[str, int], QPixmap], writer: TurnWriter) -> None:
        """Be down just as this says; a hand that is still moving presses nothing new."""
        if part == self._part and (part is None) != self.isVisible():
            return
        self._part = part
        if part is None:
            self.end_peek()
            self.hide()
            return
        self.show_face(face(part.face, part.colour))
        self._calls = part.calls
        self._can_take_back = part.can_take_back
        self._can_leave, self._stood_in = part.can_leave, part.stood_in
        # What was done to that person comes first.
        lines = [(writer.write(line), writer.spoken(line)) for line in part.lines]
        told = [(writer.html(one.text), say(one.text)) for one in part.notices]
        self.draw(part.seat, part.name, [*told, *lines], len(told))
        self.guard.watch()

    def draw_again(self) -> None:
        """The language is another one: what is shown next is written anew, even if it is the same."""
        self._part = None

    def draw(self, seat: int, name: str, told: Sequence[tuple[str, str]], first: int = 0) -> None:
        """Come down for this person; ``told`` is what has happened since that person looked, as HTML and in words.

        The ``first`` of them stay in sight.
        """
        # Where the keys go on to it from what was pressed, nobody has meant it yet.
        again = self.isVisible() and seat == self.seat and self.show_button.hasFocus()
        self.seat, self._name, self._told = seat, name, tuple(told)
        self._from_the_top = bool(first)
        self.retranslate()
        self.show()
        self.raise_()
        # What has just come up knows only now how far it can be scrolled.
        self._fit()
        self.show_button.setFocus()
        if not again:
            self.guard.start()

    def show_face(self, face: QPixmap) -> None:
        """Show this face beside the words."""
        self.face.setPixmap(face)

    def retranslate(self) -> None:
        """Write the texts."""
        self._title.setText(say(translate("Curtain", "Hand over to {player}").put(player=self._name)))
        self.setAccessibleName(self._title.text())
        self._since.setText(say(translate("Curtain", "Since you last looked")))
        self._since.setVisible(bool(self._told))
        self.story.setText("".join(f"<p style='margin:0'>{shown}</p>" for shown, _ in self._told))
        self.story.setAccessibleName(spoken(" ".join(sentence(words) for _, words in self._told)))
        self._scroll.setVisible(bool(self._told))
        self.peek_button.setAccessibleName(say(translate("Curtain", "Hold to peek (key V)")))
        move, turn = translate("Curtain", "Take back last move"), translate("Curtain", "Take that turn back")
        self.back_button.setText(say(turn if self._stood_in else move))
        self.back_button.setVisible(self._can_take_back)
        self.leave_button.setVisible(self._can_leave)
        self._hint.setText(say(translate("Curtain", "Everybody else, please look away.")))
        clear(self._call_row)
        self.call_buttons = []
        for call in self._calls:
            made = button(partial(self.called.emit, call.seat, call.command))
            self._call_row.addWidget(made)
            self.call_buttons.append(made)
            # A part that was never shown has no height in the layout of a sheet that is laid out at once.
            made.show()
        self._fit()

    @staticmethod
    def _call_text(call: Call) -> Message:
        text = translate("Curtain", "{player}: {call}", "a player's call")
        return text.put(player=call.name, call=call.command.label)

    def spoken(self, most: int) -> str:
        """The curtain for ears: whose turn it is, the newest sentences of what happened, and what can be done."""
        lines = self._told if self._from_the_top and len(self._told) <= most else self._told[-most:]
        told = [f"{self._since.text()}:", *(sentence(words) for _, words in lines)] if lines else []
        enter = QKeySequence(Qt.Key.Key_Return).toString(QKeySequence.SequenceFormat.NativeText)
        shown = with_key(spoken_name(self.show_button), enter)
        calls = (f"{say(self._call_text(call))}." for call in self._calls)
        return " ".join([f"{self._title.text()}.", *told, *calls, shown])

    # -- size and place --------------------------------------------------------------------------------------------

    def lay_out(self, room: QRect, lane: float, em: float) -> None:
        """Cover this part of the page; the hand begins ``lane`` below its upper edge."""
        self._room, self._lane, self._em = room, round(lane), em
        self._fit()

    def _fit(self) -> None:
        """The sheet lies at the lower edge, from the hand down or as high as its buttons need; words scroll in it."""
        em, room = self._em, self._room
        self.setGeometry(room)
        margin = round(0.9 * em)
        self._columns.setContentsMargins(margin, margin, margin, margin)
        self._columns.setSpacing(round(em))
        self._hint.setFixedWidth(round(8.5 * em))
        wide = min(round(WIDE * em), room.width() - round(em))
        inner = wide - round(8.5 * em) - 3 * margin
        self._write_names(inner)
        self._write_peek(inner)
        layout = self.sheet.layout()
        assert layout is not None
        layout.activate()
        story = min(self.story.heightForWidth(max(inner - 16, 10)) + 4, round(9 * em)) if self._told else 0
        self._scroll.setMinimumHeight(min(story, round(2.6 * em)))
        least = (
            layout.totalMinimumHeightForWidth(wide)
            if layout.hasHeightForWidth()
            else self.sheet.minimumSizeHint().height()
        )
        wanted = max(least - min(story, round(2.6 * em)) + story, round(LEAST * em))
        high = min(max(wanted, least), room.height() - round(0.6 * em))
        foot = round(0.5 * em)
        self.sheet.setGeometry((room.width() - wide) // 2, room.height() - high - foot, wide, high)
        # The label has the height of an earlier list until it is laid out, and with it the bar its range.
        seen = self._scroll.viewport().size()
        self.story.resize(seen.width(), max(seen.height(), self.story.heightForWidth(seen.width())))
        bar = self._scroll.verticalScrollBar()
        bar.setValue(0 if self._from_the_top else bar.maximum())

    def _write_names(self, room: int) -> None:
        """What buttons say with a name: a long one as far as there is room for it, and whole for readers."""
        show = translate("Curtain", "{player}: show my cards")
        away = translate("Curtain", "{player} is away: a computer plays this turn", "button")
        named = [(self.show_button, show, self._name), (self.leave_button, away, self._name)]
        for made, call in zip(self.call_buttons, self._calls, strict=True):
            named.append((made, self._call_text(call), call.name))
        for made, text, name in named:
            made.setAccessibleName(say(text.put(player=name)))
            made.setText(made.accessibleName())
            over = made.sizeHint().width() - room
            if over > 0:
                letters = made.fontMetrics()
                left = letters.horizontalAdvance(name) - over
                made.setText(say(text.put(player=letters.elidedText(name, Qt.TextElideMode.ElideRight, left))))

    def _write_peek(self, room: int) -> None:
        """Its words, after an eye as large as they are where both buttons of the row find room then."""
        peek, words, side = self.peek_button, self.peek_button.accessibleName(), round(self._em)
        peek.setIconSize(QSize(side, side))
        peek.setIcon(self._eye)
        peek.setText(SPACE + words if words else "")
        needed = peek.sizeHint().width() + self._others.spacing() + self.back_button.sizeHint().width()
        if self._can_take_back and needed > room:
            peek.setIcon(QIcon())
            peek.setText(words)

    # -- showing and peeking ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the buttons takes the keys from none of them."""
        self.show_button.setFocus()

    def keep_keys(self) -> None:
        """Space still shows the hand after a press on the cloth while the curtain is down."""
        if self.isVisible() and not self.peeks:
            self.show_button.setFocus()

    def _peek(self, on: bool) -> None:
        if on != self.peeks:
            self.peeks = on
            if not on:
                self.held_key.forget()
            if on and not self.peek_button.isDown():
                # Else the focus goes on to some button of the page, and the end of the peek with it.
                self.setFocus()
            self.sheet.setVisible(not on or self.peek_button.isDown())
            self.update()
            self.peeking.emit(on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the hand, V peeks while it is held."""
        if self.held_key.holds(event) or letter_of(event) == PEEK_KEY:
            self.held_key.goes_down(event)
            if not event.isAutoRepeat():
                self._peek(True)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.hasFocus() and not self.peeks and not event.isAutoRepeat():
                self.uncovered.emit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The peek ends with the key."""
        self.held_key.comes_up(event)
        super().keyReleaseEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What Space holds down on the button ends with that key, too, whatever it is called when it comes up."""
        if isinstance(event, QKeyEvent) and watched is self.peek_button:
            if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space:
                self.held_key.goes_down(event)
            elif event.type() == QEvent.Type.KeyRelease and event.key() != Qt.Key.Key_Space:
                self.held_key.comes_up(event)
        return super().eventFilter(watched, event)

    def end_peek(self) -> None:
        """Cover everything again."""
        if self.peeks:
            self.peek_button.setDown(False)
            self._peek(False)
            self.sheet.show()
            self.show_button.setFocus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Without the focus there is no peek."""
        super().focusOutEvent(event)
        self.end_peek()

    def changeEvent(self, event: QEvent) -> None:
        """In a window that is not in front there is no peek."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.end_peek()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """A shade over hand and bar, except while a player peeks."""
        if not self.peeks:
            with QPainter(self) as painter:
                painter.fillRect(self.rect().adjusted(0, self._lane, 0, 0), QColor(4, 14, 10, SHADE))
