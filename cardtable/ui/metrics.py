"""Lengths of the pages: all come from the size of letters, and that from the window and the setting for text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtWidgets import QApplication, QLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

# Sizes of letters, in em.
DISPLAY: Final = 2.3
TITLE: Final = 1.7
HEADING: Final = 1.25
SMALL: Final = 0.86
FIGURE: Final = 2.9
LEAST_LETTERS: Final = 12
"""No letter is lower than so many pixels."""
LEAST_TARGET: Final = 24
"""Nothing that is pressed is smaller, in pixels."""
# Corners, in em: chips and small pictures, buttons, tiles, the one large tile.
CHIP: Final = 0.4
BUTTON: Final = 0.6
TILE: Final = 0.9
SHEET: Final = 1.2
# How wide the content of a page is at most, in em: for reading, for rows, for walls of pictures.
READING: Final = 38.0
ROWS: Final = 76.0
WALL: Final = 78.0
SCREEN: Final = (1280, 800)
"""A window of this size has the lengths that were drawn."""
_EM: Final = 16
_LEAST_EM: Final = 13
_NARROWEST: Final = 24
_PROPERTY: Final = "em"


class Lengths(NamedTuple):
    """The two lengths of a page in pixels: ``u`` for lines and rings, ``em`` for letters and what goes with them."""

    u: float
    em: int


def lengths(width: float, height: float, text: float) -> Lengths:
    """Those of a window of this size; ``text`` is how much larger than designed letters are wanted.

    A page is the same on a larger screen, only larger. Unlike the table it scrolls, so that a low window takes nothing
    from its letters.
    """
    u = min(4.0, max(0.8, min(width / SCREEN[0], height / SCREEN[1])))
    return Lengths(u, round(max(_LEAST_EM, min(_EM * u * text, width / _NARROWEST))))


def em(count: float = 1.0) -> int:
    """So many times the height of body text, in pixels, as it is now."""
    return round(count * QApplication.font().pixelSize())


def letters(size: float) -> int:
    """Letters of this size in em, in pixels, and legible."""
    return max(LEAST_LETTERS, em(size))


def space(layout: QLayout, between: float, *margins: float) -> None:
    """Give a layout its air in em: ``between`` its parts, and around them all (one number, two or four; none: nothing).

    It follows the size of letters from then on (:func:`rescale`). Four are in Qt's order: left, top, right, bottom; two
    are for the sides and for above and below.
    """
    around = {0: (0.0,) * 4, 1: margins * 4, 2: margins * 2, 4: margins}[len(margins)]
    layout.setProperty(_PROPERTY, [between, *around])
    _space(layout)


def at_least(widget: QWidget, width: float = 0.0, height: float = 0.0) -> None:
    """Let a widget be so large at least, in em; it follows the size of letters from then on."""
    widget.setProperty(_PROPERTY, [width, height])
    _size(widget)


def rescale(root: QWidget) -> None:
    """Let everything in it follow the size of letters as it is now."""
    for layout in root.findChildren(QLayout):
        if layout.property(_PROPERTY) is not None:
            _space(layout)
    for widget in root.findChildren(QWidget):
        if widget.property(_PROPERTY) is not None:
            _size(widget)


def _given(part: QObject) -> list[float]:
    return list(map(float, part.property(_PROPERTY)))


def _space(layout: QLayout) -> None:
    between, *around = map(em, _given(layout))
    layout.setSpacing(between)
    layout.setContentsMargins(*around)


def _size(widget: QWidget) -> None:
    width, height = map(em, _given(widget))
    widget.setMinimumSize(width, height)
