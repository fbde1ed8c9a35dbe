"""Sitting down: seats round a table, people who are chosen and never typed again, lengths, sets of house rules."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from cardtable.app.settings import FILE_NAME, LANGUAGES, LastTable, Person, SeatChoice
from cardtable.engine.deal_code import deal_of_the_day, parse_deal_code
from cardtable.engine.player_names import LONGEST_TYPED
from cardtable.games.catalogue import covers
from cardtable.stage.characters import ANIMALS, COUSINS, LEVEL_WORDS, NAMES, Animal
from cardtable.store.database import Database
from cardtable.store.rule_sets import RuleSet, write_rule_set
from cardtable.ui.avatars.chooser import FaceChooser
from cardtable.ui.language import say
from cardtable.ui.metrics import em
from cardtable.ui.new_game import seats
from cardtable.ui.painting.drawing import INK, MEDIUM, width_of
from cardtable.ui.painting.face_pixmaps import FacePixmaps
from cardtable.ui.services import Services
from cardtable.ui.shell.application import nobody_was_here
from cardtable.ui.shell.main_window import MainWindow
from tests.conformance.common import random_play
from tests.ui.fingers import FOR_EVER
from tests.ui.found import in_menu
from tests.ui.test_whole_match import wish

FAMILY = ["Amma", "Afi", "Jón", "Sól"]


def chooser_of(window, place: int) -> FaceChooser:
    """The open chooser of a seat."""
    window.new_game.look_at(place)
    QTest.mouseClick(window.new_game.panel.face, Qt.MouseButton.LeftButton)
    chooser = window.findChild(FaceChooser)
    assert chooser is not None
    assert chooser.isVisible()
    return chooser


def faces(window) -> list[Animal]:
    seating = window.new_game.seating
    return [seating.animal(place) for place in range(len(seating.seats))]


def names(window) -> list[str]:
    return [seat.name for seat in window.new_game.wish().seats]


# -- people ------------------------------------------------------------------------------------------------------------


def test_a_family_of_four_types_every_name_once(window) -> None:
    window.show_page(window.first_start)
    for name in FAMILY:
        QApplication.focusWidget().insert(name)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.home
    assert [person.name for person in window.services.settings.people] == FAMILY
    assert len({(person.face, person.colour) for person in window.services.settings.people}) == 4
    for game in covers():
        window.set_up(game)
        new = window.new_game
        QTest.keyClicks(new, "4")
        seats = len(new.seating.seats)
        assert seats == min(4, new.entry.game.most_seats)
        for place in range(seats):
            new.look_at(place)
            QTest.mouseClick(new.panel.people[place], Qt.MouseButton.LeftButton)
        assert names(window) == FAMILY[:seats]
        assert new.seating.persons == seats
        new.start.click()
        assert [seat.name for seat in window.running.match.seats] == FAMILY[:seats]
        window.go_home()
        window.set_up(game)
        assert names(window) == FAMILY[:seats]


def test_somebody_new_sits_down_and_is_known_from_then_on(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    page.look_at(2)
    page.panel.someone.click()
    field = QApplication.focusWidget()
    QTest.keyClicks(field, "Freyja")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is page, "Enter took the name and did not start the game"
    assert names(window)[2] == "Freyja"
    assert [person.name for person in window.services.settings.people] == ["Freyja"]
    assert [seat.name for seat in page.seating.seats].count("Freyja") == 1
    page.look_at(3)
    page.panel.new_person.emit("freyja")
    assert names(window)[3] == "Freyja", "who is known is not made twice"
    assert len(window.services.settings.people) == 1


def test_two_people_of_one_name_get_a_sentence(window) -> None:
    window.services.change(people=[Person("Amma", 0)])
    window.show_page(window.people)
    page = window.people
    page.add.click()
    QTest.keyClicks(QApplication.focusWidget(), "AMMA")
    assert "same name" in page.problem.text()
    assert not page.go.isEnabled()


def test_a_new_name_is_taken_over_to_the_tables_that_are_remembered(window) -> None:
    window.services.change(people=[Person("Amma", 0), Person("Afi", 1)])
    window.set_up("olsen")
    window.new_game.start.click()
    window.go_home()
    window.show_page(window.people)
    window.people.rows[0].name.setText("Langamma")
    window.people.go.click()
    window.set_up("olsen")
    assert names(window)[0] == "Langamma"
    assert [person.name for person in window.services.settings.people] == ["Langamma", "Afi"]


def test_who_is_forgotten_is_in_no_list_any_more(window) -> None:
    window.services.change(people=[Person("Amma", 0), Person("Afi", 1)])
    window.show_page(window.people)
    window.people.rows[0].remove.click()
    window.people.go.click()
    assert window.services.settings.people == [Person("Afi", 1, "puffin")]
    window.set_up("olsen")
    assert names(window)[0] == "Afi"


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_have_names_of_their_own_in_every_language(window, language: str) -> None:
    window.services.change(language=language)
    every = [say(text[animal]) for text in (NAMES, COUSINS) for animal in ANIMALS]
    assert len({name.casefold() for name in every}) == 18
    assert len({name[0] for name in every[:9]}) >= 8, "told apart by their first letter, or nearly so"
    assert all(len(name) <= 8 for name in every[:9]), "as long as there is room for on a plate"


def test_another_language_renames_the_characters_on_the_page_and_at_the_table(window) -> None:
    window.services.change(people=[Person("Amma", 7)])
    window.set_up("olsen")
    assert names(window) == ["Amma", "Reynard", "Poppy", "Barney"]
    window.new_game.seating.call(2, "Tölvan")
    window.services.change(language="de")
    QApplication.processEvents()
    assert names(window) == ["Amma", "Reineke", "Tölvan", "Bruno"]
    window.new_game.start.click()
    number = window.services.database.games()[0].id
    window.services.change(language="nb")
    QApplication.processEvents()
    assert list(window.running.names) == ["Amma", "Mikkel", "Tölvan", "Bjørnar"]
    assert [plate.name for plate in window.table.driver.display.screen.picture.plates.values()] == [
        *window.running.names
    ]
    window.go_home()
    window.services.change(language="is")
    window.resume(number)
    assert list(window.running.names) == ["Amma", "Rebbi", "Tölvan", "Bersi"]
    window.home.played_again.emit("olsen")
    assert list(window.running.names) == ["Amma", "Rebbi", "Tölvan", "Bersi"]
    window.set_up("klikk")
    assert names(window)[1] == "Una", "who was not met comes first"


# -- seats ------------------------------------------------------------------------------------------------------------


def test_seats_begin_with_faces_of_their_own(window) -> None:
    window.set_up("kinaskak")
    window.new_game.have_seats(8)
    assert faces(window) == list(ANIMALS[:8])


def test_faces_stay_different_where_colours_are_the_same(window) -> None:
    seats = [SeatChoice("A", None, 6), SeatChoice("B", "easy", 6), SeatChoice("C", "easy", 0, "raven")]
    window.services.change(last_tables={"olsen": LastTable(seats, {})})
    window.set_up("olsen")
    assert faces(window)[0] is Animal.RAVEN
    assert len(set(faces(window))) == 3


def test_a_table_of_more_than_can_sit_there_now_is_the_usual_one(window) -> None:
    seats = [SeatChoice(f"A{number}", "easy", 0) for number in range(9)]
    window.services.change(last_tables={"olsen": LastTable(seats, {})})
    window.set_up("olsen")
    assert len(names(window)) == 4


def test_a_face_is_chosen_by_mouse_played_with_and_remembered(window) -> None:
    window.services.change(people=[Person("Amma", 0)])
    window.set_up("olsen")
    chooser = chooser_of(window, 0)
    QTest.mouseClick(chooser.buttons[ANIMALS.index(Animal.RAVEN)], Qt.MouseButton.LeftButton)
    assert faces(window)[0] is Animal.RAVEN
    assert "Raven" in window.new_game.panel.face.accessibleName()
    assert window.services.settings.people == [Person("Amma", 0, "raven")]
    window.new_game.start.click()
    assert window.running.match.seats[0].face == "raven"
    kept = window.services.database.load(window.services.database.games()[0].id)
    assert kept.match.seats[0].face == "raven"
    window.go_home()
    window.set_up("klikk")
    assert faces(window)[0] is Animal.RAVEN, "whoever sits down looks as always"
    window.home.played_again.emit("olsen")
    assert window.running.match.seats[0].face == "raven"
    window.go_home()
    window.services.change(people=[Person("Amma", 2, "seal")])
    window.home.played_again.emit("olsen")
    assert (window.running.match.seats[0].face, window.running.match.seats[0].colour) == ("seal", 2)
    assert len({seat.colour for seat in window.running.match.seats}) == len(window.running.match.seats)


def test_a_face_is_chosen_by_keys(window) -> None:
    window.set_up("olsen")
    face = window.new_game.panel.face
    face.setFocus()
    QTest.keyClick(face, Qt.Key.Key_Return)
    chooser = window.findChild(FaceChooser)
    called = [button.accessibleName() for button in chooser.buttons]
    assert called == ["Fox", "Puffin", "Bear", "Owl", "Ram", "Hare", "Raven", "Seal", "Cat"]
    for key, place in ((Qt.Key.Key_Down, 3), (Qt.Key.Key_Right, 4), (Qt.Key.Key_Up, 1), (Qt.Key.Key_Up, 1)):
        QTest.keyClick(next(button for button in chooser.buttons if button.hasFocus()), key)
        assert chooser.buttons[place].hasFocus()
    QTest.keyClick(chooser.buttons[1], Qt.Key.Key_Return)
    assert faces(window)[0] is Animal.PUFFIN


def test_escape_leaves_the_face_as_it_was(window) -> None:
    window.set_up("olsen")
    chooser = chooser_of(window, 0)
    QTest.keyClick(chooser, Qt.Key.Key_Escape)
    assert not chooser.isVisible()
    assert window.new_game.panel.face.hasFocus()
    QTest.mouseClick(chooser_of(window, 1), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    last = chooser_of(window, 1).buttons[-1]
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Tab)
    assert window.findChild(FaceChooser) is None
    assert faces(window)[0] is Animal.FOX
    assert window.pages.currentWidget() is window.new_game


def test_whoever_had_the_face_takes_the_one_that_is_left(window) -> None:
    window.set_up("olsen")
    before = faces(window)
    QTest.mouseClick(chooser_of(window, 0).buttons[ANIMALS.index(before[1])], Qt.MouseButton.LeftButton)
    assert faces(window)[:2] == [before[1], before[0]]


def test_the_face_follows_the_colour(window, monkeypatch) -> None:
    window.set_up("olsen")
    asked = []
    disc = FacePixmaps.disc
    monkeypatch.setattr(FacePixmaps, "disc", lambda self, *what: asked.append(what[:2]) or disc(self, *what))
    window.new_game.panel.painted.emit(6)
    window.new_game.panel.face.grab()
    assert asked[-1] == (Animal.FOX, 6)
    assert window.new_game.panel.colour.currentIndex() == 6


def test_a_computer_player_is_called_as_somebody_likes(window, asked) -> None:
    window.set_up("olsen")
    page = window.new_game
    page.look_at(1)
    before = names(window)[2]
    page.panel.name.setText("Tölva")
    QTest.keyClick(page.panel.name, Qt.Key.Key_Return)
    assert names(window)[1] == "Tölva"
    page.panel.name.setText(before)
    QTest.keyClick(page.panel.name, Qt.Key.Key_Return)
    assert names(window)[1] == page.panel.name.text() == "Tölva"
    assert asked.told == [f"Somebody else is called {before} already. Choose another name."]
    for same in (" Tölva ", "tölva", " "):
        page.panel.name.setText(same)
        page.panel.name.editingFinished.emit()
    assert page.panel.name.text() == names(window)[1] == "tölva"
    assert len(asked.told) == 1
    assert window.pages.currentWidget() is page


def test_keys_go_round_the_table_and_change_what_sits_there(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    seats = page.seat_ring.buttons
    seats[0].setFocus()
    for place in (1, 2, 3):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        assert QApplication.focusWidget() is seats[place]
    QTest.keyClick(seats[3], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is page.seat_ring.more
    QTest.keyClick(page.seat_ring.more, Qt.Key.Key_Left)
    assert page.seating.seats[3].level == "medium"
    QTest.keyClick(seats[3], Qt.Key.Key_Up)
    assert page.seating.seats[3].level == "hard"
    for _ in range(3):
        QTest.keyClick(seats[3], Qt.Key.Key_Down)
    assert page.seating.seats[3].level == "easy"
    QTest.keyClick(seats[3], Qt.Key.Key_Delete)
    assert len(page.seating.seats) == 3
    QTest.keyClick(page.seat_ring.buttons[2], Qt.Key.Key_6)
    assert len(page.seating.seats) == 6
    assert page.popup.isHidden()


def test_chairs_change_places_by_key_and_by_hand(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    before = [seat.name for seat in page.seating.seats]
    seats = page.seat_ring.buttons
    QTest.keyClick(seats[1], Qt.Key.Key_M)
    assert seats[1].held
    QTest.keyClick(seats[3], Qt.Key.Key_M)
    assert [seat.name for seat in page.seating.seats] == [before[at] for at in (0, 3, 2, 1)]
    assert not any(seat.held for seat in seats)
    QApplication.processEvents()
    goal = seats[2].mapFrom(page.seat_ring, seats[3].geometry().center())
    QTest.mousePress(seats[2], Qt.MouseButton.LeftButton)
    QTest.mouseMove(seats[2], goal)
    QTest.mouseRelease(seats[2], Qt.MouseButton.LeftButton, pos=goal)
    assert [seat.name for seat in page.seating.seats] == [before[at] for at in (0, 3, 1, 2)]
    assert page.popup.isHidden(), "what was dragged was not pressed"


@pytest.mark.parametrize("place", [0, 1])
def test_the_panel_of_a_chair_begins_with_what_sits_there_and_needs_no_scrolling(window, place: int) -> None:
    """A person's with the persons, a computer player's with how well it plays."""
    window.set_up("svindl")
    QApplication.processEvents()
    page = window.new_game
    page.look_at(place)
    panel = page.panel
    people, computers = (panel.mapFromGlobal(one.mapToGlobal(QPoint(0, 0))).y() for one in (panel.someone, panel.level))
    assert (people < computers) == (place == 0)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert panel.isAncestorOf(QApplication.focusWidget())
    seen = panel.visibleRegion().boundingRect().height()
    assert seen == panel.height(), "all of it is in sight"


def test_a_press_that_closes_a_panel_does_what_it_was_meant_for(window) -> None:
    window.set_up("olsen")
    QApplication.processEvents()
    page = window.new_game
    page.look_at(1)
    longer = list(page.length.buttons.values())[-1]
    where = longer.mapTo(page, longer.rect().center())
    assert not page.popup.frame.geometry().contains(where)
    QTest.mouseClick(page.popup, Qt.MouseButton.LeftButton, pos=where)
    assert page.popup.isHidden()
    assert longer.isChecked()
    page.look_at(1)
    opener = page.seat_ring.buttons[1]
    QTest.mouseClick(page.popup, Qt.MouseButton.LeftButton, pos=opener.mapTo(page, opener.rect().center()))
    assert page.popup.isHidden(), "what opened it does not open it again"
    page.look_at(1)
    QTest.mouseClick(page.popup, Qt.MouseButton.LeftButton, pos=page.start.mapTo(page, page.start.rect().center()))
    assert window.pages.currentWidget() is window.table


def test_a_press_on_a_chair_opens_its_panel_beside_it_and_escape_closes_it(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    QApplication.processEvents()
    for place, seat in enumerate(page.seat_ring.buttons):
        QTest.mouseClick(seat, Qt.MouseButton.LeftButton)
        assert page.popup.isVisible()
        assert page.panel.accessibleName() == f"Seat {place + 1}"
        covered = page.popup.frame.geometry()
        at = seat.mapTo(page, seat.rect().center())
        assert not covered.contains(at)
        assert page.panel.isAncestorOf(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert page.popup.isHidden()
        assert QApplication.focusWidget() is seat
    page.look_at(1)
    QTest.mouseClick(page.popup, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert page.popup.isHidden()
    assert window.pages.currentWidget() is page


def test_a_figure_takes_no_chair_away_that_is_asked_about(window) -> None:
    """On the page it is how many sit there; the panel of a chair that had gone had nowhere to give the keys back to."""
    window.set_up("olsen")
    page = window.new_game
    count = len(page.seating.seats)
    for opened in (lambda: page.look_at(count - 1), page.house_button.click):
        opened()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_2)
        assert len(page.seating.seats) == count
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert page.popup.isHidden()
        assert page.sheet.isHidden()
    QTest.keyClick(page.start, Qt.Key.Key_2)
    assert len(page.seating.seats) == 2


def test_everything_else_lies_behind_one_line(window) -> None:
    window.set_up("klikk")
    page = window.new_game
    assert page.house_button.text().strip().startswith("By the book · ")
    assert page.house_button.text().endswith("new cards")
    page.house_button.click()
    assert page.sheet.isVisible()
    page.choices["stack_twos"].setCurrentIndex(1)
    page.deal.day.click()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.sheet.isHidden()
    assert window.pages.currentWidget() is page
    assert "≠ House rules (1 changed)" in page.house_button.text()
    assert page.house_button.text().endswith("the deal of the day")
    page.deal.code.setText(f" {page.deal.code.text().lower()}")
    assert page.house_button.text().endswith("the deal of the day")
    page.deal.code.setText("dyez bbwy")
    assert page.house_button.text().endswith("the deal DYEZ-BBWY")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (1920, 1080)])
def test_the_line_of_rules_is_never_cut(window, size: tuple[int, int], language: str) -> None:
    window.services.change(language=language, text_scale=200)
    window.resize(*size)
    window.services.fit(*size)
    window.set_up("klikk")
    line = window.new_game.house_button
    for code in ("", "1-2"):
        window.new_game.deal.code.setText(code)
        for _ in range(3):
            QApplication.processEvents()
        assert bool(window.new_game.problem.text()) == bool(code)
        assert line.sizeHint().width() <= line.width(), line.text()


def test_a_seat_says_who_sits_there(window) -> None:
    window.services.change(people=[Person("Amma", 0)])
    window.set_up("olsen")
    page = window.new_game
    told = [QAccessible.queryAccessibleInterface(seat) for seat in page.seat_ring.buttons]
    assert told[0].role() == QAccessible.Role.Button
    assert told[0].text(QAccessible.Text.Name) == "Seat 1: Amma, a person, with the face “Fox”"
    assert "plays like a good amateur, Puffin: takes what it can get" in told[1].text(QAccessible.Text.Name)
    page.look_at(2)
    assert page.panel.accessibleName() == "Seat 3"


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (2560, 1600)])
def test_seats_stand_apart_and_inside_the_page(qtbot, window, scale: int, seats: int, size: tuple[int, int]) -> None:
    window.services.change(text_scale=scale)
    window.resize(*size)
    window.set_up("kinaskak")
    page = window.new_game
    page.have_seats(seats)
    for _ in range(3):  # what is higher makes what is around it higher, one after the other
        QApplication.processEvents()
    scroll = page.findChild(QScrollArea)
    # Lengths follow the new size of the window a little later.
    qtbot.waitUntil(lambda: scroll.widget().minimumSizeHint().width() <= scroll.viewport().width(), timeout=FOR_EVER)
    rooms = [seat.geometry() for seat in page.seat_ring.buttons]
    assert not any(one.intersects(other) for number, one in enumerate(rooms) for other in rooms[:number])
    assert all(page.seat_ring.rect().contains(room) for room in rooms)


def test_a_long_name_is_cut_nowhere(window) -> None:
    """Opening the page where people are called keeps their names, and so does looking at a seat."""
    amma = "Guðrún Ingibjörg Sigurðardóttir"
    window.services.change(people=[Person(amma, 0), Person("Afi", 1)])
    window.show_page(window.people)
    window.people.go.click()
    assert [one.name for one in window.services.settings.people] == [amma, "Afi"]
    window.set_up("olsen")
    page = window.new_game
    page.look_at(0)
    page.panel.ask_name()
    page.panel.new_name.setText(amma.replace("Sig", "Har"))
    page.panel.take.click()
    assert names(window)[0] == amma.replace("Sig", "Har")
    page.look_at(2)
    page.panel.called.emit(f"{amma} hin")
    page.look_at(2)
    assert page.panel.name.text() == names(window)[2] == f"{amma} hin"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_the_smallest_window_with_the_largest_letters(window, language: str) -> None:
    window.services.change(
        language=language, text_scale=200, people=[Person("W" * LONGEST_TYPED, 0), Person("Amma", 1)]
    )
    window.resize(760, 560)

    def check(page) -> None:
        for _ in range(3):
            QApplication.processEvents()
        assert page.room.widget().minimumSizeHint().width() <= page.room.viewport().width(), page

    for game in covers():
        window.set_up(game)
        window.new_game.house_button.click()
        check(window.new_game)
    for page in (window.people, window.settings):
        window.show_page(page)
        check(page)


def test_a_face_tells_how_its_computer_player_likes_to_play(window) -> None:
    window.services.change(people=[Person("Amma", 0)])
    window.set_up("olsen")
    page = window.new_game
    page.look_at(1)
    assert "Puffin: takes what it can get" in page.panel.face.toolTip()
    page.look_at(0)
    assert "plays" not in page.panel.face.toolTip()
    assert all(":" not in button.toolTip() for button in chooser_of(window, 0).buttons)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    page.panel.levels["easy"].click()
    assert ": " in page.panel.face.toolTip().removeprefix("Face: ")


def test_where_luck_decides_that_is_said(window) -> None:
    window.set_up("two_of_three")
    page = window.new_game
    page.have_seats(4)
    assert page.luck.isVisibleTo(page)
    assert "luck counts most" in page.luck.text()
    page.have_seats(2)
    assert "luck" not in page.luck.text()
    page.have_seats(4)
    for place in range(4):
        page.look_at(place)
        page.panel.new_person.emit(FAMILY[place])
    assert "luck" not in page.luck.text()
    window.set_up("olsen")
    assert not page.luck.isVisibleTo(page)


def test_three_and_four_at_to_av_tre_are_a_variant(window) -> None:
    window.set_up("two_of_three")
    page = window.new_game
    said = []
    for count in (2, 3, 4):
        page.have_seats(count)
        said.append("variant" in page.luck.text())
    assert said == [False, True, True]
    window.set_up("olsen")
    assert "variant" not in page.luck.text()


# -- length, house rules and deals -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", covers())
def test_a_length_is_one_press_and_reaches_the_table(window, game: str) -> None:
    window.set_up(game)
    page = window.new_game
    lengths = page.entry.game.options.lengths
    for value, made in page.length.buttons.items():
        made.click()
        assert made.isChecked()
        assert getattr(page.wish().options, lengths.key) == value
    assert set(page.length.buttons) == set(lengths.values)
    assert page.house.differences() == [], "how long it is, is no house rule"


@pytest.mark.parametrize("scale", [100, 200])
def test_roses_stand_clear_of_the_letters_below(window, scale: int) -> None:
    window.services.change(language="is", text_scale=scale)
    window.services.fit(1280, 800)
    window.set_up("klikk")
    QApplication.processEvents()
    for card in window.new_game.length.buttons.values():
        seen = card.grab().toImage()
        colours = [[seen.pixelColor(x, y) for x in range(16, seen.width() - 16)] for y in range(seen.height())]
        roses = [y for y, row in enumerate(colours) if any(one.red() > one.green() + 90 for one in row)]
        letters = [y for y, row in enumerate(colours) if any(one.name() == INK for one in row)]
        assert letters[0] - roses[-1] > em(0.2), card.text()


@pytest.mark.parametrize("persons", [1, 2, 3])
def test_a_tile_and_the_new_table_name_the_same_minutes(window, persons: int) -> None:
    """Veiðimaður took 20 minutes on its tile and 30 at its table, because two people sit down to it."""
    names = ("Anna", "Jón", "Birta")[:persons]
    window.services.change(people=[Person(name, place) for place, name in enumerate(names)])
    window.go_home()
    for tile in window.home.shelf.tiles:
        window.set_up(tile.game)
        fewest, most = tile.cover.minutes_with(window.services.settings.persons_at(tile.game))
        page = window.new_game
        about = int("".join(letter for letter in page.estimate.text() if letter.isdigit()))
        assert page.seating.persons == min(persons, len(page.seating.seats))
        # Five minutes more or less are how lengths are rounded.
        assert fewest - 5 <= about <= most + 5, (tile.game, about, fewest, most)
        window.go_home()


def test_minutes_grow_with_people(window) -> None:
    window.set_up("kinaskak")
    page = window.new_game
    before = page.estimate.text()
    for place in range(4):
        page.look_at(place)
        page.panel.new_person.emit(FAMILY[place])
    assert page.estimate.text() != before


def test_what_differs_from_the_book_is_in_sight(window) -> None:
    window.set_up("klikk")
    page = window.new_game
    assert not page.differences.isVisibleTo(page)
    page.house_button.click()
    page.choices["stack_twos"].setCurrentIndex(1)
    page.house_button.click()
    assert "Answering a two with a two" in page.differences.text()
    assert "1 changed" in page.house_button.text()


def test_house_rules_get_a_name_and_come_back_with_it(window, asked) -> None:
    window.set_up("klikk")
    page = window.new_game
    page.house_button.click()
    assert not page.sets.keep.isEnabled()
    page.choices["stack_twos"].setCurrentIndex(1)
    assert page.sets.name is None
    asked.answer("Reglur ömmu")
    page.sets.keep.click()
    assert page.sets.name == "Reglur ömmu"
    choose(page.sets, "")
    assert page.house.differences() == []
    page.length.buttons[3].click()
    choose(page.sets, "Reglur ömmu")
    assert page.wish().options.stack_twos
    assert page.wish().options.first_to == 3, "how long it is stays"
    page.start.click()
    window.go_home()
    window.set_up("klikk")
    assert page.sets.name == "Reglur ömmu"
    window.set_up("olsen")
    assert page.sets.sets == {}
    window.set_up("klikk")
    asked.answer(True)
    page.sets.ask_forget()
    assert page.sets.name is None
    assert page.wish().options.stack_twos


def choose(sets, name: str) -> None:
    sets.box.setCurrentIndex(sets.box.findData(name))
    sets.box.activated.emit(sets.box.currentIndex())


def test_house_rules_travel_in_a_file(window, asked, tmp_path: Path) -> None:
    window.set_up("klikk")
    page = window.new_game
    page.house_button.click()
    page.choices["two_skips"].setCurrentIndex(1)
    path = tmp_path / "amma.cardrules"
    asked.answer("Amma", path)
    page.sets.keep.click()
    page.sets.send.click()
    window.services.change(rule_sets={})
    window.set_up("klikk")
    asked.answer(path)
    page.sets.take.click()
    assert page.sets.name == "Amma"
    assert page.wish().options.two_skips
    write_rule_set(RuleSet("klikk", "Amma", {"stack_twos": True}), path)
    asked.answer(path)
    page.sets.take.click()
    assert sorted(page.sets.sets) == ["Amma", "Amma 2"], "other rules of the same name replace none"
    write_rule_set(RuleSet("olsen", "Amma", {}), path)
    asked.answer(path)
    page.sets.take.click()
    assert "another game" in asked.told[-1]
    path.write_text("nothing")
    asked.answer(path)
    page.sets.take.click()
    assert "no house rules" in asked.told[-1]


def test_sets_of_another_version_are_taken_as_far_as_they_are_known(window) -> None:
    window.services.change(rule_sets={"klikk": {"Gamalt": {"stack_twos": True, "flying": 3, "two_skips": "perhaps"}}})
    window.set_up("klikk")
    choose(window.new_game.sets, "Gamalt")
    assert window.new_game.wish().options.stack_twos
    assert not window.new_game.wish().options.two_skips


def test_the_deal_of_the_day_is_the_same_for_everybody_and_another_tomorrow(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    page.deal.today = lambda: date(2026, 11, 22)
    page.deal.day.click()
    code = page.deal.code.text()
    assert code == deal_of_the_day("olsen", date(2026, 11, 22)) == "DYEZ-BBWY"
    assert page.wish().deal_code == code
    codes = {deal_of_the_day(game, date(2026, 11, day)) for game in covers() for day in range(1, 31)}
    assert len(codes) == 30 * len(covers())
    assert all(parse_deal_code(code) == code for code in codes)


def test_the_code_is_copied_and_the_same_cards_are_played_again(window, monkeypatch) -> None:
    window.set_up("olsen", "DYEZ-BBWY")
    window.new_game.start.click()
    first = window.running.match
    window.open_scores()
    assert not window.scores.code.isVisible()
    with monkeypatch.context() as ended:
        ended.setattr(type(first), "over", property(lambda self: True))
        window.open_scores()
        assert window.scores.code.isVisible()
    window.scores.code.click()
    assert QApplication.clipboard().text() == "DYEZ-BBWY"
    assert "was copied" in window.scores.code.text()
    window.scores.same.click()
    again = window.running.match
    assert again is not first
    assert again.deal_code == "DYEZ-BBWY"
    assert again.log[0] == first.log[0]
    assert (first.known, again.known) == (False, True)
    assert again.seats == first.seats
    assert len(window.services.database.games()) == 2


def test_other_seats_wait_until_nothing_is_hidden_any_more(window, asked, monkeypatch) -> None:
    window.set_up("olsen", "DYEZ-BBWY")
    window.new_game.look_at(1)
    window.new_game.panel.levels["hard"].click()
    window.new_game.start.click()
    window.services.change(last_tables={})
    window.table.asked_deal.emit(True)
    assert "cards that are hidden" in asked.told[-1]
    assert window.pages.currentWidget() is window.table
    monkeypatch.setattr(type(window.running.match), "over", property(lambda self: True))
    window.table.asked_deal.emit(True)
    page = window.new_game
    assert window.pages.currentWidget() is page
    assert page.deal.code.text() == "DYEZ-BBWY"
    assert page.seating.seats[1].level == "hard", "the table of that match, and not the last one"
    page.set_up("olsen")
    assert page.deal.code.text() == ""


def test_cards_that_were_dealt_here_before_are_known_however_one_comes_to_them(window) -> None:
    def dealt(game: str, code: str) -> bool:
        window.set_up(game, code)
        window.new_game.start.click()
        window.go_home()
        return window.services.database.load(window.services.database.games()[0].id).match.known

    assert not dealt("olsen", "DYEZ-BBWY")
    assert not dealt("olsen", "K7QF-2M9Z")
    assert not dealt("langi", "DYEZ-BBWY")
    assert dealt("olsen", "dyez bbwy")
    assert not dealt("olsen", "")
    window.resume(window.services.database.games()[1].id)
    assert window.running.match.known
    assert "same cards as in an earlier game" in say(window.table.table.undo.remarks()[0])


def test_the_menu_of_the_table_has_the_code_when_the_match_is_over(window) -> None:
    window.set_up("olsen", "DYEZ-BBWY")
    window.new_game.start.click()
    assert not any("DYEZ" in action.text() for action in in_menu(window.table.top))
    for _ in random_play(window.running.match, Random("over")):
        pass
    window.table.running.display.show()
    texts = [action.text() for action in in_menu(window.table.top)]
    assert "Copy deal code DYEZ-BBWY" in texts
    next(one for one in in_menu(window.table.top) if "DYEZ" in one.text()).trigger()
    assert QApplication.clipboard().text() == "DYEZ-BBWY"


# -- guided first rounds -----------------------------------------------------------------------------------------------


def test_what_goes_from_a_page_leaves_no_shadow(window, qtbot) -> None:
    """The shadow lies beside what throws it, where nothing else asks to be painted again."""
    window.services.change(people=[Person("Anna", 0)])
    window.set_up("svindl")
    page = window.new_game
    qtbot.waitUntil(page.offer.isVisible, timeout=FOR_EVER)
    body = page.offer.parentWidget()
    place = page.offer.geometry()
    painted = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(event.region().boundingRect())
            return False

    QApplication.processEvents()
    watch = Watch()
    body.installEventFilter(watch)
    page.offer.no.click()
    reach = em(0.4)
    shadow = place.adjusted(-reach, -reach, reach, reach) & body.rect()
    qtbot.waitUntil(lambda: any(one.contains(shadow) for one in painted), timeout=FOR_EVER)


def test_a_guide_is_offered_once_and_never_pushed(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    assert page.offer.isVisibleTo(page)
    assert QApplication.focusWidget() is page.start, "nobody is kept from playing"
    page.offer.no.click()
    assert not page.offer.isVisibleTo(page)
    assert QApplication.focusWidget() is page.start
    window.go_home()
    window.set_up("olsen")
    assert not page.offer.isVisibleTo(page)
    window.set_up("svindl")
    assert page.offer.isVisibleTo(page)
    window.go_home()
    window.set_up("svindl")
    assert not page.offer.isVisibleTo(page), "who has seen it and did not answer is not asked again either"


def test_the_guide_stays_within_reach_once_it_was_offered(window) -> None:
    window.set_up("olsen")
    page = window.new_game
    assert not page.learn.isVisible()
    page.offer.no.click()
    assert page.learn.isVisible()
    assert page.learn.text() == "Guided first round"
    page.learn.click()
    assert window.pages.currentWidget() is window.table
    window.go_home()
    window.set_up("langi")
    assert not page.learn.isVisible(), "this game has none"


def test_a_guide_begins_from_the_offer_and_from_the_shelf(window) -> None:
    window.set_up("olsen")
    window.new_game.offer.go.click()
    assert window.pages.currentWidget() is window.table
    assert window.services.database.games() == []
    window.go_home()
    tile = next(tile for tile in window.home.shelf.tiles if tile.game == "olsen")
    words = [text.source for text, _ in tile.deeds]
    assert {"Guided first round", "Deal of the day", "Rules"} <= set(words)
    next(deed for text, deed in tile.deeds if text.source == "Guided first round")()
    assert window.pages.currentWidget() is window.table


def test_the_deal_of_the_day_begins_from_the_shelf(window) -> None:
    window.set_up("olsen")
    window.new_game.deal.today = lambda: date(2026, 11, 22)
    window.go_home()
    tile = next(tile for tile in window.home.shelf.tiles if tile.game == "olsen")
    next(deed for text, deed in tile.deeds if text.source == "Deal of the day")()
    assert window.pages.currentWidget() is window.new_game
    assert window.new_game.deal.code.text() == "DYEZ-BBWY"


# -- from before -------------------------------------------------------------------------------------------------------

FIRST_VERSION = {
    "language": "is",
    "letters": "language",
    "deck": "",
    "four_colour": True,
    "large_faces": False,
    "back": "green",
    "theme": "night",
    "pace": "calm",
    "reduce_motion": False,
    "mark_fitting": True,
    "grace": 4,
    "asking": "usual",
    "text_scale": 125,
    "last_tables": {
        "klikk": {
            "seats": [
                {"name": "Amma", "level": None, "colour": 0},
                {"name": "Sigrún", "level": "hard", "colour": 1},
                {"name": "Jón", "level": None, "colour": 2},
            ],
            "options": {"decks": "auto", "first_to": 3, "stack_twos": True},
        },
        "bridge": {"seats": [{"name": "Afi", "level": None, "colour": 5}], "options": {}},
    },
}


def test_settings_and_tables_of_the_first_version_are_taken_over(qapp, qtbot, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps(FIRST_VERSION))
    database = Database(tmp_path)
    services = Services(database, tmp_path)
    services.settings.pace = "instant"
    window = MainWindow(services, first_start=nobody_was_here(services))
    window.show()
    assert window.pages.currentWidget() is window.home, "who has been here is not asked again"
    settings = services.settings
    assert (settings.language, settings.theme, settings.back, settings.text_scale) == ("is", "night", "green", 125)
    assert settings.four_colour
    assert [person.name for person in settings.people] == ["Amma", "Jón", "Afi"]
    window.set_up("klikk")
    page = window.new_game
    assert names(window) == ["Amma", "Lovísa", "Jón"], "and a computer player is the character that its face is"
    assert [seat.level for seat in page.seating.seats] == [None, "hard", None]
    assert (page.wish().options.first_to, page.wish().options.stack_twos) == (3, True)
    assert page.length.buttons[3].isChecked()
    window.home.played_again.emit("klikk")
    assert [seat.name for seat in window.running.match.seats] == ["Amma", "Lovísa", "Jón"]
    window.close()
    database.close()
    shiboken6.delete(window)
    shiboken6.delete(services)


def test_nobody_is_asked_twice_who_sits_here(qapp, tmp_path: Path) -> None:
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")
    assert nobody_was_here(services)
    services.change(people=[Person("Amma", 0)])
    assert not nobody_was_here(services)
    again = Services(database, tmp_path, "en")
    assert not nobody_was_here(again)
    services.close()
    again.close()
    database.close()
    shiboken6.delete(services)
    shiboken6.delete(again)


def test_the_last_table_is_one_press_away(window) -> None:
    tile = next(tile for tile in window.home.shelf.tiles if tile.game == "olsen")
    assert not tile.again.isVisible()
    window.set_up("olsen")
    window.new_game.have_seats(3)
    window.new_game.start.click()
    window.go_home()
    assert tile.again.isVisible()
    assert tile.again.accessibleName() == "Ólsen Ólsen: same table again"
    assert not tile.again.geometry().intersects(tile.more.geometry())
    QTest.mouseClick(tile.again, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.table
    assert len(window.running.match.seats) == 3
    assert len(window.services.database.games()) == 2


def test_the_menu_of_the_table_leads_to_a_new_game_and_to_the_full_screen(window, qtbot) -> None:
    window.start(wish(1, 2))
    named = {action.text().split("\t")[0]: action for action in in_menu(window.table.top)}
    assert named["Full screen"].text().endswith("F11")
    named["Full screen"].trigger()
    assert window.isFullScreen()
    named["Full screen"].trigger()
    assert not window.isFullScreen()
    named["New game"].trigger()
    qtbot.wait(1)
    assert window.new_game.isVisible()


def test_enter_goes_on_from_the_deal_code_and_enter_deals(window, qtbot) -> None:
    window.set_up("olsen")
    page = window.new_game
    page.house_button.click()
    QTest.keyClicks(page.deal.code, "0000-0000")
    page.deal.code.setFocus()
    QTest.keyClick(page.deal.code, Qt.Key.Key_Return)
    assert not page.sheet.isVisible()
    assert page.start.hasFocus()
    page.house_button.setFocus()
    page.house_button.click()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.house_button.hasFocus(), "Escape leads back"


def test_how_well_somebody_plays_is_whole_on_the_plate_in_every_language(window) -> None:
    window.resize(760, 560)
    QApplication.processEvents()
    room = em(seats.WIDE) - 5 - 2 * em(0.3)
    for language in LANGUAGES:
        window.services.change(language=language)
        for words in LEVEL_WORDS.values():
            assert width_of(say(words), seats.LEAST_LETTERS, MEDIUM) <= room, say(words)
