"""Month by month: how much was played, and how much of it was won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.messages import translate
from cardtable.ui.a11y.roles import set_role
from cardtable.ui.language import say
from cardtable.ui.lengths import SMALL, TITLE, em, letters
from cardtable.ui.painting.drawing import write_elided
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.statistics.words import month_name, month_text
from cardtable.ui.widgets.controls import discard, set_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.statistics import Month
    from cardtable.ui.services import Services

# How high the bars are with their words, in em.
MONTHS: Final = 6.2
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)


class _MonthBar(QWidget):
    """One month: how much was played as an outline, how much of it was won as its filling, and that as a figure."""

    def __init__(self, services: Services, month: Month, most: int) -> None:
        super().__init__()
        self._services, self._month, self._most = services, month, most
        text = translate("Statistics", "{month}: {won} won of {played}", "games of a month")
        told = say(text.put(month=month_text(month), won=month.won, played=month.played))
        self.setAccessibleName(told)
        set_tip(self, told)
        set_role(self, QAccessible.Role.ListItem)

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar between its figure and its name."""
        theme, month = self._services.frame, self._month
        wide = 0.64 * self.width()
        base, above = self.height() - em(1.5), em(1.4)
        unit = (base - above) / self._most
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left = (self.width() - wide) / 2
            bar = QRectF(left, base - month.played * unit, wide, month.played * unit)
            painter.setPen(QColor(theme.text))
            figure = QRectF(0, bar.top() - em(1.3), self.width(), em(1.2))
            write_elided(
                painter, figure, str(month.won) if month.played else "", letters(SMALL), QFont.Weight.Bold, _CENTRE
            )
            painter.setPen(QColor(theme.quiet))
            name = QRectF(0, base + em(0.2), self.width(), em(1.2))
            write_elided(painter, name, month_name(month), letters(SMALL), QFont.Weight.Medium, _CENTRE)
            if not month.played:
                return
            painter.setPen(QPen(QColor(theme.edge), 1.2))
            painter.setBrush(QColor(theme.sunk))
            painter.drawRoundedRect(bar, em(0.25), em(0.25))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            won = QRectF(bar.left(), base - month.won * unit, bar.width(), month.won * unit)
            painter.drawRoundedRect(won, em(0.25), em(0.25))


class Months(QWidget):
    """Month by month, the last one at the right."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.bars: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        set_role(self, QAccessible.Role.List)

    def show_months(self, months: Sequence[Month]) -> None:
        """Show these."""
        for bar in self.bars:
            discard(bar)
        most = max((one.played for one in months), default=1)
        self.bars = [_MonthBar(self._services, one, max(1, most)) for one in months]
        for bar in self.bars:
            bar.setParent(self)
            bar.show()
        self._lay()

    def sizeHint(self) -> QSize:
        """Room for the bars."""
        return QSize(em(12), em(MONTHS))

    def minimumSizeHint(self) -> QSize:
        """They become flatter, but not less."""
        return QSize(em(8), em(MONTHS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        self._lay()

    def _lay(self) -> None:
        step = min(em(TITLE * 2.4), self.width() / max(1, len(self.bars)))
        for at, bar in enumerate(self.bars):
            bar.setGeometry(round(at * step), 0, round(step), self.height())
