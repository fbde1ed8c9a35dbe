"""Each key of each page is answered, also at the second visit, and no answer comes twice: a reader's ears as values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QTextEdit, QWidget

from cardtable.app.settings import Person
from cardtable.ui.a11y.announcer import Said, Tone, listeners
from cardtable.ui.shell.main_window import MainWindow
from tests.app.test_review import played
from tests.ui.reader import ROLE, TEXT, focused, name, on_the_way, parts
from tests.ui.tables import position, table_at
from tests.ui.test_all_pages import WAYS, go

KEYS = Qt.Key
MANY = 60
NONE = Qt.KeyboardModifier(0)
# What is pressed wherever the keys come to; and what belongs to the window, and has to be answered on every page.
WALKS = (KEYS.Key_Down, KEYS.Key_Up, KEYS.Key_End)
ANYWHERE = (
    (KEYS.Key_F1, NONE), (KEYS.Key_F6, NONE), (KEYS.Key_F7, NONE), (KEYS.Key_F10, NONE),
    (KEYS.Key_F, Qt.KeyboardModifier.ControlModifier), (KEYS.Key_Home, Qt.KeyboardModifier.AltModifier),
)  # fmt: skip
PLACES = [*(name for name in WAYS if name != "first_start"), "home", "table"]


@pytest.fixture
def house(window: MainWindow) -> Iterator[MainWindow]:
    """A window in which something was played, and a reader that listens and does not wait."""
    window.services.change(people=[Person("Amma", 0), Person("Birta", 1)])
    for number in range(2):
        window.services.database.add(played("olsen", str(number)), str(number))
    window.every_key.patience = 0
    QAccessible.setActive(True)
    yield window
    QAccessible.setActive(False)


def come_to(window: MainWindow, where: str) -> None:
    if where == "table":
        window.show_page(window.table)
        window.table.sit_down(table_at(window.services, position(["KC 9H 4S", "5C 6C 7C"], "2C")))
    elif where == "home":
        window.go_home()
    else:
        go(window, where)
    QApplication.processEvents()


def state() -> tuple[object, ...]:
    """What a reader tells a change of by itself."""
    part, widget = focused(), QApplication.focusWidget()
    if part is None:
        return (widget,)
    inside = [name(child) for child in parts(part) if child.state().focused] if part.role() is not ROLE.List else []
    caret = widget.textCursor().position() if isinstance(widget, QTextEdit) else None
    line = widget.currentIndex().row() if isinstance(widget, QAbstractItemView) else None
    return widget, name(part), part.text(TEXT.Value), part.state().checked, inside, caret, line


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> tuple[bool, list[str]]:
    """Whether the key is answered, and what was said twice."""
    told: list[Said] = []
    before = state()
    page = window.pages.currentWidget()
    listeners.append(told.append)
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)
    QApplication.processEvents()
    while window.every_key.is_waiting:
        QApplication.processEvents()
    listeners.remove(told.append)
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    moved = state() != before or window.pages.currentWidget() is not page or popup is not None
    said = [one.text for one in told if one.tone is not Tone.FOCUS]
    at = focused()
    if QApplication.focusWidget() is not before[0] and at is not None and window.pages.currentWidget() is page:
        said += [text for text in on_the_way(at, None) if text in said][:1]
        said.append(name(at))
    return moved or bool(told), [text for text, times in Counter(said).items() if times > 1 and text]


def writes(widget: QWidget | None) -> bool:
    """A reader reads by itself where a caret goes, and where it cannot."""
    return isinstance(widget, QLineEdit | QTextEdit)


@pytest.mark.whole
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_each_key_is_answered_at_every_visit(house: MainWindow, where: str) -> None:
    silent: list[object] = []
    twice: list[object] = []
    for visit in (1, 2):
        come_to(house, where)
        page, first = house.pages.currentWidget(), QApplication.focusWidget()
        for _ in range(MANY):
            at = name(focused())
            for key in WALKS if visit == 2 else ():
                if writes(QApplication.focusWidget()):
                    break
                answered, doubled = press(house, key)
                silent += [] if answered else [(visit, at, key)]
                twice += [(visit, at, key, text) for text in doubled]
            answered, doubled = press(house, KEYS.Key_Tab)
            silent += [] if answered else [(visit, at, KEYS.Key_Tab)]
            twice += [(visit, at, KEYS.Key_Tab, text) for text in doubled]
            if QApplication.focusWidget() in (first, None):
                break
        for key, modifiers in ANYWHERE:
            if house.pages.currentWidget() is not page:
                come_to(house, where)
            answered, _ = press(house, key, modifiers)
            silent += [] if answered else [(visit, where, key)]
        house.go_home()
        QApplication.processEvents()
    assert silent == []
    assert twice == []


def test_what_nothing_else_answers_says_what_has_the_keys(house: MainWindow) -> None:
    house.show_page(house.settings)
    house.settings.back.setFocus()
    told: list[Said] = []
    listeners.append(told.append)
    QTest.keyClick(house.settings.back, KEYS.Key_F7)
    QApplication.processEvents()
    listeners.remove(told.append)
    assert [one.text for one in told] == ["Back."]
    assert house.every_key.silent == 1
