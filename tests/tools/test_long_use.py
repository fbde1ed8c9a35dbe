"""What the long evening writes for the program is what the program takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.app.settings import FILE_NAME, take_settings
from cardtable.games.catalogue import catalogue
from cardtable.ui.language import say
from cardtable.ui.phones.panel import LETTERS
from tools import long_use


@pytest.mark.parametrize("persons", [1, 2])
def test_its_settings_are_taken_whole(tmp_path: Path, persons: int) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps(long_use.chosen("nb", 150, persons)))
    settings, aside, _ = take_settings(tmp_path)
    assert not aside
    assert (settings.language, settings.text_scale) == ("nb", 150)
    for game, one in catalogue().items():
        seats = settings.last_tables[game].seats
        assert len(seats) in one.game.seat_counts
        assert sum(seat.level is None for seat in seats) == persons


def test_it_reads_where_a_phone_without_a_camera_goes(qapp) -> None:
    told = say(LETTERS.put(address="http://192.168.1.7:4000", letters="ABCDEF"))
    found = long_use.LETTERS.search(told)
    assert found is not None
    assert found.groups() == ("192.168.1.7:4000", "ABCDEF")


def test_what_is_written_down_as_trouble_is_found(tmp_path: Path) -> None:
    session = object.__new__(long_use.Session)
    session._data = tmp_path / "data"
    session._data.mkdir()
    (tmp_path / "said").write_text("all is well\n")
    assert session.trouble() == []
    (session._data / "cardtable.log").write_text(
        "2026-01-01 ERROR cardtable: it failed\nTraceback (most recent call last):\n"
    )
    assert len(session.trouble()) == 2
