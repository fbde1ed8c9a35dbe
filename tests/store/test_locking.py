"""The lock of a data folder: one at a time, gone with whoever held it, and never on a file that nobody finds."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.store import opening
from cardtable.store.opening import FolderLock, TakenError

ROOT = Path(__file__).parents[2]
HOLDER = """
import sys
from pathlib import Path
from cardtable.store.opening import FolderLock
held = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_one_at_a_time_and_the_next_when_it_is_released(tmp_path: Path) -> None:
    first = FolderLock(tmp_path / "lock")
    with pytest.raises(TakenError):
        FolderLock(tmp_path / "lock")
    first.release()
    first.release()
    FolderLock(tmp_path / "lock").release()


def test_whoever_dies_holds_nothing(tmp_path: Path) -> None:
    """Another process has it, and does not release it: it is killed."""
    path = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(TakenError):
            FolderLock(path)
        holder.kill()
        holder.wait()
    FolderLock(path).release()


def test_a_file_that_is_removed_meanwhile_is_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lock"
    lock, removed = opening._lock, []

    def removing(handle: int) -> None:
        lock(handle)
        if not removed:
            removed.append(path.unlink())

    monkeypatch.setattr(opening, "_lock", removing)
    held = FolderLock(path)
    assert removed
    with pytest.raises(TakenError):
        FolderLock(path)
    held.release()
    monkeypatch.setattr(opening, "_is_at", lambda *_: False)
    with pytest.raises(OSError, match="again and again"):
        FolderLock(path)


@pytest.mark.skipif(os.name == "nt", reason="Windows has one kind of lock")
def test_where_the_place_knows_no_such_lock_the_one_that_sqlite_uses_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: object) -> None:
        raise OSError(errno.ENOSYS, "not here")

    taken: list[int] = []
    monkeypatch.setattr(opening.fcntl, "flock", unknown)
    monkeypatch.setattr(opening.fcntl, "lockf", lambda handle, _: taken.append(handle))
    FolderLock(tmp_path / "lock").release()
    assert len(taken) == 1
    monkeypatch.setattr(opening.fcntl, "lockf", unknown)
    with pytest.raises(OSError, match="not here"):
        FolderLock(tmp_path / "lock")


@pytest.mark.skipif(os.name == "nt", reason="modes are POSIX's")
def test_nobody_else_can_read_it_and_it_is_never_a_link(tmp_path: Path) -> None:
    FolderLock(tmp_path / "lock").release()
    assert (tmp_path / "lock").stat().st_mode & 0o777 == 0o600
    (tmp_path / "link").symlink_to(tmp_path / "lock")
    with pytest.raises(OSError):  # noqa: PT011 - each system has its own words
        FolderLock(tmp_path / "link")
