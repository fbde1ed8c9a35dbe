"""A portrait: what a player's matches come to, in one sentence, and what it is made of."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.evenings import is_notorious
from cardtable.app.statistics import balances, best_result, chosen, figures, gallery, last_year, met, player_of
from cardtable.messages import translate
from cardtable.ui.a11y.roles import leave_to_control
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say, when_text
from cardtable.ui.metrics import em, space
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.statistics.moments import TITLE as TITLE_OF_MOMENT
from cardtable.ui.statistics.moments import Gallery, MomentPiece
from cardtable.ui.statistics.portrait_widgets import Balances, Months, PortraitCard, WonRow
from cardtable.ui.statistics.words import best_game, consolation, records, round_plot, runs_text
from cardtable.ui.widgets.controls import clear, label
from cardtable.ui.widgets.line_chart import Chart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.match_summary import SeatSummary
    from cardtable.app.statistics import Figures, Result
    from cardtable.engine.match import Seat
    from cardtable.ui.services import Services

# How wide the card is, in em, and from which width of the page on there is room for the large one, and beside it.
LARGE, SMALLER, ALONE = 15.5, 10.5, 8.5
LARGE_FROM, BESIDE_FROM = 56.0, 40.0
LAST: Final = 20
"""So many games lie in the row."""
ENOUGH: Final = 5
"""With fewer games there is nothing more to tell."""
MOST_MET: Final = 6
MOST_CHEATS: Final = 6


class _Piece(QFrame):
    """A tile with a heading, and beside it what is said in short."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.title = label("heading", wrap=True)
        self.more = label("quiet", wrap=True)
        leave_to_control(self.more)
        self.more.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self.column = QVBoxLayout(self)
        space(self.column, 0.5, 1, 0.7)
        head = QHBoxLayout()
        head.addWidget(self.title, 3)
        head.addWidget(self.more, 2)
        self.column.addLayout(head)
        for part in parts:
            self.column.addWidget(part)

    def set_title(self, title: str) -> None:
        """Be called this."""
        self.title.setText(title)


class Portrait(QWidget):
    """One player.

    Signals: ``asked(number)``: a match is to be looked at again, ``asked_moment(number, line)``: from that line of its
    log on; ``narrowed()``: other games are shown. ``told`` is the sentence with its figure, for the name of the player,
    ``records_told`` are the small records in words, for whatever leads to all figures.
    """

    asked = Signal(int)
    asked_moment = Signal(int, int)
    narrowed = Signal()

    def __init__(self, services: Services, ways: Sequence[QWidget], choice: QWidget) -> None:
        """``ways`` stand below the card, the ``choice`` beside the sentence."""
        super().__init__()
        self._services = services
        self._everything: Sequence[Result] = ()
        self._game = ""
        self._whom = ""
        self._met: list[SeatSummary] = []
        self.told = self.records_told = ""
        self.card = PortraitCard(services)
        self.figure, self.sentence = label("figure"), label("heading", wrap=True)
        self.further = label("", wrap=True)
        self.apart = label("quiet", wrap=True)
        self.row = WonRow(services)
        self.row.asked.connect(self.asked)
        self.from_day, self.to_day = label("quiet"), label("quiet")
        for day in (self.from_day, self.to_day):
            leave_to_control(day)
        days = QWidget()
        ends = QHBoxLayout(days)
        space(ends, 0)
        ends.addWidget(self.from_day)
        ends.addStretch()
        ends.addWidget(self.to_day)
        self.last = _Piece(self.row, days)
        self.balances = Balances(services)
        self.balances.chosen.connect(self._choose)
        self.against = _Piece(self.balances)
        self.against.column.addStretch()
        self.moment_piece = MomentPiece(services)
        self.moment_piece.asked.connect(self.asked_moment)
        self.moment_piece.gone.connect(lambda: self._show_moment(None))
        self.moment = _Piece(self.moment_piece)
        self.gallery = Gallery(services)
        self.gallery.asked.connect(self.asked_moment)
        self.unnoticed = _Piece(self.gallery)
        self.months = Months(services)
        self.chart = Chart()
        self.chart.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.time = _Piece(self.months, self.chart)
        self._records = QVBoxLayout()
        self._build(ways, choice)

    def _build(self, ways: Sequence[QWidget], choice: QWidget) -> None:
        directions = QBoxLayout.Direction
        self._whole = QBoxLayout(directions.LeftToRight, self)
        space(self._whole, 1.6)
        left = QVBoxLayout()
        space(left, 0.4)
        left.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        for way in ways:
            left.addWidget(way)
        space(self._records, 0.1, 0.4, 0.6)
        left.addLayout(self._records)
        left.addStretch()
        right = QVBoxLayout()
        space(right, 1.1)
        said = QVBoxLayout()
        space(said, 0.1)
        for words in (self.sentence, self.further):
            said.addWidget(words)
        self._sentence = QBoxLayout(directions.LeftToRight)
        space(self._sentence, 0.8)
        self._sentence.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignTop)
        self._sentence.addLayout(said, 1)
        self._sentence.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        right.addLayout(self._sentence)
        for part in (self.apart, self.last):
            right.addWidget(part)
        self._pieces = QBoxLayout(directions.LeftToRight)
        space(self._pieces, 1.1)
        for piece in (self.against, self.moment, self.time):
            self._pieces.addWidget(piece, 1)
        right.addLayout(self._pieces)
        self._below = QVBoxLayout()
        right.addLayout(self._below)
        right.addWidget(self.unnoticed)
        right.addStretch()
        self._whole.addLayout(left)
        self._whole.addLayout(right, 1)

    @property
    def results(self) -> list[Result]:
        """The matches that are shown."""
        of_game = chosen(self._everything, self._game)
        return met(of_game, self._whom) if self._whom else of_game

    def show_results(self, seat: Seat, everything: Sequence[Result], game: str) -> None:
        """Show a player, everything that was played, or all of it of one game."""
        self._everything, self._game = everything, game
        self.card.show_seat(seat)
        if self._whom and not met(everything, self._whom):
            self._whom = ""
        self._fill()

    def _choose(self, place: int) -> None:
        """Games with somebody alone; once more, all of them."""
        player = player_of(self._met[place])
        self._whom = "" if self._whom == player else player
        self._fill()
        self.narrowed.emit()

    def _fill(self) -> None:
        fair = chosen(self.results, retaken=False)
        found = figures(fair)
        apart = len(self.results) - len(fair)
        self.figure.setText(str(found.won))
        self.figure.setVisible(bool(found.won))
        text = (
            translate(
                "Statistics", "of %n game(s) won", "after the number of games won, which stands large before it",
                found.played,
            )
            if found.won
            else translate("Statistics", "%n game(s) played so far", "where none was won", found.played)
        )  # fmt: skip
        self.sentence.setText(say(text))
        self.told = f"{found.won or ''} {self.sentence.text()}.".lstrip()
        self.further.setText(consolation(found) if not found.won else "" if self._game else best_game(found))
        self.further.setVisible(bool(self.further.text()))
        text = translate(
            "Statistics", "%n further game(s) with something taken back or known cards count separately.",
            "statistics", apart,
        )  # fmt: skip
        self.apart.setText(say(text))
        self.apart.setVisible(bool(apart))
        last = fair[-LAST:]
        self.last.setVisible(bool(last))
        self.row.show_results(last)
        self._call_last()
        self.last.more.setText(runs_text(found))
        self.row.setAccessibleDescription(runs_text(found))
        if last:
            self.from_day.setText(when_text(last[0].match.ended) if len(last) > 1 else "")
            self.to_day.setText(when_text(last[-1].match.ended))
        enough = found.played >= ENOUGH
        everybody = balances(chosen(self._everything, self._game, retaken=False))
        seats = self._called([one.seat for one in everybody])
        self._met = [one.seat for one in everybody[:MOST_MET]]
        whom = next((at for at, seat in enumerate(self._met) if player_of(seat) == self._whom), None)
        self.balances.show_balances(list(zip(seats, everybody[:MOST_MET], strict=False)), whom)
        self.against.setVisible(bool(everybody) and (enough or bool(self._whom)))
        self._write_time(found, enough)
        self._show_moment(best_result(fair) if enough else None)
        cheats = gallery(fair, MOST_CHEATS)
        self.unnoticed.setVisible(bool(cheats))
        self.gallery.show_cheats(cheats)
        self._call_gallery()
        clear(self._records)
        told = records(found, self._game, seats[0].name if seats and not self._whom else "") if enough else []
        for words, value in told:
            for part in (label("quiet", words, wrap=True), label("label", value, wrap=True)):
                leave_to_control(part)
                self._records.addWidget(part)
        self.records_told = " ".join(f"{words}: {spoken(value)}." for words, value in told)
        self._fit()

    def _show_moment(self, result: Result | None) -> None:
        """Show a moment beside the balances, and the months below both; without one, the months beside them."""
        self.moment.setVisible(result is not None)
        self.moment_piece.show_result(result)
        place = self._pieces if result is None else self._below
        if place.indexOf(self.time) < 0:
            for other in (self._pieces, self._below):
                other.removeWidget(self.time)
            place.addWidget(self.time, 1)

    def _called(self, seats: Sequence[SeatSummary]) -> list[Seat]:
        return [called_now([one.seat], self._services.settings)[0] for one in seats]

    def _call_gallery(self) -> None:
        """What hangs there, and whether all have heard of it."""
        name = self._everything[-1].seat.name if self._everything else ""
        text = translate("Statistics", "cheats that nobody noticed", "beside a heading")
        if is_notorious((result.match for result in self._everything), name, datetime.now(UTC)):
            text = translate(
                "Statistics", "Nobody noticed, but word has got around: the computer players are watching closely.",
                "beside a heading over cheats of a player",
            )  # fmt: skip
        self.unnoticed.more.setText(say(text))
        self.gallery.setAccessibleDescription(self.unnoticed.more.text())

    def _call_last(self) -> None:
        """Say of the row how many games lie in it, where they are as many as there is room for."""
        number = len(self.row.stops)
        if number == LAST:
            title = translate("Statistics", "The last twenty games")
            told = translate("Statistics", "The last twenty games, newest first")
        elif number == 1:
            title = told = translate("Statistics", "The last game", "heading: the only game so far")
        else:
            title = translate("Statistics", "The last games", "heading: fewer than twenty so far")
            told = translate("Statistics", "The last games, newest first")
        self.last.set_title(say(title))
        self.row.setAccessibleName(say(told))

    def _write_time(self, found: Figures, enough: bool) -> None:
        """Month by month; of one game that counts points, what a round brought on average instead."""
        plot = round_plot(found, self._game)
        points = bool(plot.lines)
        self.chart.show_block(plot)
        every = last_year(found.results)
        self.time.setVisible(enough and (points or len(every) > 1))
        self.months.setVisible(not points)
        if points:
            self.time.set_title(plot.title)
        else:
            self.time.set_title(say(translate("Statistics", "Month by month")))
            self.months.show_months(every)
        won = translate("Statistics", "won of the games played", "beside a plot: what the figures and bars show")
        self.time.more.setText("" if points else say(won))
        self.months.setAccessibleDescription(self.time.more.text())

    def _fit(self) -> None:
        """Stand beside each other or below, as there is room."""
        directions = QBoxLayout.Direction
        width = self.width()
        beside = width >= em(BESIDE_FROM)
        large = width >= em(LARGE_FROM)
        self.card.lay_out(em(LARGE if large else SMALLER if beside else ALONE))
        self._whole.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._pieces.setDirection(directions.LeftToRight if large else directions.TopToBottom)
        self._sentence.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self.balances.follow()

    def resizeEvent(self, event: object) -> None:
        """Another width."""
        self._fit()

    def retranslate(self) -> None:
        """Write what does not depend on the figures."""
        self._call_last()
        self.against.set_title(say(translate("Statistics", "Against whom")))
        self.balances.setAccessibleName(self.against.title.text())
        rogues = translate("Statistics", "Rogues’ gallery", "heading over cheats of a player that nobody noticed")
        self.unnoticed.set_title(say(rogues))
        self._call_gallery()
        self.gallery.setAccessibleName(self.unnoticed.title.text())
        self.moment.set_title(say(TITLE_OF_MOMENT))
        self.moment_piece.retranslate()
        self.months.setAccessibleName(spoken(say(translate("Statistics", "Month by month"))))
