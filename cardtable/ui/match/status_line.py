"""Whose turn it is, over what happened last: always in the same room, however long the sentences are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.ui.painting.drawing import AT_LEFT, DEMI, MEDIUM, width_of, write
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.controls import NOTHING, set_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardtable.ui.match.key_button import Look

STATUS: Final = 1.16
LAST: Final = 0.88
# A status that is too long takes both lines, in letters as large as fit.
WRAPPED: Final = (1.08, 1.0, 0.92, 0.84, 0.76, 0.7)
_FLAGS: Final = int(AT_LEFT) | int(Qt.TextFlag.TextWordWrap)


class StatusLine(QWidget):
    """Two lines at the left of the bar; ``spoken`` are the same in words, for ears."""

    def __init__(self) -> None:
        super().__init__()
        self.status = ""
        self.said = ""
        self.said_first = False
        self.look: Look | None = None

    def set_texts(self, status: str, said: str, spoken: str = "", said_first: bool = False) -> None:
        """Write both lines, which are ``spoken`` to ears; their tool tip holds them whole.

        ``said_first``: where there is no room for both, the second one is what matters now.
        """
        if (status, said, said_first) != (self.status, self.said, self.said_first):
            self.status, self.said, self.said_first = status, said, said_first
            self.setAccessibleName(spoken)
            set_tip(self, "\n".join(part for part in (status, said) if part))
            self.setAccessibleDescription(NOTHING)
            self.update()

    def _fit(self, text: str, size: float) -> bool:
        return self.look is None or width_of(text, size * self.look.em, DEMI) <= self.width()

    @property
    def wrapped(self) -> str:
        """The text that takes both lines, where there is one that needs them; else empty."""
        if self.said_first and self.said and not (self._fit(self.status, STATUS) and self._fit(self.said, LAST)):
            return self.said
        return "" if self._fit(self.status, STATUS) else self.status

    def wrapped_size(self) -> float | None:
        """The size in em in which a long text takes both lines; ``None`` where each fits on one."""
        text = self.wrapped
        if self.look is None or not text:
            return None
        for size in WRAPPED:
            measure = QFontMetricsF(font(size * self.look.em, DEMI))
            room = measure.boundingRect(QRectF(0, 0, self.width(), 10_000), _FLAGS, text)
            if room.height() <= self.height() and room.width() <= self.width() + 1:
                return size
        return WRAPPED[-1]

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        if self.look is None:
            return
        em, theme = self.look.em, self.look.theme
        size = self.wrapped_size()
        whole = QRectF(self.rect())
        with QPainter(self) as painter:
            if size is not None:
                painter.setFont(font(size * em, DEMI))
                painter.setPen(QColor(theme.text))
                painter.drawText(whole, _FLAGS, self.wrapped)
            elif self.said and whole.height() >= 2.5 * em:
                upper = QRectF(0, whole.center().y() - 1.52 * em, whole.width(), 1.6 * em)
                lower = QRectF(0, whole.center().y() + 0.1 * em, whole.width(), 1.3 * em)
                write(painter, upper, self.status, STATUS * em, theme.text, DEMI, AT_LEFT)
                write(painter, lower, self.said, LAST * em, theme.quiet, MEDIUM, AT_LEFT)
            else:
                write(painter, whole, self.status, STATUS * em, theme.text, DEMI, AT_LEFT)
