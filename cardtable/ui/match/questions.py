"""Buttons that do not stand in the bar: in a panel beside what is asked, at the plates of callers, at picked cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint

from cardtable.app.match.screen import Place
from cardtable.stage.layout_parts import Rect, around
from cardtable.stage.popup_placement import BESIDE_PILE, HAND, LABELS, OVER_CARD, obstacles, place_beside
from cardtable.stage.table_layout import Side
from cardtable.stage.zones import ZoneKind, zone_of
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.match.question_panel import Panel
from cardtable.ui.painting.drawing import as_plain
from cardtable.ui.scene.card_marks import HINTED_LIFT

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtWidgets import QWidget

    from cardtable.app.match.screen import About
    from cardtable.cards import Card
    from cardtable.messages import Message
    from cardtable.stage.commands import Question
    from cardtable.ui.match.command_bar import CommandBar
    from cardtable.ui.scene.view import TableView


class Anchors:
    """Finds things on one table, in coordinates of its scene."""

    def __init__(self, view: TableView, commands: CommandBar, pointing: Callable[[], Rect | None]) -> None:
        """``pointing`` is where the hand of a guided first round is."""
        self._view, self._scene = view, view.table
        self._commands = commands
        self._pointing = pointing

    def rect(self, about: About) -> Rect:
        """The part of the table that something is about."""
        found = None
        if about.cards:
            found = self.of_cards(about.cards)
        elif about.button is not None:
            found = self.of_button(about.button)
        elif len(about.zones) == 1:
            found = self.of_zone(about.zones[0])
        elif about.zones:
            found = self._of_all(about.zones)
        hand = self._pointing() if about.pointed else None
        if found is not None and hand is not None:
            return around([found, hand])
        return self.aside() if found is None else found

    def aside(self) -> Rect:
        """The middle of the lower edge of the table, for what is about the whole of it."""
        cloth = self._scene.layout.cloth
        return Rect(cloth.centre[0], cloth.bottom, 0.0, 0.0)

    def of_zone(self, target: str) -> Rect:
        """Where a zone is spoken of."""
        zone = self._scene.zones.get(zone_of(target))
        if zone is None:
            return self.aside()
        return zone.place.lit or zone.place.plate or zone.place.rect

    def _of_all(self, targets: Sequence[str]) -> Rect:
        """The part of the table in which all these zones lie."""
        whole = self._scene.zones[targets[0]].whole
        for target in targets[1:]:
            whole = whole.united(self._scene.zones[target].whole)
        layout = self._scene.layout
        if whole.width() > layout.cloth.width / 2:  # Nothing lies beside that: ask in the middle.
            return Rect(*layout.middle.centre, 0.0, 0.0)
        return as_plain(whole)

    def of_cards(self, meant: Collection[Card]) -> Rect | None:
        """The first of these cards that lies on the table, raised as a hint raises it."""
        for item in self._scene.cards:
            if item.card in meant:
                rect = item.mapRectToScene(item.face_rect())
                rise = HINTED_LIFT * rect.height() + self._scene.em
                return Rect(rect.x(), rect.y() - rise, rect.width(), rect.height() + rise)
        return None

    def of_button(self, key: Message) -> Rect:
        """Where the button is, or where its kind stands; an answer among others is the whole question."""
        made = self._commands.button_for(say(key))
        if not isinstance(made, KeyButton) or not made.isVisible():
            return self.aside()
        parent = made.parentWidget()
        return self.of_widget(parent if isinstance(parent, Panel) else made)

    def of_widget(self, made: QWidget) -> Rect:
        """Where a widget of the same window is."""
        window, origin = self._view.window(), QPoint(0, 0)
        corner = made.mapTo(window, origin) - self._view.mapTo(window, origin)
        return Rect(corner.x(), corner.y(), made.width(), made.height())

    def of_question(self, zone: str) -> Rect:
        """What a question is about, as it lies on the table; a hand is asked about at its plate."""
        layout, picture = self._scene.layout, self._scene.picture
        found = next((one for one in (() if picture is None else picture.zones) if one.id == zone), None)
        place = layout.places.get(zone)
        if found is None or place is None:
            middle = layout.middle
            return Rect(middle.centre[0], middle.y, 0.0, 0.0)
        if found.kind is ZoneKind.OTHER_HAND and found.seat in layout.seats:
            return layout.seats[found.seat].plate
        return place.rect


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
        """A player who may call while the own hand is not open has a button at the own plate."""
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
