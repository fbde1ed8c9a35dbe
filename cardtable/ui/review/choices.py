"""The list of a seat's decisions: first the moments that mattered, then all of them, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QTextDocument
from PySide6.QtWidgets import QListWidgetItem

from cardtable.messages import Message, Shown, translate
from cardtable.stage.action_targets import cards_of
from cardtable.ui.language import say
from cardtable.ui.review import words
from cardtable.ui.scene.turn_writer import LIGHTER, ON_PAPER, TurnWriter
from cardtable.ui.widgets.wrapped_list import BEGINS, INDENT, WrappedList

if TYPE_CHECKING:
    from cardtable.app.review import Choice, Deal, Review
    from cardtable.engine.values import Action
    from cardtable.ui.services import Services

# More cards than these are not drawn beside the sentence that names them.
MOST_DRAWN: Final = 6
_CHOICE: Final = Qt.ItemDataRole.UserRole + 3


class ChoiceList(WrappedList):
    """Decisions in order: the moments, and under the names of their rounds all that were made.

    Signals: ``picked(choice)``, and ``opened()`` when a moment is pressed. ``figures``: what each cost stands there,
    too. ``asks_first``: no row says how good a decision was, or what it was.
    """

    picked = Signal(object)
    opened = Signal()

    def __init__(self, services: Services) -> None:
        self._documents: list[QTextDocument] = []
        super().__init__()
        self.figures = self.asks_first = False
        self._services = services
        self._review: Review | None = None
        self._moments: list[Choice] = []
        self._rows: dict[Choice, QListWidgetItem] = {}
        self.currentItemChanged.connect(lambda item, _: self._pick(item))
        self.itemClicked.connect(self._open)
        self.itemActivated.connect(self._open)

    def show_review(self, review: Review | None) -> None:
        """List the decisions of this review as far as they are known, or nothing at all."""
        kept = self.chosen if review is not None and review is self._review else None
        of_moments = self.is_on_moment
        self._review = review
        self._moments = [] if review is None else self._moments_of(review)
        self.setAccessibleName(say(translate("Review", "Decisions")))
        self.blockSignals(True)
        self._documents, self._rows = [], {}
        self.clear()
        if review is not None:
            for choice in self._moments:
                self._add_moment(review, choice)
            for deal in review.deals:
                self._add(review, deal)
        if of_moments and kept in self._moments:
            self.setCurrentRow(self._moments.index(kept))
        else:
            self.choose(kept)
        self.blockSignals(False)

    @property
    def chosen(self) -> Choice | None:
        """The decision that is looked at."""
        item = self.currentItem()
        found: Choice | None = None if item is None else item.data(_CHOICE)
        return found

    @property
    def is_on_moment(self) -> bool:
        """Whether it is looked at as one of the moments, whose lines say why."""
        return 0 <= self.currentRow() < len(self._moments)

    def choose(self, choice: Choice | None) -> None:
        """Look at this decision in its round, where it is listed."""
        if choice in self._rows:
            self.setCurrentItem(self._rows[choice])

    def choose_first(self) -> None:
        """Look at the first moment, else at the first decision."""
        if self._moments:
            self.setCurrentRow(0)
        else:
            self.choose(next(iter(self._rows), None))

    def add(self, deal: Deal) -> None:
        """One more round was read."""
        review = self._review
        if review is None:
            return
        if self._moments_of(review) != self._moments:
            self.show_review(review)
        else:
            self._add(review, deal)

    def renew(self, choice: Choice) -> None:
        """More is known of a decision: what did not matter before may do so now."""
        review = self._review
        if review is None:
            return
        if self._moments_of(review) != self._moments or (choice.is_told and choice not in self._rows):
            self.show_review(review)
        elif choice in self._rows:
            self._write(review, choice, self._rows[choice])

    def _moments_of(self, review: Review) -> list[Choice]:
        """What stands first, where nobody is to think about it first."""
        return [] if self.asks_first else review.moments()

    def document(self, row: int) -> QTextDocument | None:
        """A moment is drawn with small cards."""
        return self._documents[row] if row < len(self._documents) else None

    # -- rows ------------------------------------------------------------------------------------------------------

    def _add(self, review: Review, deal: Deal) -> None:
        shown = [choice for choice in deal.choices if choice.is_told]
        if not shown:
            return
        head = QListWidgetItem(say(review.stage.scoring.comes_next(review.match.options, deal.number)[0]))
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        head.setData(BEGINS, bool(self.count()))
        self.addItem(head)
        if deal.opened is not None and not self.asks_first:
            names = tuple(seat.name for seat in review.match.seats)
            head.setText(f"{head.text()}\n{say(review.stage.speech.with_open_cards(deal.opened, names))}")
        for choice in shown:
            item = QListWidgetItem()
            item.setData(INDENT, 1)
            self._write(review, choice, item)
            self._rows[choice] = item
            self.addItem(item)

    def _write(self, review: Review, choice: Choice, item: QListWidgetItem) -> None:
        item.setData(_CHOICE, choice)
        if self.asks_first:
            item.setText(say(words.numbered(self._number(choice))))
            return
        done = say(words.done(review, choice))
        cost = words.cost(choice) if self.figures else None
        shown = done if cost is None else f"{done}\n{say(cost)}"
        item.setText(f"{words.mark(choice)} {shown}")
        heard = words.heard_mark(choice)
        told = done if heard is None else f"{shown} {say(heard)}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)

    def _number(self, choice: Choice) -> int:
        """Which of the decisions that are listed it is, from 1."""
        review = self._review
        assert review is not None
        return [one for one in review.choices if one.is_told].index(choice) + 1

    def _add_moment(self, review: Review, choice: Choice) -> None:
        """Which round, what was done and what would have been better, in words for ears."""
        names = tuple(seat.name for seat in review.match.seats)
        done = words.in_round(review, choice, words.done(review, choice))
        lesson = words.lesson(review.stage, choice, names)
        item = QListWidgetItem(f"{say(done)} {say(lesson)}")
        item.setData(_CHOICE, choice)
        item.setData(BEGINS, bool(self.count()))
        frame = self._services.frame
        lighter = ON_PAPER if QColor(frame.tile).lightness() > 128 else LIGHTER
        seats = tuple((seat.name, seat.colour) for seat in review.match.seats)
        writer = TurnWriter(seats, self._services.pixmaps.style, lighter)
        document = QTextDocument()
        document.setHtml(
            f'<b style="color:{frame.bad}">{words.mark(choice)}</b> {writer.html(_drawn(done, choice.action))}<br>'
            f"{writer.html(_drawn(lesson, choice.better))}"
        )
        self._documents.append(document)
        self.addItem(item)

    def _pick(self, item: QListWidgetItem | None) -> None:
        choice = None if item is None else item.data(_CHOICE)
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
