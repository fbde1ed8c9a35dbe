"""The settings page: each setting declared once, found by its words, seen on a table, and brought back."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionButton

from cardtable.app import settings as declared
from cardtable.app.settings import LANGUAGES, Person, Settings
from cardtable.stage.units import units
from cardtable.ui.language import say
from cardtable.ui.services import is_light
from cardtable.ui.settings.settings_list import CHAPTERS, PRESETS, every_setting
from cardtable.ui.theme import LIGHT, THEMES
from cardtable.ui.widgets.choices import Segments
from tests.ui.fingers import FOR_EVER, Fingers
from tests.ui.test_whole_match import wish

# What is kept and not chosen on that page.
DATA = {
    "last_tables",
    "window",
    "hand_orders",
    "people",
    "rule_sets",
    "guides",
    "plans",
    "standing_orders",
    "dares",
    "mistake",
}


def open_page(window):
    window.show_page(window.settings)
    QApplication.processEvents()
    return window.settings


def shown(page) -> set[str]:
    return {key for key, row in page.rows.items() if row.control.isVisible()}


def search(page, text: str) -> set[str]:
    page.search.setText(text)
    return shown(page)


def test_every_setting_is_declared_once_with_all_its_values() -> None:
    keys = [setting.key for setting in every_setting()]
    assert len(keys) == len(set(keys))
    assert set(keys) == {one.name for one in fields(Settings)} - DATA
    hints = get_type_hints(Settings, vars(declared))
    for setting in every_setting():
        default = getattr(Settings(), setting.key)
        if setting.values:
            known = {value for value, _ in setting.values}
            if setting.key not in ("deck", "language"):
                assert known == set(get_args(hints[setting.key]))
                assert default in known
        else:
            assert isinstance(default, bool) or setting.most is not None
    for preset in PRESETS:
        made = Settings()
        for key, value in preset.changes:
            assert key in keys
            setattr(made, key, value)


def headings(page) -> list[QLabel]:
    return page.findChildren(QLabel, "heading")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_setting_is_found_by_any_of_its_words(window, language: str) -> None:
    window.services.change(language=language)
    page = open_page(window)
    assert shown(page) == set(page.rows)
    for key, row in page.rows.items():
        for word in row.words().split()[:2]:
            assert key in search(page, word.upper())
    assert search(page, "xyzzy") == set()
    assert page.nothing.isVisible()
    page.search.clear()
    assert shown(page) == set(page.rows)


def test_searching_needs_no_accents_and_headings_go_with_their_settings(window) -> None:
    page = open_page(window)
    assert "grace" in search(page, "olsen")
    search(page, "volume")
    assert [heading.text() for heading in headings(page) if heading.isVisible()] == ["For the ears"]


def test_a_line_divides_two_settings_and_ends_no_card(window) -> None:
    page = open_page(window)

    def ends() -> set[str]:
        return {key for key in shown(page) if page.rows[key].property("last")}

    assert ends() == {chapter.settings[-1].key for chapter in CHAPTERS}
    row = page.rows["text_scale"]
    assert row.contentsRect().bottom() == row.rect().bottom()
    assert search(page, "volume") == ends()


def test_nothing_stands_before_an_answer_that_is_not_chosen(window) -> None:
    page = open_page(window)
    answers = page.answers["text_scale"]
    seen = answers.grab().toImage()
    for answer in (button for button in answers.buttons if not button.isChecked()):
        shown = QStyleOptionButton()
        answer.initStyleOption(shown)
        words = answer.style().subElementRect(QStyle.SubElement.SE_RadioButtonContents, shown, answer)
        y = answer.geometry().center().y()
        across = range(answer.x() + 1, answer.x() + words.left())
        assert len({seen.pixelColor(x, y + away).name() for x in across for away in range(-4, 5)}) == 1, answer.text()


def test_escape_ends_a_search_before_it_leaves_the_page(window) -> None:
    page = open_page(window)
    search(page, "volume")
    page.volume.setFocus()
    QTest.keyClick(page.volume, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert QApplication.focusWidget() is page.search
    assert window.pages.currentWidget() is page
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home


def test_what_was_changed_goes_back_alone_or_with_everything(window, asked) -> None:
    window.services.change(people=[Person("Amma", 0)])
    page = open_page(window)
    assert not any(row.reset.isVisible() for row in page.rows.values() if row.setting.key not in ("pace", "grace"))
    window.services.change(back="red", four_colour=True, text_scale=125)
    assert page.rows["back"].reset.isVisible()
    page.rows["back"].reset.click()
    assert window.services.settings.back == "blue"
    assert not page.rows["back"].reset.isVisible()
    assert page.answers["back"].isAncestorOf(QApplication.focusWidget())
    asked.answer(False)
    page.all_back.click()
    assert window.services.settings.four_colour
    asked.answer(True)
    page.all_back.click()
    beginning = Settings()
    for setting in every_setting():
        if setting.key != "language":
            assert getattr(window.services.settings, setting.key) == getattr(beginning, setting.key)
    assert window.services.settings.people == [Person("Amma", 0)]


def test_a_chapter_that_a_search_leaves_out_ends_it(window) -> None:
    window.show_page(window.settings)
    page = window.settings
    page.search.setText("volume")
    page.chapters[1].click()
    assert not page.search.text()
    assert page.rows["theme"].isVisible()
    assert window.focusWidget() is page.rows["theme"].control


@pytest.mark.parametrize("at", range(len(PRESETS)))
def test_a_set_is_one_press_and_a_second_takes_it_back(window, at: int) -> None:
    window.services.settings = Settings()
    page, preset = open_page(window), PRESETS[at]
    assert not page.presets[at].property("chosen")
    page.presets[at].click()
    assert all(getattr(window.services.settings, key) == value for key, value in preset.changes)
    assert page.presets[at].property("chosen")
    page.presets[at].click()
    assert window.services.settings == Settings()


def test_the_preview_shows_what_a_setting_does(window) -> None:
    page = open_page(window)
    pictures = [page.preview.picture.pixmap().toImage()]
    changes = ({"theme": "night"}, {"back": "red"}, {"four_colour": True}, {"text_scale": 125}, {"left_handed": True})
    for change in changes:
        window.services.change(**change)
        QApplication.processEvents()
        QApplication.processEvents()
        pictures.append(page.preview.picture.pixmap().toImage())
        assert pictures[-1] != pictures[-2], change
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home


def test_controls_are_called_by_their_words_and_a_press_on_those_ticks_a_box(window) -> None:
    page = open_page(window)
    for row in page.rows.values():
        assert row.control.accessibleName() == row.title.text() != ""
    assert not window.services.settings.four_colour
    QTest.mouseClick(page.rows["four_colour"].title, Qt.MouseButton.LeftButton)
    assert window.services.settings.four_colour
    assert page.checks["four_colour"].isChecked()


# -- the frame ---------------------------------------------------------------------------------------------------------


def test_the_pages_are_light_as_the_system_is_and_the_table_stays_dark(window, monkeypatch) -> None:
    services = window.services
    monkeypatch.setattr("cardtable.ui.services.is_light", lambda *_: True)
    for frame, light in (("system", True), ("dark", False), ("light", True)):
        services.change(frame=frame)
        assert services.frame is (LIGHT if light else THEMES)["green"]
        assert services.theme is THEMES["green"]
        QApplication.processEvents()
        corner = window.home.grab().toImage().pixelColor(4, 4)
        assert (corner.lightness() > 160) == light
    window.start(wish(1, 3))
    QApplication.processEvents()
    for part in (window.table.commands, window.table.top):
        assert part.grab().toImage().pixelColor(3, part.height() // 2) == QColor(THEMES["green"].sunk)
    services.change(frame="system")
    assert services.frame is LIGHT["green"]
    monkeypatch.setattr("cardtable.ui.services.is_light", lambda *_: False)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert services.frame is THEMES["green"]


@pytest.mark.parametrize(
    ("scheme", "hour", "light"),
    [("Dark", 12, False), ("Light", 23, True), ("Unknown", 6, False), ("Unknown", 7, True), ("Unknown", 18, True),
     ("Unknown", 19, False)],
)  # fmt: skip
def test_where_the_system_says_nothing_it_is_light_by_day(scheme: str, hour: int, light: bool) -> None:
    assert is_light(Qt.ColorScheme[scheme], hour, "xcb") == light
    if scheme == "Unknown":
        assert not is_light(Qt.ColorScheme.Unknown, hour, "offscreen")


def test_pages_follow_the_day_when_one_goes_on(window, monkeypatch) -> None:
    window.services.change(frame="system")
    monkeypatch.setattr("cardtable.ui.services.is_light", lambda *_: True)
    assert window.services.frame is THEMES["green"]
    window.show_page(window.settings)
    assert window.services.frame is LIGHT["green"]


@pytest.mark.parametrize("at", range(4))
def test_a_key_leads_to_each_chapter(window, qtbot, at: int) -> None:
    page = open_page(window)
    page.chapters[at].click()
    heading = next(one for one in headings(page) if one.text() == say(CHAPTERS[at].title))
    top = heading.mapTo(page.room.viewport(), heading.rect().topLeft()).y()
    bar = page.room.verticalScrollBar()
    assert abs(top) < 40 or bar.value() == bar.maximum()
    control = page.rows[CHAPTERS[at].settings[0].key].control
    assert control.hasFocus() or control.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (2560, 1600)])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_every_answer_is_whole_and_nothing_scrolls_sideways(window, language: str, size, text: int) -> None:
    window.services.change(language=language, text_scale=text)
    window.resize(*size)
    window.services.fit(*size)
    page = open_page(window)
    QApplication.processEvents()
    assert page.room.horizontalScrollBar().maximum() == 0
    for row in page.rows.values():
        assert row.control.width() >= min(row.control.sizeHint().width(), row.control.maximumWidth()), row.setting.key
        assert row.rect().contains(row.control.geometry()), row.setting.key


# -- left-handed -------------------------------------------------------------------------------------------------------


def test_for_the_left_hand_buttons_are_at_the_left_and_the_plate_at_the_right(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(1, 3))
    hands.settle()
    page = window.table

    def places() -> tuple[float, float, float]:
        seat = page.scene.layout.seats[0].plate
        buttons = [made for made, _ in page.commands.buttons if made.isVisible()]
        middle = sum(made.geometry().center().x() for made in buttons) / len(buttons)
        return seat.x + seat.width / 2, middle, page.commands.words.geometry().center().x()

    plate, buttons, words = places()
    assert plate < page.width() / 2 < buttons
    assert words < buttons
    window.services.change(left_handed=True)
    hands.settle()
    plate, buttons, words = places()
    assert buttons < page.width() / 2 < plate
    assert buttons < words
    cards = [item for item in page.scene.cards if item.zone == "hand-0"]
    assert cards
    own = page.scene.layout.seats[0].plate
    assert all(item.sceneBoundingRect().center().x() < own.x for item in cards)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (2560, 1600)])
def test_mirrored_lengths_differ_in_nothing_else(size: tuple[int, int], text: float) -> None:
    plain_units, mirrored = units(*size, text), units(*size, text, mirrored=True)
    assert mirrored.mirrored
    assert (mirrored.em, mirrored.top, mirrored.bar) == (plain_units.em, plain_units.top, plain_units.bar)


def test_a_choice_is_never_cut_while_its_page_is_painted_anew(window, qtbot) -> None:
    """The room of the tick went to the chosen word only after the whole page had taken its new colours."""
    window.show_page(window.settings)
    segments = window.settings.rows["frame"].control
    assert isinstance(segments, Segments)
    qtbot.waitUntil(segments.isVisible, timeout=FOR_EVER)
    wide = []
    window.services.look_changed.connect(
        lambda: wide.extend(one.width() >= one.sizeHint().width() for one in segments.buttons)
    )
    for button in segments.buttons:
        button.click()
    assert wide
    assert all(wide)


def test_words_of_another_language_find_room_at_once(window) -> None:
    window.services.settings.text_scale = 200
    window.resize(760, 560)
    window.services.fit(760, 560)
    window.show_page(window.settings)
    for language in ("en", "is"):
        window.services.change(language=language)
        for _ in range(6):
            QApplication.processEvents()
        assert window.settings.room.horizontalScrollBar().maximum() == 0
