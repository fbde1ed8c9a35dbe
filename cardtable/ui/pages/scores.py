"""The score sheet: rounds by players with running totals, why each score is what it is, and a line for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.messages import translate
from cardtable.ui.chart import Chart, Line
from cardtable.ui.language import say
from cardtable.ui.parts import Page, button, label
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from cardtable.app.table import GameTable
    from cardtable.ui.program import Program

NARROWEST_COLUMN: Final = 130
LEAST_SHEET: Final = 190
# A header's letters are so much wider than those of the sheet, and its sign and the air around them take so much.
BOLDER: Final = 1.1
ROOM_FOR_SIGN: Final = 44


class ScorePage(Page):
    """Shows the scores of one match, as they are."""

    left = Signal()
    passing = True

    def __init__(self, program: Program, go_back: Callable[[], None]) -> None:
        super().__init__(program)
        self.table: GameTable | None = None
        self.back: QPushButton = button(go_back, bare=True)
        self.title = label("title", wrap=True)
        self.line = label("quiet", wrap=True)
        self.sheet = QTableWidget()
        self.sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.sheet.setWordWrap(True)
        self.sheet.setObjectName("paper")
        self.chart = Chart()
        self._build()
        self.retranslate()
        program.look_changed.connect(self._fill)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 18, 24, 24)
        rows.setSpacing(12)
        rows.addLayout(head)
        rows.addWidget(self.line)
        inside = QWidget()
        inside.setObjectName("pageBody")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sheet, 5)
        column.addWidget(self.chart, 4)
        # With large letters or in a small window both keep a size that can be read, and the page scrolls.
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        rows.addWidget(scroll, 1)

    def open(self, table: GameTable) -> None:
        """Show the scores of this table."""
        self.table = table
        self._fill()

    def arrive(self) -> None:
        """The newest round is in sight."""
        self.sheet.scrollToBottom()

    def first(self) -> QWidget:
        """The sheet takes the keys, so that arrows scroll it."""
        return self.sheet

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that opens the sheet leads back, too."""
        if event.key() == Qt.Key.Key_F8:
            self.back.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Write every text of the page."""
        self.write_back()
        self.sheet.setAccessibleName(say(translate("Scores", "Score sheet")))
        self._fill()

    def _fill(self) -> None:
        table = self.table
        if table is None:
            return
        match, stage = table.match, table.entry.stage
        self.title.setText(f"{table.entry.game.title}: {say(translate('Scores', 'Score sheet'))}")
        rounds = len(match.results)
        progress = stage.progress(match.options, match.standing, rounds + (not match.between_rounds))
        self.line.setText(f"{say(progress)}  ·  {say(stage.score_name)}")
        self._fill_sheet(table)
        totals = _running_totals(table)
        lines = tuple(
            Line(seat.name, seat.colour, tuple(row[number] for row in totals))
            for number, seat in enumerate(match.seats)
        )
        self.chart.show_lines(lines, stage.goal(match.options), self.program.text_scale)
        self.chart.setAccessibleName(say(translate("Scores", "The totals, round by round")))
        self.chart.setAccessibleDescription("; ".join(f"{line.name}: {line.totals[-1]}" for line in lines))

    def _fill_sheet(self, table: GameTable) -> None:
        results, seats = table.match.results, table.match.seats
        totals = _running_totals(table)
        sheet = self.sheet
        sheet.clear()
        sheet.setRowCount(len(results) + 1)
        sheet.setColumnCount(len(seats))
        for column, seat in enumerate(seats):
            head = QTableWidgetItem("\n".join(seat.name.split()))
            head.setIcon(_disc(SEAT_COLOURS[seat.colour]))
            sheet.setHorizontalHeaderItem(column, head)
        for number, result in enumerate(results):
            sheet.setVerticalHeaderItem(number, QTableWidgetItem(str(number + 1)))
            for column in range(len(seats)):
                why = table.entry.stage.account(result, column)
                text = f"+{result.scores[column]}   →   {totals[number + 1][column]}"
                item = _cell(text if why is None else f"{text}\n{say(why)}")
                if column in result.winners:
                    item.setFont(_bold(item))
                    item.setText("★ " + item.text())
                sheet.setItem(number, column, item)
        sheet.setVerticalHeaderItem(len(results), QTableWidgetItem(say(translate("Scores", "Total"))))
        for column in range(len(seats)):
            item = _cell(str(totals[-1][column]))
            item.setFont(_bold(item))
            sheet.setItem(len(results), column, item)
        header = sheet.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.sheet.setMinimumHeight(round(LEAST_SHEET * self.program.text_scale))
        # No name is cut: each word has a line of its own, and the widest has room beside its sign.
        words = [word for seat in table.match.seats for word in seat.name.split()]
        widest = max(sheet.fontMetrics().horizontalAdvance(word) for word in words) * BOLDER + ROOM_FOR_SIGN
        header.setMinimumSectionSize(max(round(NARROWEST_COLUMN * self.program.text_scale), round(widest)))
        sheet.resizeRowsToContents()


def _running_totals(table: GameTable) -> list[list[int]]:
    """The totals before the first round and after each."""
    totals = [[0] * len(table.match.seats)]
    for result in table.match.results:
        totals.append([before + score for before, score in zip(totals[-1], result.scores, strict=True)])
    return totals


def _cell(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item


def _bold(item: QTableWidgetItem) -> QFont:
    made = item.font()
    made.setBold(True)
    return made


def _disc(colour: str) -> QIcon:
    pixmap = QPixmap(24, 24)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(colour))
        painter.setPen(QColor("#ffffff"))
        painter.drawEllipse(2, 2, 20, 20)
    return QIcon(pixmap)
