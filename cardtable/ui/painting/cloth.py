"""The table itself: cloth under a lamp, with a wooden rim; drawn once for each size."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from cardtable.ui.painting.drawing import smooth

if TYPE_CHECKING:
    from cardtable.ui.theme import Theme

SIZE: Final = 96
_STRENGTH: Final = 7


@cache
def felt() -> QImage:
    """A tile of grain, the same every time."""
    random = Random("felt").random
    pixels = bytearray()
    for _ in range(SIZE * SIZE):
        grain = int((random() - 0.5) * 2 * _STRENGTH)
        shade = 255 if grain > 0 else 0
        # Premultiplied colours: a channel never exceeds its alpha.
        alpha = abs(grain)
        channel = min(shade, alpha)
        pixels += bytes((channel, channel, channel, alpha))
    return QImage(bytes(pixels), SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied).copy()


RIM: Final = 0.62
CORNER: Final = 4.2
_WOOD: Final = ((0.0, "#a06a3c"), (0.02, "#8a5830"), (0.5, "#6f4526"), (0.97, "#57351c"), (1.0, "#8a5a34"))


def draw_cloth(size: QSizeF, theme: Theme, em: float, u: float, ratio: float) -> QPixmap:
    """A table of this size in logical pixels; in high contrast the rim is a plain line."""
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.wall).darker(160))
    with smooth(pixmap) as painter:
        paint_cloth(painter, QRectF(0, 0, size.width(), size.height()), theme, em, u)
    return pixmap


def paint_cloth(painter: QPainter, whole: QRectF, theme: Theme, em: float, u: float) -> None:
    """Draw rim and cloth into a rectangle."""
    rim = RIM * em
    wood = whole.adjusted(0.3 * rim, 0.3 * rim, -0.3 * rim, -0.3 * rim)
    radius = min(CORNER * em, 0.11 * whole.height())
    felt_rect = wood.adjusted(rim, rim, -rim, -rim)
    inner = radius - 0.8 * rim
    if theme.plain:
        painter.setPen(QPen(QColor(theme.line), 2.0 * u))
        painter.setBrush(QColor(theme.cloth))
        painter.drawRoundedRect(wood, radius, radius)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    grain = QLinearGradient(wood.topLeft(), wood.bottomLeft())
    for at, colour in _WOOD:
        grain.setColorAt(at, QColor(colour))
    painter.setBrush(grain)
    painter.drawRoundedRect(wood, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shine = QColor("#f0c890")
    shine.setAlpha(90)
    painter.setPen(QPen(shine, 1.2 * u))
    painter.drawRoundedRect(wood.adjusted(1, 1, -1, -1), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    middle = QPointF(felt_rect.center().x(), felt_rect.top() + 0.44 * felt_rect.height())
    lamp = QRadialGradient(middle, max(felt_rect.width(), 1.5 * felt_rect.height()) * 0.6)
    lamp.setColorAt(0.0, QColor(theme.cloth).lighter(112))
    lamp.setColorAt(0.4, QColor(theme.cloth))
    lamp.setColorAt(1.0, QColor(theme.cloth_edge))
    for brush in (QBrush(lamp), QBrush(felt())):
        painter.setBrush(brush)
        painter.drawRoundedRect(felt_rect, inner, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(7):
        painter.setPen(QPen(QColor(0, 0, 0, 34 - ring * 4), 2.0 * u))
        inside = ring * 1.8 * u
        edge = felt_rect.adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(edge, inner - 0.6 * inside, inner - 0.6 * inside)
