"""The quick run leaves out what it says, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from tests.tiers import KEPT, choose, is_a_cell, matrix_of, paired, quick, values_of

TABLES = ("_vectors", "_house_rules", "_refusals")
LEAST = 20


def item(name: str, mark: str = "", **values: object) -> Any:
    """A test as pytest collects it, with what was put in."""
    cell = f"[{'-'.join(map(str, values.values()))}]" if values else ""
    path = Path("tests/somewhere/test_something.py")
    made = SimpleNamespace(name=name + cell, nodeid=f"{path}::{name}{cell}", path=path, originalname=name)
    made.get_closest_marker = lambda asked: asked if asked == mark else None
    if values:
        made.callspec = SimpleNamespace(params=values)
    return made


ITEMS = [
    item("test_alone"),
    *(item("test_matrix", game=game, language=one) for game in ("olsen", "klikk", "manni") for one in "abcdefg"),
    *(item("test_table", "whole", row=row) for row in range(9)),
    item("test_svindl_for_hours", "long"),
    item("test_every_night", "nightly", game="svindl"),
]


def test_a_matrix_keeps_a_few_sets_a_table_all_rows_and_what_is_long_is_left_out() -> None:
    chosen = choose(ITEMS)
    assert Counter(one.originalname for one in chosen) == {"test_alone": 1, "test_matrix": KEPT, "test_table": 9}
    assert [one.name for one in chosen] == [one.name for one in ITEMS if one in quick(reversed(ITEMS[:-1]))]


def test_the_rest_is_what_the_quick_run_leaves_out_of_all_and_the_long_ones_come_first() -> None:
    names, rest, every = [sorted(one.name for one in choose(ITEMS, run)) for run in ("quick", "rest", "all")]
    assert every == sorted(names + rest) == sorted(one.name for one in ITEMS if one.originalname != "test_every_night")
    assert [choose(ITEMS, run)[0].name for run in ("all", "rest")] == ["test_svindl_for_hours"] * 2


def test_what_is_nightly_runs_at_night_alone() -> None:
    (alone,) = choose(ITEMS, "nightly")
    assert alone.originalname == "test_every_night"
    assert alone not in choose(ITEMS, game="svindl")


def test_a_game_is_tested_by_what_belongs_to_none_and_then_by_what_names_it() -> None:
    nameless = {"test_alone": 1, "test_table": 9}
    chosen = choose(ITEMS, game="olsen")
    assert Counter(one.originalname for one in chosen) == {**nameless, "test_matrix": 7}
    assert [one.originalname for one in chosen[10:]] == ["test_matrix"] * 7
    assert [one.name for one in choose(ITEMS, game="svindl")][10:] == ["test_svindl_for_hours"]


@pytest.mark.parametrize(("ones", "ways"), [("abcdefg", "xyz"), ("ab", "vwxyz"), ("abc", "xyz")])
def test_of_all_pairs_each_one_and_each_way_comes_in_a_change_and_the_others_at_night(ones: str, ways: str) -> None:
    pairs: Any = paired(ones, ways)
    assert sorted(pair.values for pair in pairs) == sorted(product(ones, ways))
    daily = [pair.values for pair in pairs if not pair.marks]
    assert len(daily) == max(len(ones), len(ways))
    assert {one for one, _ in daily} == {*ones}
    assert {way for _, way in daily} == {*ways}
    assert {mark.name for pair in pairs for mark in pair.marks} == {"nightly"}


def whole_run(request: pytest.FixtureRequest) -> list[pytest.Item]:
    """All tests that were chosen, where nobody chose files."""
    if request.config.args_source is request.config.ArgsSource.ARGS or request.config.option.game:
        pytest.skip("only some tests were asked for")
    return list(request.session.items)


def test_every_game_and_every_language_is_met(request) -> None:
    met = Counter(value for item in whole_run(request) for value in values_of(item) if isinstance(value, str))
    assert {name: met[name] for name in (*catalogue(), *LANGUAGES) if met[name] < LEAST} == {}


def test_no_table_of_the_rules_is_thinned(request) -> None:
    cells = {item.path.stem for item in whole_run(request) if is_a_cell(item) and item.path.parent.name == "games"}
    assert [name for name in sorted(cells) if name.endswith(TABLES)] == []


def test_no_matrix_keeps_more_than_a_few_sets(request) -> None:
    if request.config.option.run != "quick":
        pytest.skip("more than the quick tests were asked for")
    cells = Counter(matrix_of(item) for item in whole_run(request) if is_a_cell(item))
    assert max(cells.values()) <= KEPT
