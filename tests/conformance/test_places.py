"""Where everybody came: statistics say what the table showed when the match was over, in every game."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from cardtable.app.evenings import Evening, beaten
from cardtable.app.match_summary import MatchSummary, numbers_of, read
from cardtable.engine.match import Match
from cardtable.messages import source_text
from tests.app.history import BEGIN, finished
from tests.every_game import every_game

SEEDS = ("one", "two", "three", "four", "five", "six")


def summary_of(match: Match, number: int = 1) -> MatchSummary:
    return read(number, match.game.id, BEGIN, BEGIN, numbers_of(match))


def last_view(match: Match) -> Any:
    assert match.round is not None
    return match.round.view(None)


def order_shown(match: Match) -> list[int]:
    """The seats as the panel lists them when the match is over."""
    stage, names = every_game()[match.game.id].stage, [seat.name for seat in match.seats]
    sheet = stage.scoring.account_sheet(last_view(match), match.options, match.results, match.standing, names)
    assert sheet.title.render(source_text)
    return [row.seat for row in sheet.rows]


@pytest.mark.parametrize("game", every_game())
def test_statistics_tell_the_order_that_the_table_shows(game: str) -> None:
    for seed in SEEDS:
        match = finished(game, seed)
        places = [seat.place for seat in summary_of(match).seats]
        shown = [places[seat] for seat in order_shown(match)]
        assert shown == sorted(shown)
        assert {seat for seat, place in enumerate(places) if place == 1} == set(match.standing.leaders)
        for place in places:
            assert place == 1 + sum(other < place for other in places), "as many are before as have a better place"
        scoring, totals, view = every_game()[game].stage.scoring, match.standing.totals, last_view(match)
        order = [scoring.place(view, seat, total) for seat, total in enumerate(totals)]
        for seat, other in combinations(range(len(places)), 2):
            if 1 not in (places[seat], places[other]):
                assert (places[seat] == places[other]) == (order[seat] == order[other])


def test_a_game_for_two_weighs_as_much_as_one_for_many() -> None:
    two, five = (summary_of(match) for match in (match_of(2), match_of(5)))
    assert beaten(1, with_places(two, 1, 2)) == 1
    assert beaten(2, with_places(two, 1, 2)) == 0
    assert beaten(2, with_places(five, 1, 2, 2, 4, 5)) == Fraction(2 * 2 + 1, 2 * 4)
    assert beaten(1, with_places(five, 1, 1, 1, 1, 1)) == Fraction(1, 2)


def test_an_evening_is_ordered_by_whom_one_has_beaten() -> None:
    """Second of five is better than second of two, whoever else sat there."""
    pair, many = summary_of(match_of(2)), summary_of(match_of(5))
    evening = Evening(BEGIN.date(), (called(with_places(pair, 1, 2), "Anna", "Óli"),
                                     called(with_places(many, 5, 2, 1, 3, 4), "Anna", "Óli")))  # fmt: skip
    assert [(row.name, row.wins) for row in evening.table()] == [("Anna", 1), ("Óli", 0)]
    assert [row.name for row in evening.winners] == ["Anna"]
    one_each = Evening(BEGIN.date(), (called(with_places(pair, 1, 2), "Anna", "Óli"),
                                      called(with_places(many, 5, 1, 2, 3, 4), "Anna", "Óli"),
                                      called(with_places(many, 3, 2, 1, 4, 5), "Anna", "Óli")))  # fmt: skip
    assert [(row.name, row.wins) for row in one_each.table()] == [("Óli", 1), ("Anna", 1)]
    level = Evening(BEGIN.date(), (called(with_places(pair, 1, 1), "Anna", "Óli"),))
    assert [row.name for row in level.winners] == ["Anna", "Óli"]


def match_of(players: int) -> Match:
    games = [game for game, known in every_game().items() if players in known.game.seat_counts]
    played = (finished(game, f"{number}") for game in games for number in range(30))
    return next(match for match in played if len(match.seats) == players)


def with_places(summary: MatchSummary, *places: int) -> MatchSummary:
    seats = tuple(seat._replace(place=place) for seat, place in zip(summary.seats, places, strict=True))
    return summary._replace(seats=seats)


def called(summary: MatchSummary, *persons: str) -> MatchSummary:
    """These persons in the first seats, computer players in the others."""
    seats = tuple(
        seat._replace(name=persons[at] if at < len(persons) else f"T{at}", guest=False,
                      level=None if at < len(persons) else "easy")
        for at, seat in enumerate(summary.seats)
    )  # fmt: skip
    return summary._replace(seats=seats)
