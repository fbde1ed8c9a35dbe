"""Two windows on one folder, because a cleaner or a sync client took the lock away: no line of either is lost."""

from __future__ import annotations

import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.games.catalogue import entry
from cardtable.messages import source_text
from cardtable.store.database import Database
from cardtable.store.errors import ElsewhereError
from cardtable.store.opening import FILE_NAME, LOCK_NAME
from tests.store.common import forward, new, same


def test_lines_of_another_window_are_never_overwritten(tmp_path: Path) -> None:
    """The lock was removed by a cleaner or a sync client; both windows play on, and both lines are kept."""
    first = Database(tmp_path)
    match = forward(new(), 30)
    number = first.add(match, "seed")
    (tmp_path / LOCK_NAME).unlink()
    second = Database(tmp_path)
    theirs = second.load(number).match
    forward(match, 10, Random(1))
    first.save(number, match)
    ours = RunningMatch(entry("olsen"), theirs, "seed", DatabaseAutosave(second, number, "seed"))
    forward(theirs, 25, Random(2))
    ours._keep()
    assert ours.problem is not None
    assert "another window" in ours.problem.render(source_text)
    forward(theirs, 1, Random(3))
    ours._keep()
    assert ours.problem is None
    assert same(first.load(number).match, match)
    assert [len(second.load(game.id).match.log) for game in second.games()] == [len(theirs.log), len(match.log)]
    with pytest.raises(ElsewhereError):
        second.save(number, theirs)
    first.close()
    second.close()


def test_a_match_that_was_deleted_elsewhere_goes_on_as_its_own(tmp_path: Path) -> None:
    database = Database(tmp_path, lambda: datetime(2026, 1, 1, tzinfo=UTC))
    match = forward(new(), 30)
    autosave = DatabaseAutosave(database, database.add(match, "seed"), "seed")
    database.delete(autosave.number)
    forward(match, 3)
    with pytest.raises(ElsewhereError):
        autosave.keep(match)
    autosave.keep(forward(match, 1))
    assert same(database.load(autosave.number).match, match)
    database.close()


def goes_on_after(table: RunningMatch, what: str) -> None:
    """What became of the file is said once, and what is played afterwards is kept."""
    forward(table.match, 3)
    table._keep()
    assert table.problem is not None
    assert what in table.problem.render(source_text)
    forward(table.match, 1)
    table._keep()
    assert table.problem is None


@pytest.mark.skipif(sys.platform == "win32", reason="nothing that is open can be deleted there")
@pytest.mark.parametrize("what", ["the folder", "the file of games"])
def test_a_match_whose_folder_was_deleted_goes_on_in_a_new_one(tmp_path: Path, what: str) -> None:
    """What is written into a deleted file is gone with the program, and nobody would hear of it."""
    folder = tmp_path / "data"
    database = Database(folder)
    match = forward(new(), 30)
    table = RunningMatch(entry("olsen"), match, "seed", DatabaseAutosave(database, database.add(match, "seed"), "seed"))
    if what == "the folder":
        shutil.rmtree(folder)
    else:
        (folder / FILE_NAME).unlink()
    goes_on_after(table, "was deleted")
    database.close()
    database = Database(folder)
    (game,) = database.games()
    assert same(database.load(game.id).match, match)
    database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing that is open can be replaced there")
@pytest.mark.parametrize("plays_on", [True, False])
def test_a_file_that_a_sync_client_replaced_is_played_on_in_and_not_spoilt(tmp_path: Path, plays_on: bool) -> None:
    """SQLite leaves its journal of the old file behind, and the next start would play it into the new one."""
    there = Database(tmp_path / "other computer")
    theirs = [forward(new(), 25 + number, Random(number)) for number in range(12)]
    numbers = [there.add(match, f"seed {number}") for number, match in enumerate(theirs)]
    there.close()
    folder = tmp_path / "data"
    database = Database(folder)
    match = forward(new(), 30)
    table = RunningMatch(entry("olsen"), match, "seed", DatabaseAutosave(database, database.add(match, "seed"), "seed"))
    (tmp_path / "other computer" / FILE_NAME).replace(folder / FILE_NAME)
    if plays_on:
        goes_on_after(table, "was replaced")
    database.close()
    database = Database(folder)
    assert database.notice is None
    kept = {game.id: database.load(game.id).match for game in database.games()}
    assert all(same(kept.pop(number), one) for number, one in zip(numbers, theirs, strict=True))
    assert [same(one, match) for one in kept.values()] == [True] * plays_on
    database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing that is open can be replaced there")
def test_no_match_is_written_over_another_one_of_its_number_in_the_new_file(tmp_path: Path) -> None:
    """The list is read first, in a file that is opened anew."""
    there = Database(tmp_path / "other computer")
    theirs = forward(new(), 25, Random(5))
    there.add(theirs, "another seed")
    there.close()
    database = Database(tmp_path)
    match = forward(new(), 30)
    number = database.add(match, "seed")
    (tmp_path / "other computer" / FILE_NAME).replace(tmp_path / FILE_NAME)
    database._connection.close()
    assert len(database.games()) == 1
    with pytest.raises(ElsewhereError):
        database.save(number, forward(match, 1))
    assert same(database.load(number).match, theirs)
    database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing that is open can be moved there")
def test_a_folder_that_was_moved_takes_its_games_along(tmp_path: Path) -> None:
    database = Database(tmp_path / "data")
    match = forward(new(), 30)
    number = database.add(match, "seed")
    (tmp_path / "data").rename(tmp_path / "elsewhere")
    database.save(number, forward(match, 3))
    database.close()
    database = Database(tmp_path / "elsewhere")
    assert same(database.load(number).match, match)
    database.close()
