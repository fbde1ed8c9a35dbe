"""All figures of a player as tables and plots: of a game, against an opponent, over time; and as a spreadsheet."""

from __future__ import annotations

import csv
import re
from io import StringIO
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.statistics import by_opponent, chosen, figures, months
from cardtable.disk import write_bytes
from cardtable.engine.player_names import clean_name
from cardtable.games.catalogue import title_of
from cardtable.messages import translate
from cardtable.stage.counted_events import Feat
from cardtable.store.errors import StoreError
from cardtable.ui.language import say
from cardtable.ui.metrics import space
from cardtable.ui.statistics.words import (
    figure_grid,
    game_grid,
    month_grid,
    month_plot,
    opponent_grid,
    opponent_text,
    round_plot,
)
from cardtable.ui.widgets.controls import TitledBox, label
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.grid import TitledGrid
from cardtable.ui.widgets.line_chart import Chart

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime, tzinfo
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent

    from cardtable.app.statistics import Opponent, Result
    from cardtable.messages import Message
    from cardtable.ui.services import Services

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
        self._sheets = TitledGrid(), TitledGrid(), TitledGrid(), TitledGrid()
        self.sheet, self.by_game, self.by_opponent, self.by_month = (one.sheet for one in self._sheets)
        self.month_chart, self.round_chart = Chart(), Chart()
        self._charts = [(label("heading", wrap=True), chart) for chart in (self.month_chart, self.round_chart)]
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
        for made in (self.said, self.apart, tables, *(part for titled in self._charts for part in titled)):
            column.addWidget(made)
        for chart in (self.month_chart, self.round_chart):
            chart.setFocusPolicy(Qt.FocusPolicy.TabFocus)

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
        fair = chosen(results, retaken=False)
        found, apart = figures(fair, against), figures(chosen(results, retaken=True), against)
        every = months(found.results)
        grids = (
            figure_grid(found, apart, game, against),
            game_grid(() if game else fair),
            opponent_grid(self._met if against is None else {}, game),
            month_grid(every),
        )
        for sheet, grid in zip(self._sheets, grids, strict=True):
            sheet.show_block(grid)
        for (title, chart), plot in zip(self._charts, (month_plot(every), round_plot(found, game)), strict=True):
            title.setText(plot.title)
            title.setVisible(bool(plot.lines))
            chart.show_block(plot)
        said = translate("Statistics", "Finished games: %n. Won: {won}.", "statistics of somebody", found.played)
        self.said.setText(say(said.put(won=found.won)))
        text = translate(
            "Statistics",
            "In %n further game(s) a decision was taken back after something new was seen, or the cards were those of "
            "an earlier game. They are counted separately.",
            "statistics", apart.played,
        )  # fmt: skip
        self.apart.setText(say(text))
        self.apart.setVisible(bool(apart.played))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No table is wider than the page."""
        super().resizeEvent(event)
        for one in self._sheets:
            one.sheet.most = event.size().width() - AIR
            one.sheet.updateGeometry()

    def retranslate(self) -> None:
        """Write what does not depend on the figures."""
        self._against.set_title(say(translate("Statistics", "Against")))


# Where a spreadsheet may take a formula to begin: at the beginning, and, parted at another sign, behind that.
_FORMULA: Final = re.compile(r"(^|[,;|\t\r])(?=\s*[=+\-@＝＋－＠\t\r])")


def write_table(results: Sequence[Result], path: Path) -> None:
    """Write these matches to a file, with headings; StoreError when the place does not take it."""
    try:
        write_bytes(path, table_text(results).encode("utf-8-sig"))
    except OSError as error:
        raise _unwritten(clean_name(path.name), error.strerror or str(error)) from error


def table_text(results: Sequence[Result], zone: tzinfo | None = None) -> str:
    """One line for each match. Fields are parted as spreadsheets of the language expect it."""
    text = StringIO()
    # Where the comma stands in numbers, it does not part them.
    separator = ";" if QLocale().decimalPoint() == "," else ","
    table = csv.writer(text, delimiter=separator, quoting=csv.QUOTE_ALL)
    table.writerow([say(heading) for heading in (*_HEADINGS, *_FEATS.values())])
    for match, seat in results:
        table.writerow(
            [
                _moment(match.begun, zone), _moment(match.ended, zone), title_of(match.game),
                _plain(", ".join(other.name for other in match.seats if other is not seat)), _plain(seat.name),
                len(match.seats), seat.place, int(seat.won), match.rounds, seat.rounds, seat.total, seat.best,
                seat.worst, int(match.retaken), *(seat.did(feat) if match.counted else "" for feat in _FEATS),
            ]
        )  # fmt: skip
    return text.getvalue()


def _moment(moment: datetime, zone: tzinfo | None) -> str:
    return moment.astimezone(zone).strftime("%Y-%m-%d %H:%M")


def _plain(text: str) -> str:
    """A name is a name, and nothing to be worked out."""
    return _FORMULA.sub(r"\1'", text)


_HEADINGS: Final = (
    translate("Statistics", "Begun", "heading in a table"),
    translate("Statistics", "Ended", "heading in a table"),
    translate("Statistics", "Game", "heading in a table"),
    translate("Statistics", "Against", "heading in a table"),
    translate("Statistics", "Name", "heading in a table"),
    translate("Statistics", "Players", "heading in a table"),
    translate("Statistics", "Place", "heading in a table"),
    translate("Statistics", "Won", "heading in a table"),
    translate("Statistics", "Rounds", "heading in a table"),
    translate("Statistics", "Rounds won", "heading in a table"),
    translate("Statistics", "Total", "heading in a table"),
    translate("Statistics", "Best round", "heading in a table"),
    translate("Statistics", "Worst round", "heading in a table"),
    translate("Statistics", "Counted separately", "heading in a table"),
)
_FEATS: Final[dict[Feat, Message]] = {
    Feat.CAUGHT: translate("Statistics", "Caught", "heading in a table"),
    Feat.ACCUSED_RIGHTLY: translate("Statistics", "Caught somebody else", "heading in a table"),
    Feat.ACCUSED_WRONGLY: translate("Statistics", "Accused somebody wrongly", "heading in a table"),
    Feat.FACED: translate("Statistics", "Contracts", "heading in a table"),
    Feat.MADE: translate("Statistics", "Contracts made at the first attempt", "heading in a table"),
    Feat.CALLED: translate("Statistics", "Bids", "heading in a table"),
    Feat.KEPT: translate("Statistics", "Bids kept", "heading in a table"),
}


def _unwritten(file: str, reason: str) -> StoreError:
    return StoreError(
        translate(
            "Statistics",
            "The statistics could not be written to {file} ({reason}). Nothing in Card Table has changed. Choose "
            "another place.",
        ).put(file=file, reason=reason)
    )
