"""Score sheet: rounds by players with running totals, the reason of each score, and a line for everybody."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from cardtable.app.evenings import tonight
from cardtable.app.replay import can_be_replayed
from cardtable.app.sight import PUBLIC, Sight
from cardtable.messages import translate
from cardtable.stage.account import NOTHING_YET, gain
from cardtable.stage.account import number as signed
from cardtable.stage.common_words import REPLAY, REVIEW
from cardtable.stage.scoring import running_totals
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.evenings.sheet import EveningSheet
from cardtable.ui.language import say
from cardtable.ui.lengths import em, space
from cardtable.ui.printing.output import PaperButton
from cardtable.ui.theme import SEAT_COLOURS
from cardtable.ui.widgets.cells import Cell, show_first
from cardtable.ui.widgets.controls import button, label
from cardtable.ui.widgets.deal_code import OTHER_SEATS, SAME_DEAL, copied, copy_text, put_on_clipboard
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.icons import disc
from cardtable.ui.widgets.line_chart import Chart, total_lines
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from cardtable.app.page import Paper
    from cardtable.app.table import GameTable
    from cardtable.ui.services import Services

# In em.
NARROWEST_COLUMN: Final = 8.0
LEAST_SHEET: Final = 12.0
WIDEST_ASKED: Final = 0.24
# A header's letters are so much wider than those of the sheet, and its sign and the air around them take so much.
BOLDER: Final = 1.1
ROOM_FOR_SIGN: Final = 2.75


class ScorePage(ScrolledPage):
    """Shows the scores of one match, as they are, and the code of its deal.

    Signals: ``asked_deal(others)`` when the user wants the same cards once more, with other seats or not,
    ``asked_replay()`` to look at the match again, ``asked_review()`` to hear what would have been better,
    ``asked_match(number)`` to look at another one of the evening.
    """

    left = Signal()
    asked_deal = Signal(bool)
    asked_replay = Signal()
    asked_review = Signal()
    asked_match = Signal(int)
    passing = True

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.title.setWordWrap(True)
        self.table: GameTable | None = None
        self.line = label("quiet", wrap=True)
        self.nothing = label("", wrap=True)
        leave_to_control(self.nothing)
        self.sheet = QTableWidget()
        self.sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.sheet.setTabKeyNavigation(False)
        self.sheet.setWordWrap(True)
        self.sheet.setObjectName("paper")
        # How high it is at least is measured; what a table would like to be is not asked.
        self.sheet.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.chart = Chart()
        self.evening = EveningSheet(services)
        self.evening.asked.connect(self.asked_match)
        self.code = button(self._copy)
        self.again = button(self.asked_replay.emit)
        self.review = button(self.asked_review.emit)
        self.same = button(lambda: self.asked_deal.emit(False))
        self.others = button(lambda: self.asked_deal.emit(True))
        self.paper = PaperButton(self._on_paper)
        self.announcer = Announcer(self)
        self._build()
        self.retranslate()
        services.look_changed.connect(self._fill)

    def _build(self) -> None:
        self.body.addWidget(self.line)
        self.body.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignTop)
        # With large letters or in a small window both keep a size that can be read, and the page scrolls.
        self.body.addWidget(self.sheet, 5)
        self.body.addWidget(self.chart, 4)
        self.body.addWidget(self.evening)
        deal = QWidget()
        row = FlowLayout(deal)
        space(row, 0.5)
        for made in (self.again, self.review, self.paper, self.code, self.same, self.others):
            row.addWidget(made)
        self.add_foot((deal,))

    def open(self, table: GameTable) -> None:
        """Show the scores of this table."""
        self.table = table
        for made in (self.same, self.others):
            made.setVisible(table.is_played)
        self.again.setVisible(table.is_played and can_be_replayed(table.match))
        self.review.setVisible(table.can_be_reviewed)
        self._fill()

    def arrive(self) -> None:
        """The newest round is in sight; without a sheet the page itself takes the keys."""
        alone = self.sheet.isHidden()
        self.room.setFocusPolicy(Qt.FocusPolicy.StrongFocus if alone else Qt.FocusPolicy.NoFocus)
        # Else readers would hear of the page, of the room and of the sheet.
        self.room.setAccessibleName(self.sheet.accessibleName() if alone else "")
        table = self.table
        if table is not None and table.entry.stage.scoring.rounds(table.match.options) and not table.match.over:
            newest = self.sheet.item(max(len(table.match.results) - 1, 0), 0)
            if newest is not None:
                self.sheet.scrollToItem(newest, QAbstractItemView.ScrollHint.PositionAtCenter)
        else:
            self.sheet.scrollToBottom()

    def first(self) -> QWidget:
        """The sheet takes the keys, so that arrows scroll it; before there is one, the page does."""
        return self.room if self.sheet.isHidden() else self.sheet

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
        self.again.setText(say(REPLAY))
        self.review.setText(say(REVIEW))
        self.paper.retranslate()
        self.same.setText(say(SAME_DEAL))
        self.others.setText(say(OTHER_SEATS))
        self._fill()

    def _on_paper(self) -> Paper | None:
        """The sheet as it can be printed; loaded when the user wants it."""
        from cardtable.ui.score_sheet.paper import score_paper

        return None if self.table is None else score_paper(self.table, date.today(), self.evening.evening)

    def _copy(self) -> None:
        """Put the deal's code on the clipboard, and say so."""
        if self.table is not None:
            code = self.table.match.deal_code
            put_on_clipboard(code)
            self.announcer.tell(say(copied(code)))
            self.code.setText(say(copied(code)))

    def _fill(self) -> None:
        table = self.table
        if table is None:
            return
        match, stage = table.match, table.entry.stage
        # A user who has the code of a match that goes on can see all of its cards.
        self.code.setVisible(match.over)
        self.code.setText(say(copy_text(match.deal_code)))
        self.write_title(f"{table.entry.game.title}: {say(translate('Scores', 'Score sheet'))}")
        rounds = len(match.results)
        progress = stage.scoring.progress(match.options, match.standing, rounds + (not match.between_rounds))
        # A match of one round has no totals that grow: what its panel counts is all there is.
        single = stage.scoring.planned(match.options) == 1
        self.chart.setVisible(not single and len(match.results) > 1)
        self.sheet.setVisible(not single or bool(match.results))
        named = () if single else (stage.scoring.score_name,)
        self.line.setText("  ·  ".join(map(say, (progress, *named, *table.undo.remarks()))))
        self._fill_evening(table if single and match.over else None)
        if single:
            self._fill_single(table)
        else:
            self._fill_sheet(table)
            self._draw_totals(table)
        said = say(NOTHING_YET) if self.sheet.isHidden() else ""
        self.nothing.setText(said)
        self.nothing.setVisible(bool(said))
        self.room.setAccessibleDescription(said)

    def _draw_totals(self, table: GameTable) -> None:
        totals = running_totals(table.match.results, len(table.match.seats))
        lines = total_lines(table.match.seats, totals)
        goal = table.entry.stage.scoring.goal(table.match.options)
        self.chart.show_lines(lines, goal)
        self.chart.setAccessibleName(say(translate("Scores", "The totals, round by round")))
        self.chart.setAccessibleDescription(spoken("; ".join(f"{line.name}: {line.totals[-1]}" for line in lines)))

    def _fill_evening(self, table: GameTable | None) -> None:
        """What the same people have finished this evening, of which a match of one round is a line."""
        found = None
        if table is not None and table.is_played:
            people = [seat.name for seat in table.match.seats if seat.is_person]
            found = tonight(self.services.summaries, people, datetime.now(UTC))
        self.evening.setVisible(found is not None)
        self.evening.show_evening(found)

    def _fill_single(self, table: GameTable) -> None:
        """What the panel counts, with the players in rows."""
        match, sheet = table.match, self.sheet
        sheet.clear()
        sheet.setRowCount(0)
        if not match.results or not match.between_rounds:
            sheet.hide()
            return
        told = Sight(table, PUBLIC).account_sheet()
        sheet.setRowCount(len(told.rows))
        sheet.setColumnCount(len(told.columns))
        for column, heading in enumerate(told.columns):
            sheet.setHorizontalHeaderItem(column, _Heading(say(heading)))
        for number, row in enumerate(told.rows):
            seat = match.seats[row.seat]
            head = _Heading(seat.name)
            head.setIcon(disc(SEAT_COLOURS[seat.colour]))
            sheet.setVerticalHeaderItem(number, head)
            for column, cell in enumerate(row.cells):
                item = _Score(f"★ {say(cell)}" if row.won and not column else say(cell))
                if row.won:
                    item.setFont(_bold(item))
                sheet.setItem(number, column, item)
        self._measure([say(heading) for heading in told.columns])
        show_first(sheet)

    def _fill_sheet(self, table: GameTable) -> None:
        results, seats, stage = table.match.results, table.match.seats, table.entry.stage
        totals = running_totals(table.match.results, len(table.match.seats))
        sheet = self.sheet
        asks = stage.scoring.rounds(table.match.options)
        rows = max(len(results), len(asks))
        sheet.clear()
        sheet.setRowCount(rows + 1)
        sheet.setColumnCount(len(seats))
        for column, seat in enumerate(seats):
            head = _Heading("\n".join(seat.name.split()))
            head.setIcon(disc(SEAT_COLOURS[seat.colour]))
            sheet.setHorizontalHeaderItem(column, head)
        for number in range(rows):
            text = f"{number + 1}   {say(asks[number])}" if asks else str(number + 1)
            # The round that is being played, or comes next, is marked.
            current = bool(asks) and number == len(results)
            head = _Heading(self._in_lines(f"› {text}" if current else text))
            if current:
                head.setFont(_bold(head))
            sheet.setVerticalHeaderItem(number, head)
        for number, result in enumerate(results):
            for column in range(len(seats)):
                why = stage.scoring.account(result, column)
                text = f"{say(gain(result.scores[column]))}   →   {say(signed(totals[number + 1][column]))}"
                item = _Score(text if why is None else f"{text}\n{say(why)}")
                if column in result.winners:
                    item.setFont(_bold(item))
                    item.setText("★ " + item.text())
                sheet.setItem(number, column, item)
        sheet.setVerticalHeaderItem(rows, _Heading(say(translate("Scores", "Total"))))
        won = table.match.standing.leaders if table.match.over else ()
        for column in range(len(seats)):
            total = say(signed(totals[-1][column]))
            item = _Score(f"★ {total}" if column in won else total)
            item.setFont(_bold(item))
            sheet.setItem(rows, column, item)
        self._measure([word for seat in seats for word in seat.name.split()])
        show_first(sheet)

    def _in_lines(self, text: str) -> str:
        """Words of the left column in lines that take no more than their share of the page."""
        widest = max(WIDEST_ASKED * self.width(), 60.0)
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and self.sheet.fontMetrics().horizontalAdvance(longer) * BOLDER > widest:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The left column follows the width of the page."""
        super().resizeEvent(event)
        self._fill()

    def _measure(self, words: Sequence[str]) -> None:
        """No name and no word is cut: each word has a line of its own, and the widest has room beside its sign."""
        sheet = self.sheet
        cells = [sheet.item(row, column) for row in range(sheet.rowCount()) for column in range(sheet.columnCount())]
        written = [word for cell in cells if cell is not None for word in cell.text().split()]
        lines = [line for cell in cells if cell is not None for line in cell.text().splitlines()[:1]]
        header = sheet.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.sheet.setMinimumHeight(em(LEAST_SHEET))
        advance = sheet.fontMetrics().horizontalAdvance
        widest = max(advance(word) for word in words) * BOLDER + em(ROOM_FOR_SIGN)
        widest = max([widest, *(advance(word) * BOLDER + em(1.25) for word in (*written, *lines))])
        header.setMinimumSectionSize(max(em(NARROWEST_COLUMN), round(widest)))
        sheet.resizeRowsToContents()
        if self.table is not None and self.table.match.over:
            # At the end the sheet is there whole, and the page scrolls.
            high = header.sizeHint().height() + sum(map(sheet.rowHeight, range(sheet.rowCount())))
            alone = self.evening.evening is None
            sheet.setMinimumHeight(max(sheet.minimumHeight(), high + em(1.5)) if alone else high + em(0.2))


class _Heading(QTableWidgetItem):
    """A heading of the sheet; readers get it without the signs that eyes like."""

    def data(self, role: int) -> Any:
        """Its words, and everything else as it is."""
        return _for_ears(self.text()) if role == Qt.ItemDataRole.AccessibleTextRole else super().data(role)


class _Score(Cell):
    """What stands in the sheet."""

    def words(self) -> str:
        """See :meth:`Cell.words`."""
        return _for_ears(self.text())


def _for_ears(shown: str) -> str:
    """The star of the winner is a word; from points to the total, and to the reason, there is a pause."""
    apart = shown.replace("→", " · ").replace("\n", " · ") if "→" in shown else re.sub(r"\s{3,}", ": ", shown)
    words = spoken(apart)
    if not shown.startswith("★"):
        return words
    return say(
        translate("Scores", "{score}, won").put(score=words)
        if words.strip()
        else translate("Evenings", "won", "in the table of an evening")
    )


def _bold(item: QTableWidgetItem) -> QFont:
    made = item.font()
    made.setBold(True)
    return made
