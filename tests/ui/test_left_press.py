"""Only the button of the mouse that began a press ends it, and another one in mid-drag puts everything back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardtable.cards import Card
from cardtable.ui.home.tile import Tile
from cardtable.ui.metrics import em
from cardtable.ui.replay.timeline import Timeline
from cardtable.ui.scene.card_item import SHAKY
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at

DOWN, UP, MOVE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseMove
TWICE = QEvent.Type.MouseButtonDblClick
RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
OTHERS = (RIGHT, MIDDLE, Qt.MouseButton.BackButton)
CARD = Card.parse("9C")

every_other = pytest.mark.parametrize("other", OTHERS, ids=lambda one: one.name)


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    made = Fingers(window, qtbot)
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, position(["4H 9C KD QD", "5H 6H 7S"], "2C")))
    made.wait(lambda: not made.scene.moving)
    return made


def is_home(hands: Fingers) -> bool:
    item = hands.scene.item_of(CARD)
    return item is not None and not item.dragging and not hands.scene.moving and item.pos() == item.resting_point()


def log_of(hands: Fingers) -> list[object]:
    return list(hands.page.table.match.log)


@every_other
@pytest.mark.parametrize("press", [DOWN, TWICE], ids=["once", "the second of two"])
@pytest.mark.parametrize("left_up", ["over the pile", "where it was taken"])
def test_another_button_in_mid_drag_lets_the_card_glide_back(hands, other, press: QEvent.Type, left_up: str) -> None:
    before, start, end = log_of(hands), hands.card_point(CARD), hands.zone_point("discard")
    hands.drag(start, end, release=False)
    assert hands.scene.item_of(CARD).dragging
    hands.send(press, end, other, LEFT | other)
    hands.send(UP, end, other, LEFT)
    hands.wait(lambda: is_home(hands))
    hands.send(MOVE, end + QPoint(5, 5), NONE, LEFT)
    assert is_home(hands), "the left button drags nothing any more"
    hands.send(UP, end if left_up == "over the pile" else start, LEFT, NONE)
    assert is_home(hands)
    assert log_of(hands) == before
    hands.drag_card(CARD)
    hands.wait(lambda: log_of(hands) != before)


def test_a_click_that_slips_is_a_click_and_the_more_the_larger_the_letters(hands) -> None:
    start = hands.card_point(CARD)
    hands.drag(start, start + QPoint(em(SHAKY) - 1, 0))
    assert hands.scene.input.picked == [CARD]
    hands.drag(start, start + QPoint(em(SHAKY) + 1, 0), release=False)
    assert hands.scene.item_of(CARD).dragging


@every_other
def test_the_end_of_another_button_drops_nothing(hands, other) -> None:
    before, start, end = log_of(hands), hands.card_point(CARD), hands.zone_point("discard")
    hands.send(DOWN, start, other, other)
    hands.drag(start, end, release=False)
    hands.send(UP, end, other, LEFT)
    assert hands.scene.item_of(CARD).dragging
    assert log_of(hands) == before
    hands.send(UP, end, LEFT, NONE)
    hands.wait(lambda: log_of(hands) != before)


@every_other
def test_another_button_clicks_no_card_and_no_place(hands, other) -> None:
    before = log_of(hands)
    for point in (hands.card_point(CARD), hands.zone_point("discard"), hands.zone_point("stock")):
        for began in (other, LEFT):
            hands.send(DOWN, point, began, began)
            ended = LEFT if began is other else other
            hands.send(DOWN, point, ended, LEFT | other)
            hands.send(UP, point, other, LEFT)
            if began is LEFT:
                hands.send(UP, point, LEFT, NONE)
                assert hands.scene.input.picked == []
                assert log_of(hands) == before
            else:
                # The left button is still down, and comes up elsewhere.
                hands.send(UP, QPoint(2, 2), LEFT, NONE)
                hands.scene.input.clear_picked()
    assert log_of(hands) == before


# -- parts of pages ----------------------------------------------------------------------------------------------------


def send(part: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    where = QPointF(part.mapToGlobal(at))
    QApplication.sendEvent(part, QMouseEvent(kind, QPointF(at), where, button, held, Qt.KeyboardModifier.NoModifier))


def a_tile(window, done: Callable[[], object]) -> QWidget:
    button = QPushButton(window)
    button.clicked.connect(done)
    made = Tile(button, window)
    made.resize(80, 80)
    return made


def a_seat(window, done: Callable[[], object]) -> QWidget:
    window.set_up("olsen")
    seat = window.new_game.seat_ring.buttons[0]
    seat.clicked.connect(done)
    seat.dropped.connect(done)
    return seat


def words_of_a_switch(window, done: Callable[[], object]) -> QWidget:
    window.show_page(window.settings)
    row = window.settings.rows["four_colour"]
    row.control.clicked.connect(done)
    return row.title


PARTS = {"a tile": a_tile, "a seat": a_seat, "words of a switch": words_of_a_switch}


@pytest.mark.whole
@every_other
@pytest.mark.parametrize("make", PARTS.values(), ids=PARTS)
def test_a_press_of_a_part_is_that_of_the_left_button(window, make, other) -> None:
    done: list[int] = []
    part = make(window, lambda *_: done.append(1))
    at, away = part.rect().center(), part.rect().center() + QPoint(300, 0)
    for end in (at, away):
        send(part, DOWN, at, other, other)
        send(part, UP, end, other, NONE)
        assert done == [], "another button alone"
        send(part, DOWN, at, LEFT, LEFT)
        send(part, DOWN, at, other, LEFT | other)
        send(part, UP, end, other, LEFT)
        send(part, UP, end, LEFT, NONE)
        assert done == [], "another button meanwhile"
    send(part, DOWN, at, other, other)
    send(part, DOWN, at, LEFT, LEFT | other)
    send(part, UP, at, other, LEFT)
    assert done == [], "the left button is still down"
    send(part, UP, at, LEFT, NONE)
    assert done == [1]


@every_other
def test_another_button_leads_a_timeline_back(window, other) -> None:
    line = Timeline()
    line.setParent(window)
    line.resize(400, 40)
    line.setRange(0, 100)
    line.setValue(20)
    at, further = QPoint(200, 20), QPoint(300, 20)
    send(line, DOWN, at, LEFT, LEFT)
    send(line, MOVE, further, NONE, LEFT)
    assert line.value() > 50
    send(line, DOWN, further, other, LEFT | other)
    assert line.value() == 20
    send(line, MOVE, further, NONE, LEFT | other)
    send(line, UP, further, LEFT, other)
    send(line, DOWN, further, other, other)
    assert line.value() == 20
