"""Whatever raises in a start for the sake of something in the data folder, a window comes, says so, and loses nothing.

No list of causes: a start is watched, and everything that it does for a full data folder and not for one of which it
leaves out everything is made to raise in turn.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from shutil import copytree, rmtree
from typing import Any

import pytest

from cardtable.app.settings import FILE_NAME as SETTINGS
from cardtable.app.settings import Person, Settings, write_settings
from cardtable.app.single_instance import door
from cardtable.app.startup_guard import FILE_NAME as STARTING
from cardtable.app.startup_guard import Part
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.match import Seat
from cardtable.store.database import Database
from cardtable.store.opening import PICTURES_NAME as PICTURES
from cardtable.store.opening import PLAN_NAME
from cardtable.store.people import PeopleChange
from tests.ui.test_history import played

ROOT = Path(__file__).parents[2]
ANNA, OLI = Seat("Anna"), Seat("Óli", None, 1)


@pytest.fixture
def full(tmp_path, qapp) -> Path:
    """A data folder with something of everything that a start looks at."""
    folder = tmp_path / "data"
    database = Database(folder)
    for game, over in (("veidimadur", True), ("olsen", False), ("kinaskak", False)):
        database.add(played(game, [ANNA, OLI], over=over), "seed")
    MatchSummaries(database).look()
    database.close()
    assert write_settings(Settings(people=[Person("Anna", 0), Person("Óli", 1)], deck="carved"), folder)
    (folder / "decks" / "carved").mkdir(parents=True)
    return folder


def begun_to_rename(folder: Path) -> None:
    """Somebody was being renamed when the program ended."""
    token = PeopleChange().token
    data = {"names": {"Anna": "Hanna"}, "forgotten": [], "guest": "", "settings": {}, "token": token}
    (folder / PLAN_NAME).write_text(json.dumps(data))


def what_is_kept(folder: Path) -> list[object]:
    """Every match with the length of its log, and how many people are known."""
    database = Database(folder)
    kept: list[object] = [(game.id, len(database.load(game.id).match.log)) for game in database.games()]
    database.close()
    people = [json.loads(path.read_text(encoding="utf-8"))["people"] for path in folder.glob("settings*.json")]
    return [*kept, max(map(len, people))]


def started(folder: Path, *broken: str) -> dict[str, Any]:
    """What was seen of one start."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.one_start", str(folder), *broken],
        capture_output=True, text=True, cwd=ROOT, check=False, timeout=300,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def for_what_is_there(folder: Path) -> list[str]:
    """What a start calls for a full folder before it can be seen, and not when everything is left out."""
    begun_to_rename(folder)
    everything = started(folder)
    begun_to_rename(folder)
    (folder / STARTING).write_text(str(len(Part)))
    nothing = started(folder)
    assert everything["code"] == nothing["code"] == 0
    assert not everything["said"]
    assert "Your settings and people are kept" in nothing["said"]
    return sorted(set(everything["called"]) - set(nothing["called"]))


def in_turn(full: Path, every: int) -> None:
    kept = what_is_kept(full)
    steps = for_what_is_there(Path(copytree(full, full.parent / "watched")))
    assert len(steps) > 50, "the folder is full"
    for at, place in enumerate(steps[::every]):
        folder = Path(copytree(full, full.parent / str(at)))
        begun_to_rename(folder)
        for starts in range(1 + len(Part)):
            seen = started(folder, place)
            if seen["painted"] and not seen["mishap"]:
                assert seen["code"] == 0, place
                assert seen["said"] or not starts, place
                break
            assert seen["code"] in (0, 5), (place, seen)
        else:
            raise AssertionError(f"no start shows a window: {place}")
        assert what_is_kept(folder) == kept, place


def test_whatever_raises_for_something_in_the_folder_a_window_comes(full) -> None:
    in_turn(full, every=25)


@pytest.mark.long
def test_every_single_step_may_raise(full) -> None:
    in_turn(full, every=1)


def littered(folder: Path) -> Path:
    """What else lies in a data folder: pictures of tables, one of them of a match that is gone, and leavings."""
    assert started(folder)["painted"]
    begun_to_rename(folder)
    for path in (
        folder / PICTURES / "77.png",
        folder / ".settings.json.0123456789abcdef.part",
        door(folder) / "a.json",
    ):
        path.write_text("nonsense")
    (folder / "games-backup-2026-01-01.sqlite").write_text("nonsense")
    return folder


def every_call_fails(full: Path, every: int) -> None:
    """Whatever is asked of the disk raises for ever: a window comes within two starts, and all is kept."""
    kept = what_is_kept(full)
    littered(full)
    calls = started(Path(copytree(full, full.parent / "watched")), "--disk")["touched"]
    assert len(calls) > 80, "a start asks much of its folder"
    wrong = []

    def fails() -> str:
        """Why a start with this failure is none; empty where a window came."""
        try:
            seen = started(folder, "--fails", error, call)
        except AssertionError as died:
            return str(died)[-300:]
        return "" if seen["painted"] and not seen["mishap"] and not seen["code"] else f"exit code {seen['code']}"

    for at, (call, error) in enumerate(list(product(calls, ("OSError", "ValueError")))[::every]):
        folder = Path(copytree(full, full.parent / str(at)))
        why = fails() and fails()
        if why:
            wrong.append(f"no window: {call} ({error}): {why}")
        elif what_is_kept(folder) != kept:
            wrong.append(f"lost: {call} ({error})")
        rmtree(folder)
    assert not wrong, "\n".join(wrong)


def test_where_the_disk_fails_a_window_comes_within_two_starts(full) -> None:
    every_call_fails(full, every=41)


@pytest.mark.long
def test_every_single_call_of_the_disk_may_fail(full) -> None:
    every_call_fails(full, every=1)


def test_where_settings_cannot_be_read_nobody_is_asked_who_sits_here(tmp_path, qapp) -> None:
    (tmp_path / SETTINGS).write_text("nonsense")
    seen = started(tmp_path)
    assert seen["painted"]
    assert "could not be read" in seen["said"]
