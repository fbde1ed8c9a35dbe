"""Everything with two keys, such as two switches: Space goes to the next thing that can be done, Enter does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from cardtable.ui.a11y.answered import KeyFilter
from cardtable.ui.scene.view import TableView
from cardtable.ui.widgets.input_guard import held_keys_of

if TYPE_CHECKING:
    from collections.abc import Callable

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TwoKeys(KeyFilter):
    """Lets Space step and Enter take in one window, as long as ``wanted`` says so.

    Enter is what it always is, and as guarded; only what would not take it is taken here.
    """

    def __init__(self, window: QWidget, wanted: Callable[[], bool]) -> None:
        super().__init__(window)
        self._wanted = wanted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the two keys; in a line in which something was typed Space is a letter."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.modifiers():
            return False
        if not isinstance(watched, QWidget) or not self._wanted():
            return False
        typed = isinstance(watched, QLineEdit) and watched.isModified()
        if event.key() == Qt.Key.Key_Space and not typed:
            # One press, one step.
            if not event.isAutoRepeat():
                self._step(watched)
                held = held_keys_of(self._window)
                if held is not None:
                    held.moves_on()
            return True
        return event.key() in _ENTER and not event.isAutoRepeat() and _take(watched)

    def _step(self, here: QWidget) -> None:
        """Go to the next card, place, line or control; after the last one of the window comes the first."""
        if isinstance(here, TableView) and here.step_on():
            return
        if isinstance(here, QAbstractItemView) and _step_in_list(here):
            return
        following: QWidget | None = here.nextInFocusChain()
        while following is not None and following is not here and not self._can_be_taken(following):
            following = following.nextInFocusChain()
        if following is not None:
            following.setFocus(Qt.FocusReason.TabFocusReason)

    def _can_be_taken(self, part: QWidget) -> bool:
        """Whether something can be done with it; of answers side by side Tab would reach the chosen one alone."""
        if part.window() is not self._window or not part.isVisible() or not part.isEnabled() or part.focusProxy():
            return False
        policy = part.focusPolicy()
        if isinstance(part, TableView):
            return part.step_on()
        one_of_several = isinstance(part, QAbstractButton) and policy != Qt.FocusPolicy.NoFocus
        return one_of_several or (bool(policy & Qt.FocusPolicy.TabFocus) and not isinstance(part, QScrollArea))


def _step_in_list(part: QAbstractItemView) -> bool:
    """Go to the next line, if there is one."""
    model, here = part.model(), part.currentIndex()
    following = here.siblingAtRow(here.row() + 1) if here.isValid() else model.index(0, 0)
    if not following.isValid():
        return False
    part.setCurrentIndex(following)
    return True


def _take(part: QWidget) -> bool:
    """Switch, take the next value of a box or move a slider on, which Enter does not."""
    if isinstance(part, QCheckBox):
        part.click()
    elif isinstance(part, QComboBox):
        part.setCurrentIndex((part.currentIndex() + 1) % max(1, part.count()))
        part.activated.emit(part.currentIndex())
    elif isinstance(part, QAbstractSlider):
        full = part.value() >= part.maximum()
        part.setValue(part.minimum() if full else part.value() + part.pageStep())
    else:
        return False
    return True
