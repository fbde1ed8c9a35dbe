"""The plot of what a round brought on average, from game to game of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.statistics.words import counts_points, decimal
from cardtable.ui.widgets.line_chart import Chart, Line

if TYPE_CHECKING:
    from cardtable.app.statistics import Figures

TITLE: Final = translate("Statistics", "From game to game: average per round")


class RoundChart(Chart):
    """A point for each match, in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_figures(self, found: Figures, game: str) -> bool:
        """Show the matches of this kind of game; whether there is anything to be shown."""
        shown = bool(game) and counts_points(found) and found.played > 1
        self.setVisible(shown)
        if shown:
            means = tuple(round(seat.total / max(1, match.rounds)) for match, seat in found.results)
            name = say(translate("Statistics", "Per round", "what a line in a plot shows"))
            self.show_lines((Line(name, 2, means),), None, None, [str(at) for at in range(1, len(means) + 1)])
            text = translate("Statistics", "The first game: {first}, the last one: {last}, on average: {mean}")
            told = text.put(first=means[0], last=means[-1], mean=decimal(found.per_round))
            self.setAccessibleName(say(TITLE))
            self.setAccessibleDescription(say(told))
        return shown
