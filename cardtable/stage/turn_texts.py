"""Words of a turn's line that several games share; each stands after the name of the player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate

if TYPE_CHECKING:
    from cardtable.messages import Message

PASSED: Final = translate("Table", "passed", "in a line about a turn, after the name")
DREW: Final = translate("Table", "drew %n", "in a line about a turn, after the name", 0)
_DREW_AND_PASSED: Final = translate("Table", "drew %n, passed", "in a line about a turn, after the name", 0)


def drew(number: int) -> Message:
    """So many cards were drawn."""
    return DREW.count(number)


def drew_and_passed(number: int) -> Message:
    """So many cards were drawn, and none of them was laid."""
    return _DREW_AND_PASSED.count(number)
