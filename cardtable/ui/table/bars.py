"""The line above the table (what is played, and the tools) and the bar below it (what can be done now).

Both have one height, which depends on the window and the size of text, never on what is written there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QWidget

from cardtable.messages import Message, translate
from cardtable.ui.language import say
from cardtable.ui.parts import button, discard, label, set_tip
from cardtable.ui.scene.drawing_kit import DEMI, width_of
from cardtable.ui.table.key_button import KeyButton, Look
from cardtable.ui.table.status_line import StatusLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.stage.commands import Command
    from cardtable.stage.units import Units
    from cardtable.ui.table.page import TablePage

HINT_KEY: Final = translate("Keys", "H", "letter of the button “Hint”")
GO_ON_KEY: Final = translate("Keys", "G", "letter of the button “Go on”")
LAST_TRICK_KEY: Final = translate("Keys", "K", "letter of the button “Last trick”")
# The least room for words, and how small letters of buttons become before some of them go behind “More”.
FEWEST_WORDS: Final = 13.0
SMALLER: Final = (1.0, 0.92, 0.84, 0.78)
GAP: Final = 0.55

Tool = tuple[str, "Callable[[], Message]", Message | QKeySequence | None, "Callable[[], None]"]
"""A tool of a table page: name, text (as it is now), key and deed."""


class TopBar(QFrame):
    """Title and progress at the left, tools at the right; those that find no room stand in the menu."""

    def __init__(self, tools: Sequence[Tool], in_menu: Sequence[Tool]) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._tools, self._in_menu = tools, in_menu
        self._title, self._progress = label("heading"), label("quiet")
        self._em = 16.0
        self.buttons: dict[str, QPushButton] = {}
        self._hidden: set[str] = set()
        for part in (self._title, self._progress):
            part.setParent(self)
        for name, _, _, action in tools:
            made = button(action, bare=True)
            made.setParent(self)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.buttons[name] = made
        self._menu = QMenu(self)
        self.menu_button = button(self._open_menu, bare=True)
        self.menu_button.setParent(self)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def lie(self, units: Units) -> None:
        """Be as high as the window and the size of text say."""
        self._em = units.em
        self.setFixedHeight(round(units.top))
        self._fit()

    def offer(self, name: str, offered: bool) -> None:
        """Whether this tool makes sense at this table."""
        self._hidden = self._hidden - {name} if offered else self._hidden | {name}
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See which tools find room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Tools from the right as long as title and progress keep their room; the last ones go into the menu first."""
        em, high = self._em, self.height()
        for part in (self._title, self._progress, *self.buttons.values(), self.menu_button):
            part.ensurePolished()
        title = self._title.sizeHint().width()
        progress = self._progress.sizeHint().width()
        left = 1.1 * em
        offered = [name for name, *_ in self._tools if name not in self._hidden]
        widths = {name: self.buttons[name].sizeHint().width() for name in offered}
        menu = self.menu_button.sizeHint().width()
        room = self.width() - left - title - 1.2 * em - progress - 1.5 * em - menu
        shown: list[str] = []
        for name in offered:
            if sum(widths[other] for other in (*shown, name)) > room:
                break
            shown.append(name)
        for name, made in self.buttons.items():
            made.setVisible(name in shown)
        x = self.width() - 0.4 * em - menu
        tall = min(self.menu_button.sizeHint().height(), high - 4)
        y = (high - tall) // 2
        self.menu_button.setGeometry(round(x), y, menu, tall)
        for name in reversed(shown):
            x -= widths[name]
            self.buttons[name].setGeometry(round(x), y, widths[name], tall)
        self._title.setGeometry(round(left), 0, title, high)
        after = round(left + title + 1.1 * em)
        self._progress.setGeometry(after, round(0.1 * em), max(round(x - after - 0.5 * em), 0), high)
        self._fill_menu(shown)

    def _fill_menu(self, shown: Sequence[str]) -> None:
        self._menu.clear()
        for name, text, key, action in (*self._tools, *self._in_menu):
            if name not in self._hidden and name not in shown:
                self._menu.addAction(f"{say(text())}\t{_key_text(key)}" if key is not None else say(text()), action)

    def _open_menu(self) -> None:
        self._menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    def set_texts(self, title: str, progress: str) -> None:
        """Write the title and how far the match is."""
        self._title.setText(title)
        self._progress.setText(progress)
        set_tip(self._progress, progress)
        self._fit()

    def retranslate(self) -> None:
        """Write the tools' texts."""
        for name, text, key, _ in self._tools:
            self.buttons[name].setText(say(text()))
            set_tip(self.buttons[name], f"{say(text())} ({_key_text(key)})" if key is not None else say(text()))
        self.menu_button.setText(say(translate("Table", "Menu")))
        set_tip(self.menu_button, say(translate("Table", "Settings, home page and what finds no room here")))
        self._fit()


class CommandBar(QFrame):
    """Whose turn it is and what happened last, and at the right the buttons; ``pressed`` carries the command.

    It makes the buttons of all commands, also of those that stand on the table: ``elsewhere`` says which these are.
    ``lost_focus`` when the button that had the focus has gone.
    """

    pressed = Signal(object)
    went_on = Signal()
    lost_focus = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.words = StatusLine()
        self.words.setParent(self)
        self.elsewhere: Callable[[Command], bool] = lambda _: False
        self.buttons: list[tuple[KeyButton, Command]] = []
        self.go_on = KeyButton()
        self.go_on.setParent(self)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.go_on.clicked.connect(self.went_on.emit)
        self.go_on.hide()
        self._offers_to_go_on = False
        self._going_on: tuple[Message, Message] | None = None
        self.more = KeyButton()
        self.more.setParent(self)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.clicked.connect(self._open_more)
        self.more.hide()
        self._menu = QMenu(self)
        self._look: Look | None = None

    def lie(self, units: Units, look: Look) -> None:
        """Be as high as the window and the size of text say, and look like this."""
        self._look = self.words.look = look
        self.setFixedHeight(round(units.bar))
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place words and buttons anew."""
        super().resizeEvent(event)
        self._fit()

    def show_go_on(self, shown: bool, meant: tuple[Message, Message] | None = None) -> None:
        """Offer to go on, or not; ``meant`` are words and key where that means something of its own."""
        self._offers_to_go_on = shown
        if meant != self._going_on:
            self._going_on = meant
            self.retranslate()
        self._fit()

    @property
    def go_on_key(self) -> Message:
        """The key of going on, as it is shown."""
        return GO_ON_KEY if self._going_on is None else self._going_on[1]

    def _fit(self) -> None:
        """Buttons from the right edge in their order; letters become smaller before some go behind “More”."""
        if self._look is None:
            return
        em = self._look.em
        gap = round(GAP * em)
        # Only one button is what one wants now.
        self.go_on.show_state(primary=not any(command.primary for _, command in self.buttons), refused=False)
        here = [(made, command) for made, command in self.buttons if not self.elsewhere(command)]
        extra = [self.go_on] if self._offers_to_go_on else []
        wanted = width_of(self.words.status, 1.16 * em, DEMI)
        words = min(max(wanted, FEWEST_WORDS * em), 0.42 * self.width())
        room = self.width() - 2.1 * em - words
        hidden: list[tuple[KeyButton, Command]] = []
        for scale in SMALLER:
            for made in (*extra, *(made for made, _ in here), self.more):
                made.scale = scale
            if self._width(extra, here, gap) <= room:
                break
        while here and self._width(extra, here, gap, more=bool(hidden)) > room:
            refused = [one for one in here if one[1].refusal is not None]
            quiet = [one for one in here if not one[1].primary]
            hidden.insert(0, (refused or quiet or here)[-1])
            here.remove(hidden[0])
        shown: list[KeyButton] = [*([self.more] if hidden else []), *extra, *(made for made, _ in here)]
        x = self.width() - round(em)
        for made in reversed(shown):
            hint = made.sizeHint()
            x -= hint.width()
            high = min(hint.height(), round(self.height() * 0.8))
            made.setGeometry(x, (self.height() - high) // 2, hint.width(), high)
            x -= gap
        left = round(1.1 * em)
        self.words.setGeometry(left, 2, max(x - left - round(0.4 * em), 10), self.height() - 4)
        for made in (self.more, self.go_on, *(made for made, command in self.buttons if not self.elsewhere(command))):
            made.setVisible(made in shown)
        self._fill_more(hidden)

    def _width(
        self, extra: Sequence[KeyButton], here: Sequence[tuple[KeyButton, Command]], gap: int, more: bool = False
    ) -> int:
        every = [*extra, *(made for made, _ in here), *([self.more] if more else [])]
        return sum(made.sizeHint().width() + gap for made in every)

    def _fill_more(self, hidden: Sequence[tuple[KeyButton, Command]]) -> None:
        self._menu.clear()
        for made, command in hidden:
            self._menu.addAction(f"{say(command.words)}\t{say(command.key)}", made.click)

    def _open_more(self) -> None:
        corner = self.more.mapToGlobal(self.more.rect().topLeft())
        corner.setY(corner.y() - self._menu.sizeHint().height())
        self._menu.popup(corner)

    def forget(self) -> None:
        """Offer and say nothing."""
        for made, _ in self.buttons:
            discard(made)
        self.buttons = []
        self.show_go_on(False)
        self.set_texts("", "")

    @property
    def status(self) -> str:
        """The line at the left."""
        return self.words.status

    @property
    def said(self) -> str:
        """The line below it."""
        return self.words.said

    def set_texts(self, status: str, said: str, said_first: bool = False) -> None:
        """Write whose turn it is, and the last thing that happened, or what matters more just now."""
        changed = status != self.words.status
        self.words.set_texts(status, said, said_first)
        if changed:
            self._fit()

    def show_commands(self, commands: Sequence[Command], why: Callable[[Command], str], look: Look) -> None:
        """Show these buttons; ``why`` says why one cannot be pressed now."""
        self._look = self.words.look = look
        if [_place(command) for command in commands] != [_place(command) for _, command in self.buttons]:
            self._make(commands)
        for place, command in enumerate(commands):
            made, _ = self.buttons[place]
            self.buttons[place] = (made, command)
            made.clicked.disconnect()
            made.clicked.connect(lambda _=False, command=command: self.pressed.emit(command))
            words = say(command.words)
            made.show_words(say(command.label), say(command.key), look, command.suit, command.card, words)
            made.show_state(command.primary, command.refusal is not None)
            reason = why(command) if command.refusal is not None else ""
            set_tip(made, reason or f"{words} ({say(command.key)})")
            made.setAccessibleDescription(reason)
        self._fit()

    def mark(self, action: object) -> None:
        """Mark the button of the action that a hint is about; ``None``: no button."""
        for made, command in self.buttons:
            made.mark(action is not None and command.action == action)

    def _make(self, commands: Sequence[Command]) -> None:
        focused = any(made.hasFocus() for made, _ in self.buttons)
        for made, _ in self.buttons:
            discard(made)
        self.buttons = []
        if focused:
            self.lost_focus.emit()
        for command in commands:
            made = KeyButton()
            made.setParent(self)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(lambda: None)
            self.buttons.append((made, command))

    def made_for(self, wanted: Callable[[Command], bool]) -> list[KeyButton]:
        """The buttons of these commands, which stand elsewhere."""
        return [made for made, command in self.buttons if wanted(command)]

    def command_of(self, button: KeyButton) -> Command:
        """What a button does."""
        return next(command for made, command in self.buttons if made is button)

    def command_for(self, key: str) -> Command | None:
        """The command with this key, a letter or digit of the language in force."""
        return next((command for _, command in self.buttons if say(command.key) == key), None)

    def button_for(self, key: str) -> QWidget | None:
        """The button with this key."""
        return next((made for made, command in self.buttons if say(command.key) == key), None)

    def retranslate(self) -> None:
        """Write the texts of the bar's own buttons; the commands come with the table."""
        if self._look is None:
            return
        plain = translate("Table", "Go on")
        words = say(plain if self._going_on is None else self._going_on[0])
        self.go_on.show_words(words, say(self.go_on_key), self._look)
        set_tip(self.go_on, say(translate("Table", "Let the next player act")) if self._going_on is None else words)
        self.more.show_words(say(translate("Table", "More", "button: what found no room")) + " ▴", "", self._look)
        self.more.show_state(primary=False, refused=False)
        set_tip(self.more, say(translate("Table", "What finds no room here")))
        self._fit()


def _key_text(key: Message | QKeySequence) -> str:
    """A key as the language and the system write it: Ctrl+Z, Strg+Z or ⌘Z."""
    return say(key) if isinstance(key, Message) else key.toString(QKeySequence.SequenceFormat.NativeText)


def _place(command: Command) -> tuple[Message, int | None, bool]:
    """What makes a button another one: its action may change with what is picked."""
    return command.key, command.seat, command.answer


def tools_of(page: TablePage) -> list[Tool]:
    """The tools of a table page."""
    return [
        ("hint", _always(translate("Table", "Hint")), HINT_KEY, lambda: page.gestures.hint()),
        ("back", _always(translate("Table", "Take back")), QKeySequence("Ctrl+Z"), page.take_back),
        ("sort", _always(translate("Table", "Sort hand")), QKeySequence("Ctrl+S"), lambda: page.ordering.sort()),
        (
            "cover",
            _always(translate("Table", "Cover cards")),
            QKeySequence("Ctrl+H"),
            lambda: page.handover.hide_cards(),
        ),
        ("log", _always(translate("Table", "Log")), QKeySequence("F7"), lambda: page.log.toggle()),
        ("scores", _always(translate("Table", "Scores")), QKeySequence("F8"), page.asked_scores.emit),
        ("rules", _always(translate("Table", "Rules")), QKeySequence("F1"), lambda: page.asked_rules.emit("")),
        ("sound", lambda: page.hearing.text(), QKeySequence("Ctrl+M"), lambda: page.hearing.toggle()),
    ]


def menu_of(page: TablePage) -> list[Tool]:
    """What stands in the menu of a table page."""
    return [
        (
            "redo",
            _always(translate("Table", "Redo", "play again what was taken back")),
            QKeySequence("Ctrl+Y"),
            page.redo,
        ),
        (
            "again",
            _always(translate("Table", "Since my last turn")),
            QKeySequence("F9"),
            lambda: page.since.play_again(),
        ),
        ("settings", _always(translate("Table", "Settings")), None, page.asked_settings.emit),
        ("home", _always(translate("Table", "Home")), None, page.left.emit),
    ]


def _always(text: Message) -> Callable[[], Message]:
    return lambda: text
