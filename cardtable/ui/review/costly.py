"""Ways to the decisions that cost most."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.lengths import space
from cardtable.ui.review import words
from cardtable.ui.widgets.controls import button, discard, label
from cardtable.ui.widgets.flow_layout import FlowLayout

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
        lines = QVBoxLayout(self)
        space(lines, 0.4)
        self._lines: list[tuple[QWidget, FlowLayout]] = []
        for heading in (self.heading, self.round_heading):
            line = QWidget()
            row = FlowLayout(line)
            space(row, 0.5)
            row.addWidget(heading)
            lines.addWidget(line)
            self._lines.append((line, row))

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
        for old in self.buttons:
            for _, row in self._lines:
                row.removeWidget(old)
            discard(old)
        self.buttons = []
        for (line, row), found in zip(self._lines, (whole, of_round), strict=True):
            line.setVisible(bool(found))
            for choice in found:
                assert review is not None
                made = self._made_for(review, choice)
                row.addWidget(made)
                self.buttons.append(made)
        self.setVisible(bool(whole))
        return True

    def _made_for(self, review: Review, choice: Choice) -> QPushButton:
        assert choice.judgement is not None
        made = button(partial(self.picked.emit, choice))
        which = review.stage.scoring.comes_next(review.match.options, choice.deal)[1]
        cost = words.amount(choice.judgement.unit, choice.cost)
        made.setText(say(translate("Review", "{round}: {cost}").put(round=which, cost=cost)))
        return made
