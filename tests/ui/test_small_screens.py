"""Screens that are smaller than a window wishes to be: all is on them, in reach and in sight, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget

from cardtable.app.settings import LANGUAGES
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.window_place import FRAME, LEAST, least_size
from tests.ui.sizes import KINDS, shown_at, sit_at
from tests.ui.tables import NAMES, position, table_at
from tests.ui.test_pages_in_every_size import PAGES, called, come_to, misfits, put_on

# 1920 x 1080 at 200 %, 1366 x 768 at 150 %, 1024 x 600 at 150 %, in the pixels of the program, and with its frame.
SCREENS = ((960, 540), (910, 512), (682, 400), (674, 352))


@pytest.fixture
def small(window) -> MainWindow:
    """A window that may be as small as any screen."""
    window.setMinimumSize(1, 1)
    return window


def scrolls(part: QWidget, page: QWidget) -> bool:
    """Whether it lies in something that scrolls, and so can be brought into sight."""
    above = part.parentWidget()
    while above is not None and above is not page:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def hidden(page: QWidget) -> Iterator[str]:
    """Buttons that are there, and lie outside of the page or below something else."""
    for one in page.findChildren(QAbstractButton):
        if one.isVisible() and not scrolls(one, page):
            seen = one.visibleRegion().boundingRect()
            if seen.width() < one.width() - 1 or seen.height() < one.height() - 1:
                yield f"{called(one)} is seen in {seen.getRect()} of {one.size().toTuple()}"


def wrong_pages(window: MainWindow, names: tuple[str, ...], languages: tuple[str, ...]) -> dict[str, list[str]]:
    wrong: dict[str, list[str]] = {}
    for name in names:
        page = come_to(window, name)
        for language in languages:
            for size in SCREENS:
                put_on(window, page, (size, 100, language))
                found = sorted({*hidden(page), *misfits(page)})
                if window.size().toTuple() != size:
                    found.append(f"the window is {window.size().toTuple()}")
                if found:
                    wrong[f"{name} {language} {size}"] = found
    return wrong


def test_every_page_has_room_on_small_screens(small) -> None:
    assert wrong_pages(small, PAGES, ("de",)) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "de"])
def test_every_page_has_room_on_small_screens_in_every_language(small, language: str) -> None:
    assert wrong_pages(small, PAGES, (language,)) == {}


@pytest.mark.parametrize("kind", KINDS)
def test_the_bars_of_every_table_are_in_reach(small, kind: str) -> None:
    sit_at(small, kind, NAMES, Random(kind), 6)
    wrong: dict[str, list[str]] = {}
    for language in LANGUAGES:
        small.services.change(language=language)
        for size in SCREENS:
            shown_at(small, size, 100)
            found = sorted(hidden(small.table))
            if found or small.size().toTuple() != size:
                wrong[f"{language} {size}"] = [str(small.size().toTuple()), *found]
    assert wrong == {}


def test_the_bar_of_a_replay_is_in_reach(small) -> None:
    page = come_to(small, "replay_page")
    wrong: dict[str, list[str]] = {}
    for language in LANGUAGES:
        small.services.change(language=language)
        for size in SCREENS:
            small.resize(*size)
            QApplication.processEvents()
            found = sorted(hidden(page))
            if found:
                wrong[f"{language} {size}"] = found
    assert wrong == {}


@pytest.mark.parametrize("text", [100, 200])
def test_the_buttons_of_the_curtain_are_in_reach(small, text: int) -> None:
    """With all that may stand on it: what happened, a call, and taking back."""
    small.show_page(small.table)
    small.table.sit_down(table_at(small.services, position(["9C KD", "5H 6H 7S"], "2C"), people=2))
    curtain = small.table.curtain
    told = [(f"Sigrún hat {number} Karten gezogen.",) * 2 for number in range(9)]
    wrong: dict[str, list[str]] = {}
    for language in LANGUAGES:
        small.services.change(language=language)
        for size in SCREENS:
            shown_at(small, size, text)
            curtain.draw(0, "Guðmundur Þór Jónsson", told)
            QApplication.processEvents()
            found = sorted(hidden(curtain))
            if found:
                wrong[f"{language} {size}"] = found
    assert wrong == {}


# -- the window --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*SCREENS, (1920, 1080)])
def test_a_least_size_is_a_wish(size: tuple[int, int]) -> None:
    least = least_size(QSize(*size))
    assert least.width() <= size[0] - FRAME.width()
    assert least.height() <= size[1] - FRAME.height()
    assert size != (1920, 1080) or least == LEAST


def test_the_window_follows_a_screen_that_becomes_smaller_and_larger(window) -> None:
    place = window.place
    for size in (*SCREENS, (1920, 1080), (910, 512)):
        room = QRect(QPoint(30, 20), QSize(*size))
        for moved in (False, True):
            place.fit(room, moved=moved)
            QApplication.processEvents()
            assert window.width() <= room.width() - FRAME.width()
            assert window.height() <= room.height() - FRAME.height()
        assert room.contains(window.geometry())
    place.fit(QRect(0, 0, 1920, 1080), moved=True)
    assert window.minimumSize() == LEAST, "it is wished again where there is room"


def test_a_window_that_fills_its_screen_is_left_alone(window) -> None:
    window.showFullScreen()
    QApplication.processEvents()
    before = window.size()
    window.place.fit(QRect(0, 0, 700, 400), moved=True)
    assert window.size() == before
    assert window.isFullScreen()


def test_parts_of_the_window_ask_for_no_room_of_their_own(window) -> None:
    """Whatever a page wishes for, the window can be as small as its screen."""
    window.page_of_giants = QWidget()
    window.page_of_giants.setMinimumSize(3000, 3000)
    window.pages.addWidget(window.page_of_giants)
    window.pages.setCurrentWidget(window.page_of_giants)
    QApplication.processEvents()
    window.resize(LEAST)
    QApplication.processEvents()
    assert window.size() == LEAST
