"""The pictures of a table in the language in force, with the letters of the deck in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.match.pictures import Pictures
from cardtable.ui.language import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.match.tray import Tray
    from cardtable.app.table import GameTable
    from cardtable.stage.hand_layout import HandOrder
    from cardtable.ui.deck.style import FaceStyle


def pictures_of(
    table: GameTable,
    style: Callable[[], FaceStyle],
    tray: Tray | None = None,
    remembered: Callable[[str], HandOrder | None] = lambda _: None,
) -> Pictures:
    """What makes pictures of this table; ``style`` is how the deck in use looks now."""
    return Pictures(table, say, lambda rank: style().index(rank), tray, remembered)
