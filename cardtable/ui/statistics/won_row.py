"""The last games as cards of the deck: what was won lies face up and higher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from cardtable.cards import RANKS, SUITS, Card
from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.language import say, when_text
from cardtable.ui.lengths import em
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import set_tip
from cardtable.ui.widgets.one_stop import OneStop, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.statistics import Result
    from cardtable.ui.services import Services

# All in em: how high a row of cards is, how much higher a card lies that was won, and how wide a card is at most.
CARDS, RISE, WIDEST = 4.8, 0.8, 2.75


class GameCard(Stop):
    """One game that was played: a card that lies face up and higher where it was won, else its back."""

    def __init__(self, services: Services, result: Result) -> None:
        super().__init__()
        self._services = services
        self.result = result
        match, seat = result
        won = (
            translate("Statistics", "won", "one of the last games")
            if seat.won
            else translate("Statistics", "lost", "one of the last games")
        )
        told = f"{say(won)}, {title_of(match.game)}, {when_text(match.ended)}"
        self.setAccessibleName(told)
        set_tip(self, told)

    @property
    def card(self) -> Card:
        """The card that stands for it, the same every time."""
        number = 17 * self.result.match.id % (len(RANKS) * len(SUITS))
        return Card.of(RANKS[number % len(RANKS)], SUITS[number // len(RANKS)])

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, and the ring of the keys."""
        pixmaps, ratio = self._services.pixmaps, self.devicePixelRatioF()
        margin = pixmaps.margin(self._width())
        width = self._width()
        won = self.result.seat.won
        picture = pixmaps.face(self.card, width, ratio) if won else pixmaps.back(1, width, ratio)
        top = 0 if won else em(RISE)
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QPointF(em(0.25) - margin, em(0.25) + top - margin), picture)
            if self.hasFocus() or self.underMouse():
                theme = self._services.frame
                painter.setPen(QPen(QColor(theme.text if self.hasFocus() else theme.accent), 0.15 * em()))
                ring = QRectF(em(0.25), em(0.25) + top, width, ASPECT * width).adjusted(-2, -2, 2, 2)
                painter.drawRoundedRect(ring, 0.08 * width + 2, 0.08 * width + 2)

    def _width(self) -> float:
        return self.width() - 2 * em(0.25)


class WonRow(OneStop):
    """The last games, the oldest at the left; for ears the newest comes first. ``asked(number)``: one of them."""

    asked = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_results(self, results: Sequence[Result]) -> None:
        """Show these, in the order in which they ended."""
        made = []
        for result in reversed(results):
            card = GameCard(self._services, result)
            card.clicked.connect(lambda _=False, number=result.match.id: self.asked.emit(number))
            made.append(card)
        self.take(made)
        self._lay()

    def sizeHint(self) -> QSize:
        """As high as a card and its rise."""
        return QSize(em(10), em(CARDS + 0.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lie closer in less room."""
        self._lay()

    def _lay(self) -> None:
        count = len(self.stops)
        if not count:
            return
        air = em(0.25)
        width = min(em(WIDEST), round((em(CARDS) - em(RISE)) / ASPECT))
        step = min(1.12 * width, (self.width() - width - 2 * air) / max(1, count - 1))
        for at, card in enumerate(reversed(self.stops)):
            card.setGeometry(round(at * step), 0, width + 2 * air, em(CARDS) + 2 * air)
            card.raise_()
