"""Writes a picture of the whole deck, to look at: ``python -m tools.contact_sheet FILE.png``."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from cardtable.cards import SUITS, Card, Rank, cards, packs
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.deck.style import LETTER_SETS, FaceStyle
from tools.commands import command
from tools.pictures import save_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

FELT = "#1f5b41"
GAP = 10.0

Row = tuple[float, list[QPixmap]]


def rows() -> list[Row]:
    """The rows of the sheet: the width of a card in pixels, and the pictures."""
    pixmaps = CardPixmaps()

    def faces(style: FaceStyle, some: list[Card], width: float) -> Row:
        pixmaps.style = style
        return width, [pixmaps.face(card, width) for card in some]

    plain = FaceStyle()
    jokers = [Card.joker_of(number) for number in (1, 2, 3)]
    letters = [
        (style, [Card.of(rank, suit) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)])
        for style, suit in zip((FaceStyle(name) for name in LETTER_SETS), (*SUITS, SUITS[0]), strict=True)  # type: ignore[arg-type]
    ]
    made = [faces(plain, [card for card in packs() if card.suit is suit], 120) for suit in SUITS]
    made.append((120, [*faces(plain, jokers, 120)[1], *(pixmaps.back(pack, 120) for pack in (1, 2, 3))]))
    made[-1][1].extend(faces(FaceStyle("is"), jokers, 120)[1])
    made[-1][1].extend(faces(FaceStyle(four_colour=True), cards("7S 7H 7C 7D"), 120)[1])
    by_letters = [picture for style, some in letters for picture in faces(style, some, 80)[1]]
    made.append((80, by_letters))
    some = cards("AS KH QD JC 10S 9H 8D 7C 6S 10D JK1 JK2 JK3")
    made.append(faces(FaceStyle("is", four_colour=True, jumbo=True), some, 120))
    for width in (64, 48):
        made.append(faces(plain, some, width))
        made[-1][1].extend(pixmaps.back(pack, width) for pack in (1, 2, 3))
    return made


def sheet() -> QImage:
    """The whole sheet."""
    table = rows()
    heights = [1.4 * width + GAP for width, _ in table]
    across = max(len(pictures) * (width + GAP) for width, pictures in table)
    image = QImage(round(across + GAP), round(sum(heights) + GAP), QImage.Format.Format_RGB32)
    image.fill(QColor(FELT))
    margins = CardPixmaps()
    with QPainter(image) as painter:
        y = GAP
        for (width, pictures), height in zip(table, heights, strict=True):
            for place, picture in enumerate(pictures):
                corner = QPointF(GAP + place * (width + GAP), y)
                painter.drawPixmap(corner - QPointF(margins.margin(width), margins.margin(width)), picture)
            y += height
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the picture."""
    return save_picture(command("tools.contact_sheet", __doc__), arguments, sheet)


if __name__ == "__main__":
    sys.exit(main())
