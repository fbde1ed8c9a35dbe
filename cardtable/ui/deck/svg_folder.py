"""Decks from SVG files: one file for each element, or one file that holds them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from cardtable.disk import read_bytes
from cardtable.ui.deck.deck import ELEMENTS, NEEDED_ELEMENTS
from cardtable.ui.deck.svg_check import MAX_BYTES, SvgError, check

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QRectF, QSizeF
    from PySide6.QtGui import QPainter

    from cardtable.ui.deck.style import FaceStyle

ONE_FILE: Final = "deck.svg"
# Height by width, from broad bridge cards to narrow tarot cards.
ASPECTS: Final = (1.2, 1.8)


class SvgFolderDeck:
    """A deck from a folder with either ``deck.svg`` or files such as ``king_heart.svg`` and ``back.svg``.

    Its pictures are what they are: index letters, colours and large print cannot be chosen.

    Raises:
        ValueError: The folder lacks one of the 52 faces or the back, a picture breaks a limit (``svg_check``) or has
            not the shape of a card; the message is a sentence that says which.
        OSError: A file cannot be read.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._whole = _opened(folder / ONE_FILE) if _is_there(folder / ONE_FILE) else None
        self._single: dict[str, QSvgRenderer] = {}
        if self._whole is None:
            files = {element: folder / f"{element}.svg" for element in ELEMENTS}
            self._single = {element: _opened(file) for element, file in files.items() if _is_there(file)}
        missing = [element for element in NEEDED_ELEMENTS if not self.has(element)]
        if missing:
            more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
            raise ValueError(f"The folder {folder} is not a whole deck: it lacks {', '.join(missing[:3])}{more}.")
        for element in filter(self.has, ELEMENTS):
            size = self._size(element)
            low, high = ASPECTS
            if not (size.width() > 0 and low <= size.height() / size.width() <= high):
                raise ValueError(f"The picture {element} in {folder} has not the shape of a card.")

    @property
    def id(self) -> str:
        """The folder's name."""
        return self._folder.name

    @property
    def aspect(self) -> float:
        """Height of the ace of spades divided by its width."""
        size = self._size("1_spade")
        return size.height() / size.width()

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


def _is_there(file: Path) -> bool:
    """Whether there is something of this name, even if it turns out to be no picture."""
    return file.is_symlink() or file.exists()


def _opened(file: Path) -> QSvgRenderer:
    data = read_bytes(file, MAX_BYTES)
    try:
        check(data)
    except SvgError as error:
        raise ValueError(f"The file {file} is not an SVG picture that can be drawn: {error}.") from error
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        raise ValueError(f"The file {file} is not an SVG picture.")
    return renderer
