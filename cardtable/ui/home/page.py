"""The home page: continue, the games, the language."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.settings import LANGUAGES
from cardtable.app.startup_guard import Part
from cardtable.app.tutorial_data import has_guide, invitation
from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.store.errors import StoreError
from cardtable.ui.a11y.tab_order import put_in_order
from cardtable.ui.home.continue_panel import FURTHER, ContinuePanel
from cardtable.ui.home.shelf import ShelfView
from cardtable.ui.language import NAMES, day_text, say
from cardtable.ui.widgets.controls import ComboBox, button, label, scrolling, set_tip, text_with_key
from cardtable.ui.widgets.deal_code import DEAL_OF_THE_DAY
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.page import Body, Page

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QPixmap, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QLabel, QPushButton

    from cardtable.messages import Message
    from cardtable.store.listing import SavedGame
    from cardtable.ui.home.tile import GameTile
    from cardtable.ui.services import Services

# While a window is pulled larger, pictures are stretched; so many milliseconds later they are drawn anew.
SETTLED: Final = 140


class HomePage(Page):
    """What can be continued, and every game.

    Signals: ``chosen(game)``, ``played_again(game)``, ``asked_day(game)`` (its deal of the day), ``asked_guide(game)``,
    ``continued(number)``, ``asked(page)``, ``asked_rules(game)``;
    ``taken_back_in`` when what a start left out is wanted again;
    ``painted`` when the page was drawn for the first time, with words alone; ``pictured`` when every picture is there.
    """

    chosen = Signal(str)
    played_again = Signal(str)
    continued = Signal(int)
    asked_day = Signal(str)
    asked_guide = Signal(str)
    asked = Signal(str)
    asked_rules = Signal(str)
    taken_back_in = Signal()
    painted = Signal()
    pictured = Signal()

    def __init__(self, services: Services, left_out: Collection[Part] = ()) -> None:
        """``left_out``: what this start does without; after any failure it opens no match, and hides the newest."""
        super().__init__(services)
        self._left_out = frozenset(left_out)
        self._aside: int | None = None
        self._undrawn: list[GameTile] = []
        self._drawing = False
        self._was_painted = False
        self._stand_in = False
        self._stale = False
        self.title = label("title")
        self.claim = label("quiet")
        self.language = ComboBox()
        for code in LANGUAGES:
            self.language.addItem(NAMES[code], code)
        self.language.setCurrentIndex(LANGUAGES.index(services.languages.current))
        self.language.activated.connect(self._change_language)
        self.language_label = label("quiet")
        self.language_label.setBuddy(self.language)
        self.saved = button(lambda: self.asked.emit("saved"))
        self.statistics = button(lambda: self.asked.emit("statistics"))
        self.evenings = button(lambda: self.asked.emit("evenings"))
        self.people = button(lambda: self.asked.emit("people"))
        self.settings = button(lambda: self.asked.emit("settings"))
        # A button that has yielded hears no key.
        self._evenings_key = QShortcut(QKeySequence("Ctrl+E"), self, lambda: self.asked.emit("evenings"))
        self._ways = (self.saved, self.statistics, self.evenings, self.people, self.settings)
        self.notice = label("warning", wrap=True)
        self.notice.hide()
        self.aside_text = label("warning", wrap=True)
        self.aside_button = button(self.take_back_in)
        self.backup_button = button(self.bring_back, primary=True)
        self.backup_button.hide()
        self.continuing = ContinuePanel(services)
        self.continuing.continued.connect(self.continued)
        self.continuing.asked_all.connect(lambda: self.asked.emit("saved"))
        self.continuing.grown.connect(self._fit)
        self.shelf = ShelfView(services)
        self.shelf.chosen.connect(self.chosen)
        self.shelf.played_again.connect(self.played_again)
        self.shelf.asked_rules.connect(self.asked_rules)
        for tile in self.shelf.tiles:
            if has_guide(tile.game):
                words = partial(self._guide_of, tile.game)
                tile.add_deed(words, lambda game=tile.game: self.asked_guide.emit(game))  # type: ignore[misc]
            tile.add_deed(DEAL_OF_THE_DAY, lambda game=tile.game: self.asked_day.emit(game))  # type: ignore[misc]
        # Timers of its own: what waits for a static single shot is never let go when the page goes first.
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self._draw_again)
        self._drawn_next = QTimer(self, singleShot=True, interval=0)
        self._drawn_next.timeout.connect(self._draw_next)
        self._fitted_later = QTimer(self, singleShot=True, interval=0)
        self._fitted_later.timeout.connect(self._fit)
        self._build()
        self.retranslate()
        services.look_changed.connect(self._look_changed)

    def _guide_of(self, game: str) -> Message:
        """What the menu of a game calls its guide."""
        return invitation(game, self.services.settings)

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
        self._parts = (self.language_label, self.language, *self._ways)
        for part in self._parts:
            self._tool_row.addWidget(part)
        self._head.addWidget(self._tools)
        self._body = Body()
        self._body.painted.connect(self._draw_soon)
        self._rows = rows = QVBoxLayout(self._body)
        rows.addLayout(self._head)
        rows.addWidget(self.notice)
        rows.addWidget(self.backup_button, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.aside_text)
        rows.addWidget(self.aside_button, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.continuing)
        rows.addWidget(self.shelf)
        rows.addStretch()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = scrolling(self._body)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer.addWidget(self._scroll)

    # -- how large everything is -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything in sight, as far as the window allows."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the letters have their size."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Share the window's room: what is said takes what it needs, then what can be continued, then the games."""
        if not self.isVisible():
            return
        if self._fit_into(self.width()) > self.height():
            self._fit_into(self.width() - self._scroll.verticalScrollBar().sizeHint().width())

    def _fit_into(self, width: int) -> int:
        """Fit everything into this width; how high it is then."""
        height = self.height()
        side = max(16, min(40, round(0.025 * width)))
        between = max(8, min(18, round(0.017 * height)))
        if self._rows.spacing() != between or self._rows.contentsMargins().left() != side:
            self._rows.setContentsMargins(side, between, side, between)
            self._rows.setSpacing(between)
        inside = width - 2 * side
        self.claim.setVisible(height >= 640 * self.services.page_scale)
        taken = self._fit_head(inside) + between
        for part in (self.notice, self.backup_button, self.aside_text, self.aside_button):
            if not part.isHidden():
                wraps = part.hasHeightForWidth()
                taken += (part.heightForWidth(inside) if wraps else part.sizeHint().height()) + between
        row = self.continuing.lay(inside, height)
        taken += row + between if row else 0
        taken += between
        if self.shelf.lay(inside, height - taken - between):
            put_in_order(self)
            if self._was_painted:
                self._settled.start()
        return taken + self.shelf.height() + between

    def _fit_head(self, inside: int) -> int:
        """In a narrow window some tools yield, and in a very narrow one the others go below the title."""
        for one in (self.title, self.claim, *self._parts):
            one.ensurePolished()
        shown = [self.title] if self.claim.isHidden() else [self.title, self.claim]
        words = max(part.sizeHint().width() for part in shown)
        gap = self._tool_row.spacing()
        # The box says itself that it is about languages, and the statistics lead to the evenings.
        yields = ((), (self.language_label,), (self.language_label, self.evenings))
        wide = [
            (sum(part.sizeHint().width() + gap for part in self._parts if part not in some), some) for some in yields
        ]
        room = inside - words - 20
        beside = wide[-1][0] <= room
        tools, some = next((one for one in wide if one[0] <= (room if beside else inside)), wide[-1])
        for part in self._parts:
            part.setVisible(part not in some)
        self._evenings_key.setEnabled(self.evenings in some)
        directions = QBoxLayout.Direction
        self._head.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._tools.setMinimumWidth(tools if beside else 0)
        high = self._tool_row.heightForWidth(tools if beside else inside)
        self._tools.setFixedHeight(high)
        said = sum(part.sizeHint().height() for part in shown)
        return max(said, high) if beside else said + high + self._rows.spacing()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def arrive(self) -> None:
        """Look which matches can be continued, and at which tables one sat."""
        self.shelf.offer_again(self.services.settings.last_tables)
        if self._stale:
            self._look_changed()
        else:
            self._fill_continue()

    def first(self) -> QWidget:
        """What goes on with the newest game; without one, the first game."""
        if not self.continuing.isHidden():
            return self.continue_button
        return self.tiles[0].play

    @property
    def tiles(self) -> list[GameTile]:
        """The tiles of the games, as they stand there."""
        return self.shelf.tiles

    @property
    def continue_button(self) -> QPushButton:
        """What goes on with the newest match."""
        return self.continuing.continue_button

    @property
    def continue_text(self) -> QLabel:
        """What the newest match says."""
        return self.continuing.text

    def retranslate(self) -> None:
        """Write every text of the page."""
        self.write_title("Card Table")
        self.claim.setText(say(translate("Home", "Card games from our grandparents’ tables")))
        self.language_label.setText(say(translate("Home", "Language")))
        self.language.setAccessibleName(self.language_label.text())
        self.language.setCurrentIndex(LANGUAGES.index(self.services.languages.current))
        for tool, text, key in (
            (self.saved, translate("Home", "Saved games"), "Ctrl+O"),
            (self.statistics, translate("Home", "Statistics"), "Ctrl+T"),
            (self.evenings, translate("Home", "Evenings"), "Ctrl+E"),
            (self.people, translate("Home", "People"), "Ctrl+P"),
            (self.settings, translate("Home", "Settings"), "Ctrl+,"),
        ):
            tool.setText(say(text))
            tool.setShortcut(key)
            set_tip(tool, text_with_key(say(text), tool.shortcut()))
        refused = self.services.refused_settings
        if self._left_out or refused:
            from cardtable.ui.home.startup_notice import what_is_left_out

            told = what_is_left_out(self._left_out, refused_settings=refused)
            self.aside_text.setText(" ".join(map(say, told)))
        self.backup_button.setText(say(translate("Backup", "Bring them back")))
        one = translate("Home", "Show newest game again")
        everything = translate("Home", "Show everything again", "button: after a start that left things out")
        self.aside_button.setText(say(everything if len(self._left_out) > 1 else one))
        self.continuing.retranslate()
        self.shelf.retranslate()
        self._fill_continue()

    def _look_changed(self) -> None:
        """Draw everything anew: at once where it is seen, else when the user comes back."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        self.shelf.retranslate()
        self._fill_continue()
        self._draw_again()

    # -- pictures, one by one --------------------------------------------------------------------------------------

    def _draw_again(self) -> None:
        """Draw every game's picture anew, in another size or with other cards."""
        self._undrawn = list(self.tiles)
        if self._was_painted:
            self._draw_soon()

    def _draw_soon(self) -> None:
        """Draw the pictures, as soon as what has been painted can be seen."""
        waiting = self._undrawn or not self.continuing.is_drawn or self._stand_in or not self._was_painted
        if not self._drawing and waiting:
            self._drawing = True
            self._drawn_next.start()

    def _draw_next(self) -> None:
        """Draw one picture: the page is there first, and its pictures come one by one."""
        if not self._was_painted:
            self._was_painted = True
            self._undrawn = list(self.tiles)
            self.painted.emit()
        if self._undrawn:
            from cardtable.ui.widgets.cover_picture import picture_of

            tile = self._undrawn.pop(0)
            services, size = self.services, tile.play.picture_size()
            picture = picture_of(tile.cover.picture, services.pixmaps, services.theme, size, self.devicePixelRatioF())
            tile.play.show_picture(picture)
        elif not self.continuing.is_drawn:
            self.continuing.draw_next()
        elif self._stand_in:
            self._stand_in = False
            self.continuing.stand_in(self._pictures())
        self._drawing = bool(self._undrawn or not self.continuing.is_drawn or self._stand_in)
        if self._drawing:
            self._drawn_next.start()
        else:
            self.pictured.emit()

    def _pictures(self) -> dict[str, QPixmap]:
        return {tile.game: tile.play.pixmap for tile in self.tiles if tile.play.pixmap is not None}

    # -- what can be continued -------------------------------------------------------------------------------------

    def _fill_continue(self) -> None:
        games: list[SavedGame] = []
        count = 0
        if Part.LIST not in self._left_out:
            try:
                games, count = self.services.database.unfinished(covers(), FURTHER + 2)
            except StoreError as error:
                self.tell(say(error.message))
            self._tell_of_the_file()
        if Part.TABLES in self._left_out and self._aside is None and games:
            self._aside = games[0].id
        if self._aside in [game.id for game in games]:
            games = [game for game in games if game.id != self._aside]
            count -= 1
        self.aside_text.setVisible(bool(self._left_out) or self.services.refused_settings)
        self.aside_button.setVisible(self._aside is not None or len(self._left_out) > 1)
        self.continuing.fill(games, count, draw=Part.TABLES not in self._left_out)
        self._stand_in = bool(games)
        self._fit()
        # Letters of another size or language have theirs only when all that was changed has been told.
        self._fitted_later.start()
        put_in_order(self)
        if self._was_painted and self.isVisible():
            # The newest table is there with the page; the others come one by one.
            self.continuing.draw_next()
            self._draw_soon()

    def _tell_of_the_file(self) -> None:
        """What happened to the file of games, and what a backup can bring back."""
        notice = self.services.database.notice
        lost = None if notice is None else self.services.database.missing()
        if notice is not None:
            self.tell(say(notice) + (f" {say(lost.holds(day_text(lost.day)))}" if lost is not None else ""))
        self.backup_button.setVisible(lost is not None)

    def bring_back(self) -> None:
        """Take the lost matches from the backup."""
        lost = self.services.database.missing()
        try:
            if lost is not None:
                self.services.database.bring_back(lost)
            self.services.database.notice = None
            self.tell("")
        except StoreError as error:
            self.tell(say(error.message))
        self._fill_continue()

    def take_back_in(self) -> None:
        """Show every match here as always; what else was left out is back at the next start."""
        self.taken_back_in.emit()
        self._left_out = frozenset()
        self._aside = None
        self._fill_continue()

    def tell(self, text: str) -> None:
        """A notice above the games; empty takes it away."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def _change_language(self, index: int) -> None:
        self.services.change(language=self.language.itemData(index))
