"""What is read page by page is what SQLite reads: of every size of page and row, from the write-ahead log, too."""

from __future__ import annotations

import shutil
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.store.opening import SCHEMA
from cardtable.store.recovery import _checksum, _is_line, _Pages, _payload, _record, _rows, _varint
from cardtable.store.rows import packed

SIZES = [512, 1024, 4096, 65536]
INTEGERS = [0, 1, -1, 2, 127, 128, -128, -129, 2**15 - 1, 2**15, -(2**15) - 1, 2**23 - 1, 2**23, 2**31 - 1, 2**31,
            2**47 - 1, 2**47, -(2**47) - 1, 2**63 - 1, -(2**63)]  # fmt: skip
LAST = 2**63 - 1


@contextmanager
def games(path: Path, size: int, reserved: int = 0) -> Iterator[sqlite3.Connection]:
    """A file with our two tables in pages of this size, of which so many bytes are left to others."""
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA page_size = {size}")
        file.execute("PRAGMA user_version = 1")
    if reserved:
        with path.open("r+b") as file:
            file.seek(20)
            file.write(bytes([reserved]))
            file.seek(105)
            file.write((size - reserved).to_bytes(2, "big"))
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA secure_delete = OFF")
        file.executescript(SCHEMA)
        yield file


def lengths(usable: int) -> list[int]:
    """Around the lengths from which on a row lies in more pages, in a table and in an index; most are far below."""
    edges = [usable - 35, (usable - 12) * 64 // 255 - 23, (usable - 12) * 32 // 255 - 23, usable - 4, 2 * usable]
    return [0, 1, 57, 58, *(edge + more for edge in edges for more in range(-40, 9, 2) if edge + more > 0)]


def fill(file: sqlite3.Connection, usable: int, seed: int) -> None:
    rng = Random(seed)
    for at, length in enumerate(lengths(usable)):
        number = rng.choice([at + 1, at + 200, 2**at + 300 if at < 60 else at + 1])
        texts = ["x" * length, "", "ð" * rng.randrange(9), "t", *(["{}"] * 4)]
        rng.shuffle(texts)
        row = (number, *texts[:4], INTEGERS[at % len(INTEGERS)], *texts[4:])
        file.execute("INSERT OR REPLACE INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        data = rng.randbytes(length) if at % 2 or not length else "y" * length
        file.execute("INSERT OR REPLACE INTO entry VALUES (?, ?, ?)", (number, INTEGERS[-1 - at % 20], data))


def as_sqlite_reads(path: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as file:
        rows = [*file.execute("SELECT * FROM game"), *file.execute("SELECT * FROM entry")]
    return sorted(rows, key=repr)


def as_pages_tell(path: Path) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    with _Pages(path) as pages:
        for number, values in _rows(pages):
            if len(values) == 10:
                found.append((number, *values[1:]))
            elif len(values) == 3:
                found.append(tuple(values))
    return sorted(found, key=repr)


def beside(path: Path, folder: str) -> Path:
    """A copy with the write-ahead log, as a power cut leaves it."""
    place = path.with_name(folder)
    place.mkdir()
    for one in (path, path.with_name(path.name + "-wal")):
        if one.exists():
            shutil.copy(one, place / one.name)
    return place / path.name


@pytest.mark.parametrize("reserved", [0, 40])
@pytest.mark.parametrize("size", SIZES)
def test_rows_of_every_length_are_read_as_sqlite_reads_them(tmp_path: Path, size: int, reserved: int) -> None:
    path = tmp_path / "games.sqlite"
    if reserved and size == 512:
        reserved = 32  # fewer than 480 bytes may not be left
    with games(path, size, reserved) as file:
        fill(file, size - reserved, size)
        file.commit()
    assert path.read_bytes()[20] == reserved
    found = as_pages_tell(path)
    assert found == as_sqlite_reads(path)
    assert len(found) > 100


@pytest.mark.parametrize("size", SIZES)
def test_what_was_deleted_is_not_read_again(tmp_path: Path, size: int) -> None:
    path = tmp_path / "games.sqlite"
    with games(path, size) as file:
        fill(file, size, 1)
        for number in range(1000, 4000 if size == 512 else 1200):  # more free pages than one page of their list names
            file.execute("INSERT INTO entry VALUES (?, 1, ?)", (number, "gone" * (size // 8)))
        file.commit()
        file.execute("DELETE FROM entry WHERE data LIKE 'gone%'")
        file.commit()
        free = file.execute("PRAGMA freelist_count").fetchone()[0]
    if size < 65536:
        assert free > size // 4 or size > 512
    with _Pages(path) as pages:
        assert len(pages.free()) == free
    assert as_pages_tell(path) == as_sqlite_reads(path)


def turned_round(data: bytes, size: int) -> bytes:
    """The write-ahead log as a machine of the other order of bytes writes it."""
    head = struct.pack(">I", int.from_bytes(data[:4], "big") ^ 1) + data[4:24]
    order = ">" if head[3] & 1 else "<"
    sums = _checksum(head, (0, 0), order)
    made = head + struct.pack(">II", *sums)
    for at in range(32, len(data), 24 + size):
        frame, page = data[at : at + 24], data[at + 24 : at + 24 + size]
        sums = _checksum(page, _checksum(frame[:8], sums, order), order)
        made += frame[:16] + struct.pack(">II", *sums) + page
    return made


@pytest.mark.parametrize("other_order", [False, True])
@pytest.mark.parametrize("size", [512, 4096])
def test_of_the_write_ahead_log_all_is_read_that_was_committed(tmp_path: Path, size: int, other_order: bool) -> None:
    """Cut off anywhere, with a frame that is wrong, or with one of an earlier log behind."""
    path = tmp_path / "games.sqlite"
    with games(path, size) as file:
        file.execute("PRAGMA journal_mode = WAL")
        fill(file, size, 2)
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for number in range(1, 60):
            file.execute("INSERT OR REPLACE INTO entry VALUES (?, 7, ?)", (number, f"line {number}" * (number % 90)))
            if number % 6 == 0:
                file.commit()
        file.execute("PRAGMA cache_spill = 1")
        for at in range(300):
            file.execute("INSERT INTO entry VALUES (-5, ?, ?)", (at, "nobody ended this" * 40))
        whole = beside(path, "whole")
        file.rollback()
    log = whole.with_name(whole.name + "-wal")
    data = turned_round(log.read_bytes(), size) if other_order else log.read_bytes()
    rng = Random(size)
    wrong = bytearray(data)
    wrong[len(data) // 2] ^= 8
    frame = 24 + size
    older = bytearray(data)
    older[32 + frame + 8] ^= 1  # of another log: its salt is not that of the head
    cut = [data[: rng.randrange(len(data))] for _ in range(9)]
    ends = [data, data[:-1], data[: 32 + frame], data[:32], data[:31], b""]
    logs = [*ends, *cut, bytes(wrong), bytes(older), data + data[32:]]
    for at, one in enumerate(logs):
        log.write_bytes(one)
        found = as_pages_tell(whole)
        assert found == as_sqlite_reads(beside(whole, f"read {at}")), at
    assert len(data) > 20 * frame


@pytest.mark.parametrize("size", [0, 3, 256, 768, 513, 4097])
def test_a_head_that_names_no_size_is_taken_for_ours(tmp_path: Path, size: int) -> None:
    path = tmp_path / "games.sqlite"
    with games(path, 4096) as file:
        fill(file, 4096, 3)
        file.commit()
    rows = as_sqlite_reads(path)
    data = bytearray(path.read_bytes())
    data[16:18] = size.to_bytes(2, "big")
    path.write_bytes(data)
    assert as_pages_tell(path) == rows


def test_numbers_and_values_as_the_format_has_them() -> None:
    assert _varint(b"\x00", 0) == (0, 1)
    assert _varint(b"\xff\x7f", 0) == (2**14 - 1, 2)
    assert _varint(b"-\x81\x00", 1) == (128, 3)
    assert _varint(b"\xff" * 9, 0) == (2**64 - 1, 9)
    assert _varint(b"\x80" * 8 + b"\x05\x05", 0) == (5, 9)
    assert _record(b"\x05\x00\x08\x09\x0fa") == [None, 0, 1, "a"]
    nine_bytes, eleven = b"\x02\x07" + b"0" * 8, b"\x0c" + b"\x08" * 11
    for wrong in (nine_bytes, b"\x02\x0a", b"\x02\x0b", b"\x02\x0f", b"\x02\x01", eleven):
        with pytest.raises((ValueError, IndexError)):
            _record(wrong)
    assert _record(b"\x0b" + b"\x08" * 10) == [0] * 10


@pytest.mark.parametrize(
    "values", [[1, 2], [1, 2, "{}", 3], ["1", 2, "{}"], [1, "2", "{}"], [1, None, "{}"], [1, 2, 3], [1, 2, "[]"],
               [1, 2, "{"], [1, 2, "[" * 90_000], [1, 2, b"no log"], [1, 2, packed([])]],
)  # fmt: skip
def test_what_is_no_line_of_a_log(values: list[Any]) -> None:
    assert not _is_line(values)
    assert _is_line([1, 2, "{}"])
    assert _is_line([1, -1, packed(["{}"])])


def test_a_chain_of_pages_that_leads_nowhere_is_no_row(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with games(path, 512) as file:
        file.execute("INSERT INTO entry VALUES (1, 2, ?)", ("z" * 5000,))
        file.commit()
    data = path.read_bytes()
    with _Pages(path) as pages:
        for length in (0, -1, 2**26 + 1):
            with pytest.raises(ValueError, match="no such length"):
                _payload(pages, data[:512], 100, length, 13)
        far = (pages.count + 1).to_bytes(4, "big")
        for following in (b"\0\0\0\0", far):
            page = b"\0" * 39 + following * 118
            with pytest.raises(ValueError, match="chain"):
                _payload(pages, page[:512], 0, 700, 13)
