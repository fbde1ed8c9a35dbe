"""How many matches each person has won this evening, read from what ended since it began and nothing else."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from cardtable.app.evenings import is_notorious, notorious, won_tonight
from cardtable.app.match_summary import MatchSummary, SeatSummary
from cardtable.app.summaries import MatchSummaries, count_at_the_table
from cardtable.cards import Card
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.stage.counted_events import Cheat, Unnoticed
from cardtable.store.database import Database
from cardtable.store.errors import StoreError, damaged
from tests.app.desk import at_table
from tests.app.test_round_end import ended, phases
from tests.store.common import forward
from tests.ui.tables import position

LATE = datetime(2026, 11, 21, 22, 0).astimezone()
PEOPLE = ("Amma", "Jón")


class Clock:
    """The hour of the database."""

    def __init__(self) -> None:
        self.now = LATE

    def __call__(self) -> datetime:
        return self.now.astimezone(UTC)


def finish(database: Database, seed: int, *names: str) -> str:
    """A match of these people, played to its end; who has won."""
    game = entry("klikk")
    seats = [Seat(name, None, at) for at, name in enumerate(names)]
    match = Match(game.game, game.game.options.read({}), seats, "K7QF-2M9Z")
    forward(match, 5000, Random(seed))
    assert match.over
    number = database.add(match, str(seed))
    count_at_the_table(database, number, match)
    (found,) = [one for one in MatchSummaries(database).ended_since(LATE - timedelta(days=9)) if one.id == number]
    return next(seat.name for seat in found.seats if seat.won)


@pytest.mark.parametrize("read_before", [False, True])
def test_an_evening_lasts_until_five_and_is_of_those_who_sit_together(tmp_path, read_before: bool) -> None:
    clock = Clock()
    database = Database(tmp_path, clock)
    summaries = MatchSummaries(database)
    assert won_tonight(summaries, PEOPLE, clock()) == {}
    clock.now = LATE - timedelta(days=1)
    finish(database, 1, *PEOPLE)
    clock.now = LATE
    expected = dict.fromkeys(PEOPLE, 0)
    expected[finish(database, 2, *PEOPLE)] += 1
    finish(database, 3, "Amma", "Birta")
    clock.now = LATE + timedelta(hours=4)
    expected[finish(database, 4, *PEOPLE)] += 1
    if read_before:
        summaries.look()
        database.summaries.rows()
    assert won_tonight(summaries, ("amma", "JÓN"), clock()) == expected
    assert won_tonight(summaries, ("Amma",), clock()) == {}, "playing alone makes no evening"
    clock.now = LATE + timedelta(hours=9)
    assert won_tonight(summaries, PEOPLE, clock()) == {}, "a new day has begun"
    database.close()


def test_an_evening_under_a_wrong_clock_is_not_every_evening_from_then_on(tmp_path) -> None:
    clock = Clock()
    database = Database(tmp_path, clock)
    clock.now = LATE + timedelta(days=400)
    finish(database, 1, *PEOPLE)
    clock.now = LATE
    assert won_tonight(MatchSummaries(database), PEOPLE, clock()) == {}
    expected = dict.fromkeys(PEOPLE, 0)
    expected[finish(database, 2, *PEOPLE)] += 1
    assert won_tonight(MatchSummaries(database), PEOPLE, clock()) == expected
    clock.now = LATE + timedelta(days=400)
    assert won_tonight(MatchSummaries(database), PEOPLE, clock()) != {}, "the day itself"
    database.close()
    assert not is_notorious([summary(LATE + timedelta(days=400), "Jón", 6)], "Jón", LATE)


def summary(ended: datetime, name: str, cheats: int) -> MatchSummary:
    """A match of a person who cheated so often without being noticed, against a computer player."""
    cheat = Unnoticed(6, 9, Cheat.HIDDEN, Card.parse("KD"))
    person = SeatSummary(name, None, False, 1, 0, 0, 0, 1, {}, unnoticed=(cheat,) * cheats)
    other = SeatSummary("Reynard", "medium", False, 2, 9, 9, 9, 0, {})
    return MatchSummary(1, "svindl", ended, ended, "", 1, True, False, True, (person, other))


def test_a_month_long_all_know_of_three_cheats_that_nobody_noticed() -> None:
    before = [summary(LATE - timedelta(days=40), "Jón", 6), summary(LATE - timedelta(days=20), "Jón", 2)]
    assert not is_notorious(before, "Jón", LATE)
    after = [*before, summary(LATE - timedelta(days=1), "JÓN", 1)]
    assert is_notorious(after, "Jón", LATE)
    assert not is_notorious(after, "Amma", LATE)
    assert not is_notorious(after, "Jón", LATE + timedelta(days=12))


def test_the_table_tells_its_computer_players_and_no_person_of_it(monkeypatch) -> None:
    seats = (Seat("Amma"), Seat("Jón", None, 1), Seat("Reynard", "medium", 2))
    with closing(Database(None)) as database:
        summaries = MatchSummaries(database)
        monkeypatch.setattr(summaries, "ended_since", lambda _: [summary(LATE, "Jón", 3), summary(LATE, "Amma", 1)])
        assert notorious(summaries, seats, LATE) == {1}
    table = at_table(position(["6C KD 4H 9S"] * 3, "2C", options=entry("svindl").game.options()), 2, "svindl").table
    table.notorious = frozenset({1})
    assert table.question(2).view.caught == (0, 1, 0)
    assert table.round.view(0).caught == table.round.view(2).caught == (0, 0, 0)


def test_a_file_that_cannot_be_read_says_nothing(monkeypatch) -> None:
    database = Database(None)

    def broken(_: datetime) -> list[object]:
        raise damaged("games.sqlite")

    monkeypatch.setattr(database, "finished_since", broken)
    with pytest.raises(StoreError):
        database.finished_since(LATE)
    assert won_tonight(MatchSummaries(database), PEOPLE, LATE) == {}
    database.close()


def test_the_panel_says_how_the_evening_stands_of_those_who_play() -> None:
    at = ended("olsen")
    at.tonight = {at.table.match.seats[0].name.upper(): 2}
    assert phases(at)[-1].evening == ((0, 2),)
