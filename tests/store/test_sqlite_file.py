"""A file of SQLite can be a program: none of ours is asked for anything but the tables that we write ourselves."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import date
from pathlib import Path, PurePath, PureWindowsPath

import pytest

from cardtable.messages import source_text
from cardtable.store import backups, opening
from cardtable.store.backups import back_up
from cardtable.store.database import Database
from cardtable.store.opening import FILE_NAME
from cardtable.store.sqlite_file import OtherTablesError, connection_to, expect_tables, uri_to_read
from cardtable.store.summary_cache import TALLIES_NAME, Counted, SummaryCache
from tests.store.common import forward, new, same

posix = pytest.mark.skipif(os.name == "nt", reason="rights as POSIX has them")
TABLES = "CREATE TABLE one (a INTEGER PRIMARY KEY, b TEXT); CREATE INDEX two ON one (b);"
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
# What a file may hold beside, or instead of, what was written: each of it is asked of every kind of file.
PROGRAMS = {
    "a view": f"CREATE VIEW more AS {ENDLESS}",
    "a trigger": "CREATE TRIGGER more AFTER DELETE ON {table} BEGIN SELECT 1; END",
    "a table": "CREATE TABLE more (x)",
    "an index": "CREATE INDEX more ON {table} (game)",
    "an index over an expression": "CREATE INDEX more ON {table} (length(hex(game)))",
    "a virtual table": "CREATE VIRTUAL TABLE more USING fts5(x)",
    "a column": "ALTER TABLE {table} ADD COLUMN more",
    "a computed column": "ALTER TABLE {table} ADD COLUMN more AS (length(hex(game)))",
    "a checked column": "ALTER TABLE {table} ADD COLUMN more CHECK (length(hex(game)) > 0)",
}
whole = pytest.mark.whole


def spoil(path: Path, program: str, table: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(program.replace("{table}", table))


@whole
@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
@pytest.mark.parametrize("table", ["game", "entry"])
def test_games_that_hold_more_than_tables_are_set_aside_and_every_match_is_kept(
    tmp_path: Path, program: str, table: str
) -> None:
    database = Database(tmp_path)
    match = forward(new(), 40)
    number = database.add(match, "seed")
    database.close()
    spoil(tmp_path / FILE_NAME, program, table)
    database = Database(tmp_path)
    assert database.notice is not None
    assert "was kept as games-damaged-1.sqlite" in database.notice.render(source_text)
    # A column more makes other rows than ours of all that are written from then on; these were written before.
    assert same(database.load(number).match, match)
    database.save(number, forward(match, 3))
    database.delete(number)
    database.close()
    database = Database(tmp_path)
    assert database.notice is None, "what took its place is ours"
    database.close()


@pytest.mark.parametrize("table", ["game", "entry"])
def test_a_view_in_the_place_of_a_table_hangs_nothing(tmp_path: Path, table: str) -> None:
    Database(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as file:
        names = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
        file.execute(f"DROP TABLE {table}")
        file.execute(f"CREATE VIEW {table} AS SELECT {', '.join(f'i AS {name}' for name in names)} FROM ({ENDLESS})")
    database = Database(tmp_path)
    assert database.notice is not None
    assert database.games() == []
    database.close()


@whole
@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_a_copy_that_holds_more_than_tables_is_not_looked_into(tmp_path: Path, program: str) -> None:
    database = Database(tmp_path)
    number = database.add(forward(new(), 40), "seed")
    back_up(tmp_path, date(2026, 1, 1))
    database._connection.execute("DELETE FROM game WHERE id = ?", (number,))
    lost = database.missing()
    assert lost is not None
    spoil(lost.path, program, "game")
    database._missing = None
    assert database.missing() is None
    database.close()


@whole
@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_counts_that_hold_more_than_tables_are_made_anew(tmp_path: Path, program: str) -> None:
    row = Counted("digest", "luck", '["Anna"]', 1, "[]")
    counts = SummaryCache(tmp_path)
    counts.put([(1, row)])
    counts.close()
    spoil(tmp_path / TALLIES_NAME, program, "tally")
    counts = SummaryCache(tmp_path)
    assert counts.rows() == {}
    counts.put([(1, row)])
    counts.close()
    counts = SummaryCache(tmp_path)
    assert counts.rows() == {1: row}
    counts.close()


def test_a_database_of_somebody_elses_is_not_written_into(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("CREATE TABLE photos (name)")
    before = path.read_bytes()
    database = Database(tmp_path)
    assert database.notice is not None
    assert (tmp_path / "games-damaged-1.sqlite").read_bytes() == before
    database.close()


def test_the_schema_is_trusted_in_nothing(tmp_path: Path) -> None:
    for file in (connection_to(":memory:"), opening.connect(tmp_path / "x.sqlite")):
        assert file.execute("PRAGMA trusted_schema").fetchone() == (0,)
        with pytest.raises(sqlite3.DataError):
            file.execute("SELECT zeroblob(100000000)")
        file.close()


def test_only_whole_statements_are_known() -> None:
    file = connection_to(":memory:")
    file.executescript(TABLES)
    expect_tables(file, TABLES)
    expect_tables(file, TABLES.replace(" ", "\n  "))
    first, second, _ = TABLES.split(";")
    expect_tables(file, first, second)
    for needed, allowed in ((first, ""), (TABLES + "CREATE TABLE x (y)", ""), ("", "")):
        with pytest.raises(OtherTablesError):
            expect_tables(file, needed, allowed)
    file.close()


@posix
def test_no_file_and_no_journal_is_open_to_others_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked at whenever SQLite is asked for anything, and before a copy takes its name."""
    seen: dict[str, int] = {}

    def look(*_: object) -> None:
        for path in tmp_path.iterdir():
            seen[path.name] = seen.get(path.name, 0) | stat.S_IMODE(path.lstat().st_mode)

    connect = sqlite3.connect

    def watched(*args: object, **words: object) -> sqlite3.Connection:
        made: sqlite3.Connection = connect(*args, **words)  # type: ignore[call-overload]
        look()
        made.set_trace_callback(look)
        return made

    monkeypatch.setattr(sqlite3, "connect", watched)
    monkeypatch.setattr(backups, "flush", look)
    old = os.umask(0)
    try:
        database = Database(tmp_path)
        number = database.add(forward(new(), 100_000), "seed")
        database.summaries.put([(number, Counted("d", "l", "[]", 1, "[]"))])
        assert back_up(tmp_path, date(2026, 1, 1))
        database.delete(number)
        database.close()
        (tmp_path / FILE_NAME).write_bytes((tmp_path / FILE_NAME).read_bytes()[:5000])
        Database(tmp_path).close()
    finally:
        os.umask(old)
    assert {FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm", f"{TALLIES_NAME}-wal"} <= seen.keys()
    assert any(name.endswith(".part") for name in seen)
    assert any("mended" in name for name in seen)
    assert {name: oct(mode) for name, mode in seen.items() if mode & 0o077} == {}


@posix
def test_journals_that_an_earlier_version_left_behind_are_closed_to_others(tmp_path: Path) -> None:
    """As after a kill: SQLite goes on in the journals that it finds."""
    row = Counted("digest", "luck", '["Anna"]', 1, "[]")
    counts = SummaryCache(tmp_path)
    counts.put([(1, row)])
    (tmp_path / "later").mkdir()
    for path in (TALLIES_NAME, f"{TALLIES_NAME}-wal", f"{TALLIES_NAME}-shm"):
        shutil.copyfile(tmp_path / path, tmp_path / "later" / path)
        (tmp_path / "later" / path).chmod(0o644)
    counts.close()
    counts = SummaryCache(tmp_path / "later")
    assert counts.rows() == {1: row}
    assert {stat.S_IMODE(one.stat().st_mode) for one in (tmp_path / "later").iterdir()} == {0o600}
    counts.close()


@pytest.mark.parametrize("name", [r"\\nas\Ömmuspil 100%\games.sqlite", r"C:\no such folder\games.sqlite"])
def test_a_folder_on_another_computer_is_named_so_that_sqlite_looks_for_it(name: str) -> None:
    """No backup was ever made there: ``file://nas/...`` is refused for the name of the computer."""
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect(uri_to_read(PureWindowsPath(name)), uri=True)
    assert "unable to open" in str(caught.value)


def test_what_is_opened_to_be_read_is_that_very_file(tmp_path: Path) -> None:
    path: PurePath = tmp_path / "100 %20 #1 ? ö.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(TABLES)
    with closing(sqlite3.connect(uri_to_read(path), uri=True)) as file:
        assert file.execute("SELECT count(*) FROM one").fetchone() == (0,)
