"""The bar above the table (what is played, and the tools) and the bar below it (what can be done now)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from cardtable.messages import Message, translate
from cardtable.ui.deck.faces import colour_of
from cardtable.ui.deck.shapes import sign
from cardtable.ui.deck.style import FaceStyle
from cardtable.ui.language import say
from cardtable.ui.parts import PushButton, button, clear, label, set_flag

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.cards import Suit
    from cardtable.stage.table import Command


class TopBar(QFrame):
    """Title and progress at the left, tools at the right; where they find no room, one button opens them as a menu."""

    def __init__(self, tools: Sequence[tuple[str, Message, str, Callable[[], None]]]) -> None:
        """``tools`` are (id, text, key, action)."""
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
            self.buttons[name].setToolTip(f"{say(text)} ({key})" if key else say(text))
        self._menu_button.setText(say(translate("Table", "Menu")))
        self._menu.clear()
        for name, text, key, action in self._tools:
            if name not in self._hidden:
                self._menu.addAction(f"{say(text)}\t{key}" if key else say(text), action)
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
        self._row = QHBoxLayout()
        self._row.setSpacing(10)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._status)
        words.addWidget(self._said)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(18, 8, 18, 8)
        outer.addLayout(words, 1)
        outer.addLayout(self._row)
        self.buttons: list[tuple[QPushButton, Command]] = []
        self.go_on = button(self.went_on.emit, primary=True)
        self.go_on.hide()
        outer.addWidget(self.go_on)

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
        if [command.action for command in commands] != [command.action for _, command in self.buttons]:
            focused = any(made.hasFocus() for made, _ in self.buttons)
            clear(self._row)
            self.buttons = []
            if focused:
                self.lost_focus.emit()
            for command in commands:
                made = button(lambda: None)
                made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                self._row.addWidget(made)
                self.buttons.append((made, command))
        for place, command in enumerate(commands):
            made, _ = self.buttons[place]
            self.buttons[place] = (made, command)
            made.clicked.disconnect()
            made.clicked.connect(lambda _=False, command=command: self.pressed.emit(command))
            made.setText(f"{say(command.label)}  [{command.key}]")
            made.setAccessibleName(say(command.label))
            set_flag(made, "primary", command.primary)
            set_flag(made, "refused", command.refusal is not None)
            reason = why(command) if command.refusal is not None else ""
            made.setToolTip(reason)
            made.setAccessibleDescription(reason)
            if command.suit is not None:
                made.setIcon(suit_icon(command.suit, style, round(26 * scale), self.devicePixelRatioF()))
                made.setIconSize(QSize(round(26 * scale), round(26 * scale)))

    def command_for(self, key: str) -> Command | None:
        """The command with this key."""
        return next((command for _, command in self.buttons if command.key == key), None)

    def button_for(self, key: str) -> QWidget | None:
        """The button with this key."""
        return next((made for made, command in self.buttons if command.key == key), None)

    def retranslate(self) -> None:
        """Write the text of the waiting button; the commands come with the table."""
        self.go_on.setText(say(translate("Table", "Go on")))


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
