"""What was counted is kept beside the matches, and whatever happens to that file, the matches are the truth."""

from __future__ import annotations

import json
import os
import sqlite3
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from cardtable.app import summaries as tallies_of
from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.store import summary_cache
from cardtable.store.database import Database
from cardtable.store.summary_cache import TALLIES_NAME
from tests.app.history import clock, finished
from tests.conformance.common import GAMES, choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.app.match_summary import MatchSummary


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one finished match of some games, and one that is not over."""
    times = clock()
    database = Database(tmp_path, lambda: next(times))
    for game in GAMES[:4]:
        database.add(finished(game, "kept"), "seed")
    running = Match(entry("olsen").game, entry("olsen").game.options.read({}), [Seat("Anna"), Seat("Óli")], "K7QF-2M9Z")
    running.deal()
    database.add(running, "seed")
    database.close()
    return tmp_path


@pytest.fixture
def database(folder: Path) -> Iterator[Database]:
    opened = Database(folder)
    yield opened
    opened.close()


def counted(database: Database) -> MatchSummaries:
    found = MatchSummaries(database)
    found.look()
    found.count_all()
    return found


def test_every_finished_match_is_counted_one_at_a_time_and_then_never_again(folder: Path, database: Database) -> None:
    summaries = MatchSummaries(database)
    summaries.look()
    assert (summaries.waiting, len(summaries.all())) == (4, 0)
    assert summaries.count_next()
    assert (summaries.waiting, len(summaries.all())) == (3, 1)
    summaries.count_all()
    assert not summaries.count_next()
    assert [one.game for one in summaries.all()] == GAMES[:4]
    assert [one.ended for one in summaries.all()] == sorted(one.ended for one in summaries.all())
    database.close()
    other = Database(folder)
    again = MatchSummaries(other)
    again.look()
    assert again.waiting == 0
    assert again.all() == summaries.all()
    other.close()


def spoil(path: Path, how: str) -> None:
    if how == "gone":
        path.unlink()
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "no database":
        path.write_bytes(b"no database at all" * 300)
    elif how == "half":
        path.write_bytes(path.read_bytes()[:4500])
    elif how == "a folder":
        path.unlink()
        path.mkdir()
    elif how == "a link":
        path.rename(path.with_name("elsewhere"))
        path.symlink_to(path.with_name("elsewhere"))
    elif how == "a pipe":
        path.unlink()
        os.mkfifo(path)
    else:
        file = sqlite3.connect(path)
        file.execute(how)
        file.commit()
        file.close()


WAYS = ["gone", "empty", "no database", "half", "a folder"]
WAYS += ["a link", "a pipe"] if os.name != "nt" else []
WAYS += [
    "UPDATE tally SET data = replace(data, '1', '2')",
    "UPDATE tally SET data = 'null'",
    "UPDATE tally SET digest = 'x'",
    "UPDATE tally SET players = '[]'",
    "UPDATE tally SET version = version + 1",
    "UPDATE tally SET data = CAST(x'ff' AS TEXT)",
    "DELETE FROM tally WHERE game < 3",
    "DROP TABLE tally",
    "ALTER TABLE tally DROP COLUMN seal",
    "PRAGMA user_version = 77",
]


@pytest.mark.parametrize("how", WAYS)
def test_a_spoilt_file_is_counted_anew_and_nobody_is_asked(folder: Path, how: str) -> None:
    database = Database(folder)
    before = counted(database).all()
    database.close()
    spoil(folder / TALLIES_NAME, how)
    for _ in range(2):
        database = Database(folder)
        assert counted(database).all() == before
        assert database.notice is None
        database.close()


def test_a_file_that_cannot_be_written_is_done_without(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr("cardtable.store.summary_cache._opened", refused)
    database = Database(folder)
    assert len(counted(database).all()) == 4
    again = MatchSummaries(database)
    again.look()
    assert again.waiting == 0
    assert not (folder / TALLIES_NAME).exists()
    database.close()


@pytest.mark.parametrize(
    "code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL]
)
def test_a_file_that_is_held_or_gone_for_a_while_is_not_made_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    first = Database(folder)
    counting = MatchSummaries(first)
    counting.look()
    counting.count_all()
    first.close()
    before = (folder / TALLIES_NAME).read_bytes()
    failed = sqlite3.OperationalError("not now")
    failed.sqlite_errorcode = code

    def held(*_: object) -> None:
        raise failed

    database = Database(folder)
    with monkeypatch.context() as busy:
        busy.setattr(summary_cache, "_opened", held)
        summaries = MatchSummaries(database)
        summaries.look()
        summaries.count_all()
        assert len(summaries.all()) == len(counting.all())
    database.close()
    assert (folder / TALLIES_NAME).read_bytes() == before


def test_without_a_folder_all_stays_in_memory() -> None:
    database = Database(None)
    number = database.add(finished("svindl", "memory"), "seed")
    assert [one.id for one in counted(database).all()] == [number]
    database.delete(number)
    assert counted(database).all() == []
    database.close()


def test_a_deleted_match_is_gone_from_the_file_at_once(folder: Path, database: Database) -> None:
    first = counted(database).all()[0]
    database.delete(first.id)
    file = sqlite3.connect(folder / TALLIES_NAME)
    assert (first.id,) not in file.execute("SELECT game FROM tally").fetchall()
    file.close()
    assert first.id not in [one.id for one in counted(database).all()]


def test_a_deleted_match_goes_from_the_file_of_an_earlier_session_too(folder: Path) -> None:
    database = Database(folder)
    first = counted(database).all()[0]
    database.close()
    database = Database(folder)
    database.delete(first.id)
    database.close()
    file = sqlite3.connect(folder / TALLIES_NAME)
    assert file.execute("SELECT count(*) FROM tally").fetchone() == (3,)
    file.close()


def test_the_names_of_players_are_nowhere_else_once_a_match_is_deleted(folder: Path, database: Database) -> None:
    summaries = counted(database)
    for one in summaries.all():
        database.delete(one.id)
    database.close()
    for path in folder.glob(TALLIES_NAME + "*"):
        assert b"Anna" not in path.read_bytes()


def test_a_match_that_ends_at_the_table_is_counted_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(tmp_path)
    known = entry("veidimadur")
    options = known.game.options.read({"deals": 1})
    match = Match(known.game, options, [Seat("Anna"), Seat("Tölva", "easy", 1)], "K7QF-2M9Z")
    number = database.add(match, "seed")
    table = RunningMatch(known, match, "seed", DatabaseAutosave(database, number, "seed"))
    rng = Random(3)
    while not match.over:
        if match.between_rounds:
            table.deal()
        else:
            table.play(*choose(match, rng))
    monkeypatch.setattr(Database, "load", lambda *_: pytest.fail("nothing is played again"))
    summaries = MatchSummaries(database)
    summaries.look()
    assert summaries.waiting == 0
    at_once = summaries.all()
    monkeypatch.undo()
    database.summaries.drop([number])
    assert counted(database).all() == at_once
    assert [seat.name for seat in at_once[0].seats] == ["Anna", "Tölva"]
    # What is taken back at the end is no finished match any more.
    match.rewind(len(match.log) - 1)
    database.save(number, match)
    assert counted(database).all() == []
    assert database.summaries.rows() == {}
    database.close()


def test_a_match_that_cannot_be_read_is_left_out_and_stops_nothing(folder: Path, database: Database) -> None:
    database._connection.execute("UPDATE game SET snapshot = '{}' WHERE id = 2")
    summaries = counted(database)
    assert [one.id for one in summaries.all()] == [1, 3, 4]
    summaries.look()
    assert summaries.waiting == 0


NUMBERS = 10**30
# What stands at a place of a count, or of its first seat, beside what may stand there.
ODD_COUNTS = [(place, odd) for place in range(6) for odd in (None, 1.5, NUMBERS, "x" * 61, [1], {})]
ODD_SEATS = [(place, odd) for place in range(12) for odd in (1.5, NUMBERS, -NUMBERS, "x" * 61, [1], float("nan"))]
ODD_SEATS += [(1, "grandmaster"), (2, 0), (3, True), (3, 0), (7, -1), (8, {"caught": True}), (8, {"caught": -1})]
ODD_SEATS += [(0, "\ud800"), (0, ""), (0, "a\u202eb"), (0, None), (9, -1), (10, "owl" * 30), (11, 1)]


@pytest.mark.whole
@pytest.mark.parametrize(("place", "odd"), [*ODD_COUNTS, *[(place + 10, odd) for place, odd in ODD_SEATS]])
def test_what_is_of_another_type_under_a_right_seal_is_counted_anew(
    finished_once: tuple[Database, list[MatchSummary]], place: int, odd: object
) -> None:
    database, before = finished_once
    row = database.summaries.rows()[1]
    data = json.loads(row.data)
    if place < 10:
        data[place] = odd
    else:
        data[-1][0][place - 10] = odd
    database.summaries.put([(1, row._replace(data=json.dumps(data)))])
    assert counted(database).all() == before
    assert database.summaries.rows()[1] == row, "and kept as it should be"


@pytest.fixture(scope="module")
def finished_once() -> Iterator[tuple[Database, list[MatchSummary]]]:
    database = Database(None)
    database.add(finished("svindl", "once"), "seed")
    yield database, counted(database).all()
    database.close()


@pytest.mark.parametrize("text", ["null", "3", "[]", "{}", "[" * 90_000, '"x"', "[],[]", "NaN", "\0"])
def test_what_is_no_count_under_a_right_seal_is_counted_anew(
    finished_once: tuple[Database, list[MatchSummary]], text: str
) -> None:
    database, before = finished_once
    row = database.summaries.rows()[1]
    database.summaries.put([(1, row._replace(data=text))])
    assert counted(database).all() == before


def test_how_many_cannot_be_read_is_known(folder: Path, database: Database) -> None:
    database._connection.execute("UPDATE game SET updated = '9999-01-01T00:00:00+00:00' WHERE id = 1")
    database._connection.execute("UPDATE game SET snapshot = '{}' WHERE id = 2")
    database._connection.execute("UPDATE game SET game = 'bridge' WHERE id = 3")
    summaries = MatchSummaries(database)
    summaries.look()
    assert (summaries.left_out, summaries.waiting) == (1, 3), "what is not counted yet may still be read"
    summaries.count_all()
    assert (summaries.left_out, [one.id for one in summaries.all()]) == (3, [4])


def test_no_match_ends_before_it_began(folder: Path, database: Database) -> None:
    database._connection.execute("UPDATE game SET created = '2031-01-01T00:00:00+00:00'")
    assert [one.begun == one.ended for one in counted(database).all()] == [True] * 4


def test_a_match_that_cannot_be_counted_is_kept_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(None)
    match = finished("olsen", "1")
    number = database.add(match, "seed")

    def fail(*_: object) -> None:
        raise IndexError("a bug")

    monkeypatch.setattr(tallies_of, "numbers_of", fail)
    DatabaseAutosave(database, number).keep(match)
    assert database.load(number).match.over
    counted = MatchSummaries(database)
    counted.look()
    counted.count_all()
    assert counted.all() == []
    monkeypatch.undo()
    fresh = MatchSummaries(database)
    fresh.look()
    fresh.count_all()
    assert len(fresh.all()) == 1
    database.close()


def test_what_was_counted_of_another_table_or_by_another_counting_is_counted_anew(database: Database) -> None:
    before = counted(database).all()
    rows = database.summaries.rows()
    spoilt = rows[1]._replace(data=rows[2].data)
    for row in (spoilt._replace(digest="0" * 64), spoilt._replace(version=spoilt.version + 1)):
        database.summaries.put([(1, row)])
        assert counted(database).all() == before


def test_a_match_that_came_back_from_a_file_counts_once() -> None:
    database = Database(None)
    match = finished("olsen", "1")
    database.add(match, "seed")
    alone = counted(database).all()
    database.add(match, "seed")
    database.add(finished("olsen", "2"), "seed")
    both = counted(database).all()
    assert len(database.games()) == 3
    assert len(both) == 2
    assert both[0] == alone[0]
    assert [one.id for one in both] == [1, 3], "in the order in which they ended first"
    database.close()


def test_a_match_that_came_back_later_stays_where_it_was_first() -> None:
    times = clock(timedelta(days=1))
    database = Database(None, lambda: next(times))
    first, second = finished("olsen", "1"), finished("olsen", "2")
    for match in (first, second, first):
        database.add(match, "seed")
    found = counted(database)
    ended = {one.id: one.ended for one in database.finished_in([0], 100)}
    assert [(one.id, one.ended) for one in found.all()] == [(1, ended[1]), (2, ended[2])]
    assert [one.id for one in found.ended_since(ended[1])] == [1, 2]
    assert [one.id for one in found.ended_since(ended[2])] == [2], "the copy of a match that had ended before"
    database.close()


def test_two_matches_that_end_at_the_very_same_table_both_count() -> None:
    database = Database(None)
    match = finished("olsen", "1")
    first, second = database.add(match, "seed"), database.add(match, "another seed")
    assert [one.id for one in counted(database).all()] == [first, second]
    database.close()


def test_a_copy_that_came_back_under_another_name_counts_once() -> None:
    database = Database(None)
    match = finished("olsen", "1")
    first = database.add(match, "seed")
    renamed = replace(match.seats[0], name="Sigga")
    match.seats = (renamed, *match.seats[1:])
    database.add(match, "seed")
    (only,) = counted(database).all()
    assert only.id == first
    assert "Sigga" not in [seat.name for seat in only.seats]
    database.close()


def test_rubbish_is_looked_for_no_more_in_very_much_that_was_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[bool] = []
    monkeypatch.setattr(tallies_of, "leave_alone", lambda: left.append(True))
    database = Database(folder)
    counted(database)
    assert left == []
    monkeypatch.setattr(tallies_of, "MUCH", 3)
    fresh = MatchSummaries(database)
    fresh.look()
    fresh.look()
    assert left == [True], "once, when they were read"
    database.close()
