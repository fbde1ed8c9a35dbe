"""Accessible objects of a table: itself, its seats, its places as lists of cards, and its dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsObject, QWidget

from cardtable.messages import translate
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y.accessible_widgets import ask_first
from cardtable.ui.a11y.safe_interfaces import Parted, at_point, interface_of
from cardtable.ui.language import say
from cardtable.ui.scene.card_item import CardItem
from cardtable.ui.scene.item_names import LISTS, more_of, name_of, table_of
from cardtable.ui.scene.plate_item import PlateItem
from cardtable.ui.scene.signs import DirectionItem, SignItem
from cardtable.ui.scene.speech_items import NoticeItem
from cardtable.ui.scene.strip import StripItem
from cardtable.ui.scene.view import Players, TableView
from cardtable.ui.scene.zone_item import ZoneItem

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

Part = CardItem | ZoneItem | PlateItem | StripItem | SignItem | DirectionItem | NoticeItem
_PARTS = (CardItem, ZoneItem, PlateItem, StripItem, SignItem, DirectionItem, NoticeItem)
# These tell something and do nothing.
_STATIC = (PlateItem, SignItem, DirectionItem, NoticeItem)


def view_of(item: QGraphicsObject | None) -> TableView | None:
    """The view that shows an item."""
    scene = None if item is None else item.scene()
    views = scene.views() if scene is not None else []
    return next((view for view in views if isinstance(view, TableView)), None)


def parts_of(view: TableView) -> list[QObject]:
    """What lies on a table in reading order, each with its own parts in it.

    First what is written and who sits there, then the places, the hand last, and what lies over the table.
    """
    scene = view.table
    if scene.picture is None:
        return _over(view)
    written = [item for item in (scene.signs, scene.direction, scene.notice) if item.isVisible() and name_of(item)]
    zones = [scene.zones[zone.id] for zone in scene.picture.zones if zone.id in scene.zones]
    middle = [item for item in zones if item.is_target or _is_open(item)]
    hands = [item for item in zones if item.zone.kind is ZoneKind.HAND and _is_open(item)]
    strip = [scene.strip] if scene.strip.isVisible() else []
    middle = [item for item in middle if item not in hands]
    players = [view.players] if scene.plates else []
    return [*written, *players, *middle, *hands, *strip, *_over(view)]


def plates_of(view: TableView) -> list[QObject]:
    """Who sits at the table, beginning with the near seat."""
    picture, plates = view.table.picture, view.table.plates
    near = 0 if picture is None else picture.seating.near
    return [plates[seat] for seat in sorted(plates, key=lambda seat: (seat - near) % len(plates))]


def _is_open(item: ZoneItem) -> bool:
    """Whether cards lie there of which the user may see the face now; behind a curtain none of a hand does."""
    return item.zone.kind in LISTS and any(card is not None for card in item.zone.cards)


def _over(view: TableView) -> list[QObject]:
    """Questions, messages and buttons over the table."""
    port = view.viewport()
    return [one for one in view.children() if isinstance(one, QWidget) and one is not port and _counts(one, view)]


def _counts(widget: QWidget, view: TableView) -> bool:
    bars = (view.horizontalScrollBar(), view.verticalScrollBar())
    return not widget.isHidden() and not any(bar.parentWidget() is widget for bar in bars)


def cards_of(zone: ZoneItem) -> list[QObject]:
    """The open cards of a place that is a list."""
    if zone.zone.kind not in LISTS:
        return []
    return [item for item in table_of(zone).items_in(zone.zone.id) if item.card is not None]


class _Press(QAccessibleActionInterface):
    """Pressing an object is clicking it."""

    def __init__(self, part: _Item) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        item = self._part.item
        if item is None:
            return
        if name == QAccessibleActionInterface.setFocusAction():
            _give_keys(item)
        elif isinstance(item, CardItem):
            item.table.finish_motion()
            table_of(item).input.click_card(item)
        elif isinstance(item, ZoneItem):
            item.table.finish_motion()
            table_of(item).input.click_zone(item.zone.id)
        elif isinstance(item, StripItem):
            item.table.asked_again.emit()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


def _give_keys(item: QGraphicsObject) -> None:
    view = view_of(item)
    if view is not None:
        view.setFocus()
        view.table.setFocusItem(item)


class _Item(Parted, QAccessibleObject):
    """Something that lies on a table."""

    def __init__(self, item: Part) -> None:
        super().__init__(item)
        self._press = _Press(self)

    @property
    def item(self) -> Part | None:
        """What it is about, or nothing any more; asked for each time, so that no interface keeps a thing alive."""
        found = self.object()
        return found if isinstance(found, _PARTS) else None

    def isValid(self) -> bool:
        return self.item is not None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        if kind == QAccessible.InterfaceType.ActionInterface and not isinstance(self.item, _STATIC):
            return self._press
        # Anything else than this means "not supported"; None would crash.
        return shiboken6.VoidPtr(0)

    def parts(self) -> list[QObject]:
        item = self.item
        return cards_of(item) if isinstance(item, ZoneItem) else []

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        item = self.item
        view = view_of(item)
        if view is None:
            return None
        if isinstance(item, CardItem):
            zone = table_of(item).zones.get(item.zone)
            if zone is not None and zone.zone.kind in LISTS:
                return interface_of(zone)
        return interface_of(view.players if isinstance(item, PlateItem) else view)

    def role(self) -> QAccessible.Role:
        item, roles = self.item, QAccessible.Role
        match item:
            case CardItem() | PlateItem():
                return roles.ListItem
            case ZoneItem():
                return roles.List if item.zone.kind in LISTS else roles.Button
            case StripItem():
                return roles.Button
            case NoticeItem():
                return roles.Notification
        # No text: the user who comes to the table would be read all of it each time.
        return roles.Graphic

    def text(self, kind: QAccessible.Text) -> str:
        item = self.item
        if item is None:
            return ""
        if kind == QAccessible.Text.Name:
            return name_of(item)
        return more_of(item) if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        item = self.item
        view = view_of(item)
        if item is None or view is None:
            return QRect()
        if isinstance(item, ZoneItem):
            where = item.whole
        elif isinstance(item, CardItem):
            where = item.mapRectToScene(item.face_rect())
        else:
            where = item.mapRectToScene(item.boundingRect())
        inside = view.mapFromScene(where).boundingRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def state(self) -> QAccessible.State:
        state, item = QAccessible.State(), self.item
        if item is not None:
            state.invisible = not item.isVisible()
            if isinstance(item, _STATIC):
                state.readOnly = True
                return state
            view = view_of(item)
            state.focusable = True
            state.focused = item.hasFocus() and view is not None and view.hasFocus()
            if isinstance(item, CardItem):
                # Of what could be selected and is not, readers say that each time.
                state.selectable = state.selected = bool(item.picked)
        return state

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = view_of(self.item)
        return None if view is None else view.window().windowHandle()


class _Players(Parted, QAccessibleObject):
    """Who sits at the table, as a list."""

    def __init__(self, players: Players) -> None:
        super().__init__(players)

    def _view(self) -> TableView | None:
        players = self.object()
        return players.view if isinstance(players, Players) and shiboken6.isValid(players.view) else None

    def isValid(self) -> bool:
        return self._view() is not None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        return shiboken6.VoidPtr(0)

    def parts(self) -> list[QObject]:
        view = self._view()
        return [] if view is None else plates_of(view)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view()
        return None if view is None else interface_of(view)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def text(self, kind: QAccessible.Text) -> str:
        return say(translate("Reader", "Players")) if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        whole = QRect()
        for plate in self.parts():
            interface = interface_of(plate)
            whole = whole if interface is None else whole.united(interface.rect())
        return whole

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = True
        return state

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = self._view()
        return None if view is None else view.window().windowHandle()


class _View(Parted, QAccessibleWidget):
    """The table, with all that lies on it and over it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)

    def parts(self) -> list[QObject]:
        view = self.object()
        return parts_of(view) if isinstance(view, TableView) else []

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        # All who sit there surround everything else.
        parts = self.parts()
        found = at_point([part for part in parts if not isinstance(part, Players)], x, y)
        if found is not None:
            return found.childAt(x, y) or found
        view = self.object()
        return at_point(plates_of(view), x, y) if isinstance(view, TableView) else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.object()
        item = view.table.focusItem() if isinstance(view, TableView) and view.hasFocus() else None
        return interface_of(item) if isinstance(item, _PARTS) else None


def know_tables() -> None:
    """From now on screen readers get tables, with everything on them."""
    ask_first(_interface_of)


def _interface_of(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, TableView):
        return _View(thing)
    if isinstance(thing, Players):
        return _Players(thing)
    return _Item(thing) if isinstance(thing, _PARTS) else None
