"""PassiveItem: what only shows something on a table, and lets clicks through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsObject

from cardtable.ui.painting.paint_guard import told_later

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from cardtable.ui.scene.scene_context import SceneContext


class PassiveItem(QGraphicsObject):
    """Shows something in its ``rect``, with an edge, tip or shadow that goes ``reach`` em beyond it.

    Each kind says with ``draw`` what.
    """

    draw: Callable[[QPainter], None]

    def __init__(self, table: SceneContext, z: float, reach: float = 1.0) -> None:
        super().__init__()
        self.table = table
        self.rect = QRectF()
        self._reach = reach
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """All that is drawn."""
        reach = self._reach * self.table.em
        return self.rect.adjusted(-reach, -reach, reach, reach)

    @told_later
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it; what goes wrong meanwhile is told after that."""
        self.draw(painter)
