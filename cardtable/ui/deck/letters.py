"""Letters as outlines, so that they are the same picture on every system."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QPainterPath, QTransform

from cardtable.resources import asset

_PIXELS: Final = 200
_ACCENT: Final = 1.16


@cache
def _font() -> QFont:
    number = QFontDatabase.addApplicationFont(str(asset("fonts", "Cabin-Bold.otf")))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    font = QFont(families[0] if families else "")
    font.setPixelSize(_PIXELS)
    font.setWeight(QFont.Weight.Bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _raw(text: str) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, _font(), text)
    return path


@lru_cache(maxsize=256)
def outline(text: str, height: float, width: float) -> QPainterPath:
    """A short text as a path, in bold type.

    Args:
        text: The text, usually one or two characters.
        height: The height of a capital letter, in card units.
        width: The most the text may be wide, in card units; a wider text is narrowed.

    Returns:
        The path, centred on x = 0 with its foot on y = 0. It is shared: do not change it.
    """
    path = _raw(text)
    capital = _raw("K").boundingRect().height()
    if text == "J":  # which hangs below the line in this typeface
        bounds = path.boundingRect()
        raise_it = QTransform()
        raise_it.scale(capital / bounds.height(), capital / bounds.height())
        raise_it.translate(0, -bounds.bottom())
        path = raise_it.map(path)
    bounds = path.boundingRect()
    # An accent may rise a little above the line of the capitals; the letter gives way for the rest.
    scale = height / max(capital, -bounds.top() / _ACCENT)
    across = scale * min(1.0, width / (bounds.width() * scale))
    fit = QTransform()
    fit.scale(across, scale)
    fit.translate(-bounds.center().x(), 0)
    return fit.map(path)
