"""Matches that are not over, to be continued: the newest as the largest picture, older ones small beside it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.store import errors
from cardtable.store.errors import StoreError
from cardtable.store.table_pictures import keep_only
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.avatars.faces import FaceRow
from cardtable.ui.home.tile import Tile
from cardtable.ui.language import say, when_text
from cardtable.ui.metrics import em, space
from cardtable.ui.widgets.controls import button, discard, label, set_tip
from cardtable.ui.widgets.icons import SPACE, Icon, set_icon
from cardtable.ui.widgets.picture_button import PictureButton, sized
from cardtable.ui.widgets.tab_order import InOrder

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services


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

    def write(self, status: str, short: str = "", players: Sequence[str] = ()) -> None:
        """Write what is known of it; ``status`` is empty until the match was opened, and ``short`` stands for it.

        ``players`` are the names of those who play, where they are known better than by the list.
        """
        game, play = self.game, self.play
        title = game.name or covers()[game.game].title
        when, who = when_text(game.updated), ", ".join(players or game.players)
        play.title, play.facts = title, (short or status or who,)
        on = say(translate("Home", "Play on", "button: go on with the match that is shown"))
        told = (status, who, when)
        play.setAccessibleName(f"{on}: {spoken(title)}")
        set_tip(play, "\n".join(one for one in (title, status, f"{who} – {when}") if one))
        play.setAccessibleDescription(" ".join(sentence(spoken(one)) for one in told if one))
        play.update()

    def lay(self, size: QSize) -> None:
        """Be so large."""
        self.setFixedSize(size)
        self.play.setGeometry(0, 0, size.width(), size.height())
        self.play.picture_height = round(size.height() - self.play.words_height(size.width()))


# Every table is so much wider than high.
SHAPE: Final = 1.6
OLDER: Final = 2
"""So many older matches have a picture at most, because each may have to open a game."""
LOWEST: Final = 9.8
HIGHEST: Final = 19.0
"""How high the newest match is, in em."""
NARROW: Final = 36.0
"""In less width, in em, the words stand below the picture."""
SIDE: Final = 13.0
"""How wide the older ones are, in em."""
WORDS: Final = 16.0
"""How much room the words of the newest one need beside its picture, in em."""
TWO_FROM: Final = 16.5
"""Two older ones stand above each other from so many em of height on."""
ZOOM: Final = 1.7
"""An older match shows the middle of its table, so much larger than the whole of it would be."""
GAP: Final = 1.1
FACE: Final = 1.7
"""The radius of a face, in em."""
_log = logging.getLogger(__name__)


class ContinuePanel(QWidget):
    """Unfinished matches, the newest first. What finds no room is behind a button that leads to all saved games.

    Where none waits, the same place offers a game. Signals: ``continued(number)``, ``offered(game)`` when what is
    offered is wanted, ``asked_all()``, ``grown()`` when more is written than before. Pictures are drawn when
    :meth:`draw_next` is called: none of them is private, because a table is shown as from no seat.
    """

    continued = Signal(int)
    offered = Signal(str)
    asked_all = Signal()
    grown = Signal()

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(parent)
        self._services = services
        self._games: list[SavedGame] = []
        self._count = 0
        self._offer = ""
        self._undrawn: list[SavedGame] = []
        self._table = QPixmap()
        self.further: list[MatchTile] = []
        self.continue_button = button(self._continue, primary=True)
        self.card = Tile(self.continue_button, self)
        self.picture = QLabel()
        self.title = label("title")
        self.text = label("", wrap=True)
        self.when = label("quiet", wrap=True)
        leave_to_control(self.when)
        self.faces = FaceRow(services, FACE)
        self.more = button(self.asked_all.emit, bare=True)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._inside = inside = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.card)
        space(inside, 1.6, 0.7)
        self._words = words = QVBoxLayout()
        space(words, 0.25, 0.3)
        for part in (self.title, self.text, self.when, self.faces):
            words.addWidget(part)
        words.addStretch()
        words.addWidget(self.continue_button, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addWidget(self.picture)
        inside.addLayout(words, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        space(self._row, GAP)
        self._row.addWidget(self.card, 1)
        self._aside = QVBoxLayout()
        space(self._aside, GAP)
        self._row.addLayout(self._aside)
        self._aside.addWidget(self.more)

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
        on = translate("Home", "Play on", "button: go on with the match that is shown")
        play = translate("Home", "Choose a table", "button: set up a table of the game that is shown")
        self.continue_button.setText(SPACE + say(on if self._games else play))
        set_icon(self.continue_button, Icon.PLAY, self._services.frame.on_accent, 0.8)
        self._write_more()

    def fill(self, games: Sequence[SavedGame], count: int, offer: str, *, draw: bool) -> None:
        """Show these matches, of ``count`` that there are, else offer a game.

        Without ``draw`` none is opened, and no picture of a table looked at.
        """
        self._games, self._count, self._offer = list(games), count, offer
        for tile in self.further:
            discard(tile)
        self.further = [MatchTile(self._services, game) for game in games[1 : 1 + OLDER]]
        for at, tile in enumerate(self.further):
            tile.play.clicked.connect(lambda _=False, number=tile.game.id: self.continued.emit(number))
            self._aside.insertWidget(at, tile)
        self._undrawn = list(games[: 1 + OLDER]) if draw else []
        self.faces.show_seats(())
        self.picture.clear()
        self._table = QPixmap()
        if draw:
            keep_only(self._services.database.folder, [game.id for game in games[: 1 + OLDER]])
        self.continue_button.setEnabled(True)
        self.retranslate()
        newest = self.newest
        if newest is None:
            self.title.setText(say(translate("Home", "Shall we play?")))
            self.text.setText(covers()[offer].title)
            self._tell_when(say(covers()[offer].subtitle))
            name = f"{self.continue_button.text().strip()}: {covers()[offer].title}"
        else:
            title = newest.name or covers()[newest.game].title
            self.title.setText(title)
            self.text.setText("")
            self._write_when(newest.players)
            name = f"{self.continue_button.text().strip()}: {title}"
        self.continue_button.setAccessibleName(name)
        self.card.setAccessibleName(self.title.text())

    def _write_when(self, players: Sequence[str]) -> None:
        """Write who plays, and when it was played last."""
        newest = self.newest
        if newest is not None:
            played = translate("Home", "{players} – last played {when}")
            self._tell_when(say(played.put(players=", ".join(players), when=when_text(newest.updated))))

    def _tell_when(self, text: str) -> None:
        """Write this; readers are told it by the button."""
        self.when.setText(text)
        self.continue_button.setAccessibleDescription(text)

    # -- how large -------------------------------------------------------------------------------------------------

    def lay(self, width: int, height: int) -> int:
        """Fill this room, and more where the words need it; how high it is then.

        The picture keeps its shape; older matches stand beside it as far as there is room. In a narrow window the words
        stand below the picture.
        """
        gap, side, air = em(GAP), em(SIDE), 2 * em(0.7)
        narrow = width < em(NARROW)
        directions = QBoxLayout.Direction
        self._inside.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        most = width - air if narrow else width - em(WORDS) - air - em(1.6)
        high = min(height - air, round(most / SHAPE))
        picture = QSize(round(SHAPE * high), high)
        beside = not narrow and width - picture.width() - em(WORDS) - em(3.0) >= side + gap
        shown = (OLDER if height >= em(TWO_FROM) else 1) if beside and self.further else 0
        shown = min(shown, len(self.further))
        left = max(0, self._count - 1 - shown)
        self._write_more(left)
        self.more.setVisible(left > 0)
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        if self.picture.size() != picture:
            self.picture.setFixedSize(picture)
            self._show_table()
        room = width - air - (0 if narrow else picture.width() + em(1.6))
        room -= side + gap if beside and (shown or left) else 0
        edges, frame = self._words.contentsMargins(), self.card.width() - self.card.contentsRect().width()
        words = self._words_height(room - edges.left() - edges.right() - frame)
        self.faces.setVisible(bool(self._games) and words + self.faces.sizeHint().height() <= height - air)
        card = max(height, (high + words + em(1) if narrow else words) + air)
        self.card.setFixedHeight(card)
        under = self.more.sizeHint().height() + gap // 2 if left > 0 else 0
        for at, tile in enumerate(self.further):
            tile.setVisible(at < shown)
            if at < shown:
                tile.lay(QSize(side, (card - under - (shown - 1) * gap) // shown))
        whole = card if beside else card + under
        self.setFixedHeight(whole)
        return whole

    def _words_height(self, width: int) -> int:
        """How high the words and the button are in this width; what the table says is taken to need a line at least."""
        for part in (self.title, self.text, self.when):
            part.ensurePolished()
        high = self.title.sizeHint().height() + self.continue_button.sizeHint().height() + em(2)
        line = self.text.fontMetrics().lineSpacing()
        return high + max(line, self.text.heightForWidth(width)) + self.when.heightForWidth(width)

    def _write_more(self, more: int = 0) -> None:
        self.more.setText(say(translate("Home", "{number} more", "unfinished games, on a button").put(number=more)))
        told = translate("Home", "%n more unfinished game(s)", "beside the newest ones", more)
        self.more.setAccessibleName(say(told))
        set_tip(self.more, say(told))

    # -- pictures --------------------------------------------------------------------------------------------------

    def draw_next(self) -> None:
        """Open one match, and draw its table; every failure is a sentence."""
        if not self._undrawn:
            return
        from cardtable.ui.home.thumbnail_cache import cached_thumbnail, new_thumbnail

        game = self._undrawn.pop(0)
        tile = next((one for one in self.further if one.game is game), None)
        ratio = self.devicePixelRatioF()
        try:
            seen = cached_thumbnail(self._services, game, ratio) or new_thumbnail(self._services, game, ratio)
        except StoreError as error:
            self._cannot(tile, say(error.message))
            return
        except Exception:  # whatever a game raises, the program starts
            _log.exception("a table of %s cannot be drawn", game.game)
            self._cannot(tile, say(errors.unshowable(", ".join(game.players)).message), playable=True)
            return
        # A thumbnail calls characters as the language in force has them.
        players = [seat.name for seat in seen.seats]
        if tile is not None:
            tile.write(seen.status, players=players)
            tile.play.show_picture(seen.picture and _middle_of(seen.picture, tile.play.picture_size(), ratio))
            return
        self._write_when(players)
        self.faces.show_seats(seen.seats, seen.active)
        if seen.picture is not None:
            self.text.setText(seen.status)
            self.grown.emit()
            self._table = seen.picture
            self._show_table()

    def _show_table(self) -> None:
        """Show the table of the newest match as large as there is room for it."""
        if not self._table.isNull():
            self.picture.setPixmap(sized(self._table, self.picture.size(), self.devicePixelRatioF()))

    def stand_in(self, pictures: Mapping[str, QPixmap]) -> None:
        """Show the pictures of the games where no table was, or could be, drawn."""
        for tile in self.further:
            if tile.play.pixmap is None:
                tile.play.show_picture(pictures.get(tile.game.game))
        game = self._offer if self.newest is None else self.newest.game
        if self.picture.pixmap().isNull() and game in covers():
            from cardtable.ui.widgets.cover_picture import picture_of

            services, size = self._services, self.picture.size()
            cover = covers()[game].picture
            self.picture.setPixmap(picture_of(cover, services.pixmaps, services.theme, size, self.devicePixelRatioF()))

    def _cannot(self, tile: MatchTile | None, sentence: str, *, playable: bool = False) -> None:
        if tile is not None:
            # The sentence is told, and stands in the tip; on a small picture there is no room for it.
            shown = translate("Home", "Cannot be shown", "on the small picture of an unfinished game")
            opened = translate("Home", "Cannot be opened", "on the small picture of an unfinished game")
            tile.write(sentence, say(shown if playable else opened))
            tile.play.setEnabled(playable)
            return
        self.continue_button.setEnabled(playable)
        self.text.setText(sentence)
        self.grown.emit()

    def _continue(self) -> None:
        if self._games:
            self.continued.emit(self._games[0].id)
        else:
            self.offered.emit(self._offer)


def _middle_of(picture: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """The middle of a picture of a table, with the pile and what lies above the hand."""
    width = round(ZOOM * max(size.width(), SHAPE * size.height()))
    whole = sized(picture, QSize(width, round(width / SHAPE)), ratio)
    wide, high = round(size.width() * ratio), round(size.height() * ratio)
    top = min(whole.height() - high, round(0.46 * whole.height() - 0.5 * high))
    return whole.copy((whole.width() - wide) // 2, max(0, top), wide, high)
