"""Score sheet: rounds by players with running totals, the reason of each score, and a line for everybody."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.evenings import day_of_match, tonight
from cardtable.app.replay import can_be_replayed
from cardtable.stage.common_words import REPLAY, REVIEW
from cardtable.stage.round_result import NOTHING_YET
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.evenings.sheet import EveningSheet
from cardtable.ui.language import say
from cardtable.ui.metrics import space
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.printing.output import PaperButton
from cardtable.ui.score_sheet.sheet import (
    SCORES,
    is_single,
    score_grid,
    score_line,
    score_paper,
    score_plot,
    score_title,
)
from cardtable.ui.widgets.controls import OTHER_SEATS, SAME_DEAL, button, copied, copy_text, label, put_on_clipboard
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.grid import SpreadGrid
from cardtable.ui.widgets.line_chart import Chart
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from cardtable.app.page import Paper
    from cardtable.app.running_match import RunningMatch
    from cardtable.ui.services import Services

# In em, below the sheet, and above an evening.
AIR, AIR_ABOVE = 1.5, 0.2


class ScorePage(ScrolledPage):
    """Shows the scores of one match, as they are, and the code of its deal.

    Signals: ``asked_deal(others)`` when the user wants the same cards once more, with other seats or not,
    ``asked_replay()`` to look at the match again, ``asked_review()`` to hear what would have been better,
    ``asked_match(number)`` to look at another one of the evening.
    """

    asked_deal = Signal(bool)
    asked_replay = Signal()
    asked_review = Signal()
    asked_match = Signal(int)
    passing = True

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.title.setWordWrap(True)
        self.table: RunningMatch | None = None
        self.number: int | None = None
        self.line = label("quiet", wrap=True)
        self.nothing = label("", wrap=True)
        leave_to_control(self.nothing)
        self.sheet = SpreadGrid()
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

    def open(self, table: RunningMatch, number: int | None = None) -> None:
        """Show the scores of this table; ``number`` is that of a match that is only looked at."""
        self.table = table
        self.number = table.number if number is None else number
        self.same.setVisible(table.is_played)
        self.others.setVisible(table.is_played and not table.match.luck)
        self.again.setVisible(table.is_played and can_be_replayed(table.match))
        self.review.setVisible(table.can_be_reviewed)
        self._fill()

    def arrive(self) -> None:
        """The newest round is in sight; without a sheet the page itself takes the keys."""
        alone = self.sheet.isHidden()
        self.room.setFocusPolicy(Qt.FocusPolicy.StrongFocus if alone else Qt.FocusPolicy.NoFocus)
        # Else readers would hear of the page, of the room and of the sheet.
        self.room.setAccessibleName(say(SCORES) if alone else "")
        self.sheet.look()

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
        if self.table is not None and not self.table.is_played:
            self.table.call(called_now(self.table.match.seats, self.services.settings))
        self.again.setText(say(REPLAY))
        self.review.setText(say(REVIEW))
        self.paper.retranslate()
        self.same.setText(say(SAME_DEAL))
        self.others.setText(say(OTHER_SEATS))
        self._fill()

    def _on_paper(self) -> Paper | None:
        """The sheet as it can be printed."""
        if self.table is None:
            return None
        day = day_of_match(self.services.database, self.number, datetime.now(UTC))
        return score_paper(self.table, day, self.evening.evening)

    def _copy(self) -> None:
        """Put the deal's code on the clipboard, and say so."""
        if self.table is not None:
            code = self.table.match.deal_code
            put_on_clipboard(code)
            self.announcer.announce(say(copied(code)))
            self.code.setText(say(copied(code)))

    def _fill(self) -> None:
        table = self.table
        if table is None:
            return
        # A user who has the code of a match that goes on can see all of its cards.
        self.code.setVisible(table.match.code_is_open)
        self.code.setText(say(copy_text(table.match.deal_code)))
        self.write_title(score_title(table))
        self.line.setText(score_line(table))
        self._fill_evening(table if is_single(table) and table.match.over else None)
        grid = score_grid(table)
        # At the end the sheet is there whole, and the page scrolls.
        self.sheet.show_block(grid, (AIR if self.evening.evening is None else AIR_ABOVE) if table.match.over else None)
        self.chart.show_block(score_plot(table))
        said = "" if grid.rows else say(NOTHING_YET)
        self.nothing.setText(said)
        self.nothing.setVisible(bool(said))
        self.room.setAccessibleDescription(said)

    def _fill_evening(self, table: RunningMatch | None) -> None:
        """What the same people have finished this evening, of which a match of one round is a line."""
        found = None
        if table is not None and table.is_played:
            people = [seat.name for seat in table.match.seats if seat.is_person]
            found = tonight(self.services.summaries, people, datetime.now(UTC))
        self.evening.setVisible(found is not None)
        self.evening.show_evening(found)
