"""The sheet of an evening on a page: drawn as it is printed, and for keys and ears a table of who won what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QWidget,
)

from cardtable.ui.evenings.sheet_drawing import INK, SheetDrawing
from cardtable.ui.evenings.words import GAMES_WON, cheat_text, match_text, score_text, score_told, told
from cardtable.ui.language import say
from cardtable.ui.lengths import em
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.widgets.cells import Cell
from cardtable.ui.widgets.ground import draw_shadow
from cardtable.ui.widgets.tips import plain_tip

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardtable.app.evenings import Evening
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


class Scores(QTableWidget):
    """Who won what, cell by cell, above the sheet that shows it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scores")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_Ring(self))
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)

    def write(self, evening: Evening) -> None:
        """Hold the scores of this evening."""
        rows = evening.table()
        self.clear()
        self.setColumnCount(len(rows))
        self.setRowCount(len(evening.matches) + 1)
        self.setVerticalHeaderLabels([*map(match_text, evening.matches), say(GAMES_WON)])
        self.setHorizontalHeaderLabels([row.name for row in rows])
        for column, row in enumerate(rows):
            for at, (match, seat) in enumerate(zip(evening.matches, row.results, strict=True)):
                self._put(at, column, score_text(match, seat), score_told(match, seat))
            self._put(len(evening.matches), column, str(row.wins), str(row.wins))
        self.setCurrentCell(0, 0)

    def _put(self, row: int, column: int, text: str, heard: str) -> None:
        item = Cell(text, heard)
        item.setToolTip(plain_tip(heard))
        self.setItem(row, column, item)


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
            self.scores.write(evening)
            self.scores.setAccessibleName(told(evening))
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
