"""The keys of a match: which deed each of them means; letters are those that the buttons show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.app.match.round_end import DEAL_KEY
from cardtable.ui.language import say
from cardtable.ui.match.command_bar import HINT_KEY
from cardtable.ui.match.round_end import LOOK_KEY, SEAL_KEY
from cardtable.ui.widgets.keys import letter_with_control

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_WITH_CONTROL: Final = {"Z": "back", "Y": "redo", "S": "sort", "K": "order", "H": "cover", "M": "sound", "F": "find"}
_LETTERS: Final = ((HINT_KEY, "hint"), (LOOK_KEY, "look"), (DEAL_KEY, "next"), (SEAL_KEY, "seal"))
READING: Final[dict[int, str]] = {
    Qt.Key.Key_F1: "rule",
    Qt.Key.Key_F7: "log",
    Qt.Key.Key_F8: "scores",
    Qt.Key.Key_F9: "again",
}


def with_control(event: QKeyEvent) -> str | None:
    """The deed of a key that is pressed with Ctrl."""
    letter = letter_with_control(event)
    again = letter == "Z" and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    return _WITH_CONTROL.get("Y" if again else letter)


def of_letter(letter: str) -> str | None:
    """The deed of a letter that no button of the game has."""
    return next((deed for key, deed in _LETTERS if say(key) == letter), None)
