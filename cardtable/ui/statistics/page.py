"""Statistics of one person: of a game, against an opponent, over time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.statistics import Figures, by_game, by_opponent, chosen, figures, months, persons, record, results_of
from cardtable.messages import translate
from cardtable.store.errors import StoreError
from cardtable.ui.a11y.tab_order import put_in_order
from cardtable.ui.language import say
from cardtable.ui.statistics.counting import CountedPage
from cardtable.ui.statistics.csv_export import write_table
from cardtable.ui.statistics.figure_table import TitledSheet
from cardtable.ui.statistics.words import (
    counts_points,
    decimal,
    lines,
    month_text,
    of_so_many,
    opponent_text,
    percent,
    title_of,
)
from cardtable.ui.widgets import dialogs
from cardtable.ui.widgets.controls import TitledBox, button, label
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.line_chart import Chart, Line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent

    from cardtable.app.match_summary import MatchSummary
    from cardtable.app.statistics import Opponent, Result
    from cardtable.ui.services import Services

# So many months are told one by one, the last ones; the table has all of them.
TOLD: Final = 12
# Beside a table there are the bar of the page and the air of the table.
AIR: Final = 40


class StatisticsPage(CountedPage):
    """Figures, tables and plots of one person. ``asked_evenings()``: the user wants to see who sat together."""

    asked_evenings = Signal()

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.changed.connect(self._take)
        self._tallies: list[MatchSummary] = []
        self._results: list[Result] = []
        self._met: dict[Opponent, list[Result]] = {}
        self.evenings = button(self.asked_evenings.emit)
        self._boxes = TitledBox(), TitledBox(), TitledBox()
        self.person, self.game, self.against = (one.box for one in self._boxes)
        for box in (self.person, self.game, self.against):
            box.activated.connect(lambda _: self._fill())
        self.said = label("", wrap=True)
        self.apart = label("quiet", wrap=True)
        self._sheets = TitledSheet(), TitledSheet(), TitledSheet(), TitledSheet()
        self.sheet, self.by_game, self.by_opponent, self.by_month = (one.sheet for one in self._sheets)
        self.month_title, self.round_title = label("heading", wrap=True), label("heading", wrap=True)
        self.month_chart, self.round_chart = Chart(), Chart()
        self.save = button(self.ask_table)
        self._build()
        self.retranslate()
        services.look_changed.connect(self._look_changed)

    def _build(self) -> None:
        self.wishes = QWidget()
        row = FlowLayout(self.wishes, spacing=10)
        for part in (*self._boxes, self.save, self.evenings):
            row.addWidget(part)
        tables = QWidget()
        beside = FlowLayout(tables, spacing=14)
        for sheet in self._sheets:
            beside.addWidget(sheet)
        parts: tuple[QWidget, ...] = (
            self.wishes, self.counting, self.empty, self.left_out, self.said, self.apart, tables,
            self.month_title, self.month_chart, self.round_title, self.round_chart,
        )  # fmt: skip
        for made in parts:
            self.body.addWidget(made)
        self.body.addStretch()

    def first(self) -> QWidget | None:
        """Whose statistics; without any, the way to the games."""
        if self._boxes[0].isHidden():
            return self.back if self.empty.isHidden() else self.games
        return self.person

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _take(self) -> None:
        """Offer everybody who has played, and show what there is of them."""
        self._tallies = self.counting.summaries
        people = persons(self._tallies)
        wanted = self.person.currentData()
        if wanted is None and self.services.settings.people:
            wanted = self.services.settings.people[0].name
        self.person.clear()
        for name in people:
            self.person.addItem(name, name)
        known = [name.casefold() for name in people]
        if wanted is not None and wanted.casefold() in known:
            self.person.setCurrentIndex(known.index(wanted.casefold()))
        self._boxes[0].setVisible(bool(people))
        self._fill()

    def _fill(self) -> None:
        """Everything about the person, the game and the opponent that are chosen."""
        person = self.person.currentData()
        everything = [] if person is None else results_of(person, self._tallies)
        self._offer(everything)
        game, against = self.game.currentData() or "", self._opponent()
        self._results = chosen(everything, game, against)
        fair = chosen(self._results, retaken=False)
        other = chosen(self._results, retaken=True)
        found, apart = figures(fair, against), figures(other, against)
        for part in (*self._boxes[1:], self.save, self.said):
            part.setVisible(bool(everything))
        nothing = translate(
            "Statistics",
            "No game has been finished yet. Play one to the end, and it will be counted here.",
        )
        self.show_nothing("" if everything else say(nothing))
        self._write_figures(found, apart, game, against)
        self._write_time(found, game)
        self._write_others(fair, game, against)
        put_in_order(self)

    def _opponent(self) -> Opponent | None:
        at = self.against.currentIndex() - 1
        return list(self._met)[at] if 0 <= at < len(self._met) else None

    def _offer(self, everything: Sequence[Result]) -> None:
        """The games and opponents of this person, with those chosen that were."""
        game, against = self.game.currentData(), self._opponent()
        self.game.clear()
        self.game.addItem(say(translate("Statistics", "All games")), "")
        for one in by_game(everything):
            self.game.addItem(title_of(one), one)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.against.clear()
        self.against.addItem(say(translate("Statistics", "Everybody", "against whom")))
        self._met = by_opponent(everything)
        self.against.addItems([opponent_text(whom) for whom in self._met])
        if against in self._met:
            self.against.setCurrentIndex(1 + list(self._met).index(against))

    def _write_figures(
        self, found: Figures, apart: Figures, game: str, against: Opponent | None
    ) -> None:  # fmt: skip
        said = translate("Statistics", "Finished games: %n. Won: {won}.", "statistics of somebody", found.played)
        self.said.setText(say(said.put(won=found.won)))
        shown = [one for one in (found, apart) if one.played]
        columns = [say(translate("Statistics", "Games"))] if found.played else []
        if apart.played:
            columns.append(say(translate("Statistics", "Counted separately")))
        self._sheets[0].write(
            columns, [(say(text), cells) for text, cells in lines(shown, game, against)] if shown else []
        )
        text = translate(
            "Statistics",
            "In %n further game(s) a decision was taken back after something new was seen, or the cards were those of "
            "an earlier game. They are counted separately.",
            "statistics", apart.played,
        )  # fmt: skip
        self.apart.setText(say(text))
        self.apart.setVisible(bool(apart.played))

    def _write_time(self, found: Figures, game: str) -> None:
        """How it went month by month and, in one game, match by match."""
        every = months(found.results)
        scale = self.services.page_scale
        names = [month_text(one) for one in every]
        share = tuple(round(100 * one.won / one.played) for one in every)
        won = say(translate("Statistics", "Won, in percent", "what a line in a plot shows"))
        moments = [12 * one.year + one.month for one in every]
        self.month_chart.show_lines((Line(won, 1, share),), None, scale, names, moments)
        told = [
            say(translate("Statistics", "{month}: {won}").put(month=name, won=of_so_many(one.won, one.played)))
            for name, one in zip(names, every, strict=True)
        ]
        self.month_chart.setAccessibleDescription("; ".join(told[-TOLD:]))
        headings = [say(translate("Statistics", "Played")), say(translate("Statistics", "Won")), "%"]
        cells = [(str(one.played), str(one.won), percent(one.won / one.played)) for one in reversed(every)]
        self._sheets[3].write(headings, list(zip(reversed(names), cells, strict=True)))
        self.month_title.setVisible(len(every) > 1)
        self.month_chart.setVisible(len(every) > 1)
        points = bool(game) and counts_points(found) and found.played > 1
        self.round_title.setVisible(points)
        self.round_chart.setVisible(points)
        if points:
            means = tuple(round(seat.total / max(1, match.rounds)) for match, seat in found.results)
            name = say(translate("Statistics", "Per round", "what a line in a plot shows"))
            numbers = [str(at) for at in range(1, len(means) + 1)]
            self.round_chart.show_lines((Line(name, 2, means),), None, scale, numbers)
            text = translate("Statistics", "The first game: {first}, the last one: {last}, on average: {mean}")
            said = text.put(first=means[0], last=means[-1], mean=decimal(found.per_round))
            self.round_chart.setAccessibleDescription(say(said))

    def _write_others(self, results: Sequence[Result], game: str, against: Opponent | None) -> None:
        headings = [
            say(translate("Statistics", "Played")), say(translate("Statistics", "Won")),
            say(translate("Statistics", "Average place")),
        ]  # fmt: skip
        played = [] if game else [(title_of(one), record(of_it)) for one, of_it in by_game(results).items()]
        met = {} if against is not None else self._met
        records = [(one, record(chosen(with_it, game, retaken=False))) for one, with_it in met.items()]
        records.sort(key=lambda found: (bool(found[0].level), -found[1].played))
        others = [(opponent_text(one), found) for one, found in records if found.played]
        for sheet, rows in ((self._sheets[1], played), (self._sheets[2], others)):
            cells = [(name, (str(one.played), str(one.won), decimal(one.average_place))) for name, one in rows]
            sheet.write(headings, cells)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No table is wider than the page."""
        super().resizeEvent(event)
        margins = self.body.contentsMargins()
        for one in self._sheets:
            one.sheet.most = event.size().width() - margins.left() - margins.right() - AIR
            one.sheet.updateGeometry()

    def _look_changed(self) -> None:
        if self.isVisible():
            self._fill()

    # -- deeds -----------------------------------------------------------------------------------------------------

    def ask_table(self) -> None:
        """Write the matches that are shown to a file."""
        path: Path | None = dialogs.ask_file_to_write(self, "cardtable", dialogs.TABLES)
        if path is not None:
            try:
                write_table(self._results, path)
            except StoreError as error:
                dialogs.tell(self, error.message)

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Statistics", "Statistics")))
        self.evenings.setText(say(translate("Evenings", "Evenings")))
        self.save.setText(say(translate("Statistics", "Save as spreadsheet …")))
        self._boxes[0].call(say(translate("Statistics", "Player")))
        self._boxes[1].call(say(translate("Statistics", "Game")))
        self._boxes[2].call(say(translate("Statistics", "Against")))
        for sheet, text in zip(self._sheets, _TITLES, strict=True):
            sheet.call(say(text))
        for title, chart, text in (
            (self.month_title, self.month_chart, translate("Statistics", "Month by month: the share of games won")),
            (self.round_title, self.round_chart, translate("Statistics", "From game to game: average per round")),
        ):
            title.setText(say(text))
            chart.setAccessibleName(say(text))
        for chart in (self.month_chart, self.round_chart):
            chart.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fill()


_TITLES: Final = (
    translate("Statistics", "Figures"),
    translate("Statistics", "By kind of game"),
    translate("Statistics", "Against each player"),
    translate("Statistics", "Month by month"),
)
