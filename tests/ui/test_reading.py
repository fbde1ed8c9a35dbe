"""The order in which a page is read, and what is left of having asked for it."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from cardtable.ui.widgets.controls import button
from cardtable.ui.widgets.flow_layout import FlowLayout
from cardtable.ui.widgets.tab_order import put_in_order
from tests.ui.test_shelf import begin


@pytest.fixture
def page(qapp):
    made = QWidget()
    yield made
    made.deleteLater()


def made(name: str) -> QWidget:
    found = button(lambda: None)
    found.setObjectName(name)
    return found


def test_what_lies_in_a_page_is_read_row_by_row(page: QWidget) -> None:
    rows = QVBoxLayout(page)
    later, first, second, third, fourth = (made(name) for name in ("later", "first", "second", "third", "fourth"))
    grid, row, tiles = QGridLayout(), QHBoxLayout(), QWidget()
    rows.addLayout(grid)
    rows.addStretch()
    rows.addLayout(row)
    rows.addWidget(tiles)
    grid.addWidget(third, 1, 0)
    grid.addWidget(second, 0, 1)
    grid.addItem(QSpacerItem(1, 1), 2, 0)
    grid.addWidget(first, 0, 0)
    row.addWidget(fourth)
    flow = FlowLayout(tiles, 4)
    flow.addWidget(later)
    put_in_order(page)
    inside = page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert [one.objectName() for one in inside] == ["first", "second", "third", "fourth", ""], "so readers meet them"
    chain = [first]
    while chain[-1].nextInFocusChain() is not first:
        chain.append(chain[-1].nextInFocusChain())
    assert [one.objectName() for one in chain if one.objectName()] == ["first", "second", "third", "fourth", "later"]


def throw_away() -> None:
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def items() -> int:
    gc.collect()
    return sum(type(thing) is QWidgetItem for thing in gc.get_objects())


def test_nothing_is_left_of_having_asked(page: QWidget) -> None:
    """A wrapper of what Qt has thrown away stands for whatever is made in its place."""
    rows = QVBoxLayout(page)
    inner, scrolled = QHBoxLayout(), QScrollArea()
    scrolled.setWidget(QLabel("inside"))
    rows.addLayout(inner)
    rows.addWidget(scrolled)
    before = items()
    for at in range(20):
        inner.addWidget(made(str(at)))
    put_in_order(page)
    assert items() == before


def test_nothing_is_left_of_a_home_page_written_anew(services, window) -> None:
    begin(services, 3)
    for language in ("is", "de", "nb", "en"):
        window.services.change(language=language)
    throw_away()
    before = items()
    for language in ("is", "de", "nb", "en"):
        window.services.change(language=language, text_scale=150)
        window.services.change(text_scale=100)
    throw_away()
    assert items() == before
