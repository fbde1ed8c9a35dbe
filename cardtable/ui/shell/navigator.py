"""What the window offers to those who navigate it: its pages, and the ways between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from cardtable.ui.widgets.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QStackedWidget, QWidget

    from cardtable.app.running_match import RunningMatch
    from cardtable.engine.match import Match
    from cardtable.ui.match.page import TablePage
    from cardtable.ui.score_sheet.page import ScorePage
    from cardtable.ui.services import Services
    from cardtable.ui.settings.page import SettingsPage

P = TypeVar("P", bound=Page)


class Navigator(Protocol):
    """A window with pages; :class:`cardtable.ui.shell.main_window.MainWindow` is the one there is."""

    services: Services
    pages: QStackedWidget

    def window(self) -> QWidget:
        """The window itself, above which questions are asked."""

    @property
    def settings(self) -> SettingsPage:
        """The settings page."""

    @property
    def scores(self) -> ScorePage:
        """The score sheet."""

    @property
    def table(self) -> TablePage:
        """The page on which a match is played."""

    @property
    def running(self) -> RunningMatch | None:
        """The match on the table, if there is one."""

    def add_page(self, make: Callable[[], P], *, in_rows: bool = True) -> P:
        """A page of this window, made now; ``in_rows``: keys go through it line by line."""

    def show_page(self, page: Page) -> None:
        """Go to a page."""

    def set_up(self, game: str, code: str = "", like: Match | None = None) -> None:
        """Go to where a table of this game is set up, for the deal of this code, or like that of a match."""

    def open_rules(self, game: str, anchor: str = "", looked_at: Match | None = None) -> None:
        """Go to the rules of a game, at a chapter, as the match plays that is ``looked_at``, else the one that runs."""

    def may_leave(self) -> bool:
        """Whether all that was played is kept, or the person leaves all the same."""

    def go_home(self) -> None:
        """Go to the home page."""

    def go_back(self) -> None:
        """Go to where one came from."""
