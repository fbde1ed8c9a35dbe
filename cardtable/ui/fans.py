"""Cloth and fans of cards as pictures: for the home page and the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.ui.deck.pixmaps import CardPixmaps
    from cardtable.ui.theme import Theme


def card_width_of_fan(height: int) -> float:
    """How wide the cards are in a fan of this height."""
    return height * 0.56


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
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, QBrush(gradient))
    return pixmap


def fan_of(cards: Sequence[Card], pixmaps: CardPixmaps, theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    """A few cards fanned out on the cloth."""
    pixmap = cloth(width, height, theme, ratio)
    card_width = card_width_of_fan(height)
    margin = pixmaps.margin(card_width)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for place, card in enumerate(cards):
            lean = (place - (len(cards) - 1) / 2) * 15
            painter.save()
            painter.translate(width / 2, height * 1.05)
            painter.rotate(lean)
            painter.translate(-card_width / 2 + lean * 1.3, -height * 0.9)
            painter.drawPixmap(QPointF(-margin, -margin), pixmaps.face(card, card_width, ratio))
            painter.restore()
    return pixmap
