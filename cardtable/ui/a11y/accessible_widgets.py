"""Accessible objects of pages: headings, groups and roles, and all that comes with a page told as one."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableModelChangeEvent,
    QAction,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAccessibleWidget,
    QApplication,
    QCheckBox,
    QLabel,
    QMenu,
    QRadioButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from cardtable.ui.a11y.roles import role_of
from cardtable.ui.a11y.speech_text import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QObject


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


if TYPE_CHECKING:
    Maker = Callable[[QObject], QAccessibleInterface | None]

_installed: Final[list[bool]] = []
_unheard: Final[list[bool]] = []
HEADINGS: Final = ("title", "heading")
# Frames that a reader names on the way to what is inside.
GROUPS: Final = ("page", "card", "seats", "faces")


def install() -> None:
    """Ask us what screen readers get of an object, once for each process."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(True)


def ask_first(make: Maker) -> None:
    """From now on ask this first what screen readers get of an object; it says ``None`` of what it does not know."""
    if make not in _makers:
        _makers.insert(0, make)


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    return next((made for make in _makers if (made := make(thing)) is not None), None)


def _guarded(thing: QObject) -> QAccessibleInterface | None:
    """What Qt's own objects would end the program with, or say twice."""
    if isinstance(thing, QAbstractButton) and not isinstance(thing, QCheckBox | QRadioButton | QToolButton):
        return ButtonPart(thing)
    if not isinstance(thing, QScrollArea | QStackedWidget | QMenu | QAction):
        return None
    from cardtable.ui.a11y.safe_interfaces import MenuEntry, MenuPart, ShownPart

    if isinstance(thing, QStackedWidget):
        # Nothing by itself, where Qt says "pane in layers".
        return ShownPart(thing, QAccessible.Role.Client)
    if isinstance(thing, QScrollArea):
        return ShownPart(thing, QAccessible.Role.Pane)
    return MenuPart(thing) if isinstance(thing, QMenu) else MenuEntry(thing)


def _part_of_a_page(thing: QObject) -> QAccessibleInterface | None:
    """Headings and named groups, by which readers jump; ``None`` for everything else, which Qt knows."""
    if not isinstance(thing, QWidget):
        return None
    role = role_of(thing)
    if isinstance(thing, QLabel) and role is QAccessible.Role.Paragraph:
        return Words(thing, role)
    if role is not None:
        return QAccessibleWidget(thing, role)
    if isinstance(thing, QLabel):
        plain = thing.textFormat() is Qt.TextFormat.PlainText and thing.buddy() is None
        heads = thing.objectName() in HEADINGS
        role = QAccessible.Role.Heading if heads else QAccessible.Role.StaticText
        return Words(thing, role) if heads or plain else None
    return QAccessibleWidget(thing, QAccessible.Role.Grouping) if thing.objectName() in GROUPS else None


_makers: Final[list[Maker]] = [_guarded, _part_of_a_page]


class Words(QAccessibleWidget):
    """A label, as it is said; with one of some names it heads what follows it."""

    def text(self, kind: QAccessible.Text) -> str:
        """What it says, and what was said about it on purpose."""
        label = self.object()
        if not isinstance(label, QLabel):
            return ""
        match kind:
            case QAccessible.Text.Name:
                return spoken(label.accessibleName() or label.text())
            case QAccessible.Text.Description:
                return spoken(label.accessibleDescription())
        return ""


@contextmanager
def unheard() -> Iterator[None]:
    """Tell readers nothing of what is made and written meanwhile: they hear of it when it is shown."""
    heard = QAccessible.isActive()
    if heard:
        QAccessible.setActive(False)
        _unheard.append(True)
    try:
        yield
    finally:
        if heard:
            _unheard.pop()
            QAccessible.setActive(True)
            _forget_lines()


def _forget_lines() -> None:
    """Let Qt ask lists and tables anew: it keeps their lines, and of no change was it told meanwhile."""
    for part in QApplication.allWidgets():
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            change = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
            QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(part, change))


def is_unheard() -> bool:
    """Whether a reader listens, but not just now."""
    return bool(_unheard)


def reader_runs() -> bool:
    """Whether a screen reader runs, though it may be told nothing just now."""
    return QAccessible.isActive() or is_unheard()


@contextmanager
def told_as_one(new: QWidget, old: QWidget | None = None) -> Iterator[None]:
    """Tell readers of what comes, and for what, and not of each of the hundred parts that come and go with it.

    A reader that gets them all is deaf until it is through, and drops what matters: where the keys are now.
    """
    with unheard():
        yield
    if QAccessible.isActive():
        if old is not None and old is not new:
            QAccessible.updateAccessibility(QAccessibleEvent(old, QAccessible.Event.ObjectHide))
        comes = QAccessible.Event.ObjectHide if new.isHidden() else QAccessible.Event.ObjectShow
        QAccessible.updateAccessibility(QAccessibleEvent(new, comes))


def tell_focus() -> None:
    """Tell readers once more where the keys are: they came there while nothing was heard."""
    focused = QApplication.focusWidget()
    if focused is not None and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(focused, QAccessible.Event.Focus))
