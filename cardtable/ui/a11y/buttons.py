"""Buttons for readers: a tip is no description, and a button tells the key that presses it."""

from __future__ import annotations

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget

from cardtable.ui.a11y.speech_text import spoken


class _Press(QAccessibleActionInterface):
    """Pressing a button."""

    def __init__(self, part: ButtonPart) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        button = self._part.button
        if button is None or not button.isEnabled():
            return
        if name == QAccessibleActionInterface.setFocusAction():
            button.setFocus()
        else:
            button.animateClick()

    def keyBindingsForAction(self, name: str) -> list[str]:
        button = self._part.button
        if button is None or name != QAccessibleActionInterface.pressAction():
            return []
        key = getattr(button, "key", "") or button.shortcut().toString()
        return [key] if key else []


class ButtonPart(QAccessibleWidget):
    """A button. Qt's own would take the tip for a description, where that says nothing but the name again."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button)
        self._press = _Press(self)

    @property
    def button(self) -> QAbstractButton | None:
        """What it is about, or nothing any more. Kept here it would live as long as this, which is for ever."""
        found = self.object()
        return found if isinstance(found, QAbstractButton) else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """It can be pressed."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._press
        return shiboken6.VoidPtr(0)

    def role(self) -> QAccessible.Role:
        """What is pressed in and out is a box to tick; one of several is a choice."""
        button = self.button
        if button is None or not button.isCheckable():
            return QAccessible.Role.Button
        group = button.group()
        one = button.autoExclusive() or (group is not None and group.exclusive())
        return QAccessible.Role.RadioButton if one else QAccessible.Role.CheckBox

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, what was said about it on purpose, and its shortcut."""
        button = self.button
        if button is None:
            return ""
        match kind:
            case QAccessible.Text.Name:
                return spoken(button.accessibleName() or button.text().replace("&&", "&"))
            case QAccessible.Text.Description:
                return spoken(button.accessibleDescription())
            case QAccessible.Text.Accelerator:
                return button.shortcut().toString()
        return ""

    def state(self) -> QAccessible.State:
        """As of any widget, and whether it is pressed."""
        state, button = super().state(), self.button
        if button is not None:
            state.pressed = button.isDown()
            state.checkable = button.isCheckable()
            state.checked = button.isChecked()
        return state
