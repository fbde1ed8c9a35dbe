"""The shelf of the home page: every game with its picture, always at the same place."""

from __future__ import annotations

from datetime import date
from functools import partial
from itertools import cycle, islice
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.ui.home.tile import ARROWS, DayTile, GameTile
from cardtable.ui.language import say
from cardtable.ui.metrics import em
from cardtable.ui.widgets.keys import letter_of
from cardtable.ui.widgets.tab_order import InOrder
from cardtable.ui.widgets.text_search import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from cardtable.app.settings import Settings
    from cardtable.ui.home.tile import Deed
    from cardtable.ui.services import Services

    ShelfTile = GameTile | DayTile

# A picture is so high, at least and at most, for its width.
FLATTEST: Final = 0.42
HIGHEST: Final = 0.64
# So many games stand in a row, by the width of the page in em.
COLUMNS: Final = ((52, 6), (44, 4), (0, 3))
GAP: Final = 1.1
# So many tiles are in sight at once; with more games than that the others lie below, and nothing else becomes smaller.
SEEN: Final = 12


def columns_of(width: float) -> int:
    """How many games stand in a row of a page so many em wide: that depends on nothing else."""
    return next(count for least, count in COLUMNS if width > least)


def game_of_the_day(day: date) -> str:
    """The game whose deal of the day is on the shelf, the same for every family; the next one a day later."""
    known = list(covers())
    return known[day.toordinal() % len(known)]


class Grid(NamedTuple):
    """How tiles stand in the width there is, in pixels; ``words`` is how high the longest words below a picture are.

    So many of the ``rows`` are ``seen`` at once; to any others the page scrolls.
    """

    columns: int
    rows: int
    seen: int
    gap: int
    wide: float
    words: float

    def height(self, share: float) -> int:
        """How high the rows are that are seen at once, with pictures of so much of their width."""
        return round(self.seen * (share * self.wide + self.words + self.gap) - self.gap)


class ShelfView(QWidget):
    """Tiles in rows, in one order that never changes; the deal of the day stands before the last family.

    Tab stops once, at the tile where the keys were last, and then at its menu; the arrows go from tile to tile, and a
    letter to the next game that begins with it. Signals are those of the tiles.
    """

    chosen = Signal(str)
    played_again = Signal(str)
    asked_rules = Signal(str)
    asked_day = Signal(str)

    def __init__(self, services: Services, further: Callable[[str], list[Deed]], parent: QWidget) -> None:
        """``further``: what else the menu of a game offers."""
        super().__init__(parent)
        self.tiles: list[GameTile] = []
        self.day = DayTile(services, game_of_the_day(date.today()), self)
        self.day.chosen.connect(self.asked_day)
        self._columns = 1
        for cover in covers().values():
            tile = GameTile(services, cover, partial(further, cover.id), self)
            tile.chosen.connect(self.chosen)
            tile.played_again.connect(self.played_again)
            tile.asked_rules.connect(self.asked_rules)
            self.tiles.append(tile)
        last = self.tiles[-1].cover.shelf
        at = next(number for number, tile in enumerate(self.tiles) if tile.cover.shelf == last)
        self.all: list[ShelfTile] = [*self.tiles[:at], self.day, *self.tiles[at:]]
        for one in self.all:
            one.play.reached.connect(partial(self._stop_at, one))
        self._stop_at(self.all[0])
        InOrder(self, *self.all)

    def retranslate(self) -> None:
        """Write what each game is."""
        for tile in self.all:
            tile.retranslate()
        self.setAccessibleName(say(translate("Home", "Games", "the shelf with all games, for readers")))

    def follow_day(self, today: date) -> bool:
        """Let the deal of this day stand there; whether it is one of another game now."""
        game = game_of_the_day(today)
        if game == self.day.cover.id:
            return False
        self.day.show_game(game)
        return True

    def know_tables(self, settings: Settings) -> None:
        """Offer each game's last table, and say how long a game takes with those who will sit down to it."""
        for tile in self.tiles:
            tile.offer_again(tile.game in settings.last_tables)
            tile.expect(settings.persons_at(tile.game))

    # -- where they stand ------------------------------------------------------------------------------------------

    def grid(self, width: int, page: int) -> Grid:
        """How the tiles stand at this width of the shelf and of the page."""
        columns, gap = columns_of(page / em()), em(GAP)
        wide = (width - (columns - 1) * gap) / columns
        for tile in self.all:
            tile.fit()
        words = max(tile.play.words_height(wide) for tile in self.all)
        rows, seen = (-(-count // columns) for count in (len(self.all), min(len(self.all), SEEN)))
        return Grid(columns, rows, seen, gap, wide, words)

    def lay(self, grid: Grid, height: int) -> bool:
        """Lay the tiles, their pictures as high as this height allows; whether any has another size now."""
        count, rows, seen, gap, wide, words = grid
        picture = (height - (seen - 1) * gap) / seen - words
        picture = min(HIGHEST * wide, max(FLATTEST * wide, picture))
        high = picture + words
        self._columns = count
        before = self.all[0].size(), self.all[0].play.picture_height
        for number, tile in enumerate(self.all):
            row, column = divmod(number, count)
            left, right = round(column * (wide + gap)), round(column * (wide + gap) + wide)
            top, bottom = round(row * (high + gap)), round(row * (high + gap) + high)
            tile.play.picture_height = round(picture)
            tile.setGeometry(left, top, right - left, bottom - top)
        self.setFixedHeight(round(rows * (high + gap) - gap))
        return before != (self.all[0].size(), self.all[0].play.picture_height)

    # -- keys ------------------------------------------------------------------------------------------------------

    def _stop_at(self, tile: ShelfTile) -> None:
        for one in self.all:
            policy = Qt.FocusPolicy.StrongFocus if one is tile else Qt.FocusPolicy.ClickFocus
            for button in one.buttons:
                button.setFocusPolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let keys go from tile to tile."""
        tile = next((one for one in self.all if one.play.hasFocus()), None)
        goal = None if tile is None else self._towards(tile, event)
        if goal is not None:
            goal.play.setFocus(Qt.FocusReason.OtherFocusReason)
        elif tile is None or event.key() not in ARROWS:
            super().keyPressEvent(event)

    def _towards(self, tile: ShelfTile, event: QKeyEvent) -> ShelfTile | None:
        """The tile to which a key goes from this one."""
        tiles, key, at = self.all, Qt.Key(event.key()), self.all.index(tile)
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return tiles[0 if key == Qt.Key.Key_Home else -1]
        if key in ARROWS:
            along, down = ARROWS[key]
            goal = at + along + down * self._columns
            return tiles[goal] if 0 <= goal < len(tiles) else None
        letter = plain(letter_of(event))
        if not letter.isalnum():
            return None
        begins: Callable[[ShelfTile], bool] = lambda one: plain(one.play.title).startswith(letter)  # noqa: E731
        return next(filter(begins, islice(cycle(tiles), at + 1, at + 1 + len(tiles))), None)
