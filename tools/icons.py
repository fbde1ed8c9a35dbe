"""Draw the program's icon: ``python -m tools.icons`` writes assets/icons/cardtable.png."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from cardtable.cards import Card
from cardtable.resources import asset
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.start import make_application

SIZE = 256


def main() -> int:
    make_application()
    pixmap = QPixmap(SIZE, SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    cards = CardPixmaps()
    gradient = QRadialGradient(QPointF(SIZE / 2, SIZE * 0.4), SIZE * 0.7)
    gradient.setColorAt(0, QColor("#2f7d62"))
    gradient.setColorAt(1, QColor("#12382b"))
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        cloth = QPainterPath()
        cloth.addRoundedRect(QRectF(4, 4, SIZE - 8, SIZE - 8), 52, 52)
        painter.fillPath(cloth, QBrush(gradient))
        width = 104.0
        margin = cards.margin(width)
        for lean, text in ((-16, "8S"), (2, "8H"), (20, "KD")):
            painter.save()
            painter.translate(SIZE / 2 - 4, SIZE * 1.12)
            painter.rotate(lean)
            painter.translate(-width / 2, -SIZE * 0.94)
            painter.drawPixmap(QPointF(-margin, -margin), cards.face(Card.parse(text), width, 1.0))
            painter.restore()
    asset("icons").mkdir(parents=True, exist_ok=True)
    return 0 if pixmap.save(str(asset("icons", "cardtable.png"))) else 1


if __name__ == "__main__":
    sys.exit(main())
