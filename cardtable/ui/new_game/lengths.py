"""How long a match is to be: three buttons with honest minutes, and how many sit at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.widgets.controls import button, discard, label, set_flag
from cardtable.ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.messages import Message

Value = str | int | bool


class Choices(QWidget):
    """Buttons of which one is pressed in; its title stands before them. ``chosen(value)``."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.title = label("quiet")
        self.buttons: dict[Value, QPushButton] = {}
        self._one = QButtonGroup(self)
        self._row = FlowLayout(self, spacing=8)
        self._row.addWidget(self.title)

    def offer(self, values: Sequence[Value]) -> None:
        """Offer these, in this order."""
        if list(self.buttons) == list(values):
            return
        for made in self.buttons.values():
            self._one.removeButton(made)
            self._row.removeWidget(made)
            discard(made)
        self.buttons = {}
        for value in values:
            made = button(lambda value=value: self.chosen.emit(value))  # type: ignore[misc]
            made.setCheckable(True)
            self._one.addButton(made)
            self._row.addWidget(made)
            self.buttons[value] = made

    def press(self, value: Value) -> None:
        """Have this one pressed in; none where it is not offered."""
        self._one.setExclusive(False)
        for known, made in self.buttons.items():
            made.setChecked(known == value)
            set_flag(made, "chosen", known == value)
        self._one.setExclusive(True)

    def write(self, title: Message) -> None:
        """Write the title, which readers take as the name of the group."""
        self.title.setText(say(title))
        self.setAccessibleName(self.title.text())


class SeatCounts(Choices):
    """How many sit at the table; numbers for which the game was stretched are called a variant."""

    def show_count(self, counts: Sequence[int], variants: range, count: int) -> None:
        """Offer these numbers of seats."""
        self.offer(counts)
        self.press(count)
        self.write(translate("NewGame", "Players"))
        for number, made in self.buttons.items():
            variant = number in variants
            made.setText(
                say(translate("NewGame", "{number} (variant)").put(number=int(number))) if variant else str(number)
            )
            made.setAccessibleName(say(translate("NewGame", "%n player(s) at the table", None, int(number))))
            if variant:
                made.setAccessibleName(f"{made.accessibleName()}: {say(VARIANT)}")
        self.setVisible(len(counts) > 1)


class LengthChoice(Choices):
    """Three lengths with their minutes."""

    def show_lengths(self, lengths: Sequence[tuple[Value, Message, int]], now: Value) -> None:
        """Offer these lengths: the value, what it is, and about how many minutes it takes."""
        self.offer([value for value, _, _ in lengths])
        self.press(now)
        self.write(translate("NewGame", "How long?"))
        for value, text, minutes in lengths:
            told = translate("NewGame", "{length}, about %n minute(s)", "how long a match is", minutes)
            lasts = translate("NewGame", "about %n min", "on a button: how long a match is", minutes)
            self.buttons[value].setText(f"{say(text)}\n{say(lasts)}")
            self.buttons[value].setAccessibleName(say(told.put(length=text)))


VARIANT = translate("NewGame", "a variant, not traditional")
