"""How the file of games is opened: locked, private, an ordinary file with our tables; and what else it can be."""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sqlite3
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardtable.disk import is_called_so, is_ordinary, is_there, make_private_folder, put_aside
from cardtable.store import errors
from cardtable.store.file_format import TABLES_FORMAT
from cardtable.store.rows import NUMBERS
from cardtable.store.sqlite_file import (
    COMPANIONS,
    OF_OTHERS,
    OF_THE_PLACE,
    code_of,
    connection_to,
    expect_tables,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes.wintypes import BOOL, DWORD, HANDLE

    # The C library locks, too, but does not say everywhere why it could not.
    _LOCK_VIOLATION: Final = 33
    _FIRST_BYTE: Final = (0, 0, 1, 0)
    _SYSTEM: Final = ctypes.WinDLL("kernel32", use_last_error=True)
    for _deed in (_SYSTEM.LockFile, _SYSTEM.UnlockFile):
        _deed.argtypes, _deed.restype = (HANDLE, DWORD, DWORD, DWORD, DWORD), BOOL
else:
    import fcntl

_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK})
_UNKNOWN_HERE: Final = frozenset({errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP})
_TRIES: Final = 5


class TakenError(Exception):
    """Another program has the lock."""


class FolderLock:
    """A lock that is held until it is released, or until this process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        """Take the lock without waiting.

        Raises:
            TakenError: Another program has it.
            OSError: The file cannot be opened, or the place knows no locks.
        """
        for _ in range(_TRIES):
            handle = os.open(path, _FLAGS, 0o600)
            try:
                _lock(handle)
                if _is_at(handle, path):
                    self._handle: int | None = handle
                    return
            except BaseException:
                os.close(handle)
                raise
            # The file was removed in between: a lock on it would keep no program out.
            os.close(handle)
        raise OSError(errno.ENOENT, "the lock file is removed again and again", str(path))

    def is_left_behind(self, path: Path) -> bool:
        """Whether the file of this lock is still at its ``path``, or nowhere any more, but not in another place."""
        try:
            return self._handle is not None and (not os.fstat(self._handle).st_nlink or _is_at(self._handle, path))
        except OSError:
            return False

    def release(self) -> None:
        """Let another program have it; the file stays."""
        if self._handle is not None:
            handle, self._handle = self._handle, None
            try:
                _unlock(handle)
            finally:
                os.close(handle)


def _is_at(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        if not _SYSTEM.LockFile(msvcrt.get_osfhandle(handle), *_FIRST_BYTE):
            if ctypes.get_last_error() == _LOCK_VIOLATION:
                raise TakenError
            raise ctypes.WinError(ctypes.get_last_error())
    else:
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno not in _UNKNOWN_HERE:
                    raise
                # The locks that SQLite itself rests on.
                fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _TAKEN:
                raise TakenError from None
            raise


def _unlock(handle: int) -> None:
    # Elsewhere a lock goes with the closed file.
    if sys.platform == "win32":
        _SYSTEM.UnlockFile(msvcrt.get_osfhandle(handle), *_FIRST_BYTE)


_log = logging.getLogger(__name__)

FILE_NAME: Final = "games.sqlite"
LOCK_NAME: Final = "in-use.lock"
MENDED_NAME: Final = "games-mended.sqlite"
PLAN_NAME: Final = "people-change.json"
PICTURES_NAME: Final = "pictures"
DAMAGED: Final = ("games-damaged", ".sqlite")
"""How a damaged file of games is called, with a number between."""
OURS: Final = frozenset(
    {
        "games",
        "tallies",
        "people",
        "settings.json",
        LOCK_NAME,
        "knocks",
        "decks",
        "cardtable.log",
        "starting",
        PICTURES_NAME,
    }
)
# The last played comes first. What is from a later day than tomorrow was written by a wrong clock: when it was
# played is unknown, and what is played now is newer.
_ORDER: Final = "updated > :tomorrow, updated DESC, id DESC"
LIST: Final = f"SELECT id, game, name, created, updated, over, players FROM game ORDER BY over, {_ORDER}"
FINISHED: Final = "SELECT id, game, created, updated, digest, players FROM game WHERE over = 1"
# What FINISHED has, in one text for each group of matches; no row of ours holds the signs that part its values.
FINISHED_TEXTS: Final = """SELECT id / :size, count(*), group_concat(
        id || :part || game || :part || created || :part || updated || :part || digest || :part || players, :end
    ) FROM game WHERE over = 1 GROUP BY 1"""
UNFINISHED: Final = f"""SELECT id, game, name, created, updated, over, players FROM game
    WHERE over = 0 AND game IN (SELECT value FROM json_each(:games)) ORDER BY {_ORDER}"""
NEWEST: Final = """SELECT max(updated) FROM (
    SELECT max(updated) AS updated FROM game WHERE over = 0 AND updated <= :tomorrow
    UNION ALL SELECT max(updated) FROM game WHERE over = 1 AND updated <= :tomorrow)"""
# The number of a new match: the next one, also where some row has the largest that there can be.
NEXT_NUMBER: Final = f"""SELECT max(id) + 1 FROM (
    SELECT 0 AS id UNION ALL SELECT id FROM game WHERE id BETWEEN 1 AND {NUMBERS[-2]}
) AS one WHERE NOT EXISTS (SELECT 1 FROM game WHERE game.id = one.id + 1)"""
SCHEMA: Final = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    over INTEGER NOT NULL,
    players TEXT NOT NULL,
    head TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    digest TEXT NOT NULL
);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    position INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (game, position)
) WITHOUT ROWID;
"""
# All that lists show, in their order: without it every match, with its whole table, would be read for its line.
_INDEX: Final = "game_list"
_LIST_INDEX: Final = (
    f"CREATE INDEX {_INDEX} ON game (over, updated DESC, id DESC, game, name, created, players, digest);"
)
_MAKE_INDEX: Final = f"DROP INDEX IF EXISTS game_by_update; {_LIST_INDEX}"
# Of files from before there was that one.
_OLD_INDEX: Final = "CREATE INDEX game_by_update ON game (over, updated DESC);"
# Whether every match can be read, not just the index of them.
_CHECK: Final = "SELECT id, game, name, created, updated, over, players FROM game NOT INDEXED"
_HEADER: Final = b"SQLite format 3\0"


class DamagedError(Exception):
    """The file holds no games that SQLite can find."""


def is_ours(path: Path, folder: Path) -> bool:
    """Whether the program itself keeps something at this place in its data folder, or may do so some day."""
    try:
        within = path.expanduser().resolve().relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):
        return False
    return bool(within.parts) and is_called_so(within.parts[0].lower(), OURS)


def lock(folder: Path) -> FolderLock:
    """Make the folder and take it for this program; StoreError when it cannot be had."""
    place = folder / LOCK_NAME
    try:
        make_private_folder(folder, OURS)
        if is_there(place) and not is_ordinary(place):
            raise errors.not_a_file(LOCK_NAME, str(folder))
        return FolderLock(place)
    except TakenError:
        raise errors.in_use(str(folder)) from None
    except (OSError, ValueError) as error:
        raise errors.unwritable(str(folder)) from error


def open_file(folder: Path) -> sqlite3.Connection:
    """The file of games in a folder, made where there is none.

    Raises:
        DamagedError: It cannot be read as ours.
        StoreError: It is another version's, another program's, or no file at all; nothing was changed.
    """
    path = folder / FILE_NAME
    try:
        _expect_file(path)
        return connect(path)
    except OSError as error:
        raise errors.unwritable(str(folder)) from error
    except sqlite3.Error as error:
        code = code_of(error)
        if code in OF_THE_PLACE:
            raise errors.unwritable(str(folder)) from error
        if code in OF_OTHERS:
            raise errors.in_use(str(folder)) from error
        raise DamagedError from error
    except ValueError as error:  # a schema that is not even text
        raise DamagedError from error


def _expect_file(path: Path) -> None:
    """Nothing is waited for, and nothing written through a link but into a file of games that is there."""
    if path.is_symlink():
        with path.open("rb") if path.is_file() else open(os.devnull, "rb") as file:
            if file.read(len(_HEADER)) != _HEADER:
                raise errors.not_a_file(path.name, str(path.parent))
    elif is_there(path) and not is_ordinary(path):
        raise errors.not_a_file(path.name, str(path.parent))
    for extra in COMPANIONS:
        beside = path.with_name(path.name + extra)
        if is_there(beside) and not is_ordinary(beside):
            raise errors.not_a_file(beside.name, str(path.parent))


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection to our tables, made in an empty file; sqlite3.Error or ValueError when they are not ours."""
    connection = connection_to(path)
    try:
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > TABLES_FORMAT:
            raise errors.newer_folder(str(Path(path).parent))
        expect_tables(connection, SCHEMA if version else "", _LIST_INDEX + _OLD_INDEX if version else "")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # A game that is deleted is not to be read from the pages that it leaves free.
        connection.execute("PRAGMA secure_delete = ON")
        if version == 0:
            form = f"PRAGMA user_version = {TABLES_FORMAT};"
            connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} {_MAKE_INDEX} {form} COMMIT;")
        elif version < TABLES_FORMAT:
            # An older program would take what is packed from now on for damaged.
            connection.execute(f"PRAGMA user_version = {TABLES_FORMAT}")
        for _ in connection.execute(_CHECK):
            pass
        _index(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _index(connection: sqlite3.Connection) -> None:
    """Give a file of an earlier version the order of its lists; where there is no room for that, they are slower."""
    if list(connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (_INDEX,))):
        return
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {_MAKE_INDEX} COMMIT;")
    except sqlite3.Error:
        _log.info("the lists of games stay without an index", exc_info=True)
        if connection.in_transaction:
            connection.rollback()


def set_aside(path: Path) -> Path:
    """Rename a damaged file, so that it can be looked at and is never overwritten. OSError where that cannot be."""
    aside = put_aside(path, *DAMAGED)
    for extra in COMPANIONS:
        companion = path.with_name(path.name + extra)
        if is_there(companion):
            companion.rename(aside.with_name(aside.name + extra))
    return aside


def copy_into(memory: sqlite3.Connection, folder: Path) -> bool:
    """Copy the games of a folder that cannot be written into another connection; whether any could be had."""
    path = folder / FILE_NAME
    try:
        if not path.is_file():
            return False
        with tempfile.TemporaryDirectory() as place:
            for name in _present(path):
                shutil.copyfile(folder / name, Path(place) / name)
            source = connect(Path(place) / FILE_NAME)
            try:
                found = source.execute("SELECT count(*) FROM game").fetchone()[0]
                source.backup(memory)
            finally:
                source.close()
    except (OSError, sqlite3.Error, ValueError, errors.StoreError):
        return False
    return bool(found)


def _present(path: Path) -> Sequence[str]:
    names = [path.name, path.name + "-wal"]
    return [name for name in names if name == path.name or is_ordinary(path.with_name(name))]
