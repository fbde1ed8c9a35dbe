"""How far two colours are apart, as the guidelines for accessible contents (WCAG 2.2, 1.4.3 and 1.4.11) reckon it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QImage

# Text; and large or bold text, edges, marks.
TEXT: Final = 4.5
PARTS: Final = 3.0
# So far apart, of 255, are colours that are meant to be one; so many pixels from a mark something still touches it.
NEAR: Final = 26
REACH: Final = 3


def luminance(colour: QColor | str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = QColor(colour).getRgbF()[:3]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor | str, other: QColor | str) -> float:
    """From 1 (the same) to 21 (black and white)."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def line(image: QImage, start: QPoint, end: QPoint) -> list[QColor]:
    """The colours from one point to another, across or down."""
    steps = max(abs(end.x() - start.x()), abs(end.y() - start.y()))
    way = end - start
    return [image.pixelColor(start + way * step / steps) for step in range(steps + 1)]


def alike(one: QColor | str, other: QColor | str) -> bool:
    """Whether two colours are one, but for what smoothing makes of it."""
    parts = zip(QColor(one).getRgb()[:3], QColor(other).getRgb()[:3], strict=True)
    return max(abs(mine - yours) for mine, yours in parts) <= NEAR


def apart(colours: Sequence[QColor], mark: QColor | str) -> float:
    """How well a mark is told from what lies on either side of it; 0 where it is not there at all.

    What counts lies next to it. A ground on one side alone, where the mark begins the line, counts alone.
    """
    places = [place for place, colour in enumerate(colours) if alike(colour, mark)]
    if not places:
        return 0.0
    first, last = places[0], places[-1]
    before, after = colours[max(0, first - REACH) : first], colours[last + 1 : last + 1 + REACH]
    return min(max((contrast(one, mark) for one in side), default=21.0) for side in (before, after))
