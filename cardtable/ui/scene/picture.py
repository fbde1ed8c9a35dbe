"""A whole table as a small picture, drawn by the scene itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from cardtable.ui.fans import cloth
from cardtable.ui.scene.scene import TableScene

if TYPE_CHECKING:
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.scene.scene import Picture
    from cardtable.ui.theme import Theme

TABLE_WIDTH: Final = 960
TABLE_HEIGHT: Final = 600


def picture_of_table(picture: Picture, pixmaps: CardPixmaps, theme: Theme, width: int, ratio: float) -> QPixmap:
    """A whole table, small, drawn by the scene itself."""
    scene = TableScene(pixmaps)
    scene.theme = theme
    scene.pixel_ratio = ratio
    scene.set_size(TABLE_WIDTH, TABLE_HEIGHT)
    scene.show_picture(picture, animate=False)
    height = width * TABLE_HEIGHT // TABLE_WIDTH
    pixmap = cloth(width, height, theme, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    scene.clear_table()
    scene.deleteLater()
    return pixmap
