"""The list of a seat's decisions: first the moments that mattered, then all of them, round by round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QTextDocument
from PySide6.QtWidgets import QListWidgetItem

from cardtable.messages import Message, Shown, translate
from cardtable.stage.controls import cards_of
from cardtable.ui.a11y.accessible_widgets import tell_focus
from cardtable.ui.language import say
from cardtable.ui.review import words
from cardtable.ui.scene.turn_writer import LIGHTER, ON_PAPER, TurnWriter
from cardtable.ui.widgets.wrapped_list import BEGINS, INDENT, WrappedList

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFocusEvent

    from cardtable.app.review import Choice, Deal, Review
    from cardtable.engine.values import Action
    from cardtable.ui.services import Services

# More cards than these are not drawn beside the sentence that names them.
MOST_DRAWN: Final = 6
_ROW: Final = Qt.ItemDataRole.UserRole + 3


@dataclass(frozen=True, slots=True)
class _Row:
    """What a row is: the heading of a round, or a decision in it, perhaps as one of the moments."""

    deal: int
    choice: Choice | None = None
    moment: bool = False


class ChoiceList(WrappedList):
    """Decisions in order: the moments, and under the names of their rounds all that were made.

    Signals: ``picked(choice)``, and ``opened()`` when a moment is pressed. ``figures``: what each cost stands there,
    too. ``asks_first``: no row says how good a decision was, or what it was.
    """

    picked = Signal(object)
    opened = Signal()

    def __init__(self, services: Services) -> None:
        self._documents: dict[Choice, QTextDocument] = {}
        super().__init__()
        self.figures = self.asks_first = False
        self._services = services
        self._review: Review | None = None
        self._moments: list[Choice] = []
        self.currentItemChanged.connect(lambda item, _: self._pick(item))
        self.itemClicked.connect(self._open)
        self.itemActivated.connect(self._open)

    def show_review(self, review: Review | None) -> None:
        """List the decisions of this review as far as they are known, or nothing at all."""
        self.setAccessibleName(say(translate("Review", "Decisions")))
        if review is not self._review:
            self._review = None
            self._list()
            self._review = review
        self._list(anew=True)

    def _list(self, *, anew: bool = False) -> None:
        """List what is known now; rows that are there already stay, so that nobody who reads them loses the place.

        ``anew``: they are written anew, too.
        """
        review, kept = self._review, self.chosen
        self._moments = [] if review is None or self.asks_first else review.moments()
        self._documents = {choice: made for choice, made in self._documents.items() if choice in self._moments}
        wanted = [] if review is None else list(self._wanted(review))
        known = set(wanted)
        with QSignalBlocker(self):
            for at, row in enumerate(wanted):
                while at < self.count() and self._row(at) not in known:
                    self.takeItem(at)
                fresh = at == self.count() or self._row(at) != row
                if fresh:
                    item = QListWidgetItem()
                    item.setData(_ROW, row)
                    self.insertItem(at, item)
                if fresh or anew:
                    self._write(self.item(at), row, begins=at > 0)
            while self.count() > len(wanted):
                self.takeItem(self.count() - 1)
            if self.chosen is not kept:
                self.choose(kept)

    @property
    def chosen(self) -> Choice | None:
        """The decision that is looked at."""
        return None if self.currentRow() < 0 else self._row(self.currentRow()).choice

    @property
    def is_on_moment(self) -> bool:
        """Whether it is looked at as one of the moments, whose lines say why."""
        return 0 <= self.currentRow() < len(self._moments)

    def choose(self, choice: Choice | None) -> None:
        """Look at this decision in its round, where it is listed."""
        place = self._place(choice)
        if place is not None:
            self.setCurrentRow(place)

    def choose_first(self) -> None:
        """Look at the first moment, else at the first decision."""
        if self.count():
            self.setCurrentRow(0 if self._moments else 1)

    def add(self) -> None:
        """One more round was read."""
        self._list()

    def renew(self, choice: Choice) -> None:
        """More is known of a decision: what did not matter before may do so now.

        Whoever hears the rows keeps them as they are until all is known: a reader loses its place where they move.
        """
        review = self._review
        known = review is None or review.done == len(review.choices)
        heard = self.hasFocus() and QAccessible.isActive()
        if known or not heard:
            self._list()
        if known and heard:
            tell_focus()
        place = self._place(choice)
        if place is not None:
            self._write(self.item(place), self._row(place), begins=False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nobody hears the rows any more."""
        super().focusOutEvent(event)
        self._list()

    def document(self, row: int) -> QTextDocument | None:
        """A moment is drawn with small cards."""
        return self._documents[self._moments[row]] if row < len(self._moments) else None

    # -- rows ------------------------------------------------------------------------------------------------------

    def _row(self, place: int) -> _Row:
        found: _Row = self.item(place).data(_ROW)
        return found

    def _place(self, choice: Choice | None) -> int | None:
        """Where a decision stands in its round."""
        rounds = range(len(self._moments), self.count())
        return next((at for at in rounds if choice is not None and self._row(at).choice is choice), None)

    def _wanted(self, review: Review) -> Iterator[_Row]:
        """The moments, unless somebody is to think about them first, then each round with what is told of it."""
        for choice in self._moments:
            yield _Row(choice.deal, choice, moment=True)
        for deal in review.deals:
            told = [choice for choice in deal.choices if choice.is_told]
            if told:
                yield _Row(deal.number)
            for choice in told:
                yield _Row(deal.number, choice)

    def _write(self, item: QListWidgetItem, row: _Row, *, begins: bool) -> None:
        review = self._review
        assert review is not None
        if row.choice is None:
            deal = next(deal for deal in review.deals if deal.number == row.deal)
            self._write_round(review, deal, item, begins=begins)
        elif row.moment:
            self._write_moment(review, row.choice, item, begins=begins)
        else:
            self._write_choice(review, row.choice, item)

    def _write_round(self, review: Review, deal: Deal, item: QListWidgetItem, *, begins: bool) -> None:
        """The name of the round, and what could have been made with open cards."""
        lines = [review.stage.scoring.comes_next(review.match.options, deal.number)[0]]
        if deal.opened is not None and not self.asks_first:
            names = tuple(seat.name for seat in review.match.seats)
            lines.append(review.stage.speech.with_open_cards(deal.opened, names))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setData(BEGINS, begins)
        item.setText("\n".join(map(say, lines)))

    def _write_choice(self, review: Review, choice: Choice, item: QListWidgetItem) -> None:
        item.setData(INDENT, 1)
        if self.asks_first:
            item.setText(say(words.numbered(self._number(choice))))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, None)
            return
        done = say(words.done(review, choice))
        cost = words.cost(choice) if self.figures else None
        shown = done if cost is None else f"{done}\n{say(cost)}"
        item.setText(f"{words.mark(choice)} {shown}")
        heard = words.heard_mark(choice)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, done if heard is None else f"{shown} {say(heard)}")

    def _number(self, choice: Choice) -> int:
        """Which of the decisions that are listed it is, from 1."""
        review = self._review
        assert review is not None
        return [one for one in review.choices if one.is_told].index(choice) + 1

    def _write_moment(self, review: Review, choice: Choice, item: QListWidgetItem, *, begins: bool) -> None:
        """Which round, what was done and what would have been better, in words for ears."""
        names = tuple(seat.name for seat in review.match.seats)
        done = words.in_round(review, choice, words.done(review, choice))
        lesson = words.lesson(review.stage, choice, names)
        item.setText(f"{say(done)} {say(lesson)}")
        item.setData(BEGINS, begins)
        frame = self._services.frame
        lighter = ON_PAPER if QColor(frame.tile).lightness() > 128 else LIGHTER
        seats = tuple((seat.name, seat.colour) for seat in review.match.seats)
        writer = TurnWriter(seats, self._services.pixmaps.style, lighter)
        document = QTextDocument()
        document.setHtml(
            f'<b style="color:{frame.bad}">{words.mark(choice)}</b> {writer.html(_drawn(done, choice.action))}<br>'
            f"{writer.html(_drawn(lesson, choice.better))}"
        )
        self._documents[choice] = document

    def _pick(self, item: QListWidgetItem | None) -> None:
        choice = None if item is None else item.data(_ROW).choice
        if choice is not None:
            self.picked.emit(choice)

    def _open(self, item: QListWidgetItem) -> None:
        if self.row(item) < len(self._moments):
            self.opened.emit()


def _drawn(told: Message, action: Action | None) -> Message:
    """A sentence, and after it the cards of an action as small cards."""
    cards = tuple(cards_of(action))
    if not 0 < len(cards) <= MOST_DRAWN:
        return told
    return Message("", "{told} {cards}").put(told=told, cards=Shown(cards, told))
