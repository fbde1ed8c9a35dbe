"""Small pictures of saved matches: the real tables, drawn one by one once they are wanted, and the covers until then.

They are kept as long as the program runs, and on no disk: there are many, and one is drawn about as fast as it is read.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from cardtable.games.catalogue import covers
from cardtable.store.errors import StoreError
from cardtable.ui.widgets.cover_picture import picture_of

if TYPE_CHECKING:
    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services

# So many pictures are kept; those are forgotten that were seen longest ago.
KEPT: Final = 200
# Nothing is drawn before the wall stands still for so many milliseconds: to open a match would be felt.
STILL: Final = 150
_log = logging.getLogger(__name__)


class TablePictures(QObject):
    """The pictures of matches in one size; ``opened(game, match)`` and ``drawn()`` when there is one more."""

    opened = Signal(object, object)
    drawn = Signal()

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._size = QSize()
        self._ratio = 1.0
        self._tables: OrderedDict[SavedGame, QPixmap | None] = OrderedDict()
        self._covers: dict[str, QPixmap] = {}
        self._wanted: list[SavedGame] = []
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._draw)

    def begin(self, size: QSize, ratio: float) -> None:
        """Draw in this size from now on, and with the deck and the cloth as they are now."""
        self._size, self._ratio = size, ratio
        self._tables.clear()
        self._covers.clear()
        self.rest()

    def rest(self) -> None:
        """Draw nothing more of what was wanted."""
        self._next.stop()
        self._wanted.clear()

    def hold(self) -> None:
        """Other matches come into sight: draw what is wanted then, once they stand still."""
        self._wanted.clear()
        self._next.start(STILL)

    @property
    def waits(self) -> bool:
        """Whether something wanted is not drawn yet."""
        return bool(self._wanted)

    def of(self, game: SavedGame) -> QPixmap | None:
        """The table of a match, or the cover of its game, as far as they are drawn; what is not, will be."""
        if game in self._tables:
            self._tables.move_to_end(game)
        elif game.game in covers() and not self._size.isEmpty():
            if game in self._wanted:
                self._wanted.remove(game)
            self._wanted.append(game)
            if not self._next.isActive():
                self._next.start(0)
        return self._tables.get(game) or self._covers.get(game.game)

    def _draw(self) -> None:
        """One picture: what is in sight was wanted last, and a cover is drawn before a table of its game."""
        if not self._wanted:
            return
        without = next((one for one in self._wanted if one.game not in self._covers), None)
        if without is not None:
            self._covers[without.game] = picture_of(
                covers()[without.game].picture, self._services.pixmaps, self._services.theme, self._size, self._ratio
            )
        else:
            game = self._wanted.pop()
            self._tables[game] = self._table(game)
            while len(self._tables) > KEPT:
                self._tables.popitem(last=False)
        if self._wanted:
            self._next.start(0)
        self.drawn.emit()

    def _table(self, game: SavedGame) -> QPixmap | None:
        """As everybody may see it: no hand is open in it that is closed to anybody."""
        from cardtable.games.catalogue import entry
        from cardtable.ui.home.match_glance import glance

        try:
            match = self._services.database.load(game.id).match
            self.opened.emit(game, match)
            seen = glance(entry(game.game), match, self._services, self._size.width(), self._ratio)
        except StoreError:
            return None
        except Exception:  # whatever a game raises: its cover stands for it
            _log.exception("a table of %s cannot be drawn", game.game)
            return None
        return None if seen is None else seen.picture
