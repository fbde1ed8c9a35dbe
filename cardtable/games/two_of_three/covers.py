"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Cover, Scenery, Sign, SignKind, row
from cardtable.games.shelves import TRICKS
from cardtable.messages import translate

SEATS: Final = range(2, 5)
TWO_OF_THREE: Final = Cover(
    "two_of_three",
    "To av tre",
    translate(
        "TwoOfThree",
        "Two of three: suit, odd or even, low or high; two must match the last card, and one the card before it",
    ),
    translate("TwoOfThree", "Five legs take about a quarter of an hour, a single one just a few minutes"),
    (7, 12),
    TRICKS,
    Scenery(
        5.35,
        2.15,
        row("JD 9S 5S 2S 4H", -2.12, -0.2, 1.06),
        (Sign(SignKind.AGREEING, 0.0, 0.8, 0.24, "001"), Sign(SignKind.AGREEING, 1.06, 0.8, 0.24, "011")),
    ),
    SEATS,
)
COVERS: Final = (TWO_OF_THREE,)
