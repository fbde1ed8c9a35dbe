"""What is written on melds: whose they are, and which cards their jokers stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from cardtable.cards import Rank
from cardtable.ui.deck.shapes import sign
from cardtable.ui.language import say
from cardtable.ui.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from cardtable.stage.zones import Chip, Face
    from cardtable.ui.scene.scene import TableScene

DISC: Final = 15.0
STRIP_SHARE: Final = 0.3
CHIP_SHARE: Final = 0.18
SIGN_SIZE: Final = 160.0


def paint_owner(painter: QPainter, table: TableScene, owner: int | None, rect: QRectF) -> None:
    """A line in the owner's colour under the meld, with the first letter of the name, as on the plates."""
    plate = None if table.picture is None or owner is None else table.picture.plates.get(owner)
    if plate is None:
        return
    colour = QColor(SEAT_COLOURS[plate.colour])
    size = DISC * table.text_scale
    disc = QRectF(rect.x(), rect.bottom() + 3, size, size)
    painter.setPen(QPen(QColor("#ffffff"), 1.0))
    painter.setBrush(colour)
    painter.drawEllipse(disc)
    painter.setPen(QColor("#ffffff"))
    painter.setFont(table.font_of(size * 0.66, QFont.Weight.Bold))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, plate.name[:1].upper())
    painter.setPen(QPen(colour.lighter(130), 3.0))
    painter.drawLine(QPointF(disc.right() + 3, disc.center().y()), QPointF(rect.right(), disc.center().y()))


def paint_face(painter: QPainter, table: TableScene, stands: Face, card: QRectF) -> None:
    """Rank and suit that a joker stands for, one above the other, in the strip that other cards leave free."""
    width = card.width() * STRIP_SHARE
    sheet = QRectF(
        card.x() + 1, card.y() + card.height() * 0.36, width, width * (2.1 if stands.suit is not None else 1.2)
    )
    painter.setPen(QPen(QColor(table.theme.accent), max(1.0, width * 0.07)))
    painter.setBrush(QColor("#fffdf8"))
    painter.drawRoundedRect(sheet, width * 0.22, width * 0.22)
    rank = table.pixmaps.style.index(Rank(stands.rank))
    upper = QRectF(sheet.x(), sheet.y() + width * 0.06, width, width * 1.05)
    painter.setPen(QColor("#1b2430") if stands.suit is None else table.suit_colour(stands.suit))
    painter.setFont(table.font_of(width * (0.7 if len(rank) > 1 else 0.9), QFont.Weight.Bold))
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, rank)
    if stands.suit is None:
        return
    painter.save()
    painter.translate(QPointF(sheet.center().x(), sheet.y() + width * 1.58))
    scale = width * 0.85 / SIGN_SIZE
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(table.suit_colour(stands.suit))
    painter.drawPath(sign(stands.suit))
    painter.restore()


def paint_chips(painter: QPainter, table: TableScene, chips: Sequence[Chip], card: QRectF) -> None:
    """Letters on a card, one below the other; a disc beside one means the last card, a square the one before it."""
    size = card.width() * CHIP_SHARE
    theme = table.theme
    written = table.font_of(size * 0.72, QFont.Weight.Bold)
    measure = QFontMetricsF(written)
    painter.setFont(written)
    for place, chip in enumerate(chips):
        wide = max(size, measure.horizontalAdvance(say(chip.letter)) + size * 0.5)
        top = card.y() + card.height() * 0.4 + place * size * 1.12
        sheet = QRectF(card.x() + card.width() * 0.04, top, wide, size)
        painter.setPen(QPen(QColor("#6b6f76" if not chip.fits else theme.accent), 1.2))
        painter.setBrush(QColor("#f1ede2") if not chip.fits else QColor("#fffdf8"))
        painter.drawRoundedRect(sheet, size * 0.25, size * 0.25)
        painter.setPen(QColor("#1b2430") if chip.fits else QColor("#6b6f76"))
        painter.drawText(sheet, Qt.AlignmentFlag.AlignCenter, say(chip.letter))
        painter.setPen(QPen(QColor("#1b2430"), 1.0))
        mark = size * 0.42
        for with_card in chip.fits:
            x = sheet.right() + 2 + (with_card - 1) * (mark + 2)
            spot = QRectF(x, sheet.center().y() - mark / 2, mark, mark)
            painter.setBrush(QColor(theme.accent if with_card == 1 else theme.target))
            painter.drawEllipse(spot) if with_card == 1 else painter.drawRect(spot)
