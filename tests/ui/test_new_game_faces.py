"""Faces on the page where a table is set up: different at first, chosen by mouse or keys, and remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from cardtable.app.settings import LastTable, SeatChoice
from cardtable.stage.animals import ANIMALS, Animal
from cardtable.ui.faces.chooser import FaceChooser
from cardtable.ui.faces.pixmaps import FacePixmaps


def chooser_of(window, place: int) -> FaceChooser:
    """The open chooser of a seat."""
    row = window.new_game.rows[place]
    QTest.mouseClick(row.face, Qt.MouseButton.LeftButton)
    chooser = window.findChild(FaceChooser)
    assert chooser is not None
    assert chooser.isVisible()
    return chooser


def faces(window) -> list[Animal]:
    return [row.animal for row in window.new_game.rows]


def test_seats_begin_with_faces_of_their_own(window) -> None:
    window.set_up("kinaskak")
    page = window.new_game
    while page.add_seat.isEnabled():
        page.add_seat.click()
    assert faces(window) == list(ANIMALS[:8])


def test_faces_stay_different_where_colours_are_the_same(window) -> None:
    seats = [SeatChoice("A", None, 6), SeatChoice("B", "easy", 6), SeatChoice("C", "easy", 0, "raven")]
    window.program.change(last_tables={"olsen": LastTable(seats, {})})
    window.set_up("olsen")
    assert faces(window)[0] is Animal.RAVEN
    assert len(set(faces(window))) == 3


def test_a_face_is_chosen_by_mouse_played_with_and_remembered(window) -> None:
    window.set_up("olsen")
    chooser = chooser_of(window, 0)
    QTest.mouseClick(chooser.buttons[ANIMALS.index(Animal.RAVEN)], Qt.MouseButton.LeftButton)
    assert faces(window)[0] is Animal.RAVEN
    assert "Raven" in window.new_game.rows[0].face.accessibleName()
    window.new_game.start.click()
    assert window.running.match.seats[0].face == "raven"
    kept = window.program.database.load(window.program.database.games()[0].id)
    assert kept.match.seats[0].face == "raven"
    window.go_home()
    window.set_up("olsen")
    assert faces(window)[0] is Animal.RAVEN
    window.home.played_again.emit("olsen")
    assert window.running.match.seats[0].face == "raven"


def test_a_face_is_chosen_by_keys(window) -> None:
    window.set_up("olsen")
    row = window.new_game.rows[0]
    row.face.setFocus()
    QTest.keyClick(row.face, Qt.Key.Key_Return)
    chooser = window.findChild(FaceChooser)
    names = [button.accessibleName() for button in chooser.buttons]
    assert names == ["Fox", "Puffin", "Bear", "Owl", "Ram", "Hare", "Raven", "Seal", "Cat"]
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
    assert window.new_game.rows[0].face.hasFocus()
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
    row = window.new_game.rows[0]
    row.colour.setCurrentIndex(6)
    row.face.grab()
    assert asked[-1] == (Animal.FOX, 6)


@pytest.mark.parametrize("scale", [100, 200])
def test_a_seat_is_no_wider_than_the_smallest_window(window, scale: int) -> None:
    window.program.change(text_scale=scale)
    window.resize(window.minimumSize())
    window.set_up("kinaskak")
    QApplication.processEvents()
    scroll = window.new_game.findChild(QScrollArea)
    assert window.new_game._seats.minimumSize().width() + 80 <= scroll.viewport().width()


def test_a_face_tells_how_its_computer_player_likes_to_play(window) -> None:
    window.set_up("olsen")
    person, computer = window.new_game.rows[:2]
    assert "Puffin: takes what there is" in computer.face.toolTip()
    assert "plays" not in person.face.toolTip()
    assert all(":" not in button.toolTip() for button in chooser_of(window, 0).buttons)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, 0)
    person.kind.setCurrentIndex(1)
    assert "Fox: plays boldly" in person.face.toolTip()
    assert "Fox: plays boldly" in person.face.accessibleName()


def test_the_level_chooser_says_where_luck_decides(window) -> None:
    window.set_up("two_of_three")
    page = window.new_game
    while len(page.rows) < 4:
        page.add_seat.click()
    assert page.luck.isVisibleTo(page)
    assert "luck counts for most" in page.luck.text()
    page.rows[-1].remove.click()
    page.rows[-1].remove.click()
    assert not page.luck.isVisibleTo(page)
    page.add_seat.click()
    page.add_seat.click()
    for row in page.rows:
        row.kind.setCurrentIndex(0)
    assert not page.luck.isVisibleTo(page)
    window.set_up("olsen")
    assert not page.luck.isVisibleTo(page)
