"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.cards import cards
from cardtable.engine.cover import Cover
from cardtable.messages import translate

SAN_DA_YI: Final = Cover(
    "san_da_yi",
    "San Da Yi",
    translate("SanDaYi", "Three against one: bid, take the kitty, name trumps, and win the last trick"),
    translate("SanDaYi", "Eight rounds take about half an hour; other lengths are possible"),
    tuple(cards("JK1 2D KH 10S")),
    range(4, 5),
)
COVERS: Final = (SAN_DA_YI,)
