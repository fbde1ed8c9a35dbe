"""The sheet of an evening on a page: drawn as it is printed, and for keys and ears a table of who won what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.ui.evenings.sheet_drawing import INK, SheetDrawing
from cardtable.ui.evenings.words import cheat_text, evening_grid
from cardtable.ui.metrics import em
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.backgrounds import draw_shadow
from cardtable.ui.widgets.controls import plain_tip
from cardtable.ui.widgets.grid import GridTable

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.evenings import Evening
    from cardtable.app.page import Grid
    from cardtable.ui.services import Services

# Room for the shadow: at the sides and above, and below, in em.
AROUND, BELOW = 0.8, 1.6


class _Ring(QStyledItemDelegate):
    """Draws nothing but where the keys are: everything else stands on the sheet below."""

    @told_later
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A ring round the cell."""
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(INK.text), 0.12 * em()))
            painter.drawRoundedRect(
                QRectF(option.rect).adjusted(em(0.2), em(0.2), -em(0.2), -em(0.2)), em(0.4), em(0.4)
            )
            painter.restore()


class Scores(GridTable):
    """Who won what, cell by cell, above the sheet that shows it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scores")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setItemDelegate(_Ring(self))
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)

    def show_block(self, grid: Grid) -> None:
        """Hold this one; a tip says what is heard of each cell."""
        super().show_block(grid)
        for item in self.findItems("", Qt.MatchFlag.MatchContains):
            item.setToolTip(plain_tip(item.data(Qt.ItemDataRole.AccessibleTextRole)))


class EveningSheet(QWidget):
    """One evening on paper. ``asked(number)`` when a match of it is to be looked at again."""

    asked = Signal(int)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._drawing: SheetDrawing | None = None
        self.evening: Evening | None = None
        self.scores = Scores(self)
        self.scores.cellActivated.connect(self._ask)
        services.look_changed.connect(self.fit)

    def show_evening(self, evening: Evening | None) -> None:
        """Show this one."""
        self.evening = evening
        if evening is not None:
            self.scores.show_block(evening_grid(evening))
            self.scores.setAccessibleDescription(cheat_text(evening))
        self.fit()

    def _ask(self, row: int, _column: int) -> None:
        if self.evening is not None and row < len(self.evening.matches):
            self.asked.emit(self.evening.matches[row].id)

    def fit(self) -> None:
        """Be as high as what is written needs in this width."""
        if self.evening is None or self.width() < em(8):
            return
        self._drawing = made = SheetDrawing(self.evening, self._services, self.width() - 2 * em(AROUND), em())
        self.setFixedHeight(round(made.height) + em(AROUND) + em(BELOW))
        first = made.cell(0, 0)
        count = len(self.evening.matches)
        last = made.cell(count, len(made.rows) - 1)
        self.scores.setGeometry(
            em(AROUND) + round(first.left()), em(AROUND) + round(first.top()),
            round(last.right() - first.left()), round(last.bottom() - first.top()),
        )  # fmt: skip
        for column in range(len(made.rows)):
            self.scores.setColumnWidth(column, int(first.width()))
        for row in range(count + 1):
            self.scores.setRowHeight(row, int(made.cell(row, 0).height()))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    @told_later
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw shadow and sheet."""
        made = self._drawing
        if made is None:
            return
        with QPainter(self) as painter:
            around = em(AROUND)
            sheet = QRect(around, around, round(made.width), round(made.height))
            draw_shadow(painter, sheet, em(0.3), self._services.frame, 1)
            painter.translate(around, around)
            made.draw(painter, self._services.frame.paper)
