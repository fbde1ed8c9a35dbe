"""Words that several parts of the family use: what a player says aloud, and what is asked."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate

ALOUD: Final = translate("Olsen", "Ólsen!", "what a player says aloud")
# What is said with the last card (B24), and upp og niður (U08).
LAST_WORDS: Final = translate("Olsen", "Ólsen Ólsen!", "what a player says aloud")
LAST_WORDS_UP: Final = translate("Olsen", "Ólsen Ólsen upp og niður!", "what a player says aloud")
OUT: Final = translate(
    "Olsen", "out, place {place}", "at a player’s name, and in a line about a turn: the others play on"
)
NAME_A_SUIT: Final = translate("Olsen", "Name a suit", "status: what may be done now")
