"""How much longer people take than computer players: they think, and where several share the screen they pass it on."""

from __future__ import annotations

from typing import Final

# Turns in units of a computer player's one; handing over comes with every turn where several share the screen.
# These are estimates of ours, not measured.
PERSON: Final = 2.0
HANDING_OVER: Final = 0.8
# So many minutes and more are said in whole fives.
ROUNDED_FROM: Final = 13


def share_of_time(seats: int, persons: int) -> float:
    """How long turns take with so many people at the table, as a share of what they take with one."""
    handing_over = HANDING_OVER if persons > 1 else 0.0
    return (seats - persons + persons * (PERSON + handing_over)) / (seats - 1 + PERSON)
