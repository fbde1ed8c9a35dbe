"""Every page of the house in every size of window and text and in every language: whole, in reach and in sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from cardtable.app.settings import LANGUAGES, Person
from cardtable.ui.metrics import LEAST_TARGET
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.widgets.controls import PushButton
from cardtable.ui.widgets.page import Page
from tests.ui.test_all_pages import WAYS

SIZES = ((760, 560), (1280, 800), (2560, 1600))
TEXTS = (100, 150, 200)
# The table has tests of its own.
PAGES = ("home", *(name for name in WAYS if name != "replay_page"))
# Letters change least often: Qt dresses every part anew for them.
LOOKS = tuple(product(SIZES, TEXTS, LANGUAGES))
# The quick run sees each page at the ends and in the middle.
SOME = (((760, 560), 200, "de"), ((1280, 800), 100, "is"), ((2560, 1600), 150, "nb"))
PEOPLE = [Person("Amma", 3, "owl"), Person("Jón", 0, "fox"), Person("Guðmundur Þór Jónsson", 5, "hare")]
# So many stops are looked at on a page that has very many.
STOPS = 60

Look = tuple[tuple[int, int], int, str]


def come_to(window: MainWindow, name: str) -> Page:
    """The page, once and for all looks; where everything lies is the same when nothing of it is drawn."""
    window.setUpdatesEnabled(False)
    window.services.change(people=[] if name == "first_start" else PEOPLE)
    if name in ("home", "people"):
        window.show_page(getattr(window, name))
    else:
        WAYS[name](window)
    page = window.pages.currentWidget()
    assert isinstance(page, Page)
    return page


def put_on(window: MainWindow, page: Page, look: Look) -> None:
    """Come to the page in a window of this size, with this size of text, in this language."""
    size, text, language = look
    services = window.services
    # With the size of the window, so that everything is dressed anew but once.
    services.settings.text_scale = text
    window.resize(*size)
    # As soon as the window rests; whether that is before or after the look at the page is not the question here.
    services.fit(*size)
    if services.settings.language != language:
        services.change(language=language)
    window.show_page(page)
    for _ in range(12):
        QApplication.processEvents()
    # Outside of a loop of Qt nothing ends what was discarded, and each change of letters dresses it anew.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.pages.currentWidget() is page


def seen(page: Page, kind: type[QWidget]) -> list[QWidget]:
    """What of this kind is shown, and is no part of a field or a list that Qt makes itself."""
    return [
        one
        for one in page.findChildren(kind)
        if one.isVisible() and not isinstance(one.parentWidget(), QLineEdit | QAbstractItemView | QAbstractScrollArea)
    ]


def faults(page: Page) -> Iterator[str]:
    """What is wrong with a page as it is now."""
    yield from misfits(page)
    met: list[QWidget] = []
    while len(met) < STOPS:
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if focused is None or focused in met:
            break
        met.append(focused)
        if page.isAncestorOf(focused) and focused.visibleRegion().isEmpty():
            yield f"{called(focused)} has the keys and is not seen"


def misfits(page: Page) -> Iterator[str]:
    """What finds no room on a page as it is now."""
    for room in page.findChildren(QScrollArea):
        if room.isVisible() and room.horizontalScrollBar().maximum() > 0:
            yield f"scrolls sideways by {room.horizontalScrollBar().maximum()}"
    for one in seen(page, QAbstractButton):
        if min(one.width(), one.height()) < LEAST_TARGET:
            yield f"{called(one)} is {one.width()} x {one.height()}"
    primary = [one for one in seen(page, QPushButton) if one.property("primary") is True]
    if len(primary) > 1:
        yield f"{len(primary)} primary buttons: {[called(one) for one in primary]}"
    for one in seen(page, QWidget):
        if is_cut(one) and not one.toolTip():
            yield f"{called(one)} is cut: {one.size().toTuple()} for {one.sizeHint().toTuple()}"
    for one in seen(page, QLabel):
        named = one.buddy() if isinstance(one, QLabel) else None
        if named is not None and named.isVisible() and is_apart(place_of(one, page), place_of(named, page)):
            yield f"{called(one)} stands apart from what it names"


def place_of(one: QWidget, page: Page) -> QRect:
    """Where a part lies on its page."""
    return QRect(one.mapTo(page, QPoint()), one.size())


def is_apart(one: QRect, other: QRect) -> bool:
    """Whether two parts stand neither side by side nor one above the other."""
    beside = one.top() <= other.bottom() and other.top() <= one.bottom()
    above = one.left() <= other.right() and other.left() <= one.right()
    return not beside and not above


def is_cut(one: QWidget) -> bool:
    """Whether the words of a label or a button find no room."""
    match one:
        case QLabel() if one.text() and one.wordWrap():
            return one.heightForWidth(one.width()) > one.height() + 1
        case QLabel() if one.text():
            return one.sizeHint().width() > one.width() + 1
        case PushButton() if type(one).paintEvent is PushButton.paintEvent and one.text():
            return one.sizeHint().width() > one.width() + 1
        case QRadioButton() | QCheckBox():
            return one.sizeHint().width() > one.width() + 1
    return False


def called(one: QWidget) -> str:
    """What a part is called."""
    words = one.accessibleName() or (one.text() if isinstance(one, QAbstractButton | QLabel) else "")
    return f"{type(one).__name__} {words[:40]!r}"


def hold(window: MainWindow, name: str, looks: Iterable[Look]) -> None:
    """Nothing is wrong with a page in any of these looks."""
    page = come_to(window, name)
    wrong = []
    for look in looks:
        put_on(window, page, look)
        (width, height), text, language = look
        wrong += [f"{width} x {height}, {text} %, {language}: {fault}" for fault in sorted(set(faults(page)))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_in_small_and_large_windows(window, name: str) -> None:
    hold(window, name, SOME)


@pytest.mark.long
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_in_every_window_text_and_language(window, name: str) -> None:
    hold(window, name, LOOKS)
