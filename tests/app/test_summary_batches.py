"""What is kept of many matches in one piece says what the matches themselves say, whatever happens to them."""

from __future__ import annotations

import json
import sqlite3
import sys
from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app import match_summary, summaries
from cardtable.app.people import change_people
from cardtable.app.settings import Settings
from cardtable.app.statistics import balances, figures, persons, results_of
from cardtable.app.summaries import Known, MatchSummaries, packed, unpacked
from cardtable.engine.match import Match
from cardtable.games.catalogue import covers
from cardtable.stage.counted_events import Feat
from cardtable.store import summary_cache
from cardtable.store.database import Database
from cardtable.store.people import together
from cardtable.store.summary_cache import TALLIES_NAME
from tests.app.history import PEOPLE, clock, finished

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LISTING = 3, "digest"
NAMES = st.sampled_from(["Anna", "ANNA", "Guðný", "Jón 2", "林"])
NUMBERS = st.integers(-match_summary.MOST, match_summary.MOST)
COUNTS = st.integers(0, match_summary.MOST)
TURNS = st.tuples(st.integers(1, 13), st.integers(13, 20), COUNTS).map(list)
CHEATS = st.tuples(
    COUNTS, COUNTS, st.sampled_from([["unfit", "KC", ""], ["tucked", "5S", "8D-2"], ["hidden", "JK1", ""]])
).map(lambda one: [*one[:2], *one[2]])
SEATS = st.tuples(
    NAMES, st.sampled_from([None, "easy", "hard"]), st.booleans(), st.integers(1, 9), NUMBERS, NUMBERS, NUMBERS, COUNTS,
    st.dictionaries(st.sampled_from([feat.value for feat in Feat]), COUNTS, max_size=2), st.integers(0, 12),
    st.sampled_from(["", "fox", "guest"]), st.booleans(), st.just([0, 1, 0]) | TURNS,
    st.lists(CHEATS, max_size=2),
).map(list)  # fmt: skip
ZONES = st.sampled_from([UTC, timezone(timedelta(hours=-9, minutes=-30))])
MOMENTS = st.datetimes(datetime(1971, 1, 1), datetime(2990, 1, 1), timezones=ZONES)


@st.composite
def known(draw: Callable[..., Any]) -> Known:
    """What row by row is read of a match."""
    numbers = [draw(st.sampled_from(["", "5", "short"])), draw(COUNTS), *(draw(st.booleans()) for _ in range(3))]
    seats = draw(st.lists(SEATS, min_size=1, max_size=5))
    seats[draw(st.integers(0, len(seats) - 1))][3] = 1
    match = draw(st.integers(1, 2**31 - 1)), draw(st.sampled_from(sorted(covers()))), draw(MOMENTS), draw(MOMENTS)
    return Known(draw(st.text()), draw(st.text()), match_summary.read(*match, [*numbers, seats]))


BATCHES = st.lists(known(), min_size=1, max_size=6)


@given(BATCHES)
def test_what_was_packed_comes_back(batch: list[Known]) -> None:
    found = unpacked(LISTING, packed(LISTING, batch))
    assert found == batch
    assert [type(one.summary.seats[0]) for one in found] == [match_summary.SeatSummary] * len(found)
    assert [one.summary.begun.utcoffset() for one in found] == [one.summary.begun.utcoffset() for one in batch]


@given(BATCHES)
def test_what_was_packed_of_other_matches_is_none(batch: list[Known]) -> None:
    for other in ((4, "digest"), (3, "another")):
        with pytest.raises(ValueError, match="other matches"):
            unpacked(other, packed(LISTING, batch))


def places(data: Any, path: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """The way to everything in JSON data."""
    yield path
    for key in range(len(data)) if isinstance(data, list) else list(data) if isinstance(data, dict) else ():
        yield from places(data[key], (*path, key))


ODD = st.sampled_from([None, True, 1.5, -1, 0, 10**7, 10**30, "x", "x" * 70, "", "\u202e", [], [1], {}, {"x": -1}])


@given(BATCHES, ODD, st.integers(0, 10**6))
def test_no_batch_says_what_no_row_may_say(batch: list[Known], odd: Any, seed: int) -> None:
    head, _, body = packed(LISTING, batch).partition(b"\n")
    data = json.loads(head)
    *way, last = Random(seed).choice([one for one in places(data) if one])
    inside = data
    for key in way:
        inside = inside[key]
    inside[last] = odd
    hold_to_rows(json.dumps(data).encode() + b"\n" + body)


@settings(max_examples=30)
@given(BATCHES)
def test_no_number_of_a_batch_is_one_that_no_row_may_have(batch: list[Known]) -> None:
    data = packed(LISTING, batch)
    for at in range(data.index(b"\n") + 1, len(data), 4):
        for odd in (-(2**31), 2**31 - 1, -1, 0, 1, 7):
            hold_to_rows(data[:at] + odd.to_bytes(4, sys.byteorder, signed=True) + data[at + 4 :])


@given(BATCHES, st.integers(0, 10**6))
def test_half_a_batch_is_none(batch: list[Known], length: int) -> None:
    data = packed(LISTING, batch)
    with pytest.raises(Exception):  # noqa: B017, PT011 - as it comes
        unpacked(LISTING, data[: length % len(data)])


def hold_to_rows(data: bytes) -> None:
    """Such a batch is refused, or everything in it would be taken from a row, too."""
    try:
        found = unpacked(LISTING, data)
    except Exception:
        return
    for _, _, (number, game, begun, ended, *numbers, seats) in found:
        rows = [[*seat[:-2], list(seat.big), match_summary.plain_cheats(seat.unnoticed)] for seat in seats]
        assert match_summary.read(number, game, begun, ended, [*numbers, rows])[4:] == (*numbers, seats)


# -- whatever happens to the matches -----------------------------------------------------------------------------------


@cache
def played() -> list[Match]:
    """With persons, guests and computer players in the seats."""
    return [finished(game, f"kept{at}") for at, game in enumerate(["veidimadur", "olsen", "svindl"] * 3)]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches of three matches, the least of which is kept."""
    monkeypatch.setattr(summaries, "LEAST", 1)
    for module in (summaries, summary_cache):
        monkeypatch.setattr(module, "BATCH", 3)


class House:
    """Somebody who looks at statistics now and then, plays, deletes, and calls people otherwise."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.times = clock()
        self.forgotten: set[str] = set()
        self.settings = Settings()
        self.open()

    def open(self) -> None:
        self.database = Database(self.folder, lambda: next(self.times))
        self.looking = MatchSummaries(self.database)

    def close(self) -> None:
        self.database.close()

    def again(self, rng: Random) -> None:
        self.close()
        self.open()

    def look(self, rng: Random) -> None:
        self.looking.look()
        self.looking.count_all()
        while rng.random() < 0.8 and self.looking.keep_next():
            pass

    def glance(self, rng: Random) -> None:
        self.looking.look()
        while rng.random() < 0.7 and (self.looking.count_next() or self.looking.keep_next()):
            self.looking.keep_next()

    def look_at_all(self, rng: Random) -> None:
        self.look(rng)
        while self.looking.keep_next():
            pass

    def play(self, rng: Random) -> None:
        for match in rng.sample(played(), 2):
            self.database.add(match, str(rng.random()))

    def copy(self, rng: Random) -> None:
        if number := self.one(rng):
            self.database.add(self.database.load(number).match, rng.choice(["seed", "1"]))

    def delete(self, rng: Random) -> None:
        if number := self.one(rng):
            self.database.delete(number)

    def spoil(self, rng: Random) -> None:
        if number := self.one(rng):
            self.database.summaries.drop([number])

    def damage(self, rng: Random) -> None:
        self.close()
        if (self.folder / TALLIES_NAME).exists():
            file = sqlite3.connect(self.folder / TALLIES_NAME)
            table = rng.choice(["batch", "tally"])
            file.execute(f"UPDATE {table} SET data = substr(data, 3) WHERE rowid % 2 = {rng.randrange(2)}")
            file.commit()
            file.close()
        self.open()

    def unlist(self, rng: Random) -> None:
        if number := self.one(rng):
            self.database.change(lambda file: file.execute("UPDATE game SET game = '?' WHERE id = ?", (number,)))

    def take_back(self, rng: Random) -> None:
        if number := self.one(rng):
            match = self.database.load(number).match
            match.rewind(len(match.log) - 1)
            self.database.save(number, match)

    def rename(self, rng: Random) -> None:
        before, after = rng.choice(PEOPLE), rng.choice([*PEOPLE, "Sigga"])
        if together(self.database, {before: after}) is None:
            self.change({before: after})

    def forget(self, rng: Random) -> None:
        name = rng.choice(PEOPLE)
        self.change({}, (name,))
        self.forgotten.add(name)

    def change(self, names: dict[str, str], forgotten: tuple[str, ...] = ()) -> None:
        assert change_people(self.database, self.settings, lambda _: True, [], names, forgotten, "Gestur")

    def one(self, rng: Random) -> int | None:
        return rng.choice([match.id for match in self.database.finished_in([0], 1000)] or [None])

    def expect_right(self) -> None:
        """What is shown is what is counted from the matches alone."""
        plain = MatchSummaries(self.database)
        self.looking.look()
        self.looking.count_all()
        found = self.looking.all()
        known, self.database.summaries = self.database.summaries, summary_cache.SummaryCache(None)
        plain.look()
        plain.count_all()
        self.database.summaries = known
        assert found == plain.all()
        assert (self.looking.counted, self.looking.left_out) == (plain.counted, plain.left_out)
        assert persons(found) == persons(plain.all())
        for name in (*PEOPLE, "Sigga"):
            mine, theirs = results_of(name, found), results_of(name, plain.all())
            assert (figures(mine), balances(mine)) == (figures(theirs), balances(theirs))


DEEDS = [
    House.again, House.glance, House.look, House.look_at_all, House.play, House.copy, House.delete, House.spoil,
    House.damage, House.take_back, House.rename, House.forget, House.unlist,
]  # fmt: skip


@pytest.mark.usefixtures("small")
@settings(max_examples=40)
@given(st.lists(st.sampled_from(DEEDS), min_size=3, max_size=12), st.integers(0, 2**32))
def test_figures_from_batches_are_those_of_the_matches(deeds: list[Callable[[House, Random], None]], seed: int) -> None:
    rng = Random(seed)
    with TemporaryDirectory() as folder:
        house = House(Path(folder))
        for _ in range(4):
            house.play(rng)
        house.look_at_all(rng)
        for deed in deeds:
            deed(house, rng)
        house.expect_right()
        house.look_at_all(rng)
        house.again(rng)
        house.expect_right()
        house.close()


@pytest.fixture
def house(tmp_path: Path, small: None) -> Iterator[House]:
    """Seven matches, all of them kept in batches, and the program started anew."""
    found = House(tmp_path)
    for match in played()[:7]:
        found.database.add(match, "seed")
    found.look_at_all(Random(1))
    found.again(Random(1))
    yield found
    found.close()


def in_file(folder: Path, name: str) -> bool:
    """Whether a name stands in the file of tallies, or in what SQLite keeps beside it."""
    written = (name.encode(), json.dumps(name)[1:-1].encode())
    found = [path.read_bytes() for path in folder.glob(TALLIES_NAME + "*")]
    return any(text in data for data in found for text in written)


def expect_from_batches(house: House, monkeypatch: pytest.MonkeyPatch, many: int) -> None:
    """So many matches are known without a row."""
    monkeypatch.setattr(MatchSummaries, "_take", lambda *_: pytest.fail("a row is read"))
    house.looking.look()
    assert (len(house.looking.all()), house.looking.waiting) == (many, 0)
    assert not house.looking.keep_next(), "all of it is kept"


def test_what_is_in_batches_is_read_from_no_row(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_from_batches(house, monkeypatch, 7)


def test_only_the_batch_of_a_new_match_is_read_row_by_row(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.database.add(played()[7], "seed")
    taken: list[int] = []
    take = MatchSummaries._take
    monkeypatch.setattr(
        MatchSummaries, "_take", lambda self, match, *row: (taken.append(match.id), take(self, match, *row))[1]
    )
    house.looking.look()
    assert taken == [6, 7, 8]


def test_a_file_of_the_form_before_keeps_its_rows(house: House) -> None:
    before = house.looking
    before.look()
    house.close()
    file = sqlite3.connect(house.folder / TALLIES_NAME)
    file.executescript("DROP TABLE batch; PRAGMA user_version = 2")
    file.close()
    house.open()
    house.looking.look()
    assert (house.looking.waiting, house.looking.all()) == (0, before.all())
    assert house.looking.keep_next()


def test_a_batch_is_made_anew_with_a_new_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.looking.look()
    house.database.add(played()[7], "seed")
    house.look_at_all(Random(1))
    house.again(Random(1))
    expect_from_batches(house, monkeypatch, 8)


def test_no_batch_is_kept_before_all_of_it_is_counted(house: House) -> None:
    house.database.add(played()[7], "seed")
    house.looking.look()
    assert house.looking.waiting == 1
    assert not house.looking.keep_next()
    house.looking.count_all()
    assert house.looking.keep_next()


def test_nothing_is_kept_that_may_be_gone_by_now(house: House) -> None:
    house.database.summaries.drop([1, 4])
    house.look(Random(1))
    house.look_at_all(Random(1))
    for change in (
        lambda: house.database.summaries.drop([1]),
        lambda: house.database.change(lambda file: file.execute("UPDATE game SET name = 'x'")),
    ):
        house.database.summaries.drop([4])
        house.database.add(played()[7], "seed")
        house.looking.look()
        house.looking.count_all()
        change()
        assert not house.looking.keep_next()


def test_what_was_dropped_is_not_known_any_more(house: House) -> None:
    house.looking.look()
    row = house.database.summaries.rows()[1]
    house.database.summaries.drop([1])
    house.database.summaries.put([(1, row._replace(data=row.data.replace("T0", "T9").replace("Anna", "Arna")))])
    house.database.add(played()[7], "seed")
    before = house.looking.all()
    house.looking.look()
    assert house.looking.all()[0].id == before[0].id == 1
    assert house.looking.all()[0] != before[0]


def test_a_batch_that_was_damaged_is_made_anew(house: House) -> None:
    house.close()
    file = sqlite3.connect(house.folder / TALLIES_NAME)
    for number, data in file.execute("SELECT number, data FROM batch").fetchall():
        swapped = data[:-4] + bytes([data[-4] ^ 1]) + data[-3:]
        file.execute("UPDATE batch SET data = ? WHERE number = ?", (swapped, number))
    file.commit()
    file.close()
    house.open()
    house.expect_right()
    assert house.looking.keep_next()


@pytest.mark.parametrize(
    "change",
    [
        "created = '2024-01-01T00:00:00+00:00'", "updated = substr(updated, 1, 17) || '30' || substr(updated, 20)",
        "digest = 'x'", "game = 'bridge'", "over = 0", "players = '[]'", "created = 'x'",
    ],
)  # fmt: skip
def test_whatever_the_list_says_otherwise_is_seen(house: House, change: str) -> None:
    for number, again in ((4, False), (5, True)):
        house.looking.look()
        script = f"UPDATE game SET {change} WHERE id = {number}"
        house.database.change(lambda file, script=script: file.execute(script))  # type: ignore[misc]
        if again:
            house.again(Random(1))
        house.expect_right()


@pytest.mark.parametrize("name", PEOPLE)
def test_of_who_is_forgotten_no_batch_knows(house: House, name: str) -> None:
    house.looking.look()
    assert in_file(house.folder, name)
    house.change({}, (name, name.lower()))
    house.close()
    assert not in_file(house.folder, name), "at once"
    house.open()
    house.look_at_all(Random(1))
    house.close()
    assert not in_file(house.folder, name)
    assert not in_file(house.folder, name.lower())
    house.open()
    house.expect_right()


def test_of_a_match_that_is_deleted_no_batch_knows(house: House) -> None:
    house.looking.look()
    for one in house.looking.all():
        house.database.delete(one.id)
        assert not house.looking.keep_next(), "what was seen before is kept no more"
    house.close()
    assert not any(in_file(house.folder, name) for name in PEOPLE)
    house.open()


def test_a_guest_who_is_called_as_who_was_forgotten_is_a_guest_at_once(house: House) -> None:
    house.looking.look()
    name = persons(house.looking.all())[0]
    assert change_people(house.database, house.settings, lambda _: True, [], {}, (name,), name)
    for number in house.database.summaries.numbers() | {one.id for one in house.looking.all()}:
        match = house.database.finished_one(number) and house.database.load(number).match
        assert match is None or MatchSummaries(house.database).one(number, match)
    house.expect_right()
    assert name not in persons(house.looking.all())
