"""Small things that are drawn in many places: words, signs, glows, roses, pills."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintDevice, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from cardtable.stage.layout_parts import Rect
from cardtable.ui.deck.shapes import RED, rose_petals, sign
from cardtable.ui.theme import font

if TYPE_CHECKING:
    from cardtable.cards import Suit

INK: Final = "#1b2430"
PAPER: Final = "#fffdf8"
CREAM: Final = "#fbf6e8"
RULE: Final = "#d9d2bd"
# Words on paper that matter less than others, and the petals of a red rose.
QUIET: Final = "#5d5747"
RED_ROSE: Final = (RED, "#8f1420")
# Lies under every line that means something: none is seen on white paper and on dark cloth alike.
UNDER: Final = "#06170f"
SIGN_SIZE: Final = 100.0
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
AT_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
AT_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MEDIUM: Final = QFont.Weight.Medium
DEMI: Final = QFont.Weight.DemiBold
BOLD: Final = QFont.Weight.Bold


def smooth(device: QPaintDevice, *, pictures: bool = False) -> QPainter:
    """What paints on this with smooth edges; ``pictures``: those that it draws larger or smaller are smooth, too."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if pictures:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def as_rect(rect: Rect) -> QRectF:
    """A rectangle of the layout as Qt's."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def as_plain(rect: QRectF) -> Rect:
    """A rectangle of Qt's as one of the layout."""
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def shade(colour: str, alpha: int) -> QColor:
    """A colour that lets something through."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def width_of(text: str, pixels: float, weight: QFont.Weight = MEDIUM) -> float:
    """How wide a text is in the program's font."""
    return _measured(text, max(9, round(pixels)), weight)


@lru_cache(maxsize=4096)
def _measured(text: str, pixels: int, weight: QFont.Weight) -> float:
    return QFontMetricsF(font(pixels, weight)).horizontalAdvance(text)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor | str,
    weight: QFont.Weight = MEDIUM,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write one line into a rectangle; what does not fit is cut with an ellipsis."""
    painter.setPen(QColor(colour))
    if width_of(text, pixels, weight) > rect.width() + 1:
        write_elided(painter, rect, text, pixels, weight, align)
        return
    painter.setFont(font(pixels, weight))
    painter.drawText(rect, align, text)


def write_smaller(
    painter: QPainter, rect: QRectF, text: str, pixels: float, colour: QColor | str, weight: QFont.Weight, least: float
) -> None:
    """Write one line into the middle, in smaller letters where it is too long, at last with dots."""
    while pixels > least and width_of(text, pixels, weight) > rect.width():
        pixels -= 0.5
    write(painter, rect, text, pixels, colour, weight)


def write_elided(painter: QPainter, rect: QRectF, text: str, pixels: float, weight: QFont.Weight, how: int) -> None:
    """Write one line with the pen as it is, with dots where it is too long; ``how`` are Qt's flags of alignment."""
    painter.setFont(font(pixels, weight))
    fitting = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, how, fitting)


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """A closed path through these points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path


def draw_suit(painter: QPainter, suit: Suit, centre: QPointF, size: float, colour: QColor) -> None:
    """The sign of a suit, so high, about a point."""
    painter.save()
    painter.translate(centre)
    painter.scale(size / SIGN_SIZE, size / SIGN_SIZE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(sign(suit))
    painter.restore()


def draw_rose(painter: QPainter, centre: QPointF, radius: float, light: str, dark: str) -> None:
    """The eight petals of the program's rose."""
    painter.save()
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    for even, colour in ((True, light), (False, dark)):
        painter.setBrush(QColor(colour))
        painter.drawPath(rose_petals(radius, even=even))
    painter.restore()


def draw_glow(painter: QPainter, rect: QRectF, radius: float, colour: str, reach: float, layers: int = 10) -> None:
    """A light behind a rectangle with round corners."""
    ratio = painter.device().devicePixelRatio()
    made = _glow(rect.width(), rect.height(), radius, colour, reach, layers, ratio)
    margin = _glow_margin(reach)
    painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), made)


@lru_cache(maxsize=12)
def _glow(width: float, height: float, radius: float, colour: str, reach: float, layers: int, ratio: float) -> QPixmap:
    """Its layers take ten times as long as a picture of them, and whatever flies over them draws them again."""
    margin = _glow_margin(reach)
    rect = QRectF(margin, margin, width, height)
    made = QPixmap(ceil((width + 2 * margin) * ratio), ceil((height + 2 * margin) * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with smooth(made) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(colour, 22))
        for layer in range(layers):
            grow = reach * (1 - layer / layers) ** 1.6
            painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
    return made


def _glow_margin(reach: float) -> int:
    return ceil(reach) + 1


def outline(painter: QPainter, shape: QRectF | QPainterPath, pen: QPen, radius: float = 0.0) -> None:
    """A line round something and nothing in it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    if isinstance(shape, QPainterPath):
        painter.drawPath(shape)
    else:
        painter.drawRoundedRect(shape, radius, radius)


def filled(painter: QPainter, rect: QRectF, edge: QPen | Qt.PenStyle, ground: QColor, radius: float) -> None:
    """A ground with round corners and its edge."""
    painter.setPen(edge)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, radius, radius)


def lined(painter: QPainter, shape: QRectF | QPainterPath, pen: QPen, u: float, radius: float = 0.0) -> None:
    """An outline with a dark line on either side, which keeps it apart from paper and cloth."""
    outline(painter, shape, under(pen, u), radius)
    outline(painter, shape, pen, radius)


def under(pen: QPen, u: float) -> QPen:
    """The dark line that lies under another one and is seen on either side of it."""
    return QPen(QColor(UNDER), pen.widthF() + 2 * max(1.0, 1.2 * u))


def dashed(colour: QColor, width: float) -> QPen:
    """A pen for places that are empty yet."""
    pen = QPen(colour, width, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([4, 2.6])
    return pen
