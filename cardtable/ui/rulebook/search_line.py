"""The line in which one looks for words in a book, and goes from one place to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QLineEdit, QToolButton, QWidget

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.lengths import space
from cardtable.ui.widgets.controls import button, label, set_tip, text_with_key

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class _Words(QLineEdit):
    """What is looked for: Enter goes on and Shift with Enter back, Escape empties it."""

    went = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape are for the search; where nothing is looked for, Escape is the book's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.went.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class SearchLine(QWidget):
    """Signals: ``wanted(words)`` whenever they change, ``went(1 or -1)`` to the next or the previous place."""

    wanted = Signal(str)
    went = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.words = _Words()
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self.wanted)
        self.words.went.connect(self.went)
        self.count = label("quiet")
        self.back = button(lambda: self.went.emit(-1), bare=True)
        self.forth = button(lambda: self.went.emit(1), bare=True)
        self.back.setText("‹")
        self.forth.setText("›")
        for made in (self.back, self.forth):
            made.setProperty("sign", True)
        rows = QGridLayout(self)
        space(rows, 0.25)
        rows.addWidget(self.words, 0, 0, 1, 3)
        rows.addWidget(self.count, 1, 0)
        rows.addWidget(self.back, 1, 1)
        rows.addWidget(self.forth, 1, 2)
        rows.setColumnStretch(0, 1)
        self.tell(0, 0)

    def retranslate(self) -> None:
        """Write the texts."""
        self.words.setPlaceholderText(say(translate("Rules", "Search", "in an empty line; short")))
        text = say(translate("Rules", "Search the rules"))
        self.words.setAccessibleName(text)
        set_tip(self.words, text_with_key(text, QKeySequence(QKeySequence.StandardKey.Find)))
        for sign in self.words.findChildren(QToolButton):
            sign.setAccessibleName(say(translate("Rules", "Clear the search")))
        enter, shift = Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier
        for made, text, key in (
            (self.back, say(translate("Rules", "Previous result")), QKeySequence(QKeyCombination(shift, enter))),
            (self.forth, say(translate("Rules", "Next result")), QKeySequence(enter)),
        ):
            made.setAccessibleName(text)
            set_tip(made, text_with_key(text, key))

    def begin(self) -> None:
        """Take the keys, with what was looked for last ready to be typed over."""
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()

    def tell(self, number: int, total: int) -> str:
        """Say at which place of how many one is, or that there is none; returns the sentence."""
        looking = bool(self.words.text().strip())
        if not looking:
            text = ""
        elif not total:
            text = say(translate("Rules", "Not in this book"))
        else:
            text = say(
                translate("Rules", "{number} of {total}", "the place of all that were found").put(
                    number=number, total=total
                )
            )
        self.count.setText(text)
        self.count.setVisible(looking)
        for made in (self.back, self.forth):
            made.setVisible(looking and total > 1)
        return text
