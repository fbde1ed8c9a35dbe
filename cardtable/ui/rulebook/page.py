"""The page of a rule book, for games that are not being played and for windows with no room beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from cardtable.app.tutorial_data import CONTINUE, TITLE, has_guide, invitation
from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.rulebook.book import RuleBook, shortcut_for_search
from cardtable.ui.widgets.brush_title import ScriptSign
from cardtable.ui.widgets.controls import button, set_tip
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from cardtable.engine.options import Options
    from cardtable.ui.services import Services

# Chapters, and beside them text that is no wider than one reads.
BOOK: Final = 62.0
# What lies beside each part of the head, in em.
HEAD_ROOM: Final = 0.75


class RulesPage(ScrolledPage):
    """Shows a rule book, opened at a chapter.

    Signals: ``left()`` back to where one came from, ``asked_guide(game)`` to the guided first round.
    """

    left = Signal()
    asked_guide = Signal(str)
    passing = True
    column = BOOK

    def __init__(self, services: Services) -> None:
        super().__init__(services, lambda: self.left.emit())
        self.script = ScriptSign()
        self.guide: QPushButton = button(lambda: self.asked_guide.emit(self.book.game))
        self.book = RuleBook(services)
        self.book.turned.connect(self._head)
        shortcut_for_search(self, self.book)
        self.head.setStretchFactor(self.title, 0)
        self.head.addWidget(self.script)
        self.head.addStretch(1)
        self.head.addWidget(self.guide)
        space(self.body, 0.6, 0, 0.6, 0, 1)
        self._below = QHBoxLayout()
        self.body.addLayout(self._below)
        self.body.addWidget(self.book, 1)
        self.retranslate()

    def open(self, game: str, anchor: str = "", options: Options | None = None) -> None:
        """Open a game's book at a chapter; ``options`` are those of the table one comes from."""
        self.book.open(game, anchor, options)

    def retranslate(self) -> None:
        """Write every text of the page, the book in the language in force."""
        super().retranslate()
        self.book.retranslate()
        self._head()

    def fit(self) -> None:
        """Beside the title, or below it where both would not find room."""
        parts = (self.back, self.title, self.script, self.guide)
        room = self.width() - 2 * self.side_air(self.width())
        fits = sum(part.sizeHint().width() + em(HEAD_ROOM) for part in parts) <= room
        here, there = (self.head, self._below) if fits else (self._below, self.head)
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
            self.fit()

    def arrive(self) -> None:
        """The text has its width only now."""
        self.book.arrive()

    def first(self) -> QWidget:
        """The text, which the arrows scroll."""
        return self.book.text
