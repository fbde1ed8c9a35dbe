"""How many turns a round takes, from simulation (``python -m tools.lengths rummy`` makes the table)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

SEATS: Final = range(2, 9)


def turns(game: str, number: int, seats: int) -> float:
    """Turns of all seats together in the round with this contract, counted from 0."""
    by_seats = _table()[game][number]
    return float(by_seats[min(seats - SEATS[0], len(by_seats) - 1)])


@cache
def _table() -> Any:
    return json.loads(resources.files(__package__).joinpath("duration.json").read_text(encoding="utf-8"))
