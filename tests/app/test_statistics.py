"""Statistics and evenings: against a second count over the logs, and by hand where a rule is clear."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from functools import cache
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.app import match_summary
from cardtable.app.evenings import Evening, day_of, evenings
from cardtable.app.match_summary import MatchSummary, SeatSummary
from cardtable.app.statistics import (
    Opponent,
    a_year,
    by_game,
    by_opponent,
    chosen,
    figures,
    last_year,
    months,
    persons,
    results_of,
)
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.match import Match
from cardtable.stage.counted_events import Feat
from cardtable.store.database import Database
from tests.app.history import BEGIN, PEOPLE, finished
from tests.conformance.common import DEPTH, GAMES
from tests.every_game import every_game

NUMBER = 4 * DEPTH


@cache
def played() -> list[tuple[Match, datetime]]:
    """Matches of every game in a mixed order, each with when it ended."""
    matches = [finished(game, f"stat{number}") for number in range(NUMBER) for game in GAMES]
    Random(8).shuffle(matches)
    return [(match, BEGIN + timedelta(hours=9 * at)) for at, match in enumerate(matches)]


@cache
def summaries() -> list[MatchSummary]:
    return [
        match_summary.read(at, match.game.id, ended - timedelta(minutes=20), ended, match_summary.numbers_of(match))
        for at, (match, ended) in enumerate(played())
    ]


def sat(match: Match, name: str) -> int | None:
    """Where this person sat."""
    return next(
        (at for at, seat in enumerate(match.seats) if seat.name.lower() == name.lower() and not seat.level), None
    )


@pytest.mark.parametrize("retaken", [False, True])
@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("person", PEOPLE)
def test_figures_are_those_of_a_naive_count_over_the_logs(person: str, game: str, retaken: bool) -> None:
    mine = []
    for match, _ in played():
        seat = sat(match, person)
        if seat is not None and game in ("", match.game.id) and bool(match.retakes) == retaken:
            mine.append((match, seat))
    found = figures(chosen(results_of(person, summaries()), game, retaken=retaken))
    marks = "".join("W" if seat in match.standing.leaders else "l" for match, seat in mine)
    assert (found.played, found.won) == (len(marks), marks.count("W"))
    assert found.longest == max(map(len, marks.split("l")))
    assert found.current == len(marks) - len(marks.rstrip("W"))
    scores = [[result.scores[seat] for result in match.results] for match, seat in mine]
    assert found.rounds == sum(map(len, scores))
    assert found.rounds_won == sum(seat in result.winners for match, seat in mine for result in match.results)
    places = []
    for match, seat in mine:
        # That the game says them rightly is asked in conformance/test_places.py.
        view: Any = match.round.view(None)  # type: ignore[union-attr]
        places.append(every_game()[match.game.id].stage.scoring.places(view, match.standing)[seat])
    assert found.average_place == (sum(places) / len(places) if places else None)
    if len({match.game.id for match, _ in mine}) == 1:
        every = [score for of_one in scores for score in of_one]
        low = every_game()[mine[0][0].game.id].stage.scoring.fewest_wins
        assert (found.best, found.worst) == ((min(every), max(every)) if low else (max(every), min(every)))
        assert found.per_round == pytest.approx(sum(every) / len(every))
    else:
        assert (found.best, found.worst, found.per_round) == (None, None, None)
    caught = sum(
        (type(event).__name__ == "Penalized" and event.seat == seat)
        or (type(event).__name__ == "Accused" and event.cheat is not None and event.target == seat)
        for match, seat in mine
        for events in match.events
        for event in events
    )
    assert found.did(Feat.CAUGHT) == caught


@pytest.mark.parametrize("person", PEOPLE)
def test_against_somebody_count_the_matches_in_which_both_sat(person: str) -> None:
    results = results_of(person, summaries())
    for against, met in by_opponent(results).items():
        assert met == chosen(results, against=against)
        both = []
        for match, _ in played():
            seat = sat(match, person)
            others = [
                at for at, other in enumerate(match.seats)
                if (other.level == against.level if against.level else sat(match, against.name) == at)
            ]  # fmt: skip
            if seat is not None and others:
                both.append((match, seat, others))
        found = figures(chosen(results, against=against), against)
        assert found.played == len(both) > 0
        assert found.ahead + found.level + found.behind == len(both)
        signs: Counter[int] = Counter()
        for match, seat, others in both:
            places = every_game()[match.game.id].stage.scoring.places(match.round.view(None), match.standing)
            mine, best = (min(places[at] for at in these) for these in ([seat], others))
            signs[(mine > best) - (mine < best)] += 1
        assert (found.ahead, found.level, found.behind) == (signs[-1], signs[0], signs[1])


def test_neither_a_guest_nor_a_computer_player_is_met_by_name() -> None:
    for name in PEOPLE:
        results = results_of(name, summaries())
        for nobody in ("T1", "T2", "Gestur"):
            assert any(seat.name == nobody for match, _ in results for seat in match.seats)
            assert chosen(results, against=Opponent(nobody)) == []


def test_persons_are_those_who_are_nobodys_guest_in_any_spelling() -> None:
    found = persons(summaries())
    assert {name.casefold() for name in found} == {name.casefold() for name in PEOPLE}
    counts = [len(results_of(name, summaries())) for name in found]
    assert counts == sorted(counts, reverse=True)
    assert results_of("gestur", summaries()) == []
    assert all(one.name.casefold() != "gestur" for name in found for one in by_opponent(results_of(name, summaries())))
    results = results_of(found[0], summaries())
    assert by_game(results) == {game: chosen(results, game) for game in by_game(results)}
    assert sum(map(len, by_game(results).values())) == len(results)


def test_months_are_those_of_the_local_time() -> None:
    results = results_of("Anna", summaries())
    for zone in (UTC, ZoneInfo("Pacific/Auckland")):
        found = months(results, zone)
        assert sum(one.played for one in found) == len(results)
        assert sum(one.won for one in found) == figures(results).won
        assert [one[:2] for one in found] == sorted({one[:2] for one in found})
    late = results[-1]
    edge = late._replace(match=late.match._replace(ended=datetime(2026, 1, 31, 23, 30, tzinfo=UTC)))
    assert months([edge], UTC)[0][:2] == (2026, 1)
    assert months([edge], ZoneInfo("Europe/Oslo"))[0][:2] == (2026, 2)


# -- evenings ----------------------------------------------------------------------------------------------------------


def made(number: int, ended: datetime, *seats: tuple[str, int], level: str | None = None) -> MatchSummary:
    """A match with these persons at these places."""
    sitting = tuple(SeatSummary(name, level, False, place, 0, 0, 0, 0, {}) for name, place in seats)
    return MatchSummary(number, "olsen", ended, ended, "", 1, False, False, True, sitting)


OSLO = ZoneInfo("Europe/Oslo")


@pytest.mark.parametrize(
    ("when", "day"),
    [
        (datetime(2026, 3, 7, 23, 59, tzinfo=OSLO), date(2026, 3, 7)),
        (datetime(2026, 3, 8, 4, 59, tzinfo=OSLO), date(2026, 3, 7)),
        (datetime(2026, 3, 8, 5, 0, tzinfo=OSLO), date(2026, 3, 8)),
        # The night in which clocks go forward, and the one in which they go back.
        (datetime(2026, 3, 29, 4, 59, tzinfo=OSLO), date(2026, 3, 28)),
        (datetime(2026, 10, 25, 4, 59, tzinfo=OSLO), date(2026, 10, 24)),
        (datetime(2026, 10, 25, 5, 0, tzinfo=OSLO), date(2026, 10, 25)),
        (datetime(2026, 1, 1, 0, 30, tzinfo=OSLO), date(2025, 12, 31)),
    ],
)
def test_an_evening_goes_on_until_five_in_the_morning(when: datetime, day: date) -> None:
    assert day_of(when.astimezone(UTC), OSLO) == day


def test_an_evening_is_the_same_people_on_the_same_day() -> None:
    late = datetime(2026, 1, 1, 1, tzinfo=UTC)
    matches = [
        made(1, late - timedelta(hours=4), ("Anna", 1), ("Óli", 2)),
        made(2, late, ("óli", 1), ("ANNA", 1)),
        made(3, late, ("Anna", 1), ("Óli", 2), ("Dóra", 3)),
        made(4, late + timedelta(days=1), ("Anna", 2), ("Óli", 1)),
        made(5, late, ("Anna", 1)),
    ]
    found = evenings(matches, UTC)
    assert [(one.day, [match.id for match in one.matches]) for one in found] == [
        (date(2026, 1, 1), [4]),
        (date(2025, 12, 31), [1, 2]),
        (date(2025, 12, 31), [3]),
    ]
    # Each is called as the last match writes it.
    assert found[1].people == ("ANNA", "óli")


def test_who_wins_most_wins_the_evening_and_ties_are_shared() -> None:
    now = datetime(2026, 1, 1, 20, tzinfo=UTC)
    places = {"Anna": (1, 3, 2), "Bjarni": (3, 1, 2), "Dóra": (2, 2, 1), "Einar": (4, 4, 4)}
    matches = tuple(
        made(at, now + timedelta(minutes=at), *((name, of[at]) for name, of in places.items())) for at in range(3)
    )
    evening = Evening(date(2026, 1, 1), matches)
    table = evening.table()
    # Those who are level stand in the order of whom they have beaten, then of their names.
    assert [(row.name, row.wins) for row in table] == [("Dóra", 1), ("Anna", 1), ("Bjarni", 1), ("Einar", 0)]
    assert [seat.place for seat in table[0].results] == [2, 2, 1]
    assert [row.name for row in evening.winners] == ["Dóra", "Anna", "Bjarni"]
    twice = Evening(date(2026, 1, 1), (*matches, made(3, now, ("Anna", 1), ("Bjarni", 2), ("Dóra", 3), ("Einar", 4))))
    assert [row.name for row in twice.winners] == ["Anna"]
    nobody = made(4, now, ("Anna", 2), ("Bjarni", 2))
    assert Evening(date(2026, 1, 1), (nobody,)).winners == [], "a computer player has won it"


def test_evenings_of_random_matches_hold_every_match_of_several_people_once() -> None:
    found = evenings(summaries(), UTC)
    numbers = [match.id for one in found for match in one.matches]
    several = [
        at for at, (match, _) in enumerate(played())
        if len({seat.name.casefold() for seat in match.seats if seat.is_person and not seat.is_guest}) > 1
        and not match.retakes
    ]  # fmt: skip
    assert sorted(numbers) == several
    for one in found:
        people = {person.casefold() for person in one.people}
        won = [
            {seat.name.casefold() for seat in match.seats if seat.won and seat.is_person} & people
            for match in one.matches
        ]
        assert sum(row.wins for row in one.table()) == sum(map(len, won))


def test_what_does_not_count_in_an_evening_is_known() -> None:
    now = datetime(2026, 1, 1, 20, tzinfo=UTC)
    fair, taken = (made(at, now, ("Anna", 1), ("Óli", 2)) for at in (1, 2))
    alone = made(3, now, ("Anna", 1), ("Dóra", 2))._replace(retaken=True)
    (found,) = evenings([fair, taken._replace(retaken=True), alone], UTC)
    assert [match.id for match in found.matches] == [1]
    assert [match.id for match in found.uncounted] == [2]


def test_where_somebody_knew_more_no_evening_counts_it() -> None:
    fair = finished("olsen", "1")
    taken, begun, known = finished("olsen", "2"), finished("olsen", "3"), finished("olsen", "4")
    taken.retakes, begun.began, known.known = 1, 4, True
    moments = iter(datetime(2026, 11, 20, 19, minute, tzinfo=UTC) for minute in range(50))
    database = Database(None, lambda: next(moments))
    for match in (fair, taken, begun, known):
        database.add(match, "seed")
    summaries = MatchSummaries(database)
    summaries.look()
    summaries.count_all()
    assert [one.retaken for one in summaries.all()] == [bool(fair.retakes), True, True, True]
    found = [match.id for evening in evenings(summaries.all(), UTC, least=0) for match in evening.matches]
    assert found == ([] if fair.retakes else [1])
    database.close()


NAMES = st.sampled_from(["Anna", "ANNA", "anna", "Óli", "óli", "Þór"])


@given(st.lists(st.tuples(NAMES, st.sampled_from([None, None, "easy"]), st.booleans())))
def test_everybody_is_called_as_met_last(seats: list[tuple[str, str | None, bool]]) -> None:
    first = summaries()[0]
    sat = [first.seats[0]._replace(name=name, level=level, guest=guest) for name, level, guest in seats]
    people = [seat.name for seat in sat if seat.is_person]
    keys = [name.casefold() for name in people]
    order = sorted(set(keys), key=lambda key: (-keys.count(key), key))
    found = persons([first._replace(seats=(seat,)) for seat in sat])
    assert found == [next(name for name in reversed(people) if name.casefold() == key) for key in order]


MOMENTS = st.datetimes(datetime(2023, 1, 1), datetime(2026, 6, 1), timezones=st.just(UTC))


@given(st.lists(MOMENTS), st.sampled_from(["UTC", "Europe/Oslo", "Pacific/Kiritimati", "America/St_Johns"]))
def test_the_last_year_is_that_of_all_months(ended: list[datetime], zone: str) -> None:
    first = summaries()[0]
    person = next(seat.name for seat in first.seats if seat.is_person)
    results = results_of(person, [first._replace(ended=moment) for moment in sorted(ended)])
    assert last_year(results, ZoneInfo(zone)) == a_year(months(results, ZoneInfo(zone)))
