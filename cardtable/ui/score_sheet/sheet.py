"""What stands on a score sheet, on the screen and on paper: every round with its reasons, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.page import Cell, Grid, Paper, Plot, Words
from cardtable.app.sight import PUBLIC, Sight
from cardtable.messages import translate
from cardtable.stage.round_result import NOTHING_YET, gain
from cardtable.stage.round_result import number as signed
from cardtable.stage.scoring import running_totals
from cardtable.ui.evenings.words import evening_grid, told
from cardtable.ui.language import long_day, say
from cardtable.ui.widgets.line_chart import total_lines

if TYPE_CHECKING:
    from datetime import date

    from cardtable.app.evenings import Evening
    from cardtable.app.running_match import RunningMatch

SCORES: Final = translate("Scores", "Score sheet")


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
