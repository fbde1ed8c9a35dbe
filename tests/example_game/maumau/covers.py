"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Cover, Scenery, row
from cardtable.games.shelves import CHILDREN
from cardtable.messages import translate

MAUMAU: Final = Cover(
    "maumau",
    "Maumau",
    translate("Maumau", "Lay what has the same suit or rank, and get rid of all your cards"),
    translate("Maumau", "Forty points take about ten minutes; other lengths are possible"),
    (10, 10),
    CHILDREN,
    Scenery(4.9, 2.75, row("9H 9S AS 2S", -1.2, 0.0, 0.8)),
    range(2, 7),
)
COVERS: Final = (MAUMAU,)
