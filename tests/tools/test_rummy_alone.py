"""Rounds that two sides play alone, and how they are held against each other."""

from __future__ import annotations

import pytest

from cardtable.games.rummy.players import drawing, outlook
from tools.arena.families.rummy.alone import LONGEST, Course, ahead, compare, course, weighing
from tools.arena.sides import Side

NEVER = LONGEST + 1
FAST = Course((90, 80, 20, 0), 2, 3, 0)
SLOW = Course((100, 90, 80, 70, 60, 0), 5, 5, 1)
STUCK = Course((100,) * (LONGEST + 1), LONGEST, NEVER, 0)


def test_who_is_out_first_gets_what_the_other_one_holds() -> None:
    """Half of the rounds end before the other one's third turn, half after it."""
    assert ahead(FAST, SLOW) == 75
    assert ahead(SLOW, FAST) == -75


def test_who_is_out_in_the_same_turn_is_so_first_half_the_time() -> None:
    assert ahead(FAST, FAST) == 0
    assert ahead(FAST, Course((90, 80, 40, 0), 3, 3, 0)) == 10


def test_nobody_gains_where_nobody_is_out() -> None:
    assert ahead(STUCK, STUCK) == 0
    assert ahead(FAST, STUCK) == 100


def test_the_same_courses_are_even() -> None:
    courses = [FAST, SLOW, STUCK]
    found = compare(courses, courses)
    assert found.mean == pytest.approx(0.0)
    assert found.margin == pytest.approx(0.0)


def test_a_course_ends_with_an_empty_hand() -> None:
    found = course("shanghai", Side("shanghai", "amateur"), 3, "rhubarb")
    assert found == course("shanghai", Side("shanghai", "amateur"), 3, "rhubarb")
    assert 0 < found.down <= found.out <= NEVER
    assert (found.points[-1] == 0) == (found.out <= LONGEST)


def test_weights_are_changed_for_a_while_only() -> None:
    before = outlook.WEIGHTS
    with weighing({"late": 1.0}):
        assert outlook.WEIGHTS.late == drawing.WEIGHTS.late == 1.0
    assert outlook.WEIGHTS is drawing.WEIGHTS is before
