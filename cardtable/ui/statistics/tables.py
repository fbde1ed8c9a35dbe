"""All figures of a player as tables and plots: of a game, against an opponent, over time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.statistics import Figures, by_game, by_opponent, chosen, figures, months, record
from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.lengths import space
from cardtable.ui.statistics.figure_table import TitledSheet
from cardtable.ui.statistics.round_chart import TITLE, RoundChart
from cardtable.ui.statistics.words import (
    decimal,
    lines,
    month_text,
    of_so_many,
    opponent_text,
    percent,
)
from cardtable.ui.widgets.controls import TitledBox, label
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.line_chart import Chart, Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.app.statistics import Opponent, Result
    from cardtable.ui.services import Services

# So many months are told one by one, the last ones; the table has all of them.
TOLD: Final = 12
# Beside a table there are the bar of the page and the air of the table.
AIR: Final = 40


class FigureTables(QWidget):
    """Tables of one player's matches; an opponent may be chosen."""

    def __init__(self, services: Services, ways: Sequence[QWidget]) -> None:
        """``ways`` stand above the tables, beside the choice of an opponent."""
        super().__init__()
        self._services = services
        self._game = ""
        self._everything: Sequence[Result] = ()
        self._met: dict[Opponent, list[Result]] = {}
        self._against = TitledBox()
        self.against = self._against.box
        self.against.activated.connect(lambda _: self._fill())
        self.said = label("", wrap=True)
        self.apart = label("quiet", wrap=True)
        self._sheets = TitledSheet(), TitledSheet(), TitledSheet(), TitledSheet()
        self.sheet, self.by_game, self.by_opponent, self.by_month = (one.sheet for one in self._sheets)
        self.month_title, self.round_title = label("heading", wrap=True), label("heading", wrap=True)
        self.month_chart, self.round_chart = Chart(), RoundChart()
        self.month_chart.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tables = QWidget()
        beside = FlowLayout(tables, 0)
        space(beside, 0.9)
        for sheet in self._sheets:
            beside.addWidget(sheet)
        column = QVBoxLayout(self)
        space(column, 0.85)
        above = QWidget()
        row = FlowLayout(above, 0)
        space(row, 0.6)
        for way in (*ways, self._against):
            row.addWidget(way)
        column.addWidget(above)
        for made in (self.said, self.apart, tables, self.month_title, self.month_chart, self.round_title,
                     self.round_chart):  # fmt: skip
            column.addWidget(made)

    def show_results(self, everything: Sequence[Result], game: str) -> None:
        """Show everything that a player has played, or all of it of one game."""
        self._everything, self._game = everything, game
        against = self.opponent
        self._met = by_opponent(everything)
        self.against.clear()
        self.against.addItem(say(translate("Statistics", "Everybody", "against whom")))
        self.against.addItems([opponent_text(whom) for whom in self._met])
        if against in self._met:
            self.against.setCurrentIndex(1 + list(self._met).index(against))
        self._fill()

    @property
    def opponent(self) -> Opponent | None:
        """The one that is chosen."""
        at = self.against.currentIndex() - 1
        return list(self._met)[at] if 0 <= at < len(self._met) else None

    @property
    def results(self) -> list[Result]:
        """The matches of which the figures are."""
        return chosen(self._everything, self._game, self.opponent)

    def _fill(self) -> None:
        game, against, results = self._game, self.opponent, self.results
        fair, other = chosen(results, retaken=False), chosen(results, retaken=True)
        found, apart = figures(fair, against), figures(other, against)
        self._write_figures(found, apart, game, against)
        self._write_time(found, game)
        self._write_others(fair, game, against)

    def _write_figures(self, found: Figures, apart: Figures, game: str, against: Opponent | None) -> None:
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
        names = [month_text(one) for one in every]
        share = tuple(round(100 * one.won / one.played) for one in every)
        won = say(translate("Statistics", "Won, in percent", "what a line in a plot shows"))
        moments = [12 * one.year + one.month for one in every]
        self.month_chart.show_lines((Line(won, 1, share),), None, None, names, moments)
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
        self.round_title.setVisible(self.round_chart.show_figures(found, game))

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
        for one in self._sheets:
            one.sheet.most = event.size().width() - AIR
            one.sheet.updateGeometry()

    def retranslate(self) -> None:
        """Write what does not depend on the figures."""
        self._against.call(say(translate("Statistics", "Against")))
        for sheet, text in zip(self._sheets, _TITLES, strict=True):
            sheet.call(say(text))
        self.month_title.setText(say(translate("Statistics", "Month by month: the share of games won")))
        self.month_chart.setAccessibleName(self.month_title.text())
        self.round_title.setText(say(TITLE))


_TITLES: Final = (
    translate("Statistics", "Figures"),
    translate("Statistics", "By kind of game"),
    translate("Statistics", "Against each player"),
    translate("Statistics", "Month by month"),
)
