"""Accessible roles of widgets that are something else for ears than Qt thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAccessible

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_ROLE: Final = "roleForEars"


def set_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Be this for ears, such as a dialog or a notification."""
    widget.setProperty(_ROLE, role.value)
    if QAccessible.isActive():
        # A reader was told of the widget when it was made, and Qt keeps what it was then.
        known = QAccessible.queryAccessibleInterface(widget)
        if known is not None:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))


def leave_to_control(part: QWidget) -> None:
    """Stand for eyes alone: readers are told the same by the control that it is about, as its name or description.

    Else a reader takes it for words that belong to nothing, and reads all of those before the first control of a page.
    """
    set_role(part, QAccessible.Role.Client)


def wait_to_be_read(part: QWidget) -> None:
    """Be read by who goes there, and not with all the words that belong to nothing, before the first control."""
    set_role(part, QAccessible.Role.Paragraph)


def role_of(widget: QWidget) -> QAccessible.Role | None:
    """What was set, if anything."""
    found = widget.property(_ROLE)
    return None if found is None else QAccessible.Role(found)
