"""Matches that are not over, to be continued: the newest large, others smaller beside it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.store import errors
from cardtable.store.errors import StoreError
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.a11y.tab_order import InOrder
from cardtable.ui.home.tile import Tile
from cardtable.ui.language import say, when_text
from cardtable.ui.widgets.controls import button, discard, label, set_tip
from cardtable.ui.widgets.picture_button import PAD, PictureButton

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.engine.match import Seat
    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services

# Every table is so much wider than high.
SHAPE: Final = 1.6
# So many further matches have a picture at most, because each opens a game.
FURTHER: Final = 6
# The words of the newest match take so much room, at 100 %.
WORDS: Final = 250
# In so much width the button finds room beside the words, where height is short.
FLAT: Final = 560
# From this width on, what a table says is taken to need one line.
ONE_LINE: Final = 420
GAP: Final = 12
_log = logging.getLogger(__name__)


class MatchTile(Tile):
    """One match that waits, small: the whole of it is the button that plays it on."""

    def __init__(self, services: Services, game: SavedGame) -> None:
        self.play = PictureButton(services)
        super().__init__(self.play)
        self.game = game
        self.play.setParent(self)
        InOrder(self, self.play)
        self.play.on_one_line = True
        self.write("")

    def write(self, status: str, short: str = "") -> None:
        """Write what is known of it; ``status`` is empty until the match was opened, and ``short`` stands for it."""
        game, play = self.game, self.play
        title = game.name or covers()[game.game].title
        when, players = when_text(game.updated), ", ".join(game.players)
        play.title, play.facts = title, (short or status or players, when)
        told = (f"{say(translate('Home', 'Continue'))}: {title}", status, players, when)
        self.setAccessibleName(title)
        play.setAccessibleName(spoken(". ".join(one for one in told if one)))
        set_tip(play, "\n".join(one for one in (title, status, f"{players} – {when}") if one))
        play.setAccessibleDescription(" ")
        play.update()

    def lay(self, size: QSize) -> None:
        """Be so large."""
        self.setFixedSize(size)
        self.play.setGeometry(0, 0, size.width(), size.height())
        self.play.picture_height = round(size.height() - self.play.words_height(size.width()))


class ContinuePanel(QWidget):
    """Every unfinished match, the newest first. What finds no room is behind a button that leads to all saved games.

    Signals: ``continued(number)``, ``asked_all()``; ``grown()`` when it needs more room. Pictures are drawn when
    :meth:`draw_next` is called: none of them is private, because a table is shown as from no seat.
    """

    continued = Signal(int)
    asked_all = Signal()
    grown = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._games: list[SavedGame] = []
        self._count = 0
        self._undrawn: list[SavedGame] = []
        self.further: list[MatchTile] = []
        self.continue_button = button(self._continue, primary=True)
        self.card = Tile(self.continue_button)
        self.picture = QLabel()
        self.title = label("heading")
        self.text = label("", wrap=True)
        self.when = label("quiet", wrap=True)
        self.faces = QLabel()
        self.more = button(self.asked_all.emit)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        inside = QHBoxLayout(self.card)
        inside.setContentsMargins(PAD, PAD, 14, PAD)
        inside.setSpacing(16)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addStretch()
        for part in (self.title, self.text, self.when):
            texts.addWidget(part)
        texts.addStretch()
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setSpacing(8)
        self._words.addLayout(texts, 1)
        self._words.addWidget(self.continue_button, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addWidget(self.picture)
        inside.addLayout(self._words, 1)
        inside.addWidget(self.faces)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.addWidget(self.card)
        self._row.addWidget(self.more)

    @property
    def newest(self) -> SavedGame | None:
        """The match that was played last."""
        return self._games[0] if self._games else None

    @property
    def is_drawn(self) -> bool:
        """Whether no picture is waited for."""
        return not self._undrawn

    def retranslate(self) -> None:
        """Write what does not depend on the matches."""
        self.continue_button.setText(say(translate("Home", "Continue")))
        self._write_more(self._count)

    def fill(self, games: Sequence[SavedGame], count: int, *, draw: bool) -> None:
        """Show these matches, of ``count`` that there are. Without ``draw`` none of them is opened."""
        self._games, self._count = list(games), count
        self.setVisible(bool(games))
        for tile in self.further:
            discard(tile)
        self.further = [MatchTile(self._services, game) for game in games[1 : 1 + FURTHER]]
        for at, tile in enumerate(self.further, 1):
            tile.play.clicked.connect(lambda _=False, number=tile.game.id: self.continued.emit(number))
            self._row.insertWidget(at, tile)
        self._undrawn = list(games[: 1 + FURTHER]) if draw else []
        newest = self.newest
        if newest is None:
            return
        title = newest.name or covers()[newest.game].title
        self.title.setText(title)
        self.continue_button.setAccessibleName(f"{self.continue_button.text()}: {title}")
        self.card.setAccessibleName(title)
        self.text.setText("")
        self._write_when(None)
        self.faces.hide()
        self.picture.clear()

    def _write_when(self, room: float | None) -> None:
        """Write who plays and when it was played last; in so much ``room`` on one line, where names may end in dots."""
        newest = self.newest
        if newest is None:
            return
        players, when = ", ".join(newest.players), when_text(newest.updated)
        text = say(translate("Home", "{players} – last played {when}").put(players=players, when=when))
        metrics = self.when.fontMetrics()
        if room is not None and metrics.horizontalAdvance(text) > room:
            rest = max(0, round(room) - metrics.horizontalAdvance(f" – {when}"))
            text = f"{metrics.elidedText(players, Qt.TextElideMode.ElideRight, rest)} – {when}"
        if text != self.when.text():
            self._say(self.when, text)

    def _say(self, where: QLabel, text: str) -> None:
        """Write this into the newest match, and let all its layouts know at once."""
        where.setText(text)
        inside = self.card.layout()
        if inside is not None:
            inside.activate()  # Else the layouts in it go by what stood there before.

    # -- how large -------------------------------------------------------------------------------------------------

    def lay(self, width: int, height: int) -> int:
        """Lay everything into this width, in a window of this height; how high it is then."""
        if not self._games:
            return 0
        scale = self._services.page_scale
        flat = height < 660 * scale and width >= FLAT * scale
        directions = QBoxLayout.Direction
        self._words.setDirection(directions.LeftToRight if flat else directions.TopToBottom)
        high = round(max(0.165 * height, (84 if height < 660 * scale else 116) * min(scale, 1.5)))
        picture = QSize(round(SHAPE * high), high)
        beside = self.continue_button.sizeHint().width() + 16 if flat else 0
        least = picture.width() + WORDS * scale + beside
        row = high + 2 * PAD
        small = QSize(round(SHAPE * (0.66 * row)), row)
        count, more = self._fitting(width, least, small.width())
        self.more.setVisible(more > 0)
        self._write_more(more)
        taken = count * (small.width() + GAP) + (self.more.sizeHint().width() + GAP if more else 0)
        self.picture.setFixedSize(picture)
        self.card.setFixedWidth(width - taken)
        air = PAD + 14 + 16 + 8
        self._write_when(width - taken - picture.width() - beside - air if flat else None)
        # What the table says finds its room when it comes, and nothing moves under the mouse.
        lines = 1 if width - taken - picture.width() - beside >= ONE_LINE * scale else 2
        self.text.setMinimumHeight(lines * self.text.fontMetrics().lineSpacing())
        self.card.setMinimumHeight(0)
        row = max(row, self.card.heightForWidth(self.card.width()), self.card.minimumSizeHint().height())
        self.card.setFixedHeight(row)
        for at, tile in enumerate(self.further):
            tile.lay(QSize(small.width(), row))
            tile.setVisible(at < count)
        self.setFixedHeight(row)
        return row

    def _fitting(self, width: float, least: float, small: int) -> tuple[int, int]:
        """How many further matches find room, and how many are left for the button."""
        for count in range(len(self.further), -1, -1):
            more = self._count - 1 - count
            self._write_more(more)
            room = width - least - count * (small + GAP)
            if room >= (self.more.sizeHint().width() + GAP if more else 0):
                return count, more
        return 0, 0

    def _write_more(self, more: int) -> None:
        self.more.setText(say(translate("Home", "{number} more", "unfinished games, on a button").put(number=more)))
        told = translate("Home", "%n more unfinished game(s)", "beside the newest ones", more)
        self.more.setAccessibleName(say(told))

    # -- pictures --------------------------------------------------------------------------------------------------

    def draw_next(self) -> None:
        """Open the newest match whose picture is wanted, which needs most of the program, and show its table."""
        if not self._undrawn:
            return
        game = self._undrawn.pop(0)
        tile = next((one for one in self.further if one.game.id == game.id), None)
        if tile is not None and tile.isHidden():
            return
        try:
            match = self._services.database.load(game.id).match
        except StoreError as error:
            self._cannot(tile, say(error.message))
            return
        size = self.picture.size() if tile is None else tile.play.picture_size()
        try:
            seen = self._glance(game, match, size)
        except Exception:  # whatever a game raises, the program starts
            _log.exception("a table of %s cannot be drawn", game.game)
            self._cannot(tile, say(errors.unshowable(", ".join(game.players)).message), playable=True)
            return
        if tile is not None:
            tile.write(seen[0])
            tile.play.show_picture(seen[1])
            return
        self.continue_button.setEnabled(True)
        self.text.setText(seen[0])
        self._grow()
        if seen[1] is not None:
            self.picture.setPixmap(seen[1])
        self._show_faces(match.seats)

    def _glance(self, game: SavedGame, match: object, size: QSize) -> tuple[str, QPixmap | None]:
        """The table as everybody may see it: no hand is open in the picture."""
        from cardtable.games.catalogue import entry
        from cardtable.ui.home.match_glance import glance

        ratio = self.devicePixelRatioF()
        width = max(size.width(), round(SHAPE * size.height()))
        seen = glance(entry(game.game), match, self._services, width, ratio)  # type: ignore[arg-type]
        if seen is None:
            return "", None
        status, picture = seen
        return say(status), _middle_of(picture, size, ratio)

    def stand_in(self, pictures: Mapping[str, QPixmap]) -> None:
        """Show the pictures of the games where no table was, or could be, drawn."""
        for tile in self.further:
            if tile.play.pixmap is None:
                tile.play.show_picture(pictures.get(tile.game.game))
        newest = self.newest
        if newest is not None and newest.game in pictures and self.picture.pixmap().isNull():
            whole = pictures[newest.game]
            size = self.picture.size() * whole.devicePixelRatio()
            fitting = whole.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
            self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.picture.setPixmap(fitting)

    def _cannot(self, tile: MatchTile | None, sentence: str, *, playable: bool = False) -> None:
        if tile is not None:
            # The sentence is told, and stands in the tip; on a small picture there is no room for it.
            shown = translate("Home", "Cannot be shown", "on the small picture of an unfinished game")
            opened = translate("Home", "Cannot be opened", "on the small picture of an unfinished game")
            tile.write(sentence, say(shown if playable else opened))
            tile.play.setEnabled(playable)
            return
        self.continue_button.setEnabled(playable)
        self._say(self.text, sentence)
        self._grow()

    def _grow(self) -> None:
        """Ask for the room that is needed for what is written there now."""
        if self.card.heightForWidth(self.card.width()) > self.card.height():
            self.grown.emit()

    def _show_faces(self, seats: Sequence[Seat]) -> None:
        """The players' faces in a row, where there is room for them beside the words."""
        from cardtable.stage.animals import animal_of_seat

        faces, ratio = self._services.faces, self.devicePixelRatioF()
        radius = round(min(22 * self._services.page_scale, 0.2 * self.picture.height()))
        margin = faces.margin(radius)
        side = round(2 * (radius + margin))
        words = 2 * WORDS * self._services.page_scale
        if self.card.width() - self.picture.width() - len(seats) * side < 0.75 * words:
            return
        row = QPixmap(round(len(seats) * side * ratio), round(side * ratio))
        row.setDevicePixelRatio(ratio)
        row.fill(Qt.GlobalColor.transparent)
        with QPainter(row) as painter:
            for at, seat in enumerate(seats):
                disc = faces.disc(animal_of_seat(seat.face, seat.colour), seat.colour, radius, ratio)
                painter.drawPixmap(QPointF(at * side, 0), disc)
        self.faces.setPixmap(row)
        self.faces.show()

    def _continue(self) -> None:
        if self._games:
            self.continued.emit(self._games[0].id)


def _middle_of(picture: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """The middle of a picture that is wider or higher than there is room for."""
    wide, high = round(size.width() * ratio), round(size.height() * ratio)
    cut = picture.copy((picture.width() - wide) // 2, (picture.height() - high) // 2, wide, high)
    cut.setDevicePixelRatio(ratio)
    return cut
