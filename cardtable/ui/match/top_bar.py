"""The line above the table: what is played, and the tools.

Its height depends on the window and the size of text, never on what is written there.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QMenu, QPushButton

from cardtable.messages import Message, translate
from cardtable.stage.common_words import REPLAY, REVIEW
from cardtable.ui.language import say
from cardtable.ui.match.command_bar import HINT_KEY
from cardtable.ui.widgets.controls import (
    HOME_KEY,
    OTHER_SEATS,
    SAME_DEAL,
    button,
    label,
    pop_up,
    set_tip,
    text_with_key,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.app.match.screen import Top
    from cardtable.stage.units import Units

# Tools that do not make sense at every table.
SOMETIMES: Final = frozenset(
    ("cover", "hint", "back", "guide", "replay", "review", "redo", "code", "seats", "phones", "order")
)

Tool = tuple[str, Message | None, Message | QKeySequence | None]
"""A tool of a match: its name, its text where that is always the same, and its key."""

TOOLS: Final[tuple[Tool, ...]] = (
    ("hint", translate("Table", "Hint"), HINT_KEY),
    ("back", translate("Table", "Take back"), QKeySequence("Ctrl+Z")),
    ("sort", translate("Table", "Sort hand"), QKeySequence("Ctrl+S")),
    ("order", None, QKeySequence("Ctrl+K")),
    ("cover", translate("Table", "Cover cards"), QKeySequence("Ctrl+H")),
    ("log", translate("Table", "Log"), QKeySequence("F7")),
    ("scores", translate("Table", "Scores"), QKeySequence("F8")),
    ("rules", translate("Table", "Rules"), QKeySequence("F1")),
    ("sound", None, QKeySequence("Ctrl+M")),
)
IN_MENU: Final[tuple[Tool, ...]] = (
    ("redo", translate("Table", "Redo", "play again what was taken back"), QKeySequence("Ctrl+Y")),
    ("again", translate("Table", "Since my last turn"), QKeySequence("F9")),
    ("replay", REPLAY, None),
    ("review", REVIEW, None),
    ("code", None, None),
    ("deal", SAME_DEAL, None),
    ("seats", OTHER_SEATS, None),
    ("guide", None, None),
    ("new", translate("Table", "New game"), None),
    ("phones", translate("Table", "Play with phones …"), None),
    ("full", translate("Table", "Full screen", "switches it on and off"), QKeySequence("F11")),
    ("settings", translate("Table", "Settings"), None),
    ("home", translate("Table", "Home"), HOME_KEY),
)


class TopBar(QFrame):
    """Title and progress at the left, tools at the right; those that find no room stand in the menu.

    Signal ``used(name)`` when a tool is. ``words`` are what tools are called whose text is not always the same.
    """

    used = Signal(str)

    def __init__(
        self, tools: Sequence[Tool], in_menu: Sequence[Tool], words: Mapping[str, Callable[[], Message]]
    ) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._tools, self._in_menu, self._words = tools, in_menu, words
        self._texts = {name: text for name, text, _ in (*tools, *in_menu)}
        self._keys = {name: key for name, _, key in tools}
        self._title, self._progress, self._code = label("heading"), label("quiet"), label("quiet")
        self._em = 16.0
        self.buttons: dict[str, QPushButton] = {}
        self._hidden: set[str] = set()
        self._shown: Sequence[str] = ()
        self._part: Top | None = None
        for part in (self._title, self._progress, self._code):
            part.setParent(self)
        for name, _, _ in tools:
            made = button(partial(self.used.emit, name), bare=True)
            made.setParent(self)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.buttons[name] = made
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.menu_button = button(self.open_menu, bare=True)
        self.menu_button.setParent(self)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def lay_out(self, units: Units) -> None:
        """Be as high as the window and the size of text say."""
        self._em = units.em
        self.setFixedHeight(round(units.top))
        self._fit()

    def show_part(self, part: Top) -> None:
        """Show this title, how far the match is, and the tools that make sense."""
        if part == self._part:
            return
        self._hidden = set(SOMETIMES) - part.tools
        for name in self._words.keys() & self.buttons.keys():
            if self.buttons[name].text() != self._text(name):
                self._write(name)
        self.set_texts(say(part.title), say(part.progress), part.code)
        self._part = part

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See which tools find room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Tools from the right as long as title and progress keep their room; the last ones go into the menu first."""
        em, high = self._em, self.height()
        for part in (self._title, self._progress, self._code, *self.buttons.values(), self.menu_button):
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
            room -= widths[name]
            if room < 0:
                break
            shown.append(name)
        for name, made in self.buttons.items():
            made.setVisible(name in shown)
        x = self.width() - 0.4 * em - menu
        self.menu_button.setGeometry(round(x), 2, menu, high - 4)
        for name in reversed(shown):
            x -= widths[name]
            self.buttons[name].setGeometry(round(x), 2, widths[name], high - 4)
        self._title.setGeometry(round(left), 0, title, high)
        after = round(left + title + 1.1 * em)
        self._progress.setGeometry(after, round(0.1 * em), max(round(x - after - 0.5 * em), 0), high)
        # The code of the deal is there where nothing else wants its room.
        code = self._code.sizeHint().width()
        beside = after + progress + 1.1 * em
        self._code.setVisible(bool(self._code.text()) and len(shown) == len(offered) and beside + code + 0.5 * em <= x)
        self._code.setGeometry(round(beside), round(0.1 * em), code, high)
        self._shown = shown

    def _fill_menu(self) -> None:
        self._menu.clear()
        for name, _, key in (*self._tools, *self._in_menu):
            if name not in self._hidden and name not in self._shown:
                text = self._text(name)
                shortcut = f"\t{_key_text(key)}" if key is not None else ""
                self._menu.addAction(text + shortcut, partial(self.used.emit, name))

    def _text(self, name: str) -> str:
        """What a tool is called now."""
        text = self._texts[name]
        return say(self._words[name]() if text is None else text)

    def open_menu(self) -> None:
        """Show what does not fit into the line."""
        self._fit()
        at = self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft())
        pop_up(self._menu, at, self.menu_button.text())

    def set_texts(self, title: str, progress: str, code: str) -> None:
        """Write the title, how far the match is, and the code of its deal where that gives nothing away any more."""
        self._code.setText(code)
        set_tip(self._code, say(translate("Deals", "Deal code {code}").put(code=code)))
        self._title.setText(title)
        self._progress.setText(progress)
        set_tip(self._progress, progress)
        self._fit()

    def _write(self, name: str) -> None:
        """Write what a tool is called now, in its tip, too."""
        text, key = self._text(name), self._keys[name]
        self.buttons[name].setText(text)
        set_tip(self.buttons[name], f"{text} ({_key_text(key)})" if key is not None else text)

    def retranslate(self) -> None:
        """Write the tools' texts; the title comes with the table."""
        self._part = None
        for name in self.buttons:
            self._write(name)
        self.menu_button.setText(say(translate("Table", "Menu")))
        inside = say(translate("Table", "Settings, home page and what does not fit here"))
        set_tip(self.menu_button, text_with_key(inside, Qt.Key.Key_Escape))
        self._fit()


def _key_text(key: Message | QKeySequence) -> str:
    """A key as the language and the system write it: Ctrl+Z, Strg+Z or ⌘Z."""
    return say(key) if isinstance(key, Message) else key.toString(QKeySequence.SequenceFormat.NativeText)
