"""A whole table as a small picture: what it shows in the language in force, and the scene that draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cardtable.app.match.table_pictures import Pictures
from cardtable.stage.units import units
from cardtable.ui.language import say
from cardtable.ui.painting.cloth import paint_cloth
from cardtable.ui.scene.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.sight import Sight
    from cardtable.stage.picture import Picture
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.deck.style import FaceStyle
    from cardtable.ui.theme import Theme


def pictures_of(sight: Sight, style: Callable[[], FaceStyle]) -> Pictures:
    """What makes pictures of a table as it is seen; ``style`` is how the deck in use looks now."""
    return Pictures(sight, say, lambda rank: style().index(rank))


TABLE_WIDTH: Final = 960
TABLE_HEIGHT: Final = 600
# Letters are larger than on a table of this size, because the picture is small.
TEXT: Final = 1.5


def picture_of_table(
    picture: Picture, pixmaps: CardPixmaps, theme: Theme, width: int, ratio: float, text: float = 1.0,
    *, mirrored: bool = False,
) -> QPixmap:  # fmt: skip
    """A whole table, small, drawn by the scene itself; ``text`` and ``mirrored`` as in :func:`units`."""
    scene = TableScene(pixmaps)
    scene.theme = theme
    scene.pixel_ratio = ratio
    scene.units = units(TABLE_WIDTH, TABLE_HEIGHT, TEXT * text, mirrored=mirrored)
    scene.set_size(TABLE_WIDTH, TABLE_HEIGHT)
    scene.show_picture(picture, animate=False)
    height = width * TABLE_HEIGHT // TABLE_WIDTH
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_cloth(painter, QRectF(0, 0, width, height), theme, scene.em * width / TABLE_WIDTH, 0.6)
        scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    scene.clear_table()
    scene.deleteLater()
    return pixmap
