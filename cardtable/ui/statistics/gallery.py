"""The rogues' gallery: cheats that nobody noticed, each as the card it was done with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.games.catalogue import title_of
from cardtable.stage.counted_events import SHORT, told
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.language import day_text, say
from cardtable.ui.lengths import SMALL, em, letters
from cardtable.ui.painting.drawing import write
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.controls import set_tip
from cardtable.ui.widgets.one_stop import OneStop, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.statistics import Result
    from cardtable.stage.counted_events import Unnoticed
    from cardtable.ui.services import Services

# All in em: how wide and high a place is at least, how wide a card, and how far another one lies over it.
WIDE, HIGH, CARD, ASIDE = 13.5, 4.9, 2.6, 1.2
AIR: Final = 0.35
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CheatCard(Stop):
    """One cheat: its card face up, half under the other one where it was tucked, with what was done and when."""

    def __init__(self, services: Services, result: Result, cheat: Unnoticed) -> None:
        super().__init__()
        self._services, self._cheat = services, cheat
        self._day = day_text(result.match.ended.astimezone().date())
        heard = f"{say(told(cheat, result.seat.name))} {title_of(result.match.game)}, {self._day}"
        self.setAccessibleName(heard)
        set_tip(self, heard)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, the words beside them, and the ring of the keys."""
        theme, cheat = self._services.frame, self._cheat
        left, width = em(AIR), em(CARD)
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(QColor(theme.text if self.hasFocus() else theme.line), 0.13 * em()))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), em(0.6), em(0.6))
            top = (self.height() - ASPECT * width) / 2
            for at, card in enumerate((cheat.card, cheat.under)):
                if card is not None:
                    margin = self._services.pixmaps.margin(width)
                    picture = self._services.pixmaps.face(card, width, self.devicePixelRatioF())
                    painter.drawPixmap(QPointF(left + at * em(ASIDE) - margin, top - margin), picture)
            words = left + width + em(0.6) + (em(ASIDE) if cheat.under is not None else 0)
            line = QRectF(words, self.height() / 2 - em(1.25), self.width() - words - em(AIR), em(1.3))
            write(painter, line, say(SHORT[cheat.cheat]), letters(1.0), theme.text, align=_LEFT)
            line.translate(0, em(1.2))
            write(painter, line, self._day, letters(SMALL), theme.quiet, align=_LEFT)


class Gallery(OneStop):
    """Cheats side by side, the newest first. ``asked(number, line)``: one is to be watched in its match."""

    asked = Signal(int, int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    def show_cheats(self, cheats: Sequence[tuple[Result, Unnoticed]]) -> None:
        """Show these."""
        made = []
        for result, one in cheats:
            card = CheatCard(self._services, result, one)
            card.clicked.connect(lambda _=False, number=result.match.id, line=one.line: self.asked.emit(number, line))
            made.append(card)
        self.take(made)
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many side by side as there is room for."""
        self._lay()

    def _lay(self) -> None:
        columns = max(1, self.width() // em(WIDE))
        self.setFixedHeight(em(HIGH) * -(-len(self.stops) // columns))
        for at, card in enumerate(self.stops):
            card.setGeometry(
                at % columns * self.width() // columns, at // columns * em(HIGH), self.width() // columns, em(HIGH)
            )
