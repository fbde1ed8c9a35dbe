"""The shape of the program: imports go down only, modules stay readable, nothing prints."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "cardtable").rglob("*.py"))
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
DATA = {"card_names.py"}
MAY_PRINT = {"__main__.py", "selftest.py", "transcript.py"}


def test_the_import_contracts_hold() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_is_longer_than_400_lines(path: Path) -> None:
    if path.name not in DATA:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_prints_but_programs(path: Path) -> None:
    if path.name in MAY_PRINT:
        return
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            to_stderr = any(word.arg == "file" and ast.unparse(word.value) == "sys.stderr" for word in node.keywords)
            assert to_stderr, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_network_and_no_code_from_data(path: Path) -> None:
    forbidden = {"socket", "urllib", "http", "ftplib", "pickle", "marshal", "shelve", "requests"}
    for node in ast.walk(tree_of(path)):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("eval", "exec"), f"{path.name}:{node.lineno}"
        assert not forbidden & {name.split(".")[0] for name in names}, path.name


# Who may touch files otherwise than through disk.py: the program's own files, the file of games, what a person names.
FILES = {
    "disk.py", "resources.py", "lengths.py", "console.py", "selftest.py", "about.py", "opening.py", "salvage.py",
}  # fmt: skip
WAITS = {"join", "wait", "communicate", "waitForFinished", "acquire"}
TOUCHES = {"read_text", "write_text", "read_bytes", "write_bytes", "copyfile", "rmtree", "touch"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_are_read_and_written_in_one_place(path: Path) -> None:
    """A pipe hangs whoever opens it, and a link leads whoever writes through it to somebody else's file."""
    if path.name in FILES:
        return
    tree = tree_of(path)
    from_disk = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "cardtable.disk"
        for alias in node.names
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name):
            assert node.func.id != "open", f"{path.name}:{node.lineno}"
            assert node.func.id not in TOUCHES - from_disk, f"{path.name}:{node.lineno}"
        elif isinstance(node.func, ast.Attribute):
            private = path.name == "journal.py" and node.func.attr == "touch"
            assert private or node.func.attr not in TOUCHES, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_waits_for_a_process_or_a_thread_without_a_limit(path: Path) -> None:
    """On the window's thread that would be for ever; a stopped process never ends."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WAITS:
            assert node.args or node.keywords, f"{path.name}:{node.lineno}"


DRAWS = {"paint", "paintEvent", "drawBackground", "drawForeground"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_qt_calls_to_draw_raises_nothing_into_it(path: Path) -> None:
    """An error in the middle of a picture would take away what is drawn next, and end the program."""
    if path.parent.name == "deck" or "ui" not in path.parts:
        return
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef) and node.name in DRAWS:
            names = [one.id for one in node.decorator_list if isinstance(one, ast.Name)]
            assert names == ["told_later"], f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_program_knows_nothing_of_the_arena(path: Path) -> None:
    """There are players that look at every card."""
    for node in ast.walk(tree_of(path)):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        assert not any(name.split(".")[0] in ("tools", "benchmarks", "tests") for name in names), path.name


ITEMS = {"itemAt", "itemAtPosition"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_asks_a_layout_for_its_items(path: Path) -> None:
    """Python keeps such an item as long as the layout lives, although Qt throws it away with its widget.

    Whatever is made at that place of the memory later ends the program when it goes: the home page did so once in a
    hundred changes of the language.
    """
    calls = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
    asked = [node.lineno for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr in ITEMS]
    assert not asked, f"{path.name}:{asked}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_luck_that_nobody_gave_comes_from_one_place(path: Path) -> None:
    # The tests fix that place: what a test meets hangs on nothing but its name.
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {name.name for name in node.names} == {"Random"}, f"{path.name}:{node.lineno}"
        if isinstance(node, ast.ImportFrom):
            assert node.module != "secrets", f"{path.name}:{node.lineno} takes luck out of the tests' reach"
        if isinstance(node, ast.Import):
            assert "random" not in {name.name for name in node.names}, f"{path.name}:{node.lineno}"
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Random":
            assert node.args, f"{path.name}:{node.lineno} is seeded by nobody"
