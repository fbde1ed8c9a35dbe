"""What players remember: on values, for every level."""

from __future__ import annotations

import pytest

from cardtable.players.decision import Level
from cardtable.players.memory import remembers, since

FORGETTING = (Level.EASY, Level.MEDIUM)


def share(level: Level, age: int, seat: int = 0) -> float:
    """How many of a thousand facts of this age are remembered."""
    return sum(remembers(("fact", number), age, level, seat) for number in range(1000)) / 1000


def test_the_best_player_remembers_all() -> None:
    assert share(Level.HARD, 10_000) == 1


@pytest.mark.parametrize("level", FORGETTING)
def test_what_was_just_said_never_fades_and_the_rest_more_and_more(level: Level) -> None:
    assert share(level, 0) == share(level, 1) == 1
    ages = [share(level, age) for age in range(1, 40)]
    assert ages == sorted(ages, reverse=True)
    assert ages[-1] < 0.1


def test_a_middle_player_remembers_more_than_an_easy_one() -> None:
    assert all(share(Level.MEDIUM, age) > share(Level.EASY, age) for age in range(2, 12))
    assert 0.45 < share(Level.MEDIUM, 7) < 0.55


@pytest.mark.parametrize("level", FORGETTING)
def test_asking_twice_changes_nothing_and_what_is_forgotten_stays_so(level: Level) -> None:
    for number in range(300):
        known = [remembers(("fact", number), age, level, 1) for age in range(30)]
        assert known == [remembers(("fact", number), age, level, 1) for age in range(30)]
        assert known == sorted(known, reverse=True)


def test_each_player_remembers_other_things() -> None:
    mine, theirs = ([remembers(number, 7, Level.MEDIUM, seat) for number in range(300)] for seat in (0, 1))
    assert mine != theirs


def test_own_deeds_last_longest() -> None:
    """Only one's own later deeds push them back: the last one is never forgotten."""
    doers = (0, 1, 2, 1, 2, 0, 1, 2)
    assert [since(doers, number, 0) for number in range(len(doers))] == [1, 6, 5, 4, 3, 0, 1, 0]
    assert since(doers, 0, 1) == 7
