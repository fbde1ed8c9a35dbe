"""The two games as the home page introduces them."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Cover, Scenery, row
from cardtable.games.shelves import RUMMY
from cardtable.messages import translate

SEATS: Final = range(2, 9)
KINASKAK: Final = Cover(
    "kinaskak",
    "Kínaskák",
    translate("Rummy", "“China chess”: eight contracts of sets and runs, and everybody wants to buy"),
    translate("Rummy", "Eight rounds take about an hour; shorter games are possible"),
    (45, 50),
    RUMMY,
    Scenery(
        4.9,
        3.1,
        (
            *row("QS QD QC", -1.85, -0.76, 0.48),
            *row("4C", 0.75, -0.76, 0.0),
            *row("? ? ?", 1.82, -0.74, 0.03, 0.03),
            *row("7H 8H 9H JK1", -1.85, 0.76, 0.48),
            *row("2S 2D 2H", 0.89, 0.76, 0.48),
        ),
    ),
    SEATS,
    offered=8,
    buys=True,
)
SHANGHAI: Final = Cover(
    "shanghai",
    "Shanghai Rummy",
    translate("Rummy", "Ten rounds with ever longer contracts, and no discard at the end"),
    translate("Rummy", "Ten rounds fill a long evening; shorter games are possible"),
    (75, 115),
    RUMMY,
    Scenery(
        5.3,
        3.1,
        (
            *row("3D 4D 5D 6D JK2 8D 9D 10D JD QD", -2.05, -0.76, 0.455),
            *row("KS KH KC KD", -2.05, 0.76, 0.455),
            *row("5C 6C 7C 8C", 0.69, 0.76, 0.455),
        ),
    ),
    SEATS,
    offered=8,
    buys=True,
)
COVERS: Final = (KINASKAK, SHANGHAI)
