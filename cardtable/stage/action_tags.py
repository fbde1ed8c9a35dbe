"""What a seat did, in a word or two after its name, as several games say it: at its plate and in a turn's line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.stage.common_words import short_count

if TYPE_CHECKING:
    from cardtable.messages import Message

PASSED: Final = translate("Table", "passed", "at a player’s name, what was done last")
TOOK: Final = translate("Table", "took", "at a player’s name, what was done last; a card follows")


def drew(number: int) -> Message:
    """So many cards were drawn."""
    return translate("Table", "drew {cards}", "at a player’s name, what was done last").put(cards=short_count(number))


def drew_and_passed(number: int) -> Message:
    """So many cards were drawn, and none of them was laid."""
    if not number:
        return PASSED
    text = translate("Table", "drew {cards}, passed", "at a player’s name, what was done last")
    return text.put(cards=short_count(number))


def took_cards(number: int) -> Message:
    """So many cards had to be taken."""
    return translate("Table", "took {cards}", "at a player’s name, what was done last").put(cards=short_count(number))
