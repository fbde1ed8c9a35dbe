"""The one window: its pages, and the ways between them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from cardtable.app.table import GameTable, new_match
from cardtable.engine.match import Match, Seat
from cardtable.engine.options import OptionsError
from cardtable.games.catalogue import catalogue
from cardtable.resources import asset
from cardtable.store.errors import StoreError
from cardtable.ui import dialogs
from cardtable.ui.pages.home import HomePage
from cardtable.ui.pages.new_game import NewGamePage, TableWish, unknown_option
from cardtable.ui.pages.rules import RulesPage
from cardtable.ui.pages.saved import SavedPage, changed_rules
from cardtable.ui.pages.settings import SettingsPage
from cardtable.ui.parts import Page
from cardtable.ui.program import GameKeeper, Program
from cardtable.ui.table.page import TablePage

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent


class Window(QMainWindow):
    """The program's window."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setWindowTitle("Card Table")
        self.setWindowIcon(QIcon(str(asset("icons", "cardtable.png"))))
        self.setMinimumSize(QSize(760, 560))
        self.resize(1280, 800)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.home = HomePage(program)
        self.pages.addWidget(self.home)
        self._came_from: Page = self.home
        self._wish: TableWish | None = None
        self.home.chosen.connect(self.set_up)
        self.home.played_again.connect(self._same_table)
        self.home.continued.connect(self.resume)
        self.home.asked.connect(lambda page: self.show_page(self.saved if page == "saved" else self.settings))
        self.home.asked_rules.connect(lambda game: self.open_rules(game))
        self.show_page(self.home)

    # -- pages, each made when it is first wanted, so that the home page is there at once --------------------------

    @cached_property
    def new_game(self) -> NewGamePage:
        """Where a table is set up."""
        page = NewGamePage(self.program, self.go_home)
        page.wished.connect(self.start)
        page.asked_rules.connect(self.open_rules)
        self.pages.addWidget(page)
        return page

    @cached_property
    def settings(self) -> SettingsPage:
        """The settings."""
        page = SettingsPage(self.program, self.go_back)
        self.pages.addWidget(page)
        return page

    @cached_property
    def saved(self) -> SavedPage:
        """The saved games."""
        page = SavedPage(self.program, self.go_home)
        page.continued.connect(self.resume)
        self.pages.addWidget(page)
        return page

    @cached_property
    def rules(self) -> RulesPage:
        """The rule books."""
        page = RulesPage(self.program)
        page.left.connect(self.go_back)
        self.pages.addWidget(page)
        return page

    @cached_property
    def table(self) -> TablePage:
        """The table."""
        page = TablePage(self.program)
        page.left.connect(self.go_home)
        page.asked_rules.connect(self._rules_of_table)
        page.asked_settings.connect(lambda: self.show_page(self.settings))
        page.asked_again.connect(self._play_again)
        self.pages.addWidget(page)
        return page

    @property
    def running(self) -> GameTable | None:
        """The match on the table, if there is one."""
        return self.table.table if "table" in self.__dict__ else None

    def _leave_table(self) -> None:
        if self.running is not None:
            self.table.get_up()

    # -- ways ------------------------------------------------------------------------------------------------------

    def show_page(self, page: Page) -> None:
        """Go to a page."""
        current = self.pages.currentWidget()
        if isinstance(current, Page) and current is not page and not isinstance(current, SettingsPage | RulesPage):
            self._came_from = current
        self.pages.setCurrentWidget(page)
        page.arrive()

    def go_home(self) -> None:
        """Go to the home page; a running match waits there to be continued."""
        self._leave_table()
        self.show_page(self.home)

    def go_back(self) -> None:
        """Back from settings and rules to where one came from."""
        self.show_page(self._came_from)

    def open_rules(self, game: str, anchor: str = "") -> None:
        """Open a rule book at a chapter."""
        running = self.running
        options = running.match.options if running is not None and running.entry.game.id == game else None
        self.rules.open(game, anchor, options)
        self.show_page(self.rules)

    def _rules_of_table(self, anchor: str) -> None:
        if self.running is not None:
            self.open_rules(self.running.entry.game.id, anchor)

    # -- matches ---------------------------------------------------------------------------------------------------

    def set_up(self, game: str) -> None:
        """Ask who plays."""
        self.new_game.set_up(game)
        self.show_page(self.new_game)

    def start(self, wish: TableWish) -> None:
        """Sit down at a new table."""
        self._wish = wish
        match, player_seed = new_match(wish.entry, wish.options, wish.seats, wish.deal_code)
        self._begin(match, player_seed)

    def _begin(self, match: Match, player_seed: str) -> None:
        try:
            number = self.program.database.add(match, player_seed)
        except StoreError as error:
            dialogs.tell(self, error.message)
            return
        self._sit_down(match, player_seed, number)

    def _sit_down(self, match: Match, player_seed: str, number: int) -> None:
        entry = catalogue()[match.game.id]
        keeper = GameKeeper(self.program.database, number)
        self.show_page(self.table)
        self.table.sit_down(GameTable(entry, match, player_seed, keeper))

    def resume(self, number: int) -> None:
        """Play a saved game on."""
        try:
            loaded = self.program.database.load(number)
        except StoreError as error:
            dialogs.tell(self, error.message)
            return
        if not loaded.replayed:
            dialogs.tell(self, changed_rules())
        self._sit_down(loaded.match, loaded.player_seed, number)

    def open_file(self, path: Path) -> None:
        """Take a game from a file and play it on."""
        number = self.saved.take(path)
        if number is not None:
            self.resume(number)

    def _same_table(self, game: str) -> None:
        """Play with the same people and house rules as last time."""
        last = self.program.settings.last_tables.get(game)
        if last is None:
            self.set_up(game)
            return
        entry = catalogue()[game]
        try:
            options = entry.game.options.read(last.options)
        except OptionsError as error:
            dialogs.tell(self, unknown_option(error))
            self.set_up(game)
            return
        seats = tuple(Seat(seat.name, seat.level, seat.colour) for seat in last.seats)
        self.start(TableWish(entry, options, seats, None))

    def _play_again(self) -> None:
        running = self.running
        if running is not None:
            match, player_seed = new_match(running.entry, running.match.options, running.match.seats)
            self._begin(match, player_seed)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is kept already; end what runs."""
        self._leave_table()
        self.program.close()
        super().closeEvent(event)
