"""At the first start the system is asked whether somebody wants less motion, more contrast or larger letters."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from cardtable.app.settings import FILE_NAME, Settings, read_settings, were_kept
from cardtable.store.database import Database
from cardtable.ui import system_preferences
from cardtable.ui.services import Services
from cardtable.ui.system_preferences import (
    Asking,
    at_once,
    at_the_first_start,
    from_gnome,
    from_mac,
    from_portal,
    from_windows,
    questions,
    take,
)
from cardtable.ui.system_preferences import (
    SystemPreferences as Preferences,
)
from tests.ui.fingers import FOR_EVER

GNOME = """
org.gnome.desktop.interface enable-animations {moves}
org.gnome.desktop.interface font-name 'Cantarell 11'
org.gnome.desktop.interface gtk-theme '{theme}'
org.gnome.desktop.interface text-scaling-factor {factor}
"""
MAC = """{{
    closeViewHotkeysEnabled = 0;
    increaseContrast = {contrast};
    "reduceMotion" = {still};
    reduceTransparency = 1;
}}
"""


@pytest.mark.parametrize(
    ("moves", "theme", "factor", "wished"),
    [
        ("true", "Adwaita", "1.0", Preferences()),
        ("false", "Adwaita", "1.0", Preferences(less_motion=True)),
        ("true", "HighContrastInverse", "1.25", Preferences(more_contrast=True, text_size=125)),
        ("perhaps", "", "much", Preferences()),
        ("true", "Adwaita", "-3", Preferences()),
        ("true", "Adwaita", "nan", Preferences()),
        ("true", "Adwaita", "1e300", Preferences()),
    ],
)
def test_what_gnome_says(moves: str, theme: str, factor: str, wished: Preferences) -> None:
    assert from_gnome(GNOME.format(moves=moves, theme=theme, factor=factor)) == wished


def test_what_gnomes_other_schema_says() -> None:
    assert from_gnome("org.gnome.desktop.a11y.interface high-contrast true\n") == Preferences(more_contrast=True)
    assert from_gnome("org.gnome.desktop.a11y.interface high-contrast false\n") == Preferences()


@pytest.mark.parametrize(
    ("text", "wished"),
    [
        ("({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 0>}},)", Preferences()),
        ("({'org.freedesktop.appearance': {'contrast': <uint32 1>, 'reduced-motion': <1>}},)", Preferences(True, True)),
        ("({'org.freedesktop.appearance': {'reduced-motion': <1>}},)", Preferences(less_motion=True)),
        ("Error: GDBus.Error:org.freedesktop.DBus.Error.ServiceUnknown", Preferences()),
    ],
)  # fmt: skip
def test_what_a_portal_says(text: str, wished: Preferences) -> None:
    assert from_portal(text) == wished


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("contrast", [False, True])
def test_what_a_mac_says(still: bool, contrast: bool) -> None:
    assert from_mac(MAC.format(still=int(still), contrast=int(contrast))) == Preferences(still, contrast)


def test_what_windows_says() -> None:
    assert from_windows(True, 0x7E, 100) == Preferences()
    assert from_windows(None, 0, 100) == Preferences()
    assert from_windows(False, 0x7F, 225) == Preferences(True, True, 225)
    assert from_windows(True, 0, "broken") == Preferences()
    assert from_windows(True, 0, 2**31) == Preferences(text_size=400)


@pytest.mark.parametrize("read", [from_gnome, from_portal, from_mac])
@pytest.mark.parametrize("text", ["", "\0", "a b", "={<>}" * 1000, "enable-animations"])
def test_what_makes_no_sense_wishes_nothing(read, text: str) -> None:
    assert read(text) == Preferences()


@pytest.mark.parametrize(
    ("size", "scale"),
    [(50, 100), (100, 100), (110, 100), (115, 125), (130, 125), (140, 150), (170, 150), (180, 200), (225, 200)],
)
def test_the_size_of_text_is_the_nearest_there_is(size: float, scale: int) -> None:
    settings = Settings()
    for key, value in Preferences(text_size=size).changes().items():
        setattr(settings, key, value)
    assert settings.text_scale == scale


def test_what_several_say_counts_together() -> None:
    assert Preferences(less_motion=True) | Preferences(text_size=125) | Preferences() == Preferences(True, False, 125)
    assert Preferences(True, True, 200).changes() == {
        "reduce_motion": True,
        "theme": "contrast",
        "text_scale": 200,
    }
    assert Preferences().changes() == {}


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32", "freebsd14"])
def test_every_system_is_asked_what_it_knows(platform: str) -> None:
    assert bool(questions(platform)) == (platform in ("linux", "darwin"))


def test_a_system_that_stumbles_wishes_nothing(qapp, monkeypatch) -> None:
    monkeypatch.setattr(system_preferences, "of_qt", lambda: 1 / 0)
    monkeypatch.setattr(system_preferences, "of_windows", lambda: Preferences(text_size=150))
    assert at_once() == Preferences(text_size=150)


def test_what_somebody_chose_stays(services) -> None:
    services.change(theme="night")
    take(services, Preferences(True, True, 150))
    assert (services.settings.theme, services.settings.reduce_motion, services.settings.text_scale) == (
        "night",
        True,
        150,
    )


def says(text: str) -> list[str]:
    return [sys.executable, "-c", f"print({text!r})"]


def test_answers_come_by_themselves_and_are_kept(qapp, tmp_path: Path, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(system_preferences, "TIME_LIMIT", FOR_EVER)
    database = Database(tmp_path)
    services = Services(database, tmp_path, "en")
    asking = Asking(
        services,
        [
            (says("org.gnome.desktop.interface text-scaling-factor 1.5"), from_gnome),
            (says("{'reduced-motion': <uint32 1>}"), from_portal),
            (["no such program as this"], from_gnome),
        ],
    )
    asking.begin()
    qtbot.waitUntil(lambda: not asking.waits, timeout=FOR_EVER)
    assert (services.settings.text_scale, services.settings.reduce_motion) == (150, True)
    assert read_settings(tmp_path).text_scale == 150
    asking.stop()
    services.close()
    database.close()


def test_nobody_waits_for_a_program_that_does_not_answer(services, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(system_preferences, "TIME_LIMIT", 50)
    asking = Asking(services, [([sys.executable, "-c", "input()"], from_gnome)])
    asking.begin()
    qtbot.waitUntil(lambda: not asking.waits, timeout=FOR_EVER)
    assert services.settings == Settings(pace="instant", grace=2)


def test_only_a_first_start_in_a_window_that_somebody_sees_asks(services, tmp_path: Path, monkeypatch) -> None:
    assert at_the_first_start(services) is None, "nobody sees this one"
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(system_preferences, "at_once", lambda: Preferences(less_motion=True))
    assert at_the_first_start(services) is not None
    assert services.settings.reduce_motion
    assert not were_kept(tmp_path)
    assert not were_kept(None)
    (tmp_path / FILE_NAME).write_text("{}", encoding="utf-8")
    assert were_kept(tmp_path)
