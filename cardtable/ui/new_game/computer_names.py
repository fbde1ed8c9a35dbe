"""How computer players are called, until somebody calls them otherwise."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate

NAMES: Final = translate(
    "NewGame",
    "Anna, Sarah, John, Bertha, Harold, Freya, Edward, Helen",
    "eight first names of computer players, with commas between them",
)
