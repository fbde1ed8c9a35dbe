"""A copy of all games for each day on which the program was opened, the last three kept, for a file that breaks.

A match that a person deletes goes from the copies, too; so whatever a copy holds and the list does not was lost, and
such a copy is kept until it was brought back.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
import threading
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cardtable.disk import flush, is_ordinary, is_there, make_private_file, names_in, remove, settle
from cardtable.messages import translate
from cardtable.store.opening import FILE_NAME, NEXT_NUMBER, connect
from cardtable.store.sqlite_file import is_damaged, uri_to_read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.messages import Message

KEPT: Final = 3
_NAME: Final = re.compile(r"games-backup-(\d{4}-\d\d-\d\d)\.sqlite")
_COLUMNS: Final = "game, name, created, updated, over, players, head, snapshot, digest"
Identity = tuple[str, str]
# By which luck the cards of a match are dealt and its computer players play.
LUCK: Final = """CASE WHEN json_valid(head) THEN coalesce(
    json_extract(head, '$.deal_code') || '/' || json_extract(head, '$.player_seed'), head) ELSE head END"""
# What makes a match itself whatever its players are called: when it began, and with which luck.
_IDENTITY: Final = f"created, {LUCK}"
# The user who deletes a match waits so many seconds for the copy that is being made.
TIME_LIMIT: Final = 3.0
_copying = threading.Lock()


@dataclass(frozen=True, slots=True)
class Backup:
    """One day's copy, and how many matches it holds that the list does not."""

    path: Path
    day: date
    missing: int

    def holds(self, day: str) -> Message:
        """How many matches this copy holds that the list has lost; ``day`` as people of the language write it."""
        return translate(
            "Backup", "The backup of {day} holds %n game(s) that are not in the list.", "saved games", self.missing
        ).put(day=day)


def backups(folder: Path) -> list[tuple[date, Path]]:
    """The copies in a folder, the newest first. OSError where it may not be looked into."""
    found = []
    for name in names_in(folder):
        named = _NAME.fullmatch(name)
        with contextlib.suppress(ValueError):
            if named is not None and is_ordinary(folder / name):
                found.append((date.fromisoformat(named[1]), folder / name))
    return sorted(found, reverse=True)


def stamp(folder: Path) -> object:
    """Something that is equal as long as no copy has changed."""
    found = []
    with contextlib.suppress(OSError):
        for _, path in backups(folder):
            told = path.stat()
            found.append((path, told.st_size, told.st_mtime_ns))
    return found


def back_up(folder: Path, today: date) -> bool:
    """Copy all games, if that was not done today; whether there is a new copy. It may run beside a game.

    A damaged file is not copied, so that the good copies stay.
    """
    with _copying:
        return _copy(folder, today)


def _copy(folder: Path, today: date) -> bool:
    path = folder / f"games-backup-{today.isoformat()}.sqlite"
    beside = folder / f".{path.name}.part"
    try:
        if is_there(path) or not is_ordinary(folder / FILE_NAME):
            return False
        remove(beside)
        source = sqlite3.connect(uri_to_read((folder / FILE_NAME).absolute()), uri=True, timeout=5.0)
        try:
            if source.execute("SELECT count(*) FROM game").fetchone()[0] == 0:
                return False
            make_private_file(beside)
            source.execute("VACUUM INTO ?", (str(beside),))
        finally:
            source.close()
        flush(beside)
        beside.rename(path)
        settle(folder)
    except (OSError, sqlite3.Error, ValueError):
        remove(beside)
        return False
    _tidy(folder, path, today)
    return True


def _tidy(folder: Path, newest: Path, today: date) -> None:
    """Remove the oldest copies, but none with a match that the newest has not: that was not brought back yet.

    A day that has not come yet is from a wrong clock, and pushes no true one out.
    """
    with contextlib.suppress(sqlite3.Error, ValueError, OSError):
        with opened(newest) as copy:
            known = _identities(copy)
        others = sorted(backups(folder), key=lambda one: (one[0] <= today, one[0]), reverse=True)
        for _, old in others[KEPT:]:
            if not _may_hold_more(old, known):
                remove(old)


def _may_hold_more(path: Path, known: set[Identity]) -> bool:
    """Whether a copy holds other matches than these, or cannot be read today: what is damaged holds none."""
    try:
        with opened(path) as copy:
            return not _identities(copy) <= known
    except (sqlite3.Error, ValueError, OSError) as error:
        return not is_damaged(error)


def missing_from(connection: sqlite3.Connection, folder: Path) -> Backup | None:
    """The copy that holds the most matches which are not in the list; the newest of those, ``None`` if none does."""
    known = _identities(connection)
    found = []
    for day, path in backups(folder):
        with contextlib.suppress(sqlite3.Error, ValueError, OSError), opened(path) as copy:
            found.append(Backup(path, day, len(_identities(copy) - known)))
    best = max(found, key=lambda one: (one.missing, one.day), default=None)
    return best if best is not None and best.missing else None


def bring_back(connection: sqlite3.Connection, backup: Backup) -> int:
    """Put the missing matches of a copy into the list, in one transaction; how many those were."""
    known = _identities(connection)
    brought = 0
    with opened(backup.path) as copy, connection:
        connection.execute("BEGIN IMMEDIATE")
        for number, *row in copy.execute(f"SELECT id, {_COLUMNS} FROM game").fetchall():
            if identity_of(copy, number) not in known:
                lines = copy.execute("SELECT position, data FROM entry WHERE game = ?", (number,)).fetchall()
                insert(connection, None, row, lines)
                brought += 1
    return brought


def insert(
    connection: sqlite3.Connection, number: int | None, row: list[Any], lines: list[tuple[int, str | bytes]]
) -> None:
    """Put a match into the tables, under a number of its own or under ``number``."""
    cursor = connection.execute(
        f"INSERT INTO game (id, {_COLUMNS}) VALUES (coalesce(?, ({NEXT_NUMBER})), ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (number, *row),
    )
    connection.executemany(
        "INSERT INTO entry (game, position, data) VALUES (?, ?, ?)",
        [(cursor.lastrowid, position, data) for position, data in lines],
    )


def forget(folder: Path, identity: Identity) -> None:
    """Take a match that was deleted out of every copy."""
    # A copy that is being made may still hold it.
    waited = _copying.acquire(timeout=TIME_LIMIT)
    paths: list[Path] = []
    with contextlib.suppress(OSError):
        paths = [path for _, path in backups(folder)]
    for path in paths:
        with contextlib.suppress(sqlite3.Error, ValueError, OSError), opened(path) as copy:
            copy.execute(f"DELETE FROM game WHERE ({_IDENTITY}) = (?, ?)", identity)
    if waited:
        _copying.release()


def identity_of(connection: sqlite3.Connection, number: int) -> Identity | None:
    """What makes a match itself, in every copy: when it began, and with which luck."""
    found = connection.execute(f"SELECT {_IDENTITY} FROM game WHERE id = ?", (number,)).fetchone()
    return None if found is None else (found[0], found[1])


def _identities(connection: sqlite3.Connection) -> set[Identity]:
    return set(connection.execute(f"SELECT {_IDENTITY} FROM game"))


@contextlib.contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A file of games without companions, as a copy is one."""
    connection = connect(path)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
        yield connection
    finally:
        connection.close()
