"""Which tests run: the quick run keeps a few sets of every multiplied matrix, ``--rest`` runs what it leaves out.

A *matrix* is one test asked of many games, languages, sizes, levels or numbers of players: each cell says the same
thing, so the quick run keeps :data:`KEPT` of them, chosen by a fixed hash, and over the suite meets every game and
language many times. Tests marked ``whole`` are tables: each row is a case of its own, and none is ever left out. Tests
marked ``long`` repeat with real processes, whole matches or many deals what quick tests hold in small; they belong to
the rest. ``--all`` is both. Tests marked ``nightly`` guard a release rather than a change, and run with ``--nightly``
alone.
"""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.every_game import every_game

KEPT = 3
RUNS = {
    "all": "the quick tests and the rest",
    "rest": "what the quick run leaves out of all",
    "nightly": "what guards a release: long attacks, arenas, each poison alone, installers",
}


def choose(items: Sequence[pytest.Item], run: str = "quick", game: str = "") -> list[pytest.Item]:
    """The tests of a run or of a game: the long ones first, so that nobody waits for one of them at the end."""
    if run == "nightly":
        return [item for item in items if has(item, "nightly")]
    daily = [item for item in items if not has(item, "nightly")]
    if game:
        return of_game(daily, game)
    if run == "quick":
        return quick(daily)
    if run == "rest":
        kept = {item.nodeid for item in quick(daily)}
        daily = [item for item in daily if item.nodeid not in kept]
    return sorted(daily, key=lambda item: not has(item, "long"))


def of_game(items: Sequence[pytest.Item], game: str) -> list[pytest.Item]:
    """The quick tests that belong to no game, which a new one can break as well; then every one that belongs to it."""
    own = [item for item in items if belongs_to(item, game)]
    nameless = [item for item in quick(items) if not any(belongs_to(item, one) for one in every_game())]
    return [*nameless, *own]


def quick(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """All but the long ones, and of each matrix the few sets with the lowest hashes."""
    short = [item for item in items if not has(item, "long")]
    sets: dict[str, list[str]] = defaultdict(list)
    for item in short:
        if is_a_cell(item):
            sets[matrix_of(item)].append(item.nodeid)
    kept = {nodeid for cells in sets.values() for nodeid in sorted(cells, key=lot)[:KEPT]}
    return [item for item in short if not is_a_cell(item) or item.nodeid in kept]


def is_a_cell(item: pytest.Item) -> bool:
    """Whether it is one set of a matrix, and no row of a table."""
    return hasattr(item, "callspec") and not has(item, "whole")


def has(item: pytest.Item, mark: str) -> bool:
    """Whether it, its class or its file is marked so."""
    return item.get_closest_marker(mark) is not None


def matrix_of(item: pytest.Item) -> str:
    """What all sets of one test function have in common."""
    return item.nodeid.partition("[")[0]


def lot(nodeid: str) -> str:
    """The same for ever and on every machine, and in no order that anybody chose."""
    return hashlib.sha256(nodeid.encode()).hexdigest()


def paired(ones: Sequence[object], ways: Sequence[object]) -> list[object]:
    """Parameters for each of these in one way and each way with one of them; every other pair is nightly."""
    return [
        pytest.param(one, way, marks=() if at % len(ways) == number % len(ones) else pytest.mark.nightly)
        for at, one in enumerate(ones)
        for number, way in enumerate(ways)
    ]


def belongs_to(item: pytest.Item, game: str) -> bool:
    """Whether a test is about this game: by a value of its parameters, by its name, or by its family's file."""
    if game in values_of(item) or named(game, item.name.partition("[")[0]):
        return True
    return any(named(name, item.path.stem) for name in (game, family_of(game)))


def values_of(item: pytest.Item) -> Iterator[object]:
    """Every value that it was given, and what is inside of tuples."""
    spec = getattr(item, "callspec", None)
    for value in () if spec is None else spec.params.values():
        yield value
        if isinstance(value, tuple):
            yield from value


def named(name: str, text: str) -> bool:
    """Whether a name stands in a text as a word of its own."""
    return re.search(rf"(?<![a-z0-9]){re.escape(name)}(?![a-z0-9])", text) is not None


@cache
def family_of(game: str) -> str:
    """The folder in which the rules of a game are."""
    return Path(every_game()[game].game.__class__.__module__.replace(".", "/")).parts[2]
