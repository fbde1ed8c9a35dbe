"""Two keys are enough: Space goes to the next thing that can be done, Enter does it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget

from cardtable.app.settings import Person
from tests.games.san_da_yi_positions import calling
from tests.ui.fingers import FOR_EVER, Fingers
from tests.ui.tables import position
from tests.ui.test_books import sit
from tests.ui.test_ears import sit as sit_at

MOST = 200


@pytest.fixture
def two(window):
    window.services.change(two_keys=True, people=[Person("Anna", 0)])
    return window


def step() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Space)
    now = QApplication.focusWidget()
    assert now is not None
    return now


def reach(part: QWidget) -> None:
    for _ in range(MOST):
        if QApplication.focusWidget() is part:
            return
        step()
    raise AssertionError(f"{part} is never reached")


def take() -> None:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_from_home_to_a_table_and_a_card_with_two_keys(two, qtbot) -> None:
    two.home.first().setFocus()
    reach(next(tile.play for tile in two.home.shelf.tiles if tile.game == "olsen"))
    take()
    assert two.pages.currentWidget() is two.new_game
    reach(two.new_game.start)
    take()
    qtbot.waitUntil(lambda: two.running is not None, timeout=FOR_EVER)
    assert two.pages.currentWidget() is two.table


def test_at_a_table_it_steps_through_what_fits_and_then_through_the_buttons(two, qtbot) -> None:
    hands = Fingers(two, qtbot)
    sit(hands, position(["KC 9H 4S 6C", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    seen = []
    for _ in range(2):
        step()
        seen.append(str(hands.scene.focusItem().card))
    assert set(seen) == {"KC", "6C"}
    assert step() is not hands.view, "on to the buttons"
    for _ in range(MOST):
        if step() is hands.view:
            break
    assert str(hands.scene.focusItem().card) == seen[0], "and round again"
    take()
    hands.wait(lambda: len(hands.page.table.round.hands[0]) == 3)


def test_every_answer_of_the_settings_is_reached_and_taken(two) -> None:
    two.home.asked.emit("settings")
    page = two.settings
    page.first().setFocus()
    answers = [one for one in page.findChildren(QRadioButton) if one.isVisible()]
    assert len(answers) > 10
    met = set()
    for _ in range(MOST):
        met.add(step())
    assert set(answers) <= met
    night = next(one for one in answers if one.text() == "Night blue")
    reach(night)
    take()
    assert two.services.settings.theme == "night"


def test_in_a_line_in_which_one_types_space_is_a_letter(two) -> None:
    two.home.asked.emit("settings")
    two.settings.search.setFocus()
    QTest.keyClick(two.settings.search, Qt.Key.Key_A)
    QTest.keyClick(two.settings.search, Qt.Key.Key_Space)
    assert two.settings.search.text() == "a "


def test_without_the_setting_space_is_what_it_was(two) -> None:
    two.services.change(two_keys=False)
    two.home.asked.emit("saved")
    two.go_home()
    button = two.home.settings
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert two.pages.currentWidget() is two.settings


def test_while_something_is_asked_its_answers_come_first_and_no_card_that_cannot_be_used(two, qtbot) -> None:
    hands = Fingers(two, qtbot)
    sit_at(hands, calling(), name="san_da_yi")
    panel = hands.page.questions.panel
    assert panel.title
    answers = [made for made, part in hands.page.commands.parts.items() if part.command.answer]
    assert QApplication.focusWidget() in answers
    first = [QApplication.focusWidget(), *(step() for _ in answers[1:])]
    assert set(first) == set(answers)
    for _ in range(MOST):
        assert step() is not hands.view, hands.scene.focusItem()
        if QApplication.focusWidget() is first[0]:
            break
    assert QApplication.focusWidget() is first[0]
