"""The sheet of an evening: who has won it, the same on the screen and on paper, however many sat there and played."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPageLayout

from cardtable.app.autosave import NoAutosave
from cardtable.app.evenings import Evening
from cardtable.app.match_summary import MatchSummary, SeatSummary
from cardtable.app.page import Cell, Grid, cell
from cardtable.app.running_match import RunningMatch
from cardtable.app.summaries import count_at_the_table
from cardtable.cards import Card
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.stage.counted_events import Cheat, Unnoticed
from cardtable.ui.evenings.sheet import AROUND, LOWEST_ROW, ROW, EveningSheet, SheetDrawing, evening_paper, parts_for
from cardtable.ui.evenings.words import cheat_text, evening_grid, match_text, told, who_played, winners_heading
from cardtable.ui.metrics import em
from cardtable.ui.printing.output import pdf_of, picture_of
from cardtable.ui.printing.typesetting import page_layout
from cardtable.ui.score_sheet.page import score_paper
from tests.app.test_tonight import finish
from tests.store.common import forward

BEGAN = datetime(2026, 11, 20, 20, tzinfo=UTC)
NAMES = ("Amma", "Birta", "Jón", "Oddur", "Anna", "Guðný", "Þorsteinn", "Lovísa")


def evening(people: int, winners: str, points: bool = False) -> Evening:
    """One match for each letter, which says by its number who has won it."""
    matches = []
    for at, winner in enumerate(winners):
        seats = tuple(
            SeatSummary(name, None, False, 1 if str(number) == winner else 2, 40, 40 if points else 1, 0, 1, {}, number)
            for number, name in enumerate(NAMES[:people])
        )
        begun = BEGAN + timedelta(minutes=20 * at)
        ended = begun + timedelta(minutes=15)
        matches.append(MatchSummary(at, "olsen", begun, ended, "", 1, False, False, True, seats))
    return Evening(date(2026, 11, 20), tuple(matches))


def test_one_wins_the_evening_or_several_share_it(services) -> None:
    one, tie, nobody = evening(3, "0012"), evening(3, "01"), evening(2, "77")
    assert told(one) == "Friday, 20 November 2026: Winner of the evening: Amma, 2 of 4 games"
    assert [row.name for row in tie.winners] == ["Amma", "Birta"]
    assert winners_heading(tie) == "Winners of the evening"
    assert "Winner" not in told(nobody)


def test_an_evening_does_not_begin_on_another_day(services) -> None:
    two = evening(2, "01")
    first, second = two.matches
    assert who_played(two).endswith("2 games · 35 minutes")
    left = first._replace(begun=first.begun - timedelta(days=4))
    assert who_played(two._replace(matches=(left, second))).endswith("2 games · 20 minutes")
    assert who_played(two._replace(matches=(left,))).endswith("1 game"), "nobody knows when they sat down"
    assert who_played(two._replace(matches=(first._replace(begun=first.ended),))).endswith("1 game")


def test_a_score_is_points_or_a_place_and_whoever_has_won_has_a_star(services) -> None:
    for points, won, lost in ((False, "won", "2."), (True, "40", "40")):
        shown = evening(2, "0", points)
        grid = evening_grid(shown)
        assert grid.title == told(shown)
        assert grid.columns == ("", "Amma", "Birta")
        assert grid.rows == (
            (match_text(shown.matches[0]), Cell(won, won=True), Cell(lost)),
            ("Games won", "1", "0"),
        )


@pytest.mark.parametrize("count", [1, 6, 14, 15, 22, 23, 60, 200])
def test_every_match_stands_once_on_as_few_pages_as_can_be_read(count: int) -> None:
    parts = parts_for(count, 62.0)
    assert [at for part in parts for at in part.matches] == list(range(count))
    assert [part.last for part in parts] == [False] * (len(parts) - 1) + [True]
    assert all(LOWEST_ROW <= part.row <= ROW for part in parts)
    assert len(parts) == 1 or count > 14


@pytest.mark.parametrize("people", [2, 4, 5, 8])
def test_every_person_has_a_column_and_five_lie_on_a_wide_sheet(services, people: int) -> None:
    shown = evening(people, "0101")
    made = SheetDrawing(shown, services, 600, 16)
    whole = QRectF(0, 0, made.width, made.height)
    for row in range(5):
        for column in range(people):
            assert whole.contains(made.cell(row, column))
            assert column == 0 or made.cell(row, column - 1).right() <= made.cell(row, column).left() + 0.01
    paper = evening_paper(shown, services)
    landscape = page_layout(paper).orientation() is QPageLayout.Orientation.Landscape
    assert landscape == (people >= 5)
    image = QImage.fromData(QByteArray(picture_of(paper)), "PNG")
    assert image.pixelColor(2, 2).name() == "#ffffff"
    assert pdf_of(paper).startswith(b"%PDF")


def test_the_cells_for_keys_and_ears_lie_where_the_scores_are_drawn(services, qtbot) -> None:
    sheet = EveningSheet(services)
    qtbot.addWidget(sheet)
    sheet.resize(900, 100)
    sheet.show_evening(evening(3, "012"))
    sheet.show()
    drawing = SheetDrawing(sheet.evening, services, sheet.width() - 2 * em(AROUND), em())
    table = sheet.scores
    assert (table.rowCount(), table.columnCount()) == (4, 3)
    for row in range(4):
        for column in range(3):
            rect = table.visualItemRect(table.item(row, column)).translated(table.pos())
            wanted = drawing.cell(row, column)
            away = rect.center() - wanted.center().toPoint()
            assert abs(away.x()) <= 20
            assert abs(away.y()) <= 20


def test_the_boldest_cheat_stands_below_the_games_on_every_paper(services, qtbot) -> None:
    plain = evening(3, "01")
    king = Unnoticed(31, 4, Cheat.TUCKED, Card.parse("KC"), Card.parse("8D"))
    seats = [seat._replace(unnoticed=(king,)) if seat.name == "Jón" else seat for seat in plain.matches[0].seats]
    bold = plain._replace(matches=(plain.matches[0]._replace(seats=tuple(seats)), plain.matches[1]))
    sentence = "Boldest cheat: Jón tucked the king of clubs under the eight of diamonds, and nobody noticed."
    assert (cheat_text(plain), cheat_text(bold)) == ("", sentence)
    for width in (300, 900):
        without, made = (SheetDrawing(one, services, width, 16) for one in (plain, bold))
        assert made.height == without.height + made.cheat_height > without.height
    assert not without.cheat_height
    paper = evening_paper(bold, services)
    assert paper.pages(460, 650) == 1
    assert paper.height(460) > evening_paper(plain, services).height(460)
    sheet = EveningSheet(services)
    qtbot.addWidget(sheet)
    for one in (bold, plain):
        sheet.show_evening(one)
        assert sheet.scores.accessibleDescription() == cheat_text(one)


def test_a_match_of_one_round_is_a_line_of_its_evening_on_the_score_sheet(window) -> None:
    database, known = window.services.database, entry("klikk")
    for seed in (1, 2):
        finish(database, seed, "Amma", "Birta")
    last = database.load(database.games()[0].id).match
    window.scores.open(RunningMatch(known, last, "evening", NoAutosave()))
    window.show_page(window.scores)
    shown = window.scores.evening
    assert shown.isVisible()
    assert len(shown.evening.matches) == 2
    assert shown.evening.people == ("Amma", "Birta")
    opened: list[int] = []
    window.scores.asked_match.connect(opened.append)
    shown.scores.cellActivated.emit(1, 0)
    assert opened == [shown.evening.matches[1].id]
    paper = score_paper(window.scores.table, date(2026, 11, 20), shown.evening)
    lines = next(part for part in paper.parts if isinstance(part, Grid) and part.rows[-1][0] == "Games won")
    assert [row[0] for row in lines.rows[:-1]] == [match_text(match) for match in shown.evening.matches]
    assert sum(map(int, lines.rows[-1][1:])) == sum(cell(one).won for row in lines.rows for one in row) == 2


def test_a_match_of_several_rounds_or_alone_has_no_evening_on_its_score_sheet(window) -> None:
    for game, people in (("two_of_three", 2), ("klikk", 1)):
        known = entry(game)
        seats = [Seat(name, None if at < people else "easy", at) for at, name in enumerate(NAMES[:2])]
        match = Match(known.game, known.game.options.read({}), seats, "K7QF-2M9Z")
        forward(match, 5000, Random(1))
        count_at_the_table(window.services.database, window.services.database.add(match, game), match)
        window.scores.open(RunningMatch(known, match, game, NoAutosave()))
        window.show_page(window.scores)
        assert match.over
        assert not window.scores.evening.isVisible()
