"""Rooms, as the folders and files have them: what each may know, and no circles between files or between rooms."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
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


def test_the_rules_of_a_kind_know_no_players_and_its_players_no_presentation() -> None:
    for kind in (PACKAGE / "kinds").glob("*/rules.py"):
        ours = f"cardtable.kinds.{kind.parent.name}"
        above = (f"{ours}.presentation", "cardtable.stage")
        assert breaches(f"{ours}.rules", f"{ours}.players", "cardtable.players", *above) == []
        assert breaches(f"{ours}.players", *above) == []


@pytest.mark.parametrize("floor", ABOVE)
def test_above_the_games_only_the_catalogue_is_known(floor: str) -> None:
    assert breaches(f"cardtable.{floor}", *(f"cardtable.games.{family}" for family in FAMILIES)) == []


SMALL = 40
# So many families with a module of the same name agree on it.
AGREED = 3


def circle(imports: Mapping[str, Collection[str]]) -> list[str]:
    """Names each of which imports the one before, from one to itself again; empty where there are none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def rooms(folder: str) -> dict[str, set[str]]:
    """What a folder holds, every folder and every file in it one room, and which others each of them imports."""
    room = re.compile(rf"{re.escape(folder)}\.\w+")
    found: dict[str, set[str]] = {}
    for name in inside(folder):
        if own := room.match(name):
            others = {other[0] for one in imported_by(name) if (other := room.match(one))}
            found.setdefault(own[0], set()).update(others - {own[0]})
    return found


def test_no_circles_between_files() -> None:
    assert circle({name: imported_by(name) for name in modules()}) == []


def test_no_circles_between_rooms() -> None:
    """Neither between the floors, nor inside of any folder."""
    folders = [name for name, path in modules().items() if path.name == "__init__.py"]
    assert [found for folder in folders if (found := circle(rooms(folder)))] == []


def test_a_small_module_with_one_reader_says_why_it_stands_alone() -> None:
    """A few lines taken out of their only reader are no subject, unless families agree or the docstring says why."""
    readers = Counter(other for name in modules() for other in imported_by(name))
    families = Counter(name.rpartition(".")[2] for name in modules() if name.startswith("cardtable.games."))
    lonely = []
    for name, path in modules().items():
        text = path.read_text(encoding="utf-8")
        agreed = families[name.rpartition(".")[2]] >= AGREED or path.name == "__init__.py"
        if readers[name] == 1 and text.count("\n") < SMALL and not agreed:
            lonely.append((name, "apart" in (ast.get_docstring(ast.parse(text)) or "").casefold()))
    assert [name for name, says_why in lonely if not says_why] == []


CHANGES = {"play", "deal", "take_back", "redo", "answer_no", "time_is_up", "uncover", "cover"}
CHANGE = ("cardtable.app.match.controller", "cardtable.app.match.replaying")


def test_nothing_but_the_controller_changes_a_running_match() -> None:
    found: Counter[str] = Counter()
    for name in (*inside("cardtable.ui"), *inside("cardtable.app.match")):
        for node in ast.walk(ast.parse(modules()[name].read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
                owner = ast.unparse(node.func.value)
                if owner.endswith("table") and not owner.endswith("window.table"):
                    found[name] += 1
    assert set(found) == {CHANGE[0]}


# -- the screen of a match ---------------------------------------------------------------------------------------------

MATCH = "cardtable.ui.match"
# What is no widget: it has the widgets, or tells the driver what people do.
SHELL = {f"{MATCH}.{name}" for name in ("page", "view", "cue_player", "pictures", "qt_clock")}
# What widgets may know of the match: values of its screen, and the letters of its keys.
KNOWN_OF_APP = {f"cardtable.app.match.{name}" for name in ("screen", "spoken_screen", "round_end")}


def widgets() -> list[str]:
    return [name for name in inside(MATCH) if name not in SHELL and name != MATCH]


def test_widgets_know_neither_their_page_nor_the_match_nor_games() -> None:
    assert [line for name in widgets() for line in breaches(name, *SHELL, "cardtable.games", "cardtable.store")] == []
    known = {other for name in widgets() for other in imported_by(name) if other.startswith("cardtable.app.")}
    assert known <= KNOWN_OF_APP


def test_a_replay_is_shown_in_the_same_view_and_is_no_page_to_play_on() -> None:
    assert breaches("cardtable.ui.replay", f"{MATCH}.page") == []
    assert breaches("cardtable.app.match", "cardtable.ui") == []


def test_time_at_a_table_is_told_by_its_clock() -> None:
    """Pauses and rests are the playback's and the scheduler's; a widget times only what it itself shows."""
    own = {f"{MATCH}.{name}" for name in ("qt_clock", "bubble", "typed_card")}
    timed = [name for name in inside(MATCH) if re.search(r"\bQ(Elapsed)?Timer\b", modules()[name].read_text("utf-8"))]
    assert set(timed) <= own


# What stands on the screen of a match, and on pages.
VALUES = (*(f"cardtable.app.match.{name}" for name in ("screen", "state", "cues")), "cardtable.app.page")


def test_values_hold_words_and_places_no_qt_and_no_page() -> None:
    above = ("cardtable.ui", "PySide6", "cardtable.app.match.controller", "cardtable.app.running_match")
    assert [line for value in VALUES for line in breaches(value, *above)] == []


def test_what_stands_on_the_screen_is_plain_data() -> None:
    """Frozen, and without a way back: no deed hides in a value, so two screens can be compared and kept."""
    for name in VALUES:
        tree = ast.parse(modules()[name].read_text(encoding="utf-8"))
        for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
            bases, decorators = map(ast.unparse, kind.bases), " ".join(map(ast.unparse, kind.decorator_list))
            assert "frozen=True" in decorators or any(base.endswith(("Enum", "NamedTuple")) for base in bases), (
                kind.name
            )
            fields = [ast.unparse(node.annotation) for node in kind.body if isinstance(node, ast.AnnAssign)]
            assert not [one for one in fields if "Callable" in one or "Any" in one or "list[" in one], kind.name
