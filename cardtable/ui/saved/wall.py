"""The saved matches as a wall of pictures, each a tile: the table, its game, how it stands, and its day."""

from __future__ import annotations

import logging
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.games.catalogue import covers, title_of
from cardtable.messages import listing, translate
from cardtable.stage.characters import Mood
from cardtable.store.errors import StoreError
from cardtable.store.listing import SavedGame
from cardtable.ui.avatars.faces import GOLD, draw_face
from cardtable.ui.language import say, when_text
from cardtable.ui.metrics import CHIP, SMALL, em, letters
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.painting.drawing import draw_rose, smooth
from cardtable.ui.painting.paint_guard import told_later
from cardtable.ui.theme import font
from cardtable.ui.widgets.backgrounds import draw_ring, draw_tile
from cardtable.ui.widgets.cover_picture import picture_of
from cardtable.ui.widgets.icons import Icon, draw_icon
from cardtable.ui.widgets.value_list import ValueList

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QHideEvent, QResizeEvent

    from cardtable.engine.match import Match, Seat
    from cardtable.messages import Message
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
        from cardtable.ui.match.pictures import thumbnail

        try:
            match = self._services.database.load(game.id).match
            self.opened.emit(game, match)
            seen = thumbnail(match, self._services, self._size.width(), self._ratio)
        except StoreError:
            return None
        except Exception:  # whatever a game raises: its cover stands for it
            _log.exception("a table of %s cannot be drawn", game.game)
            return None
        return None if seen is None else seen.picture


# From so many em of width on there are four columns, or three; and how far tiles are apart.
FOUR, THREE = 56.0, 40.0
GAP: Final = 1.1
KNOWN: Final = 400
"""Of so many matches it is remembered how they stand; more would be felt whenever the program looks for rubbish."""
EDGE: Final = 0.3
"""Room for the ring of the keys before a tile, in em."""
PAD: Final = 0.5
SHAPE: Final = 1.6
"""A table is so much wider than high."""
WORDS: Final = 4.2
"""How high the words below a picture are, in em."""
SEAL: Final = 2.5
BADGE: Final = 1.1
"""The radius of the rose of who has won, and of the sign for a match that can be played on."""


class Stand(NamedTuple):
    """What is known of a match without opening it: who sits there as they are called now, and who has won it."""

    seats: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()


def called(game: SavedGame) -> str:
    """By what a match is found: its own name, else that of its game."""
    return game.name or title_of(game.game)


def won_by(names: list[str]) -> Message:
    """Who has won a match, in a line."""
    if len(names) > 1:
        return translate("Saved", "{players} share the victory", "in a list of games").put(players=listing(names))
    return translate("Saved", "{player} won", "in a list of games: who has won").put(player=names[0])


class SavedWall(ValueList[SavedGame]):
    """Every saved match as a picture; one is chosen. ``learned()`` when more is known of how one stands."""

    learned = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(called, self.told)
        self._services = services
        self._stands: dict[SavedGame, Stand] = {}
        self.pictures = TablePictures(services, self)
        self.pictures.drawn.connect(self.viewport().update)
        self.pictures.opened.connect(self._count)
        self.cell = self.picture = QSize()
        self.setObjectName("wall")
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setItemDelegate(_Tile(self, services))
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self.pictures.hold)
        # Its room stays, so that no tile moves; where there is nothing to scroll, none is seen.
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
        bar.setEnabled(False)
        services.look_changed.connect(self._begin)

    def show_all(self, games: list[SavedGame], chosen: int) -> None:
        """Show these; what was known of others is forgotten."""
        self._stands.clear()
        self.pictures.rest()
        self.fill(games, chosen)

    def stand(self, game: SavedGame) -> Stand:
        """How a match stands, as far as that was counted."""
        if game not in self._stands:
            self._look(game)
        return self._stands[game]

    def _look(self, game: SavedGame, match: Match | None = None) -> None:
        summary = None
        if game.over:
            with suppress(StoreError):
                summary = self._services.summaries.one(game.id, match)
        known = [one.seat for one in summary.seats] if summary else [] if match is None else match.seats
        seats = called_now(known, self._services.settings)
        won = [seat for seat, one in zip(seats, summary.seats, strict=True) if one.won] if summary else ()
        if len(self._stands) >= KNOWN:
            self._stands.clear()
        self._stands[game] = Stand(seats, tuple(won))

    def _count(self, game: SavedGame, match: Match) -> None:
        """Who has won elsewhere, and what characters are called now, is known once a match was opened."""
        if not self.stand(game).winners:
            self._look(game, match)
            self.learned.emit()

    def standing(self, game: SavedGame) -> str:
        """In a line, how a match stands: who has won, else who plays."""
        stand = self.stand(game)
        if stand.winners:
            return say(won_by([seat.name for seat in stand.winners]))
        return ", ".join([seat.name for seat in stand.seats] or game.players)

    def told(self, game: SavedGame) -> str:
        """Everything about a match, in one line."""
        over = translate("Saved", "finished", "state of a saved game")
        on = translate("Saved", "unfinished", "state of a saved game")
        stand = self.stand(game)
        names = [seat.name for seat in stand.seats] or list(game.players)
        won = [seat.name for seat in stand.winners]
        others = [name for name in names if name not in won]
        parts = [game.name, title_of(game.game), when_text(game.updated), say(over if game.over else on)]
        parts.append(say(won_by(won)) if won else "")
        if others:
            parts.append(say(translate("Saved", "with {players}", "in a line: who plays").put(players=listing(others))))
        return ", ".join(part for part in parts if part)

    # -- how large -------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._begin()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size want tiles of another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is drawn for who looks at another page."""
        self.pictures.rest()
        super().hideEvent(event)

    def _begin(self) -> None:
        """Lay the tiles into this width, and draw their pictures anew."""
        wide = self.viewport().width() - 1
        columns = 4 if wide > em(FOUR) else 3 if wide > em(THREE) else 2
        across = wide // columns
        picture = across - em(GAP) - 2 * em(PAD)
        self.picture = QSize(picture, round(picture / SHAPE))
        self.cell = QSize(across, self.picture.height() + em(PAD) + em(WORDS) + em(GAP))
        self.setGridSize(self.cell)
        self.pictures.begin(self.picture, self.devicePixelRatioF())
        self.verticalScrollBar().setSingleStep(self.cell.height() // 3)
        self.viewport().update()


class _Tile(QStyledItemDelegate):
    """Draws one match."""

    def __init__(self, wall: SavedWall, services: Services) -> None:
        super().__init__(wall)
        self._wall, self._services = wall, services
        self._grounds: dict[bool, tuple[object, QPixmap]] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All are as large as the wall has room for."""
        return self._wall.cell

    @told_later
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The tile, the picture on it, the words below it, and the seal of who has won."""
        wall, theme = self._wall, self._services.frame
        game = wall.values[index.row()]
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        tile = QRect(option.rect.topLeft() + QPoint(em(EDGE), em(EDGE)), option.rect.size() - QSize(em(GAP), em(GAP)))
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(option.rect.topLeft() - QPoint(em(), em()), self._ground(tile.size(), chosen))
        picture = QRectF(tile.left() + em(PAD), tile.top() + em(PAD), tile.width() - 2 * em(PAD), 0)
        picture.setHeight(wall.picture.height())
        pixmap = wall.pictures.of(game)
        if pixmap is None:
            cloth = QPainterPath()
            cloth.addRoundedRect(picture, em(CHIP), em(CHIP))
            painter.fillPath(cloth, QColor(theme.cloth_edge))
        else:
            painter.drawPixmap(picture, pixmap, QRectF(pixmap.rect()))
        self._draw_words(painter, tile, picture.bottom(), game)
        if bool(option.state & QStyle.StateFlag.State_HasFocus) and wall.hasFocus():
            draw_ring(painter, tile, theme)
        painter.restore()

    def _ground(self, size: QSize, chosen: bool) -> QPixmap:
        """A tile with its shadow and nothing on it; it is the same for all of them."""
        theme, ratio = self._services.frame, self._wall.devicePixelRatioF()
        key = size, chosen, theme, em(), ratio
        if self._grounds.get(chosen, (None,))[0] != key:
            made = QPixmap((size + QSize(4 * em(), 4 * em())) * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            tile = QRect(QPoint(em(1 + EDGE), em(1 + EDGE)), size)
            with smooth(made) as painter:
                draw_tile(painter, tile, theme, chosen=chosen)
            self._grounds[chosen] = key, made
        return self._grounds[chosen][1]

    def _draw_words(self, painter: QPainter, tile: QRect, top: float, game: SavedGame) -> None:
        wall, theme = self._wall, self._services.frame
        stand = wall.stand(game)
        left, room = tile.left() + em(0.8), tile.width() - em(1.6)
        if stand.winners:
            self._draw_seal(painter, QPointF(tile.right() - em(2.5), top + em(1.0)), stand.winners)
            room -= em(3.6)
        elif not game.over:
            middle = QPointF(tile.right() - em(2.0), top + em(2.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(middle, em(BADGE), em(BADGE))
            draw_icon(painter, Icon.PLAY, middle + QPointF(0.1 * em(), 0), 0.85 * em(), QColor(theme.on_accent))
            room -= em(2.6)
        y = top + em(0.35)
        for text, size, weight, colour in (
            (called(game), 1.06, QFont.Weight.Bold, theme.text),
            (wall.standing(game), 0.95, QFont.Weight.DemiBold, theme.text),
            (when_text(game.updated), SMALL, QFont.Weight.Medium, theme.quiet),
        ):
            how, metrics = _letters(letters(size), weight)
            painter.setFont(how)
            painter.setPen(QColor(colour))
            words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(left, y + metrics.ascent()), words)
            y += metrics.height()

    def _draw_seal(self, painter: QPainter, middle: QPointF, winners: tuple[Seat, ...]) -> None:
        """The rose with the winner's face on it, or with two who share it."""
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(middle - QPointF(em(SEAL), em(SEAL)), _rose(em(SEAL), ratio))
        shown = winners[:2]
        radius = em(1.5) if len(shown) == 1 else em(1.15)
        for at, seat in enumerate(shown):
            aside = 0.0 if len(shown) == 1 else (2 * at - 1) * 0.8 * radius
            draw_face(painter, self._services, seat, middle + QPointF(aside, 0), radius, Mood.DELIGHTED)


@lru_cache(maxsize=16)
def _letters(pixels: int, weight: QFont.Weight) -> tuple[QFont, QFontMetricsF]:
    """A font with its measures, which take long to find."""
    how = font(pixels, weight)
    return how, QFontMetricsF(how)


@lru_cache(maxsize=4)
def _rose(radius: int, ratio: float) -> QPixmap:
    """The rose of a seal; it is the same for all of them."""
    made = QPixmap(round(2 * radius * ratio), round(2 * radius * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with smooth(made) as painter:
        draw_rose(painter, QPointF(radius, radius), radius, *GOLD)
    return made
