"""The box in which a seat's colour is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from cardtable.ui.language import say
from cardtable.ui.lengths import em
from cardtable.ui.theme import COLOUR_NAMES, SEAT_COLOURS
from cardtable.ui.widgets.controls import ComboBox


class ColourBox(ComboBox):
    """Eight colours as discs; for readers each has a name."""

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(QSize(em(1), em(1)))
        for number, colour in enumerate(SEAT_COLOURS):
            self.addItem(disc(colour), "", number)

    def call(self, name: str) -> None:
        """Be called this by readers, and write the colours."""
        super().call(name)
        for number in range(self.count()):
            text = say(COLOUR_NAMES[number])
            if self.itemData(number, Qt.ItemDataRole.AccessibleTextRole) != text:
                self.setItemData(number, text, Qt.ItemDataRole.AccessibleTextRole)


def disc(colour: str) -> QIcon:
    """A sign in a seat's colour."""
    pixmap = QPixmap(40, 40)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(colour))
        painter.setPen(QColor(Qt.GlobalColor.white))
        painter.drawEllipse(3, 3, 34, 34)
    return QIcon(pixmap)
