"""The ways to matches of the past and back again, and their papers."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.evenings import evenings
from cardtable.app.judge_requests import Judgement
from cardtable.app.replay import ReplayTable
from cardtable.app.review import Review
from cardtable.app.settings import LANGUAGES
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import covers, title_of
from cardtable.players.decision import Decision
from cardtable.players.evaluation import Unit, Worth
from cardtable.store.database import Database
from cardtable.ui.evenings.sheet import evening_paper
from cardtable.ui.evenings.words import score_text
from cardtable.ui.printing.output import pdf_of
from cardtable.ui.printing.typesetting import set_in_type
from cardtable.ui.review.words import review_paper
from tests.conformance.common import GAMES, random_play
from tests.every_game import every_game
from tests.ui.fingers import FOR_EVER

TODAY = date(2026, 11, 23)


def played(game: str, persons: int = 1, number: int = 0, lines: int = 10**6) -> Match:
    """A match of a game, as far as so many lines."""
    known = every_game()[game].game
    options = known.options.read({key: values[0] for key, values in known.short.items()})
    names = ("Guðrún", "Jón", "Freyja", "Birta")[: known.seat_counts[0]]
    seats = [Seat(name, None if at < persons else "easy", at) for at, name in enumerate(names)]
    match = Match(known, options, seats, new_deal_code(Random(number)))
    for count, _ in enumerate(random_play(match, Random(f"{game}/{number}")), start=1):
        if count >= lines:
            break
    return match


@pytest.fixture
def past(window):
    """The window with a finished match of San Da Yi and one of Kínaskák in its list."""
    for game in ("san_da_yi", "kinaskak"):
        window.services.database.add(played(game), "seed")
    return window.history


def test_a_finished_game_in_the_list_is_looked_at_again_and_reviewed(window, past) -> None:
    window.show_page(window.saved)
    window.saved.again.click()
    assert window.pages.currentWidget() is past.replay_page
    past.replay_page.bar.leave.click()
    assert window.pages.currentWidget() is window.saved
    window.saved.review.click()
    assert window.pages.currentWidget() is past.review_page
    past.review_page.back.click()
    assert window.pages.currentWidget() is window.saved


def test_from_the_review_to_the_table_of_a_decision_and_back(window, past) -> None:
    number = window.services.database.games()[0].id
    past.review_saved(number)
    page = past.review_page
    while page.review.read_next():
        pass
    choice = page.review.choices[1]
    page.asked_replay.emit(page.match, choice.line)
    assert window.pages.currentWidget() is past.replay_page
    assert past.replay_page.replay.table.position == choice.line
    past.replay_page.bar.leave.click()
    assert window.pages.currentWidget() is page
    page.asked_play_on.emit(page.match, choice.line)
    assert window.pages.currentWidget() is window.table
    assert len(window.running.match.log) >= choice.line
    window.go_home()


def test_a_score_sheet_leads_to_both(window, past) -> None:
    past.scores_saved(window.services.database.games()[0].id)
    assert isinstance(window.scores.table, ReplayTable)
    window.scores.review.click()
    assert window.pages.currentWidget() is past.review_page
    past.review_page.back.click()
    assert window.pages.currentWidget() is window.scores
    # A sheet of a replay does not lead into another one.
    assert window.scores.again.isHidden()


def test_characters_are_called_as_the_language_has_them_on_pages_that_wait_below(window, past) -> None:
    """From scores and review into the replay, there into the settings, and back."""
    match = played("olsen")
    bear = Seat("Barney", "easy", 1, "bear", character=True)
    match.seats = (match.seats[0], bear, *match.seats[2:])
    past.scores_saved(window.services.database.add(match, "seed"))
    window.scores.review.click()
    past.review_page.asked_replay.emit(past.review_page.match, 3)
    window.show_page(window.settings)
    window.services.change(language="de")
    QApplication.processEvents()
    assert past.review_page.review.match.seats[1].name == "Bruno"
    sheet = window.scores.sheet.model()
    heads = [sheet.headerData(at, side) for side in Qt.Orientation for at in range(4)]
    assert any(str(head).startswith("Bruno") for head in heads), heads


def test_a_running_table_is_reviewed_when_a_round_is_over(window, past, asked) -> None:
    number = window.services.database.add(played("san_da_yi", lines=6), "seed")
    window.resume(number)
    window.table.asked_review.emit()
    assert window.pages.currentWidget() is window.table
    assert "rounds that are over" in asked.told[-1]
    window.go_home()
    match = played("san_da_yi")
    second = [line for line, one in enumerate(match.log) if one.action is None][1]
    window.resume(window.services.database.add(match.at(second), "seed"))
    window.table.go_on()
    assert window.table.round_end.panel.review_button.isVisible()
    window.table.round_end.panel.review_button.click()
    assert window.pages.currentWidget() is past.review_page
    past.review_page.back.click()
    assert window.pages.currentWidget() is window.table
    window.go_home()


def test_a_match_of_computer_players_has_nothing_to_review(window, past, asked) -> None:
    past.review(played("olsen", persons=0))
    assert "no decisions of yours" in asked.told[-1]


def test_home_leads_to_statistics_and_evenings(window, past) -> None:
    for name in ("statistics", "evenings"):
        window.home.asked.emit(name)
        assert window.pages.currentWidget() is getattr(past, name)
        window.pages.currentWidget().back.click()
        assert window.pages.currentWidget() is window.home


# -- papers ------------------------------------------------------------------------------------------------------------


class Listening(QPainter):
    """Keeps what is written with it."""

    def __init__(self, device: QImage) -> None:
        super().__init__(device)
        self.written: list[str] = []

    def drawText(self, *how: Any) -> None:
        self.written.append(how[-1])
        super().drawText(*how)


def test_an_evening_on_paper_names_everybody_every_game_and_every_score(services) -> None:
    start = datetime(2026, 11, 20, 19, tzinfo=UTC)
    moments = iter(start + timedelta(minutes=number) for number in range(1000))
    database = Database(None, lambda: next(moments))
    for number, game in enumerate(("olsen", "kinaskak", "two_of_three", "olsen", "klikk", "olsen", "svindl", "olsen")):
        database.add(played(game, 2, number), "seed")
    counted = MatchSummaries(database)
    counted.look()
    counted.count_all()
    (evening,) = evenings(counted.all(), UTC)
    titles = {cover.title for cover in covers().values()}
    for language in LANGUAGES:
        services.change(language=language)
        paper = evening_paper(evening, services)
        assert pdf_of(paper).startswith(b"%PDF")
        sheet = QImage(1000, 1400, QImage.Format.Format_RGB32)
        with Listening(sheet) as painter:
            for page in range(paper.pages(sheet.width(), sheet.height())):
                paper.draw(painter, sheet.width(), sheet.height(), page)
            written = painter.written
        assert {row.name for row in evening.table()} <= set(written)
        assert [text for text in written if text in titles] == [title_of(match.game) for match in evening.matches]
        for row in evening.table():
            for match, seat in zip(evening.matches, row.results, strict=True):
                assert score_text(match, seat) in written
    database.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_review_on_paper_tells_every_decision(services, game: str) -> None:
    match = played(game)
    review = Review(match, 0, lambda _: 1)
    while review.read_next():
        pass
    for number, choice in enumerate(review.choices):
        legal = [one for one in choice.view.legal() if one != choice.action]
        best = Decision(legal[0]) if legal and number % 3 == 0 else Decision(choice.action)
        if choice.action is not None:
            choice.judgement = Judgement(best, Unit.POINTS, Worth(5.0, 1.0, 40), Worth(2.0, 1.0, 40, 3.0, 0.1))
    for language in LANGUAGES:
        services.change(language=language)
        text = set_in_type(review_paper(review, TODAY), 700, 96).toPlainText()
        assert match.seats[0].name in text
        assert len(text.splitlines()) >= sum(choice.is_told for choice in review.choices)
        assert "{" not in text


def way_back(window) -> list[str]:
    """The pages one comes through by pressing Back, up to one on which a way ends."""
    found = []
    for _ in range(9):
        page = window.pages.currentWidget()
        found.append(type(page).__name__)
        if not page.passing:
            return found
        page.back.click()
    raise AssertionError(f"round and round: {found}")


def test_no_way_through_what_was_played_leads_in_a_circle_or_to_an_empty_table(window, past) -> None:
    number = window.services.database.games()[0].id
    window.resume(number)
    window.open_scores()
    window.scores.again.click()
    past.replay_page.bar.leave.click()
    assert way_back(window) == ["ScorePage", "TablePage"]
    past.review_running()
    page = past.review_page
    page.asked_replay.emit(page.match, page.review.choices[0].line)
    past.scores()
    assert way_back(window) == ["ScorePage", "ReplayPage", "ReviewPage", "TablePage"]
    past.review_running()
    page.asked_replay.emit(page.match, page.review.choices[0].line)
    past.scores()
    past.replay_scores.review.click()
    assert way_back(window) == ["ReviewPage", "TablePage"]
    window.open_scores()
    whole = window.scores.table
    window.scores.again.click()
    past.scores()
    assert way_back(window) == ["ScorePage", "ReplayPage", "ScorePage", "TablePage"]
    assert window.scores.table is whole


def test_from_the_settings_one_comes_back_to_the_replay_and_from_there_to_the_list(window, past) -> None:
    window.show_page(window.saved)
    window.saved.again.click()
    window.show_page(window.settings)
    window.go_back()
    assert past.replay_page.replay is not None
    assert way_back(window) == ["ReplayPage", "SavedPage"]


def test_a_review_stays_that_of_the_rounds_that_were_over_when_it_was_opened(window, past) -> None:
    whole = played("san_da_yi")
    second = [line for line, one in enumerate(whole.log) if one.action is None][1]
    match = whole.at(second + 3)
    past.review(match)
    known = past.review_page.match.log[:]
    for _ in random_play(match, Random(5)):
        pass
    assert past.review_page.match.log == known
    assert not past.review_page.match.over


def test_the_scores_of_a_match_in_an_evening_are_those_of_its_end(window, past) -> None:
    saved = window.services.database.games()[0]
    whole = window.services.database.load(saved.id).match
    past.scores_saved(saved.id)
    assert window.scores.table.match.results == whole.results
    assert window.scores.sheet.rowCount() > len(whole.results) > 1


@pytest.mark.parametrize(("width", "word"), [(900, False), (1700, True)])
def test_the_keys_of_home_lead_to_the_past_in_a_window_of_any_width(
    window, past, qtbot, width: int, word: bool
) -> None:
    window.services.change(language="de", text_scale=125)
    window.resize(width, 700)
    window.services.fit(width, 700)
    QApplication.processEvents()
    assert window.home.evenings.isVisible()
    assert bool(window.home.evenings.text()) == word, "with little room the sign stands alone"
    assert window.home.evenings.accessibleName() == "Spieleabende"
    window.activateWindow()
    QTest.keySequence(window, window.home.evenings.shortcut())
    qtbot.waitUntil(lambda: window.pages.currentWidget() is past.evenings, timeout=FOR_EVER)
    assert window.pages.currentWidget() is past.evenings
