"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Cover, Scenery, fan
from cardtable.games.shelves import CHILDREN
from cardtable.messages import translate

VEIDIMADUR: Final = Cover(
    "veidimadur",
    "Veiðimaður",
    translate("Veidimadur", "Go Fish: ask the others for cards and collect four of a kind; even the youngest can play"),
    translate("Veidimadur", "Three rounds take about twenty minutes"),
    (20, 20),
    CHILDREN,
    Scenery(
        5.2,
        2.5,
        (
            *fan("QS QH QC QD", -1.4, -0.35, 12, 0.36),
            *fan("3S 3H 3C 3D", 1.4, -0.35, 12, 0.36),
            *fan("7S 7H 7C 7D", 0.0, 0.45, 12, 0.4),
        ),
    ),
    range(2, 6),
)
COVERS: Final = (VEIDIMADUR,)
