"""Review page: the moments that mattered in the rounds that are over, and all decisions of a person in them."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.ai_process import LOST
from cardtable.app.evenings import day_of_match
from cardtable.app.judge_requests import Judged
from cardtable.app.review import Review, reviewable
from cardtable.messages import translate
from cardtable.stage.common_words import REVIEW
from cardtable.ui.a11y.accessible_widgets import unheard
from cardtable.ui.a11y.announcer import Announcer
from cardtable.ui.a11y.roles import wait_to_be_read
from cardtable.ui.a11y.speech_text import sentence
from cardtable.ui.language import say
from cardtable.ui.metrics import em, space
from cardtable.ui.new_game.match_setup import called_now
from cardtable.ui.printing.output import PaperButton
from cardtable.ui.review import words
from cardtable.ui.review.choices import ChoiceList
from cardtable.ui.review.curve import Curve
from cardtable.ui.review.detail import Detail
from cardtable.ui.widgets.controls import TitledBox, button, discard, label
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.input_guard import InputGuard
from cardtable.ui.widgets.page import ScrolledPage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cardtable.app.page import Paper
    from cardtable.app.review import Choice
    from cardtable.engine.match import Match
    from cardtable.ui.services import Services

# From this width on, in em, list and decision stand side by side; the list is so high at least.
SIDE_BY_SIDE: Final = 58.75
LIST_HEIGHT: Final = 18.75
BELOW: Final = 1.0
# The list is no higher than this share of a low window.
LIST_SHARE: Final = 0.75
# Nothing is thought about longer than so many milliseconds, unless the process was stopped or something is wrong.
TIME_LIMIT: Final = 60_000
_log = logging.getLogger(__name__)


class Cover(QWidget):
    """Asks who looks, where several play and decisions are each one's own; no player's cards are behind it.

    Signal ``chosen(seat)``.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.heading = label("heading", wrap=True)
        self.text = label("", wrap=True)
        self.buttons: list[QPushButton] = []
        self.guard = InputGuard(self)
        self._names: list[str] = []
        self._rows = QVBoxLayout(self)
        space(self._rows, 0.75, 0, 0.6)
        self._rows.addWidget(self.heading)
        self._rows.addWidget(self.text)
        self._rows.addStretch(1)

    def ask(self, names: Sequence[str], seats: Sequence[int]) -> None:
        """One button for each of these seats."""
        for old in self.buttons:
            discard(old)
        self._names = [names[seat] for seat in seats]
        self.buttons = [button(partial(self.chosen.emit, seat)) for seat in seats]
        for place, made in enumerate(self.buttons, 2):
            self._rows.insertWidget(place, made, 0, Qt.AlignmentFlag.AlignLeft)
        self.guard.watch()
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """What was pressed before it came up opens no hand."""
        super().showEvent(event)
        self.guard.start()

    def retranslate(self) -> None:
        """Write every text."""
        self.heading.setText(say(translate("Review", "Whose decisions?")))
        self.text.setText(
            say(
                translate(
                    "Review",
                    "This page shows cards that only one person may see. Press your name when nobody else is looking. "
                    "The page is covered again when you leave it.",
                )
            )
        )
        for made, name in zip(self.buttons, self._names, strict=True):
            made.setText(name)
            made.setAccessibleName(say(translate("Review", "Only {player} is looking now").put(player=name)))


class ReviewPage(ScrolledPage):
    """Looks back at the decisions of one person in a match, which is given to :meth:`open`.

    Where several persons still play, it is covered until one of them says who looks, and again when it is left.
    Signals: ``asked_play_on(match, line)`` and ``asked_replay(match, line)``: the match as it was after so many lines.
    """

    asked_play_on = Signal(object, int)
    asked_replay = Signal(object, int)
    passing = True
    time_limit = TIME_LIMIT

    def __init__(self, services: Services, go_back: Callable[[], None]) -> None:
        super().__init__(services, go_back)
        self.title.setWordWrap(True)
        self.match: Match | None = None
        self.number: int | None = None
        self.review: Review | None = None
        self.intro = label("quiet", wrap=True)
        self.note = label("warning", wrap=True)
        self.progress = label()
        self.switch = button(self._switch)
        self._whose = TitledBox()
        self.chooser = self._whose.box
        self.chooser.activated.connect(self._choose_person)
        self.cover_again = button(self.cover_up)
        self.paper = PaperButton(self._on_paper)
        self.figures = button(self._show_figures)
        self.ask_first = button(self._ask_first)
        self.summary = label("", wrap=True)
        self.moments = label("heading", wrap=True)
        self.curve = Curve(services)
        self.list = ChoiceList(services)
        self.detail = Detail(services)
        self.cover = Cover()
        self.announcer = Announcer(self)
        self._announced = self._resting = False
        self._line: int | None = None
        self._reader = QTimer(self, interval=0)
        self._reader.timeout.connect(self._read)
        self._fit = QTimer(self, singleShot=True, interval=0)
        self._fit.timeout.connect(self._fit_list)
        self._guard = QTimer(self, singleShot=True)
        self._guard.timeout.connect(self._lose_patience)
        self.list.picked.connect(self._look_at)
        self.curve.picked.connect(self.list.choose)
        self.detail.answered.connect(self._answered)
        self.list.opened.connect(self._show_detail)
        self.cover.chosen.connect(self._look_as)
        self.detail.asked_play_on.connect(lambda choice: self._emit(self.asked_play_on, choice))
        self.detail.asked_replay.connect(lambda choice: self._emit(self.asked_replay, choice))
        services.judged.connect(self._hear)
        services.look_changed.connect(self._draw_anew)
        for part in (self.progress, self.summary, self.intro):
            wait_to_be_read(part)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        deeds = QWidget()
        row = FlowLayout(deeds)
        space(row, 0.5)
        deeds_here: tuple[QWidget, ...] = (
            self.progress, self.switch, self._whose, self.ask_first, self.figures, self.paper, self.cover_again,
        )  # fmt: skip
        for deed in deeds_here:
            row.addWidget(deed)
        self.inside = QWidget()
        rows = QVBoxLayout(self.inside)
        space(rows, 0.6)
        above: tuple[QWidget, ...] = (deeds, self.summary, self.curve, self.moments)
        for part in above:
            rows.addWidget(part)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        space(self._sides, 1.25)
        self._sides.addWidget(self.list, 36, Qt.AlignmentFlag.AlignTop)
        self._sides.addWidget(self.detail, 64)
        rows.addLayout(self._sides, 1)
        said: tuple[QWidget, ...] = (self.intro, self.note, self.cover)
        for part in said:
            self.body.addWidget(part)
        self.body.addWidget(self.inside, 1)

    # -- what is looked at -----------------------------------------------------------------------------------------

    @property
    def is_hot_seat(self) -> bool:
        """Whether several persons still play this match, so that what they decided is each one's own."""
        match = self.match
        return match is not None and not match.over and sum(seat.is_person for seat in match.seats) > 1

    def open(self, match: Match, seat: int | None = None, line: int | None = None, number: int | None = None) -> None:
        """Look back at a match: as this person, where that tells no secret any more, else after asking who looks.

        With a ``line`` it asks first what to do in the decision that was made after so many lines. ``number``: as which
        the match is kept, where it is.
        """
        with unheard():
            self._forget()
            self.match, self.number, self._line = match, number, line
            self.list.asks_first = self.detail.asks_first = line is not None
            seats = reviewable(match)
            if seats and not self.is_hot_seat:
                self._begin(seat if seat in seats else seats[0])
            self.retranslate()

    def arrive(self) -> None:
        """Go on thinking where that was not stopped by hand."""
        if self._resting:
            self._think()
        self._fit_soon()

    def first(self) -> QWidget | None:
        """The decisions; before it is said who looks, the first name."""
        if self.review is not None and not self.list.isHidden():
            return self.list
        return self.cover.buttons[0] if self.cover.buttons and not self.cover.isHidden() else self.back

    def cover_up(self) -> None:
        """Let no hand be seen until a person says who looks."""
        if self.is_hot_seat and self.review is not None:
            self._forget()
            self.retranslate()
            if self.isVisible() and self.cover.buttons:
                self.cover.buttons[0].setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is analysed for a page that is not there, and what was one person's own is covered."""
        for timer in (self._reader, self._guard, self._fit):
            timer.stop()
        if self.review is not None:
            self._resting = self.review.running
            self.review.stop()
        self.cover_up()
        super().hideEvent(event)

    def _forget(self) -> None:
        """Nothing of what was looked at stays in any part of the page."""
        self._reader.stop()
        self._guard.stop()
        if self.review is not None:
            self.review.stop()
        self.review = None
        self._announced = self._resting = False
        self.list.show_review(None)
        self.detail.show_choice(None, None)
        self.announcer.forget()

    def _look_as(self, seat: int) -> None:
        self._begin(seat)
        self.retranslate()
        self.list.setFocus()

    def _choose_person(self, place: int) -> None:
        match = self.match
        if match is not None and not self.is_hot_seat:
            self._forget()
            self._begin(reviewable(match)[place])
            self.retranslate()

    def _begin(self, seat: int) -> None:
        assert self.match is not None
        self.review = Review(self.match, seat, self.services.ask_judge)
        self.list.show_review(self.review)
        self._read()
        self._think()

    def _read(self) -> None:
        """Replay one more round between two pictures, and list what was decided in it."""
        review = self.review
        if review is None or not review.read_next():
            self._reader.stop()
        else:
            self.list.add()
            wanted = next((one for one in review.deals[-1].choices if one.line == self._line), None)
            if wanted is not None:
                self.list.choose(wanted)
            elif self.list.chosen is None and self._line is None:
                self.list.choose_first()
        self._watch()
        self._write_state()

    def _look_at(self, choice: Choice) -> None:
        if self.review is not None:
            self.review.wanted([choice])
            self.curve.choose(choice)
            self.detail.show_choice(self.review, choice)
            self._tell_reason()

    def _show_detail(self) -> None:
        """Bring a moment into sight that stands below the list."""
        body = self.room.widget()
        if body is not None and self._sides.direction() is QBoxLayout.Direction.TopToBottom:
            self.room.verticalScrollBar().setValue(self.detail.mapTo(body, QPoint(0, 0)).y())

    def _tell_reason(self) -> None:
        """Say to who goes through the list what its line does not: of a moment the figures alone."""
        told = self.detail.worth.text() if self.list.is_on_moment else self.detail.reason
        if self.list.hasFocus() and told:
            self.announcer.announce(told)

    def _show_figures(self) -> None:
        """Show what decisions were worth, or hide it again."""
        self.list.figures = self.detail.figures = not self.detail.figures
        self.list.show_review(self.review)
        self.detail.write()
        self._write_state()

    def _answered(self) -> None:
        """What was asked on the home page has been thought about."""
        if self._line is not None:
            self.services.yesterday.thought_about()

    def _ask_first(self) -> None:
        """Show the position before what was played in it, or both at once again."""
        self.list.asks_first = self.detail.asks_first = not self.detail.asks_first
        self.list.show_review(self.review)
        self.detail.write()
        self._write_state()

    def _draw_anew(self) -> None:
        """With other cards and colours."""
        self.list.show_review(self.review)
        self.detail.draw_soon()

    def _emit(self, signal: object, choice: Choice | None) -> None:
        if choice is not None and self.match is not None:
            signal.emit(self.match, choice.line)  # type: ignore[attr-defined]

    def _on_paper(self) -> Paper | None:
        """The review as it can be printed."""
        if self.review is None:
            return None
        return words.review_paper(self.review, day_of_match(self.services.database, self.number, datetime.now(UTC)))

    # -- thinking --------------------------------------------------------------------------------------------------

    def _switch(self) -> None:
        review = self.review
        if review is None:
            return
        if review.running:
            review.stop()
            self._write_state()
        else:
            self._think()

    def _think(self) -> None:
        self._resting = False
        if self.review is not None:
            self.review.go_on()
            self._reader.start()
        self._watch()
        self._write_state()

    def _watch(self) -> None:
        """Give the question that is under way its time."""
        waits = self.review is not None and self.review.waits_for is not None
        if not waits:
            self._guard.stop()
        elif not self._guard.isActive():
            self._guard.start(self.time_limit)

    def _lose_patience(self) -> None:
        """No answer has come for so long that none will."""
        number = None if self.review is None else self.review.waits_for
        if number is None:
            return
        _log.error("a decision took too long to judge")
        try:
            self.services.restart()
        except OSError:
            _log.exception("the computer players' process cannot be started")
        self._hear(Judged(number, None, LOST))

    def _hear(self, judged: Judged) -> None:
        review = self.review
        asked = None if review is None else review.asked
        if review is None or asked is None or not review.hear(judged):
            return
        self._guard.stop()
        self._watch()
        self.list.renew(asked)
        if asked is self.detail.choice:
            self.detail.show_choice(review, asked)
            self._tell_reason()
        self._write_state()

    # -- words -----------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write every text of the page."""
        super().retranslate()
        match = self.match
        if match is not None:
            match.seats = called_now(match.seats, self.services.settings)
        title = say(REVIEW)
        self.paper.retranslate()
        self.write_title(title if match is None else f"{match.game.title}: {title}")
        self._whose.set_title(say(translate("Review", "Whose decisions?")))
        self.cover_again.setText(say(translate("Review", "Cover again", "button: hide what one person looks at")))
        self._write_persons()
        self.list.show_review(self.review)
        self.detail.write()
        self._write_state()

    def _write_persons(self) -> None:
        match, review = self.match, self.review
        seats = () if match is None else reviewable(match)
        names = [] if match is None else [seat.name for seat in match.seats]
        covered = self.is_hot_seat and review is None and bool(seats)
        self.cover.setVisible(covered)
        self.cover.ask(names, seats if covered else ())
        self.inside.setVisible(review is not None)
        self.cover_again.setVisible(self.is_hot_seat)
        self._whose.setVisible(not self.is_hot_seat and len(seats) > 1)
        self.chooser.clear()
        self.chooser.addItems([names[seat] for seat in seats])
        if review is not None:
            self.chooser.setCurrentIndex(seats.index(review.seat))
        text = translate("Review", "No round is over yet. After the first one there will be something to see here.")
        self.intro.setText(say(text))
        self.intro.setVisible(not seats)

    def _write_state(self) -> None:
        """How far it has come, and what there is to say about that."""
        review = self.review
        if review is None:
            self.note.hide()
            for part in (self.progress, self.summary, self.moments):
                part.setText("")
            self.curve.show_review(None)
            return
        total = len(review.choices)
        finished = review.done == total and not self._reader.isActive()
        text = translate("Review", "{done} of %n decision(s) analysed", None, total).put(done=review.done)
        if finished and not total:
            text = translate("Review", "There was nothing to decide in the rounds that are over.")
        self.progress.setText(say(text))
        self.list.setVisible(bool(total))
        self.switch.setVisible(not finished)
        stop, go_on = (
            translate("Review", "Stop analysing", "button"),
            translate("Review", "Go on analysing", "button"),
        )
        self.switch.setText(say(stop if review.running else go_on))
        show, hide = translate("Review", "Show figures", "button"), translate("Review", "Hide figures", "button")
        self.figures.setText(say(hide if self.detail.figures else show))
        asks = self.detail.asks_first
        self.ask_first.setText(say(words.TOLD_AT_ONCE if asks else words.ASKED_FIRST))
        self.figures.setVisible(bool(total))
        self.ask_first.setVisible(bool(total))
        self.curve.show_review(review, hidden=asks)
        self._write_summary(review, finished)
        self._write_note(review)
        if finished and total and not self._announced:
            self._announced = True
            done = say(translate("Review", "All decisions have been analysed."))
            told = (sentence(line.text()) for line in (self.summary, self.moments) if line.text())
            self.announcer.announce(" ".join([done, *told]))

    def _write_summary(self, review: Review, finished: bool) -> None:
        """What stands above the list may have become higher."""
        asks = self.detail.asks_first
        for line, told in ((self.summary, words.summary(review, finished)), (self.moments, words.moments(review))):
            line.setText("" if told is None or asks else say(told))
            line.setVisible(bool(line.text()))
        self._fit_soon()

    def _write_note(self, review: Review) -> None:
        said = []
        if review.unreachable:
            said.append(
                translate(
                    "Review",
                    "The strongest player cannot analyse just now. Nothing is lost; try again in a while.",
                )
            )
        if review.is_cut_short:
            said.append(
                translate(
                    "Review",
                    "This game was begun with an older version, and what was played with that is not shown here.",
                )
            )
        self.note.setText("\n".join(map(say, said)))
        self.note.setVisible(bool(said))

    # -- how large -------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """List and decision side by side where there is room, else one below the other."""
        beside = self.width() >= em(SIDE_BY_SIDE)
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._fit_soon()

    def _fit_soon(self) -> None:
        """Give the list its height when all that stands above it has its own."""
        if self.isVisible():
            self._fit.start()

    def _fit_list(self) -> None:
        """The list ends where the window does, so that what is chosen in it is in sight."""
        least = min(em(LIST_HEIGHT), round(LIST_SHARE * self.height()))
        room, above = self.room.viewport().height(), self._above()
        beside = self._sides.direction() is QBoxLayout.Direction.LeftToRight
        height = max(least, room - above - em(BELOW)) if beside else least
        if self.list.height() != height:
            self.list.setFixedHeight(height)
            self.list.scrollTo(self.list.currentIndex())

    def _above(self) -> int:
        """How much stands above the list."""
        body = self.room.widget()
        return 0 if body is None else self.list.mapTo(body, QPoint(0, 0)).y()
