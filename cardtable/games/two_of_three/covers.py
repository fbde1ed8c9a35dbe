"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.cards import cards
from cardtable.engine.cover import Cover
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
    tuple(cards("JD 5S 3C AS")),
    SEATS,
)
COVERS: Final = (TWO_OF_THREE,)
