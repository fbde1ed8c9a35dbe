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
    """A button for each of the decisions that cost most, as far as is known. Signal ``picked(choice)``."""

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.heading = label("heading")
        self.buttons: list[QPushButton] = []
        self._shown: list[Choice] = []
        self._row = FlowLayout(self, spacing=8)
        self._row.addWidget(self.heading)

    def show_review(self, review: Review | None, *, anew: bool = False) -> bool:
        """Show those of this review; whether that changed anything. ``anew``: in another language."""
        found = [] if review is None else review.costliest()
        if found == self._shown and not anew:
            return False
        self._shown = found
        self.heading.setText(say(translate("Review", "What cost most")))
        for old in self.buttons:
            self._row.removeWidget(old)
            discard(old)
        self.buttons = []
        for choice in found:
            assert review is not None
            assert choice.judgement is not None
            made = button(partial(self.picked.emit, choice))
            which = review.stage.comes_next(review.match.options, choice.deal)[1]
            cost = words.amount(choice.judgement.unit, choice.cost)
            made.setText(say(translate("Review", "{round}: {cost}").put(round=which, cost=cost)))
            self._row.addWidget(made)
            self.buttons.append(made)
        self.setVisible(bool(found))
        return True
