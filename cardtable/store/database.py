"""All games of a family in one SQLite file: a transaction for every action, so that nothing played is ever lost."""

from __future__ import annotations

import json
import sqlite3
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from filelock import FileLock, Timeout

from cardtable.engine.names import clean_name
from cardtable.store import errors
from cardtable.store.record import (
    FORMAT,
    Loaded,
    SavedMatch,
    digest,
    entry_to_json,
    match_of,
    record_of,
    snapshot_to_json,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardtable.engine.match import Match
    from cardtable.messages import Message

FILE_NAME: Final = "games.sqlite"
LOCK_NAME: Final = "in-use.lock"
_SCHEMA: Final = """
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
CREATE INDEX game_by_update ON game (over, updated DESC);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    position INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (game, position)
) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as a list shows it; ``name`` is empty until somebody gives one."""

    id: int
    game: str
    name: str
    created: datetime
    updated: datetime
    over: bool
    players: tuple[str, ...]


def _now() -> datetime:
    return datetime.now(UTC)


class Database:
    """The saved games of one data folder.

    ``notice`` is a sentence about something that happened when it was opened (a damaged file was set aside).
    """

    def __init__(self, folder: Path | None, now: Callable[[], datetime] = _now) -> None:
        """Open the games in ``folder``; ``None`` keeps them in memory only. StoreError says why not."""
        self.folder = folder
        self.notice: Message | None = None
        self._now = now
        self._lock: FileLock | None = None
        if folder is None:
            self._connection = _connect(":memory:")
        else:
            self._lock = _lock(folder)
            try:
                self._connection = self._open(folder)
            except BaseException:
                self._lock.release()
                raise

    def close(self) -> None:
        """Close the file and let another instance have the folder."""
        self._connection.close()
        if self._lock is not None:
            self._lock.release()

    # -- games -----------------------------------------------------------------------------------------------------

    def add(self, match: Match, player_seed: str) -> int:
        """Keep a new match, with all that has been played; returns its id."""
        head = record_of(match, player_seed).model_dump(exclude={"log", "snapshot", "digest"})
        stamp = self._now().isoformat()
        with self._transaction():
            cursor = self._connection.execute(
                "INSERT INTO game (game, name, created, updated, over, players, head, snapshot, digest) "
                "VALUES (?, '', ?, ?, 0, ?, ?, '', '')",
                (match.game.id, stamp, stamp, json.dumps([seat.name for seat in match.seats]), json.dumps(head)),
            )
            number = cursor.lastrowid
            if number is None:
                raise sqlite3.DatabaseError("no row was written")
            match.first_unsaved = 0
            self._write(number, match)
        match.first_unsaved = len(match.log)
        return number

    def save(self, number: int, match: Match) -> None:
        """Keep what has been played or taken back since the last time, in one transaction."""
        with self._transaction():
            self._write(number, match)
        match.first_unsaved = len(match.log)

    def load(self, number: int) -> Loaded:
        """The match with this id; StoreError when it cannot be read."""
        name = str(number)
        try:
            row = self._connection.execute(
                "SELECT head, snapshot, digest, players FROM game WHERE id = ?", (number,)
            ).fetchone()
            if row is None:
                raise errors.damaged(name)
            name = ", ".join(json.loads(row[3]))
            lines = self._connection.execute("SELECT data FROM entry WHERE game = ? ORDER BY position", (number,))
            snapshot = json.loads(row[1])
            if digest(snapshot) != row[2]:
                raise errors.damaged(name)
            log = [json.loads(data) for (data,) in lines]
            record = SavedMatch.model_validate({**json.loads(row[0]), "log": log, "snapshot": snapshot})
        except (ValueError, TypeError, RecursionError, sqlite3.Error) as error:
            raise errors.damaged(name) from error
        loaded = match_of(record, name)
        loaded.match.first_unsaved = len(loaded.match.log)
        return loaded

    def games(self) -> list[SavedGame]:
        """All saved games that can be read, unfinished first, the last played on top; StoreError when none can."""
        try:
            rows = self._connection.execute(
                "SELECT id, game, name, created, updated, over, players FROM game ORDER BY over, updated DESC, id DESC"
            ).fetchall()
        except sqlite3.Error as error:
            raise errors.damaged(FILE_NAME) from error
        return [saved for row in rows if (saved := _saved_game(row)) is not None]

    def rename(self, number: int, name: str) -> None:
        """Give a game a name of its own; an empty one takes it away."""
        with self._transaction():
            self._connection.execute(
                "UPDATE game SET name = ? WHERE id = ?", (clean_name(name)[:60] if name.strip() else "", number)
            )

    def delete(self, number: int) -> None:
        """Forget a game for good."""
        with self._transaction():
            self._connection.execute("DELETE FROM game WHERE id = ?", (number,))

    def _write(self, number: int, match: Match) -> None:
        start = match.first_unsaved
        execute = self._connection.execute
        execute("DELETE FROM entry WHERE game = ? AND position >= ?", (number, start))
        self._connection.executemany(
            "INSERT INTO entry (game, position, data) VALUES (?, ?, ?)",
            [
                (number, position, _compact(entry_to_json(match, match.log[position])))
                for position in range(start, len(match.log))
            ],
        )
        snapshot = snapshot_to_json(match)
        execute(
            "UPDATE game SET updated = ?, over = ?, snapshot = ?, digest = ? WHERE id = ?",
            (self._now().isoformat(), match.over, _compact(snapshot), digest(snapshot), number),
        )

    # -- the file --------------------------------------------------------------------------------------------------

    def _open(self, folder: Path) -> sqlite3.Connection:
        path = folder / FILE_NAME
        try:
            return _connect(path)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise errors.unwritable(str(folder)) from error
            aside = _set_aside(path)
            self.notice = errors.set_aside(aside.name).message
            return _connect(path)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            with self._connection:
                self._connection.execute("BEGIN IMMEDIATE")
                yield
        except sqlite3.Error as error:
            raise errors.not_kept(str(error)) from error


def _saved_game(row: tuple[Any, ...]) -> SavedGame | None:
    """One line of the list; ``None`` when the file holds nonsense there."""
    number, game, name, created, updated, over, players = row
    read = datetime.fromisoformat
    try:
        seats = tuple(clean_name(player) for player in json.loads(players))
        return SavedGame(
            number, game, clean_name(name) if name else "", read(created), read(updated), bool(over), seats
        )
    except (ValueError, TypeError):
        return None


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=5.0)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > FORMAT:
            raise errors.newer_folder(str(Path(path).parent))
        if version == 0:
            connection.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")
        connection.execute("SELECT count(*) FROM game").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def _lock(folder: Path) -> FileLock:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / LOCK_NAME)
        lock.acquire(timeout=0)
    except Timeout:
        raise errors.in_use(str(folder)) from None
    except (OSError, NotImplementedError) as error:
        raise errors.unwritable(str(folder)) from error
    return lock


def _set_aside(path: Path) -> Path:
    """Rename a damaged file, so that it can be looked at and is never overwritten."""
    number = 1
    while (aside := path.with_name(f"games-damaged-{number}.sqlite")).exists():
        number += 1
    path.rename(aside)
    for extra in ("-wal", "-shm"):
        companion = path.with_name(path.name + extra)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + extra))
    return aside


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
