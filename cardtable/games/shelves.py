"""The shelves of the home page: which games belong together. One shelf may hold several families of the code."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Shelf
from cardtable.messages import translate

CHILDREN: Final = Shelf(1, translate("Shelves", "For children, too", "heading over games on the home page"))
OLSEN: Final = Shelf(4, translate("Shelves", "Ólsen Ólsen and family", "heading over games on the home page"))
RUMMY: Final = Shelf(2, translate("Shelves", "Rummy games", "heading over games on the home page"))
TRICKS: Final = Shelf(3, translate("Shelves", "Tricks and rows", "heading over games on the home page"))
