"""The evenings: what the same people played on one day, and who won what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from cardtable.app.evenings import evenings
from cardtable.messages import translate
from cardtable.ui.a11y.tab_order import put_in_order
from cardtable.ui.language import long_day, say
from cardtable.ui.printing.output import PaperButton
from cardtable.ui.replay.words import REPLAY
from cardtable.ui.statistics.counting import CountedPage
from cardtable.ui.statistics.figure_table import Sheet
from cardtable.ui.statistics.words import NOTE, match_text, table_of, who_won_what
from cardtable.ui.widgets.controls import TitledBox, button, clear, label
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.lazy_list import LazyList

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.evenings import Evening
    from cardtable.app.match_summary import MatchSummary
    from cardtable.ui.printing.document import Paper
    from cardtable.ui.services import Services

LIST_HEIGHT: Final = 210


class EveningsPage(CountedPage):
    """Every evening, the last one first, and one of them with all that was played.

    Signals: ``asked_replay(number)`` and ``asked_scores(number)`` when a match of it is to be looked at.
    """

    asked_replay = Signal(int)
    asked_scores = Signal(int)

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.changed.connect(self._take)
        self._evenings: list[Evening] = []
        self._listed: list[Evening] = []
        self._years = TitledBox()
        self.year = self._years.box
        self.year.activated.connect(lambda _: self._list())
        self.list = LazyList()
        self.list.setMinimumHeight(LIST_HEIGHT)
        self.list.setMaximumHeight(LIST_HEIGHT + 60)
        self.list.currentItemChanged.connect(lambda *_: self._show())
        self.heading = label("heading", wrap=True)
        self.said = label("", wrap=True)
        self.sheet = Sheet()
        self.note = label("quiet", wrap=True)
        self.matches = QWidget()
        self._matches = QVBoxLayout(self.matches)
        self._matches.setContentsMargins(0, 0, 0, 0)
        self.paper = PaperButton(self._on_paper)
        for part in (self.counting, self._years, self.empty, self.games, self.left_out, self.list, self.heading,
                     self.said, self.sheet, self.note, self.matches, self.paper):  # fmt: skip
            narrow = part in (self._years, self.games, self.paper)
            self.body.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft if narrow else Qt.AlignmentFlag(0))
        self.body.addStretch()
        self.retranslate()

    @property
    def evening(self) -> Evening | None:
        """The one that is chosen."""
        at = self.list.currentRow()
        return self._listed[at] if 0 <= at < len(self._listed) else None

    def first(self) -> QWidget | None:
        """The evenings; without any, the way to the games."""
        if self.list.isHidden():
            return self.back if self.games.isHidden() else self.games
        return self.list

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _take(self) -> None:
        """Offer the years, and list the evenings."""
        self._evenings = evenings(self.counting.summaries)
        years = sorted({one.day.year for one in self._evenings}, reverse=True)
        wanted = self.year.currentData()
        self.year.clear()
        for year in years:
            self.year.addItem(str(year), year)
        self.year.setCurrentIndex(max(0, self.year.findData(wanted)))
        self._years.setVisible(len(years) > 1)
        self._say_nothing()
        self._list()

    def _say_nothing(self) -> None:
        nothing = translate(
            "Evenings",
            "When two or more of you have finished a game together, the evening appears here with everything you "
            "played.",
        )
        self.show_nothing("" if self._evenings else say(nothing))

    def _list(self) -> None:
        kept = self.evening
        year = self.year.currentData()
        self._listed = [one for one in self._evenings if one.day.year == year]
        keys = [(one.day, one.people) for one in self._listed]
        chosen = keys.index((kept.day, kept.people)) if kept is not None and (kept.day, kept.people) in keys else 0
        self.list.fill(len(self._listed), lambda at: _item(self._listed[at]), chosen)
        self.list.setVisible(bool(self._listed))
        self._show()

    def _show(self) -> None:
        """The evening that is chosen."""
        evening = self.evening
        clear(self._matches)
        for part in (self.heading, self.said, self.sheet, self.note, self.matches, self.paper):
            part.setVisible(evening is not None)
        if evening is None:
            return
        self.heading.setText(long_day(evening.day))
        self.said.setText(" ".join(who_won_what(evening)))
        self.sheet.write(*table_of(evening))
        for match in evening.matches:
            self._add_match(match)
        put_in_order(self)

    def _add_match(self, match: MatchSummary) -> None:
        title = match_text(match)
        again = button(lambda: self.asked_replay.emit(match.id))
        scores = button(lambda: self.asked_scores.emit(match.id))
        words = label("", f"{title}:")
        again.setText(say(REPLAY))
        scores.setText(say(translate("Evenings", "Score sheet")))
        for made in (again, scores):
            made.setAccessibleName(f"{made.text()}: {title}")
        row = QWidget()
        inside = FlowLayout(row, spacing=8)
        for part in (words, again, scores):
            inside.addWidget(part)
        self._matches.addWidget(row)

    def _on_paper(self) -> Paper | None:
        """The evening as it can be printed; loaded when the user wants it."""
        from cardtable.ui.printing.evening import evening_paper

        return None if self.evening is None else evening_paper(self.evening)

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        self.write_title(say(translate("Evenings", "Evenings")))
        self._years.call(say(translate("Evenings", "Year")))
        self.list.setAccessibleName(say(translate("Evenings", "Evenings")))
        self.sheet.setAccessibleName(say(translate("Evenings", "Standings of the evening")))
        self.paper.retranslate()
        self.note.setText(say(NOTE))
        self._say_nothing()
        self._list()


def _item(evening: Evening) -> QListWidgetItem:
    games = translate("Evenings", "%n game(s)", "finished on one evening", len(evening.matches))
    return QListWidgetItem(f"{long_day(evening.day)}\n{', '.join(evening.people)} · {say(games)}")
