"""The ways to matches that were played before, and back to where one came from."""

from __future__ import annotations

import logging
from functools import cached_property
from typing import TYPE_CHECKING

from cardtable.app.autosave import NoAutosave
from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry as game_entry
from cardtable.messages import translate
from cardtable.store import errors
from cardtable.store.errors import StoreError
from cardtable.ui.a11y.accessible_widgets import unheard
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.running_match import RunningMatch
    from cardtable.app.settings import Person
    from cardtable.app.yesterday import Found
    from cardtable.engine.match import Match
    from cardtable.messages import Message
    from cardtable.ui.evenings.page import EveningsPage
    from cardtable.ui.replay.page import ReplayPage
    from cardtable.ui.review.page import ReviewPage
    from cardtable.ui.score_sheet.page import ScorePage
    from cardtable.ui.shell.navigator import Navigator
    from cardtable.ui.statistics.page import StatisticsPage

_log = logging.getLogger(__name__)


class HistoryNavigation:
    """Leads the window to replays, and back.

    What a page needs is loaded when it is wanted: who looks at statistics only waits for no table.
    """

    def __init__(self, window: Navigator, play_on: Callable[[Match, int], object]) -> None:
        """``play_on(match, line)``: a match is wanted that goes on from there."""
        self._window, self._play_on = window, play_on
        self._replayed: int | None = None

    # -- pages, each made when it is first wanted ------------------------------------------------------------------

    @cached_property
    def replay_page(self) -> ReplayPage:
        """Where a match is looked at once more."""
        from cardtable.ui.replay.page import ReplayPage

        window = self._window
        page = window.add_page(lambda: ReplayPage(window.services), in_rows=False)
        page.left.connect(self.leave_replay)
        page.asked_rules.connect(self.rules)
        page.asked_settings.connect(lambda: window.show_page(window.settings))
        page.asked_scores.connect(self.scores)
        page.asked_play_on.connect(self._play_on)
        return page

    @cached_property
    def review_page(self) -> ReviewPage:
        """Where one goes through one's decisions."""
        from cardtable.ui.review.page import ReviewPage

        window = self._window
        page = window.add_page(lambda: ReviewPage(window.services, window.go_back))
        page.asked_play_on.connect(self._play_on)
        page.asked_replay.connect(lambda match, line: self.replay(match, line, page.number))
        return page

    @cached_property
    def replay_scores(self) -> ScorePage:
        """The score sheet of where one is in a replay, which may have been opened from that of the whole match."""
        from cardtable.ui.score_sheet.page import ScorePage

        window = self._window
        page = window.add_page(lambda: ScorePage(window.services, window.go_back))
        page.asked_review.connect(lambda: self.review_scored(page))
        return page

    @cached_property
    def statistics(self) -> StatisticsPage:
        """What everybody played, won and did."""
        from cardtable.ui.statistics.page import StatisticsPage

        window = self._window
        page = window.add_page(lambda: StatisticsPage(window.services, window.go_home))
        page.asked_evenings.connect(lambda: window.show_page(self.evenings))
        page.asked_replay.connect(self.replay_saved)
        page.asked_moment.connect(self.replay_saved)
        return page

    def statistics_of(self, person: Person) -> None:
        """What this person played, won and did."""
        self.statistics.choose(Seat(person.name, None, person.colour, person.face))
        self._window.show_page(self.statistics)

    @cached_property
    def evenings(self) -> EveningsPage:
        """What the same people played on one day."""
        from cardtable.ui.evenings.page import EveningsPage

        window = self._window
        page = window.add_page(lambda: EveningsPage(window.services, window.go_home))
        page.asked_replay.connect(self.replay_saved)
        page.asked_scores.connect(self.scores_saved)
        return page

    # -- replay ----------------------------------------------------------------------------------------------------

    def replay_running(self, line: int | None = None) -> None:
        """Look once more at the match on the table, from its beginning or from a line of its log on."""
        running = self._window.running
        if running is not None:
            self.replay(running.match, line, running.number)

    def replay_saved(self, number: int, line: int | None = None) -> None:
        """Look once more at a saved match, from its beginning or from a line of its log on."""
        match = self._load(number)
        if match is not None:
            self.replay(match, line, number)

    def replay_scored(self) -> None:
        """Look once more at the match whose scores are shown."""
        page = self._window.scores
        match = self._scored(page)
        if match is not None:
            self.replay(match, None, page.number)

    @staticmethod
    def _scored(page: ScorePage) -> Match | None:
        from cardtable.app.replay import ReplayTable

        shown = page.table
        return shown.whole if isinstance(shown, ReplayTable) else None if shown is None else shown.match

    def replay(self, match: Match, line: int | None = None, number: int | None = None) -> None:
        """Look at a match once more, from its beginning or from a line of its log on.

        ``number``: as which it is kept.
        """
        from cardtable.app.replay import ReplayTable, can_be_replayed

        window = self._window
        if not can_be_replayed(match):
            dialogs.tell(window.window(), cannot_be_shown())
            return
        try:
            table = ReplayTable(game_entry(match.game.id), match)
            window.show_page(self.replay_page)
            with unheard():
                self.replay_page.open(table, line)
            self._replayed = number
        except Exception:
            _log.exception("a match of %s cannot be shown again", match.game.id)
            self.leave_replay()
            dialogs.tell(window.window(), errors.unshowable(", ".join(seat.name for seat in match.seats)).message)

    def leave_replay(self) -> None:
        """Back to where one came from."""
        self.replay_page.get_up()
        if self._window.pages.currentWidget() is self.replay_page:
            self._window.go_back()

    def rules(self, anchor: str) -> None:
        """The rules of the game that is looked at."""
        shown = self.replay_page.table
        if shown is not None:
            self._window.open_rules(shown.entry.game.id, anchor, shown.match)

    def scores(self) -> None:
        """The scores as they stood where one is in the replay."""
        if self.replay_page.table is not None:
            with unheard():
                self.replay_scores.open(self.replay_page.table, self._replayed)
            self._window.show_page(self.replay_scores)

    # -- review ----------------------------------------------------------------------------------------------------

    def review_running(self) -> None:
        """Go through the decisions of the match on the table."""
        running = self._window.running
        if running is not None:
            self.review(running.match, running.number)

    def review_saved(self, number: int) -> None:
        """Go through the decisions of a saved match."""
        match = self._load(number)
        if match is not None:
            self.review(match, number)

    def review_scored(self, page: ScorePage) -> None:
        """Go through the decisions of the match whose scores are shown."""
        match = self._scored(page)
        if match is not None:
            self.review(match, page.number)

    def review(self, match: Match, number: int | None = None) -> None:
        """Go through the decisions of a match in the deals that are over; ``number``: as which it is kept."""
        from cardtable.app.review import reviewable

        if not reviewable(match):
            dialogs.tell(self._window.window(), not_yet() if not match.over else nothing_to_review())
            return
        with unheard():
            self.review_page.open(match.copy(), number=number)
        self._window.show_page(self.review_page)

    def think_again(self, found: Found) -> None:
        """Show the position of an old mistake, and ask before telling."""
        match = self._load(found.number)
        if match is None:
            return
        with unheard():
            self.review_page.open(match, found.at, found.line, found.number)
        self._window.show_page(self.review_page)

    # -- scores ----------------------------------------------------------------------------------------------------

    def scores_saved(self, number: int) -> None:
        """The scores of a saved match."""
        from cardtable.app.replay import ReplayTable, can_be_replayed
        from cardtable.app.running_match import RunningMatch

        match = self._load(number)
        if match is None:
            return
        entry = game_entry(match.game.id)
        table: RunningMatch = RunningMatch(entry, match, "", NoAutosave())
        table.is_played = False
        if can_be_replayed(match):
            table = replayed = ReplayTable(entry, match)
            replayed.go_to(replayed.last)
        self._window.scores.open(table, number)
        self._window.show_page(self._window.scores)

    def _load(self, number: int) -> Match | None:
        try:
            match = self._window.services.database.load(number).match
        except StoreError as error:
            dialogs.tell(self._window.window(), error.message)
            return None
        match.seats = called_now(match.seats, self._window.services.settings)
        return match


def not_yet() -> Message:
    """The sentence for the user who wants the review of a match in which no deal is over."""
    return translate(
        "Review",
        "There is nothing to review yet: the review covers only rounds that are over, so that it gives nothing away. "
        "Come back when this round has been counted.",
    )


def nothing_to_review() -> Message:
    """The sentence for a match without decisions of persons that can be looked at."""
    return translate("Review", "In this game there are no decisions of yours to review. It stays as it is.")


def cannot_be_shown() -> Message:
    """The sentence for a match whose log today's rules cannot play again."""
    return translate(
        "Replay",
        "This game was played with another version whose rules differed a little, so its moves cannot be shown again. "
        "It is kept as it is, with its scores.",
    )
