"""What rows say is read with tolerance: nonsense costs its own row, and how many those are is known."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from cardtable.store.database import Database
from cardtable.store.rows import NUMBERS, Listed, expect, listed, moment, name, players
from tests.store.common import forward, new

DEEP = "[" * 90_000 + "]" * 90_000
NO_MOMENT = [
    "0001-01-01T00:00:00", "0001-01-01T00:00:00+00:00", "1969-12-31T23:59:59+00:00", "3000-01-01T00:00:00+00:00",
    "9999-12-31T23:59:59-12:00", "2026-01-01T20:00:00", "yesterday", "", DEEP, 5, None, b"2026-01-01T20:00:00+00:00",
]  # fmt: skip
NO_PLAYERS = [
    "", "null", "3", "[]", "{}", '"Anna"', "[1]", "[null]", '[["Anna"]]', '[""]', json.dumps(["A" * 61]),
    json.dumps(["A"] * 11), DEEP, f'["Anna", {DEEP}]', "Anna", 5, None, b'["Anna"]', " " * 10_000 + '["Anna"]',
]  # fmt: skip


@pytest.mark.parametrize("text", ["1970-01-01T00:00:00+00:00", "2026-01-01T20:00:00.5+02:00", "2999-12-30T00:00:00Z"])
def test_a_moment_has_a_zone_and_a_year_that_every_calendar_knows(text: str) -> None:
    assert moment(text).astimezone(UTC) == datetime.fromisoformat(text)


@pytest.mark.whole
@pytest.mark.parametrize("value", NO_MOMENT)
def test_what_is_no_moment_raises(value: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        moment(value)


def test_names_are_clean_and_of_some_length() -> None:
    assert name("Anna\u202e") == "Anna"
    assert name("A" * 60) == "A" * 60
    assert players('["Anna", "\\ud800"]') == ("Anna", "?")
    for value in ("", "A" * 61, 3, None, b"Anna", ["Anna"]):
        with pytest.raises((ValueError, TypeError)):
            name(value)


@pytest.mark.whole
@pytest.mark.parametrize("value", NO_PLAYERS)
def test_what_is_no_list_of_names_raises(value: Any) -> None:
    with pytest.raises((ValueError, TypeError, RecursionError)):
        players(value)


def test_types_are_exact() -> None:
    expect((1, "a", True), int, str, bool)
    for values in ((True, "a", True), (1, b"a", True), (1, "a", 1), (1, "a"), (1, "a", True, 1), (1.0, "a", True)):
        with pytest.raises(TypeError):
            expect(values, int, str, bool)


@pytest.mark.parametrize("error", [ValueError, RecursionError, OverflowError, MemoryError, AssertionError])
def test_whatever_one_row_raises_the_others_are_read(error: type[Exception]) -> None:
    def read(row: int) -> int:
        if row == 2:
            raise error
        return row

    found = listed([1, 2, 3], read)
    assert (list(found), found.left_out) == ([1, 3], 1)
    assert Listed().left_out == 0


def test_every_list_says_how_many_it_leaves_out(tmp_path: Path) -> None:
    database = Database(tmp_path)
    for lines in (3, 3, 100_000, 100_000):
        database.add(forward(new(), lines), "seed")
    assert (database.games().left_out, database.finished_in([0], 1000).left_out) == (0, 0)
    database._connection.execute("UPDATE game SET updated = '0001-01-01T00:00:00' WHERE id IN (2, 3)")
    games, finished = database.games(), database.finished_in([0], 1000)
    assert (sorted(game.id for game in games), games.left_out) == ([1, 4], 2)
    assert ([match.id for match in finished], finished.left_out) == ([4], 1)
    assert database.finished_one(3) is None
    assert [game.id for game in database.unfinished(["olsen"], 1)[0]] == [1]
    database.close()


@pytest.mark.parametrize("taken", [NUMBERS[-1], 2**63 - 1, NUMBERS[-2], -5])
def test_a_new_match_has_a_number_that_pages_can_name(tmp_path: Path, taken: int) -> None:
    """SQLite itself gives any number once the largest is taken; Qt's signals know none beyond 31 bits."""
    database = Database(tmp_path)
    database.add(new(), "seed")
    database._connection.execute("UPDATE game SET id = ?", (taken,))
    made = [database.add(forward(new(), 3), "seed") for _ in range(3)]
    assert all(number in NUMBERS for number in made)
    assert len({taken, *made}) == 4
    assert set(made) <= {game.id for game in database.games()}
    database.close()
