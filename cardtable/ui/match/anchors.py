"""Where something lies that is spoken of: from names of zones, cards and buttons to a part of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from cardtable.stage.layout_parts import Rect, around
from cardtable.stage.zones import ZoneKind, zone_of
from cardtable.ui.language import say
from cardtable.ui.match.key_button import KeyButton
from cardtable.ui.match.panel import Panel
from cardtable.ui.scene.card_marks import HINTED_LIFT

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtWidgets import QWidget

    from cardtable.app.match.screen import About
    from cardtable.cards import Card
    from cardtable.messages import Message
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
        return Rect(whole.x(), whole.y(), whole.width(), whole.height())

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
