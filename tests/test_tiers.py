"""The quick run leaves out what it says, and nothing else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from tests.tiers import KEPT, choose, is_a_cell, matrix_of, quick, values_of

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
]


def test_a_matrix_keeps_a_few_sets_a_table_all_rows_and_what_is_long_is_left_out() -> None:
    chosen = choose(ITEMS, everything=False, game="")
    assert Counter(one.originalname for one in chosen) == {"test_alone": 1, "test_matrix": KEPT, "test_table": 9}
    assert chosen == [one for one in ITEMS if one in quick(reversed(ITEMS))]
    assert choose(ITEMS, everything=True, game="") == ITEMS


def test_the_tests_of_a_game_are_those_that_name_it() -> None:
    assert Counter(one.originalname for one in choose(ITEMS, everything=False, game="olsen")) == {"test_matrix": 7}
    assert [one.name for one in choose(ITEMS, everything=False, game="svindl")] == ["test_svindl_for_hours"]


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
    if request.config.option.all:
        pytest.skip("everything was asked for")
    cells = Counter(matrix_of(item) for item in whole_run(request) if is_a_cell(item))
    assert max(cells.values()) <= KEPT
