"""Scroll areas, menus and stacks for readers: Qt's own end the program when asked for a child that has just gone."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject, QAction
from PySide6.QtWidgets import QAccessibleWidget, QMenu, QScrollArea, QStackedWidget, QWidget


def _interface(thing: QWidget | QAction) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(thing)


class ShownPart(QAccessibleWidget):
    """A scroll area or a stack, with what is seen in it as its one part."""

    def _shown(self) -> QWidget | None:
        match self.object():
            case QScrollArea() as area:
                return area.viewport()
            case QStackedWidget() as pages:
                return pages.currentWidget()
        return None

    def childCount(self) -> int:
        """The part, if there is one."""
        return 0 if self._shown() is None else 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part."""
        shown = self._shown()
        return _interface(shown) if shown is not None and index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """0 for the part, else -1."""
        return 0 if child.object() is self._shown() else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part, if the point is there."""
        found = self.child(0)
        return found if found is not None and found.rect().contains(x, y) else None


class MenuPart(QAccessibleWidget):
    """A menu with its entries."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu, QAccessible.Role.PopupMenu)

    def _menu(self) -> QMenu | None:
        menu = self.object()
        return menu if isinstance(menu, QMenu) else None

    def _entries(self) -> list[QAction]:
        menu = self._menu()
        return [] if menu is None else [one for one in menu.actions() if one.isVisible()]

    def childCount(self) -> int:
        """How many entries there are."""
        return len(self._entries())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One entry."""
        entries = self._entries()
        return _interface(entries[index]) if 0 <= index < len(entries) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The place of an entry."""
        found = child.object()
        return next((at for at, one in enumerate(self._entries()) if one is found), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The entry at a point of the screen."""
        menu = self._menu()
        entry = None if menu is None else menu.actionAt(menu.mapFromGlobal(QPoint(x, y)))
        return None if entry is None else _interface(entry)


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


class MenuEntry(QAccessibleObject):
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
        return None if menu is None else _interface(menu)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """No entry has entries of its own."""
        return None

    def childCount(self) -> int:
        """None."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """None."""
        return -1

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
