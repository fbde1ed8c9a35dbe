"""How well computer players play, in words that a family understands."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate

LEVELS: Final = ("easy", "medium", "hard")
LEVEL_NAMES: Final = {
    "easy": translate("NewGame", "Plays like a child", "a button: how well a computer player plays"),
    "medium": translate("NewGame", "Like a good amateur", "a button: how well a computer player plays"),
    "hard": translate("NewGame", "At its best", "a button: how well a computer player plays"),
}
