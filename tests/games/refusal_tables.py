"""What the tables of refusals share: whether every refusal that a family's rules can give is in its table."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.engine.chance import FreeChance
from cardtable.engine.refusal import IllegalActionError, Refusal

FAMILIES = Path(__file__).resolve().parents[2] / "cardtable" / "games"


def missing(family: str, modules: Iterable[str], table: Iterable[Refusal]) -> set[str]:
    """The codes that are written out in these modules of a family, and of which the table has no row."""
    found: set[str] = set()
    for module in modules:
        tree = ast.parse((FAMILIES / family / "rules" / f"{module}.py").read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"]
        found |= {node.args[0].value for node in calls if isinstance(node.args[0], ast.Constant)}
    return found - {refusal.code for refusal in table}


def name(part: Any) -> str:
    """How a part of a row is called in the names of tests."""
    return part.code if isinstance(part, Refusal) else ""


def holds(table: Any, seat: int, action: Any, refusal: Refusal) -> None:
    """The table and the seat's view say the same, the action cannot be played, and nothing is changed by trying."""
    assert table.refusal(seat, action) == refusal
    assert table.view(seat).refusal(action) == refusal
    assert action not in table.legal(seat)
    before = table.to_json()
    with pytest.raises(IllegalActionError):
        table.play(seat, action, FreeChance(Random(1)))
    assert table.to_json() == before
