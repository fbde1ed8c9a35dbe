"""How many words are said before one can act, on every page and in what opens over one."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.app.settings import LANGUAGES, Person
from cardtable.ui.new_game.page import NewGamePage
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.reader import PANELS, above, count, everything, focused, name, on_the_way, told
from tests.ui.test_all_pages import WAYS, go, stops

MOST = 20
MANY = 80
# On this page one reads; all of it is said at once.
READ = {"about"}
# A warning is more than a word on the way.
WARNED = {"settings"}


def new_game(window: MainWindow, game: str = "kinaskak") -> NewGamePage:
    window.services.change(people=[Person("Anna", 0)])
    window.set_up(game)
    QApplication.processEvents()
    return window.new_game


def house_rules(window: MainWindow) -> QWidget:
    page = new_game(window)
    page.house_button.click()
    return page.sheet


def seat(window: MainWindow, place: int = 1) -> QWidget:
    page = new_game(window)
    page.look_at(place)
    return page.popup


OPENED = {"house_rules": house_rules, "seat_of_computer": seat, "seat_of_person": lambda window: seat(window, 0)}
EVERYWHERE = [*WAYS, "home", *OPENED]


def tab() -> None:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)


def come_to(window: MainWindow, where: str) -> QWidget:
    if where in OPENED:
        part = OPENED[where](window)
    elif where == "home":
        window.show_page(window.settings)
        window.go_home()
        part = window.home
    else:
        part = go(window, where)
    QApplication.processEvents()
    return part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", [where for where in EVERYWHERE if where not in READ | WARNED])
def test_few_words_come_before_what_can_be_done_and_none_twice(window, where: str, language: str) -> None:
    window.services.change(language=language)
    come_to(window, where)
    at = focused()
    assert at is not None
    said = on_the_way(at, told(window.new_game.back) if where in OPENED else None)
    assert count(said) <= MOST, said
    assert [text for text, times in Counter([*said, name(at)]).items() if times > 1] == []


@pytest.mark.parametrize("where", ["house_rules", "settings", "people"])
def test_little_is_said_on_the_way_from_one_stop_to_the_next(window, where: str) -> None:
    come_to(window, where)
    for _ in range(MANY):
        before = focused()
        tab()
        said = on_the_way(focused(), before)
        assert count(said) <= MOST, said


def groups(part: QWidget) -> list[list[QAbstractButton]]:
    """Answers of which one is chosen, in each question that can be seen."""
    found: dict[object, list[QAbstractButton]] = {}
    for button in part.findChildren(QAbstractButton):
        if button.isVisible() and (button.group() or (button.autoExclusive() and button.isCheckable())):
            found.setdefault(button.group() or button.parentWidget(), []).append(button)
    return [answers for answers in found.values() if len(answers) > 1]


@pytest.mark.parametrize("where", EVERYWHERE)
def test_answers_have_a_question(window, where: str) -> None:
    """The group of answers is one for readers, too, and has a name."""
    for answers in groups(come_to(window, where)):
        around = [one for one in above(told(answers[0])) if name(one)][-1]
        assert around.role() in (*PANELS, QAccessible.Role.List), name(answers[0])
        assert around.object() not in (window, window.pages.currentWidget()), answers


@pytest.mark.parametrize("where", EVERYWHERE)
def test_tab_comes_to_the_chosen_answer(window, where: str) -> None:
    part = come_to(window, where)
    page = window.pages.currentWidget()
    for answers in groups(part):
        if not any(one.isChecked() for one in answers):
            continue
        outside = next((one for one in stops(page) if one not in answers and part.isAncestorOf(one)), None)
        if outside is None:
            continue
        outside.setFocus()
        for _ in range(MANY):
            tab()
            if QApplication.focusWidget() in answers:
                break
        assert QApplication.focusWidget().isChecked(), name(told(answers[0]))


@pytest.mark.parametrize("where", OPENED)
def test_keys_go_through_what_is_opened_as_the_eyes_do(window, where: str) -> None:
    part = come_to(window, where)
    inside = [one for one in everything(told(part)) if one.state().focusable and not one.state().disabled]
    page = window.pages.currentWidget()
    wanted = [one.object() for one in inside if one.object() in stops(page)]
    wanted[0].setFocus()
    met = [wanted[0]]
    for _ in range(MANY):
        tab()
        if not part.isAncestorOf(QApplication.focusWidget()):
            break
        met.append(QApplication.focusWidget())
    assert met == [one for one in wanted if one in met]
    assert met[-1] is wanted[-1]


def test_whoever_is_new_sits_down_and_has_the_keys(window) -> None:
    page = new_game(window)
    page.look_at(1)
    panel = page.panel
    panel.ask_name()
    panel.new_name.setText("Birta")
    panel.take.click()
    assert page.announcer.lately[-1] == "Birta now sits on seat 2."
    assert name(focused()) == "Seat 2: Birta sits here"


@pytest.mark.parametrize("where", EVERYWHERE)
def test_no_reader_says_that_pages_lie_in_layers(window, where: str) -> None:
    come_to(window, where)
    at = focused()
    assert at is not None
    assert QAccessible.Role.LayeredPane not in [one.role() for one in above(at)]
