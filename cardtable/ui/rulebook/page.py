"""The page of a rule book, for games that are not being played and for windows with no room beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.tutorial_data import CONTINUE, TITLE, has_guide, invitation
from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.rulebook.book import RuleBook, shortcut_for_search
from cardtable.ui.widgets.brush_title import ScriptSign
from cardtable.ui.widgets.controls import button, label, set_tip
from cardtable.ui.widgets.page import Page

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardtable.engine.options import Options
    from cardtable.ui.services import Services

# What lies round and between back button, title and the way to the guide.
HEAD_ROOM: Final = 84


class RulesPage(Page):
    """Shows a rule book, opened at a chapter.

    Signals: ``left()`` back to where one came from, ``asked_guide(game)`` to the guided first round.
    """

    left = Signal()
    asked_guide = Signal(str)
    passing = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.back: QPushButton = button(self.left.emit, bare=True)
        self.title = label("title")
        self.script = ScriptSign()
        self.guide: QPushButton = button(lambda: self.asked_guide.emit(self.book.game))
        self.book = RuleBook(services)
        self.book.turned.connect(self._head)
        shortcut_for_search(self, self.book)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        head = self._heads = QHBoxLayout()
        head.setContentsMargins(24, 18, 24, 10)
        head.setSpacing(18)
        head.addWidget(self.back)
        head.addWidget(self.title)
        head.addWidget(self.script)
        head.addStretch(1)
        head.addWidget(self.guide)
        middle = QHBoxLayout()
        middle.setContentsMargins(24, 0, 24, 24)
        middle.addWidget(self.book)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(head)
        self._below = QHBoxLayout()
        self._below.setContentsMargins(24, 0, 24, 0)
        rows.addLayout(self._below)
        rows.addLayout(middle, 1)

    def open(self, game: str, anchor: str = "", options: Options | None = None) -> None:
        """Open a game's book at a chapter; ``options`` are those of the table one comes from."""
        self.book.open(game, anchor, options)

    def retranslate(self) -> None:
        """Write every text of the page, the book in the language in force."""
        self.write_back()
        self.book.retranslate()
        self._head()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The way to the guide finds room."""
        super().resizeEvent(event)
        self._fit_guide()

    def _fit_guide(self) -> None:
        """Beside the title, or below it where both would not find room."""
        parts = (self.back, self.title, self.guide)
        fits = sum(part.sizeHint().width() for part in parts) + HEAD_ROOM <= self.width()
        here, there = (self._heads, self._below) if fits else (self._below, self._heads)
        if here.indexOf(self.guide) < 0:
            there.removeWidget(self.guide)
            here.addWidget(self.guide)
            if not fits:
                here.addStretch(1)

    def _head(self) -> None:
        """Head the page with what is open."""
        if self.book.game:
            title = self.book.title
            self.write_title(title, title if self.book.in_words else f"{title}: {say(translate('Home', 'Rules'))}")
            self.script.write("" if self.book.in_words else covers()[self.book.game].script)
            words = invitation(self.book.game, self.services.settings)
            self.guide.setText(say(TITLE if words == TITLE else CONTINUE))
            self.guide.setAccessibleName(spoken(say(words)))
            set_tip(self.guide, say(words))
            self.guide.setVisible(has_guide(self.book.game) and not self.book.in_words)
            self._fit_guide()

    def arrive(self) -> None:
        """The text has its width only now."""
        self.book.arrive()

    def first(self) -> QWidget:
        """The text, which the arrows scroll."""
        return self.book.text
