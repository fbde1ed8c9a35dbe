"""Parts of the installers' trials that need no bare system."""

from __future__ import annotations

import argparse
import json
import sqlite3
import struct
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from tools.driver.evening import MOVES, PLAYED
from tools.driver.kept import Kept
from tools.quick_match import quick_match

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging" / "linux"))

import test_appimage
import trial


def test_the_file_system_of_an_image_is_found_behind_its_runtime(tmp_path: Path) -> None:
    head = b"\x7fELF".ljust(0x28, b"\0") + struct.pack("<QI6H", 300, 0, 64, 56, 0, 64, 3, 0)
    image = tmp_path / "image"
    image.write_bytes(head.ljust(300 + 3 * 64, b"\0") + b"hsqs and so on")
    assert image.read_bytes()[test_appimage.offset(image) :].startswith(b"hsqs")
    image.write_bytes(b"hsqs and so on")
    assert test_appimage.offset(image) == 0


def test_nothing_is_begun_without_what_it_needs(tmp_path: Path, monkeypatch, capsys) -> None:
    parser = argparse.ArgumentParser()
    monkeypatch.setattr(trial.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit):
        trial.checked(parser, tmp_path / "none.deb")
    assert "root alone" in capsys.readouterr().err
    monkeypatch.setattr(trial.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(trial.shutil, "which", lambda tool: None if tool == "debootstrap" else tool)
    with pytest.raises(SystemExit):
        trial.checked(parser, tmp_path / "none.deb")
    assert "debootstrap is needed" in capsys.readouterr().err
    monkeypatch.setattr(trial.shutil, "which", lambda tool: tool)
    with pytest.raises(SystemExit):
        trial.checked(parser, tmp_path / "none.deb")
    assert "packaging/build.py" in capsys.readouterr().err


def test_what_is_kept_is_counted(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    assert (kept.games(), kept.actions(), kept.deeds()) == (0, 0, 0)
    lines = [{"seat": 0, "action": {}}, {"seat": 1, "action": {}}, {"seat": 0, "action": None}]
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
        connection.execute("CREATE TABLE game (id)")
        connection.execute("CREATE TABLE entry (data)")
        connection.execute("INSERT INTO game VALUES (1)")
        connection.executemany("INSERT INTO entry VALUES (?)", [(json.dumps(line),) for line in lines])
        connection.commit()
    assert (kept.games(), kept.actions(), kept.deeds()) == (1, 2, 1)


def test_no_match_is_over_in_an_evening() -> None:
    (entry,) = (one for one in catalogue().values() if one.game.title == PLAYED)
    seats = [Seat("Amma"), Seat("Afi"), Seat("Jón"), Seat("Sigga")]
    # Whoever presses keys acts now and then while looking for a move, and makes one more when all others have.
    actions = 2 * (MOVES + 1) * len(seats)
    for number in range(20):
        rng = Random(number)
        assert not quick_match(entry, seats, rng, actions, new_deal_code(rng)).over
