"""The nap of the cloth: faint, even grain, which also keeps a wide gradient from showing steps."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from PySide6.QtGui import QImage

SIZE: Final = 96
_STRENGTH: Final = 7


@cache
def felt() -> QImage:
    """A tile of grain, the same every time."""
    random = Random("felt").random
    pixels = bytearray()
    for _ in range(SIZE * SIZE):
        grain = int((random() - 0.5) * 2 * _STRENGTH)
        shade = 255 if grain > 0 else 0
        # Premultiplied colours: a channel never exceeds its alpha.
        alpha = abs(grain)
        channel = min(shade, alpha)
        pixels += bytes((channel, channel, channel, alpha))
    return QImage(bytes(pixels), SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied).copy()
