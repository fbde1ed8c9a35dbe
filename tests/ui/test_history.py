"""Statistics and evenings in the window, ten thousand saved games, and people in all of them."""

from __future__ import annotations

import csv
import json
import unicodedata
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from cardtable.app.evenings import Evening
from cardtable.app.settings import LANGUAGES, Person, read_settings
from cardtable.app.statistics import results_of
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.stage.characters import ANIMALS
from cardtable.store.database import Database
from cardtable.store.people import presence_of
from cardtable.ui.evenings.words import told, uncounted_text, who_played
from cardtable.ui.people.page import PeoplePage
from cardtable.ui.printing import output
from cardtable.ui.printing.typesetting import Drawn
from cardtable.ui.statistics.tables import table_text
from tests.conformance.common import random_play
from tests.store.common import execute
from tests.ui.fingers import FOR_EVER

ANNA, OLI, TOLVA = Seat("Anna"), Seat("Óli", None, 1), Seat("Tölva", "easy", 2)


def played(game: str, seats: list[Seat], *, over: bool = True, **options: object) -> Match:
    known = entry(game).game
    match = Match(known, known.options.read(options), seats, "K7QF-2M9Z")
    if over:
        for _ in random_play(match, Random(len(seats))):
            pass
    else:
        match.deal()
    return match


@pytest.fixture
def history(window) -> list[int]:
    """Two evenings a year apart, one match with a decision taken back, one alone, one that is not over."""
    database: Database = window.services.database
    retaken = played("veidimadur", [ANNA, OLI], deals=1)
    retaken.retakes = 1
    made = [
        played("veidimadur", [ANNA, OLI], deals=1),
        played("med_stigum", [OLI, ANNA, TOLVA], score_mode="5r"),
        played("svindl", [ANNA, OLI]),
        retaken,
        played("svindl", [ANNA, TOLVA]),
        played("olsen", [ANNA, OLI], over=False),
    ]
    window.services.change(people=[Person("Anna", 0), Person("Óli", 1)])
    numbers = [database.add(match, f"seed {at}") for at, match in enumerate(made)]
    for number in numbers:
        when = datetime(2025 if number == numbers[0] else 2026, 2, 1, 20, tzinfo=UTC).isoformat()
        execute(database, "UPDATE game SET created = ?, updated = ? WHERE id = ?", (when, when, number))
    return numbers


def open_page(window, qtbot, name: str):
    window.home.asked.emit(name)
    qtbot.waitUntil(lambda: not window.services.summaries.waiting, timeout=FOR_EVER)
    QApplication.processEvents()
    return window.pages.currentWidget()


def cells(sheet) -> dict[str, list[str]]:
    return {
        sheet.verticalHeaderItem(row).text(): [sheet.item(row, column).text() for column in range(sheet.columnCount())]
        for row in range(sheet.rowCount())
    }


def test_an_empty_page_says_so_and_leads_to_the_games(window) -> None:
    for name in ("statistics", "evenings"):
        window.home.asked.emit(name)
        page = getattr(window.history, name)
        assert page.empty.isVisible()
        assert page.empty.text()
        page.games.click()
        assert window.pages.currentWidget() is window.home


def tables_of(page):
    """All figures, which a button shows in place of the portrait."""
    if not page.tables.isVisible():
        page.all_figures.click()
    return page.tables


def person(page, name: str):
    return next(chip for chip in page.people if chip.seat.name == name)


def choose(box, text: str) -> None:
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())


def test_all_figures_stand_behind_the_portrait(window, qtbot, history) -> None:
    page = open_page(window, qtbot, "statistics")
    assert person(page, "Anna").isChecked()
    assert QApplication.focusWidget() is person(page, "Anna"), "as soon as everything is counted"
    tables = tables_of(page)
    assert not page.portrait.isVisible()
    assert cells(tables.sheet)["Games played"] == ["4", "1"]
    for part in (tables.apart, tables.by_game, tables.by_opponent, tables.by_month, tables.month_chart):
        assert part.isVisible()
    assert tables.month_chart.accessibleDescription().startswith("Feb 2025: ")
    page.back_to_portrait.click()
    assert page.portrait.isVisible()
    assert not tables.isVisible()


def test_a_game_and_an_opponent_are_chosen(window, qtbot, history) -> None:
    page = open_page(window, qtbot, "statistics")
    choose(page.game, "Ólsen Ólsen með stigum")
    won = {"1": "of 1 game won"}.get(page.portrait.figure.text(), "1 game played so far")
    assert page.portrait.sentence.text() == won
    tables = tables_of(page)
    assert cells(tables.sheet)["Games played"] == ["1"]
    assert not tables.by_game.isVisible()
    choose(tables.against, "Óli")
    rows = cells(tables.sheet)
    assert sum(int(rows[key][0]) for key in rows if key.startswith("Finished")) == 1
    # The choice stands when one comes again.
    window.go_home()
    page = open_page(window, qtbot, "statistics")
    assert page.game.currentText() == "Ólsen Ólsen með stigum"
    assert tables.against.currentText() == "Óli"
    person(page, "Óli").click()
    assert tables.against.currentText() == "Everybody", "nobody plays against oneself"


def test_matches_are_counted_while_somebody_looks_and_not_when_they_have_left(
    window, qtbot, history, monkeypatch
) -> None:
    monkeypatch.setattr("cardtable.ui.statistics.counting.STEP", 0.0)
    window.home.asked.emit("statistics")
    page = window.history.statistics
    assert page.counting.isVisible()
    assert "0 of 5" in page.counting.text.text()
    assert page.empty.isHidden()
    QApplication.processEvents()
    waiting = window.services.summaries.waiting
    assert 0 < waiting < 5
    window.go_home()
    for _ in range(20):
        QApplication.processEvents()
    assert window.services.summaries.waiting == waiting
    page = open_page(window, qtbot, "statistics")
    assert page.counting.isHidden()
    assert page.portrait.isVisible()


def test_of_very_many_the_page_is_there_before_they_are_looked_at(window, qtbot, history, monkeypatch) -> None:
    monkeypatch.setattr("cardtable.ui.statistics.counting.MANY", 3)
    window.home.asked.emit("evenings")
    page = window.history.evenings
    assert page.counting.isVisible()
    assert page.list.isHidden()
    qtbot.waitUntil(lambda: page.list.count() > 0, timeout=FOR_EVER)
    assert QApplication.focusWidget() is page.list
    assert page.counting.isHidden()


def test_a_table_for_a_spreadsheet_holds_every_match(window, qtbot, history, asked, tmp_path: Path) -> None:
    page = open_page(window, qtbot, "statistics")
    path = tmp_path / "anna.csv"
    asked.answer(path)
    page.save.click()
    text = path.read_bytes().decode("utf-8-sig")
    rows = list(csv.DictReader(StringIO(text)))
    assert len(rows) == 5
    assert {row["Game"] for row in rows} == {"Veiðimaður", "Ólsen Ólsen með stigum", "Svindl Ólsen Ólsen"}
    assert rows[1]["Against"] == "Óli, Tölva"
    assert [row["Counted separately"] for row in rows].count("1") == 1
    assert (
        text == table_text(results_of("Anna", window.services.summaries.all())).replace("\r\n", "\n") or "\r\n" in text
    )
    asked.answer(tmp_path / "no" / "such" / "folder.csv")
    page.save.click()
    assert "Choose another place" in asked.told[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_parts_the_fields_no_name_becomes_a_formula(window, qtbot, language: str) -> None:
    """A spreadsheet that parts at the other sign finds no field that begins as a formula does."""
    hostile = ["x;=1+1", "x,=1+1", "\uff1d1+1", "\uff0b1", "\uff0d1", "\uff201", "=1+1"]
    for name in hostile:
        window.services.database.add(played("svindl", [Seat(name), OLI]), "seed")
    open_page(window, qtbot, "statistics")
    window.services.change(language=language)
    for name in hostile:
        text = table_text(results_of(name, window.services.summaries.all()))
        for separator in ",;\t":
            for row in csv.reader(StringIO(text), delimiter=separator):
                assert not [field for field in row if field.startswith(("=", "+", "-", "@", "\uff1d", "\uff0b"))]


def test_a_name_is_no_formula(window) -> None:
    database = window.services.database
    database.add(played("svindl", [Seat("=1+1"), Seat("@B")]), "seed")
    window.services.summaries.look()
    window.services.summaries.count_all()
    text = table_text(results_of("=1+1", window.services.summaries.all()))
    assert ""","'@B","'=1+1",""" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_statistics(window, qtbot, history, language) -> None:
    window.services.change(language=language)
    page = open_page(window, qtbot, "statistics")
    written = [one.text() for one in page.portrait.findChildren(QLabel)]
    assert not [text for text in written if "{" in text or "%n" in text]
    delimiter = "," if language == "en" else ";"
    assert table_text(page.results).splitlines()[0].count(delimiter) == 20
    page = open_page(window, qtbot, "evenings")
    for said in (told(page.evening), who_played(page.evening), uncounted_text(page.evening)):
        assert "{" not in said
        assert "%n" not in said
    day = page.list.model().index(0, 0).data()
    assert day[0].isupper() or not day[0].isalpha()


def test_an_evening_shows_who_won_what(window, qtbot, history, monkeypatch) -> None:
    printed: list[Drawn] = []
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    monkeypatch.setattr(output, "send_to_printer", lambda _parent, paper: printed.append(paper))
    page = open_page(window, qtbot, "evenings")
    assert [chip.text() for chip in page.years] == ["2026", "2025"]
    assert page.list.count() == 1
    evening = page.evening
    assert isinstance(evening, Evening)
    assert set(evening.people) == {"Anna", "Óli"}
    table = page.sheet.scores
    rows = cells(table)
    assert [table.horizontalHeaderItem(column).text() for column in range(table.columnCount())] == [
        row.name for row in evening.table()
    ]
    # Both matches, and how many each has won; the one with a decision taken back is not among them, but is told.
    assert len(rows) == 2 + 1
    assert rows["Games won"] == [str(row.wins) for row in evening.table()]
    assert len(evening.uncounted) == 1
    assert "Veiðimaður" in uncounted_text(evening)
    # What is a rose for the eyes is a word for the ears, which hear the whole first.
    for column, row in enumerate(evening.table()):
        for at, seat in enumerate(row.results):
            heard = table.item(at, column).data(Qt.ItemDataRole.AccessibleTextRole)
            assert heard.endswith("won") == seat.won
    assert table.accessibleName() == told(evening)
    assert told(evening).startswith("Sunday, 1 February 2026: ")
    heard: list[tuple[str, object]] = []
    page.asked_replay.connect(lambda number: heard.append(("replay", number)))
    page.asked_scores.connect(lambda number: heard.append(("scores", number)))
    for asked in (page.again, page.scores):
        asked.click()
        for action in page.menu.actions():
            action.trigger()
    window.show_page(page)
    assert heard == [(what, number) for what in ("replay", "scores") for number in history[1:3]]
    table.cellActivated.emit(1, 0)
    assert heard[-1] == ("replay", history[2])
    window.show_page(page)
    page.print.click()
    assert "2026" in printed[0].title
    page.years[1].click()
    assert page.evening.day.year == 2025


def test_home_leads_there_and_from_the_statistics_to_the_evenings(window, qtbot, history) -> None:
    window.home.statistics.click()
    assert window.pages.currentWidget() is window.history.statistics
    window.history.statistics.evenings.click()
    assert window.pages.currentWidget() is window.history.evenings
    QTest.keyClick(window.history.evenings, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home


def test_a_match_that_was_deleted_is_in_no_statistics(window, qtbot, history) -> None:
    page = open_page(window, qtbot, "statistics")
    assert cells(tables_of(page).sheet)["Games played"] == ["4", "1"]
    window.services.database.delete(history[3])
    page = open_page(window, qtbot, "statistics")
    assert cells(tables_of(page).sheet)["Games played"] == ["4"]


# -- the saved games ---------------------------------------------------------------------------------------------------


@pytest.fixture
def many(window) -> int:
    """Three hundred matches, one of them not over."""
    database = window.services.database
    number = database.add(played("svindl", [ANNA, TOLVA]), "seed")
    (row,) = execute(database, "SELECT * FROM game WHERE id = ?", (number,))
    start = datetime(2020, 1, 1, tzinfo=UTC)
    for at in range(299):
        when = (start + timedelta(days=at)).isoformat()
        names = json.dumps(["Þórný" if at % 100 == 7 else "Anna", "Tölva"])
        execute(
            database,
            "INSERT INTO game (game, name, created, updated, over, players, head, snapshot, digest) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ("kinaskak" if at % 10 == 3 else row[1], "", when, when, at != 50, names, *row[7:]),
        )
    return 300


def test_however_many_games_there_are_all_are_listed_at_once(window, qtbot, many) -> None:
    window.show_page(window.saved)
    page = window.saved
    assert page.list.count() == many
    assert str(many) in page.search.states[0].text()
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_End)
    assert page.number() == page.list.values[-1].id
    assert page.list.viewport().rect().intersects(page.list.visualRect(page.list.currentIndex()))
    page.fill()
    assert page.number() == page.list.values[-1].id, "the one that was chosen is found again"


def test_only_pictures_in_sight_are_drawn_and_none_for_who_looks_elsewhere(window, qtbot, many, monkeypatch) -> None:
    opened: list[int] = []
    load = Database.load
    monkeypatch.setattr(Database, "load", lambda self, number: opened.append(number) or load(self, number))
    window.show_page(window.saved)
    shown = window.saved.list
    QApplication.processEvents()
    qtbot.waitUntil(lambda: bool(opened) and not shown.pictures.waits, timeout=FOR_EVER)
    in_sight = [row for row in range(many) if shown.visualRect(shown.model().index(row, 0)).top() < shown.height()]
    assert set(opened) <= {shown.values[row].id for row in in_sight}
    assert opened
    opened.clear()
    shown.verticalScrollBar().setValue(shown.verticalScrollBar().maximum())
    shown.viewport().repaint()
    assert shown.pictures.waits
    window.go_home()
    QApplication.processEvents()
    assert [number for number in opened if number != shown.values[0].id] == [], "the home page opens its own"


def test_where_nothing_can_be_scrolled_no_bar_is_seen(window, many) -> None:
    """Its room stays, so that no tile moves; a handle as long as the page promised more games than there are."""
    window.show_page(window.saved)
    page = window.saved
    bar = page.list.verticalScrollBar()
    assert bar.isEnabled()
    page.search.words.setText("þórný")
    QApplication.processEvents()
    assert bar.maximum() == 0
    assert not bar.isEnabled()


def test_games_are_looked_for_by_words_people_and_state(window, many) -> None:
    window.services.change(people=[Person("Anna", 0), Person("Þórný", 1), Person("Nobody", 2)])
    window.show_page(window.saved)
    page = window.saved
    assert [chip.seat.name for chip in page.search.people] == ["Anna", "Þórný"], "only those who have played"
    page.search.words.setText("þórný")
    assert page.list.count() == 3
    page.search.words.setText("thorny")
    assert page.list.count() == 3
    page.search.words.setText(unicodedata.normalize("NFD", "anna KÍNASKÁK"))
    assert page.list.count() == 30
    page.search.words.setText("anna february")
    assert page.list.count() == 29
    page.search.words.setText("nobody")
    assert page.list.count() == 0
    assert page.empty.isVisible()
    assert "Nothing found" in page.empty.text()
    page.empty.go.click()
    assert page.list.count() == many
    assert page.search.words.text() == ""
    page.search.people[1].click()
    assert page.list.count() == 3
    page.search.people[0].click()
    assert page.list.count() == 0, "both at one table"
    page.empty.go.click()
    page.search.states[1].click()
    assert page.list.count() == 1
    assert page.play.text().strip() == "Play on"
    assert (page.play.isVisible(), page.again.isVisible()) == (True, False)
    page.search.people[1].click()
    page.search.states[2].click()
    assert page.list.count() == 3


def test_a_finished_game_is_looked_at_again_gone_through_and_counted(window, history) -> None:
    window.show_page(window.saved)
    page = window.saved
    heard: list[tuple[str, int]] = []
    page.asked_replay.connect(lambda number: heard.append(("replay", number)))
    page.asked_review.connect(lambda number: heard.append(("review", number)))
    page.asked_scores.connect(lambda number: heard.append(("scores", number)))
    page.list.setCurrentRow(1)
    number = page.number()
    assert (page.play.isVisible(), page.again.isVisible()) == (False, True)
    for part in (page.again, page.review, page.scores):
        part.click()
        window.show_page(page)
    assert heard == [("replay", number), ("review", number), ("scores", number)]


def test_the_sheet_of_an_old_game_has_its_own_day(window, history, monkeypatch) -> None:
    kept = []
    monkeypatch.setattr(output, "keep_as_pdf", lambda _parent, paper: kept.append(paper))
    for show in (window.history.scores_saved, window.resume):
        show(history[0])
        if show == window.resume:
            window.open_scores()
        window.scores.paper.retranslate()
        window.scores.paper.choices.actions()[1].trigger()
        assert kept[-1].file_name.endswith("2025-02-01")
        assert "1 February 2025" in kept[-1].parts[0].text
    assert len(kept) == 2


def test_what_is_printed_of_an_old_game_has_the_day_on_which_it_was_played(window, history, monkeypatch) -> None:
    kept = []
    monkeypatch.setattr(output, "keep_as_pdf", lambda _parent, paper: kept.append(paper))
    past = window.history

    def print_both() -> None:
        past.scores()
        past.replay_scores.review.click()
        for page in (past.replay_scores, past.review_page):
            page.paper.retranslate()
            page.paper.choices.actions()[1].trigger()

    past.replay_saved(history[0])
    print_both()
    window.resume(history[0])
    window.open_scores()
    window.scores.again.click()
    print_both()
    assert [paper.file_name[-10:] for paper in kept] == ["2025-02-01"] * 4
    assert all("1 February 2025" in paper.parts[0].text for paper in kept)


def test_the_scores_of_a_match_that_cannot_be_shown_again_offer_nothing_that_needs_a_table(window, history) -> None:
    """Its moves are of an older version; what it came to is there."""
    execute(window.services.database, "DELETE FROM entry WHERE game = ?", (history[1],))
    window.history.scores_saved(history[1])
    page = window.scores
    assert page.sheet.isVisible()
    assert not any(offered.isVisible() for offered in (page.same, page.others, page.again, page.evening))


def test_a_saved_game_says_who_has_won_it(window, qtbot, history) -> None:
    """Also one that ended elsewhere, and was not counted yet; whoever won is told by name and face."""
    window.show_page(window.saved)
    page = window.saved
    match = window.services.database.load(history[1]).match
    row = [game.id for game in page.list.values].index(history[1])
    game = page.list.values[row]
    winners = [match.seats[seat].name for seat in match.standing.leaders]
    qtbot.waitUntil(lambda: bool(page.list.stand(game).winners), timeout=FOR_EVER)
    assert [seat.name for seat in page.list.stand(game).winners] == winners
    assert all(name in page.list.told(game) for name in winners)
    assert page.list.told(game).startswith("Ólsen Ólsen með stigum, 01/02/2026, finished, ")
    # What readers hear of a line, and by what the keys find it.
    part = QAccessible.queryAccessibleInterface(page.list).child(row)
    assert part.text(QAccessible.Text.Name) == page.list.told(game)
    assert page.list.model().index(row, 0).data() == "Ólsen Ólsen með stigum"
    first = page.list.values[0]
    assert not first.over
    assert page.list.told(first).endswith("unfinished, with Anna and Óli")


def test_the_keys_rename_delete_and_search(window, history, asked) -> None:
    window.show_page(window.saved)
    page = window.saved
    asked.answer("Sunday")
    QTest.keyClick(page.list, Qt.Key.Key_F2)
    assert page.list.values[page.list.currentRow()].name == "Sunday"
    asked.answer(False)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert len(asked.questions) == 2
    QTest.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page.search.words


# -- people ------------------------------------------------------------------------------------------------------------


def names_of(window, number: int) -> list[str]:
    return [seat.name for seat in window.services.database.load(number).match.seats]


def test_a_new_name_is_in_every_saved_game(window, history) -> None:
    window.show_page(window.people)
    window.people.rows[0].name.setText("Ása")
    window.people.go.click()
    assert [names_of(window, number)[0] for number in (history[0], history[5])] == ["Ása", "Ása"]
    assert [one.name for one in window.services.settings.people] == ["Ása", "Óli"]


def test_two_who_have_sat_at_one_table_are_not_made_one(window, history, asked) -> None:
    window.show_page(window.people)
    page = window.people
    page.rows[1].name.setText("anna")
    assert page.one.isVisible()
    page.one.click()
    assert "one table" in asked.told[0]
    assert len(page.rows) == 2
    page.rows[1].name.setText("Dóra")
    assert not page.one.isVisible()


def called_alike(window) -> tuple[PeoplePage, int]:
    """The page on which Amma has just been called Anna, as somebody is already, and a match that Amma has finished."""
    other = window.services.database.add(played("svindl", [Seat("Amma"), TOLVA]), "seed")
    window.services.change(people=[Person("Amma", 2), Person("Anna", 0), Person("Óli", 1)])
    window.show_page(window.people)
    window.people.rows[0].name.setText("Anna")
    return window.people, other


def test_two_are_made_one_after_asking(window, history, asked) -> None:
    page, other = called_alike(window)
    assert not page.go.isEnabled()
    asked.answer(False)
    page.one.click()
    assert len(page.rows) == 3
    asked.answer(True)
    page.one.click()
    assert "cannot be separated" in asked.questions[1]
    assert names_of(window, other)[0] == "Amma", "nothing happens before it is meant"
    page.go.click()
    assert names_of(window, other)[0] == "Anna"
    assert [one.name for one in window.services.settings.people] == ["Anna", "Óli"]


def test_who_was_just_made_one_with_another_is_forgotten_with_that_one(window, history, asked) -> None:
    page, other = called_alike(window)
    asked.answer(True)
    page.one.click()
    asked.answer(True)
    page.rows[0].remove.click()
    assert "2 games" in asked.questions[1], "one with a computer player of each of the two"
    page.go.click()
    games = window.services.database.games()
    assert other not in [game.id for game in games]
    assert {"Amma", "Anna"}.isdisjoint(name for game in games for name in game.players)
    assert [one.name for one in window.services.settings.people] == ["Óli"]


def test_who_is_the_same_as_another_is_chosen_in_a_list(window, history, asked) -> None:
    other = window.services.database.add(played("svindl", [Seat("Amma"), TOLVA]), "seed")
    window.services.change(people=[Person("Amma", 2), Person("Anna", 0), Person("Óli", 1)])
    window.show_page(window.people)
    page = window.people
    assert [one.text() for one in page.rows[0].others.actions()] == ["Anna", "Óli"]
    asked.answer(True)
    page.rows[0].others.actions()[0].trigger()
    assert "belong to Anna" in asked.questions[0]
    page.go.click()
    assert names_of(window, other)[0] == "Anna"
    assert [one.name for one in window.services.settings.people] == ["Anna", "Óli"]


def test_a_card_opens_its_person_and_no_other(window, history) -> None:
    window.show_page(window.people)
    first, second = window.people.rows
    assert (first.isVisible(), second.isVisible()) == (True, False)
    second.card.setFocus()
    QTest.keyClick(second.card, Qt.Key.Key_Return)
    assert (first.isVisible(), second.isVisible()) == (False, True)
    assert second.card.accessibleName() == "Óli"
    theirs = second.faces.buttons[ANIMALS.index(first.animal)]
    assert theirs.faint
    assert theirs.accessibleName().endswith("the face of Anna")
    second.faces.buttons[second.faces.place].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert QApplication.focusWidget().isChecked()
    assert second.card.animal is second.animal
    assert window.pages.currentWidget() is window.people


def test_statistics_of_a_person_come_after_their_new_name_was_kept(window, history, monkeypatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(window.history.statistics, "choose", lambda seat: seen.append(seat.name))
    window.show_page(window.people)
    window.people.rows[1].name.setText("Óli frændi")
    window.people.rows[1].statistics.click()
    assert seen == ["Óli frændi"]
    assert window.pages.currentWidget() is window.history.statistics
    assert window.services.settings.people[1].name == "Óli frændi"


def test_statistics_of_a_person_who_has_finished_nothing_are_nobody_elses(window, qtbot, history) -> None:
    window.services.change(people=[*window.services.settings.people, Person("Dóra", 2)])
    window.show_page(window.people)
    window.people.rows[2].statistics.click()
    page = window.history.statistics
    qtbot.waitUntil(lambda: not window.services.summaries.waiting, timeout=FOR_EVER)
    QApplication.processEvents()
    assert page.empty.isVisible()
    assert page.empty.text().startswith("Dóra")
    assert page.results == []
    assert not page.portrait.isVisible()
    assert not any(chip.isChecked() for chip in page.people)
    person(page, "Anna").click()
    assert page.portrait.isVisible()
    assert not page.empty.isVisible()


def test_the_name_of_somebody_who_is_in_no_list_is_asked_about(window, history, asked) -> None:
    window.services.database.add(played("svindl", [Seat("Amma"), TOLVA]), "seed")
    window.show_page(window.people)
    page = window.people
    page.rows[0].name.setText("Amma")
    asked.answer(False)
    page.go.click()
    assert window.pages.currentWidget() is page
    assert names_of(window, history[0])[0] == "Anna"
    asked.answer(True)
    page.go.click()
    assert names_of(window, history[0])[0] == "Amma"


@pytest.mark.parametrize(("language", "guest"), [("is", "Gestur"), ("nb", "Gjest"), ("de", "Gast"), ("en", "Guest")])
def test_whoever_is_forgotten_is_a_guest_in_the_games_of_others(window, history, asked, language, guest) -> None:
    window.services.change(language=language)
    window.show_page(window.people)
    page = window.people
    asked.answer(False)
    page.rows[0].remove.click()
    assert len(page.rows) == 2
    asked.answer(True)
    page.rows[0].remove.click()
    assert "Anna" in asked.questions[0]
    assert "1" in asked.questions[0]
    assert "5" in asked.questions[0]
    assert guest in asked.questions[0]
    assert names_of(window, history[0]) == [guest, "Óli"]
    assert history[4] not in [game.id for game in window.services.database.games()]
    assert [one.name for one in window.services.settings.people] == ["Óli"]
    assert presence_of(window.services.database, "Anna").others == 0
    assert len(page.rows) == 1


def test_what_cannot_be_kept_is_told_and_nobody_is_called_otherwise(window, history, asked, monkeypatch) -> None:
    from cardtable.store import errors

    def full(*_: object) -> None:
        raise errors.not_kept("full")

    monkeypatch.setattr(Database, "change", full)
    window.show_page(window.people)
    window.people.rows[0].name.setText("Ása")
    window.people.go.click()
    assert len(asked.told) == 1
    assert window.pages.currentWidget() is window.people
    assert window.services.settings.people[0].name == "Anna"


def test_nothing_counts_on_when_the_window_is_closed(window, history) -> None:
    window.home.asked.emit("statistics")
    waiting = window.services.summaries.waiting
    window.close()
    for _ in range(10):
        QApplication.processEvents()
    assert window.services.summaries.waiting == waiting > 0


def test_what_was_begun_before_a_kill_is_ended_by_the_next_start(started, tmp_path: Path) -> None:
    from cardtable.store import people

    database = Database(tmp_path)
    number = database.add(played("svindl", [ANNA, TOLVA]), "seed")
    people.carry_out(
        database, people.PeopleChange({"Anna": "Ása"}, settings={"people": [{"name": "Ása", "colour": 3}]})
    )
    database.close()
    for _ in range(2):
        assert started(tmp_path) == 0
        assert read_settings(tmp_path).people == [Person("Ása", 3)]
        assert people.plan(tmp_path) is None
    database = Database(tmp_path)
    assert database.load(number).match.seats[0].name == "Ása"
    database.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_the_smallest_window_with_the_largest_letters(window, qtbot, history, language) -> None:
    window.services.change(language=language, text_scale=200)
    window.resize(760, 560)
    window.services.fit(760, 560)
    for name in ("statistics", "evenings", "saved"):
        page = open_page(window, qtbot, name)
        QApplication.processEvents()
        assert page.room.horizontalScrollBar().maximum() == 0, name


def test_the_keys_begin_at_the_person_that_is_shown(window, history, qtbot) -> None:
    page = open_page(window, qtbot, "statistics")
    assert QApplication.focusWidget() is next(chip for chip in page.people if chip.isChecked())
    window.services.change(people=[Person("Anna", 3, "owl"), Person("Óli", 1)])
    assert QApplication.focusWidget() is next(chip for chip in page.people if chip.isChecked()), "also when drawn anew"


def test_who_is_found_at_last_comes_into_the_same_row(window, history, qtbot) -> None:
    window.services.summaries.look()
    assert window.services.summaries.count_next()
    window.home.asked.emit("statistics")
    page = window.pages.currentWidget()
    QApplication.processEvents()
    assert len(page.people) == 1
    page.people[0].setFocus()
    qtbot.waitUntil(lambda: not window.services.summaries.waiting, timeout=FOR_EVER)
    QApplication.processEvents()
    assert len(page.people) == 2
    assert len({chip.geometry().center().y() for chip in (*page.people, page.others)}) == 1
    assert QApplication.focusWidget() is next(chip for chip in page.people if chip.isChecked())


def test_who_is_chosen_looks_and_is_called_as_now(window, history, qtbot) -> None:
    page = open_page(window, qtbot, "statistics")
    page.people[0].click()
    window.go_home()
    window.services.change(people=[Person("Anna", 3, "owl"), Person("Óli", 1)])
    page = open_page(window, qtbot, "statistics")
    assert page.player == Seat("Anna", None, 3, "owl")
    assert [chip.isChecked() for chip in page.people] == [True, False]
    page.choose(Seat("Reynard", "easy", 2, "fox", character=True))
    window.go_home()
    window.services.change(language="de")
    page = open_page(window, qtbot, "statistics")
    assert page.player.name == "Reineke"


def test_the_chosen_name_says_what_is_read_at_a_glance(window, history, qtbot) -> None:
    page = open_page(window, qtbot, "statistics")
    told = {chip.seat.name: chip.accessibleDescription() for chip in page.people}
    shown = next(chip.seat.name for chip in page.people if chip.isChecked())
    assert told.pop(shown) == page.portrait.told
    assert page.portrait.sentence.text() in page.portrait.told
    assert not any(told.values())
