"""What two families of games have in common stands once: no run of eight equal lines of code in both."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from tests.test_rooms import FAMILIES, GAMES

RUN = 8
Line = tuple[str, int, str]


def lines_of(path: Path) -> list[Line]:
    """The lines of code without imports, docstrings, comments and what is blank."""
    text = path.read_text(encoding="utf-8")
    skipped = {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str))
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        code = line.strip()
        if number not in skipped and code and not code.startswith("#"):
            found.append((path.name, number, code))
    return found


def runs_of(family: str) -> Iterator[tuple[tuple[str, ...], Line]]:
    """Every run of so many lines in a family's files, with where it begins."""
    for path in sorted((GAMES / family).rglob("*.py")):
        lines = lines_of(path)
        for first in range(len(lines) - RUN + 1):
            yield tuple(code for _, _, code in lines[first : first + RUN]), lines[first]


@pytest.mark.parametrize(("one", "other"), list(combinations(FAMILIES, 2)))
def test_no_two_families_share_eight_lines(one: str, other: str) -> None:
    first = dict(runs_of(one))
    both = [f"{first[run][:2]} and {line[:2]}" for run, line in runs_of(other) if run in first]
    assert both == []


def test_the_check_sees_what_was_copied(tmp_path: Path) -> None:
    code = "\n".join(f"    number_{place} = {place}" for place in range(RUN))
    path = tmp_path / "copied.py"
    path.write_text(f'import os\ndef work():\n    """What it does."""\n{code}  # last\n    # a word\n\n    return os\n')
    assert len(lines_of(path)) == RUN + 2
