"""The shelf of the home page: every game with its picture, in the groups to which they belong."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.games.catalogue import covers
from cardtable.ui.a11y.tab_order import InOrder, put_in_order
from cardtable.ui.home.tile import GameTile
from cardtable.ui.language import say
from cardtable.ui.widgets.controls import label

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QLabel

    from cardtable.engine.cover import Shelf
    from cardtable.ui.services import Services

    TextHeight = Callable[[float, bool], float]

# A picture is so high, at least and at most, for its width.
FLATTEST: Final = 0.42
HIGHEST: Final = 0.82
# What a game is stands below its title where pictures keep this part of their height.
STAYS: Final = 0.7


@dataclass(frozen=True, slots=True)
class Measures:
    """What does not change: the gap between tiles, the height of a heading, and the narrowest tile that is legible."""

    gap: float
    heading: float
    narrowest: float


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one tile stands; ``begins`` its group, whose heading is above it."""

    group: int
    x: float
    y: float
    begins: bool


@dataclass(frozen=True, slots=True)
class Places:
    """All tiles of a shelf in the order in which one reads them, and the size of all of them."""

    slots: tuple[Slot, ...]
    width: float
    picture: float
    tile: float
    height: float
    sentences: bool
    worth: float


def packed(groups: Sequence[int], columns: int) -> list[list[tuple[int, int]]]:
    """Groups in rows of so many tiles: each row names a group and how many of it stand there.

    A group stands in one row where that can be, and a row takes a later group where the next one finds no room in it.
    """
    left = dict(enumerate(groups))
    waiting = [group for group in left if left[group]]
    rows: list[list[tuple[int, int]]] = []
    row: list[tuple[int, int]] = []
    room = columns
    while waiting:
        first = waiting[0]
        if not row and left[first] > columns:
            rows.append([(first, columns)])
            left[first] -= columns
            continue
        fitting = next((group for group in waiting if left[group] <= room), None)
        if fitting is None:
            rows.append(row)
            row, room = [], columns
        else:
            row.append((fitting, left[fitting]))
            room -= left[fitting]
            waiting.remove(fitting)
    return [*rows, row] if row else rows


def places(groups: Sequence[int], width: float, height: float, measures: Measures, text: TextHeight) -> Places:
    """The largest pictures with which everything is in sight; where nothing makes that possible, legible ones.

    ``text`` says how high the words of a tile of some width are, with or without the sentence that says what it is.
    """
    best: Places | None = None
    most = sum(groups)
    columns = max(1, min(most, int((width + measures.gap) / (measures.narrowest + measures.gap))))
    for wanted in range(1, columns + 1):
        rows = packed(groups, wanted)
        wide = (width - (wanted - 1) * measures.gap) / wanted
        if len(rows) * FLATTEST * wide > height:
            continue
        laid = _laid(rows, wanted, wide, height, measures, text(wide, False))
        if laid.height <= height and (best is None or laid.worth > best.worth):
            told = _laid(rows, wanted, wide, height, measures, text(wide, True))
            says = told.height <= height and told.picture >= STAYS * laid.picture
            best = replace(told, worth=laid.worth, sentences=True) if says else laid
    if best is None:
        wide = (width - (columns - 1) * measures.gap) / columns
        best = _laid(packed(groups, columns), columns, wide, height, measures, text(wide, False))
    return best


def _laid(
    rows: list[list[tuple[int, int]]], columns: int, wide: float, height: float, measures: Measures, words: float
) -> Places:
    gap = measures.gap
    seen: set[int] = set()
    headed: list[bool] = []
    for row in rows:
        names = {group for group, _ in row}
        headed.append(bool(names - seen))
        seen |= names
    fixed = len(rows) * words + sum(headed) * measures.heading + (len(rows) - 1) * gap
    picture = max(min((height - fixed) / len(rows), HIGHEST * wide), FLATTEST * wide)
    slots: list[Slot] = []
    begun: set[int] = set()
    y = 0.0
    for row, has_heading in zip(rows, headed, strict=True):
        y += measures.heading if has_heading else 0
        x = 0.0
        for group, count in row:
            for _ in range(count):
                slots.append(Slot(group, x, y, group not in begun))
                begun.add(group)
                x += wide + gap
        y += picture + words + gap
    # A place that stays empty is as bad as a smaller picture.
    worth = wide * picture * len(slots) / (len(rows) * columns)
    return Places(tuple(slots), wide, picture, picture + words, y - gap, sentences=False, worth=worth)


GAP = 12
NARROWEST = 104
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class ShelfView(QWidget):
    """Tiles under the headings of their groups, as large as the room allows.

    Tab stops once in each group, at the tile where the keys were last, and then at its menu; the arrows go from tile to
    tile, through all groups. Signals are those of the tiles.
    """

    chosen = Signal(str)
    played_again = Signal(str)
    asked_rules = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._places: Places | None = None
        self._room = (0.0, 0.0)
        self._groups: list[Shelf] = []
        self._headings: list[QLabel] = []
        self._sets: list[list[GameTile]] = []
        for cover in covers().values():
            if cover.shelf not in self._groups:
                self._groups.append(cover.shelf)
                self._sets.append([])
                heading = label("heading")
                heading.setProperty("small", True)
                heading.setParent(self)
                self._headings.append(heading)
            tile = GameTile(services, cover)
            tile.setParent(self)
            tile.chosen.connect(self.chosen)
            tile.played_again.connect(self.played_again)
            tile.asked_rules.connect(self.asked_rules)
            tile.play.installEventFilter(self)
            self._sets[self._groups.index(cover.shelf)].append(tile)
        for tiles in self._sets:
            self._stop_at(tiles[0], tiles)
        self._reading = InOrder(self)

    @property
    def tiles(self) -> list[GameTile]:
        """The tiles in the order in which they stand."""
        if self._places is None:
            return [tile for tiles in self._sets for tile in tiles]
        waiting = [iter(tiles) for tiles in self._sets]
        return [next(waiting[slot.group]) for slot in self._places.slots]

    def retranslate(self) -> None:
        """Write what each game is, and what each group is called."""
        for group, heading in zip(self._groups, self._headings, strict=True):
            heading.setText(say(group.title))
        for tile in self.tiles:
            tile.retranslate()

    def offer_again(self, games: Iterable[str]) -> None:
        """Offer the last table of these games."""
        offered = set(games)
        for tile in self.tiles:
            tile.offer_again(tile.game in offered)

    # -- where they stand ------------------------------------------------------------------------------------------

    def lay(self, width: float, height: float) -> bool:
        """Lay the tiles into this room, as high as it needs to be; whether any of them has another size now."""
        scale = self._services.page_scale
        heading = max(one.sizeHint().height() for one in self._headings) + 4
        measures = Measures(GAP, heading, NARROWEST * scale)
        tiles = [tile for tiles in self._sets for tile in tiles]
        for tile in tiles:
            tile.fit()

        def text(wide: float, sentences: bool) -> float:
            for tile in tiles:
                tile.play.says_sentence = sentences
            return max(tile.play.words_height(wide) for tile in tiles)

        before = self._places
        self._places = laid = places([len(one) for one in self._sets], width, height, measures, text)
        self.setFixedHeight(round(laid.height))
        order: list[QWidget] = []
        for slot, tile in zip(laid.slots, self.tiles, strict=True):
            rect = QRect(round(slot.x), round(slot.y), round(laid.width), round(laid.tile))
            tile.play.picture_height = round(laid.picture)
            tile.play.says_sentence = laid.sentences
            if slot.begins:
                self._place_heading(slot.group, rect, heading, width, laid)
                order.append(self._headings[slot.group])
            tile.setGeometry(rect)
            order.append(tile)
        if self._reading.parts != order:
            self._reading.parts = order
            put_in_order(self)
        return before is None or (before.width, before.picture) != (laid.width, laid.picture)

    def _place_heading(self, group: int, first: QRect, high: float, width: float, laid: Places) -> None:
        """Above the first tile of its group, as wide as nothing else stands there."""
        others = [
            slot.x for slot in laid.slots if slot.begins and round(slot.y) == first.y() and slot.x > first.x() + 1
        ]
        right = min(others, default=width) - GAP / 2
        self._headings[group].setGeometry(first.x(), round(first.y() - high), round(right - first.x()), round(high - 4))

    # -- keys ------------------------------------------------------------------------------------------------------

    def _stop_at(self, tile: GameTile, tiles: list[GameTile]) -> None:
        for one in tiles:
            policy = Qt.FocusPolicy.StrongFocus if one is tile else Qt.FocusPolicy.ClickFocus
            one.play.setFocusPolicy(policy)
            one.again.setFocusPolicy(policy)
            one.more.setFocusPolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows go from tile to tile, and remember in each group where the keys were."""
        tile = next((one for one in self.tiles if one.play is watched), None)
        if tile is None:
            return False
        if event.type() == QEvent.Type.FocusIn:
            self._stop_at(tile, next(tiles for tiles in self._sets if tile in tiles))
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            goal = self._towards(tile, Qt.Key(event.key()))
            if goal is not None:
                goal.play.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
            return event.key() in ARROWS
        return False

    def _towards(self, tile: GameTile, key: Qt.Key) -> GameTile | None:
        """The tile to which a key goes from this one."""
        tiles = self.tiles
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return tiles[0 if key == Qt.Key.Key_Home else -1]
        if key not in ARROWS:
            return None
        along, down = ARROWS[key]
        if along:
            at = tiles.index(tile) + along
            return tiles[at] if 0 <= at < len(tiles) else None
        rows = sorted({one.y() for one in tiles})
        at = rows.index(tile.y()) + down
        if not 0 <= at < len(rows):
            return None
        row = [one for one in tiles if one.y() == rows[at]]
        return min(row, key=lambda one: abs(one.x() - tile.x()))
