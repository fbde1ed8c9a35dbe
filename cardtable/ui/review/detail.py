"""One decision of a review: the table as it was seen, what was played, what would have been better, and figures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.autosave import NoAutosave
from cardtable.app.replay import may_play_on
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import Eyes, Sight
from cardtable.games.catalogue import entry
from cardtable.messages import listing, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.controls import Concern, concern
from cardtable.ui.a11y.roles import wait_to_be_read
from cardtable.ui.a11y.speech_text import sentence
from cardtable.ui.language import say
from cardtable.ui.match.pictures import picture_of_table, pictures_of
from cardtable.ui.metrics import READING, em, space
from cardtable.ui.review import words
from cardtable.ui.widgets.controls import button, label
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from cardtable.app.review import Choice, Review
    from cardtable.engine.match import Match
    from cardtable.engine.values import Action
    from cardtable.games.catalogue import GameEntry
    from cardtable.stage.picture import Picture
    from cardtable.ui.services import Services


def picture_at(services: Services, match: Match, seat: int, choice: Choice, *, bare: bool = False) -> Picture:
    """What the seat saw, with the cards of what was played marked and those raised that would have been better.

    ``bare``: with no marks.
    """
    known = entry(match.game.id)
    sight = Sight(RunningMatch(known, match.at(choice.line), "", NoAutosave()), Eyes(seat))
    seen = pictures_of(sight, services).picture_of(choice.view, past=True)
    if bare:
        return seen
    played, wanted = (_touched(known, choice, action, seen) for action in (choice.action, choice.better))
    return replace(
        seen, fitting=played.cards - wanted.cards, all_fit=False, hinted=wanted.cards, hinted_zone=wanted.zone or ""
    )


def _touched(known: GameEntry, choice: Choice, action: Action | None, seen: Picture) -> Concern:
    if action is None:
        return Concern(frozenset(), None)
    return concern(known.stage.controls, choice.view, action, [zone.id for zone in seen.zones])


WIDEST: Final = 56.0
NARROWEST: Final = 12.5
# The picture is no wider than this share of the height of the window, of which it then takes a good half.
SHARE: Final = 0.92


class Detail(QWidget):
    """Shows one decision of a review, with ``figures`` only where they are asked for.

    Where it ``asks_first``, nothing but the position is shown until the answer is wanted.

    Signals: ``asked_play_on(choice)``, ``asked_replay(choice)``, ``answered()`` when the answer was wanted.
    """

    answered = Signal()
    asked_play_on = Signal(object)
    asked_replay = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._review: Review | None = None
        self.figures = self.asks_first = False
        self._answered: set[Choice] = set()
        self.answer = button(self._show_answer, primary=True)
        self.choice: Choice | None = None
        self.played = label("heading", wrap=True)
        self.picture = QLabel()
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.legend = label("quiet", wrap=True)
        self.lesson = label("", wrap=True)
        self.worth = label("", wrap=True)
        self.about = label("quiet", wrap=True)
        self.play_on = button(lambda: self.asked_play_on.emit(self.choice))
        self.replay = button(lambda: self.asked_replay.emit(self.choice))
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw)
        # What is new about a decision is told when one comes to it.
        for part in (self.legend, self.lesson, self.worth, self.about):
            wait_to_be_read(part)
        self._build()

    def _build(self) -> None:
        rows = QVBoxLayout(self)
        space(rows, 0.6)
        deeds = QWidget()
        row = FlowLayout(deeds)
        space(row, 0.5)
        row.addWidget(self.play_on)
        row.addWidget(self.replay)
        rows.addWidget(self.played)
        rows.addWidget(self.answer, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (self.lesson, self.worth, deeds, self.picture, self.legend, self.about):
            rows.addWidget(part)
        rows.addStretch(1)

    def show_choice(self, review: Review | None, choice: Choice | None) -> None:
        """Show this decision, or nothing at all, in which case nothing of any other is left."""
        if choice is not self.choice:
            self.picture.clear()
            self.legend.hide()
        self._review, self.choice = review, choice
        self.setVisible(choice is not None)
        self.write()

    @property
    def is_asking(self) -> bool:
        """Whether only the position is shown."""
        return self.asks_first and self.choice is not None and self.choice not in self._answered

    def _show_answer(self) -> None:
        if self.choice is not None:
            self._answered.add(self.choice)
            self.write()
            self.answered.emit()

    def write(self) -> None:
        """Write every text, of the decision what is known by now; what is below the picture comes with it."""
        self.play_on.setText(say(translate("Review", "Play on from here", "button")))
        self.replay.setText(say(translate("Review", "Show at the table", "button")))
        self.about.setText(
            say(
                translate(
                    "Review",
                    "In each imagined round the hidden cards lie differently, and everybody plays on in the same way "
                    "to the end.",
                )
            )
        )
        self.answer.setText(say(words.ANSWER))
        self.answer.setVisible(self.is_asking)
        for part in (self.played, self.lesson, self.worth):
            part.setText("")
        self.picture.setAccessibleName("")
        self.picture.setAccessibleDescription("")
        if self._review is not None and self.choice is not None:
            self._write(self._review, self.choice)
        for part in (self.worth, self.about):
            part.setVisible(bool(self.worth.text()))
        self.draw_soon()

    def _write(self, review: Review, choice: Choice) -> None:
        names = tuple(seat.name for seat in review.match.seats)
        stage, player = review.stage, names[review.seat]
        self.play_on.setEnabled(may_play_on(review.match, choice.line))
        self.played.setText(say(words.ASK if self.is_asking else words.done(review, choice)))
        self.picture.setAccessibleName(say(translate("Review", "The table as {player} saw it").put(player=player)))
        hand = getattr(choice.view, "hand", ())
        if hand:
            held = translate("Review", "In the hand: {cards}.").put(cards=listing([card_name(card) for card in hand]))
            self.picture.setAccessibleDescription(say(held))
        if self.is_asking:
            return
        self.lesson.setText(say(words.lesson(stage, choice, names)))
        worth = words.figures(stage, choice, names) if self.figures else None
        if worth is not None:
            self.worth.setText(say(worth))

    @property
    def reason(self) -> str:
        """What would have been better and why, and the figures where they are shown; empty until that is known."""
        if self.choice is None or self.is_asking or self.choice.verdict is None:
            return ""
        return f"{sentence(self.lesson.text())} {self.worth.text()}".strip()

    # -- the picture -----------------------------------------------------------------------------------------------

    def draw_soon(self) -> None:
        """Draw when nothing else is to be done; several changes make one picture."""
        if self.choice is not None and self.isVisible():
            self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is as wide as there is room."""
        super().resizeEvent(event)
        for part in (self.played, self.legend, self.lesson, self.worth, self.about):
            part.setMaximumWidth(em(READING))
        if event.size().width() != event.oldSize().width():
            self.draw_soon()

    def showEvent(self, event: QShowEvent) -> None:
        """Cards, colours and language may have changed while another page was seen."""
        super().showEvent(event)
        self.draw_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is drawn for a page that is not there."""
        self._soon.stop()
        super().hideEvent(event)

    def _draw(self) -> None:
        review, choice = self._review, self.choice
        if review is None or choice is None or not self.isVisible():
            return

        # What is said of it stands in sight together with the picture.
        high = round(SHARE * self.window().height())
        width = max(em(NARROWEST), min(self.width(), em(WIDEST), high))
        seen = picture_at(self._services, review.match, review.seat, choice, bare=self.is_asking)
        raised = translate("Review", "Raised: what would have been better.", "below a picture") if seen.hinted else None
        tab = translate("Review", "With a tab: what was played.", "below a picture") if seen.fitting else None
        self.legend.setText(" ".join(say(one) for one in (raised, tab) if one is not None))
        self.legend.setVisible(bool(self.legend.text()))
        pixmap = picture_of_table(seen, self._services, width, self.devicePixelRatioF(), as_set=True)
        self.picture.setFixedHeight(round(pixmap.height() / pixmap.devicePixelRatio()))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.picture.setPixmap(pixmap)
