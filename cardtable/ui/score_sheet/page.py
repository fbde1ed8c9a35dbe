"""Score sheet, on the screen and on paper: rounds by players with running totals, and the reason of each score."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.evenings import day_of_match, tonight
from cardtable.app.page import Cell, Grid, Paper, Plot, Words
from cardtable.app.replay import can_be_replayed
from cardtable.app.sight import PUBLIC, Sight
from cardtable.messages import translate
from cardtable.stage.common_words import REPLAY, REVIEW
from cardtable.stage.round_result import NOTHING_YET, gain
from cardtable.stage.round_result import number as signed
from cardtable.stage.scoring import running_totals
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.evenings.sheet import EveningSheet
from cardtable.ui.evenings.words import evening_grid, told
from cardtable.ui.language import long_day, say
from cardtable.ui.metrics import space
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.printing.output import PaperButton
from cardtable.ui.widgets.controls import OTHER_SEATS, SAME_DEAL, button, copied, copy_text, label, put_on_clipboard
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.grid import SpreadGrid
from cardtable.ui.widgets.line_chart import Chart, total_lines
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from PySide6.QtGui import QKeyEvent

    from cardtable.app.evenings import Evening
    from cardtable.app.running_match import RunningMatch
    from cardtable.ui.services import Services

SCORES: Final = translate("Scores", "Score sheet")
# In em, below the sheet, and above an evening.
AIR, AIR_ABOVE = 1.5, 0.2


def score_paper(table: RunningMatch, day: date, evening: Evening | None = None) -> Paper:
    """The same on paper, with what was won and the code of the deal; ``day`` is when it was played.

    A match of one round is a line of the ``evening``.
    """
    match, stage = table.match, table.entry.stage
    parts: list[Words | Grid | Plot] = [Words(f"{long_day(day)}  ·  {score_line(table)}", quiet=True)]
    if match.over:
        won = stage.scoring.hurrah_at_the_end(match.options, match.standing, table.names)
        parts.append(Words(say(won), heading=True))
    grid, plot = score_grid(table), score_plot(table)
    parts.append(grid if grid.rows else Words(say(NOTHING_YET)))
    if plot.lines:
        parts += [Words(plot.title, heading=True), plot]
    if is_single(table) and grid.rows:
        sheet = Sight(table, PUBLIC).account_sheet()
        fact_text = translate("Paper", "{fact}: {value}")
        parts += [Words(say(fact_text.put(fact=fact, value=value))) for fact, value in sheet.facts]
        if sheet.sentence is not None:
            parts.append(Words(say(sheet.sentence)))
    if evening is not None:
        parts += [Words(told(evening), heading=True), evening_grid(evening)]
    if match.code_is_open:
        code = translate("Deals", "Deal code {code}").put(code=match.deal_code)
        parts.append(Words(say(code), quiet=True))
    return Paper(score_title(table), tuple(parts), f"{table.entry.game.title} {day.isoformat()}")


def score_title(table: RunningMatch) -> str:
    """What the sheet is called."""
    return f"{table.entry.game.title}: {say(SCORES)}"


def is_single(table: RunningMatch) -> bool:
    """A match of one round has no totals that grow: what its panel counts is all there is."""
    return table.entry.stage.scoring.planned(table.match.options) == 1


def score_line(table: RunningMatch) -> str:
    """How far the match is, what is counted, and what was taken back."""
    match, scoring = table.match, table.entry.stage.scoring
    progress = scoring.progress(match.options, match.standing, len(match.results) + (not match.between_rounds))
    named = () if is_single(table) else (scoring.counted(match.options),)
    return "  ·  ".join(map(say, (progress, *named, *table.undo.remarks())))


def score_grid(table: RunningMatch) -> Grid:
    """The sheet itself, without rows where nothing has been counted yet."""
    return _account(table) if is_single(table) else _rounds(table)


def score_plot(table: RunningMatch) -> Plot:
    """The totals, once there are two rounds of them."""
    match, scoring = table.match, table.entry.stage.scoring
    if is_single(table) or len(match.results) < 2:
        return Plot()
    lines = total_lines(match.seats, running_totals(match.results, len(match.seats)))
    return Plot(lines, scoring.goal(match.options), say(translate("Scores", "The totals, round by round")))


def _account(table: RunningMatch) -> Grid:
    """What the panel counts, with the players in rows."""
    match = table.match
    if not match.results or not match.between_rounds:
        return Grid()
    sheet = Sight(table, PUBLIC).account_sheet()
    rows = tuple(
        (
            Cell(table.names[row.seat], colour=match.seats[row.seat].colour),
            *(Cell(say(text), won=row.won and not place) for place, text in enumerate(row.cells)),
        )
        for row in sheet.rows
    )
    strong = frozenset(number for number, row in enumerate(sheet.rows) if row.won)
    heads = (say(translate("Paper", "Player", "heading of a column")), *map(say, sheet.columns))
    return Grid(heads, rows, strong, say(SCORES))


def _rounds(table: RunningMatch) -> Grid:
    """Every round with its scores and their reasons, running totals, and the totals of all."""
    match, scoring = table.match, table.entry.stage.scoring
    asks, totals = scoring.rounds(match.options), running_totals(match.results, len(match.seats))
    rows: list[tuple[str | Cell, ...]] = []
    for number in range(max(len(match.results), len(asks))):
        # The round that is being played, or comes next, is marked.
        current = bool(asks) and number == len(match.results)
        name = f"{number + 1}   {say(asks[number])}" if asks else str(number + 1)
        head = Cell(f"› {name}" if current else name, name.replace("   ", ": ", 1), strong=current)
        scores = totals[number + 1] if number < len(match.results) else ()
        cells = [_score(table, number, seat, total) for seat, total in enumerate(scores)]
        rows.append((head, *(cells or [Cell("")] * len(match.seats))))
    leaders = match.standing.leaders if match.over else ()
    sums = (Cell(say(signed(total)), won=seat in leaders) for seat, total in enumerate(totals[-1]))
    rows.append((say(translate("Scores", "Total")), *sums))
    names = (Cell(seat.name, colour=seat.colour) for seat in match.seats)
    columns = (Cell(say(translate("Scores", "Round", "heading of a column"))), *names)
    last = len(rows) - 1
    newest = max(len(match.results) - 1, 0) if asks else last
    return Grid(columns, tuple(rows), frozenset({last}), say(SCORES), 0 if match.over else newest)


def _score(table: RunningMatch, number: int, seat: int, total: int) -> Cell:
    """What a round brought, the total after it, and why; heard with a pause after each."""
    result = table.match.results[number]
    why = table.entry.stage.scoring.account(result, seat)
    scored, after, reason = say(gain(result.scores[seat])), say(signed(total)), () if why is None else (say(why),)
    heard = " · ".join((scored, after, *reason))
    return Cell("\n".join((f"{scored}   →   {after}", *reason)), heard, won=seat in result.winners)


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
