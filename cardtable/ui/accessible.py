"""The table for screen readers: every zone and every card is an object with name, role, state and an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsObject

from cardtable.messages import translate
from cardtable.stage.card_names import card_name, laid_name
from cardtable.stage.zones import LAID, ZoneKind
from cardtable.ui.language import say
from cardtable.ui.scene.card_item import CardItem
from cardtable.ui.scene.strip import StripItem
from cardtable.ui.scene.view import TableView
from cardtable.ui.scene.zone_item import ZoneItem

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow


def describe_item(item: object) -> str:
    """What a card or a zone is called, with its state."""
    if isinstance(item, CardItem):
        name = _name_of(item)
        if item.picked:
            return say(translate("Reader", "{card}, picked").put(card=name))
        if item.arrived:
            name = say(
                translate("Reader", "{card} ({reason})", "a card and why it came").put(card=name, reason=item.arrived)
            )
        if item.fitting:
            return say(translate("Reader", "{card}, fits").put(card=name))
        return name
    if isinstance(item, ZoneItem):
        shown = item.zone.cards if item.zone.kind is not ZoneKind.OTHER_HAND else ()
        if item.zone.kind is ZoneKind.OPEN_HAND:
            return f"{item.label}: {', '.join(say(card_name(card)) for card in shown)}"
        top = shown[-1] if shown else None
        return item.label if top is None else f"{item.label}: {say(card_name(top))}"
    return " ".join(item.spoken) if isinstance(item, StripItem) else ""


def _name_of(item: CardItem) -> str:
    """A card, in a meld with whose it is and what it stands for."""
    zone = item.table.zones.get(item.zone)
    if zone is None or zone.zone.kind not in LAID:
        return say(card_name(item.card))
    return f"{zone.label}: {say(laid_name(item.card, item.stands))}"


def items_of(view: TableView) -> list[QGraphicsObject]:
    """The objects of the table in reading order: the zones that are targets, then the open hand's cards."""
    scene = view.table
    zones: list[QGraphicsObject] = [zone for zone in scene.zones.values() if zone.is_target]
    hand: list[QGraphicsObject] = []
    for zone in scene.zones.values():
        if zone.zone.kind in (ZoneKind.HAND, ZoneKind.OTHER_HAND):
            hand += [item for item in scene.items_in(zone.zone.id) if item.card is not None]
    return zones + hand


def view_of(item: QGraphicsObject) -> TableView | None:
    """The view that shows an item."""
    scene = item.scene()
    views = scene.views() if scene is not None else []
    return next((view for view in views if isinstance(view, TableView)), None)


class _Press(QAccessibleActionInterface):
    """Pressing an object is clicking it."""

    def __init__(self, item: QGraphicsObject) -> None:
        super().__init__()
        self._item = item

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        item = self._item
        if not shiboken6.isValid(item):
            return
        if name == QAccessibleActionInterface.setFocusAction():
            item.setFocus()
        elif isinstance(item, CardItem):
            item.table.finish_motion()
            item.table.input.click_card(item)
        elif isinstance(item, ZoneItem):
            item.table.finish_motion()
            item.table.input.click_zone(item.zone.id)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Item(QAccessibleObject):
    """A card or a zone."""

    def __init__(self, item: CardItem | ZoneItem) -> None:
        super().__init__(item)
        self._item = item
        self._press = _Press(item)

    def isValid(self) -> bool:
        return shiboken6.isValid(self._item)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._press
        # Anything else than this means "not supported"; None would crash.
        return shiboken6.VoidPtr(0)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = view_of(self._item) if self.isValid() else None
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid() or kind != QAccessible.Text.Name:
            return ""
        return describe_item(self._item)

    def rect(self) -> QRect:
        view = view_of(self._item) if self.isValid() else None
        if view is None:
            return QRect()
        where = (
            self._item.whole if isinstance(self._item, ZoneItem) else self._item.mapRectToScene(self._item.face_rect())
        )
        inside = view.mapFromScene(where).boundingRect()
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.isValid():
            state.focusable = True
            state.focused = self._item.hasFocus()
            if isinstance(self._item, CardItem):
                state.selectable = True
                state.selected = bool(self._item.picked)
        return state

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = view_of(self._item) if self.isValid() else None
        return None if view is None else view.window().windowHandle()


class _View(QAccessibleWidget):
    """The table as a list of its objects."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view

    def childCount(self) -> int:
        return len(items_of(self._view))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = items_of(self._view)
        return QAccessible.queryAccessibleInterface(items[index]) if 0 <= index < len(items) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        items = items_of(self._view)
        found = child.object()
        return next((number for number, item in enumerate(items) if item is found), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for item in reversed(items_of(self._view)):
            interface = QAccessible.queryAccessibleInterface(item)
            if interface is not None and interface.rect().contains(x, y):
                return interface
        return None


def interface_of(thing: QObject) -> QAccessibleInterface | None:
    """What screen readers get of a table, a zone or a card; ``None`` for everything else, which Qt knows."""
    if isinstance(thing, TableView):
        return _View(thing)
    if isinstance(thing, CardItem | ZoneItem):
        return _Item(thing)
    return None
