"""The score sheet of one match on paper: who played, every round with its reasons, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.page import Grid, Paper, Plot, Words
from cardtable.app.sight import PUBLIC, Sight
from cardtable.messages import translate
from cardtable.stage.account import NOTHING_YET, gain
from cardtable.stage.account import number as signed
from cardtable.stage.scoring import running_totals
from cardtable.ui.evenings.words import GAMES_WON, match_text, score_text, told
from cardtable.ui.language import long_day, say
from cardtable.ui.widgets.line_chart import total_lines

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from cardtable.app.evenings import Evening
    from cardtable.app.table import GameTable


def score_paper(table: GameTable, today: date, evening: Evening | None = None) -> Paper:
    """The scores of this table as they stand now; ``today`` is when it is printed.

    A match of one round is a line of the ``evening``.
    """
    match, stage = table.match, table.entry.stage
    rounds = len(match.results)
    progress = stage.scoring.progress(match.options, match.standing, rounds + (not match.between_rounds))
    single = stage.scoring.planned(match.options) == 1
    named = () if single else (stage.scoring.score_name,)
    line = "  ·  ".join([long_day(today), *map(say, (progress, *named, *table.undo.remarks()))])
    parts: list[Words | Grid | Plot] = [Words(line, quiet=True)]
    over = match.over
    if over:
        won = stage.scoring.hurrah_at_the_end(match.options, match.standing, table.names)
        parts.append(Words(say(won), heading=True))
    if single:
        parts += _single(table)
        if evening is not None:
            parts += [Words(told(evening), heading=True), _matches(evening)]
    else:
        totals = running_totals(match.results, len(match.seats))
        parts.append(_rounds(table, totals))
        if rounds > 1:
            parts.append(Words(say(translate("Scores", "The totals, round by round")), heading=True))
            parts.append(Plot(total_lines(match.seats, totals), stage.scoring.goal(match.options)))
    if over:
        code = translate("Deals", "Deal code {code}").put(code=match.deal_code)
        parts.append(Words(say(code), quiet=True))
    sheet = say(translate("Scores", "Score sheet"))
    title = f"{table.entry.game.title}: {sheet}"
    return Paper(title, tuple(parts), f"{table.entry.game.title} {today.isoformat()}")


def _starred(text: str, won: bool) -> str:
    return f"★ {text}" if won else text


def _rounds(table: GameTable, totals: Sequence[Sequence[int]]) -> Grid:
    match, stage = table.match, table.entry.stage
    asks = stage.scoring.rounds(match.options)
    rows: list[tuple[str, ...]] = []
    for number in range(max(len(match.results), len(asks))):
        called = f"{number + 1}  {say(asks[number])}" if asks else str(number + 1)
        cells = [""] * len(match.seats)
        if number < len(match.results):
            result = match.results[number]
            for seat in range(len(match.seats)):
                why = stage.scoring.account(result, seat)
                score = f"{say(gain(result.scores[seat]))} → {say(signed(totals[number + 1][seat]))}"
                starred = _starred(score, seat in result.winners)
                cells[seat] = starred if why is None else f"{starred}\n{say(why)}"
        rows.append((called, *cells))
    won = match.standing.leaders if match.over else ()
    sums = tuple(_starred(say(signed(total)), seat in won) for seat, total in enumerate(totals[-1]))
    rows.append((say(translate("Scores", "Total")), *sums))
    heads = (say(translate("Scores", "Round", "heading of a column")), *table.names)
    return Grid(heads, tuple(rows), frozenset({len(rows) - 1}))


def _matches(evening: Evening) -> Grid:
    """What the same people have finished today, who has won it, and how often each."""
    rows = evening.table()
    lines = [
        (
            match_text(match),
            *(_starred(score_text(match, row.results[at]), row.results[at].won) for row in rows),
        )
        for at, match in enumerate(evening.matches)
    ]
    lines.append((say(GAMES_WON), *(str(row.wins) for row in rows)))
    return Grid(("", *(row.name for row in rows)), tuple(lines), frozenset({len(lines) - 1}))


def _single(table: GameTable) -> list[Words | Grid | Plot]:
    """What the panel counts, where a match is one round."""
    match = table.match
    if not match.results or not match.between_rounds:
        return [Words(say(NOTHING_YET))]
    sheet = Sight(table, PUBLIC).account_sheet()
    rows = tuple((_starred(table.names[row.seat], row.won), *map(say, row.cells)) for row in sheet.rows)
    strong = frozenset(number for number, row in enumerate(sheet.rows) if row.won)
    heads = (say(translate("Paper", "Player", "heading of a column")), *map(say, sheet.columns))
    found: list[Words | Grid | Plot] = [Grid(heads, rows, strong)]
    if sheet.facts:
        facts = [say(translate("Paper", "{fact}: {value}").put(fact=fact, value=value)) for fact, value in sheet.facts]
        found += [Words(fact) for fact in facts]
    if sheet.sentence is not None:
        found.append(Words(say(sheet.sentence)))
    return found
