"""The guided first round of a game, offered once, when a person first sits down at it, and never pushed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout

from cardtable.app.tutorial_data import TITLE, guide_of, is_to_be_offered, with_progress
from cardtable.messages import translate
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.language import say
from cardtable.ui.lengths import em, space
from cardtable.ui.widgets.controls import button, label

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from cardtable.ui.services import Services

# In so many em the answers stand beside the sentence.
BESIDE: Final = 46


class GuideOffer(QFrame):
    """One sentence and two answers, ``wanted(game)`` and ``refused()``; once it was seen, it does not come again."""

    wanted = Signal(str)
    refused = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.setObjectName("card")
        self._services = services
        self._game = ""
        self.words = label("", wrap=True)
        leave_to_control(self.words)
        self.go = button(lambda: self.wanted.emit(self._game))
        self.no = button(self._refuse, bare=True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        space(self._row, 0.5, 1, 0.4)
        self._row.addWidget(self.words, 1)
        answers = QHBoxLayout()
        answers.addWidget(self.go)
        answers.addWidget(self.no)
        self._row.addLayout(answers)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow page the answers stand below the sentence."""
        super().resizeEvent(event)
        beside = self.width() >= em(BESIDE)
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def set_up(self, game: str) -> None:
        """Offer the guide of this game, where it was not offered yet."""
        settings = self._services.settings
        self._game = game
        offered = is_to_be_offered(game, settings)
        self.setVisible(offered)
        if offered:
            self._services.change(guides=with_progress(settings, game, offered=True))
            self.retranslate()

    def _refuse(self) -> None:
        self.hide()
        self.refused.emit()

    def retranslate(self) -> None:
        """Write the texts."""
        guide = guide_of(self._game)
        if guide is None:
            return
        told = translate("Guide", "Is this game new to you? A guided first round shows it step by step ({length}).")
        self.words.setText(say(told.put(length=guide.length)))
        self.go.setText(say(TITLE))
        self.go.setAccessibleDescription(self.words.text())
        self.no.setText(say(translate("Guide", "Not now")))
