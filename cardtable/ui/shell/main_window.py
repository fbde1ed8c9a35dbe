"""The one window: its pages, and the ways between them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from cardtable.disk import last_written
from cardtable.messages import translate
from cardtable.resources import asset
from cardtable.ui.a11y.accessible_widgets import tell_focus, told_as_one, unheard
from cardtable.ui.a11y.answered import EveryKey
from cardtable.ui.home.page import HomePage
from cardtable.ui.services import Services
from cardtable.ui.shell.navigator import P
from cardtable.ui.shell.window_place import PlaceOfWindow
from cardtable.ui.widgets.controls import HOME_KEY
from cardtable.ui.widgets.input_guard import HeldKeys
from cardtable.ui.widgets.page import Page
from cardtable.ui.widgets.tab_order import put_in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent

    from cardtable.app.phones.door import Door
    from cardtable.app.running_match import RunningMatch
    from cardtable.app.startup_guard import Part
    from cardtable.engine.match import Match
    from cardtable.ui.about.page import AboutPage
    from cardtable.ui.match.page import TablePage
    from cardtable.ui.new_game.match_setup import MatchSetup
    from cardtable.ui.new_game.page import NewGamePage
    from cardtable.ui.people.first_start import FirstStartPage
    from cardtable.ui.people.page import PeoplePage
    from cardtable.ui.phones.phones import Phones
    from cardtable.ui.rulebook.page import RulesPage
    from cardtable.ui.saved.page import SavedPage
    from cardtable.ui.score_sheet.page import ScorePage
    from cardtable.ui.settings.page import SettingsPage
    from cardtable.ui.shell.error_bar import ErrorBar
    from cardtable.ui.shell.history_navigation import HistoryNavigation
    from cardtable.ui.shell.match_launcher import MatchLauncher

TITLE: Final = "Card Table"
# So many milliseconds after a page came, what is likely to be wanted next is made.
READY_AFTER: Final = 80
# A window that is pulled larger rests when its size has not changed for so many milliseconds.
RESTS_AFTER: Final = 60


class MainWindow(QMainWindow):
    """The program's window."""

    def __init__(self, services: Services, left_out: Collection[Part] = (), first_start: bool = False) -> None:
        """``left_out``: what this start does without, because the last one failed.

        ``first_start``: ask who sits here, before anything else.
        """
        super().__init__()
        self.services = services
        self.setWindowTitle(TITLE)
        self.held_keys = HeldKeys(self)
        self._resized = QTimer(self, singleShot=True, interval=RESTS_AFTER)
        self._resized.timeout.connect(self._fit)
        self.place = PlaceOfWindow(self, services.settings.window, lambda place: services.change(window=place))
        # Before any page is made: with a style sheet Qt looks at every widget again.
        self._fit()
        self.pages = QStackedWidget()
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self.pages, 1)
        self.setCentralWidget(inside)
        self.home = self.add_page(lambda: HomePage(services, left_out, self.pages), in_rows=False)
        self._trail: list[Page] = []
        self._seen: set[Page] = set()
        self.in_a_hurry = False
        self._opened: tuple[object, int | None] = None, None
        self._ahead: list[Callable[[], object]] = []
        self._soon = QTimer(self, singleShot=True, interval=READY_AFTER)
        self._soon.timeout.connect(self._get_ready)
        self.home.chosen.connect(self.set_up)
        self.home.played_again.connect(lambda game: self.launcher.same_table(game))
        self.home.asked_day.connect(self.set_up_day)
        self.home.asked_guide.connect(lambda game: self.begin_guide(game))
        self.home.continued.connect(self.resume)
        self.home.dared.connect(lambda number: self.launcher.play_dare(number))
        self.home.asked_again.connect(lambda found: self.history.think_again(found))
        self.home.asked.connect(self.show_named)
        self.home.asked_rules.connect(lambda game: self.open_rules(game))
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self.toggle_full_screen)
        QShortcut(HOME_KEY, self, self.go_home)
        self._two_keys: QObject | None = None
        self.every_key = EveryKey(self)
        self.phones: Phones | None = None
        services.look_changed.connect(self.listen_to_two_keys)
        self.first_page = self.first_start if first_start else self.home
        self.show_page(self.first_page)

    # -- the window itself -----------------------------------------------------------------------------------------

    def listen_to_two_keys(self) -> None:
        """Let two keys do everything, from when that is wanted for the first time."""
        if self.services.settings.two_keys and self._two_keys is None:
            from cardtable.ui.shell.two_keys import TwoKeys

            self._two_keys = TwoKeys(self, lambda: self.services.settings.two_keys)

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or come back as the window was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The pages grow with the window: while it is pulled, letters follow as soon as it rests."""
        super().resizeEvent(event)
        if self.isVisible():
            self._resized.start()
        else:
            self._fit()

    def _fit(self) -> None:
        maximised = bool(self.windowState() & Qt.WindowState.WindowMaximized) and not self.isVisible()
        size = self.screen().availableGeometry().size() if maximised else self.size()
        self.services.fit(size.width(), size.height())

    def showEvent(self, event: QShowEvent) -> None:
        """From the first time on, know which keys are down."""
        self._fit()
        super().showEvent(event)
        self.windowHandle().installEventFilter(self.held_keys)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the full screen where nothing else takes it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    # -- pages, each made when it is first wanted, so that the home page is there at once --------------------------

    def add_page(self, make: Callable[[], P], *, in_rows: bool = True) -> P:
        """Make a page; readers hear of it when it is shown. ``in_rows``: the keys go through it row by row."""
        with unheard():
            page = make()
            self.pages.addWidget(page)
            if in_rows:
                put_in_order(page)
        page.windowTitleChanged.connect(self._take_title)
        return page

    def _take_title(self) -> None:
        """Say in the frame which page this is, and of which game."""
        page = self.pages.currentWidget()
        name = "" if page is None else page.windowTitle()
        self.setWindowTitle(TITLE if name in ("", TITLE) else f"{name} – {TITLE}")

    @cached_property
    def new_game(self) -> NewGamePage:
        """Where a table is set up."""
        from cardtable.ui.new_game.page import NewGamePage

        page = self.add_page(lambda: NewGamePage(self.services, self.go_home))
        page.wished.connect(self.start)
        page.asked_guide.connect(self.begin_guide)
        page.asked_rules.connect(self.open_rules)
        return page

    @cached_property
    def first_start(self) -> FirstStartPage:
        """Where those who sit here for the first time take a card each."""
        from cardtable.ui.people.first_start import FirstStartPage

        page = self.add_page(lambda: FirstStartPage(self.services))
        page.done.connect(self.go_home)
        return page

    @cached_property
    def people(self) -> PeoplePage:
        """Who sits here."""
        from cardtable.ui.people.page import PeoplePage

        page = self.add_page(lambda: PeoplePage(self.services, self.go_back))
        page.done.connect(self.go_back)
        page.asked_statistics.connect(lambda person: self.history.statistics_of(person))
        return page

    @cached_property
    def settings(self) -> SettingsPage:
        """The settings."""
        from cardtable.ui.settings.page import SettingsPage

        page = self.add_page(lambda: SettingsPage(self.services, self.go_back))
        page.asked_about.connect(lambda: self.show_page(self.about))
        return page

    @cached_property
    def about(self) -> AboutPage:
        """About the program."""
        from cardtable.ui.about.page import AboutPage

        return self.add_page(lambda: AboutPage(self.services, lambda: self.show_page(self.settings)))

    @cached_property
    def saved(self) -> SavedPage:
        """The saved games."""
        from cardtable.ui.saved.page import SavedPage

        page = self.add_page(lambda: SavedPage(self.services, self.go_home))
        page.continued.connect(self.resume)
        page.asked_replay.connect(lambda number: self.history.replay_saved(number))
        page.asked_review.connect(lambda number: self.history.review_saved(number))
        page.asked_scores.connect(lambda number: self.history.scores_saved(number))
        return page

    @cached_property
    def rules(self) -> RulesPage:
        """The rule books."""
        from cardtable.ui.rulebook.page import RulesPage

        page = self.add_page(lambda: RulesPage(self.services))
        page.left.connect(self.go_back)
        page.asked_guide.connect(self.begin_guide)
        return page

    @cached_property
    def scores(self) -> ScorePage:
        """The score sheet of the running match."""
        from cardtable.ui.score_sheet.page import ScorePage

        page = self.add_page(lambda: ScorePage(self.services, self.go_back))
        page.asked_deal.connect(lambda others: self.launcher.deal_again(others=others))
        page.asked_replay.connect(lambda: self.history.replay_scored())
        page.asked_review.connect(lambda: self.history.review_scored(page))
        page.asked_match.connect(lambda number: self.history.replay_saved(number))
        return page

    @cached_property
    def table(self) -> TablePage:
        """The table."""
        from cardtable.ui.match.page import TablePage

        page = self.add_page(lambda: TablePage(self.services), in_rows=False)
        page.left.connect(self.go_home)
        page.asked_rules.connect(self._rules_of_table)
        page.asked_search.connect(lambda: self.rules.book.begin_search())
        page.asked_settings.connect(lambda: self.show_page(self.settings))
        page.asked_full_screen.connect(self.toggle_full_screen)
        page.asked_scores.connect(self.open_scores)
        page.asked_again.connect(lambda: self.launcher.play_again())
        page.asked_deal.connect(lambda others: self.launcher.deal_again(others=others))
        page.asked_new.connect(self._set_up_instead)
        page.asked_guide.connect(lambda: self.begin_guide(self.running.entry.game.id if self.running else ""))
        page.asked_replay.connect(lambda: self.history.replay_running())
        page.asked_moment.connect(lambda line: self.history.replay_running(line))
        page.asked_review.connect(lambda: self.history.review_running())
        page.asked_phones.connect(self._play_with_phones)
        return page

    @cached_property
    def history(self) -> HistoryNavigation:
        """What leads to matches that were played, and away from them; loaded when it is first wanted."""
        from cardtable.ui.shell.history_navigation import HistoryNavigation

        return HistoryNavigation(self, lambda match, line: self.launcher.play_on(match, line))

    @cached_property
    def error_bar(self) -> ErrorBar:
        """What is said above every page when something went wrong."""
        from cardtable.ui.shell.error_bar import ErrorBar

        bar = ErrorBar()
        bar.asked_anew.connect(bar.hide)
        bar.asked_anew.connect(lambda: self.launcher.show_anew())
        self._rows.insertWidget(0, bar)
        return bar

    def interrupt(self) -> None:
        """Close without a question, as Ctrl+C wants it."""
        self.in_a_hurry = True
        self.close()

    def take_icon(self) -> None:
        """Show the program's sign in the window's frame and on the taskbar."""
        self.setWindowIcon(QIcon(str(asset("icons", "cardtable.png"))))

    @property
    def running(self) -> RunningMatch | None:
        """The match on the table, if there is one."""
        return self.table.table if "table" in self.__dict__ else None

    def may_leave(self) -> bool:
        """Whether all that was played is kept, or the person leaves all the same; in a hurry nothing is asked."""
        running = self.running
        if running is None:
            return True
        running.keep_the_rest()
        if running.problem is None or self.in_a_hurry:
            return True
        question = translate("Window", "{problem} If you leave the table now, what could not be saved is lost.")
        from cardtable.ui.widgets import dialogs

        leave, stay = translate("Window", "Leave the table"), translate("Window", "Stay at the table")
        return dialogs.ask_yes(self, question.put(problem=running.problem), leave, stay)

    def _play_with_phones(self) -> None:
        """Open the door to the phones of those who sit at the table, or show who has come through it."""
        from cardtable.ui.phones.phones import Phones

        if self.phones is None:
            try:
                self.phones = Phones(self.table, self.open_door)
            except OSError:
                from cardtable.ui.phones.panel import REFUSED
                from cardtable.ui.widgets import dialogs

                dialogs.tell(self, REFUSED["port"])
                return
            self.phones.closed.connect(self._play_without_phones)
        else:
            self.phones.invite()

    @staticmethod
    def open_door(said: Callable[[dict[str, Any]], None]) -> Door:
        """Open the door to the home's network; only who plays with phones loads what that needs."""
        from cardtable.app.phones.door import Door

        return Door(said)

    def _play_without_phones(self) -> None:
        if self.phones is not None:
            self.phones.deleteLater()
            self.phones = None

    def _leave_table(self) -> None:
        if self.phones is not None:
            self.phones.close()
        if self.running is not None:
            self.table.get_up()

    # -- ways ------------------------------------------------------------------------------------------------------

    def show_page(self, page: Page, *, back: bool = False) -> None:
        """Go to a page, by day or by lamp as it is now; ``back`` to what had the keys there."""
        self.services.follow_day()
        current = self.pages.currentWidget()
        self._remember_way(page, current)
        if isinstance(current, Page) and current.isVisible():
            self._seen.add(current)
        with told_as_one(page, current):
            self.pages.setCurrentWidget(page)
            page.arrive()
        self._take_title()
        first = (page.left_with if back and page in self._seen else None) or page.first()
        if first is not None and not first.hasFocus():
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            tell_focus()

    def _remember_way(self, page: Page, current: QWidget | None) -> None:
        """Remember the way back from passing pages; a page that is on it already is the way back itself."""
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        elif not page.passing:
            self._trail.clear()
        elif isinstance(current, Page) and current is not page:
            self._trail.append(current)

    def show_named(self, name: str) -> None:
        """Go to the page with this name here, or among those that look back."""
        if name == "people" and not self.services.settings.people:
            name = "first_start"
        self.show_page(getattr(self, name) if hasattr(type(self), name) else getattr(self.history, name))

    def go_home(self) -> None:
        """Go to the home page; a running match waits there to be continued."""
        if not self.may_leave():
            return
        back = self.running is None
        self._leave_table()
        self.show_page(self.home, back=back)

    def go_back(self) -> None:
        """Back from a passing page to where one came from."""
        self.show_page(self._trail[-1] if self._trail else self.home, back=True)

    def open_rules(self, game: str, anchor: str = "", looked_at: Match | None = None) -> None:
        """Open a rule book at a chapter; it says how the match plays that is ``looked_at``, else the one that runs."""
        running = self.running
        shown = running.match if looked_at is None and running is not None else looked_at
        options = shown.options if shown is not None and shown.game.id == game else None
        with unheard():
            self.rules.open(game, anchor, options)
        self.show_page(self.rules)
        self.rules.book.tell_chapter()

    def _rules_of_table(self, anchor: str) -> None:
        if self.running is not None:
            self.open_rules(self.running.entry.game.id, anchor)

    def open_scores(self) -> None:
        """Open the score sheet of the running match."""
        if self.running is not None:
            with unheard():
                self.scores.open(self.running)
            self.show_page(self.scores)

    # -- matches ---------------------------------------------------------------------------------------------------

    def set_up(self, game: str, code: str = "", like: Match | None = None) -> None:
        """Ask who plays; meanwhile the table is made. ``code`` is a deal that is wanted, ``like`` a match to repeat."""
        with unheard():
            self.new_game.set_up(game, code, like)
        self.show_page(self.new_game)
        self._ahead = [lambda: self.launcher.rehearse(game), lambda: self.table, lambda: self.launcher]
        self._soon.start(READY_AFTER)

    def set_up_day(self, game: str) -> None:
        """Ask who plays the deal of the day."""
        self.set_up(game)
        self.new_game.deal.take_day()

    def _set_up_instead(self, game: str) -> None:
        """Leave the table and ask who plays at the next one."""
        if self.may_leave():
            self._leave_table()
            self.set_up(game)

    def begin_guide(self, game: str) -> None:
        """Begin the guided first round of a game, or go on where it was left."""
        if self.may_leave():
            if self.phones is not None:
                self.phones.close()
            self.launcher.begin_guide(game)

    def _get_ready(self) -> None:
        """Make one thing that a new table needs, as long as no match runs."""
        if self._ahead and self.running is None:
            self._ahead.pop()()
            self._soon.start(0)

    @cached_property
    def launcher(self) -> MatchLauncher:
        """What begins and continues matches; loaded when the first one is."""
        from cardtable.ui.shell.match_launcher import MatchLauncher

        return MatchLauncher(self)

    def start(self, wish: MatchSetup) -> None:
        """Sit down at a new table."""
        self.launcher.start(wish)

    def resume(self, number: int) -> None:
        """Play a saved game on."""
        self.launcher.resume(number)

    def open_file(self, path: Path) -> None:
        """Take a game from a file and play it on, unless it lies on the table: who sees nothing clicks again."""
        file = last_written(path)
        if file is not None and self.running is not None and self._opened == (file, self.running.number):
            if not self.table.isVisible():
                self.show_page(self.table)
            return
        number = self.saved.take(path)
        if number is not None:
            self._opened = file, number
            self.resume(number)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is kept already, but where the disk did not take it; end what runs."""
        if not self.may_leave():
            event.ignore()
            return
        played = self.running is not None
        self._leave_table()
        self._soon.stop()
        self.place.keep()
        self.services.keep_the_rest()
        if played and not self.in_a_hurry:
            from cardtable.ui.home.thumbnail_cache import keep_newest

            keep_newest(self.services, self.devicePixelRatioF())
        self.services.close()
        super().closeEvent(event)
