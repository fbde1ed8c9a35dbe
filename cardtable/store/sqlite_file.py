"""How every file of SQLite is opened: private from its first byte, with our own tables in it and nothing else.

What a file says of itself can be a program: a view over a query that never ends, a trigger, a check. So no table of a
file is asked for anything before its schema is, word for word, one that a version of this program has written.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from cardtable.disk import make_private, make_private_file

COMPANIONS: Final = ("-wal", "-shm", "-journal")
# No row of ours is nearly so long.
_LONGEST: Final = 64 * 1024 * 1024


class OtherTablesError(sqlite3.DatabaseError):
    """The file holds other tables than ours, or more than tables."""


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


def expect_tables(connection: sqlite3.Connection, needed: str, allowed: str = "") -> None:
    """OtherTablesError where the file holds anything but what these statements make."""
    found = {_in_one_line(sql) for (sql,) in connection.execute("SELECT sql FROM sqlite_master")}
    if not _statements(needed) <= found <= _statements(needed) | _statements(allowed):
        raise OtherTablesError("other tables than ours")


def _statements(script: str) -> set[str]:
    return {_in_one_line(one) for one in script.split(";") if one.strip()}


def _in_one_line(sql: object) -> str:
    return " ".join(str(sql).split())
