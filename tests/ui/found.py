"""What is found on a table, by readers and in menus."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGraphicsObject, QMenu

from cardtable.ui.match.top_bar import TopBar
from cardtable.ui.scene.accessible_tables import cards_of, parts_of, plates_of
from cardtable.ui.scene.view import TableView
from cardtable.ui.scene.zone_item import ZoneItem


def items_of(view: TableView) -> list[QGraphicsObject]:
    """Every part of the table with the cards in it, in reading order."""
    found: list[QGraphicsObject] = []
    for part in parts_of(view):
        inside = plates_of(view) if part is view.players else cards_of(part) if isinstance(part, ZoneItem) else []
        found += [one for one in (part, *inside) if isinstance(one, QGraphicsObject)]
    return found


def in_menu(top: TopBar) -> list[QAction]:
    """What the menu above the table offers when it opens."""
    menu = top.findChild(QMenu)
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return menu.actions()
