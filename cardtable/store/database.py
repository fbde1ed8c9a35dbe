"""All games of a family in one SQLite file: a transaction for every action, so that nothing played is ever lost."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakKeyDictionary, WeakSet

from cardtable.disk import can_be_read, is_ordinary
from cardtable.engine.player_names import LONGEST_NAME, clean_name
from cardtable.store import errors
from cardtable.store.errors import StoreError
from cardtable.store.file_format import digest
from cardtable.store.listing import Finished, SavedGame, finished_match, saved_game
from cardtable.store.opening import (
    FILE_NAME,
    FINISHED,
    FINISHED_TEXTS,
    LIST,
    LOCK_NAME,
    MENDED_NAME,
    NEWEST,
    NEXT_NUMBER,
    UNFINISHED,
    DamagedError,
    connect,
    copy_into,
    lock,
    open_file,
)
from cardtable.store.rows import PACKED, Listed, lines_of, listed, moment, packed, players
from cardtable.store.sqlite_file import OF_OTHERS, FilesAtPlace, code_of, is_damaged

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
    from pathlib import Path

    from cardtable.engine.match import Match, Seat
    from cardtable.messages import Message
    from cardtable.store.backups import Backup
    from cardtable.store.opening import FolderLock
    from cardtable.store.record import Loaded
    from cardtable.store.summary_cache import SummaryCache

T = TypeVar("T")
_BROKEN: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _now() -> datetime:
    return datetime.now(UTC)


class Database:
    """The saved games of one data folder.

    ``notice`` is a sentence about something that happened to the file: it was damaged and set aside, and so many
    matches were saved from it.
    """

    def __init__(self, folder: Path | None, now: Callable[[], datetime] = _now, *, copy_of: Path | None = None) -> None:
        """Open the games in ``folder``; ``None`` keeps them in memory only. StoreError says why not.

        ``copy_of`` is a folder that cannot be written: its games are there to be played on, and nothing is kept.
        """
        self.folder = folder
        self.notice: Message | None = None
        self.now = now
        self._lock: FolderLock | None = None
        self._files: FilesAtPlace | None = None
        self._missing: tuple[object, Backup | None] | None = None
        # What the file held of each match when it was read or last written here, and which of them were mended since.
        self._known: WeakKeyDictionary[Match, str] = WeakKeyDictionary()
        self._mended: WeakSet[Match] = WeakSet()
        if folder is None:
            self._connection = connect(":memory:")
            self.shows_copies = copy_of is not None and copy_into(self._connection, copy_of)
        else:
            self.shows_copies = False
            self._lock = lock(folder)
            try:
                self._connection = self._open(folder)
            except BaseException:
                self._lock.release()
                raise

    @cached_property
    def summaries(self) -> SummaryCache:
        """What was counted of finished matches."""
        from cardtable.store.summary_cache import SummaryCache

        return SummaryCache(self.folder)

    def close(self) -> None:
        """Close the file and let another instance have the folder."""
        if "summaries" in self.__dict__:
            self.summaries.close()
        self._close_file()
        if self._lock is not None:
            self._lock.release()

    # -- games -----------------------------------------------------------------------------------------------------

    def add(self, match: Match, player_seed: str) -> int:
        """Keep a new match, with all that has been played; returns its id."""
        from cardtable.store.record import record_of

        head = record_of(match, player_seed).model_dump(exclude={"log", "snapshot", "digest"})
        with self._transaction():
            stamp = self._stamp()
            cursor = self._connection.execute(
                "INSERT INTO game (id, game, name, created, updated, over, players, head, snapshot, digest) "
                f"VALUES (({NEXT_NUMBER}), ?, '', ?, ?, 0, ?, ?, '', '')",
                (match.game.id, stamp, stamp, json.dumps([seat.name for seat in match.seats]), json.dumps(head)),
            )
            number = cursor.lastrowid
            if number is None:
                raise sqlite3.DatabaseError("no row was written")
            seal = self._write(number, match, 0)
        self._wrote(match, seal)
        return number

    def save(self, number: int, match: Match) -> None:
        """Keep what has been played or taken back since the last time, in one transaction.

        ElsewhereError when the file holds lines of this match that were never read here: they are left as they are.
        """
        with self._transaction():
            start = 0 if match in self._mended else match.first_unsaved
            self._expect_known(number, match)
            seal = self._write(number, match, start)
        self._wrote(match, seal)

    def _wrote(self, match: Match, seal: str) -> None:
        match.first_unsaved = len(match.log)
        self._known[match] = seal
        self._mended.discard(match)

    def _expect_known(self, number: int, match: Match) -> None:
        found = self._connection.execute("SELECT digest FROM game WHERE id = ?", (number,)).fetchone()
        if found is None:
            raise errors.no_longer_there()
        if match not in self._mended and found[0] != self._known.get(match, found[0]):
            raise errors.played_elsewhere()

    def load(self, number: int) -> Loaded:
        """The match with this id; StoreError when it cannot be read."""
        from cardtable.store.record import SavedMatch, match_of, unusable

        name, program = str(number), ""
        try:
            row = self._read_row(number)
            if row is None:
                raise errors.damaged(name)
            name = ", ".join(players(row[3]))
            snapshot = json.loads(row[1])
            if digest(snapshot) != row[2]:
                raise errors.damaged(name)
            head = json.loads(row[0])
            program = head["program"]
            record = SavedMatch.model_validate({**head, "log": lines_of(row[4]), "snapshot": snapshot})
            loaded = match_of(record, name)
        except StoreError:
            raise
        except Exception as error:  # whatever the rows hold, and whatever a game raises at them
            raise unusable(program, name) from error
        loaded.match.first_unsaved = len(loaded.match.log)
        self._known[loaded.match] = row[2]
        return loaded

    def load_finished(self, number: int) -> Match | None:
        """A match that is over, by the rules of today, too; ``None`` where it is not, or cannot be read."""
        try:
            match = self.load(number).match
        except StoreError:
            return None
        return match if match.over else None

    def _read_row(self, number: int) -> tuple[str, str, str, str, list[tuple[int, str | bytes]]] | None:
        """Head, snapshot, digest, players and log; from a damaged file after it was mended."""
        game = "SELECT head, snapshot, digest, players FROM game WHERE id = ?"
        log = "SELECT position, data FROM entry WHERE game = ? ORDER BY position"

        def rows(file: sqlite3.Connection) -> tuple[Any, ...] | None:
            row = file.execute(game, (number,)).fetchone()
            return None if row is None else (*row, file.execute(log, (number,)).fetchall())

        return self.read(rows, str(number))

    def games(self) -> Listed[SavedGame]:
        """All saved games that can be read, unfinished first, the last played on top; StoreError when none can."""
        tomorrow = _tomorrow(self.now())
        return listed(self.read(lambda file: file.execute(LIST, tomorrow).fetchall()), saved_game)

    def unfinished(self, games: Collection[str], most: int) -> tuple[list[SavedGame], int]:
        """The matches of these games that are not over, last played first, so many at most; and how many there are.

        What is not asked for is not read, however many games were ever played. StoreError when none can be.
        """
        asked = {"games": json.dumps(list(games)), **_tomorrow(self.now())}

        def newest(file: sqlite3.Connection) -> tuple[list[SavedGame], int]:
            rows = file.execute(UNFINISHED, asked)
            found: list[SavedGame] = []
            while len(found) < most and (row := rows.fetchone()) is not None:
                found += listed([row], saved_game)
            (count,) = file.execute(f"SELECT count(*) FROM ({UNFINISHED})", asked).fetchone()
            return found, max(count, len(found)) if len(found) == most else len(found)

        return self.read(newest)

    def finished_in(self, groups: Iterable[int], size: int) -> Listed[Finished]:
        """The matches that are over and can be listed, whose numbers divided by the size are among these groups.

        StoreError when none can be read.
        """
        wanted = f"{FINISHED} AND id / ? IN (SELECT value FROM json_each(?)) ORDER BY updated, id"
        asked = size, json.dumps(list(groups))
        return listed(self.read(lambda file: file.execute(wanted, asked).fetchall()), finished_match)

    def finished_listings(self, size: int) -> dict[int, tuple[int, str]]:
        """How many matches are over, and a digest of what the list says of them, by their numbers divided by this size.

        SQLite puts the texts together: ten thousand rows take less than half the time so. StoreError when they cannot
        be read.
        """
        from hashlib import sha256

        asked = {"size": size, "part": "\x1f", "end": "\x1e"}
        texts = self.read(lambda file: file.execute(FINISHED_TEXTS, asked).fetchall())
        return {group: (count, sha256(text.encode()).hexdigest()) for group, count, text in texts}

    def finished_since(self, begin: datetime) -> Listed[Finished]:
        """Every match that ended from then on and can be listed; StoreError when none can be.

        When one ended that is from a later day than tomorrow is not known.
        """
        ended = f"{FINISHED} AND updated BETWEEN :begin AND :tomorrow ORDER BY updated, id"
        asked = {"begin": begin.astimezone(UTC).isoformat(), **_tomorrow(self.now())}
        rows = self.read(lambda file: file.execute(ended, asked).fetchall())
        return listed(rows, finished_match)

    def ended_before(self, begin: datetime, digests: Sequence[str]) -> set[tuple[str, str]]:
        """Which matches with these tables ended before then: their digests, and by which luck they were dealt.

        StoreError when they cannot be read.
        """
        from cardtable.store.backups import LUCK

        wanted = "over = 1 AND updated < ? AND digest IN (SELECT value FROM json_each(?))"
        asked = begin.astimezone(UTC).isoformat(), json.dumps(digests)
        return set(
            self.read(lambda file: file.execute(f"SELECT digest, {LUCK} FROM game WHERE {wanted}", asked).fetchall())
        )

    def finished_one(self, number: int) -> Finished | None:
        """The match with this id, if it is over. StoreError when the file cannot be read."""
        rows = self.read(lambda file: file.execute(f"{FINISHED} AND id = ?", (number,)).fetchall())
        return next(iter(listed(rows, finished_match)), None)

    def count_finished(self) -> int:
        """How many matches are over; StoreError when the file cannot be read."""
        (count,) = self.read(lambda file: file.execute("SELECT count(*) FROM game WHERE over = 1").fetchone())
        return int(count)

    def seats_of(self, number: int) -> list[Seat]:
        """Who sits at a match, without playing it again; StoreError when that cannot be read."""
        from cardtable.store.record import SavedSeat

        row = self.read(lambda file: file.execute("SELECT head FROM game WHERE id = ?", (number,)).fetchone())
        try:
            return [SavedSeat.model_validate(one).seat() for one in json.loads(row[0])["seats"]]
        except Exception as error:  # whatever the row holds
            raise errors.damaged(str(number)) from error

    def was_dealt(self, game: str, deal_code: str) -> bool:
        """Whether a match of this game with these cards is kept here. StoreError when the file cannot be read."""
        code = "CASE WHEN json_valid(head) THEN json_extract(head, '$.deal_code') END"
        asked = f"SELECT 1 FROM game WHERE game = ? AND {code} = ?"
        return self.read(lambda file: file.execute(asked, (game, deal_code)).fetchone()) is not None

    def luck_of(self, number: int) -> str:
        """By which luck a match was dealt and the computer players played: a copy of it has the same."""
        from cardtable.store.backups import LUCK

        row = self.read(lambda file: file.execute(f"SELECT {LUCK} FROM game WHERE id = ?", (number,)).fetchone())
        return "" if row is None else str(row[0])

    def stamp(self) -> object:
        """Something that is equal as long as nothing has been written here."""
        try:
            return self._connection, self._connection.total_changes
        except sqlite3.ProgrammingError:  # it is closed, because the place did not take it
            return self._connection, None

    def read(self, deed: Callable[[sqlite3.Connection], T], name: str = FILE_NAME) -> T:
        """What the file holds, once more after it was mended; StoreError says of ``name`` why that does not help."""
        try:
            return deed(self._connection)
        except sqlite3.Error as error:
            if not self._mend(error):
                raise _trouble(error, name) from error
        try:
            return deed(self._connection)
        except sqlite3.Error as error:
            raise _trouble(error, name) from error

    def change(self, deed: Callable[[sqlite3.Connection], object]) -> None:
        """Change what the file holds in one transaction; StoreError leaves all as it was."""
        with self._transaction():
            deed(self._connection)

    def rename(self, number: int, name: str) -> None:
        """Give a game a name of its own; an empty one takes it away."""
        with self._transaction():
            text = clean_name(name)[:LONGEST_NAME] if name.strip() else ""
            self._connection.execute("UPDATE game SET name = ? WHERE id = ?", (text, number))

    def delete(self, number: int) -> None:
        """Forget a game for good, in the backups, too."""
        from cardtable.store import backups

        with self._transaction():
            identity = backups.identity_of(self._connection, number)
            self._connection.execute("DELETE FROM game WHERE id = ?", (number,))
        self.summaries.drop([number])
        if identity is not None and self.folder is not None:
            backups.forget(self.folder, identity)

    def _write(self, number: int, match: Match, start: int) -> str:
        """Write the lines from ``start`` on and the table as it is now; returns its digest."""
        from cardtable.store.record import entry_to_json, snapshot_to_json

        execute = self._connection.execute
        was_packed = execute("DELETE FROM entry WHERE game = ? AND position = ?", (number, PACKED)).rowcount
        if was_packed or match.over:
            start = 0
        execute("DELETE FROM entry WHERE game = ? AND position >= ?", (number, start))
        lines = [_compact(entry_to_json(match, line)) for line in match.log[start:]]
        rows: Sequence[tuple[int, str | bytes]] = list(enumerate(lines, start))
        self._connection.executemany(
            "INSERT INTO entry (game, position, data) VALUES (?, ?, ?)",
            [(number, *row) for row in ([(PACKED, packed(lines))] if match.over else rows)],
        )
        snapshot = snapshot_to_json(match)
        seal = digest(snapshot)
        execute(
            "UPDATE game SET updated = ?, over = ?, snapshot = ?, digest = ? WHERE id = ?",
            (self._stamp(), match.over, _compact(snapshot), seal, number),
        )
        return seal

    def _stamp(self) -> str:
        """When something was played: later than all before it, also where the clock was put back by some hours."""
        now = self.now()
        try:
            newest = moment(self._connection.execute(NEWEST, _tomorrow(now)).fetchone()[0])
        except (ValueError, TypeError):
            return now.isoformat()
        return max(now, newest + timedelta(microseconds=now < newest)).isoformat()

    # -- backups ---------------------------------------------------------------------------------------------------

    def missing(self) -> Backup | None:
        """The backup with matches that the list has lost, if there is one."""
        from cardtable.store import backups

        if self.folder is None:
            return None
        if self._missing is None or self._missing[0] != (self.stamp(), backups.stamp(self.folder)):
            try:
                found = backups.missing_from(self._connection, self.folder)
            except (sqlite3.Error, OSError):
                return None
            # To look into a copy touches it.
            self._missing = (self.stamp(), backups.stamp(self.folder)), found
        return self._missing[1]

    def bring_back(self, backup: Backup) -> int:
        """Put the lost matches of a backup into the list again; how many. StoreError when that is not possible."""
        from cardtable.store import backups

        try:
            return backups.bring_back(self._connection, backup)
        except (sqlite3.Error, OSError, ValueError) as error:
            raise _trouble(error, backup.path.name) from error

    # -- the file --------------------------------------------------------------------------------------------------

    def _open(self, folder: Path) -> sqlite3.Connection:
        if is_ordinary(folder / MENDED_NAME):
            from cardtable.store.recovery import finish

            self.notice = finish(folder) or self.notice
        try:
            return self._opened(folder)
        except DamagedError:
            return self._begin_anew(folder)

    def _begin_anew(self, folder: Path) -> sqlite3.Connection:
        """Set the damaged file aside, and open another one with every match that can be read from its pages."""
        from cardtable.store.recovery import mend

        self.notice = mend(folder)
        return self._opened(folder)

    def _opened(self, folder: Path) -> sqlite3.Connection:
        connection = open_file(folder)
        self._files = FilesAtPlace(folder / FILE_NAME)
        return connection

    def _close_file(self) -> bool:
        """Close the file; whether another one has its name now, into which nothing of this one may be played then."""
        replaced = False
        with suppress(Exception):  # whatever is wrong with what lies there, the file is closed
            replaced = self._files is not None and self._files.replaced
        self._connection.close()
        if self._files is not None and replaced:
            self._files.remove_companions()
        return replaced

    def _mend(self, error: sqlite3.Error) -> bool:
        """Open the file again, or begin anew at once where it turns out to be damaged; whether that was done.

        SQLite calls a file damaged, too, of which the disk gives nothing back any more: such a one is left alone. Where
        the place did not take it, the connection stays closed, and the next to ask for it tries once more. StoreError
        where the file is out of reach, or nothing is taken.
        """
        closed = isinstance(error, sqlite3.ProgrammingError)
        if self.folder is None or not (closed or code_of(error) in _BROKEN | {sqlite3.SQLITE_IOERR}):
            return False
        if not can_be_read(self.folder / FILE_NAME):
            raise errors.out_of_reach() from error
        replaced = self._close_file()
        try:
            self._connection = self._open(self.folder)
            if code_of(error) in _BROKEN and not _is_whole(self._connection):
                self._connection.close()
                self._connection = self._begin_anew(self.folder)
        except DamagedError as damaged:
            raise errors.damaged(FILE_NAME) from damaged
        self._mended = WeakSet(() if replaced else self._known)
        return True

    def _reopen_where_gone(self) -> None:
        """Open the file anew where it was deleted or replaced: what is written into the old one is gone later.

        A folder that was moved took its file along.
        """
        folder, held, files = self.folder, self._lock, self._files
        if folder is None or held is None or files is None:
            return
        erased = not os.path.lexists(folder / FILE_NAME)
        if not (erased or files.replaced) or not held.is_left_behind(folder / LOCK_NAME):
            return
        self._close_file()
        held.release()
        self._lock = lock(folder)
        self._connection = self._open(folder)
        raise errors.erased() if erased else errors.replaced()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._reopen_where_gone()
        try:
            with self._connection:
                self._connection.execute("BEGIN IMMEDIATE")
                yield
        except sqlite3.Error as error:
            with suppress(StoreError):  # what was to be kept is tried again with all that follows
                self._mend(error)
            raise errors.not_kept(str(error)) from error


def _trouble(error: Exception, name: str) -> StoreError:
    """Why a file cannot be read: nothing says that it is damaged while it cannot be reached, or another one has it."""
    if code_of(error) in OF_OTHERS:
        return errors.held()
    closed = isinstance(error, sqlite3.ProgrammingError)
    return errors.damaged(name) if is_damaged(error) and not closed else errors.out_of_reach()


def _is_whole(connection: sqlite3.Connection) -> bool:
    """Whether SQLite finds every page of a file as it should be."""
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.Error:
        return False


def _tomorrow(now: datetime) -> dict[str, str]:
    """Until when a clock may have been wrong for an honest reason, as another zone is one."""
    return {"tomorrow": (now + timedelta(days=1)).isoformat()}


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
