"""Whatever one thing in a data folder holds, every page opens, and all other games are there.

The folders are those of ``python -m tools.attack poisoned``, which starts a real program in each.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import count
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
from tests.ui.shared_folders import Kept, shares, together
from tools.attack.folders import FINISHED, GAMES, GROUPS, Poison, poisons, whole
from tools.attack.walk import Seen, answering, walk

# The kinds that poison single matches, each of which is gone through then.
OF_MATCHES = ("moments", "columns", "counts")
# So many are tried at once, where they do not hide each other.
TOGETHER = 10


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pure") / "data"
    whole(folder)
    return folder


@pytest.fixture(scope="module")
def family(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Path]:
    """Folders of the same family with other matches, by their number."""

    @cache
    def made(number: int) -> Path:
        folder = tmp_path_factory.mktemp("family") / "data"
        whole(folder, f" {number}")
        return folder

    return made


@pytest.fixture(scope="module")
def started(pure: Path, tmp_path_factory: pytest.TempPathFactory, qapp) -> Path:
    """The same after a start, which keeps pictures of tables."""
    folder = tmp_path_factory.mktemp("started") / "data"
    shutil.copytree(pure, folder)
    subprocess.run([sys.executable, "-m", "tests.ui.one_start", str(folder)], capture_output=True, check=True)
    assert list((folder / PICTURES_NAME).glob("*.png"))
    return folder


def look_at(folder: Path, qtbot, *, every: bool = True) -> Seen:
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
        return walk(window, review=False, every=every)
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


class Looks:
    """Looks at folders with poisons of one kind, and what was wrong there."""

    def __init__(self, kind: str, like: Path, family: Callable[[int], Path], place: Path, qtbot, qtlog) -> None:
        self._kind, self._like, self._family, self._place = kind, like, family, place
        self._qtbot, self._qtlog = qtbot, qtlog
        self._number = count()

    def shares(self, names: Sequence[str]) -> list[list[str]]:
        """Which of them may be in one folder."""
        return shares(self._poisons(names), self._like, self._room())

    def culprits(self, names: Sequence[str]) -> Iterator[str]:
        """Each poison beside which something is wrong, and what; found by halves."""
        why = self._wrong(names)
        if why and len(names) == 1:
            yield f"{names[0]}: {why}"
        elif why:
            half = len(names) // 2
            found = [*self.culprits(names[:half]), *self.culprits(names[half:])]
            yield from found or [f"{' with '.join(names)}, and with none of them alone: {why}"]

    def _poisons(self, names: Sequence[str]) -> dict[str, Poison]:
        return {name: poisons(self._kind)[name] for name in names}

    def _room(self) -> Path:
        made = self._place / str(next(self._number))
        made.mkdir()
        return made

    def _wrong(self, names: Sequence[str]) -> str:
        """What is wrong with these in one folder; each alone is as it was made."""
        room = self._room()
        if len(names) == 1:
            (poison,) = self._poisons(names).values()
            folder, kept = shutil.copytree(self._like, room / "data"), Kept(GAMES, poison.listed, poison.counted)
            poison.deed(folder)
        else:
            folder, kept = together(self._poisons(names), self._like, self._family, room)
        told = len(self._qtlog.records)
        try:
            with self._qtbot.captureExceptions() as raised, answering(room):
                seen = look_at(folder, self._qtbot, every=self._kind in OF_MATCHES)
        except Exception as error:
            return repr(error)
        warned = [one for one in self._qtlog.records[told:] if one.matches_level("WARNING") and not one.ignored]
        if raised or warned:
            return repr(raised[0][1]) if raised else warned[0].message
        if self._kind == "pictures" and seen != Seen(GAMES, FINISHED, 0, 0):
            return f"{seen}"
        if seen.listed < kept.listed or seen.counted < kept.counted:
            return f"{seen}, of {kept}"
        if self._kind in ("moments", "columns") and seen.listed + seen.unlisted != kept.games:
            return f"not told how many are left out: {seen}, of {kept}"
        return ""


@pytest.fixture
def looks(request, pure: Path, family, tmp_path: Path, qapp, qtbot, qtlog) -> Callable[[str], Looks]:
    def at(kind: str) -> Looks:
        like = request.getfixturevalue("started") if kind == "pictures" else pure
        return Looks(kind, like, family, tmp_path, qtbot, qtlog)

    return at


def hold(look: Looks, groups: Iterable[Sequence[str]]) -> None:
    wrong = [line for names in groups for line in look.culprits(names)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.whole
@pytest.mark.parametrize("kind", GROUPS)
def test_some_of_each_kind(kind: str, looks) -> None:
    """Three at least, and more where they share a folder."""
    names, look = list(poisons(kind)), looks(kind)
    groups = sorted(look.shares(names[:: len(names) // TOGETHER]), key=len)
    chosen = []
    while sum(map(len, chosen)) < 3:
        chosen.append(groups.pop())
    hold(look, chosen)


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "begin"), [(kind, begin) for kind in GROUPS for begin in range(0, len(poisons(kind)), TOGETHER)]
)
def test_several_in_one_folder(kind: str, begin: int, looks) -> None:
    look = looks(kind)
    hold(look, look.shares(list(poisons(kind))[begin : begin + TOGETHER]))


@pytest.mark.nightly
@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in GROUPS for name in poisons(kind)])
def test_each_alone(kind: str, name: str, looks) -> None:
    hold(looks(kind), [[name]])
