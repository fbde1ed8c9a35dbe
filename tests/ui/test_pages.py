"""Home, new game, settings, rules and saved games, as a person uses them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.settings import LANGUAGES, read_settings
from cardtable.cards import Card
from cardtable.games.catalogue import catalogue
from cardtable.resources import rule_text
from cardtable.store.database import Database
from cardtable.ui.language import say
from cardtable.ui.metrics import em
from cardtable.ui.services import Services
from cardtable.ui.shell import main_window
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.match_launcher import MatchLauncher
from tests.chapters import known_anchors
from tests.store.common import execute
from tests.ui.fingers import FOR_EVER, Fingers
from tests.ui.tables import position, table_at
from tests.ui.test_whole_match import wish


def test_the_first_card_is_three_clicks_away(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    hands.click_button(window.home.shelf.tiles[0].play)
    assert window.pages.currentWidget() is window.new_game
    hands.click_button(window.new_game.start)
    assert window.pages.currentWidget() is window.table
    hands.settle()
    assert len(window.services.database.games()) == 1


def test_continue_shows_the_table_and_brings_it_back(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(1, 3))
    hands.settle()
    before = window.table.table.round.to_json()
    window.go_home()
    assert window.home.continuing.isVisible()
    assert not window.home.continuing.picture.pixmap().isNull()
    hands.click_button(window.home.continuing.continue_button)
    assert window.table.table.round.to_json() == before


def test_the_same_table_again_is_one_click(window, qtbot) -> None:
    window.set_up("olsen")
    window.new_game.look_at(1)
    window.new_game.panel.levels["hard"].click()
    window.new_game.choices["first_to"].setCurrentIndex(1)
    window.new_game.start.click()
    window.go_home()
    window.home.played_again.emit("olsen")
    running = window.table.table.match
    assert running.seats[1].level == "hard"
    assert running.options.first_to == 2


@pytest.mark.parametrize(
    ("code", "part"),
    [("K7QF", "eight letters"), ("K7QF-2M9X-1", "eight letters"), ("0000-0001", "mistake"), ("!!", "eight")],
)
def test_a_broken_deal_code_gets_a_sentence_and_no_start(window, code: str, part: str) -> None:
    window.set_up("olsen")
    window.new_game.deal.code.setText(code)
    assert part in window.new_game.problem.text()
    assert not window.new_game.start.isEnabled()
    window.new_game.deal.code.setText("")
    assert window.new_game.start.isEnabled()


def test_whoever_ends_a_broken_code_with_enter_hears_what_is_wrong_with_it(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    page.house_button.setFocus()
    QTest.keyClick(page.house_button, Qt.Key.Key_Return)
    page.deal.code.setFocus()
    QTest.keyClicks(page.deal.code, "0000-0001")
    QTest.keyClick(page.deal.code, Qt.Key.Key_Return)
    assert page.sheet.isHidden()
    assert page.announcer.lately[-1] == page.problem.text()
    assert QApplication.focusWidget() is page.house_button, "nothing can be dealt, and Back is not meant"


def test_two_to_six_seats(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    page.have_seats(6)
    assert page.seat_ring.more.isHidden()
    assert len(page.seat_ring.buttons) == len(page.wish().seats) == 6
    while page.panel.remove.isEnabled():
        page.panel.remove.click()
    assert page.seat_ring.more.isVisibleTo(page)
    assert len(page.seat_ring.buttons) == len(page.wish().seats) == 2


def test_every_house_rule_is_offered_and_reaches_the_table(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    options = {option.key: option for option in catalogue()["olsen"].game.options.catalogue()}
    assert set(page.choices) == set(options)
    for box in page.choices.values():
        box.setCurrentIndex(box.count() - 1)
    page.start.click()
    played = window.table.table.match.options
    assert all(getattr(played, key) == option.values[-1].value for key, option in options.items())


def test_a_remembered_house_rule_that_is_unknown_gets_a_sentence(window, asked) -> None:
    window.set_up("olsen")
    window.new_game.start.click()
    window.go_home()
    tables = dict(window.services.settings.last_tables)
    tables["olsen"].options["decks"] = "seventeen"
    window.services.change(last_tables=tables)
    window.home.played_again.emit("olsen")
    assert "decks" in asked.told[0]
    assert "seventeen" in asked.told[0]
    assert window.pages.currentWidget() is window.new_game


def test_settings_take_effect_at_once_and_are_kept(qapp, tmp_path, qtbot) -> None:
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")

    window = MainWindow(services)
    window.show_page(window.settings)
    box = window.settings.boxes["language"]
    box.setCurrentIndex(LANGUAGES.index("de"))
    box.activated.emit(box.currentIndex())
    assert services.languages.current == "de"
    window.settings.checks["four_colour"].click()
    assert services.pixmaps.style.four_colour
    window.settings.answers["back"].buttons[0].click()
    assert services.pixmaps.back_colour == "red"
    kept = read_settings(tmp_path)
    assert (kept.language, kept.four_colour, kept.back) == ("de", True, "red")

    shiboken6.delete(window)
    services.close()
    database.close()


def test_letters_follow_the_language_or_stay_international(services) -> None:
    letters = {}
    for language in LANGUAGES:
        services.change(language=language, letters="language")
        letters[language] = services.pixmaps.style.letters
    assert letters == {"is": "is", "nb": "international", "de": "de", "en": "en"}
    services.change(language="is", letters="international")
    assert services.pixmaps.style.letters == "international"
    services.change(letters="norwegian")
    assert services.pixmaps.style.letters == "nb"


@pytest.mark.parametrize("game", catalogue())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_rule_book_can_be_opened(window, language, game) -> None:
    window.services.change(language=language)
    window.open_rules(game)
    anchors = window.rules.book.anchors
    assert anchors == known_anchors(game, "en")
    assert len(set(anchors)) == len(anchors)
    window.rules.resize(1100, 700)
    for anchor in (anchors[0], anchors[len(anchors) // 2], anchors[-1]):
        window.open_rules(game, anchor)
        assert window.rules.book.anchor == anchor
    assert window.rules.book.text.verticalScrollBar().value() > 0
    assert "{" not in window.rules.book.text.toPlainText()
    text = rule_text(game, language)
    for top, hand in re.findall(r"\(cards:([^|)]*)\|?([^)]*)\)", text):
        for word in filter(None, f"{top},{hand}".split(",")):
            Card.parse(word.rstrip("*"))
    rules = {option.rule for option in catalogue()[game].game.options.catalogue()}
    assert rules == {anchor for anchor in anchors if anchor.startswith("option-")}


def test_rule_books_show_positions_as_pictures(window) -> None:
    window.open_rules("olsen")
    image = window.rules.book.text.picture(QUrl("cards:2C|6C*,KD,9H"))
    assert isinstance(image, QImage)
    assert image.width() > 300


def test_the_rule_book_says_how_this_table_plays(window, qtbot) -> None:
    window.start(wish(1, 3, multi_rank=False))
    window.table.asked_rules.emit("")
    assert window.rules.book.house_rules.item(0).text() == (
        "Several cards of the same rank at once: Only one card is laid in a turn"
    )
    window.table.get_up()


def test_rename_delete_export_import(window, asked, tmp_path) -> None:
    table = table_at(window.services, position(["KC 9H 4S", "5C 6C"], "2C"))
    assert table is not None
    window.show_page(window.saved)
    page = window.saved
    asked.answer("Sunnudagur")
    page.rename.trigger()
    assert page.list.values[0].name == "Sunnudagur"
    assert page.list.told(page.list.values[0]).startswith("Sunnudagur, ")
    path = tmp_path / "leikur.cardtable"
    asked.answer(False)
    page.export.trigger()
    assert not path.exists()
    asked.answer(True, path)
    page.export.trigger()
    assert path.exists()
    assert "everybody’s cards" in asked.questions[-1]
    asked.answer(True)
    page.delete.trigger()
    assert page.list.count() == 0
    assert page.empty.isVisible()
    asked.answer(path)
    page.load.trigger()
    assert page.list.count() == 1


def test_keeping_a_game_after_all(window, asked) -> None:
    table_at(window.services, position(["KC 9H 4S", "5C 6C"], "2C"))
    window.show_page(window.saved)
    asked.answer(False)
    window.saved.delete.trigger()
    assert window.saved.list.count() == 1


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"hello", "not a saved game"),
        (b"", "not a saved game"),
        (b'{"file": "Card Table saved game", "format": 99}', "newer version"),
        (b'{"file": "Card Table saved game", "format": 1}', "damaged"),
    ],
)
def test_a_bad_file_gets_a_sentence(window, asked, tmp_path, content: bytes, part: str) -> None:
    path = tmp_path / "x.cardtable"
    path.write_bytes(content)
    window.open_file(path)
    assert part in asked.told[0]
    assert window.services.database.games() == []
    assert path.read_bytes() == content


def test_a_missing_file_gets_a_sentence(window, asked) -> None:
    window.open_file(Path("/nowhere/x.cardtable"))
    assert "cannot be read" in asked.told[0]


def test_a_file_with_a_game_is_played_on(window, asked, tmp_path, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(1, 2))
    hands.settle()
    path = tmp_path / "x.cardtable"
    window.saved.fill()
    asked.answer(True, path)
    window.saved.ask_export()
    before = window.table.table.round.to_json()
    window.go_home()
    window.open_file(path)
    assert window.table.table.round.to_json() == before
    assert len(window.services.database.games()) == 2


def test_a_log_that_these_rules_do_not_play_again_may_be_of_a_newer_version(window, asked) -> None:
    table = table_at(window.services, position(["KC 9H 4S", "5C 6C"], "2C"))
    execute(window.services.database, "DELETE FROM entry WHERE game = ?", (table.number,))
    window.resume(table.number)
    assert "begun with another version" in asked.told[0]


def test_what_comes_from_a_file_is_seen_and_chosen(window, asked, tmp_path, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(1, 2))
    hands.settle()
    window.go_home()
    window.show_page(window.saved)
    page, path = window.saved, tmp_path / "x.cardtable"
    before = page.number()
    asked.answer(True, path)
    page.ask_export()
    page.search.words.setText("nobody is called so")
    assert page.list.isHidden()
    asked.answer(path)
    page.load.trigger()
    assert page.list.count() == 2
    assert page.number() not in (None, before)


def test_a_saved_game_opens_by_a_double_click(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(1, 2))
    hands.settle()
    window.go_home()
    window.show_page(window.saved)
    rect = window.saved.list.visualRect(window.saved.list.model().index(0, 0))
    QTest.mouseClick(window.saved.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    QTest.keyClick(window.saved.list, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.table


def test_the_wheel_changes_no_house_rule(window, qtbot) -> None:
    window.set_up("kinaskak")
    box = window.new_game.sets.box
    before = box.currentIndex()
    point = QPointF(5, 5)
    event = QWheelEvent(
        point,
        QPointF(box.mapToGlobal(point.toPoint())),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)
    assert box.currentIndex() == before


def test_a_table_of_kinaskak_has_up_to_eight_seats(window, qtbot) -> None:
    window.set_up("kinaskak")
    window.new_game.have_seats(8)
    assert len({seat.name for seat in window.new_game.wish().seats}) == 8


def test_about_says_version_folder_parts_and_licences(window, qtbot, monkeypatch, tmp_path) -> None:
    from cardtable import __version__
    from cardtable.ui.about import page as about_page

    window.show_page(window.settings)
    window.settings.about.click()
    page = window.about
    assert window.pages.currentWidget() is page
    assert __version__ in page.version.text()
    assert "without saving" in page.kept.text()
    assert not page.show_button.isVisible()
    monkeypatch.setattr(window.services.database, "folder", tmp_path)
    page.arrive()
    assert str(tmp_path) in page.kept.text()
    shown: list[Path] = []
    monkeypatch.setattr(about_page, "show_folder", lambda folder: bool(shown.append(folder)))
    page.show_button.click()
    assert shown == [tmp_path]
    assert "could not be opened" in page.moving.text()
    page.licences.setCurrentIndex(page.licences.findText("Cabin"))
    assert "SIL OPEN FONT LICENSE" in page.text.toPlainText()
    page.back.click()
    assert window.pages.currentWidget() is window.settings


def test_other_programs_are_started_with_the_systems_own_libraries(monkeypatch) -> None:
    import os
    import sys

    from cardtable.ui import system_preferences

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    monkeypatch.setenv("QT_PLUGIN_PATH", "/ours/plugins")
    with system_preferences.systems_own_libraries():
        assert os.environ["LD_LIBRARY_PATH"] == "/theirs"
        assert "QT_PLUGIN_PATH" not in os.environ
    assert os.environ["LD_LIBRARY_PATH"] == "/ours"
    assert os.environ["QT_PLUGIN_PATH"] == "/ours/plugins"


def test_pictures_in_the_style_are_found_in_a_folder_with_spaces(qapp, monkeypatch, tmp_path) -> None:
    import shutil

    from PySide6.QtWidgets import QComboBox

    from cardtable.resources import asset
    from cardtable.ui import style_sheet as style
    from cardtable.ui.theme import THEMES

    def picture() -> QImage:
        box = QComboBox()
        box.addItem("Íslenska")
        box.setStyleSheet(style.style_sheet(THEMES["green"], 16))
        box.resize(160, 40)
        image = box.grab().toImage()
        box.deleteLater()
        return image

    plain = picture()
    spaced = tmp_path / "Amma Sigríður" / "Card Table (1)"
    shutil.copytree(asset("icons"), spaced / "icons")
    monkeypatch.setattr(style, "asset", lambda *parts: spaced.joinpath(*parts))
    assert picture() == plain
    monkeypatch.setattr(style, "asset", lambda *parts: tmp_path / "nowhere")
    assert picture() != plain


def test_house_rules_that_do_not_count_are_not_shown(window) -> None:
    window.set_up("kinaskak")
    page = window.new_game
    page.house_button.click()
    length = page.choices["length"]
    rounds = [page.choices[f"round_{number}"] for number in range(1, 9)]
    assert not any(box.isVisible() for box in rounds)
    length.setCurrentIndex(length.findData("chosen"))
    assert all(box.isVisible() for box in rounds)
    rounds[2].setCurrentIndex(1)
    assert "1 changed" in page.house_button.text()
    assert page.estimate.text() == "About 40 minutes"
    length.setCurrentIndex(0)
    assert not any(box.isVisible() for box in rounds)
    assert "changed" not in page.house_button.text()
    wish = page.wish()
    assert wish is not None
    assert list(wish.options.house_rules()) == []
    length.setCurrentIndex(length.findData("chosen"))
    # The lengths at the table itself are the same choice.
    page.length.buttons["all"].click()
    assert length.currentData() == "all"
    assert not any(box.isVisible() for box in rounds)


def test_the_pictures_of_the_home_page_leave_no_cards_behind(services, qtbot) -> None:
    """Their size is nobody else's, and what they are painted from would stay for as long as the program runs."""
    window = MainWindow(services)
    with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
        window.show()
    assert services.pixmaps.count == 0
    window.close()
    shiboken6.delete(window)


def test_what_is_kept_for_the_next_time_changes_no_looks(window, monkeypatch) -> None:
    """A style sheet makes Qt look at every widget again: that would lie between the click and the cards."""
    styled: list[str] = []
    monkeypatch.setattr(type(QApplication.instance()), "setStyleSheet", lambda _, sheet: styled.append(sheet))
    changes: list[bool] = []
    window.services.look_changed.connect(lambda: changes.append(True))
    window.set_up("olsen")
    window.new_game.start.click()
    assert window.running is not None
    assert (styled, changes) == ([], [])
    window.services.change(back="red")
    assert (styled, changes) == ([], [True])
    window.services.change(theme="night")
    assert len(styled) == 1
    window.go_home()
    tiles = window.home.shelf.tiles
    offered = [tile.game for tile in tiles if "Same table again" in [say(text) for text, _ in tile.deeds]]
    assert offered == ["olsen"]


def test_the_table_is_made_while_somebody_says_who_plays(window, qtbot, monkeypatch) -> None:
    rehearsed: list[str] = []
    rehearse = MatchLauncher.rehearse
    monkeypatch.setattr(MatchLauncher, "rehearse", lambda one, game: (rehearse(one, game), rehearsed.append(game)))
    window.set_up("olsen")
    assert "table" not in window.__dict__
    qtbot.waitUntil(lambda: rehearsed == ["olsen"], timeout=FOR_EVER)
    assert "table" in window.__dict__
    assert window.running is None
    assert window.services.database.games() == [], "what is rehearsed is kept nowhere"
    assert window.pages.currentWidget() is window.new_game


def test_nothing_is_rehearsed_where_somebody_plays_already(window, monkeypatch) -> None:
    rehearsed: list[str] = []
    monkeypatch.setattr(main_window, "READY_AFTER", 0)
    monkeypatch.setattr(window.launcher, "rehearse", rehearsed.append)
    window.set_up("olsen")
    window.new_game.start.click()
    for _ in range(10):
        QApplication.processEvents()
    assert rehearsed == []


def test_the_sign_of_the_house_rules_grows_with_the_letters(window) -> None:
    window.set_up("olsen")
    window.services.change(text_scale=150)
    assert window.new_game.house_button.iconSize().width() == em()
