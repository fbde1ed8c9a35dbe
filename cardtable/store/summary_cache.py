"""Cache of what was counted of finished matches: a file that may be gone, damaged or closed at any time.

The matches are the truth: what this file does not hold, or holds of another table, is counted anew.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

from cardtable.disk import is_ordinary, is_there
from cardtable.store.rows import expect, listed
from cardtable.store.sqlite_file import COMPANIONS, connection_to, expect_tables, is_for_now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

TALLIES_NAME: Final = "tallies.sqlite"
FORM: Final = 3
BATCH: Final = 512
"""The matches of so many numbers are kept in one piece, too: a batch."""
_TALLIES: Final = """
CREATE TABLE tally (
    game INTEGER PRIMARY KEY,
    digest TEXT NOT NULL,
    luck TEXT NOT NULL,
    players TEXT NOT NULL,
    version INTEGER NOT NULL,
    data TEXT NOT NULL,
    seal INTEGER NOT NULL
);
"""
_BATCHES: Final = """
CREATE TABLE batch (
    number INTEGER PRIMARY KEY,
    data BLOB NOT NULL,
    seal INTEGER NOT NULL
);
"""
# What files of each form hold; the batches came last.
_SCHEMAS: Final = {2: _TALLIES, FORM: _TALLIES + _BATCHES}
_ALL: Final = "SELECT game, digest, luck, players, version, data, seal FROM tally"
_log = logging.getLogger(__name__)


class Counted(NamedTuple):
    """What was counted of one match: of which table (``digest``), with whom (JSON, as the list has it), and by whom.

    ``luck`` is that of the whole match, by which a copy of it is known; ``version`` is that of the counting, and
    ``data`` is its own JSON.
    """

    digest: str
    luck: str
    players: str
    version: int
    data: str

    def seal(self, number: int) -> int:
        """By which a damaged row is known."""
        text = f"{number}|{self.digest}|{self.luck}|{self.players}|{self.version}|{self.data}"
        return crc32(text.encode("utf-8", "replace"))


class SummaryCache:
    """The file of tallies in a data folder; in memory only where there is no folder, or where it takes no such file.

    A batch is what was read of many rows, and goes with any of them that is dropped. ``dropped`` are the matches of
    which something has been dropped here, one after the other.
    """

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / TALLIES_NAME
        self._connection: sqlite3.Connection | None = None
        self._rows: dict[int, Counted] | None = None
        self._trouble = False
        self.dropped: list[int] = []

    def rows(self) -> dict[int, Counted]:
        """Every row that is whole, by the number of its match."""
        if self._rows is None:
            found: list[tuple[Any, ...]] = []
            self._try(lambda file: found.extend(file.execute(_ALL)))
            self._rows = dict(listed(found, _whole))
        return self._rows

    def some(self, numbers: Iterable[int]) -> dict[int, Counted]:
        """The rows of these matches that are whole, without reading all the others."""
        wanted = list(numbers)
        if self._rows is None and self._path is not None and not self._trouble:
            found: list[tuple[Any, ...]] = []
            asked = f"{_ALL} WHERE game IN (SELECT value FROM json_each(?))"
            self._try(lambda file: found.extend(file.execute(asked, (json.dumps(wanted),))))
            if not self._trouble:
                return dict(listed(found, _whole))
        rows = self.rows()
        return {number: rows[number] for number in wanted if number in rows}

    def put(self, rows: Iterable[tuple[int, Counted]]) -> None:
        """Keep these, each instead of what there was of its match."""
        new = dict(rows)
        if self._rows is not None or self._trouble or self._path is None:
            self.rows().update(new)
        written = [(number, *row, row.seal(number)) for number, row in new.items()]
        self._try(lambda file: file.executemany("INSERT OR REPLACE INTO tally VALUES (?, ?, ?, ?, ?, ?, ?)", written))

    def drop(self, numbers: Iterable[int]) -> None:
        """Forget what was counted of these matches."""
        gone = list(numbers)
        self.dropped += gone
        if self._path is not None and self._connection is None and not is_ordinary(self._path):
            self._rows = None if self._rows is None else {k: row for k, row in self._rows.items() if k not in gone}
            return
        for number in gone:
            (self._rows or {}).pop(number, None)
        batches = [(number,) for number in {one // BATCH for one in gone}]

        def forget(file: sqlite3.Connection) -> None:
            file.executemany("DELETE FROM batch WHERE number = ?", batches)
            file.executemany("DELETE FROM tally WHERE game = ?", [(one,) for one in gone])

        self._try(forget)

    def numbers(self) -> set[int]:
        """Of which matches there are rows, whole or not."""
        if self._rows is None and self._path is not None and not self._trouble:
            found: list[str] = []
            self._try(lambda file: found.extend(file.execute("SELECT json_group_array(game) FROM tally").fetchone()))
            if not self._trouble:
                return set(json.loads(found[-1]))
        return set(self.rows())

    def batches(self) -> dict[int, bytes]:
        """Every batch that is whole, by its number: the matches' own divided by :data:`BATCH`."""
        found: list[tuple[Any, ...]] = []
        self._try(lambda file: found.extend(file.execute("SELECT number, data, seal FROM batch")))
        return {number: data for number, data, seal in found if type(data) is bytes and crc32(data, number) == seal}

    def put_batch(self, number: int, data: bytes) -> None:
        """Keep this one instead of what there was of it."""
        row = number, data, crc32(data, number)
        self._try(lambda file: file.execute("INSERT OR REPLACE INTO batch VALUES (?, ?, ?)", row))

    def drop_batches(self, numbers: Iterable[int]) -> None:
        """Forget these."""
        gone = [(number,) for number in numbers]
        self._try(lambda file: file.executemany("DELETE FROM batch WHERE number = ?", gone))

    def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _try(self, deed: Callable[[sqlite3.Connection], object]) -> None:
        """Do this with the file; one that cannot be used is made anew once.

        Where that may be better another time, or it cannot be made, all stays in memory.
        """
        for again in (False, True):
            if self._path is None or self._trouble:
                return
            try:
                if self._connection is None:
                    self._connection = _opened(self._path)
                with self._connection:
                    self._connection.execute("BEGIN")
                    deed(self._connection)
            except (sqlite3.Error, OSError, ValueError, TypeError) as error:
                _log.info("the file of tallies cannot be used", exc_info=True)
                self.close()
                self._trouble = again or is_for_now(error) or not _removed(self._path)
            else:
                return


def _whole(row: tuple[Any, ...]) -> tuple[int, Counted]:
    """A row as it was written; whatever it raises, it is another one, and its match is counted anew."""
    expect(row, int, str, str, str, int, str, int)
    number, *values, seal = row
    found = Counted._make(values)
    if found.seal(number) != seal:
        raise ValueError("a damaged row")
    return number, found


def _opened(path: Path) -> sqlite3.Connection:
    for one in (path, *(path.with_name(path.name + extra) for extra in COMPANIONS)):
        if is_there(one) and not is_ordinary(one):
            raise OSError(f"{one.name} is no file")
    connection = connection_to(path, timeout=0.5)
    try:
        (form,) = connection.execute("PRAGMA user_version").fetchone()
        held = _SCHEMAS.get(form, "")
        expect_tables(connection, held)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA secure_delete = ON")
        if form != FORM:
            missing = _SCHEMAS[FORM].removeprefix(held)
            connection.executescript(f"BEGIN IMMEDIATE; {missing} PRAGMA user_version = {FORM}; COMMIT;")
    except BaseException:
        connection.close()
        raise
    return connection


def _removed(path: Path) -> bool:
    """Whether a file that cannot be used is out of the way."""
    try:
        for extra in ("", *COMPANIONS):
            one = path.with_name(path.name + extra)
            if is_ordinary(one):
                one.unlink()
        return not is_there(path)
    except OSError:
        return False
