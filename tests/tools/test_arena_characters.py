"""A counter that names characters."""

from __future__ import annotations

from cardtable.players.decision import Level, Style
from tools.arena.characters import Portrait, report, sitting


def test_the_nearest_portrait_is_named_where_counts_are_measured_by_their_spread() -> None:
    one = {
        Style.CAREFUL: [{"low": 0.8, "loud": 9.0}, {"low": 0.9, "loud": 1.0}],
        Style.GREEDY: [{"low": 0.1, "loud": 4.0}],
    }
    assert Portrait.learned(one).names({"low": 0.2, "loud": 5.0}) is Style.GREEDY
    assert Portrait.learned(one).names({"low": 0.7}) is Style.CAREFUL


def test_a_sitting_is_counted_alike_each_time() -> None:
    for game in ("olsen", "veidimadur", "two_of_three"):
        counted = [sitting(game, Level.EASY, Style.GREEDY, 2, 2, "test") for _ in range(2)]
        assert counted[0] == counted[1] != {}
        assert "named" in report(game, Level.EASY, 2, dict.fromkeys(Style, counted))
