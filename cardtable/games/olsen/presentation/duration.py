"""How long a deal and a match take, from simulation (``python -m tools.lengths olsen`` makes the table)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from cardtable.games.olsen.rules.scoring import target

if TYPE_CHECKING:
    from cardtable.games.olsen.rules.house_rules import Rules

SEATS: Final = range(2, 7)
TARGETS: Final = (1, 2, 3, 5)
LIMITS: Final = (100, 200, 300, 500)
OTHERS: Final = "others"
PLAYING_ON: Final = ", the others play on"


def turns(game: str, rules: Rules, seats: int) -> float:
    """Turns of all seats together in one deal."""
    return float(_table()["turns"][game][cell_of(rules)][_place(seats)])


def deals(game: str, rules: Rules, seats: int) -> float:
    """Deals until a match is over."""
    number, in_rounds = target(rules) if rules.scored else (rules.first_to, False)
    if in_rounds:
        return float(number)
    table = _table()["deals"]
    wanted = f"{number} points" if rules.scored else first_to(number, rules)
    return float(table.get(game, table[OTHERS])[wanted][_place(seats)])


def cell_of(rules: Rules) -> str:
    """The house rules that make deals of this game longer or shorter, as the table names them."""
    if rules.neighbours:
        cell = "ace beside king" if rules.ace_king else "ace beside two only"
    elif rules.ladder:
        cell = f"{'shared' if rules.langi_shared else 'own'} changer from {rules.langi_start}"
    else:
        cell = "default"
    return cell + PLAYING_ON * rules.play_on


def first_to(number: int, rules: Rules) -> str:
    """How many deals have to be won, or what so many bring where the others play on, as the table names it."""
    return f"first to {number}" + PLAYING_ON * rules.play_on


def _place(seats: int) -> int:
    return min(seats, SEATS[-1]) - SEATS[0]


@cache
def _table() -> Any:
    return json.loads(resources.files(__package__).joinpath("duration.json").read_text(encoding="utf-8"))
