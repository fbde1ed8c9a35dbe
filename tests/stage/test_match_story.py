"""How a match was won or lost, from its rounds alone: the margin, the round that did it, and who was in front."""

from __future__ import annotations

import pytest

from cardtable.engine.round import RoundResult, Standing
from cardtable.messages import source_text
from cardtable.stage.scoring import margin, running_totals, story

NAMES = ["Ada", "Bo", "Cleo"]


def told(*rounds: tuple[int, ...], leaders: tuple[int, ...], fewest: bool = True) -> list[str]:
    results = [RoundResult((), scores, "", (0,) * len(scores)) for scores in rounds]
    totals = running_totals(results, len(rounds[0]))
    standing = Standing(totals[-1], True, leaders)
    return [line.render(source_text) for line in story(results, standing, NAMES, fewest)]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("rounds", "winner", "fewest", "lines"),
    [
        # Without her hundred points Ada would have won.
        (
            ((0, 20), (100, 40), (85, 120)),
            1,
            True,
            ["Ada lost it in round 2 (+100).", "Bo was in front from round 2 on."],
        ),
        # No round was so dear that another one would have won without it.
        (((5, 0), (5, 0), (6, 0)), 1, True, ["Bo was in front from the first round to the last."]),
        # Where most points win, it is won.
        (((9, 0), (0, 5), (0, 8)), 1, False, ["Bo won it in round 3 (+8).", "In front until the last round: Ada."]),
        # A total below zero is lost by who went down, also where most points win.
        (((2, 0), (-9, 3)), 1, False, ["Ada lost it in round 2 (−9).", "In front until the last round: Ada."]),
        (((0, 10), (20, 0), (20, 0)), 1, True, ["Bo was in front from round 2 on."]),
        (
            ((10, 0), (10, 0), (0, 10)),
            1,
            True,
            ["Ada lost it in round 1 (+10).", "Bo was in front from the first round to the last."],
        ),
    ],
)
def test_what_decided_a_match(rounds: tuple[tuple[int, ...], ...], winner: int, fewest: bool, lines: list[str]) -> None:
    assert told(*rounds, leaders=(winner,), fewest=fewest) == lines


def test_it_is_lost_against_the_next_best_and_not_against_the_last() -> None:
    rounds = ((0, 20, 30), (300, 20, 0), (0, 0, 40))
    assert told(*rounds, leaders=(1,))[0] == "Cleo lost it in round 3 (+40)."


def test_several_led_before_the_last_round() -> None:
    assert told((0, 0, 5), (30, 30, 0), leaders=(2,))[-1] == "In front until the last round: Ada and Bo."


def test_those_who_share_the_win_came_level_in_some_round() -> None:
    assert told((0, 20), (20, 0), leaders=(0, 1)) == ["Ada and Bo came level in round 2."]
    assert told((0, 20, 9), (20, 0, 9), (5, 5, 9), leaders=(0, 1)) == ["Ada and Bo came level in round 2."]
    assert told((5, 5, 9), (5, 5, 9), leaders=(0, 1)) == [], "they have always been level"


def test_nothing_is_made_up_where_one_round_was_all() -> None:
    assert told((0, 20), leaders=(0,)) == []
    assert told((0, 20), (20, 0), leaders=(0,)) == [], "totals do not say who"


@pytest.mark.whole
@pytest.mark.parametrize(
    ("totals", "leaders", "fewest", "ahead"),
    [
        ((185, 180), (1,), True, 5),
        ((3, 9, 7), (1,), False, 2),
        ((4, 4), (0, 1), False, 0),
        ((1, 1, 6), (0, 1), True, 5),
    ],
)
def test_the_margin_is_to_the_next_total(
    totals: tuple[int, ...], leaders: tuple[int, ...], fewest: bool, ahead: int
) -> None:
    assert margin(Standing(totals, True, leaders), fewest) == ahead
