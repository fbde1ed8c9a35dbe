"""Buttons for readers: a tip is no description, and a button tells the key that presses it."""

from __future__ import annotations

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget


class _Press(QAccessibleActionInterface):
    """Pressing a button."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__()
        self._button = button

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        if not shiboken6.isValid(self._button) or not self._button.isEnabled():
            return
        if name == QAccessibleActionInterface.setFocusAction():
            self._button.setFocus()
        else:
            self._button.animateClick()

    def keyBindingsForAction(self, name: str) -> list[str]:
        if not shiboken6.isValid(self._button) or name != QAccessibleActionInterface.pressAction():
            return []
        key = getattr(self._button, "key", "") or self._button.shortcut().toString()
        return [key] if key else []


class ButtonPart(QAccessibleWidget):
    """A button. Qt's own would take the tip for a description, where that says nothing but the name again."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button)
        self._button = button
        self._press = _Press(button)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """It can be pressed."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._press
        return shiboken6.VoidPtr(0)

    def role(self) -> QAccessible.Role:
        """What is pressed in and out is a box to tick; one of several is a choice."""
        if not shiboken6.isValid(self._button) or not self._button.isCheckable():
            return QAccessible.Role.Button
        group = self._button.group()
        one = self._button.autoExclusive() or (group is not None and group.exclusive())
        return QAccessible.Role.RadioButton if one else QAccessible.Role.CheckBox

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, what was said about it on purpose, and its shortcut."""
        button = self._button
        if not shiboken6.isValid(button):
            return ""
        match kind:
            case QAccessible.Text.Name:
                return button.accessibleName() or button.text().replace("&&", "&")
            case QAccessible.Text.Description:
                return button.accessibleDescription().strip()
            case QAccessible.Text.Accelerator:
                return button.shortcut().toString()
        return ""

    def state(self) -> QAccessible.State:
        """As of any widget, and whether it is pressed."""
        state = super().state()
        if shiboken6.isValid(self._button):
            state.pressed = self._button.isDown()
            state.checkable = self._button.isCheckable()
            state.checked = self._button.isChecked()
        return state
