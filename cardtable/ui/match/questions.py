"""Buttons that do not stand in the bar: in a panel beside what is asked, at the plates of callers, at picked cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.match.screen import Place
from cardtable.stage.popup_placement import BESIDE_PILE, HAND, LABELS, OVER_CARD, obstacles, place_beside
from cardtable.stage.table_layout import Side
from cardtable.ui.language import say
from cardtable.ui.match.panel import Panel

if TYPE_CHECKING:
    from cardtable.stage.commands import Question
    from cardtable.ui.match.anchors import Anchors
    from cardtable.ui.match.command_bar import CommandBar
    from cardtable.ui.match.key_button import KeyButton
    from cardtable.ui.scene.view import TableView

AT_SEAT: Final = 0.86
AT_CARD: Final = (0.86, 0.7)


class Questions:
    """Places the buttons of one table that do not stand in its bar."""

    def __init__(self, view: TableView, commands: CommandBar, anchors: Anchors) -> None:
        self._view, self._commands, self._anchors = view, commands, anchors
        self.panel = Panel(view)
        self.question: Question | None = None

    def show(self, question: Question | None) -> None:
        """Put every button where it belongs, for the table as it lies now."""
        self.question = question
        answers = [made for made, part in self._commands.parts.items() if part.command.answer]
        if question is None:
            for made in answers:
                made.setVisible(self._commands.parts[made].place is Place.BAR)
        if question is None or not answers:
            self.panel.hide()
        else:
            for made in answers:
                made.scale = 1.0
            first = next((made for made, one in self._commands.buttons if one.answer and one.primary), answers[0])
            note = "\n".join(map(say, question.notes))
            anchor = self._anchors.of_question(question.about)
            card = self._view.table.layout.hand_width
            self.panel.ask(say(question.title), note, answers, anchor, BESIDE_PILE, focus=first, card_width=card)
        self._at_seats()
        self._at_cards()

    def place(self) -> None:
        """The table lies otherwise: find room again."""
        if self.panel.isVisible():
            self.show(self.question)
        else:
            self._at_seats()
            self._at_cards()

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
        for made, part in self._commands.parts.items():
            seat = part.command.seat
            if part.place is not Place.SEAT or seat not in layout.seats:
                continue
            assert seat is not None
            made.setParent(self._view)
            made.scale = AT_SEAT
            hint = made.sizeHint()
            shown = layout.seats[seat]
            rows = used.get(seat, 0)
            used[seat] = rows + 1
            x = shown.tag.x if shown.side in (Side.LEFT, Side.NEAR) else shown.tag.right - hint.width()
            if shown.side is Side.FAR:
                x = shown.tag.x if shown.tag.x > shown.plate.right - 1 else shown.tag.centre[0] - hint.width() / 2
            x = min(max(x, 2.0), layout.cloth.right - hint.width() - 2)
            y = shown.tag.centre[1] - hint.height() / 2
            y += rows * (hint.height() + 2) * (-1 if shown.side is Side.NEAR else 1)
            made.setGeometry(round(x), round(y), hint.width(), hint.height())
            made.show()
            made.raise_()

    # -- at the picked cards ---------------------------------------------------------------------------------------

    def _at_cards(self) -> None:
        """What is done with picked cards stands side by side above the last of them, and never over the hand."""
        shown: list[KeyButton] = []
        anchor = None
        for made, part in self._commands.parts.items():
            cards = part.command.cards
            if cards is None:
                continue
            if part.place is Place.CARD:
                shown.append(made)
                anchor = self._anchors.of_cards(cards[-1:])
            else:
                if made.hasFocus():
                    self._view.setFocus()
                made.hide()
        if anchor is None:
            return
        scene = self._view.table
        em, gap = scene.em, round(0.4 * scene.em)
        zones = () if scene.picture is None else scene.picture.zones
        # What is written under a pile may be covered for this moment; so they stay near.
        forbidden = [one for one in obstacles(scene.layout, zones) if one[1] != LABELS]
        bounds = scene.layout.cloth.inset(0.5 * em)
        for scale in AT_CARD:
            for made in shown:
                made.scale = scale
            hints = [made.sizeHint() for made in shown]
            size = sum(hint.width() + gap for hint in hints) - gap, max(hint.height() for hint in hints)
            place = place_beside(anchor, size, bounds, forbidden, OVER_CARD, 0.2 * em)
            if place.cost < HAND and anchor.inset(-2 * em).common(place.rect):
                break
        x, y = place.rect.x, place.rect.y
        for made, hint in zip(shown, hints, strict=True):
            made.setParent(self._view)
            made.setGeometry(round(x), round(y), hint.width(), hint.height())
            made.show()
            made.raise_()
            x += hint.width() + gap
