"""Recovery: a damaged file of games is replaced by one with every row that can still be read, page by page."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from cardtable.disk import is_ordinary, is_there, names_in, settle
from cardtable.store import backups, errors
from cardtable.store.file_format import digest
from cardtable.store.opening import DAMAGED, FILE_NAME, MENDED_NAME, set_aside
from cardtable.store.rows import listed, moment, unpacked
from cardtable.store.sqlite_file import COMPANIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.messages import Message

PAGE: Final = 4096
_TABLE_LEAF: Final = 0x0D
_INDEX_LEAF: Final = 0x0A
_INDEX_INNER: Final = 0x02
_GAME_COLUMNS: Final = 10
_WAL_MAGIC: Final = (0x377F0682, 0x377F0683)
# No family has so many: a file that says so has holes, and the start of the program waits for each page.
_MOST_PAGES: Final = 2**18
_LONGEST: Final = 64 * 1024 * 1024

Values = list[Any]


@dataclass(slots=True)
class Rescued:
    """One match: its row without the id, and the lines of its log by position."""

    number: int
    row: Values
    lines: dict[int, str | bytes] = field(default_factory=dict)


def rescue(path: Path) -> list[Rescued]:
    """Every match whose row and table can be read whole from this file, with the lines of its log that can."""
    games: dict[int, Rescued] = {}
    lines: dict[int, dict[int, str | bytes]] = {}
    with _Pages(path) as pages:
        for number, values in _rows(pages):
            if len(values) == _GAME_COLUMNS and values[0] is None and number is not None:
                _take_game(games, number, values[1:])
            elif _is_line(values):
                lines.setdefault(values[0], {}).setdefault(values[1], values[2])
    for one in games.values():
        one.lines = lines.get(one.number, {})
    return sorted(games.values(), key=lambda one: one.number)


def _take_game(games: dict[int, Rescued], number: int, row: Values) -> None:
    """Keep this row, if it is whole and none of its match is newer; of a row under a wrong seal nothing is believed.

    It stays in the file that is set aside, and is not among those that are said to be saved.
    """
    _, name, created, updated, over, players, head, snapshot, seal = row
    texts = (row[0], name, created, updated, players, head, snapshot, seal)
    if not all(isinstance(text, str) for text in texts) or not isinstance(over, int):
        return
    try:
        json.loads(players), json.loads(head)
        if digest(json.loads(snapshot)) != seal:
            return
    except (ValueError, RecursionError):
        return
    known = games.get(number)
    # A moment of no calendar is older than any.
    if known is None or listed([known.row[3]], moment) < listed([updated], moment):
        games[number] = Rescued(number, row)


def _is_line(values: Values) -> bool:
    if len(values) != 3 or not isinstance(values[0], int) or not isinstance(values[1], int):
        return False
    try:
        if isinstance(values[2], bytes):
            return bool(unpacked(values[2]))
        return isinstance(values[2], str) and isinstance(json.loads(values[2]), dict)
    except (ValueError, RecursionError):
        return False


class _Pages:
    """The pages of one file, as the last commit left them."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("rb")
        self._wal_file = _opened(path.with_name(path.name + "-wal"))
        head = self._file.read(100)
        size = int.from_bytes(head[16:18], "big")
        size = 65536 if size == 1 else size
        self.size = size if 512 <= size <= 65536 and size & (size - 1) == 0 else PAGE
        self.usable = self.size - (head[20] if len(head) > 20 and head[20] < 64 else 0)
        self._file.seek(0, 2)
        self.count = -(-self._file.tell() // self.size)
        self._newer = self._committed()
        self.count = min(max([self.count, *self._newer]), _MOST_PAGES)

    def __enter__(self) -> _Pages:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        if self._wal_file is not None:
            self._wal_file.close()

    def read(self, number: int) -> bytes:
        """One page; shorter where the file ends."""
        if number in self._newer and self._wal_file is not None:
            self._wal_file.seek(self._newer[number])
            return self._wal_file.read(self.size)
        self._file.seek((number - 1) * self.size)
        return self._file.read(self.size)

    def free(self) -> set[int]:
        """The pages that hold nothing any more."""
        found: set[int] = set()
        trunk = int.from_bytes(self.read(1)[32:36], "big")
        while 0 < trunk <= self.count and trunk not in found:
            found.add(trunk)
            page = self.read(trunk)
            if len(page) < 8:
                break
            following, count = struct.unpack_from(">II", page)
            count = min(count, (len(page) - 8) // 4)
            found.update(struct.unpack_from(f">{count}I", page, 8))
            trunk = following
        return found

    def _committed(self) -> dict[int, int]:
        """Where in the write-ahead log the newest committed copy of a page lies."""
        file = self._wal_file
        if file is None:
            return {}
        head = file.read(32)
        if len(head) < 32 or int.from_bytes(head[:4], "big") not in _WAL_MAGIC:
            return {}
        order = ">" if head[3] & 1 else "<"
        sums = _checksum(head[:24], (0, 0), order)
        if sums != struct.unpack(">II", head[24:32]):
            return {}
        found: dict[int, int] = {}
        waiting: dict[int, int] = {}
        while len(frame := file.read(24)) == 24:
            place = file.tell()
            page = file.read(self.size)
            number, commit = struct.unpack(">II", frame[:8])
            sums = _checksum(page, _checksum(frame[:8], sums, order), order)
            if len(page) < self.size or frame[8:16] != head[16:24] or sums != struct.unpack(">II", frame[16:24]):
                break
            waiting[number] = place
            if commit:
                found.update(waiting)
                waiting = {}
        return found


def _opened(path: Path) -> BinaryIO | None:
    return path.open("rb") if path.is_file() else None


def _checksum(data: bytes, start: tuple[int, int], order: str) -> tuple[int, int]:
    first, second = start
    words = struct.unpack(f"{order}{len(data) // 4}I", data[: len(data) // 4 * 4])
    for one, other in zip(words[::2], words[1::2], strict=False):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second


def _rows(pages: _Pages) -> Iterator[tuple[int | None, Values]]:
    """Every row that can be read, with its row id where it has one."""
    free = pages.free()
    for number in range(1, pages.count + 1):
        if number not in free:
            page = pages.read(number)
            start = 100 if number == 1 else 0
            if page[start : start + 1] and page[start] in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INNER):
                yield from _cells(pages, page, start)


def _cells(pages: _Pages, page: bytes, start: int) -> Iterator[tuple[int | None, Values]]:
    kind = page[start]
    head = start + (12 if kind == _INDEX_INNER else 8)
    count = int.from_bytes(page[start + 3 : start + 5], "big")
    for place in range(min(count, (len(page) - head) // 2)):
        at = int.from_bytes(page[head + 2 * place : head + 2 * place + 2], "big")
        try:
            at += 4 if kind == _INDEX_INNER else 0
            length, at = _varint(page, at)
            number = None
            if kind == _TABLE_LEAF:
                number, at = _varint(page, at)
            yield number, _record(_payload(pages, page, at, length, kind))
        except (IndexError, ValueError, struct.error, OverflowError):
            continue


def _payload(pages: _Pages, page: bytes, at: int, length: int, kind: int) -> bytes:
    """The bytes of a row, together with what overflows into other pages."""
    if not 0 < length <= _LONGEST:
        raise ValueError("no such length")
    usable = pages.usable
    most = usable - 35 if kind == _TABLE_LEAF else (usable - 12) * 64 // 255 - 23
    if length <= most:
        return _exactly(page[at : at + length], length)
    least = (usable - 12) * 32 // 255 - 23
    local = least + (length - least) % (usable - 4)
    local = local if local <= most else least
    parts = [_exactly(page[at : at + local], local)]
    following = int.from_bytes(_exactly(page[at + local : at + local + 4], 4), "big")
    rest = length - local
    while rest > 0:
        if not 0 < following <= pages.count:
            raise ValueError("the chain is broken")
        more = pages.read(following)
        following = int.from_bytes(_exactly(more[:4], 4), "big")
        part = min(rest, usable - 4)
        parts.append(_exactly(more[4 : 4 + part], part))
        rest -= part
    return b"".join(parts)


def _exactly(data: bytes, length: int) -> bytes:
    if len(data) != length:
        raise ValueError("the page ends too soon")
    return data


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for place in range(9):
        byte = data[at + place]
        if place == 8:
            return value << 8 | byte, at + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    raise ValueError("no number")


_INTEGERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


def _record(data: bytes) -> Values:
    """The values of a row."""
    size, at = _varint(data, 0)
    kinds: list[int] = []
    while at < size:
        kind, at = _varint(data, at)
        kinds.append(kind)
        if len(kinds) > _GAME_COLUMNS:
            raise ValueError("no row of ours")
    values: Values = []
    for kind in kinds:
        if kind == 0:
            values.append(None)
        elif kind in _INTEGERS:
            length = _INTEGERS[kind]
            values.append(int.from_bytes(_exactly(data[at : at + length], length), "big", signed=True))
            at += length
        elif kind in (8, 9):
            values.append(kind - 8)
        elif kind >= 12:
            length = (kind - 12) // 2
            found = _exactly(data[at : at + length], length)
            values.append(found.decode("utf-8") if kind % 2 else found)
            at += length
        else:
            raise ValueError("no value of ours")
    return values


_log = logging.getLogger(__name__)


def mend(folder: Path) -> Message:
    """Put a mended file in the place of the damaged one, which is set aside; the sentence about it.

    Raises:
        StoreError: The place does not take it. The damaged file is where it was, or ``finish`` can end the work.
    """
    try:
        _write(folder)
        set_aside(folder / FILE_NAME)
    except (OSError, sqlite3.Error, ValueError) as error:
        raise errors.unwritable(str(folder)) from error
    message = finish(folder)
    if message is None:
        raise errors.unwritable(str(folder))
    return message


def finish(folder: Path) -> Message | None:
    """Give the mended file its name, if the damaged one has lost it already; the sentence about it, if that was done.

    Raises:
        StoreError: The place does not take it.
    """
    path, mended = folder / FILE_NAME, folder / MENDED_NAME
    try:
        if is_there(path) or not is_ordinary(mended):
            return None
        # What is left of the damaged file's companions would be taken for those of the mended one.
        for extra in COMPANIONS:
            path.with_name(path.name + extra).unlink(missing_ok=True)
        with backups.opened(mended) as connection:
            (rescued,) = connection.execute("SELECT count(*) FROM game").fetchone()
        mended.rename(path)
        settle(folder)
    except (OSError, sqlite3.Error, ValueError) as error:
        raise errors.unwritable(str(folder)) from error
    aside = _last_aside(folder)
    _log.error("the file of games was damaged and set aside as %s; %s matches were saved from it", aside, rescued)
    return errors.set_aside(aside, rescued).message


def _last_aside(folder: Path) -> str:
    """How the file is called that was set aside last."""
    called, ending = DAMAGED
    with contextlib.suppress(OSError):
        asides = [name for name in names_in(folder) if name.startswith(called) and name.endswith(ending)]
        return max(asides, key=lambda name: (len(name), name), default=FILE_NAME)
    return FILE_NAME


def _write(folder: Path) -> None:
    """Write every match that can be read into a new file, and see that it lies on the disk."""
    mended = folder / MENDED_NAME
    for extra in ("", *COMPANIONS):
        mended.with_name(mended.name + extra).unlink(missing_ok=True)
    try:
        found = rescue(folder / FILE_NAME)
    except (ValueError, MemoryError):
        found = []
    with backups.opened(mended) as connection, connection:
        connection.execute("BEGIN IMMEDIATE")
        for one in found:
            backups.insert(connection, one.number, one.row, sorted(one.lines.items()))
