"""The order in which keys and readers go through a page: that of the eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLayout, QScrollArea, QWidget

from cardtable.ui.widgets.flow_layout import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator


def put_in_order(page: QWidget) -> None:
    """Let keys and readers go through what lies in a page row by row.

    Qt takes the order in which things were made, and what was made later, such as one more seat, comes last.
    """
    before: QWidget | None = None
    for part in _put_in_order(page):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            if before is not None:
                QWidget.setTabOrder(before, part)
            before = part


def begin_with_chosen(top: QWidget) -> None:
    """Of answers of which one is chosen, Tab comes to that one alone."""
    for chosen in top.findChildren(QAbstractButton):
        if chosen.isChecked() and chosen.isVisibleTo(top) and chosen.isEnabled():
            for other in _answers(chosen):
                policies = Qt.FocusPolicy
                other.setFocusPolicy(policies.StrongFocus if other is chosen else policies.ClickFocus)


def _answers(chosen: QAbstractButton) -> list[QAbstractButton]:
    """All of which only one can be chosen, or none."""
    group, around = chosen.group(), chosen.parentWidget()
    if group is not None:
        return group.buttons() if group.exclusive() else []
    if around is None or not chosen.autoExclusive():
        return []
    return [one for one in around.children() if isinstance(one, QAbstractButton) and one.autoExclusive()]


def _put_in_order(top: QWidget) -> Iterator[QWidget]:
    """All that lies in a widget and in its parts, row by row; readers then meet the parts in this order, too."""
    inside = top.widget() if isinstance(top, QScrollArea) else None
    if inside is not None:
        yield from _put_in_order(inside)
    layout = top.layout()
    if layout is None:
        return
    parts = list(_laid_in(layout))
    if [child for child in top.children() if child in parts] != parts:
        # Readers get them as they would be drawn over each other.
        for part in parts:
            part.raise_()
    for part in parts:
        yield part
        yield from _put_in_order(part)


def _laid_in(layout: QLayout) -> Iterator[QWidget]:
    """The widgets of a layout and of those in it, in their order.

    A layout is never asked for its items: Python would keep each as long as the layout, although Qt throws it away with
    its widget, and whatever is made at that place of the memory later may end the program.
    """
    if isinstance(layout, Listed):
        yield from layout.widgets
        return
    host = layout.parentWidget()
    inside = [*([] if host is None else host.children()), *layout.children()]
    parts = [part for part in inside if isinstance(part, QWidget | QLayout)]
    placed = [(place, part) for part in parts if (place := layout.indexOf(part)) >= 0]
    for _, part in sorted(placed, key=lambda one: _where(layout, one[0])):
        if isinstance(part, QWidget):
            yield part
        else:
            yield from _laid_in(part)


def _where(layout: QLayout, place: int) -> tuple[int, ...]:
    """By what the parts of a layout are put in order: in a grid by rows and columns."""
    return tuple(layout.getItemPosition(place))[:2] if isinstance(layout, QGridLayout) else (place,)  # type: ignore[arg-type]


class InOrder(Listed):
    """Says in which order the parts of a widget are read; where they stand, the widget says itself."""

    def __init__(self, widget: QWidget, *parts: QWidget) -> None:
        super().__init__(widget)
        self.parts = list(parts)

    @property
    def parts(self) -> list[QWidget]:
        """All parts, as they are read."""
        return self.widgets

    @parts.setter
    def parts(self, parts: list[QWidget]) -> None:
        for part in self.parts:
            self.removeWidget(part)
        for part in parts:
            self.addWidget(part)

    def sizeHint(self) -> QSize:
        """The widget knows."""
        return QSize(0, 0)

    def minimumSize(self) -> QSize:
        """The widget knows."""
        return QSize(0, 0)
