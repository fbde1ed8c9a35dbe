"""A match as everybody may see it, for the home page: most of the program is needed to draw a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.table import GameTable
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import covers, entry
from cardtable.ui.scene.picture import picture_of_table
from cardtable.ui.table.presenter import Presenter

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

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


def sample(program: Program, code: str, seats: int, width: int, ratio: float) -> QPixmap:
    """A table of the first game with this deal, and the first hand open: how tables look with the settings in force."""
    first = entry(next(iter(covers())))
    people = [Seat("", None if place == 0 else "easy", place) for place in range(seats)]
    match = Match(first.game, first.game.options.read({}), people, code)
    match.deal()
    table = GameTable(first, match, "", _Nowhere())
    settings = program.settings
    picture = Presenter(table, lambda: program.pixmaps.style).picture(mark_fitting=settings.mark_fitting)
    return picture_of_table(
        picture, program.pixmaps, program.theme, width, ratio, program.text_scale, mirrored=settings.left_handed
    )


class _Nowhere:
    """Keeps nothing: a table that is only looked at."""

    def keep(self, match: Match) -> None:
        """Nothing to keep."""
