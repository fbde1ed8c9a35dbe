"""The two games as the home page introduces them."""

from __future__ import annotations

from typing import Final

from cardtable.cards import cards
from cardtable.engine.cover import Cover
from cardtable.messages import translate

SEATS: Final = range(2, 9)
KINASKAK: Final = Cover(
    "kinaskak",
    "Kínaskák",
    translate("Rummy", "“China chess”: eight contracts of sets and runs, and everybody wants to buy"),
    translate("Rummy", "Eight rounds take about an hour; shorter games are possible"),
    tuple(cards("7H 8H 9H JK1")),
    SEATS,
    offered=8,
)
SHANGHAI: Final = Cover(
    "shanghai",
    "Shanghai Rummy",
    translate("Rummy", "Ten rounds with ever longer contracts, and no discard at the end"),
    translate("Rummy", "Ten rounds fill a long evening; shorter games are possible"),
    tuple(cards("9S 9D 9C JK2")),
    SEATS,
    offered=8,
)
COVERS: Final = (KINASKAK, SHANGHAI)
