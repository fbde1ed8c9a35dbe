"""The pictures of games: cards and signs on cloth, from the deck in use and with the means of the table's scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cardtable.cards import Suit
from cardtable.engine.cover import Scenery, Sign, SignKind
from cardtable.stage.layout_parts import ASPECT
from cardtable.ui.deck.style import FaceStyle
from cardtable.ui.painting.drawing import draw_suit, smooth
from cardtable.ui.theme import font

if TYPE_CHECKING:
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.theme import Theme

PAPER: Final = "#fbf6e8"
INK: Final = "#1b2430"
RULE: Final = "#d9d2bd"
RED: Final = "#c3202f"
BLUE: Final = "#1f5fae"
GREEN: Final = "#1f7a3f"
EDGE: Final = 0.05
# Figures that would be smaller are lines.
LEGIBLE: Final = 7.5


def card_width(scenery: Scenery, size: QSize) -> float:
    """How wide the cards are in a picture of this size."""
    inside = 1 - 2 * EDGE
    return min(size.width() * inside / scenery.width, size.height() * (1 - EDGE) / scenery.height)


def cloth(width: int, height: int, theme: Theme, ratio: float) -> QPixmap:
    """A piece of the table's cloth with round corners."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    gradient = QRadialGradient(QPointF(width / 2, height * 0.45), max(width, height) * 0.7)
    gradient.setColorAt(0, QColor(theme.cloth))
    gradient.setColorAt(1, QColor(theme.cloth_edge))
    path = QPainterPath()
    path.addRoundedRect(QRectF(0, 0, width, height), 12, 12)
    with smooth(pixmap) as painter:
        painter.fillPath(path, QBrush(gradient))
    return pixmap


def picture_of(
    scenery: Scenery, pixmaps: CardPixmaps, theme: Theme, size: QSize, ratio: float, *, bare: bool = False
) -> QPixmap:
    """The picture of a game in this size, ``bare`` without its cloth; nothing that was drawn for it alone is kept."""
    pixmap = cloth(size.width(), size.height(), theme, ratio)
    if bare:
        pixmap.fill(Qt.GlobalColor.transparent)
    width = card_width(scenery, size)
    margin = pixmaps.margin(width)
    with smooth(pixmap, pictures=True) as painter:
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 12, 12)
        painter.setClipPath(whole)
        painter.translate(size.width() / 2, size.height() / 2)
        for one in scenery.lying:
            painter.save()
            painter.translate(one.x * width, one.y * width)
            painter.rotate(one.lean)
            face = pixmaps.back(1, width, ratio) if one.card is None else pixmaps.face(one.card, width, ratio)
            painter.drawPixmap(QPointF(-width / 2 - margin, -width * ASPECT / 2 - margin), face)
            painter.restore()
        for sign in scenery.signs:
            painter.save()
            painter.translate(sign.x * width, sign.y * width)
            _DRAWN[sign.kind](painter, sign, sign.size * width, theme, pixmaps.style)
            painter.restore()
    pixmaps.forget(width, ratio)
    return pixmap


def _colour(suit: Suit, style: FaceStyle) -> QColor:
    if style.four_colour:
        return QColor({Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: BLUE, Suit.CLUBS: GREEN}[suit])
    return QColor(RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else INK)


def _badge(painter: QPainter, suit: Suit, middle: QPointF, size: float, theme: Theme, style: FaceStyle) -> None:
    """A suit on a white disc with a golden edge, as on the table."""
    painter.setPen(QPen(QColor(theme.accent), max(1.0, 0.06 * size)))
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(middle, 0.48 * size, 0.48 * size)
    draw_suit(painter, suit, middle, size * 0.56, _colour(suit, style))


def _suits(painter: QPainter, _sign: Sign, size: float, theme: Theme, style: FaceStyle) -> None:
    for at, suit in enumerate((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)):
        middle = QPointF((at % 2 - 0.5) * 0.56 * size, (at // 2 - 0.5) * 0.56 * size)
        _badge(painter, suit, middle, size * 0.54, theme, style)


def _trump(painter: QPainter, sign: Sign, size: float, theme: Theme, style: FaceStyle) -> None:
    _badge(painter, next(suit for suit in Suit if suit.letter == sign.text), QPointF(), size, theme, style)


def _way(painter: QPainter, _sign: Sign, size: float, theme: Theme, _style: FaceStyle) -> None:
    """Two arrows round what lies there."""
    colour = QColor(theme.accent)
    around = QRectF(-size / 2, -size / 2, size, size)
    thick = 0.055 * size
    for turn in (0, 180):
        painter.save()
        painter.rotate(turn)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(around, -38 * 16, 76 * 16)
        painter.rotate(40)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        tip = QPainterPath(QPointF(size / 2 - 2.2 * thick, 0))
        tip.lineTo(size / 2 + 2.2 * thick, 0)
        tip.lineTo(size / 2, 3.4 * thick)
        tip.closeSubpath()
        painter.drawPath(tip)
        painter.restore()


def _agreeing(painter: QPainter, sign: Sign, size: float, theme: Theme, _style: FaceStyle) -> None:
    """One point for each feature, full where it agrees."""
    painter.setPen(QPen(QColor(theme.accent), max(1.0, 0.14 * size)))
    for at, one in enumerate(sign.text):
        painter.setBrush(QColor(theme.accent) if one == "1" else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF((at - (len(sign.text) - 1) / 2) * 1.3 * size, 0), 0.42 * size, 0.42 * size)


def _slip(painter: QPainter, sign: Sign, size: float, theme: Theme, _style: FaceStyle) -> None:
    """A sheet of paper with columns of figures."""
    columns = [column.split() for column in sign.text.split("|")]
    lines = max(len(column) for column in columns)
    sheet = QRectF(-0.5 * size, -0.56 * size, size, 1.12 * size)
    painter.rotate(4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(sheet.translated(0.02 * size, 0.03 * size), 0.03 * size, 0.03 * size)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(sheet, 0.03 * size, 0.03 * size)
    wide, high = sheet.width() / len(columns), sheet.height() / (lines + 1)
    painter.setPen(QPen(QColor(RULE), max(1.0, 0.012 * size)))
    for at in range(1, len(columns)):
        x = sheet.left() + at * wide
        painter.drawLine(QPointF(x, sheet.top() + 0.3 * high), QPointF(x, sheet.bottom() - 0.3 * high))
    letters = min(0.52 * high, 0.42 * wide)
    painter.setFont(font(letters))
    for at, column in enumerate(columns):
        x = sheet.left() + at * wide
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_SEATS[at % len(_SEATS)]))
        painter.drawEllipse(QPointF(x + wide / 2, sheet.top() + 0.6 * high), 0.24 * high, 0.24 * high)
        painter.setPen(QColor(INK))
        for line, figure in enumerate(column, 1):
            room = QRectF(x, sheet.top() + line * high, wide, high)
            if letters >= LEGIBLE:
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, figure)
            else:
                painter.fillRect(room.adjusted(0.25 * wide, 0.38 * high, -0.25 * wide, -0.38 * high), QColor(INK))
    del theme


def _call(painter: QPainter, sign: Sign, size: float, theme: Theme, _style: FaceStyle) -> None:
    """A bubble with what a player calls."""
    bubble = QPainterPath()
    bubble.addRoundedRect(QRectF(-0.62 * size, -0.5 * size, 1.24 * size, 0.86 * size), 0.3 * size, 0.3 * size)
    tail = QPainterPath(QPointF(-0.36 * size, 0.2 * size))
    tail.lineTo(-0.52 * size, 0.66 * size)
    tail.lineTo(-0.02 * size, 0.3 * size)
    tail.closeSubpath()
    painter.setPen(QPen(QColor(theme.accent), max(1.0, 0.05 * size)))
    painter.setBrush(QColor(PAPER))
    painter.drawPath(bubble.united(tail))
    painter.setPen(QColor(RED))
    painter.setFont(font(0.62 * size, QFont.Weight.Bold))
    painter.drawText(
        QRectF(-0.62 * size, -0.5 * size, 1.24 * size, 0.86 * size), Qt.AlignmentFlag.AlignCenter, sign.text
    )


_SEATS: Final = ("#8a4f9e", "#2f6fb0", "#b5533c", "#3c8a5c")
_DRAWN: Final = {
    SignKind.SUITS: _suits,
    SignKind.TRUMP: _trump,
    SignKind.WAY: _way,
    SignKind.AGREEING: _agreeing,
    SignKind.SLIP: _slip,
    SignKind.CALL: _call,
}
