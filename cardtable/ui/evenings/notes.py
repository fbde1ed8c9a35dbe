"""The evenings as notes: the day, how many games, and the faces of who was there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.app.evenings import Evening
from cardtable.ui.avatars.player_face import draw_face
from cardtable.ui.evenings.words import games_text, short_day, told
from cardtable.ui.lengths import SMALL, em, letters
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.ground import draw_ring, draw_tile
from cardtable.ui.widgets.value_list import ValueList

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

    from cardtable.ui.services import Services

# How wide and high a note is with the air round it, in em; and so many faces find room on it.
WIDE, HIGH = 16.0, 4.7
AIR: Final = 0.35
FACE: Final = 0.9
MOST: Final = 5


class Notes(ValueList[Evening]):
    """Every evening as a note, one of them chosen: below each other, or in one row where there is little room."""

    def __init__(self, services: Services) -> None:
        super().__init__(lambda evening: short_day(evening.day), told)
        self.setObjectName("wall")
        self.setItemDelegate(_Note(self, services))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lie(in_a_row=False)

    def lie(self, *, in_a_row: bool, most: int = 0) -> None:
        """Lie in a row, or below each other in so much height at most."""
        flow = QListView.Flow.LeftToRight if in_a_row else QListView.Flow.TopToBottom
        if self.flow() is not flow:
            self.setFlow(flow)
        high = em(HIGH)
        self.setMinimumWidth(0 if in_a_row else em(WIDE) + self.verticalScrollBar().sizeHint().width())
        self.setMaximumWidth(16_777_215 if in_a_row else self.minimumWidth())
        self.setFixedHeight(high if in_a_row else max(high, min(most, high * self.count())))
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """As large as it was told to be."""
        return QSize(em(WIDE), self.minimumHeight())


class _Note(QStyledItemDelegate):
    """Draws one evening."""

    def __init__(self, notes: Notes, services: Services) -> None:
        super().__init__(notes)
        self._notes, self._services = notes, services

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All are alike."""
        return QSize(em(WIDE), em(HIGH))

    @told_later
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The note, gold-framed where it is chosen."""
        theme, evening = self._services.frame, self._notes.values[index.row()]
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        air = em(AIR)
        note = option.rect.adjusted(air, air, -air, -air)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw_tile(painter, note, theme, chosen=chosen)
        if chosen and self._notes.hasFocus():
            draw_ring(painter, note, theme)
        self._draw_words(painter, note, evening, chosen)
        self._draw_faces(painter, note, evening)
        painter.restore()

    def _draw_words(self, painter: QPainter, note: QRect, evening: Evening, chosen: bool) -> None:
        theme = self._services.frame
        y = float(note.top() + em(0.5))
        for text, size, weight, colour in (
            (short_day(evening.day), 1.0, QFont.Weight.Bold if chosen else QFont.Weight.DemiBold, theme.text),
            (games_text(evening), SMALL, QFont.Weight.Medium, theme.quiet),
        ):
            how = font(letters(size), weight)
            metrics = QFontMetricsF(how)
            painter.setFont(how)
            painter.setPen(QColor(colour))
            words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, note.width() - em(1.6))
            painter.drawText(QPointF(note.left() + em(0.9), y + metrics.ascent()), words)
            y += metrics.height() + em(0.1)

    def _draw_faces(self, painter: QPainter, note: QRect, evening: Evening) -> None:
        seats = [row.results[-1].seat for row in evening.table()][:MOST]
        for at, seat in enumerate(reversed(seats)):
            middle = QPointF(note.right() - em(1.4) - at * em(1.5), note.bottom() - em(1.3))
            draw_face(painter, self._services, seat, middle, em(FACE))
