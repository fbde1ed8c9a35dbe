"""Decks from SVG files: one file for each element, or one file that holds them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtSvg import QSvgRenderer

from cardtable.ui.deck.deck import ELEMENTS, NEEDED_ELEMENTS
from cardtable.ui.deck.shapes import HEIGHT, WIDTH

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QRectF, QSizeF
    from PySide6.QtGui import QPainter

    from cardtable.ui.deck.style import FaceStyle

ONE_FILE = "deck.svg"


class SvgFolderDeck:
    """A deck from a folder with either ``deck.svg`` or files such as ``king_heart.svg`` and ``back.svg``.

    Its pictures are what they are: index letters, colours and large print cannot be chosen.

    Raises:
        ValueError: The folder lacks one of the 52 faces or the back, or a file cannot be read; the message is a
            sentence that says which.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._whole = _opened(folder / ONE_FILE) if (folder / ONE_FILE).is_file() else None
        self._single: dict[str, QSvgRenderer] = {}
        if self._whole is None:
            files = {element: folder / f"{element}.svg" for element in ELEMENTS}
            self._single = {element: _opened(file) for element, file in files.items() if file.is_file()}
        missing = [element for element in NEEDED_ELEMENTS if not self.has(element)]
        if missing:
            more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
            raise ValueError(f"The folder {folder} is not a whole deck: it lacks {', '.join(missing[:3])}{more}.")

    @property
    def id(self) -> str:
        """The folder's name."""
        return self._folder.name

    @property
    def aspect(self) -> float:
        """Height of the ace of spades divided by its width."""
        size = self._size("1_spade")
        return size.height() / size.width() if not size.isEmpty() else HEIGHT / WIDTH

    def has(self, element: str) -> bool:
        """Whether the deck has a picture of this name."""
        if self._whole is not None:
            return element in ELEMENTS and self._whole.elementExists(element)
        return element in self._single

    def paint(self, painter: QPainter, rect: QRectF, element: str, style: FaceStyle) -> None:
        """Paint a card so that its edge is ``rect``, in the painter's units; nothing if there is no such element."""
        if not self.has(element):
            return
        if self._whole is not None:
            self._whole.render(painter, element, rect)
        else:
            self._single[element].render(painter, rect)

    def _size(self, element: str) -> QSizeF:
        if self._whole is not None:
            return self._whole.boundsOnElement(element).size()
        return self._single[element].viewBoxF().size()


def _opened(file: Path) -> QSvgRenderer:
    renderer = QSvgRenderer(str(file))
    if not renderer.isValid():
        raise ValueError(f"The file {file} is not an SVG picture.")
    return renderer
