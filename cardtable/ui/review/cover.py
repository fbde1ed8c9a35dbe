"""Cover of a review until a person says who looks: where several play, decisions are each one's own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.metrics import space
from cardtable.ui.widgets.controls import button, discard, label
from cardtable.ui.widgets.input_guard import InputGuard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent


class Cover(QWidget):
    """Asks who looks. No player's cards are behind it. Signal ``chosen(seat)``."""

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
