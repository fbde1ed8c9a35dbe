"""Every face on every seat's colour in four sizes, as one picture: ``python -m tools.face_sheet FILE.png``."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.stage.animals import ANIMALS, Animal
from cardtable.ui.avatars.pixmaps import FacePixmaps
from cardtable.ui.theme import SEAT_COLOURS
from tools.commands import command
from tools.pictures import save_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

LARGE: Final = 192
SMALL: Final = (24, 48, 96)


def sheet() -> QImage:
    """Large faces above, the small ones of each colour below."""
    faces = FacePixmaps()
    step = LARGE + 40
    rows = 1 + len(SEAT_COLOURS)
    image = QImage(step * len(ANIMALS), step + (rows - 1) * 130, QImage.Format.Format_RGB32)
    image.fill(QColor("#1f5443"))
    with QPainter(image) as painter:
        for column, animal in enumerate(ANIMALS):
            left = column * step
            _put(painter, faces, animal, column, LARGE / 2, QPointF(left + step / 2, step / 2))
            for colour in range(len(SEAT_COLOURS)):
                x = float(left + 22)
                for size in SMALL:
                    x += size / 2
                    _put(painter, faces, animal, colour, size / 2, QPointF(x, step + 65 + colour * 130))
                    x += size / 2 + 14
    return image


def _put(painter: QPainter, faces: FacePixmaps, animal: Animal, colour: int, radius: float, centre: QPointF) -> None:
    away = radius + faces.margin(radius)
    painter.drawPixmap(centre - QPointF(away, away), faces.disc(animal, colour, radius))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the picture."""
    return save_picture(command("tools.face_sheet", __doc__), arguments, sheet)


if __name__ == "__main__":
    sys.exit(main())
