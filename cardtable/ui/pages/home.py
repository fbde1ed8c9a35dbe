"""The home page: continue, the games, the language."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.store import errors
from cardtable.store.errors import StoreError
from cardtable.ui.flow import FlowLayout
from cardtable.ui.language import NAMES, day_text, say, when_text
from cardtable.ui.parts import Body, ComboBox, Page, button, clear, label, scrolling, set_tip, text_with_key
from cardtable.ui.reading import put_in_order
from cardtable.ui.tile import GameTile, Tile

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from cardtable.engine.cover import Cover
    from cardtable.engine.match import Match
    from cardtable.games.catalogue import GameEntry
    from cardtable.store.database import SavedGame
    from cardtable.ui.program import Program


# The picture of the newest table is so wide and so high, in the shape of every table.
PREVIEW: Final = (304, 190)
_log = logging.getLogger(__name__)


class HomePage(Page):
    """What can be continued, and every game.

    Signals: ``chosen(game)``, ``played_again(game)``, ``continued(number)``, ``asked(page)``, ``asked_rules(game)``;
    ``painted`` when the page was drawn for the first time, with words alone; ``pictured`` when every picture is there.
    """

    chosen = Signal(str)
    played_again = Signal(str)
    continued = Signal(int)
    asked = Signal(str)
    asked_rules = Signal(str)
    painted = Signal()
    pictured = Signal()

    def __init__(self, program: Program, newest_aside: bool = False) -> None:
        """``newest_aside``: do not draw the newest match, at which the last start may have failed, but say so."""
        super().__init__(program)
        self._put_aside = newest_aside
        self._aside: int | None = None
        self._undrawn: list[tuple[QLabel, Cover]] = []
        self._tables: set[str] = set()
        self._drawing = False
        self._was_painted = False
        self._unshown = False
        self.title = label("title")
        self.claim = label("quiet")
        self.language = ComboBox()
        for code in LANGUAGES:
            self.language.addItem(NAMES[code], code)
        self.language.setCurrentIndex(LANGUAGES.index(program.languages.current))
        self.language.activated.connect(self._change_language)
        self.language_label = label("quiet")
        self.language_label.setBuddy(self.language)
        self.saved = button(lambda: self.asked.emit("saved"))
        self.settings = button(lambda: self.asked.emit("settings"))
        self.notice = label("warning", wrap=True)
        self.notice.hide()
        self.aside_text = label("warning", wrap=True)
        self.aside_button = button(self.take_back_in)
        self.backup_button = button(self.bring_back, primary=True)
        self.backup_button.hide()
        self.continue_button = button(self._continue, primary=True)
        self._newest: SavedGame | None = None
        self._build()
        self.retranslate()
        program.look_changed.connect(self._look_changed)

    def _build(self) -> None:
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        heading = QWidget()
        heading.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        words = QVBoxLayout(heading)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.claim)
        self._head.addWidget(heading, 1)
        self._tools = QWidget()
        self._tool_row = FlowLayout(self._tools, spacing=10)
        for part in (self.language_label, self.language, self.saved, self.settings):
            self._tool_row.addWidget(part)
        self._head.addWidget(self._tools)
        self._continue_card = Tile(self.continue_button)
        self._continue_row = QHBoxLayout(self._continue_card)
        self._continue_row.setContentsMargins(18, 18, 18, 18)
        self._continue_row.setSpacing(22)
        self.continue_picture = QLabel()
        self.continue_title = label("heading", wrap=True)
        self.continue_text = label("", wrap=True)
        self.continue_when = label("quiet", wrap=True)
        texts = QVBoxLayout()
        texts.addStretch()
        for part in (self.continue_title, self.continue_text, self.continue_when):
            texts.addWidget(part)
        texts.addSpacing(8)
        texts.addWidget(self.continue_button, 0, Qt.AlignmentFlag.AlignLeft)
        texts.addStretch()
        self._continue_row.addWidget(self.continue_picture)
        self._continue_row.addLayout(texts, 1)
        self.games_title = label("heading")
        self._games = QWidget()
        self._tiles = FlowLayout(self._games, spacing=18)
        body = Body()
        body.painted.connect(self._draw_soon)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(40, 26, 40, 30)
        rows.setSpacing(18)
        rows.addLayout(self._head)
        rows.addWidget(self.notice)
        rows.addWidget(self.backup_button, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.aside_text)
        rows.addWidget(self.aside_button, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self._continue_card)
        rows.addWidget(self.games_title)
        rows.addWidget(self._games)
        rows.addStretch()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(body))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the tools go below the title."""
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        parts = (self.language_label, self.language, self.saved, self.settings)
        tools = sum(part.sizeHint().width() + self._tool_row.spacing() for part in parts)
        words = max(self.title.sizeHint().width(), self.claim.sizeHint().width())
        beside = words + tools + 120 <= self.width()
        directions = QBoxLayout.Direction
        self._head.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._tools.setMinimumWidth(tools if beside else 0)
        self._tools.setFixedHeight(self._tool_row.heightForWidth(tools if beside else self.width() - 100))

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the letters have their size."""
        super().showEvent(event)
        self._fit_head()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def arrive(self) -> None:
        """Look which game can be continued, and at which tables one sat."""
        if self._tables != self.program.settings.last_tables.keys():
            self._fill_tiles()
        self._fill_continue()

    def first(self) -> QWidget:
        """What goes on with the newest game; without one, the first game."""
        if not self._continue_card.isHidden():
            return self.continue_button
        return self.tiles[0].play

    @property
    def tiles(self) -> list[GameTile]:
        """The tiles of the games, as they stand there."""
        laid = (self._tiles.itemAt(place) for place in range(self._tiles.count()))
        return [tile for item in laid if item is not None and isinstance(tile := item.widget(), GameTile)]

    def retranslate(self) -> None:
        """Write every text of the page."""
        self.write_title("Card Table")
        self.claim.setText(say(translate("Home", "Card games from our grandparents’ tables")))
        self.language_label.setText(say(translate("Home", "Language")))
        self.language.setAccessibleName(self.language_label.text())
        self.language.setCurrentIndex(LANGUAGES.index(self.program.languages.current))
        for tool, text, key in (
            (self.saved, translate("Home", "Saved games"), "Ctrl+O"),
            (self.settings, translate("Home", "Settings"), "Ctrl+,"),
        ):
            tool.setText(say(text))
            tool.setShortcut(key)
            set_tip(tool, text_with_key(say(text), tool.shortcut()))
        self.games_title.setText(say(translate("Home", "Games")))
        self._fit_head()
        self.continue_button.setText(say(translate("Home", "Continue")))
        self.aside_text.setText(
            say(
                translate(
                    "Home",
                    "The last start of Card Table did not come to its end. Everything that was played is kept. "
                    "To be safe, this start left out the newest game and decks of cards from elsewhere; "
                    "all games are under “Saved games”.",
                )
            )
        )
        self.backup_button.setText(say(translate("Backup", "Bring them back")))
        self.aside_button.setText(say(translate("Home", "Show newest game again")))
        self._fill_tiles()
        self._fill_continue()

    def _look_changed(self) -> None:
        self._fit_head()
        self._fill_tiles()
        self._fill_continue()

    def _fill_tiles(self) -> None:
        focused = self.focusWidget()
        kept = next((tile.game for tile in self.tiles if tile.isAncestorOf(focused or self)), None)
        had_keys = focused is not None and focused.hasFocus()
        clear(self._tiles)
        self._undrawn = []
        self._tables = set(self.program.settings.last_tables)
        for cover in covers().values():
            self._tiles.addWidget(self._tile(cover))
        put_in_order(self)
        if had_keys and kept is not None:
            next(tile.play for tile in self.tiles if tile.game == kept).setFocus(Qt.FocusReason.OtherFocusReason)
        if self._was_painted:
            self._draw_soon()

    def _tile(self, cover: Cover) -> GameTile:
        wide = 380 if len(covers()) > 2 else 560
        tile = GameTile(cover, round(wide * self.program.text_scale), again=cover.id in self._tables)
        tile.chosen.connect(self.chosen)
        tile.played_again.connect(self.played_again)
        tile.asked_rules.connect(self.asked_rules)
        self._undrawn.append((tile.picture, cover))
        return tile

    def _draw_soon(self) -> None:
        """Draw the pictures, as soon as what has been painted can be seen."""
        if not self._drawing and (self._undrawn or self._unshown or not self._was_painted):
            self._drawing = True
            QTimer.singleShot(0, self, self._draw_next)

    def _draw_next(self) -> None:
        """Draw one picture: the page is there first, and its pictures come one by one."""
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()
        if self._undrawn:
            from cardtable.ui.fans import card_width_of_fan, fan_of

            picture, cover = self._undrawn.pop(0)
            theme, ratio = self.program.theme, self.devicePixelRatioF()
            picture.setPixmap(
                fan_of(cover.emblem, self.program.pixmaps, theme, picture.width(), picture.height(), ratio)
            )
            self.program.pixmaps.forget(card_width_of_fan(picture.height()), ratio)
        elif self._unshown:
            self._show_newest()
        self._drawing = bool(self._undrawn or self._unshown)
        if self._drawing:
            QTimer.singleShot(0, self, self._draw_next)
        else:
            self.pictured.emit()

    def _fill_continue(self) -> None:
        try:
            games = self.program.database.games()
        except StoreError as error:
            games = []
            self.tell(say(error.message))
        self._tell_of_the_file()
        unfinished = [game for game in games if not game.over and game.game in covers()]
        if self._put_aside and self._aside is None and unfinished:
            self._aside = unfinished[0].id
        unfinished = [game for game in unfinished if game.id != self._aside]
        for part in (self.aside_text, self.aside_button):
            part.setVisible(self._put_aside)
        self.aside_button.setVisible(self._aside is not None)
        self._newest = unfinished[0] if unfinished else None
        self._continue_card.setVisible(self._newest is not None)
        self._unshown = self._newest is not None
        if self._newest is None:
            return
        newest = self._newest
        self.continue_title.setText(newest.name or covers()[newest.game].title)
        when = when_text(newest.updated)
        self.continue_when.setText(
            say(translate("Home", "{players} – last played {when}").put(players=", ".join(newest.players), when=when))
        )
        if self._was_painted:
            self._show_newest()
        else:
            # The picture finds its room when it comes, and nothing moves under the mouse.
            self.continue_picture.setFixedSize(self._picture_size())

    def _picture_size(self) -> QSize:
        return QSize(*PREVIEW) * self.program.text_scale

    def _show_newest(self) -> None:
        """Open the newest match, which needs most of the program, and show how its table looks."""
        from cardtable.games.catalogue import entry

        self._unshown = False
        newest = self._newest
        if newest is None:
            return
        try:
            match = self.program.database.load(newest.id).match
        except StoreError as error:
            self.continue_text.setText(say(error.message))
            self.continue_picture.hide()
            self.continue_button.setEnabled(False)
            return
        self.continue_button.setEnabled(True)
        try:
            self._show_match(entry(newest.game), match)
        except Exception:  # whatever a game raises, the program starts
            _log.exception("a table of %s cannot be drawn", newest.game)
            self.continue_picture.hide()
            self.continue_text.setText(say(errors.unshowable(", ".join(newest.players)).message))

    def _tell_of_the_file(self) -> None:
        """What happened to the file of games, and what a backup can bring back."""
        notice = self.program.database.notice
        lost = None if notice is None else self.program.database.missing()
        if notice is not None:
            self.tell(say(notice) + (f" {say(lost.holds(day_text(lost.day)))}" if lost is not None else ""))
        self.backup_button.setVisible(lost is not None)

    def bring_back(self) -> None:
        """Take the lost matches from the backup."""
        lost = self.program.database.missing()
        try:
            if lost is not None:
                self.program.database.bring_back(lost)
            self.program.database.notice = None
            self.tell("")
        except StoreError as error:
            self.tell(say(error.message))
        self._fill_continue()

    def take_back_in(self) -> None:
        """Draw the newest match here as always."""
        self._put_aside = False
        self._aside = None
        self._fill_continue()

    def _show_match(self, entry: GameEntry, match: Match) -> None:
        """The table as everybody may see it: no hand is open in the picture."""
        from cardtable.ui.pages.glance import glance

        size = self._picture_size()
        seen = glance(entry, match, self.program, size.width(), self.devicePixelRatioF())
        self.continue_picture.setVisible(seen is not None)
        if seen is not None:
            status, picture = seen
            self.continue_text.setText(say(status))
            self.continue_picture.setFixedSize(size)
            self.continue_picture.setPixmap(picture)

    def tell(self, text: str) -> None:
        """A notice above the games; empty takes it away."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def _continue(self) -> None:
        if self._newest is not None:
            self.continued.emit(self._newest.id)

    def _change_language(self, index: int) -> None:
        self.program.change(language=self.language.itemData(index))
