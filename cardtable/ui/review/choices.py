"""The list of a seat's decisions, round by round, each with what came of thinking it through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.review import words
from cardtable.ui.widgets.wrapped_list import BEGINS, INDENT, WrappedList

if TYPE_CHECKING:
    from cardtable.app.review import Choice, Deal, Review


class ChoiceList(WrappedList):
    """Decisions in order under the names of their rounds. Signal ``picked(choice)``."""

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._review: Review | None = None
        self._rows: dict[Choice, QListWidgetItem] = {}
        self.currentItemChanged.connect(lambda item, _: self._pick(item))

    def show_review(self, review: Review | None) -> None:
        """List the decisions of this review as far as they are known, or nothing at all."""
        same = review is not None and review is self._review
        kept = self.chosen if same else None
        self._review = review
        self.setAccessibleName(say(translate("Review", "Decisions")))
        self.blockSignals(True)
        self.clear()
        self._rows = {}
        for deal in [] if review is None else review.deals:
            self._add(deal)
        self.blockSignals(False)
        if kept in self._rows:
            self.choose(kept)

    @property
    def chosen(self) -> Choice | None:
        """The decision that is looked at."""
        item = self.currentItem()
        return next((choice for choice, row in self._rows.items() if row is item), None)

    @property
    def first(self) -> Choice | None:
        """The first decision that is listed."""
        return next(iter(self._rows), None)

    def choose(self, choice: Choice | None) -> None:
        """Look at this decision, where it is listed."""
        if choice in self._rows:
            self.setCurrentItem(self._rows[choice])

    def add(self, deal: Deal) -> None:
        """One more round was read."""
        self._add(deal)

    def renew(self, choice: Choice) -> None:
        """More is known of a decision: what did not matter before may do so now."""
        if choice in self._rows:
            self._rows[choice].setText(self._text(choice))
        elif choice.matters:
            self.show_review(self._review)

    def _add(self, deal: Deal) -> None:
        review = self._review
        shown = [choice for choice in deal.choices if choice.matters]
        if review is None or not shown:
            return
        head = QListWidgetItem(say(review.stage.scoring.comes_next(review.match.options, deal.number)[0]))
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        head.setData(BEGINS, bool(self.count()))
        self.addItem(head)
        for choice in shown:
            item = QListWidgetItem(self._text(choice))
            item.setData(INDENT, 1)
            self._rows[choice] = item
            self.addItem(item)

    def _text(self, choice: Choice) -> str:
        review = self._review
        assert review is not None
        names = tuple(seat.name for seat in review.match.seats)
        done = say(words.played(review.stage, choice, names, review.seat))
        return f"{done}\n{say(words.verdict(choice))}"

    def _pick(self, item: QListWidgetItem | None) -> None:
        choice = next((choice for choice, row in self._rows.items() if row is item), None)
        if choice is not None:
            self.picked.emit(choice)
