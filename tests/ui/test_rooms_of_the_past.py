"""Saved games, statistics and evenings of a family that has played for months, in every size and language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from cardtable.app.settings import LANGUAGES
from cardtable.ui.metrics import em
from tests.ui.fingers import FOR_EVER
from tests.ui.rest import restless
from tests.ui.test_history import open_page
from tools.rooms import PEOPLE, furnish

SIZES = (((760, 560), 200), ((760, 560), 100), ((1280, 800), 150), ((2560, 1600), 100))
# A target is so many pixels high at least.
LEAST = 24


@pytest.fixture
def house(window):
    furnish(window.services.database, datetime.now(UTC))
    window.services.change(people=list(PEOPLE))
    return window


@pytest.mark.parametrize(("size", "text"), SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_one_button_leads_on(house, qtbot, language: str, size: tuple[int, int], text: int) -> None:
    house.services.change(language=language, text_scale=text)
    house.resize(*size)
    for name in ("saved", "statistics", "evenings"):
        page = open_page(house, qtbot, name)
        for _ in range(3):
            QApplication.processEvents()
        assert page.room.horizontalScrollBar().maximum() == 0, name
        buttons = [one for one in page.findChildren(QPushButton) if one.isVisible()]
        primary = [one for one in buttons if one.property("primary")]
        assert len(primary) <= 1, [one.text() for one in primary]
        for one in buttons:
            assert min(one.width(), one.height()) >= LEAST, (name, one.accessibleName() or one.text())
            if one.text():
                assert one.width() >= one.fontMetrics().horizontalAdvance(one.text().replace("&&", "&")), one.text()
        for words in page.findChildren(QLabel):
            if words.isVisible() and not words.wordWrap() and words.text():
                wide = words.fontMetrics().horizontalAdvance(words.text())
                assert words.width() >= wide - 1 or words.toolTip(), (name, words.text())


@pytest.mark.parametrize("name", ["saved", "statistics", "evenings"])
def test_a_page_that_is_full_comes_to_rest(house, qtbot, name: str) -> None:
    open_page(house, qtbot, name)
    assert not restless()


@pytest.mark.parametrize("text", [100, 200])
def test_words_that_are_looked_for_leave_room_for_the_sign_before_them(house, qtbot, text: int) -> None:
    page = open_page(house, qtbot, "saved")
    house.services.change(text_scale=text)
    assert page.search.words.textMargins().left() == em(1.2)


def test_signs_follow_the_colours(house, qtbot) -> None:
    """Whoever changes day and lamp while the page is there finds its signs again."""
    house.services.change(frame="light")
    page = open_page(house, qtbot, "saved")

    def ink() -> str:
        image = page.more.icon().pixmap(20, 20).toImage()
        seen = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        return max(seen, key=lambda colour: colour.alpha()).name()

    before = ink()
    house.services.change(frame="dark")
    assert ink() != before
    assert ink() == house.services.frame.text


def test_the_bar_calls_characters_as_the_picture_does(house, qtbot) -> None:
    house.services.change(language="de")
    house.resize(1600, 900)
    page = open_page(house, qtbot, "saved")
    game = page.list.value
    qtbot.waitUntil(lambda: "Bruno" in page.list.standing(game), timeout=FOR_EVER)
    assert page.named.toolTip().endswith(page.list.standing(game))
