"""Tables and plots of pages as values: plain records that are true in every language, without a window."""

from __future__ import annotations

import dataclasses
import re
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cardtable.app import match_summary
from cardtable.app.autosave import NoAutosave
from cardtable.app.page import Cell, Grid, Plot, Words, cell
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import LANGUAGES
from cardtable.app.statistics import Result, by_opponent, chosen, figures, months, results_of
from cardtable.games.catalogue import entry
from cardtable.ui.score_sheet.page import is_single, score_grid, score_paper, score_plot
from cardtable.ui.statistics.words import (
    figure_grid,
    game_grid,
    month_grid,
    month_plot,
    opponent_grid,
    opponent_text,
    round_plot,
)
from cardtable.ui.widgets.grid import GridTable
from tests.app.history import finished
from tests.conformance.common import GAMES
from tests.conformance.test_replay import whole_match
from tests.every_game import every_game
from tests.ui.test_history import ANNA, OLI, TOLVA, played
from tools.screenshots import table_after_deals


def is_plain(value: object) -> bool:
    """Whether it is a record of records, texts and numbers alone."""
    if dataclasses.is_dataclass(value):
        return all(is_plain(getattr(value, field.name)) for field in dataclasses.fields(value))
    if isinstance(value, tuple | frozenset):
        return all(map(is_plain, value))
    return value is None or isinstance(value, str | int)


def check(*blocks: Grid | Plot) -> None:
    """Plain, with a cell for each column, and without anything that was not put in."""
    for block in blocks:
        assert is_plain(block)
        if isinstance(block, Grid):
            assert all(len(row) == len(block.columns) for row in block.rows)
            texts = [text for row in (block.columns, *block.rows) for one in row for text in cell(one)[:2]]
        else:
            texts = [block.told, *block.below, *(line.name for line in block.lines)]
        assert not [text for text in (block.title, *texts) if "{" in text or "%n" in text]


def cells(grid: Grid) -> dict[str, list[str]]:
    return {cell(name).text: [cell(one).text for one in row] for name, *row in grid.rows}


# -- statistics --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """What Anna has played in two years, once with a decision taken back."""
    made = [
        played("veidimadur", [ANNA, OLI], deals=1),
        played("med_stigum", [OLI, ANNA, TOLVA], score_mode="5r"),
        played("med_stigum", [ANNA, OLI], score_mode="5r"),
        played("svindl", [ANNA, OLI]),
        played("svindl", [ANNA, TOLVA]),
    ]
    made[3].retakes = 1
    ends = [datetime(2026 if at else 2025, 2, 1, 12, tzinfo=UTC) + timedelta(hours=at) for at in range(len(made))]
    summaries = [
        match_summary.read(at, match.game.id, end - timedelta(minutes=20), end, match_summary.numbers_of(match))
        for at, (match, end) in enumerate(zip(made, ends, strict=True))
    ]
    return results_of("Anna", summaries)


def test_the_figures_are_those_of_the_tallies(services, results) -> None:
    fair = chosen(results, retaken=False)
    found, apart = figures(fair), figures(chosen(results, retaken=True))
    rows = cells(figure_grid(found, apart, "", None))
    assert rows["Games played"] == ["4", "1"]
    assert rows["Won"] == [str(found.won), str(apart.won)]
    assert rows["Caught"][0] == str(found.feats["caught"])
    assert "Best round" not in rows, "points of several games are not counted together"
    assert set(cells(game_grid(fair))) == {"Svindl Ólsen Ólsen", "Veiðimaður", "Ólsen Ólsen með stigum"}
    met = by_opponent(results)
    others = opponent_grid(met, "")
    assert cells(others)["Óli"][0] == "3"
    assert others == opponent_grid(dict(reversed(met.items())), ""), "people first, and who was met most often"
    assert opponent_grid(met, "olsen").rows == ()
    every = months(found.results)
    assert list(cells(month_grid(every))) == ["Feb 2026", "Feb 2025"]
    plot = month_plot(every)
    assert plot.below == ("Feb 2025", "Feb 2026")
    assert plot.moments[1] - plot.moments[0] == 12
    assert plot.told.startswith("Feb 2025: ")
    assert month_plot(every[:1]) == Plot()


def test_of_one_game_there_is_what_it_counts_and_against_somebody_who_came_first(services, results) -> None:
    fair = chosen(results, "med_stigum", retaken=False)
    found = figures(fair)
    rows = cells(figure_grid(found, figures(()), "med_stigum", None))
    assert rows["Games played"] == ["2"]
    assert {"Best round", "Worst round", "What is counted", "Caught"} <= set(rows)
    assert "Bids kept" not in rows, "there are none in this game"
    assert len(round_plot(found, "med_stigum").lines[0].totals) == 2
    assert round_plot(found, "") == Plot()
    oli = next(one for one in by_opponent(results) if opponent_text(one) == "Óli")
    rows = cells(figure_grid(figures(fair, oli), figures(()), "med_stigum", oli))
    assert sum(int(rows[key][0]) for key in rows if key.startswith("Finished")) == 2


def test_without_a_match_nothing_is_to_be_seen(services) -> None:
    nothing = figures(())
    grids = figure_grid(nothing, nothing, "", None), game_grid(()), opponent_grid({}, ""), month_grid(())
    assert [grid.rows for grid in grids] == [()] * 4
    assert month_plot(()) == round_plot(nothing, "olsen") == Plot()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_statistics(services, results, language: str) -> None:
    services.change(language=language)
    for game in ("", "veidimadur", "med_stigum", "svindl"):
        fair = chosen(results, game, retaken=False)
        found = figures(fair)
        figures_shown = figure_grid(found, figures(chosen(results, game, retaken=True)), game, None)
        assert len(figures_shown.rows) >= 8
        every = months(found.results)
        check(
            figures_shown, game_grid(fair), opponent_grid(by_opponent(results), game), month_grid(every),
            month_plot(every), round_plot(found, game),
        )  # fmt: skip


# -- the score sheet ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_is_whole_in_every_language(services, game: str) -> None:
    match = whole_match(game)
    table = RunningMatch(every_game()[game], match, "seed", NoAutosave())
    for language in LANGUAGES:
        services.change(language=language)
        grid, plot = score_grid(table), score_plot(table)
        check(grid, plot)
        assert grid == score_grid(table)
        if not is_single(table):
            assert [one.text for one in map(cell, grid.columns[1:])] == list(table.names)
            assert [seat for seat, one in enumerate(grid.rows[-1][1:]) if cell(one).won] == list(match.standing.leaders)
        if plot.lines:
            assert [line.totals[-1] for line in plot.lines] == list(match.standing.totals)
            assert plot.goal == table.entry.stage.scoring.goal(match.options)


def test_the_sheet_of_a_running_match_opens_at_its_newest_round_and_marks_the_next(services) -> None:
    match = whole_match("kinaskak")
    begun = [line for line, one in enumerate(match.log) if one.action is None]
    known = every_game()["kinaskak"]
    for rounds, newest in ((0, 0), (1, 0), (2, 1)):
        table = RunningMatch(known, match.at(begun[rounds] + 2), "seed", NoAutosave())
        grid = score_grid(table)
        assert grid.sight == newest
        names = [cell(name) for name, *_ in grid.rows]
        assert [row for row, name in enumerate(names) if name.strong and name.text.startswith("›")] == [rounds]
        assert bool(score_plot(table).lines) is (rounds > 1)
    assert score_grid(RunningMatch(known, match, "seed", NoAutosave())).sight == 0


def texts_for_ears(grid: Grid, qtbot) -> list[str]:
    """What a reader finds in a table."""
    table = GridTable()
    qtbot.addWidget(table)
    table.show_block(grid)
    told = QAccessible.queryAccessibleInterface(table)
    parts = [told.child(place) for place in range(told.childCount())]
    return [text for part in parts if part is not None and (text := part.text(QAccessible.Text.Name))]


def test_a_sheet_is_told_in_words(services, qtbot) -> None:
    texts = texts_for_ears(score_grid(table_after_deals(services, 2, "kinaskak")), qtbot)
    assert not [text for text in texts if set(text) & set("→★›")]
    assert [text for text in texts if text.endswith(", won")]
    assert any(re.fullmatch(r"1: .*, Anna: plus \d+, \d+, \d+ cards .*", text) for text in texts)


def test_a_cell_of_who_won_says_so_and_nothing_empty(services, qtbot) -> None:
    texts = texts_for_ears(score_grid(table_after_deals(services, 1, "olsen")), qtbot)
    assert [text for text in texts if "won" in text]
    assert not [text for text in texts if ": ," in text or text.startswith(",")]


def test_a_sheet_that_is_shown_again_keeps_where_the_keys_are_in_it(window) -> None:
    window.table.sit_down(table_after_deals(window.services, 2, "kinaskak"))
    window.open_scores()
    QApplication.processEvents()
    sheet = window.scores.sheet
    assert (sheet.currentRow(), sheet.currentColumn()) == (sheet.grid.sight, 0)
    sheet.setCurrentCell(1, 1)
    for change in (lambda: window.resize(1200, 780), lambda: window.services.change(frame="light")):
        change()
        QApplication.processEvents()
        assert (sheet.currentRow(), sheet.currentColumn()) == (1, 1)
        assert QApplication.focusWidget() is sheet
    window.scores.arrive()
    assert (sheet.currentRow(), sheet.currentColumn()) == (sheet.grid.sight, 0)


# -- cells -------------------------------------------------------------------------------------------------------------


def test_a_star_is_what_eyes_see_of_a_cell_that_won() -> None:
    assert cell("4") == Cell("4")
    assert Cell("4").shown == "4"
    assert Cell("4", won=True).shown == "★ 4"


@pytest.mark.parametrize("goes_on", [True, False])
def test_paper_tells_the_code_of_no_match_that_goes_on(qtbot, goes_on: bool) -> None:
    match = finished("veidimadur", "code")
    begun = match.at(len(match.log), "other luck" if goes_on else None)
    table = RunningMatch(entry("veidimadur"), begun, "test", NoAutosave())
    told = [part.text for part in score_paper(table, date(2026, 1, 1)).parts if isinstance(part, Words)]
    assert any(match.deal_code in text for text in told) is not goes_on
