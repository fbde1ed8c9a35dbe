"""The bar above the table (what is played, and the tools) and the bar below it (what can be done now)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from cardtable.messages import Message, translate
from cardtable.ui.deck.faces import colour_of
from cardtable.ui.deck.shapes import sign
from cardtable.ui.deck.style import FaceStyle
from cardtable.ui.flow import FlowLayout
from cardtable.ui.language import say
from cardtable.ui.parts import PushButton, button, discard, label, set_flag, set_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.cards import Suit
    from cardtable.stage.commands import Command
    from cardtable.ui.table.page import TablePage

GAP: Final = 10
FEWEST_WORDS: Final = 250
WORDS_SHARE: Final = 0.26
HINT_KEY: Final = translate("Keys", "H", "letter of the button “Hint”")
GO_ON_KEY: Final = translate("Keys", "G", "letter of the button “Go on”")

Tool = tuple[str, Message, Message | QKeySequence | None, "Callable[[], None]"]
"""A tool of a table page: name, text, key and deed."""


class TopBar(QFrame):
    """Title and progress at the left, tools at the right; where they find no room, one button opens them as a menu."""

    def __init__(self, tools: Sequence[Tool]) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._tools = tools
        self._title = label("heading")
        self._progress = label("quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 12, 8)
        row.setSpacing(6)
        self.setMinimumHeight(54)
        row.addWidget(self._title)
        row.addSpacing(12)
        row.addWidget(self._progress, 1)
        self.buttons: dict[str, QPushButton] = {}
        self._hidden: set[str] = set()
        # Not in the bar's layout, or the tools would keep the window from becoming narrow.
        self._tool_row = QWidget(self)
        inside = QHBoxLayout(self._tool_row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(6)
        for name, _, _, action in tools:
            made = button(action, bare=True)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.buttons[name] = made
            inside.addWidget(made)
        self._menu = QMenu(self)
        self._menu_button = PushButton()
        self._menu_button.setMenu(self._menu)
        row.addWidget(self._menu_button)

    def offer(self, name: str, offered: bool) -> None:
        """Whether this tool makes sense at this table."""
        self._hidden = self._hidden - {name} if offered else self._hidden | {name}
        self.buttons[name].setVisible(offered)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether the tools find room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wanted = sum(made.sizeHint().width() + 6 for name, made in self.buttons.items() if name not in self._hidden)
        words = self._title.sizeHint().width() + self._progress.sizeHint().width()
        narrow = wanted > self.width() - words - 60
        self._tool_row.setVisible(not narrow)
        self._tool_row.setGeometry(self.width() - wanted - 12, 0, wanted, self.height())
        self._menu_button.setVisible(narrow)

    def set_texts(self, title: str, progress: str) -> None:
        """Write the title and how far the match is."""
        self._title.setText(title)
        self._progress.setText(progress)
        self._fit()

    def retranslate(self) -> None:
        """Write the tools' texts."""
        for name, text, key, _ in self._tools:
            self.buttons[name].setText(say(text))
            set_tip(self.buttons[name], f"{say(text)} ({_key_text(key)})" if key is not None else say(text))
        self._menu_button.setText(say(translate("Table", "Menu")))
        self._menu.clear()
        for name, text, key, action in self._tools:
            if name not in self._hidden:
                self._menu.addAction(f"{say(text)}\t{_key_text(key)}" if key is not None else say(text), action)
        self._fit()


class CommandBar(QFrame):
    """The line that says whose turn it is, and the buttons; ``pressed`` carries the command.

    ``lost_focus`` when the button that had the focus has gone.
    """

    pressed = Signal(object)
    went_on = Signal()
    lost_focus = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._status = label("heading", wrap=True)
        self._said = label("quiet", wrap=True)
        self._stacked = False
        self._rows = 0
        self._panel = QWidget()
        self._row = FlowLayout(self._panel, GAP)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._status)
        words.addWidget(self._said)
        self._outer = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._outer.setContentsMargins(18, 8, 18, 8)
        upper = QHBoxLayout()
        upper.setSpacing(GAP)
        upper.addLayout(words, 1)
        self._outer.addLayout(upper, 1)
        self._outer.addWidget(self._panel)
        self.buttons: list[tuple[QPushButton, Command]] = []
        self.go_on = button(self.went_on.emit, primary=True)
        self.go_on.hide()
        # Beside the words, so that the commands stay where they are when it comes and goes.
        upper.addWidget(self.go_on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether words and buttons fit side by side."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._settle()

    def changeEvent(self, event: QEvent) -> None:
        """Other texts and sizes of text need other room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._settle()

    def _settle(self) -> None:
        self._stacked = False
        self._rows = 0
        self._fit()

    def show_go_on(self, shown: bool) -> None:
        """Offer to go on, or not."""
        self.go_on.setVisible(shown)
        self._fit()

    def _fit(self) -> None:
        """Side by side where there is room for both, else the buttons below the words, in as many rows as needed.

        The bar keeps the room it has once needed, because the table above it would jump.
        """
        wanted = sum(made.sizeHint().width() + GAP for made, _ in self.buttons)
        if (
            wanted + self.go_on.sizeHint().width() + max(FEWEST_WORDS, round(self.width() * WORDS_SHARE))
            > self.width()
            > 0
        ):
            self._stacked = True
        beside = not self._stacked
        directions = QBoxLayout.Direction
        self._outer.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._panel.setMinimumWidth(wanted if beside else 0)
        needed = self._row.heightForWidth(wanted if beside else self.width() - 36)
        self._rows = max(self._rows, needed, self.go_on.sizeHint().height())
        self._panel.setFixedHeight(self._rows)

    def forget(self) -> None:
        """Offer and say nothing."""
        for made, _ in self.buttons:
            self._row.removeWidget(made)
            discard(made)
        self.buttons = []
        self.go_on.hide()
        self.set_texts("", "")

    @property
    def status(self) -> str:
        """The line at the left."""
        return self._status.text()

    def set_texts(self, status: str, said: str) -> None:
        """Write whose turn it is, and the last thing that happened."""
        self._status.setText(status)
        self._said.setText(said)

    def show_commands(
        self, commands: Sequence[Command], why: Callable[[Command], str], style: FaceStyle, scale: float
    ) -> None:
        """Show these buttons; ``why`` says why one cannot be pressed now."""
        if [_place(command) for command in commands] != [_place(command) for _, command in self.buttons]:
            focused = any(made.hasFocus() for made, _ in self.buttons)
            for made, _ in self.buttons:
                self._row.removeWidget(made)
                discard(made)
            self.buttons = []
            if focused:
                self.lost_focus.emit()
            for command in commands:
                made = button(lambda: None)
                made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                self._row.addWidget(made)
                made.show()
                self.buttons.append((made, command))
        for place, command in enumerate(commands):
            made, _ = self.buttons[place]
            self.buttons[place] = (made, command)
            made.clicked.disconnect()
            made.clicked.connect(lambda _=False, command=command: self.pressed.emit(command))
            made.setText(f"{say(command.label)}  [{say(command.key)}]")
            made.setAccessibleName(say(command.label))
            set_flag(made, "primary", command.primary)
            set_flag(made, "refused", command.refusal is not None)
            reason = why(command) if command.refusal is not None else ""
            set_tip(made, reason)
            made.setAccessibleDescription(reason)
            if command.suit is not None:
                made.setIcon(suit_icon(command.suit, style, round(26 * scale), self.devicePixelRatioF()))
                made.setIconSize(QSize(round(26 * scale), round(26 * scale)))
        self._fit()

    def command_for(self, key: str) -> Command | None:
        """The command with this key, a letter or digit of the language in force."""
        return next((command for _, command in self.buttons if say(command.key) == key), None)

    def button_for(self, key: str) -> QWidget | None:
        """The button with this key."""
        return next((made for made, command in self.buttons if say(command.key) == key), None)

    def retranslate(self) -> None:
        """Write the text of the waiting button; the commands come with the table."""
        self.go_on.setText(f"{say(translate('Table', 'Go on'))}  [{say(GO_ON_KEY)}]")
        self.go_on.setAccessibleName(say(translate("Table", "Go on")))


def _key_text(key: Message | QKeySequence) -> str:
    """A key as the language and the system write it: Ctrl+Z, Strg+Z or ⌘Z."""
    return say(key) if isinstance(key, Message) else key.toString(QKeySequence.SequenceFormat.NativeText)


def _place(command: Command) -> tuple[Message, int | None]:
    """What makes a button another one: its action may change with what is picked."""
    return command.key, command.seat


def suit_icon(suit: Suit, style: FaceStyle, size: int, ratio: float) -> QIcon:
    """A suit sign on a white disc."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#fffdf8"))
        painter.drawEllipse(0, 0, size, size)
        painter.translate(size / 2, size / 2)
        painter.scale(size / 160, size / 160)
        painter.setBrush(QColor(colour_of(suit, style)))
        painter.drawPath(sign(suit))
    return QIcon(pixmap)


def tools_of(page: TablePage) -> list[Tool]:
    """The tools of a table page."""
    return [
        ("hint", translate("Table", "Hint"), HINT_KEY, lambda: page.gestures.hint()),
        ("back", translate("Table", "Take back"), QKeySequence("Ctrl+Z"), page.take_back),
        ("sort", translate("Table", "Sort hand"), QKeySequence("Ctrl+S"), lambda: page.ordering.sort()),
        ("cover", translate("Table", "Cover cards"), QKeySequence("Ctrl+H"), lambda: page.handover.hide_cards()),
        ("log", translate("Table", "Log"), QKeySequence("F7"), lambda: page.log.toggle()),
        ("scores", translate("Table", "Scores"), QKeySequence("F8"), page.asked_scores.emit),
        ("rules", translate("Table", "Rules"), QKeySequence("F1"), lambda: page.asked_rules.emit("")),
        ("settings", translate("Table", "Settings"), None, page.asked_settings.emit),
        ("home", translate("Table", "Home"), None, page.left.emit),
    ]
