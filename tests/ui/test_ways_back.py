"""Escape leads back to what had the keys, from whatever was opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.settings import Person
from tests.app.test_review import played
from tests.games.san_da_yi_positions import calling
from tests.ui.fingers import Fingers
from tests.ui.test_ears import sit
from tests.ui.test_ending import played_to_the_end

WIDE, NARROW = (1280, 800), (820, 700)


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    window.services.change(two_keys=True, people=[Person("Anna", 0)])
    return Fingers(window, qtbot)


def keys_on() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.activePopupWidget() or keys_on(), key)
    QApplication.processEvents()


def asked(hands: Fingers) -> QWidget:
    sit(hands, calling(), name="san_da_yi")
    answers = [made for made, part in hands.page.commands.parts.items() if part.command.answer]
    assert keys_on() in answers
    press(Qt.Key.Key_Space)
    assert keys_on() in answers
    return keys_on()


def looked_at_again(hands: Fingers) -> QWidget:
    hands.window.history.replay(played("olsen"))
    bar = hands.window.history.replay_page.bar
    QApplication.processEvents()
    box = next(one for one in (bar.eyes, bar.speed, bar.leave) if one.isVisible() and one.isEnabled())
    box.setFocus()
    assert keys_on() is box
    return box


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.parametrize("begin", [asked, looked_at_again])
def test_the_rule_book_leads_back_to_what_had_the_keys(hands, begin, size) -> None:
    hands.window.resize(*size)
    before = begin(hands)
    press(Qt.Key.Key_F1)
    assert keys_on() is not before
    press(Qt.Key.Key_Escape)
    assert keys_on() is before


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_leads_back_to_what_had_the_keys(hands) -> None:
    before = asked(hands)
    press(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is not None
    press(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert keys_on() is before


def test_the_score_sheet_leads_back_to_the_result(hands, qtbot) -> None:
    played_to_the_end(hands.window, qtbot, "olsen", rounds=1)
    hands.wait(hands.page.round_end.panel.isVisible)
    before = keys_on()
    assert hands.page.round_end.panel.isAncestorOf(before)
    press(Qt.Key.Key_F8)
    assert hands.window.pages.currentWidget() is hands.window.scores
    press(Qt.Key.Key_Escape)
    assert keys_on() is before
