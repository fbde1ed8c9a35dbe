"""Ways to the decisions that cost most."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.messages import translate
from cardtable.ui.flow import FlowLayout
from cardtable.ui.language import say
from cardtable.ui.parts import button, discard, label
from cardtable.ui.review import words

if TYPE_CHECKING:
    from cardtable.app.review import Choice, Review


class Costliest(QWidget):
    """A button for each of the decisions that cost most, in the match and in one round of it, as far as is known.

    Signal ``picked(choice)``.
    """

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.heading, self.round_heading = label("heading"), label("heading")
        self.buttons: list[QPushButton] = []
        self._shown: tuple[list[Choice], list[Choice]] = ([], [])
        self._row = FlowLayout(self, spacing=8)

    def show_review(self, review: Review | None, chosen: Choice | None = None, *, anew: bool = False) -> bool:
        """Show those of this review, and of the round of the ``chosen`` decision; whether that changed anything.

        ``anew``: in another language.
        """
        whole = [] if review is None else review.costliest()
        of_round = [] if review is None or chosen is None else review.costliest(chosen.deal)
        if of_round == whole:
            of_round = []
        if (whole, of_round) == self._shown and not anew:
            return False
        self._shown = whole, of_round
        self.heading.setText(say(translate("Review", "What cost most")))
        self.round_heading.setText(say(translate("Review", "In this round", "beside what cost most in all rounds")))
        for part in (self.heading, self.round_heading, *self.buttons):
            self._row.removeWidget(part)
        for old in self.buttons:
            discard(old)
        self.buttons = []
        for heading, found in ((self.heading, whole), (self.round_heading, of_round)):
            self._row.addWidget(heading)
            heading.setVisible(bool(found))
            for choice in found:
                assert review is not None
                self._add(review, choice)
        self.setVisible(bool(whole))
        return True

    def _add(self, review: Review, choice: Choice) -> None:
        assert choice.judgement is not None
        made = button(partial(self.picked.emit, choice))
        which = review.stage.comes_next(review.match.options, choice.deal)[1]
        cost = words.amount(choice.judgement.unit, choice.cost)
        made.setText(say(translate("Review", "{round}: {cost}").put(round=which, cost=cost)))
        self._row.addWidget(made)
        self.buttons.append(made)
