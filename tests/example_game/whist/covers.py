"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Cover, Scenery, row
from cardtable.games.shelves import TRICKS
from cardtable.messages import translate

WHIST: Final = Cover(
    "whist",
    "Whist",
    translate("Whist", "Two against two: win more than six tricks with the player opposite"),
    translate("Whist", "Seven points take about half an hour; other lengths are possible"),
    (30, 30),
    TRICKS,
    Scenery(4.9, 2.75, row("9H QH AH 2H", -1.2, 0.0, 0.8)),
    range(4, 5),
)
COVERS: Final = (WHIST,)
