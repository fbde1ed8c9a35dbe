"""What the window offers to those who navigate it: its pages, and the ways between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QMainWindow, QStackedWidget

from cardtable.ui.widgets.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.table import GameTable
    from cardtable.engine.match import Match
    from cardtable.ui.score_sheet.page import ScorePage
    from cardtable.ui.services import Services
    from cardtable.ui.settings.page import SettingsPage
    from cardtable.ui.table.page import TablePage

P = TypeVar("P", bound=Page)


class Navigator(QMainWindow):
    """A window with pages; :class:`cardtable.ui.shell.main_window.MainWindow` is the one there is."""

    services: Services
    pages: QStackedWidget

    @property
    def settings(self) -> SettingsPage:
        """The settings page."""
        raise NotImplementedError

    @property
    def scores(self) -> ScorePage:
        """The score sheet."""
        raise NotImplementedError

    @property
    def table(self) -> TablePage:
        """The page on which a match is played."""
        raise NotImplementedError

    @property
    def running(self) -> GameTable | None:
        """The match on the table, if there is one."""
        raise NotImplementedError

    def add_page(self, make: Callable[[], P], *, in_rows: bool = True) -> P:
        """A page of this window, made now; ``in_rows``: keys go through it line by line."""
        raise NotImplementedError

    def show_page(self, page: Page) -> None:
        """Go to a page."""
        raise NotImplementedError

    def set_up(self, game: str, code: str = "", like: Match | None = None) -> None:
        """Go to where a table of this game is set up, for the deal of this code, or like that of a match."""
        raise NotImplementedError

    def open_rules(self, game: str, anchor: str = "") -> None:
        """Go to the rules of a game, at a chapter."""
        raise NotImplementedError

    def may_leave(self) -> bool:
        """Whether all that was played is kept, or the person leaves all the same."""
        raise NotImplementedError

    def go_home(self) -> None:
        """Go to the home page."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Go to where one came from."""
        raise NotImplementedError
