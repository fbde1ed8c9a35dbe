"""Whatever one thing in a data folder holds, every page opens, and all other games are there.

The folders are those of ``python -m tools.attack poisoned``, which starts a real program in each.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6

from cardtable.app.people import finish
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.opening import PICTURES_NAME
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.fingers import FOR_EVER
from tools.attack.folders import FINISHED, GAMES, GROUPS, Poison, poisons, whole
from tools.attack.walk import Seen, answering, walk


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pure") / "data"
    whole(folder)
    return folder


@pytest.fixture(scope="module")
def started(pure: Path, tmp_path_factory: pytest.TempPathFactory, qapp) -> Path:
    """The same after a start, which keeps pictures of tables."""
    folder = tmp_path_factory.mktemp("started") / "data"
    shutil.copytree(pure, folder)
    subprocess.run([sys.executable, "-m", "tests.ui.one_start", str(folder)], capture_output=True, check=True)
    assert list((folder / PICTURES_NAME).glob("*.png"))
    return folder


def look_at(folder: Path, qtbot) -> Seen:
    """Start as the program does, without the dialog that asks whether to play without saving."""
    try:
        database = Database(folder)
    except StoreError:
        database = Database(None, copy_of=folder)
    services = Services(database, database.folder, "en")
    window = None
    try:
        finish(database, services.settings, lambda changed: services.change(**changed))
        window = MainWindow(services)
        with qtbot.waitSignal(window.home.pictured, timeout=FOR_EVER):
            window.show()
        return walk(window, review=False)
    finally:
        # Whatever did not hold here says nothing of the next folder.
        if window is not None:
            window.close()
            shiboken6.delete(window)
        services.close()
        database.close()
        shiboken6.delete(services)


def test_a_folder_of_an_ordinary_family_is_seen_whole(pure: Path, tmp_path: Path, qapp, qtbot) -> None:
    shutil.copytree(pure, tmp_path / "data")
    with answering(tmp_path):
        assert look_at(tmp_path / "data", qtbot) == Seen(GAMES, FINISHED, 0, 0)


def test_there_is_much_of_every_kind() -> None:
    assert all(len(poisons(group)) >= 10 for group in GROUPS)
    assert len(poisons()) == sum(len(poisons(group)) for group in GROUPS), "no two are called alike"


def hold(poison: Poison, pure: Path, tmp_path: Path, qtbot) -> Seen:
    shutil.copytree(pure, tmp_path / "data")
    poison.deed(tmp_path / "data")
    with answering(tmp_path):
        seen = look_at(tmp_path / "data", qtbot)
    assert seen.listed >= poison.listed
    assert seen.counted >= poison.counted
    return seen


@pytest.mark.parametrize("name", poisons("moments"))
def test_moments_beyond_every_calendar(name: str, pure: Path, tmp_path: Path, qapp, qtbot) -> None:
    seen = hold(poisons("moments")[name], pure, tmp_path, qtbot)
    assert seen.listed + seen.unlisted == GAMES, "how many are left out is said"


@pytest.mark.parametrize("name", poisons("columns"))
def test_other_values_than_ours(name: str, pure: Path, tmp_path: Path, qapp, qtbot) -> None:
    seen = hold(poisons("columns")[name], pure, tmp_path, qtbot)
    assert seen.listed + seen.unlisted == GAMES, "how many are left out is said"


@pytest.mark.parametrize("name", poisons("counts"))
def test_counts_of_nonsense_under_a_right_seal(name: str, pure: Path, tmp_path: Path, qapp, qtbot) -> None:
    hold(poisons("counts")[name], pure, tmp_path, qtbot)


@pytest.mark.parametrize("name", poisons("schemas"))
def test_files_of_games_that_are_programs(name: str, pure: Path, tmp_path: Path, qapp, qtbot) -> None:
    hold(poisons("schemas")[name], pure, tmp_path, qtbot)


@pytest.mark.parametrize("name", poisons("plans"))
def test_plans_for_people(name: str, pure: Path, tmp_path: Path, qapp, qtbot) -> None:
    hold(poisons("plans")[name], pure, tmp_path, qtbot)


@pytest.mark.parametrize("name", poisons("files"))
def test_other_things_than_files(name: str, pure: Path, tmp_path: Path, qapp, qtbot) -> None:
    hold(poisons("files")[name], pure, tmp_path, qtbot)


@pytest.mark.parametrize("name", poisons("pictures"))
def test_hostile_pictures(name: str, started: Path, tmp_path: Path, qapp, qtbot) -> None:
    seen = hold(poisons("pictures")[name], started, tmp_path, qtbot)
    assert seen == Seen(GAMES, FINISHED, 0, 0)
