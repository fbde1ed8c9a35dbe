"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Cover, Scenery, Sign, SignKind, row
from cardtable.games.shelves import TRICKS
from cardtable.messages import translate

SAN_DA_YI: Final = Cover(
    "san_da_yi",
    "San Da Yi",
    translate("SanDaYi", "Three against one: bid, take the kitty, name trumps, and win the last trick"),
    translate("SanDaYi", "Eight rounds take about half an hour; other lengths are possible"),
    (30, 30),
    TRICKS,
    Scenery(
        4.9,
        2.75,
        (
            *row("? ? ?", -2.05, 0.62, 0.2),
            *row("10S", 0.0, -0.62, 0.0, lean=-3),
            *row("KS", -0.8, -0.05, 0.0, lean=-8),
            *row("JK1", 0.82, 0.0, 0.0, lean=7),
            *row("2D", 0.0, 0.6, 0.0, lean=2),
        ),
        (Sign(SignKind.TRUMP, 1.98, -0.78, 0.8, "D"),),
    ),
    range(4, 5),
    script="三打一",
)
COVERS: Final = (SAN_DA_YI,)
