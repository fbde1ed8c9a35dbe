"""Buttons that do not stand in the bar: in a panel beside what is asked, or at the plates of callers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.match.screen import Place
from cardtable.stage.popup_placement import BESIDE_PILE
from cardtable.stage.ring import Side
from cardtable.ui.language import say
from cardtable.ui.match.panel import Panel

if TYPE_CHECKING:
    from cardtable.app.match.screen import Question
    from cardtable.ui.match.anchors import Anchors
    from cardtable.ui.match.command_bar import CommandBar
    from cardtable.ui.scene.view import TableView

AT_SEAT: Final = 0.86


class Questions:
    """Places the buttons of one table that do not stand in its bar."""

    def __init__(self, view: TableView, commands: CommandBar, anchors: Anchors) -> None:
        self._view, self._commands, self._anchors = view, commands, anchors
        self.panel = Panel(view)
        self.question: Question | None = None

    def show(self, question: Question | None) -> None:
        """Put every button where it belongs, for the table as it lies now."""
        self.question = question
        answers = self._commands.made_for(lambda one: one.answer)
        if question is None:
            for made in answers:
                made.setVisible(not self._commands.elsewhere(self._commands.command_of(made)))
        if question is None or not answers:
            self.panel.hide()
        else:
            for made in answers:
                made.scale = 1.0
            first = next((made for made, one in self._commands.buttons if one.answer and one.primary), answers[0])
            note = "" if question.note is None else say(question.note)
            anchor = self._anchors.of_question(question.about)
            card = self._view.table.layout.hand_width
            self.panel.ask(say(question.title), note, answers, anchor, BESIDE_PILE, focus=first, card_width=card)
        self._at_seats()

    def place(self) -> None:
        """The table lies otherwise: find room again."""
        if self.panel.isVisible():
            self.show(self.question)
        else:
            self._at_seats()

    def give_keys(self) -> None:
        """Where the table asks, the golden answer has the keys; a key that is still held down gives none."""
        for made, command in self._commands.buttons:
            if command.primary and self.panel.isVisible() and self.panel.isAncestorOf(made) and not made.hasFocus():
                self.panel.guard.start()
                made.setFocus()

    # -- at the seats ----------------------------------------------------------------------------------------------

    def _at_seats(self) -> None:
        """A player who may call while no hand is open has a button at the own plate."""
        layout = self._view.table.layout
        used: dict[int, int] = {}
        for made, command in self._commands.buttons:
            if self._commands.place_of(command) is not Place.SEAT or command.seat not in layout.seats:
                continue
            assert command.seat is not None
            made.setParent(self._view)
            made.scale = AT_SEAT
            hint = made.sizeHint()
            shown = layout.seats[command.seat]
            rows = used.get(command.seat, 0)
            used[command.seat] = rows + 1
            x = shown.tag.x if shown.side in (Side.LEFT, Side.NEAR) else shown.tag.right - hint.width()
            if shown.side is Side.FAR:
                x = shown.tag.x if shown.tag.x > shown.plate.right - 1 else shown.tag.centre[0] - hint.width() / 2
            x = min(max(x, 2.0), layout.cloth.right - hint.width() - 2)
            y = shown.tag.centre[1] - hint.height() / 2
            y += rows * (hint.height() + 2) * (-1 if shown.side is Side.NEAR else 1)
            made.setGeometry(round(x), round(y), hint.width(), hint.height())
            made.show()
            made.raise_()
