"""Every face in every mood and on every seat's colour, large and small: ``python -m tools.face_sheet FILE.png``."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.stage.characters import ANIMALS, Animal, Mood
from cardtable.ui.painting.face_pixmaps import FacePixmaps
from cardtable.ui.theme import SEAT_COLOURS
from tools.commands import command
from tools.pictures import save_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

LARGE: Final = 192
SMALL: Final = (24, 48, 96)
MOODS: Final = (24, 48, 120)


def sheet() -> QImage:
    """Large faces above, then each mood in three sizes, and the small ones of each colour below."""
    faces = FacePixmaps()
    step = LARGE + 40
    moods = 150 * len(Mood)
    image = QImage(step * len(ANIMALS), step + moods + len(SEAT_COLOURS) * 130, QImage.Format.Format_RGB32)
    image.fill(QColor("#1f5443"))
    with QPainter(image) as painter:
        for column, animal in enumerate(ANIMALS):
            left = column * step
            _put(painter, faces, animal, column, (LARGE,), QPointF(left + 20, step / 2))
            for row, mood in enumerate(Mood):
                _put(painter, faces, animal, column, MOODS, QPointF(left + 10, step + 75 + row * 150), mood)
            for colour in range(len(SEAT_COLOURS)):
                _put(painter, faces, animal, colour, SMALL, QPointF(left + 22, step + moods + 65 + colour * 130))
    return image


def _put(
    painter: QPainter, faces: FacePixmaps, animal: Animal, colour: int, sizes: Sequence[int], at: QPointF,
    mood: Mood = Mood.CALM,
) -> None:  # fmt: skip
    """Faces in these sizes side by side, from this point on to the right."""
    x = at.x()
    for size in sizes:
        away = size / 2 + faces.margin(size / 2)
        centre = QPointF(x + size / 2, at.y())
        painter.drawPixmap(centre - QPointF(away, away), faces.disc(animal, colour, size / 2, mood=mood))
        x += size + 14


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the picture."""
    return save_picture(command("tools.face_sheet", __doc__), arguments, sheet)


if __name__ == "__main__":
    sys.exit(main())
