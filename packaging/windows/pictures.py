"""The picture beside the installer's first and last page: the program's icon on its cloth (TARGET.bmp)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRadialGradient

from tools.icons import program_icon

# Twice the size of Windows' dialogue, so that it is sharp on fine screens.
WIDTH: Final = 328
HEIGHT: Final = 628
ICON: Final = 256


def draw(target: Path) -> None:
    """Write the picture."""
    icon = program_icon(ICON)
    # 24 bits without transparency: the only kind of bitmap that every part of the installer reads.
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    gradient = QRadialGradient(QPointF(WIDTH / 2, HEIGHT * 0.35), HEIGHT * 0.75)
    gradient.setColorAt(0, QColor("#3b9476"))
    gradient.setColorAt(1, QColor("#0e2c22"))
    with QPainter(picture) as painter:
        painter.fillRect(picture.rect(), QBrush(gradient))
        painter.drawPixmap(QPointF((WIDTH - ICON) / 2, HEIGHT * 0.35 - ICON / 2), icon)
    if not picture.save(str(target), "BMP"):  # type: ignore[call-overload]  # its stub wants bytes for the format
        raise RuntimeError("the picture could not be written")


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
