"""Every script of the packages finds what it takes from the program, from the tools and from its neighbours.

They run in places to which no other test comes: a bare system, Wine, a build on another machine.
"""

from __future__ import annotations

import ast
import importlib
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
SCRIPTS = sorted(path for path in PACKAGING.rglob("*") if path.suffix in (".py", ".spec"))
OURS = ("cardtable", "tools")
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SCRIPTS}


def imports(path: Path) -> list[tuple[str, str | None]]:
    """Modules and what is taken from each, wherever in the script that is."""
    found: list[tuple[str, str | None]] = []
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.Import):
            found += [(alias.name, None) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found += [(node.module, alias.name) for alias in node.names]
    return found


def defined(tree: ast.Module) -> set[str]:
    """The names that a script itself gives to others."""
    names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    names |= {
        node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    names |= {
        name.id
        for node in tree.body
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
    }
    return names | {
        alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(PACKAGING)))
def test_what_a_script_takes_is_there(path: Path) -> None:
    neighbours = {other.stem: other for other in SCRIPTS}
    for module, name in imports(path):
        if module.split(".")[0] in OURS:
            made = importlib.import_module(module)
            if name is not None and not hasattr(made, name):
                importlib.import_module(f"{module}.{name}")
        elif module in neighbours and name is not None:
            assert name in defined(TREES[neighbours[module]]), f"{module} has no {name}"


def test_what_runs_in_bare_systems_needs_the_standard_library_alone() -> None:
    import sys

    for path in [
        *(ROOT / "tools" / "driver").glob("*.py"),
        ROOT / "tools" / "bare.py",
        PACKAGING / "linux" / "at_the_desktop.py",
    ]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names or name.startswith(
                    ("tools.driver", "tools.bare")
                ), name


def test_a_saved_game_is_written_where_a_double_click_is_tried(tmp_path, monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING / "common"))
    import saved_game

    from cardtable.store.files import read_file

    assert saved_game.write(tmp_path).name == saved_game.NAME
    assert saved_game.write(tmp_path / "game.cardtable").stat().st_mode & 0o044 or os.name == "nt"
    assert read_file(tmp_path / saved_game.NAME).match.round is not None
