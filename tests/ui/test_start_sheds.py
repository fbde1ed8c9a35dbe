"""Whatever raises in a start for the sake of something in the data folder, a window comes, says so, and loses nothing.

No list of causes: a start is watched, and everything that it does for a full data folder and not for one of which it
leaves out everything is made to raise in turn.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
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
FORKS = hasattr(os, "fork")
# So many tests share what takes long.
SHARES = 8
ANNA, OLI = Seat("Anna"), Seat("Óli", None, 1)


@pytest.fixture(scope="module")
def full(tmp_path_factory, qapp) -> Path:
    """A data folder with something of everything that a start looks at."""
    folder = tmp_path_factory.mktemp("full") / "data"
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


class Starts:
    """Starts of the program, each in a process of its own: where there are forks, one of a process with all imports."""

    def __init__(self) -> None:
        self._command = [sys.executable, "-m", "tests.ui.one_start"]
        self._told = {"cwd": ROOT, "env": {**os.environ, "QT_QPA_PLATFORM": "offscreen"}, "text": True}
        self._server: subprocess.Popen[str] | None = None

    def __call__(self, folder: Path, *broken: str) -> dict[str, Any]:
        """What was seen of one start."""
        code, told, errors = self._forked(str(folder), *broken) if FORKS else self._begun(str(folder), *broken)
        assert code == 0, errors
        return json.loads(told)  # type: ignore[no-any-return]

    def _begun(self, *arguments: str) -> tuple[int, str, str]:
        done = subprocess.run([*self._command, *arguments], capture_output=True, check=False, timeout=300, **self._told)
        return done.returncode, done.stdout, done.stderr

    def _forked(self, *arguments: str) -> tuple[int, str, str]:
        if self._server is None:
            self._server = subprocess.Popen(
                [*self._command, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **self._told
            )
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        print(json.dumps(arguments), file=self._server.stdin, flush=True)
        return tuple(json.loads(self._server.stdout.readline()))

    def end(self) -> None:
        if self._server is not None:
            self._server.communicate()


@pytest.fixture(scope="module")
def started() -> Iterator[Starts]:
    made = Starts()
    yield made
    made.end()


@pytest.fixture(scope="module")
def steps(full, started, tmp_path_factory) -> list[str]:
    """What a start calls for a full folder before it can be seen, and not when everything is left out."""
    folder = copytree(full, tmp_path_factory.mktemp("watched") / "data")
    begun_to_rename(folder)
    # Modules that are imported for the first time call much that is the same for every folder.
    started(Path(copytree(folder, folder.parent / "first")))
    everything = started(folder)
    begun_to_rename(folder)
    (folder / STARTING).write_text(str(len(Part)))
    nothing = started(folder)
    assert everything["code"] == nothing["code"] == 0
    assert not everything["said"]
    assert "Your settings and people are kept" in nothing["said"]
    found = sorted(set(everything["called"]) - set(nothing["called"]))
    assert len(found) > 50, "the folder is full"
    return found


def raise_in_turn(steps: Sequence[str], full: Path, started: Starts, tmp_path: Path) -> None:
    kept = what_is_kept(full)
    for at, place in enumerate(steps):
        folder = copytree(full, tmp_path / str(at))
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


def test_whatever_raises_for_something_in_the_folder_a_window_comes(full, steps, started, tmp_path) -> None:
    raise_in_turn(steps[::25], full, started, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
def test_every_single_step_may_raise(share: int, full, steps, started, tmp_path) -> None:
    raise_in_turn(steps[share::SHARES], full, started, tmp_path)


@pytest.fixture(scope="module")
def littered(full, started, tmp_path_factory) -> Path:
    """What else lies in a data folder: pictures of tables, one of them of a match that is gone, and leavings."""
    folder = copytree(full, tmp_path_factory.mktemp("littered") / "data")
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


@pytest.fixture(scope="module")
def failures(littered, started, tmp_path_factory) -> list[tuple[str, str]]:
    """Each call of the disk in a start, with each way to fail."""
    watched = copytree(littered, tmp_path_factory.mktemp("watched") / "data")
    calls = started(watched, "--disk")["touched"]
    assert len(calls) > 80, "a start asks much of its folder"
    return list(product(calls, ("OSError", "ValueError")))


def fail_in_turn(
    failures: Sequence[tuple[str, str]], full: Path, littered: Path, started: Starts, tmp_path: Path
) -> None:
    """Whatever is asked of the disk raises for ever: a window comes within two starts, and all is kept."""
    kept = what_is_kept(full)
    wrong = []

    def fails() -> str:
        """Why a start with this failure is none; empty where a window came."""
        try:
            seen = started(folder, "--fails", error, call)
        except AssertionError as died:
            return str(died)[-300:]
        return "" if seen["painted"] and not seen["mishap"] and not seen["code"] else f"exit code {seen['code']}"

    for at, (call, error) in enumerate(failures):
        folder = copytree(littered, tmp_path / str(at))
        why = fails() and fails()
        if why:
            wrong.append(f"no window: {call} ({error}): {why}")
        elif what_is_kept(folder) != kept:
            wrong.append(f"lost: {call} ({error})")
        rmtree(folder)
    assert not wrong, "\n".join(wrong)


def test_where_the_disk_fails_a_window_comes_within_two_starts(failures, full, littered, started, tmp_path) -> None:
    fail_in_turn(failures[::41], full, littered, started, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
def test_every_single_call_of_the_disk_may_fail(share: int, failures, full, littered, started, tmp_path) -> None:
    fail_in_turn(failures[share::SHARES], full, littered, started, tmp_path)


def test_where_settings_cannot_be_read_nobody_is_asked_who_sits_here(tmp_path, started) -> None:
    (tmp_path / SETTINGS).write_text("nonsense")
    seen = started(tmp_path)
    assert seen["painted"]
    assert "could not be read" in seen["said"]
