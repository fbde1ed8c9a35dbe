"""The game as the home page introduces it."""

from __future__ import annotations

from typing import Final

from cardtable.cards import cards
from cardtable.engine.cover import Cover
from cardtable.messages import translate

VEIDIMADUR: Final = Cover(
    "veidimadur",
    "Veiðimaður",
    translate("Veidimadur", "Go fish: ask the others for cards, and collect four of a kind; the youngest can play it"),
    translate("Veidimadur", "Three rounds take about twenty minutes"),
    tuple(cards("7S 7H 7C 7D")),
    range(2, 6),
)
COVERS: Final = (VEIDIMADUR,)
