"""Scroll areas, menus and stacks for readers: Qt's own end the program when asked for a child that has just gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject, QAction
from PySide6.QtWidgets import QAccessibleWidget, QMenu, QScrollArea, QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence


def interface_of(thing: QObject) -> QAccessibleInterface | None:
    """What readers get of a thing."""
    return QAccessible.queryAccessibleInterface(thing)


def at_point(parts: Sequence[QObject], x: int, y: int) -> QAccessibleInterface | None:
    """The last of these parts that is there."""
    for part in reversed(parts):
        interface = interface_of(part)
        if interface is not None and interface.rect().contains(x, y):
            return interface
    return None


class Parted:
    """An object with parts, for readers; a class of Qt's stands behind it in the bases of each kind.

    They are asked for each time, so that no interface keeps a thing alive.
    """

    def parts(self) -> Sequence[QObject]:
        """What is in it, in reading order; nothing where a kind does not say."""
        return ()

    def childCount(self) -> int:
        """How many parts there are."""
        return len(self.parts())

    def child(self, index: int) -> Any:
        """One part."""
        parts = self.parts()
        return interface_of(parts[index]) if 0 <= index < len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The place of a part, else -1."""
        found = child.object()
        return next((at for at, one in enumerate(self.parts()) if one is found), -1)

    def childAt(self, x: int, y: int) -> Any:
        """The part at a point of the screen."""
        return at_point(self.parts(), x, y)


class ShownPart(Parted, QAccessibleWidget):
    """A scroll area or a stack, with what is seen in it as its one part."""

    def parts(self) -> Sequence[QObject]:
        """What is seen, if anything."""
        shown: QWidget | None = None
        match self.object():
            case QScrollArea() as area:
                shown = area.viewport()
            case QStackedWidget() as pages:
                shown = pages.currentWidget()
        return () if shown is None else (shown,)


class MenuPart(Parted, QAccessibleWidget):
    """A menu with its entries."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu, QAccessible.Role.PopupMenu)

    def _menu(self) -> QMenu | None:
        menu = self.object()
        return menu if isinstance(menu, QMenu) else None

    def parts(self) -> Sequence[QObject]:
        """Its entries."""
        menu = self._menu()
        return [] if menu is None else [one for one in menu.actions() if one.isVisible()]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The entry at a point of the screen."""
        menu = self._menu()
        entry = None if menu is None else menu.actionAt(menu.mapFromGlobal(QPoint(x, y)))
        return None if entry is None else interface_of(entry)


class _Choose(QAccessibleActionInterface):
    """Choosing an entry of a menu."""

    def __init__(self, part: MenuEntry) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        entry = self._part.entry
        if entry is not None and name == QAccessibleActionInterface.pressAction():
            menu = _menu_of(entry)
            if menu is not None:
                menu.hide()
            entry.trigger()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class MenuEntry(Parted, QAccessibleObject):
    """One entry of a menu; what stands behind a tab in its text is its key."""

    def __init__(self, entry: QAction) -> None:
        super().__init__(entry)
        self._choose = _Choose(self)

    @property
    def entry(self) -> QAction | None:
        """What it is about, or nothing any more."""
        found = self.object()
        return found if isinstance(found, QAction) else None

    def isValid(self) -> bool:
        """Whether there still is such an entry."""
        return self.entry is not None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """It can be chosen."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._choose
        return shiboken6.VoidPtr(0)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The menu."""
        menu = _menu_of(self.entry)
        return None if menu is None else interface_of(menu)

    def role(self) -> QAccessible.Role:
        """An entry, or a line between entries."""
        entry = self.entry
        separator = entry is not None and entry.isSeparator()
        return QAccessible.Role.Separator if separator else QAccessible.Role.MenuItem

    def text(self, kind: QAccessible.Text) -> str:
        """What stands there, and its key."""
        entry = self.entry
        name, _, key = ("", "", "") if entry is None else entry.text().partition("\t")
        if kind == QAccessible.Text.Name:
            return name.replace("&&", "&")
        return key if kind in (QAccessible.Text.Accelerator, QAccessible.Text.Description) else ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        menu = _menu_of(self.entry)
        entry = self.entry
        if entry is None or menu is None or not menu.isVisible():
            return QRect()
        inside = menu.actionGeometry(entry)
        return QRect(menu.mapToGlobal(inside.topLeft()), inside.size())

    def state(self) -> QAccessible.State:
        """Whether it can be chosen, and is about to be."""
        state, entry = QAccessible.State(), self.entry
        menu = _menu_of(entry)
        state.focusable = True
        state.disabled = entry is None or not entry.isEnabled()
        state.invisible = menu is None or not menu.isVisible()
        state.focused = menu is not None and menu.activeAction() is entry
        return state


def _menu_of(entry: QAction | None) -> QMenu | None:
    return None if entry is None else next((one for one in entry.associatedObjects() if isinstance(one, QMenu)), None)
