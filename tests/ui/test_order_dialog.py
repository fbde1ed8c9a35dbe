"""The standing order in the window: cards are marked with mouse and keys, for the eyes of one person."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.autosave import NoAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.cards import cards
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import Accuse
from cardtable.games.rummy.rules.actions import DRAW_STOCK, PASS_BUY
from tests.app.test_buying import offered
from tests.app.test_svindl_at_the_table import FIRST
from tests.games.rummy_positions import position as rummy_position
from tests.ui.tables import position, table_at


@pytest.fixture
def page(window):
    """The second of two persons and a computer player is on turn; the first has the hand open."""
    current = rummy_position(hand="KS KD 4H 5H 6H 2D 9C 10S", upcard="9D", players=3, phase="offer")
    window.table.sit_down(table_at(window.services, current, 1, "kinaskak"))
    QApplication.processEvents()
    return window.table


def test_cards_are_marked_and_so_is_how_often(page) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    dialog, standing = page.order, page.table.standing
    assert dialog is not None
    assert len(dialog.lines) == 53
    QTest.mouseClick(dialog.lines["KH"], Qt.MouseButton.LeftButton)
    dialog.lines["JK"].setFocus()
    QTest.keyClick(dialog.lines["JK"], Qt.Key.Key_Space)
    assert standing.marks(0).lines == {"KH", "JK"}
    assert dialog.lines["KH"].isChecked()
    assert [made.isChecked() for made in dialog.times] == [False, False, True]
    QTest.mouseClick(dialog.times[0], Qt.MouseButton.LeftButton)
    assert [made.isChecked() for made in dialog.times] == [True, False, False]
    assert "would help you" in dialog.lines["KH"].accessibleName()
    assert "would help you" not in dialog.lines["2S"].accessibleName()
    before = dialog.lines["KH"].grab().toImage()
    QTest.mouseClick(dialog.lines["KH"], Qt.MouseButton.LeftButton)
    assert dialog.lines["KH"].grab().toImage() != before
    QTest.mouseClick(dialog.ready, Qt.MouseButton.LeftButton)
    assert page.order is None
    page.deeds["order"]()
    assert page.order is not None
    assert page.order.lines["JK"].isChecked()


def test_what_is_called_meanwhile_is_seen_and_what_is_pressed_then_is_what_is_said(window) -> None:
    current = offered(turn=1)
    current.discarder = None
    page, services = window.table, window.services
    services.change(asking="never", pace="instant")
    page.sit_down(table_at(services, current, 1, "kinaskak"))
    page.deeds["order"]()
    assert page.order is not None
    page.order.lines["KH"].click()
    page.running.controller.act_for(1, DRAW_STOCK)
    if 2 in page.table.round.must_answer():
        page.running.controller.act_for(2, PASS_BUY)
    assert page.table.round.bought[0] == 1
    page.order.times[0].click()
    assert [made.isChecked() for made in page.order.times] == [True, False, False]
    assert [made.isVisible() for made in page.order.times] == [True, True, False]
    assert page.table.standing.marks(0).until == 2


def test_a_doubt_that_has_been_called_is_marked_no_more(window) -> None:
    page = window.table
    current = position(list(FIRST), "2C", options=entry("svindl").game.options(window_s=0))
    window.services.change(pace="instant")
    page.sit_down(table_at(window.services, current, 1, "svindl", window_s=0))
    page.running.drops.drop(cards("6C"), "discard")
    page.deeds["order"]()
    assert page.order is not None
    page.order.lines["1"].click()
    assert page.order.lines["1"].isChecked()
    while Accuse(1) not in [line.action for line in page.table.match.log]:
        page.running.controller.act_for(1, page.table.round.legal(1)[0])
    assert not page.order.lines["1"].isChecked()


def test_it_goes_with_the_hand_of_its_person(window) -> None:
    current = rummy_position(hand="KS KD 4H 5H 6H 2D 9C 10S", upcard="9D", players=3, phase="offer")
    window.table.sit_down(table_at(window.services, current, 2, "kinaskak"))
    page = window.table
    page.deeds["order"]()
    assert page.order is None, "behind the curtain there is nobody"
    page.running.controller.uncover()
    page.deeds["order"]()
    assert page.order is not None
    page.running.controller.cover()
    assert page.order is None


def test_it_goes_where_something_is_wrong_or_the_table_is_left(window) -> None:
    current = rummy_position(hand="KS KD 4H 5H 6H 2D 9C 10S", upcard="9D", players=3, phase="offer")
    page = window.table
    for leave in (page.shut, page.get_up):
        page.sit_down(table_at(window.services, current, 2, "kinaskak"))
        page.running.controller.uncover()
        page.deeds["order"]()
        assert page.order is not None
        leave()
        assert page.order is None


def test_where_there_is_nothing_to_order_the_tool_is_not_there(page, window) -> None:
    assert "order" in page.running.display.screen.top.tools
    current = rummy_position(hand="KS KD 4H 5H", down=(0,), players=3)
    window.table.sit_down(table_at(window.services, current, 1, "kinaskak"))
    assert "order" not in page.running.display.screen.top.tools
    page.deeds["order"]()
    assert page.order is None


def test_the_tip_of_the_tool_says_what_the_tool_says(page, window) -> None:
    """Each game calls it otherwise."""
    known = entry("svindl")
    seats = [Seat("Amma"), *(Seat(name, "easy", at) for at, name in enumerate(("Jón", "Birta"), start=1))]
    match = Match(known.game, known.game.options.read({}), seats, "0000-0000")
    match.deal()
    made = page.top.buttons["order"]
    before = made.text()
    page.sit_down(RunningMatch(known, match, "", NoAutosave()))
    assert made.text() != before
    assert made.toolTip().startswith(made.text())
