"""Sounds where people are: what is not allowed, off in one click, and how loud."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.stage.event_style import Sound
from tests.ui.found import in_menu
from tests.ui.tables import position, table_at

LAY = Sound.LAY


@pytest.fixture
def played(services) -> list[Sound]:
    """What a program would have played, if anybody wanted to hear it."""
    made: list[Sound] = []

    def play(sound: Sound) -> None:
        if services.settings.sounds:
            made.append(sound)

    services.sounds = SimpleNamespace(play=play, close=lambda: None)
    return made


def seated(window, people: int = 1, hands: tuple[str, ...] = ("5H 9C KD", "6H 7H 8S"), **facts: object):
    table = table_at(window.services, position(list(hands), "5S", **facts), people)
    window.table.sit_down(table)
    window.show_page(window.table)
    return table


def test_what_is_not_allowed_is_heard(window, played: list[Sound]) -> None:
    seated(window)
    played.clear()
    QTest.keyClick(window.table.view, Qt.Key.Key_P)
    assert played == [Sound.NOT_ALLOWED]


@pytest.mark.parametrize("way", ["click", "key"])
def test_sound_is_off_and_on_in_one_click(window, played: list[Sound], qtbot, way: str) -> None:
    seated(window)
    played.clear()
    page = window.table
    made = page.top.buttons["sound"]

    def press() -> None:
        if way == "click":
            qtbot.mouseClick(made, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(page.view, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)

    assert (made.isVisible(), made.text()) == (True, "Sound: on")
    press()
    assert (window.services.settings.sounds, made.text(), played) == (False, "Sound: off", [])
    assert "Sound: off" in made.toolTip()
    press()
    assert (window.services.settings.sounds, made.text(), played) == (True, "Sound: on", [LAY])


def test_the_tool_in_the_menu_says_how_it_is_too(window, played: list[Sound]) -> None:
    seated(window)
    window.resize(760, 560)
    page = window.table
    entries = [action.text().split("\t")[0] for action in in_menu(page.top)]
    assert page.top.buttons["sound"].isVisible() or "Sound: on" in entries
    QTest.keyClick(page, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    entries = [action.text().split("\t")[0] for action in in_menu(page.top)]
    assert page.top.buttons["sound"].text() == "Sound: off"
    assert page.top.buttons["sound"].isVisible() or "Sound: off" in entries


def test_turning_sound_off_disturbs_nothing_on_the_table(window, played: list[Sound], monkeypatch) -> None:
    seated(window)
    shown: list[object] = []
    monkeypatch.setattr(window.table, "show_screen", lambda screen, animate: shown.append(screen))
    QTest.keyClick(window.table, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert shown == []


def test_the_volume_is_heard_when_the_slider_is_let_go(window, played: list[Sound], qtbot) -> None:
    window.show_page(window.settings)
    page, settings = window.settings, window.services.settings
    slider = page.volume
    assert (slider.value(), slider.isEnabled()) == (60, True)
    slider.setSliderDown(True)
    slider.setSliderPosition(20)
    assert (settings.volume, played) == (60, []), "not while it is dragged"
    slider.setSliderDown(False)
    assert (settings.volume, played) == (20, [LAY])
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert (settings.volume, played) == (25, [LAY, LAY])


def test_the_settings_turn_sound_off_and_on(window, played: list[Sound]) -> None:
    window.show_page(window.settings)
    page, settings = window.settings, window.services.settings
    page.checks["sounds"].click()
    assert (settings.sounds, page.volume.isEnabled(), played) == (False, False, [])
    page.checks["sounds"].click()
    assert (settings.sounds, page.volume.isEnabled(), played) == (True, True, [LAY])


def test_the_wheel_changes_no_volume(window, played: list[Sound], qtbot) -> None:
    window.show_page(window.settings)
    slider = window.settings.volume
    assert slider.accessibleName() == "Volume"
    point = QPointF(5, 5)
    event = QWheelEvent(
        point,
        QPointF(slider.mapToGlobal(point.toPoint())),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(slider, event)
    assert (slider.value(), played) == (60, [])
