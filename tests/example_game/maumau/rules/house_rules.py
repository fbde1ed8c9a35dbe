"""The house rules of maumau, which are what a round obeys, and the numbers of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from cardtable.engine.options import Lengths, Options, choice
from cardtable.messages import translate

HAND: Final = 6


class MaumauRules(Options):
    """How a table plays maumau."""

    lengths: ClassVar[Lengths] = Lengths("game", (20, 40, 60))

    game: int = choice(
        translate("Maumau", "Length of the game"),
        translate("Maumau", "How many points a player needs to win."),
        (40, translate("Maumau", "40 points")),
        (20, translate("Maumau", "20 points")),
        (60, translate("Maumau", "60 points")),
    )
