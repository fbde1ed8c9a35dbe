"""How every file of SQLite is opened: private from its first byte, with our own tables in it and nothing else.

What a file says of itself can be a program: a view over a query that never ends, a trigger, a check. So no table of a
file is asked for anything before its schema is, word for word, one that a version of this program has written.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path, PurePath
from typing import Final

from cardtable.disk import make_private, make_private_file, remove

COMPANIONS: Final = ("-wal", "-shm", "-journal")
# No row of ours is nearly so long.
_LONGEST: Final = 64 * 1024 * 1024


# What the place does not allow or has not any more, and what another program keeps for itself: nothing is damaged.
OF_THE_PLACE: Final = {
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_AUTH, sqlite3.SQLITE_NOMEM,
}  # fmt: skip
OF_OTHERS: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
# What may be better another time, with the same file at the same place.
_FOR_NOW: Final = OF_OTHERS | {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOMEM}


class OtherTablesError(sqlite3.DatabaseError):
    """The file holds other tables than ours, or more than tables."""


def code_of(error: Exception) -> int:
    """The kind of an error of SQLite; 0 where it has none."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def is_for_now(error: Exception) -> bool:
    """Whether the same may go well another time."""
    return isinstance(error, OSError) or code_of(error) in _FOR_NOW


def is_damaged(error: Exception) -> bool:
    """Whether an error in opening or reading a file says that this holds nonsense, not that it is out of reach."""
    return not isinstance(error, OSError) and code_of(error) not in OF_THE_PLACE | OF_OTHERS


def connection_to(path: Path | str, timeout: float = 5.0) -> sqlite3.Connection:
    """A connection to a file, made where there is none. SQLite gives its journals the rights that the file has.

    Raises:
        OSError, sqlite3.Error: The place does not take it, or it is no file of SQLite.
    """
    if isinstance(path, Path):
        # A link is followed to a file that is there already.
        if not path.is_symlink():
            make_private_file(path)
        for extra in COMPANIONS:
            make_private(path.with_name(path.name + extra))
    connection = sqlite3.connect(path, isolation_level=None, timeout=timeout)
    try:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
        connection.execute("PRAGMA trusted_schema = OFF")
    except BaseException:
        connection.close()
        raise
    return connection


def uri_to_read(path: PurePath) -> str:
    """The URI of a file that is opened to be read and never made; a computer's name is refused where URIs have it."""
    found = path.as_uri()
    return f"{found if found.startswith('file:///') else found.replace('file:', 'file://', 1)}?mode=ro"


class FilesAtPlace:
    """Which files have the name of a file of SQLite and those of its companions, when it has just been opened.

    A program that syncs folders, or a user with a copy, may put another file there meanwhile. SQLite writes on into the
    one that it has opened, which nobody finds any more, and leaves its journal to be played into the new one.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._found = {one: _identity(one) for one in (path, *(path.with_name(path.name + end) for end in COMPANIONS))}

    @property
    def replaced(self) -> bool:
        """Whether another file has the name now; Windows gives the name of an open file to no other."""
        found = _identity(self._path)
        return os.name != "nt" and found is not None and found != self._found[self._path]

    def remove_companions(self) -> None:
        """Remove the journals of the file that was replaced; those of the new one stay."""
        for one, identity in self._found.items():
            if one != self._path and identity is not None and _identity(one) == identity:
                remove(one)


def _identity(path: Path) -> tuple[int, int] | None:
    with suppress(OSError, ValueError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None


def expect_tables(connection: sqlite3.Connection, needed: str, allowed: str = "") -> None:
    """OtherTablesError where the file holds anything but what these statements make."""
    found = {_in_one_line(sql) for (sql,) in connection.execute("SELECT sql FROM sqlite_master")}
    if not _statements(needed) <= found <= _statements(needed) | _statements(allowed):
        raise OtherTablesError("other tables than ours")


def _statements(script: str) -> set[str]:
    return {_in_one_line(one) for one in script.split(";") if one.strip()}


def _in_one_line(sql: object) -> str:
    return " ".join(str(sql).split())
