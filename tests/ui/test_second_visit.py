"""What readers find on a page that was left and entered again, in a house where something was played."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox

from cardtable.ui.widgets.page import Page
from tests.app.test_review import played
from tests.ui.test_all_pages import WAYS, go

VISITS = 3


@pytest.fixture
def reader():
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def lines_of(view: QAbstractItemView) -> list[str]:
    """What readers get of the lines of a list or a table."""
    told = QAccessible.queryAccessibleInterface(view)
    parts = [told.child(at) for at in range(told.childCount())]
    return [part.text(QAccessible.Text.Name) if part is not None and part.isValid() else "" for part in parts]


def lists_of(page: Page) -> list[list[str]]:
    """The lines of every list that is seen on a page."""
    found = [view for view in page.findChildren(QAbstractItemView) if view.isVisible()]
    return [lines_of(view) for view in found if not isinstance(view.parentWidget(), QComboBox)]


@pytest.mark.parametrize("name", [*WAYS, "saved games"])
def test_lists_are_told_at_every_visit(window, reader, name: str) -> None:
    """Qt remembers the lines of a list; what changes while nothing is told has to be forgotten."""
    if name == "saved games":
        for number in range(3):
            window.services.database.add(played("olsen", str(number)), str(number))
    seen = []
    for _ in range(VISITS):
        seen.append(lists_of(go(window, name.removesuffix(" games"))))
        window.go_home()
        QApplication.processEvents()
    for before, after in pairwise(seen):
        assert after == before
    assert all(all(lines) for lines in seen[-1])
    assert name != "saved games" or len(seen[-1][0]) == 3
