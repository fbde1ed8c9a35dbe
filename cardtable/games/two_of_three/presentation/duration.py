"""How many turns a leg takes and how many legs a match, from simulation (``python -m tools.lengths two_of_three``)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules

SEATS: Final = range(2, 5)


def turns(rules: TwoOfThreeRules, seats: int) -> float:
    """Turns of all seats together in one leg."""
    return float(_table()["turns"][cell_of(rules)][seats - SEATS[0]])


def cards(rules: TwoOfThreeRules, seats: int) -> float:
    """Cards that are laid or drawn in one leg."""
    return float(_table()["cards"][cell_of(rules)][seats - SEATS[0]])


def legs(rules: TwoOfThreeRules, seats: int) -> float:
    """Legs until a match is over."""
    return float(rules.legs or _table()["legs"][rules.end][seats - SEATS[0]])


def cell_of(rules: TwoOfThreeRules) -> str:
    """The house rules that make legs longer or shorter, as the table names them."""
    return f"{rules.match} {rules.contrast}"


@cache
def _table() -> Any:
    return json.loads(resources.files(__package__).joinpath("duration.json").read_text(encoding="utf-8"))
