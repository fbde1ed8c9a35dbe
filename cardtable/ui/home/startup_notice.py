"""What a person is told of a start that leaves something out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.startup_guard import Part
from cardtable.messages import translate

if TYPE_CHECKING:
    from collections.abc import Collection

    from cardtable.messages import Message


def what_is_left_out(parts: Collection[Part], *, aside: str = "", unread: bool = False) -> list[Message]:
    """What a person is told of a start that left something out; nothing where it did not.

    ``aside``: how settings are called now of which something made no sense. ``unread``: they are out of reach.
    """
    told = []
    if unread:
        told.append(
            translate(
                "Home",
                "Your settings, people and house rules could not be read just now; perhaps another program is "
                "using the file. They are kept as they are. What you see now is a fresh start; what you "
                "change lasts until you close the program. Close Card Table and open it again.",
            )
        )
    if aside:
        told.append(
            translate(
                "Home",
                "Some of your settings, perhaps people or house rules, could not be read. Nothing that was played is "
                "touched, and the settings as they were are kept in the data folder as {file}.",
            ).put(file=aside)
        )
    if Part.TABLES in parts:
        told.append(
            translate(
                "Home",
                "The last start of Card Table did not come to its end. Everything that was played is kept. "
                "To be safe, this start left out the newest game and decks of cards from elsewhere; "
                "all games are under “Saved games”.",
            )
        )
    if Part.CHANGE_OF_PEOPLE in parts:
        told.append(translate("Home", "If a name was being changed or forgotten, that has not been finished."))
    if Part.LIST in parts:
        told.append(translate("Home", "Unfinished games were not looked for."))
    if Part.SETTINGS in parts:
        told.append(
            translate(
                "Home",
                "Your settings and people are kept, but were not read. What you see now is a fresh start; "
                "what you change lasts until you close the program.",
            )
        )
    return told
