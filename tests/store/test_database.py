"""The saved games: what was played is there, whatever happens."""

from __future__ import annotations

import json
import multiprocessing
import os
import sqlite3
import zlib
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.engine.match import Seat, TakingBack
from cardtable.engine.player_names import clean_name
from cardtable.messages import source_text
from cardtable.store import backups, errors, opening
from cardtable.store.backups import back_up
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.file_format import TABLES_FORMAT
from cardtable.store.opening import FILE_NAME, FINISHED, LIST, NEWEST, UNFINISHED
from cardtable.store.rows import lines_of, packed, unpacked
from tests.store.common import forward, new, same

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

KILLS = int(os.environ.get("CARDTABLE_TEST_KILLS", "50"))


@pytest.fixture
def database(tmp_path: Path) -> Any:
    opened = Database(tmp_path)
    yield opened
    opened.close()


def sentence(error: StoreError) -> str:
    return error.message.render(source_text)


def test_add_save_and_load(database: Database) -> None:
    match = forward(new(), 10)
    number = database.add(match, "seed")
    for _ in range(30):
        forward(match, 1, Random(len(match.log)))
        database.save(number, match)
        assert match.first_unsaved == len(match.log)
    loaded = database.load(number)
    assert loaded.replayed
    assert loaded.player_seed == "seed"
    assert same(loaded.match, match)
    assert loaded.match.first_unsaved == len(match.log)


def test_a_match_before_its_first_deal_can_be_kept(database: Database) -> None:
    match = new()
    number = database.add(match, "seed")
    assert same(database.load(number).match, match)


def test_a_whole_match_is_kept_and_is_over(database: Database) -> None:
    match = forward(new(), 100_000)
    number = database.add(match, "seed")
    assert match.over
    assert database.load(number).match.over
    assert database.games()[0].over


def test_take_back_is_stored(database: Database) -> None:
    match = forward(new(), 40)
    number = database.add(match, "seed")
    match.rewind(25)
    database.save(number, match)
    assert same(database.load(number).match, match)
    forward(match, 3, Random(99))
    match.rewind(26)
    database.save(number, match)
    assert same(database.load(number).match, match)
    assert database._connection.execute("SELECT count(*) FROM entry").fetchone() == (26,)


def test_how_often_something_seen_was_taken_back_is_kept_and_makes_no_other_match(tmp_path: Path) -> None:
    database = Database(tmp_path)
    match = forward(new(taking_back=TakingBack.DECISION), 40)
    number = database.add(match, "seed")
    assert back_up(tmp_path, date(2030, 1, 1))
    match.rewind(25)
    match.retakes = 2
    database.save(number, match)
    assert same(database.load(number).match, match)
    assert database.missing() is None
    database.close()


def rows_of(database: Database, number: int) -> list[Any]:
    return database._connection.execute("SELECT position, data FROM entry WHERE game = ?", (number,)).fetchall()


def test_the_log_of_a_match_that_is_over_is_packed_and_unpacked_where_it_goes_on(database: Database) -> None:
    match = forward(new(first_to=1), 30)
    number = database.add(match, "seed")
    assert len(rows_of(database, number)) == 30
    while not match.over:
        forward(match, 1, Random(len(match.log)))
        database.save(number, match)
    ((position, data),) = rows_of(database, number)
    assert position == -1
    assert len(data) < 20 * len(match.log)
    assert same(database.load(number).match, match)
    for again in (False, True):
        loaded = database.load(number).match if again else match
        length = len(loaded.log)
        loaded.rewind(length - 3)
        database.save(number, loaded)
        assert [row[0] for row in rows_of(database, number)] == list(range(length - 3))
        assert same(database.load(number).match, loaded)
        assert not database.games()[0].over
        database.save(number, forward(loaded, 100_000))
        assert len(rows_of(database, number)) == 1


def test_a_packed_log_that_was_cut_off_is_damaged_however_whole_its_lines_look() -> None:
    """What is left may be whole JSON: only the end of what was packed says that nothing is missing."""
    whole = packed(["{}"] * 3)
    assert unpacked(whole) == [{}] * 3
    for length in range(len(whole)):
        with pytest.raises(ValueError, match="damaged"):
            unpacked(whole[:length])
    with pytest.raises(ValueError, match="no log"):
        unpacked(zlib.compress(b"{}"))


@pytest.mark.parametrize("spoilt", ["x''", "zeroblob(50)", "substr(data, 1, length(data) - 9)"])
def test_a_packed_log_that_is_damaged_leaves_the_end_of_the_match(database: Database, spoilt: str) -> None:
    match = forward(new(), 100_000)
    number = database.add(match, "seed")
    database._connection.execute(f"UPDATE entry SET data = {spoilt}")
    loaded = database.load(number)
    assert not loaded.replayed
    assert loaded.match.over
    assert loaded.match.results == match.results


def test_a_file_of_the_first_form_is_read_and_is_of_todays_form_from_then_on(tmp_path: Path) -> None:
    database = Database(tmp_path)
    match = forward(new(), 100_000)
    number = database.add(match, "seed")
    lines = [json.dumps(line) for line in lines_of(rows_of(database, number))]
    database._connection.execute("DELETE FROM entry")
    database._connection.executemany("INSERT INTO entry VALUES (1, ?, ?)", enumerate(lines))
    database._connection.execute("PRAGMA user_version = 1")
    database.close()
    database = Database(tmp_path)
    assert same(database.load(number).match, match)
    assert database._connection.execute("PRAGMA user_version").fetchone() == (TABLES_FORMAT,)
    database.close()


def test_rename_delete_and_list(database: Database) -> None:
    first, second = (database.add(forward(new(), 5), "seed") for _ in range(2))
    assert [game.name for game in database.games()] == ["", ""]
    database.rename(first, "  Jólin á Akureyri 🎄 'x'; DROP TABLE game; --  ")
    assert database.games()[1].name == "Jólin á Akureyri 🎄 'x'; DROP TABLE game; --"
    database.rename(first, "n" * 500)
    assert len(database.games()[1].name) == 60
    database.rename(first, "")
    assert database.games()[1].name == ""
    database.delete(first)
    assert [game.id for game in database.games()] == [second]
    assert database._connection.execute("SELECT count(*) FROM entry WHERE game = ?", (first,)).fetchone() == (0,)
    with pytest.raises(StoreError):
        database.load(first)
    assert database.games()[0].players == ("Guðný", "Tölva", "Óli")
    assert database.games()[0].game == "olsen"


def test_unfinished_games_come_first_and_the_last_played_on_top(tmp_path: Path) -> None:
    clock = iter(datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=hour) for hour in range(100))
    database = Database(tmp_path, lambda: next(clock))
    old, over, late = forward(new(), 5), forward(new(), 100_000), forward(new(), 5)
    numbers = [database.add(match, "seed") for match in (old, over, late)]
    assert [game.id for game in database.games()] == [numbers[2], numbers[0], numbers[1]]
    database.save(numbers[0], forward(old, 1))
    assert [game.id for game in database.games()] == [numbers[0], numbers[2], numbers[1]]
    database.close()


def test_a_clock_that_jumps_backwards_loses_nothing(tmp_path: Path) -> None:
    times = [datetime(year, 1, 1, tzinfo=UTC) for year in (2030, 1970, 2026, 1999)] * 10
    database = Database(tmp_path, lambda: times.pop(0))
    match = forward(new(), 5)
    number = database.add(match, "seed")
    for _ in range(10):
        database.save(number, forward(match, 1, Random(len(match.log))))
    assert same(database.load(number).match, match)
    assert len(database.games()) == 1
    database.close()


CLOCKS = {
    "put back by an hour": timedelta(hours=-1),
    "put back by a day but a minute": timedelta(minutes=-1439),
    "put back by a year": timedelta(days=-365),
    "gone to 1970": timedelta(days=-20_000),
    "right": timedelta(minutes=1),
    "ahead by ten years": timedelta(days=3650),
}


@pytest.mark.parametrize("change", CLOCKS.values(), ids=CLOCKS)
def test_the_match_just_played_is_the_newest_whatever_the_clock_says(tmp_path: Path, change: timedelta) -> None:
    now = datetime(2026, 5, 5, 20, tzinfo=UTC)
    database = Database(tmp_path, lambda: now)
    older, newer = (database.add(forward(new(), 5), "seed") for _ in range(2))
    now += change
    match = database.load(older).match
    for _ in range(3):
        now += timedelta(seconds=1)
        database.save(older, forward(match, 1, Random(len(match.log))))
    assert [game.id for game in database.games()] == [older, newer]
    assert database.unfinished(["olsen"], 1)[0][0].id == older
    begun = database.add(forward(new(), 5), "seed")
    assert database.unfinished(["olsen"], 1)[0][0].id == begun
    database.close()
    if change > timedelta(days=-1):
        # Once the clock is right again, what was played with a clock that was wrong by hours is still in order.
        now = max(now, datetime(2026, 5, 5, 21, tzinfo=UTC))
        database = Database(tmp_path, lambda: now)
        assert [game.id for game in database.games()] == [begun, older, newer]
        database.close()


def test_one_evening_with_a_clock_years_ahead_dates_no_later_one(tmp_path: Path) -> None:
    now = datetime(2035, 5, 5, 20, tzinfo=UTC)
    database = Database(tmp_path, lambda: now)
    wrong = database.add(forward(new(), 5), "seed")
    now = datetime(2026, 5, 5, 20, tzinfo=UTC)
    right = database.add(forward(new(), 5), "seed")
    games = database.games()
    assert [game.id for game in games] == [right, wrong]
    assert games[0].updated == now
    database.close()


@pytest.mark.parametrize(
    "name", ["' OR 1=1", "Þórný\u200d👩‍👩‍👧", "a\x00b", "<b>x</b>", "{player}", "%n", "\u202eabc", "x" * 60]
)
def test_names_with_odd_characters(database: Database, name: str) -> None:
    from cardtable.engine.match import Match, Seat

    match = Match(new().game, new().options, [Seat(name), Seat("B", "easy")], "K7QF-2M9Z")
    number = database.add(forward(match, 4), "seed")
    assert database.load(number).match.seats[0].name == clean_name(name)
    assert database.games()[0].players[0] == clean_name(name)


def test_all_is_there_in_the_next_session(tmp_path: Path) -> None:
    first = Database(tmp_path)
    match = forward(new(), 20)
    number = first.add(match, "seed")
    first.close()
    second = Database(tmp_path)
    assert second.notice is None
    assert same(second.load(number).match, match)
    second.close()


def test_games_in_memory_need_no_folder() -> None:
    database = Database(None)
    number = database.add(forward(new(), 9), "seed")
    assert len(database.load(number).match.log) == 9
    database.close()


# -- damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage", [b"not a database at all" * 400, b"\x00" * 5000, b"SQLite format 3\x00" + b"\xff" * 3000]
)
def test_a_damaged_file_is_set_aside_with_a_notice_and_never_overwritten(tmp_path: Path, damage: bytes) -> None:
    for number in (1, 2):
        (tmp_path / FILE_NAME).write_bytes(damage)
        database = Database(tmp_path)
        assert database.notice is not None
        assert f"games-damaged-{number}.sqlite" in database.notice.render(source_text)
        assert database.games() == []
        database.add(forward(new(), 3), "seed")
        database.close()
        assert (tmp_path / f"games-damaged-{number}.sqlite").read_bytes() == damage
    assert (tmp_path / "games-damaged-1.sqlite").read_bytes() == damage


def test_a_page_damaged_in_the_middle_is_a_sentence_and_nothing_else(tmp_path: Path) -> None:
    database = Database(tmp_path)
    numbers = [database.add(forward(new(), 60), "seed") for _ in range(5)]
    database.close()
    path = tmp_path / FILE_NAME
    whole = path.read_bytes()
    rng = Random(1)
    for _ in range(60):
        broken = bytearray(whole)
        at = rng.randrange(100, len(whole) - 64)
        broken[at : at + 64] = rng.randbytes(64)
        path.write_bytes(broken)
        for extra in ("-wal", "-shm"):
            path.with_name(path.name + extra).unlink(missing_ok=True)
        try:
            database = Database(tmp_path)
        except StoreError:
            continue
        try:
            database.games()
            for number in numbers:
                database.load(number)
        except StoreError:
            pass
        finally:
            database.close()
        for aside in tmp_path.glob("games-damaged-*"):
            aside.unlink()


@pytest.mark.parametrize(
    "change", [("head", "x"), ("snapshot", "{}"), ("digest", ""), ("players", "x"), ("head", "[]")]
)
def test_a_damaged_game_leaves_the_others_alone(database: Database, change: tuple[str, str]) -> None:
    good, bad = (database.add(forward(new(), 9), "seed") for _ in range(2))
    database._connection.execute(f"UPDATE game SET {change[0]} = ? WHERE id = ?", (change[1], bad))
    with pytest.raises(StoreError) as caught:
        database.load(bad)
    assert "damaged" in sentence(caught.value)
    assert len(database.load(good).match.log) == 9


def test_a_match_of_a_newer_version_is_not_called_damaged(database: Database) -> None:
    number = database.add(forward(new(), 9), "seed")
    database._connection.execute(
        "UPDATE game SET head = json_set(head, '$.program', '9.9.9', '$.weather', 1) WHERE id = ?", (number,)
    )
    with pytest.raises(StoreError) as caught:
        database.load(number)
    assert "newer version" in sentence(caught.value)


def test_the_list_shows_the_good_games_when_one_row_is_damaged(database: Database) -> None:
    good, bad = (database.add(forward(new(), 9), "seed") for _ in range(2))
    database._connection.execute("UPDATE game SET players = 'x', updated = 'yesterday' WHERE id = ?", (bad,))
    assert good in [game.id for game in database.games()]


def test_games_of_a_newer_version_are_refused_and_not_touched(tmp_path: Path) -> None:
    Database(tmp_path).close()
    path = tmp_path / FILE_NAME
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {TABLES_FORMAT + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        Database(tmp_path)
    assert "newer version" in sentence(caught.value)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.glob("games-damaged*")] == []


def test_a_second_database_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    first = Database(tmp_path)
    with pytest.raises(StoreError) as caught:
        Database(tmp_path)
    assert "already open" in sentence(caught.value)
    first.close()
    Database(tmp_path).close()


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError) as caught:
        Database(tmp_path / "file" / "games")
    assert "cannot write to" in sentence(caught.value)


@pytest.mark.parametrize("name", ["x" * 300, "x/" * 3000, "a\0b", "\ud800"], ids=["long", "deep", "NUL", "half"])
def test_a_folder_that_no_system_takes_is_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(StoreError):
        Database(tmp_path / name)
    database = Database(None, copy_of=tmp_path / name)
    assert not database.shows_copies
    database.close()


def test_a_folder_where_only_the_database_cannot_be_opened_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    for _ in range(2):
        with pytest.raises(StoreError) as caught:
            Database(tmp_path)
        assert "not an ordinary file" in sentence(caught.value)


def test_a_full_disk_is_a_sentence_and_a_later_save_catches_up(database: Database) -> None:
    match = forward(new(), 5)
    number = database.add(match, "seed")
    (pages,) = database._connection.execute("PRAGMA page_count").fetchone()
    database._connection.execute(f"PRAGMA max_page_count = {pages}")
    kept = 5
    said: list[str] = []
    for _ in range(300):
        forward(match, 1, Random(len(match.log)))
        try:
            database.save(number, match)
            kept = len(match.log)
        except StoreError as error:
            said.append(sentence(error))
    assert said
    assert all("The game goes on" in text for text in said)
    assert len(database.load(number).match.log) == kept == match.first_unsaved
    with pytest.raises(StoreError):
        database.add(forward(new(), 400), "seed")
    match.rewind(kept - 3)
    forward(match, 40, Random(5))
    database._connection.execute("PRAGMA max_page_count = 100000")
    database.save(number, match)
    assert same(database.load(number).match, match)
    assert len(database.games()) == 1


def test_a_write_that_fails_in_the_middle_leaves_the_game_as_it_was(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = forward(new(), 5)
    number = database.add(match, "seed")
    forward(match, 5, Random(7))
    with monkeypatch.context() as patch:
        patch.setattr("cardtable.store.database.digest", _fails)
        with pytest.raises(StoreError):
            database.save(number, match)
    assert match.first_unsaved == 5
    assert len(database.load(number).match.log) == 5
    database.save(number, match)
    assert same(database.load(number).match, match)


def _fails(data: Any) -> str:
    raise sqlite3.OperationalError("disk I/O error")


def test_a_log_that_the_rules_no_longer_accept_is_played_on_from_the_snapshot(database: Database) -> None:
    match = forward(new(), 30)
    number = database.add(match, "seed")
    while match.between_rounds:
        database.save(number, forward(match, 1))
    line = json.dumps({"seat": 0, "action": {"kind": "end-turn"}, "outcomes": []})
    database._connection.execute("UPDATE entry SET data = ? WHERE game = ? AND position = 1", (line, number))
    loaded = database.load(number)
    assert not loaded.replayed
    again = loaded.match
    assert again.round is not None
    assert again.round.to_json() == match.round.to_json()  # type: ignore[union-attr]
    forward(again, 60, Random(11))
    database.save(number, again)
    twice = database.load(number)
    assert not twice.replayed
    assert twice.match.round.to_json() == again.round.to_json()  # type: ignore[union-attr]
    assert twice.match.log == again.log


def test_a_shortened_log_is_not_passed_off_as_the_whole_game(database: Database) -> None:
    match = forward(new(), 30)
    number = database.add(match, "seed")
    database._connection.execute("DELETE FROM entry WHERE game = ? AND position > 20", (number,))
    loaded = database.load(number)
    assert not loaded.replayed
    assert loaded.match.round.to_json() == match.round.to_json()  # type: ignore[union-attr]


# -- the process is killed ---------------------------------------------------------------------------------------------


def play_for_ever(folder: str, seed: str, tell: Connection) -> None:
    """The life of the process that is killed: it says what it has kept, line by line."""
    database = Database(Path(folder))
    rng = Random(seed)
    while True:
        match = new(first_to=5)
        number = database.add(match, "seed")
        while not match.over:
            forward(match, 1, rng)
            database.save(number, match)
            tell.send((number, len(match.log)))


@pytest.mark.long
def test_whatever_was_shown_before_a_kill_is_there_afterwards(tmp_path: Path) -> None:
    rng = Random(8)
    # Forked from a process that has everything loaded: fifty kills cost no fifty starts.
    context = multiprocessing.get_context("forkserver" if os.name != "nt" else "spawn")
    if os.name != "nt":
        context.set_forkserver_preload([__name__])
    for kill in range(KILLS):
        ours, theirs = context.Pipe(duplex=False)
        child = context.Process(target=play_for_ever, args=(str(tmp_path), str(kill), theirs), daemon=True)
        child.start()
        theirs.close()
        shown = [ours.recv() for _ in range(rng.randrange(1, 60))]
        child.kill()
        child.join(60)
        while True:
            try:
                shown.append(ours.recv())
            except (EOFError, OSError):
                break
        ours.close()
        seen = dict(shown)
        database = Database(tmp_path)
        assert database.notice is None
        assert seen
        for number, length in seen.items():
            loaded = database.load(number)
            assert loaded.replayed
            assert len(loaded.match.log) in (length, length + 1)
        database.close()


def test_every_error_has_a_sentence_that_says_what_is_kept() -> None:
    made = [
        errors.unwritable("f"), errors.in_use("f"), errors.newer_folder("f"), errors.not_kept("r"),
        errors.unreadable("n"), errors.foreign("n"), errors.damaged("n"), errors.future("n"),
        errors.unknown_game("n"), errors.too_large("n"), errors.unwritten("n", "r"), errors.set_aside("n", 0),
        errors.set_aside("n", 2),
        errors.not_a_file("n", "f"), errors.read_only("f"), errors.played_elsewhere(), errors.no_longer_there(),
        errors.unshowable("n"), errors.replaced(),
    ]  # fmt: skip
    for error in made:
        assert "{" not in sentence(error)
        assert sentence(error).endswith(".")


def plans(path: Path) -> list[str]:
    """How the file would be read for each list."""
    file = sqlite3.connect(path / FILE_NAME)
    asked = [LIST, f"{FINISHED} ORDER BY updated, id", UNFINISHED, NEWEST]
    asked.append("SELECT count(*) FROM game WHERE over = 1")
    wanted = {"tomorrow": "2030", "games": '["x"]'}
    found = [row[3] for one in asked for row in file.execute(f"EXPLAIN QUERY PLAN {one}", wanted)]
    file.close()
    return [plan for plan in found if " game" in plan]


class OutOfReach:
    """A connection whose file is gone for a while, or is another program's."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.total_changes = 0

    def execute(self, *_: object) -> None:
        error = sqlite3.OperationalError("not now")
        error.sqlite_errorcode = self.code
        raise error

    executemany = executescript = execute

    def close(self) -> None:
        pass

    def __enter__(self) -> OutOfReach:
        return self

    def __exit__(self, *_: object) -> None:
        pass


READS: list[Callable[[Database], object]] = [
    Database.games, lambda database: database.unfinished(["olsen"], 3), lambda database: database.load(1),
    lambda database: database.finished_in([0], 512), lambda database: database.finished_listings(512),
    lambda database: database.finished_since(datetime.now(UTC)), lambda database: database.finished_one(1),
    Database.count_finished, lambda database: database.seats_of(1), lambda database: database.was_dealt("olsen", "x"),
    lambda database: database.luck_of(1),
]  # fmt: skip


@pytest.mark.whole
@pytest.mark.parametrize(
    ("code", "said"),
    [
        (sqlite3.SQLITE_IOERR, "cannot be reached just now"),
        (sqlite3.SQLITE_IOERR_READ, "cannot be reached just now"),
        # So SQLite calls what a disk gives nothing back of, as a stick that was pulled.
        (sqlite3.SQLITE_CORRUPT, "cannot be reached just now"),
        (sqlite3.SQLITE_CANTOPEN, "cannot be reached just now"),
        (sqlite3.SQLITE_BUSY, "another program is using their file"),
        (sqlite3.SQLITE_LOCKED, "another program is using their file"),
    ],
)
def test_what_cannot_be_reached_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, said: str
) -> None:
    monkeypatch.setattr("cardtable.store.database.can_be_read", lambda _: False)
    database = Database(tmp_path)
    database.add(forward(new(), 5), "seed")
    there = database._connection
    for read in READS:
        database._connection = OutOfReach(code)
        with pytest.raises(StoreError) as caught:
            read(database)
        assert said in caught.value.message.render(source_text)
        database._connection = there
        read(database)
    database.close()
    assert not list(tmp_path.glob("games-damaged*"))


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_CORRUPT])
def test_a_file_that_is_back_again_is_opened_again_and_nothing_is_put_aside(tmp_path: Path, code: int) -> None:
    """What SQLite has of it stays dead, when a stick is put in again."""
    database = Database(tmp_path)
    match = forward(new(), 5)
    number = database.add(match, "seed")
    for read in READS:
        database._connection.close()
        database._connection = OutOfReach(code)
        read(database)
    database._connection.close()
    database._connection = OutOfReach(code)
    forward(match, 1)
    with pytest.raises(StoreError, match="could not be saved"):
        database.save(number, match)
    database.save(number, match)
    assert same(database.load(number).match, match)
    assert database.notice is None
    database.close()
    assert not list(tmp_path.glob("games-damaged*"))


def test_games_that_are_out_of_reach_for_long_raise_nothing_but_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(tmp_path)
    database.add(forward(new(), 5), "seed")
    with monkeypatch.context() as gone:
        gone.setattr(Database, "_open", lambda *_: refused())
        database._connection.close()
        assert database.missing() is None
        assert database.stamp() == database.stamp()
        for read in READS:
            with pytest.raises(StoreError):
                read(database)
    assert len(database.games()) == 1
    database.close()


def refused() -> sqlite3.Connection:
    raise errors.unwritable("here")


def damaged_again(*_: object) -> sqlite3.Connection:
    raise opening.DamagedError


def still_broken(*_: object) -> OutOfReach:
    return OutOfReach(sqlite3.SQLITE_CORRUPT)


@pytest.mark.parametrize("anew", [damaged_again, still_broken])
def test_a_file_that_cannot_even_be_mended_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anew: Callable[..., object]
) -> None:
    database = Database(tmp_path)
    database._connection.close()
    database._connection = OutOfReach(sqlite3.SQLITE_CORRUPT)
    monkeypatch.setattr("cardtable.store.database._is_whole", lambda _: False)
    monkeypatch.setattr(database, "_begin_anew", anew)
    with pytest.raises(StoreError):
        database.games()
    database.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN])
def test_an_old_copy_that_cannot_be_read_today_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    database = Database(tmp_path)
    database.add(forward(new(), 5), "seed")
    back_up(tmp_path, date(2026, 1, 1))
    first, opened = tmp_path / "games-backup-2026-01-01.sqlite", backups.opened
    failed = sqlite3.OperationalError("not now")
    failed.sqlite_errorcode = code

    def held(path: Path) -> Any:
        if path == first:
            raise failed
        return opened(path)

    monkeypatch.setattr(backups, "opened", held)
    for day in range(2, 7):
        back_up(tmp_path, date(2026, 1, day))
    database.close()
    assert first.exists(), "it may hold what was lost"
    assert len(backups.backups(tmp_path)) == backups.KEPT + 1


def test_no_list_reads_the_tables_of_all_matches(tmp_path: Path) -> None:
    Database(tmp_path).close()
    assert len(plans(tmp_path)) == 6
    assert all("COVERING INDEX game_list" in plan for plan in plans(tmp_path))


def in_the_form_of_an_earlier_version(path: Path) -> None:
    file = sqlite3.connect(path / FILE_NAME)
    file.executescript("DROP INDEX game_list; CREATE INDEX game_by_update ON game (over, updated DESC)")
    file.close()


def test_a_file_of_an_earlier_version_gets_the_order_of_its_lists(tmp_path: Path) -> None:
    database = Database(tmp_path)
    numbers = [database.add(forward(new(), lines), "seed") for lines in (3, 100_000, 7)]
    before = database.games()
    database.close()
    in_the_form_of_an_earlier_version(tmp_path)
    for _ in range(2):
        again = Database(tmp_path)
        assert again.games() == before
        assert all("COVERING INDEX game_list" in plan for plan in plans(tmp_path))
        again.close()
    database = Database(tmp_path)
    match = database.load(numbers[0]).match
    database.save(numbers[0], forward(match, 1))
    assert database.games()[0].id == numbers[0]
    database.close()


def test_where_there_is_no_room_for_that_the_games_are_there_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(tmp_path)
    number = database.add(forward(new(), 3), "seed")
    before = database.games()
    database.close()
    in_the_form_of_an_earlier_version(tmp_path)
    monkeypatch.setattr(opening, "_MAKE_INDEX", "DROP INDEX game_by_update; INSERT INTO nothing VALUES (1);")
    database = Database(tmp_path)
    assert database.games() == before
    assert any("game_by_update" in plan for plan in plans(tmp_path))
    database.save(number, forward(database.load(number).match, 1))
    database.close()


def test_the_index_tells_of_no_match_that_was_deleted(tmp_path: Path) -> None:
    database = Database(tmp_path)
    gone = new()
    gone.seats = (Seat("Þorgerður"), *gone.seats[1:])
    number = database.add(forward(gone, 3), "seed")
    database.add(forward(new(), 3), "seed")
    database.delete(number)
    database.read(lambda file: file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    database.close()
    assert "Þorgerður".encode() not in (tmp_path / FILE_NAME).read_bytes()
    assert b"orger" not in (tmp_path / FILE_NAME).read_bytes()
