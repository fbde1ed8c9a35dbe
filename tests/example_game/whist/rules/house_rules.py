"""The house rules of whist, which are what a round obeys, and the numbers of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from cardtable.engine.options import Lengths, Options, choice
from cardtable.messages import translate

SEATS: Final = 4
HAND: Final = 13
# Tricks up to this one count nothing.
BOOK: Final = 6


class WhistRules(Options):
    """How a table plays whist."""

    lengths: ClassVar[Lengths] = Lengths("game", (5, 7, 10))

    game: int = choice(
        translate("Whist", "Length of the game"),
        translate("Whist", "How many points a side needs to win."),
        (7, translate("Whist", "7 points")),
        (5, translate("Whist", "5 points")),
        (10, translate("Whist", "10 points")),
    )

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that plays so many steps after this one."""
        return (seat + steps) % SEATS
