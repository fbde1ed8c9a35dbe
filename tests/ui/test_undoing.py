"""Taking back and redo at the table: alone against computers, in company, and saved in between."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.match.turn_log import Log
from cardtable.cards import Card
from cardtable.engine.match import TakingBack
from tests.ui.fingers import Fingers
from tests.ui.found import in_menu
from tests.ui.tables import position, table_at
from tests.ui.test_whole_match import wish

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, current: Any, people: int = 1, taking_back: TakingBack | None = None) -> None:
    window = hands.window
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, current, people, taking_back=taking_back))
    hands.wait(lambda: not hands.scene.moving)


def take_back(hands: Fingers) -> None:
    QTest.keyClick(QApplication.focusWidget() or hands.view, Qt.Key.Key_Z, CONTROL)
    hands.wait(lambda: not hands.scene.moving)


def redo(hands: Fingers, *, as_on_a_mac: bool = False) -> None:
    key, modifiers = (Qt.Key.Key_Z, CONTROL | SHIFT) if as_on_a_mac else (Qt.Key.Key_Y, CONTROL)
    QTest.keyClick(QApplication.focusWidget() or hands.view, key, modifiers)
    hands.wait(lambda: not hands.scene.moving)


def offered(hands: Fingers) -> list[str]:
    return [action.text().split("\t")[0] for action in in_menu(hands.page.top)]


def own_hand(hands: Fingers) -> list[Card]:
    picture = hands.scene.picture
    assert picture is not None
    return [card for zone in picture.zones if zone.id == "hand-0" for card in zone.cards if card is not None]


def is_in_step(hands: Fingers) -> None:
    """Log and file say what the table says."""
    page, table, sight = hands.page, hands.page.table, hands.page.running.sight
    page.toggle_log()
    assert page.log.rows == Log(sight).rows((), sight.view())
    page.toggle_log()
    database = page.services.database
    assert database.load(database.games()[0].id).match.log == table.match.log


def test_alone_a_card_comes_back_with_what_computers_did_and_goes_again(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "5H 6H 7H"], "2C"))
    before = own_hand(hands)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    played = list(hands.page.table.match.log)
    assert any(line.seat == 1 for line in played)
    take_back(hands)
    assert own_hand(hands) == before
    assert hands.page.table.match.retakes == 1
    assert hands.my_turn()
    is_in_step(hands)
    redo(hands)
    assert hands.page.table.match.log[: len(played)] == played
    assert hands.page.table.match.retakes == 0
    hands.settle()
    is_in_step(hands)
    take_back(hands)
    redo(hands, as_on_a_mac=True)
    assert hands.page.table.match.log[: len(played)] == played
    take_back(hands)
    hands.drag_card(Card.parse("2H"))
    assert not hands.page.table.undo.can_redo
    redo(hands)
    assert hands.page.bubble.text == "There is nothing to redo."
    hands.settle()
    is_in_step(hands)


def test_the_button_does_what_the_key_does_and_redo_is_in_the_menu(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "5H 6H 7H"], "2C"))
    assert "Redo" not in offered(hands)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    hands.click_button(hands.page.top.buttons["back"])
    assert len(own_hand(hands)) == 5
    assert "Redo" in offered(hands)
    next(one for one in in_menu(hands.page.top) if one.text().startswith("Redo")).trigger()
    assert len(own_hand(hands)) < 5
    assert "Redo" not in offered(hands)


def test_a_game_that_is_opened_again_takes_back_as_before(hands) -> None:
    window = hands.window
    window.start(wish(1, 2))
    hands.settle()
    for _ in range(4):
        if hands.between():
            break
        hands.page.running.controller.play(0, (hands.page.table.round.legal(0)[0],))
        hands.settle()
    take_back(hands)
    marked = hands.page.table.match.retakes
    length = len(hands.page.table.match.log)
    window.go_home()
    window.resume(window.services.database.games()[0].id)
    hands.settle()
    assert hands.page.table.match.retakes == marked
    assert not hands.page.table.undo.can_redo
    if hands.page.table.take_back_refusal() is None:
        take_back(hands)
        assert len(hands.page.table.match.log) < length
        is_in_step(hands)


def test_the_score_sheet_says_what_was_taken_back(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "5H 6H 7H"], "2C"))
    hands.window.open_scores()
    assert "taken back" not in hands.window.scores.line.text()
    hands.window.show_page(hands.window.table)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    take_back(hands)
    hands.window.open_scores()
    assert "1 decision taken back after something new had been seen" in hands.window.scores.line.text()
