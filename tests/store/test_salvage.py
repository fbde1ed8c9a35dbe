"""A file of games that breaks: every page but the broken one is read, each day has its copy, nothing is overwritten."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from cardtable.app.autosave import DatabaseAutosave
from cardtable.messages import source_text
from cardtable.store import backups, recovery
from cardtable.store.backups import back_up
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.opening import FILE_NAME, LOCK_NAME
from cardtable.store.recovery import rescue
from tests.store.common import forward, new, same

GAMES = 14
PAGE = 4096


def filled(folder: Path, games: int = GAMES, steps: int = 90) -> dict[int, int]:
    """Matches of different lengths; their ids with the lengths of their logs."""
    database = Database(folder)
    made = {}
    for number in range(games):
        match = forward(new(), steps + number, Random(number))
        made[database.add(match, "seed")] = len(match.log)
    database.close()
    return made


def readable(database: Database) -> dict[int, int]:
    found = {}
    for game in database.games():
        try:
            found[game.id] = len(database.load(game.id).match.log)
        except StoreError:
            continue
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[int, int]]:
    folder = tmp_path_factory.mktemp("whole")
    made = filled(folder)
    return (folder / FILE_NAME).read_bytes(), made


def test_a_file_damaged_page_by_page_loses_only_that_pages_games(
    tmp_path: Path, whole: tuple[bytes, dict[int, int]]
) -> None:
    """A page holds parts of a match or two, or lines of some logs; no other match is missing, no other line lost.

    A match that lost lines of its log goes on from its table.
    """
    data, made = whole
    rng = Random(3)
    untouched = 0
    for page in range(len(data) // PAGE):
        folder = tmp_path / str(page)
        folder.mkdir()
        broken = bytearray(data)
        broken[page * PAGE : (page + 1) * PAGE] = rng.randbytes(PAGE)
        (folder / FILE_NAME).write_bytes(broken)
        database = Database(folder)
        readable(database)  # what is found to be damaged only now is mended now
        left = readable(database)
        database.close()
        missing = [number for number in made if number not in left]
        lines = sum(made[number] - left[number] for number in left)
        assert len(missing) <= 2, (page, missing)
        assert lines <= PAGE // 40, (page, lines)
        untouched += not missing and not lines
        if page == 0:
            assert left == made, "the first page tells only how the tables are made"
    assert untouched >= 3


@pytest.mark.parametrize("newer_last", [True, False])
@pytest.mark.parametrize("how", ["played on", "a moment of nobody"])
def test_of_two_rows_of_one_match_the_newer_is_taken(tmp_path: Path, how: str, newer_last: bool) -> None:
    """Pages that are no longer in use, or that a power cut brought back, may hold a match as it was."""
    times = [datetime(2026, 1, 1, 20, minute, tzinfo=UTC) for minute in range(60)]
    database = Database(tmp_path, lambda: times.pop(0))
    match = forward(new(), 20)
    number = database.add(match, "seed")
    path = tmp_path / FILE_NAME
    database._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    older = path.read_bytes()
    if how == "played on":
        database.save(number, forward(match, 8))
    database.close()
    newer = path.read_bytes()
    if how != "played on":
        connection = sqlite3.connect(path)
        connection.execute("UPDATE game SET updated = 'later than all'")
        connection.commit()
        connection.close()
        older = path.read_bytes()
    first, last = (older, newer) if newer_last else (newer, older)
    assert first[:PAGE] != last[:PAGE] or first != last
    # Every page of the other one behind, its first one without the head of a file.
    path.write_bytes(first + b"\0" * PAGE + last[PAGE:])
    (found,) = rescue(path)
    expected = sqlite3.connect(":memory:")
    expected.deserialize(newer[:18] + b"\1\1" + newer[20:])
    assert tuple(found.row) == tuple(expected.execute("SELECT * FROM game").fetchone()[1:])
    expected.close()


@pytest.mark.parametrize("column", ["snapshot", "digest"])
def test_a_row_under_a_wrong_seal_is_not_saved_unsaid(tmp_path: Path, column: str) -> None:
    """It would be a saved game that says it is damaged. It stays in the file that was set aside."""
    filled(tmp_path, 3)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    value = {"snapshot": """replace(snapshot, '"results":[', '"results":[ 1')""", "digest": "lower(hex(zeroblob(32)))"}
    connection.execute(f"UPDATE game SET {column} = {value[column]} WHERE id = 2")
    connection.execute("CREATE TABLE more (x)")
    connection.commit()
    connection.close()
    assert [one.number for one in rescue(tmp_path / FILE_NAME)] == [1, 3]
    database = Database(tmp_path)
    assert database.notice is not None
    assert database.notice.n == 2, "so many are said to be saved"
    assert [game.id for game in database.games()] == [3, 1]
    database.close()
    aside = sqlite3.connect(tmp_path / "games-damaged-1.sqlite")
    assert aside.execute("SELECT count(*) FROM game").fetchone() == (3,)
    aside.close()


def test_what_is_lost_of_a_log_costs_no_table(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("DELETE FROM entry WHERE position BETWEEN 20 AND 30")
    connection.commit()
    connection.close()
    database = Database(tmp_path)
    (number,) = readable(database)
    loaded = database.load(number)
    assert not loaded.replayed
    match = forward(loaded.match, 400, Random(5))
    database.save(number, match)
    again = database.load(number).match
    assert again.results == match.results
    assert again.round.to_json() == match.round.to_json()  # type: ignore[union-attr]
    database.close()


def test_matches_that_are_over_are_saved_whole_with_their_packed_logs(tmp_path: Path) -> None:
    database = Database(tmp_path)
    made = {database.add(forward(new(), 100_000, Random(seed)), "seed"): seed for seed in range(6)}
    before = {number: database.load(number).match for number in made}
    database._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    path = tmp_path / FILE_NAME
    path.write_bytes(b"no header".ljust(PAGE, b"x") + path.read_bytes()[PAGE:])
    database = Database(tmp_path)
    assert database.notice is not None
    for number, match in before.items():
        loaded = database.load(number)
        assert loaded.replayed
        assert same(loaded.match, match)
    database.close()


def test_a_match_of_whose_log_nothing_is_left_goes_on_from_its_table(tmp_path: Path) -> None:
    """Its row lies on other pages than its lines; a backup does not offer it, since it is in the list."""
    filled(tmp_path, 1)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("DELETE FROM entry")
    connection.commit()
    connection.close()
    database = Database(tmp_path)
    match = database.load(1).match
    results = len(match.results)
    while not match.between_rounds or len(match.results) < results + 1:
        forward(match, 1, Random(len(match.log)))
    database.save(1, match)
    again = database.load(1).match
    assert again.results == match.results
    assert again.dealer == match.dealer
    database.save(1, forward(again, 60, Random(2)))
    assert same(database.load(1).match, again)
    database.close()


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8, 0.97])
def test_a_file_that_was_cut_off_keeps_what_is_left(
    tmp_path: Path, whole: tuple[bytes, dict[int, int]], share: float
) -> None:
    data, made = whole
    (tmp_path / FILE_NAME).write_bytes(data[: int(len(data) * share)])
    database = Database(tmp_path)
    readable(database)
    left = readable(database)
    database.close()
    # A match lies on a few pages beside each other: about so many can be whole.
    assert len(left) >= len(made) * share - 4


def test_what_is_only_in_the_write_ahead_log_is_saved_too(tmp_path: Path) -> None:
    database = Database(tmp_path)
    match = forward(new(), 10)
    number = database.add(match, "seed")
    database._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for _ in range(20):
        database.save(number, forward(match, 1, Random(len(match.log))))
    other = tmp_path / "other"
    other.mkdir()
    broken = bytearray((tmp_path / FILE_NAME).read_bytes())
    broken[:50] = b"x" * 50
    (other / FILE_NAME).write_bytes(broken)
    wal = (tmp_path / (FILE_NAME + "-wal")).read_bytes()
    assert len(wal) > 20 * PAGE
    # A frame that was never finished is no frame.
    (other / (FILE_NAME + "-wal")).write_bytes(wal + wal[-2000:])
    database.close()
    saved = Database(other)
    assert same(saved.load(number).match, match)
    saved.close()


def test_a_match_that_was_deleted_does_not_come_back(tmp_path: Path) -> None:
    made = filled(tmp_path)
    database = Database(tmp_path)
    gone = list(made)[::2]
    for number in gone:
        database.delete(number)
    database.close()
    path = tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    data[data.index(b"CREATE TABLE game") + 3] = 0xFE
    path.write_bytes(data)
    database = Database(tmp_path)
    assert database.notice is not None
    assert sorted(readable(database)) == [number for number in made if number not in gone]
    database.close()


@pytest.mark.parametrize("place", [b"CREATE TABLE game", b"CREATE INDEX", b"position"])
def test_a_byte_over_127_in_the_schema_stops_no_start(
    tmp_path: Path, whole: tuple[bytes, dict[int, int]], place: bytes
) -> None:
    data, made = whole
    broken = bytearray(data)
    broken[data.index(place) + 3] = 0xFE
    (tmp_path / FILE_NAME).write_bytes(broken)
    database = Database(tmp_path)
    assert readable(database) == made
    database.close()


@pytest.mark.parametrize("change", ["DROP TABLE entry", "DROP TABLE game", "PRAGMA user_version = 0"])
def test_other_tables_than_ours_are_set_aside_and_said_truly(
    tmp_path: Path, whole: tuple[bytes, dict[int, int]], change: str
) -> None:
    data, _ = whole
    path = tmp_path / FILE_NAME
    path.write_bytes(data)
    connection = sqlite3.connect(path)
    connection.execute(change)
    connection.commit()
    connection.close()
    database = Database(tmp_path)
    assert database.notice is not None
    assert "damaged" in database.notice.render(source_text)
    assert (tmp_path / "games-damaged-1.sqlite").exists()
    database.add(forward(new(), 3), "seed")
    database.close()


def test_one_row_that_is_not_text_hides_no_other(tmp_path: Path) -> None:
    made = filled(tmp_path, 3)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("UPDATE game SET players = CAST(x'ff5b5d' AS TEXT), name = CAST(x'fe' AS TEXT) WHERE id = 2")
    connection.commit()
    connection.close()
    database = Database(tmp_path)
    assert {1, 3} <= set(readable(database)) <= set(made)
    assert database.notice is None
    database.close()


def test_a_file_that_breaks_while_it_is_in_use_is_mended_and_the_running_match_kept_whole(tmp_path: Path) -> None:
    made = filled(tmp_path)
    database = Database(tmp_path)
    match = forward(new(), 30, Random(77))
    number = database.add(match, "seed")
    connection = database._connection
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA cache_size = 0")
    (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry'").fetchone()
    with (tmp_path / FILE_NAME).open("r+b") as file:
        file.seek((root - 1) * PAGE)
        file.write(b"\xff" * PAGE)
    connection.execute("PRAGMA shrink_memory")
    autosave = DatabaseAutosave(database, number, "seed")
    said = []
    for _ in range(4):
        forward(match, 1, Random(len(match.log)))
        try:
            autosave.keep(match)
        except StoreError as error:
            said.append(error)
    assert len(said) <= 1
    assert same(database.load(autosave.number).match, match)
    assert set(made) <= set(readable(database))
    database.close()


# -- what comes between -----------------------------------------------------------------------------------------------


def broken(folder: Path, games: int = 4) -> dict[int, int]:
    """A file of games whose schema is damaged."""
    made = filled(folder, games)
    path = folder / FILE_NAME
    data = bytearray(path.read_bytes())
    data[data.index(b"CREATE TABLE game") + 3] = 0xFE
    path.write_bytes(data)
    return made


class PowerCut(BaseException):
    """Nothing after it is done any more."""


@pytest.mark.parametrize("step", ["rescue", "set_aside", "finish"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_power_cut_while_a_damaged_file_is_mended_loses_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, when: str
) -> None:
    made = broken(tmp_path)
    real = getattr(recovery, step)

    def cut(*arguments: object) -> None:
        if when == "after":
            real(*arguments)
        raise PowerCut

    with monkeypatch.context() as patched:
        patched.setattr(recovery, step, cut)
        with pytest.raises(PowerCut):
            Database(tmp_path)
    database = Database(tmp_path)
    assert readable(database) == made
    assert (tmp_path / "games-damaged-1.sqlite").exists()
    if (step, when) != ("finish", "after"):
        assert database.notice is not None
        assert "games-damaged-1.sqlite" in database.notice.render(source_text)
    database.close()
    assert not (tmp_path / recovery.MENDED_NAME).exists()


def test_a_write_ahead_log_left_behind_is_not_taken_for_that_of_the_mended_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = broken(tmp_path)

    def cut(path: Path) -> None:
        path.rename(path.with_name("games-damaged-1.sqlite"))
        path.with_name(path.name + "-wal").write_bytes(b"of the damaged file")
        raise PowerCut

    with monkeypatch.context() as patched:
        patched.setattr(recovery, "set_aside", cut)
        with pytest.raises(PowerCut):
            Database(tmp_path)
    database = Database(tmp_path)
    assert readable(database) == made
    database.close()


@pytest.mark.parametrize("failing", ["insert", "set_aside"])
def test_a_place_that_does_not_take_the_mended_file_keeps_the_damaged_one_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """A full disk, or a file that another program holds: a sentence now, and all the matches at the next start."""
    made = broken(tmp_path)
    before = (tmp_path / FILE_NAME).read_bytes()

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("full") if failing == "insert" else PermissionError(13, "in use")

    with monkeypatch.context() as patched:
        patched.setattr(backups if failing == "insert" else recovery, failing, fail)
        with pytest.raises(StoreError):
            Database(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == before
    database = Database(tmp_path)
    assert readable(database) == made
    database.close()


def test_a_file_that_could_not_be_mended_in_use_is_tried_again_with_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(tmp_path)
    match = forward(new(), 30, Random(77))
    number = database.add(match, "seed")
    forward(match, 1, Random(1))
    damaged = sqlite3.DatabaseError("malformed")
    damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT

    def fail(*_: object) -> None:
        raise PermissionError(13, "in use")

    with monkeypatch.context() as patched:
        patched.setattr(recovery, "set_aside", fail)
        patched.setattr("cardtable.store.database._is_whole", lambda _: False)
        with pytest.raises(StoreError):
            database._mend(damaged)
    with pytest.raises(StoreError):
        database.save(number, match)
    database.save(number, match)
    assert same(database.load(number).match, match)
    database.close()


def test_a_list_of_free_pages_that_was_cut_off_stops_no_rescue(tmp_path: Path) -> None:
    made = filled(tmp_path)
    database = Database(tmp_path)
    for number in list(made)[:8]:
        database.delete(number)
    database.close()
    path = tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    data[data.index(b"CREATE TABLE game") + 3] = 0xFE
    trunk = int.from_bytes(data[32:36], "big")
    path.write_bytes(data[: (trunk - 1) * PAGE + 5])
    database = Database(tmp_path)
    assert database.notice is not None
    database.close()


# -- copies of each day ------------------------------------------------------------------------------------------------


def test_there_is_a_copy_for_each_day_and_three_are_kept(tmp_path: Path) -> None:
    database = Database(tmp_path)
    first = date(2026, 11, 20)
    assert not back_up(tmp_path, first), "nothing to copy"
    for day in range(6):
        database.add(forward(new(), 5), "seed")
        assert back_up(tmp_path, first + timedelta(day))
        assert not back_up(tmp_path, first + timedelta(day)), "once a day"
    kept = backups.backups(tmp_path)
    assert [day for day, _ in kept] == [first + timedelta(day) for day in (5, 4, 3)]
    assert [path for path in tmp_path.iterdir() if path.name.endswith(".part")] == []
    if os.name != "nt":
        assert {stat.S_IMODE(path.stat().st_mode) for _, path in kept} == {0o600}
    database.close()


def test_a_copy_with_matches_that_are_lost_is_kept_until_they_are_brought_back(tmp_path: Path) -> None:
    """Whoever finds the list empty and just begins another game has not given the old ones up."""
    made = filled(tmp_path, 4)
    assert back_up(tmp_path, date(2026, 1, 1))
    (tmp_path / FILE_NAME).write_bytes(b"nothing at all" * 1000)
    for day in range(2, 9):
        database = Database(tmp_path)
        database.add(forward(new(), 5), "seed")
        database.close()
        assert back_up(tmp_path, date(2026, 1, day))
    assert len(backups.backups(tmp_path)) == backups.KEPT + 1
    database = Database(tmp_path)
    found = database.missing()
    assert found is not None
    assert (found.day, found.missing) == (date(2026, 1, 1), len(made))
    database.bring_back(found)
    database.close()
    assert back_up(tmp_path, date(2026, 1, 9))
    assert [day.day for day, _ in backups.backups(tmp_path)] == [9, 8, 7]


def test_copies_from_days_that_have_not_come_yet_push_no_true_one_out(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    for day in (1, 2, 3):
        assert back_up(tmp_path, date(2099, 1, day)), "the clock was wrong"
    assert back_up(tmp_path, date(2026, 1, 1))
    assert back_up(tmp_path, date(2026, 1, 2))
    assert [day for day, _ in backups.backups(tmp_path)] == [date(2099, 1, 3), date(2026, 1, 2), date(2026, 1, 1)]


def test_a_damaged_file_pushes_no_good_copy_out(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    assert back_up(tmp_path, date(2026, 1, 1))
    data = bytearray((tmp_path / FILE_NAME).read_bytes())
    data[2 * PAGE :] = b"\xff" * (len(data) - 2 * PAGE)
    (tmp_path / FILE_NAME).write_bytes(data)
    for day in range(2, 9):
        assert not back_up(tmp_path, date(2026, 1, day))
    assert len(backups.backups(tmp_path)) == 1


def test_what_was_lost_comes_back_from_the_copy_and_what_is_there_stays(tmp_path: Path) -> None:
    made = filled(tmp_path)
    assert back_up(tmp_path, date(2026, 1, 1))
    (tmp_path / FILE_NAME).write_bytes(b"nothing at all" * 1000)
    database = Database(tmp_path)
    kept = database.add(forward(new(), 7), "mine")
    found = database.missing()
    assert found is not None
    assert (found.day, found.missing) == (date(2026, 1, 1), len(made))
    assert database.bring_back(found) == len(made)
    assert database.missing() is None
    assert sorted(readable(database).values()) == sorted([*made.values(), 7])
    assert len(database.load(kept).match.log) == 7
    database.close()


def test_a_deleted_match_is_gone_from_the_copies_too(tmp_path: Path) -> None:
    made = filled(tmp_path, 4)
    assert back_up(tmp_path, date(2026, 1, 1))
    database = Database(tmp_path)
    database.delete(2)
    assert database.missing() is None
    (_, copy), *_ = backups.backups(tmp_path)
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT count(*) FROM game").fetchone() == (len(made) - 1,)
    database.close()


def test_a_match_that_is_deleted_while_the_copy_is_made_is_not_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path, 2)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        identity = backups.identity_of(connection, 1)
    assert identity is not None
    deleting = threading.Thread(target=backups.forget, args=(tmp_path, identity))

    def copied(path: Path) -> None:
        deleting.start()
        deleting.join(0.3)

    monkeypatch.setattr(backups, "flush", copied)
    assert back_up(tmp_path, date(2026, 1, 1))
    deleting.join(10)
    (_, copy), *_ = backups.backups(tmp_path)
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT id FROM game").fetchall() == [(2,)]


def test_a_match_that_was_deleted_cannot_be_read_from_the_file(tmp_path: Path) -> None:
    database = Database(tmp_path)
    number = database.add(forward(new(), 90), "a very special seed")
    database.add(forward(new(), 9), "another")
    database._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"a very special seed" in (tmp_path / FILE_NAME).read_bytes()
    database.delete(number)
    database.close()
    assert b"a very special seed" not in (tmp_path / FILE_NAME).read_bytes()


def test_a_copy_that_is_broken_or_no_file_brings_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    filled(tmp_path, 2)
    for name, data in (("2026-01-01", b"x" * 9000), ("2026-99-01", b""), ("2026-01-02", b"")):
        (tmp_path / f"games-backup-{name}.sqlite").write_bytes(data)
    if os.name != "nt":
        os.mkfifo(tmp_path / "games-backup-2026-01-03.sqlite")
    database = Database(tmp_path)
    assert database.missing() is None
    database.delete(1)
    database.close()


# -- files that are not files ------------------------------------------------------------------------------------------

posix = pytest.mark.skipif(os.name == "nt", reason="pipes, links and modes as POSIX has them")


@posix
@pytest.mark.parametrize("name", [FILE_NAME, FILE_NAME + "-wal", FILE_NAME + "-journal", LOCK_NAME])
@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "device"])
def test_what_is_no_file_of_games_is_a_true_sentence_and_not_touched(tmp_path: Path, name: str, kind: str) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    data.mkdir()
    other.write_text("mine")
    path = data / name
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to(other if kind == "link" else "/dev/zero")
    with pytest.raises(StoreError) as caught:
        Database(data)
    assert f"{name} in the folder" in caught.value.message.render(source_text)
    assert other.read_text() == "mine"
    assert [one.name for one in data.iterdir() if one.name != LOCK_NAME] in ([name], [])


@posix
def test_a_link_to_a_file_of_games_is_followed(tmp_path: Path) -> None:
    made = filled(tmp_path / "cloud", 2)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE_NAME).symlink_to(tmp_path / "cloud" / FILE_NAME)
    database = Database(tmp_path / "data")
    assert readable(database) == made
    database.close()


@posix
def test_nobody_else_can_look_into_the_folder(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        database = Database(tmp_path / "data")
        database.add(forward(new(), 20), "seed")
        assert back_up(tmp_path / "data", date(2026, 1, 1))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
        database.close()
    finally:
        os.umask(old)
    assert set(modes.values()) == {0o600}, modes
    assert FILE_NAME + "-wal" in modes
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


@posix
def test_the_file_of_an_earlier_version_is_closed_to_others(tmp_path: Path) -> None:
    filled(tmp_path / "data", 1)
    (tmp_path / "data").chmod(0o755)
    (tmp_path / "data" / FILE_NAME).chmod(0o644)
    Database(tmp_path / "data").close()
    assert stat.S_IMODE((tmp_path / "data" / FILE_NAME).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_written_shows_its_games(tmp_path: Path) -> None:
    made = filled(tmp_path / "data", 3)
    before = (tmp_path / "data" / FILE_NAME).read_bytes()
    database = Database(None, copy_of=tmp_path / "data")
    assert database.shows_copies
    assert readable(database) == made
    match = database.load(1).match
    database.save(1, forward(match, 5))
    assert len(database.load(1).match.log) == made[1] + 5
    assert (tmp_path / "data" / FILE_NAME).read_bytes() == before
    database.close()
    empty = Database(None, copy_of=tmp_path / "nothing")
    assert not empty.shows_copies
    empty.close()
