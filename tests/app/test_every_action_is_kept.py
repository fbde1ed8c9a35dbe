"""Every action of a long match is in the file when the table says so: the three hundredth like the first."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch, new_match
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.store.database import Database
from cardtable.store.file_format import digest
from cardtable.store.opening import FILE_NAME
from cardtable.store.record import entry_to_json, snapshot_to_json
from cardtable.store.rows import lines_of
from tests.conformance.common import choose
from tests.store.common import same

LONG = 300
# After so many lines the file is closed and opened, and the match goes on from it.
REOPENED = 60


def in_the_file(folder: Path, number: int) -> tuple[list[object], object, str]:
    """The log, the table and its seal, as somebody finds them who opens the file now."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        asked = "SELECT position, data FROM entry WHERE game = ? ORDER BY position"
        log = lines_of(file.execute(asked, (number,)).fetchall())
        snapshot, seal = file.execute("SELECT snapshot, digest FROM game WHERE id = ?", (number,)).fetchone()
    return log, json.loads(snapshot), seal


def acknowledged(match: Match) -> tuple[list[object], object, str]:
    """The same, of the match at the table."""
    snapshot = json.loads(json.dumps(snapshot_to_json(match)))
    return json.loads(json.dumps([entry_to_json(match, line) for line in match.log])), snapshot, digest(snapshot)


@pytest.mark.whole
@pytest.mark.parametrize("game", ["med_stigum", "kinaskak"])
def test_every_action_of_a_long_match_is_there_before_the_next_one(tmp_path: Path, game: str) -> None:
    known, rng = entry(game), Random(f"long/{game}")
    match, luck = new_match(known, known.game.options(), [Seat("Anna"), Seat("Óli"), Seat("Dóra")], "K7QF-2M9Z")
    database = Database(tmp_path)
    number = database.add(match, luck)
    table = RunningMatch(known, match, luck, DatabaseAutosave(database, number, luck))
    while not match.over and len(match.log) < LONG:
        before = len(match.log)
        if match.between_rounds:
            table.deal()
        else:
            table.play(*choose(match, rng))
        assert len(match.log) > before
        assert table.problem is None
        assert in_the_file(tmp_path, number) == acknowledged(match), f"line {len(match.log)}"
        if len(match.log) // REOPENED > before // REOPENED:
            database.close()
            database = Database(tmp_path)
            found = database.load(number)
            assert found.replayed
            assert same(found.match, match)
            match = found.match
            table = RunningMatch(known, match, luck, DatabaseAutosave(database, number, luck))
    assert len(match.log) >= LONG, "it is long"
    database.close()
