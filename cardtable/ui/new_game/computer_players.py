"""What computer players are called until they are renamed, and their levels in words that a family understands."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate

NAMES: Final = translate(
    "NewGame",
    "Anna, Sarah, John, Bertha, Harold, Freya, Edward, Helen",
    "eight first names of computer players, with commas between them",
)


LEVEL_NAMES: Final = {
    "easy": translate("NewGame", "Plays like a child", "a button: how well a computer player plays"),
    "medium": translate("NewGame", "Like a good amateur", "a button: how well a computer player plays"),
    "hard": translate("NewGame", "At its best", "a button: how well a computer player plays"),
}
