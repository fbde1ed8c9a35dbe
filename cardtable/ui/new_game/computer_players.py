"""What computer players are called in the language in force, and their levels in words that a family understands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.seating import called_by_faces, in_turn
from cardtable.messages import translate
from cardtable.stage.characters import COUSINS, NAMES
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.settings import Settings
    from cardtable.engine.match import Seat
    from cardtable.stage.characters import Animal


LEVEL_NAMES: Final = {
    "easy": translate("NewGame", "Child", "how well a computer player plays: like a child"),
    "medium": translate("NewGame", "Amateur", "how well a computer player plays: like a good amateur"),
    "hard": translate("NewGame", "Its best", "how well a computer player plays: at its best"),
}


def names_in_turn(settings: Settings) -> dict[Animal, tuple[str, str]]:
    """The names of each character, first those of the one that sits down first."""
    return {animal: (say(NAMES[animal]), say(COUSINS[animal])) for animal in in_turn(settings.last_tables.values())}


def called_now(seats: Sequence[Seat], settings: Settings) -> tuple[Seat, ...]:
    """Who sits at a match, perhaps since long ago, each character as it is called now."""
    return tuple(called_by_faces(seats, names_in_turn(settings)))
