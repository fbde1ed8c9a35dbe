"""Draw the program's icon: ``python -m tools.icons`` writes assets/icons/cardtable.png.

The installers' icons are drawn by the same functions, each size for itself: small ones show one large card, since
three cards of five millimetres are mush.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cardtable.cards import Card, Suit
from cardtable.resources import asset
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.deck.shapes import sign
from cardtable.ui.shell.qt_application import make_application
from tools.commands import command

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZE: Final = 256
SMALL: Final = 48


def program_icon(size: int) -> QPixmap:
    """The program's icon, ``size`` pixels wide and high."""
    make_application()
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(size / SIZE, size / SIZE)
        _cloth(painter)
        if size > SMALL:
            _fan(painter, size / SIZE)
        else:
            _large_card(painter)
    return pixmap


def document_icon(size: int) -> QPixmap:
    """The icon of a saved game: a sheet of paper with the program's icon on it."""
    make_application()
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(size / SIZE, size / SIZE)
        sheet = QPainterPath(QPointF(40, 8))
        for x, y in ((164, 8), (216, 60), (216, 248), (40, 248)):
            sheet.lineTo(x, y)
        sheet.closeSubpath()
        painter.setPen(QPen(QColor("#8d8a80"), max(4.0, SIZE / size)))
        painter.setBrush(QColor("#fbf9f2"))
        painter.drawPath(sheet)
        fold = QPainterPath(QPointF(164, 8))
        fold.lineTo(164, 60)
        fold.lineTo(216, 60)
        fold.closeSubpath()
        painter.setBrush(QColor("#dcd8ca"))
        painter.drawPath(fold)
        inner = 132
        icon = program_icon(max(16, round(inner * size / SIZE)))
        painter.drawPixmap(QRectF((SIZE - inner) / 2, 88, inner, inner), icon, QRectF(icon.rect()))
    return pixmap


def _cloth(painter: QPainter) -> None:
    gradient = QRadialGradient(QPointF(SIZE / 2, SIZE * 0.4), SIZE * 0.7)
    gradient.setColorAt(0, QColor("#2f7d62"))
    gradient.setColorAt(1, QColor("#12382b"))
    cloth = QPainterPath()
    cloth.addRoundedRect(QRectF(4, 4, SIZE - 8, SIZE - 8), 52, 52)
    painter.fillPath(cloth, QBrush(gradient))


def _fan(painter: QPainter, scale: float) -> None:
    cards = CardPixmaps()
    width = 104.0
    margin = cards.margin(width)
    for lean, text in ((-16, "8S"), (2, "8H"), (20, "KD")):
        painter.save()
        painter.translate(SIZE / 2 - 4, SIZE * 1.12)
        painter.rotate(lean)
        painter.translate(-width / 2, -SIZE * 0.94)
        painter.drawPixmap(QPointF(-margin, -margin), cards.face(Card.parse(text), width, max(scale, 1.0)))
        painter.restore()


def _large_card(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for lean, colour in ((-14, "#d9d4c4"), (8, "#fffdf7")):
        painter.save()
        painter.translate(SIZE / 2, SIZE / 2 + 8)
        painter.rotate(lean)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(-68, -98, 136, 196), 18, 18)
        painter.restore()
    painter.translate(SIZE / 2, SIZE / 2 + 8)
    painter.rotate(8)
    painter.scale(1.12, 1.12)
    painter.fillPath(sign(Suit.HEARTS), QColor("#c8202f"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the icon."""
    command("tools.icons", __doc__).parse_args(arguments)
    asset("icons").mkdir(parents=True, exist_ok=True)
    return 0 if program_icon(SIZE).save(str(asset("icons", "cardtable.png"))) else 1


if __name__ == "__main__":
    sys.exit(main())
