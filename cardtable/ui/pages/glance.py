"""A match as everybody may see it, for the home page: most of the program is needed to draw a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.table import GameTable
from cardtable.ui.scene.picture import picture_of_table
from cardtable.ui.table.presenter import Presenter

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from cardtable.engine.match import Match
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Listing, Message
    from cardtable.ui.program import Program


def glance(
    entry: GameEntry, match: Match, program: Program, width: int, ratio: float
) -> tuple[Message | Listing, QPixmap] | None:
    """What the table says and how it looks, with no hand open; ``None`` between deals."""
    table = GameTable(entry, match, "", _Nowhere())
    table.viewer = None
    if match.round is None:
        return None
    picture = Presenter(table, lambda: program.pixmaps.style).picture(mark_fitting=False)
    drawn = picture_of_table(picture, program.pixmaps, program.theme, width, ratio)
    return entry.stage.status(table.view(), table.names), drawn


class _Nowhere:
    """Keeps nothing: a table that is only looked at."""

    def keep(self, match: Match) -> None:
        """Nothing to keep."""
