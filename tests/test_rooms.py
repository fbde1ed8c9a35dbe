"""The rooms of a family of games, from the list of its folders: what each may know, and no circles between files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cardtable

PACKAGE = Path(cardtable.__file__).parent
GAMES = PACKAGE / "games"
FAMILIES = sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())
ROOMS = ("players", "presentation", "rules")
ABOVE = ("ui", "app", "store")


def name_of(path: Path) -> str:
    inside = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(inside[:-1] if inside[-1] == "__init__" else inside)


@cache
def modules() -> dict[str, Path]:
    return {name_of(path): path for path in PACKAGE.rglob("*.py")}


@cache
def imported_by(module: str) -> frozenset[str]:
    """Every module of ours that it imports, for its types alone or within a function as well."""
    found = set()
    for node in ast.walk(ast.parse(modules()[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in modules() else node.module)
    return frozenset(name for name in found if name in modules() and name != module)


def inside(folder: str) -> Iterator[str]:
    return (name for name in modules() if f"{name}.".startswith(f"{folder}."))


def breaches(folder: str, *forbidden: str) -> list[str]:
    return [
        f"{name} imports {other}"
        for name in inside(folder)
        for other in imported_by(name)
        if f"{other}.".startswith(tuple(f"{one}." for one in forbidden))
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_three_rooms_and_a_door(family: str) -> None:
    folder = GAMES / family
    rooms = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert rooms == set(ROOMS)
    assert {path.name for path in folder.iterdir() if path.is_file()} == {"__init__.py", "covers.py", "entries.py"}


@pytest.mark.parametrize("family", FAMILIES)
def test_the_rules_know_neither_the_presentation_nor_the_players(family: str) -> None:
    ours = f"cardtable.games.{family}"
    assert (
        breaches(f"{ours}.rules", f"{ours}.presentation", f"{ours}.players", "cardtable.stage", "cardtable.players")
        == []
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_the_players_do_not_know_the_presentation(family: str) -> None:
    ours = f"cardtable.games.{family}"
    assert breaches(f"{ours}.players", f"{ours}.presentation", "cardtable.stage") == []


@pytest.mark.parametrize("family", FAMILIES)
def test_no_family_knows_another(family: str) -> None:
    others = [f"cardtable.games.{other}" for other in FAMILIES if other != family]
    assert breaches(f"cardtable.games.{family}", *others) == []


@pytest.mark.parametrize("floor", ABOVE)
def test_above_the_games_only_the_catalogue_is_known(floor: str) -> None:
    assert breaches(f"cardtable.{floor}", *(f"cardtable.games.{family}" for family in FAMILIES)) == []


@pytest.mark.parametrize(
    "folder", [*(f"cardtable.games.{family}" for family in FAMILIES), "cardtable.engine", "cardtable.stage"]
)
def test_no_circles_between_files(folder: str) -> None:
    names = set(inside(folder))
    left = {name: imported_by(name) & names for name in names}
    while True:
        free = {name for name, others in left.items() if not others & left.keys()}
        if not free:
            break
        for name in free:
            del left[name]
    assert sorted(left) == []
