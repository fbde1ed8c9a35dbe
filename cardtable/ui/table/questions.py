"""Where the buttons of a table stand: in the bar, in a panel beside what is asked, or at the plates of callers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint

from cardtable.stage.commands import TableButton
from cardtable.stage.layout_parts import Rect
from cardtable.stage.popup_placement import BESIDE_PILE
from cardtable.stage.ring import Side
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y.speech_text import sentence, with_key
from cardtable.ui.language import say
from cardtable.ui.table.panel import Panel

if TYPE_CHECKING:
    from cardtable.stage.commands import Command, Question
    from cardtable.ui.table.key_button import KeyButton
    from cardtable.ui.table.page import TablePage

AT_SEAT: Final = 0.86


class Questions:
    """Places the buttons of one table page that do not stand in its bar."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.panel = Panel(page.view)
        page.commands.elsewhere = self._stands_elsewhere

    def question(self) -> Question | None:
        """What the person in front of the screen is asked now."""
        page, table = self._page, self._page.table
        if table is None or table.viewer is None or table.match.between_rounds or page.curtain.isVisible():
            return None
        return table.entry.stage.question(table.view(), table.names)

    def _stands_elsewhere(self, command: Command) -> bool:
        # An answer that cannot be given now waits for its question; its key says why.
        return _is_at_seat(command) or (command.answer and (command.refusal is not None or self.question() is not None))

    def show(self) -> None:
        """Put every button where it belongs, for the table as it lies now."""
        question = self.question()
        answers = self._page.commands.made_for(lambda one: one.answer)
        if question is None:
            for made in answers:
                made.setVisible(not self._stands_elsewhere(self._page.commands.command_of(made)))
        if question is None or not answers:
            self.panel.hide()
        else:
            for made in answers:
                made.scale = 1.0
            first = next((made for made, one in self._page.commands.buttons if one.answer and one.primary), answers[0])
            note = "" if question.note is None else say(question.note)
            anchor = self.anchor(question.about)
            self.panel.ask(say(question.title), note, answers, anchor, BESIDE_PILE, focus=first)
        self._at_seats()

    def place(self) -> None:
        """The table lies otherwise: find room again."""
        if self.panel.isVisible():
            self.show()
        else:
            self._at_seats()

    def anchor(self, zone: str) -> Rect:
        """What a question is about, as it lies on the table; a hand is asked about at its plate."""
        layout, picture = self._page.scene.layout, self._page.scene.picture
        found = next((one for one in (() if picture is None else picture.zones) if one.id == zone), None)
        place = layout.places.get(zone)
        if found is None or place is None:
            middle = layout.middle
            return Rect(middle.centre[0], middle.y, 0.0, 0.0)
        if found.kind is ZoneKind.OTHER_HAND and found.seat in layout.seats:
            return layout.seats[found.seat].plate
        return place.rect

    def spoken(self) -> str:
        """The question in words, for ears; empty while nothing is asked."""
        question = self.question()
        if question is None:
            return ""
        return " ".join(sentence(say(part)) for part in (question.title, question.note) if part is not None)

    def spoken_answers(self) -> str:
        """The answers that can be given now, with their keys."""
        if self.question() is None:
            return ""
        answers = [one for _, one in self._page.commands.buttons if one.answer and one.refusal is None]
        return " ".join(with_key(say(one.words), say(one.key)) for one in answers)

    # -- at the seats ----------------------------------------------------------------------------------------------

    def _at_seats(self) -> None:
        """Whoever may call while no hand is open has a button at the own plate."""
        layout, view = self._page.scene.layout, self._page.view
        used: dict[int, int] = {}
        for made, command in self._page.commands.buttons:
            if not _is_at_seat(command) or command.seat not in layout.seats:
                continue
            assert command.seat is not None
            made.setParent(view)
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

    def anchor_of(self, made: KeyButton) -> Rect:
        """Where a button is, in coordinates of the table."""
        origin = QPoint(0, 0)
        corner = made.mapTo(self._page, origin) - self._page.view.mapTo(self._page, origin)
        return Rect(corner.x(), corner.y(), made.width(), made.height())


def _is_at_seat(command: Command) -> bool:
    return command.seat is not None and command.action is not TableButton.LOOK
