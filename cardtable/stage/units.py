"""The two lengths behind all others: ``u`` follows the window, ``em`` is the height of body text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.stage.layout_parts import Rect

DESIGNED: Final = (1280.0, 800.0)
SMALLEST: Final = 0.5
"""What keeps its distance from something else on the smallest screens is so much of what was drawn."""
LEAST_FOR_TEXT: Final = 0.8
SMALLEST_TEXT: Final = 13.0
LOWEST: Final = 400.0
"""On so low a page letters are the smallest, whatever the setting."""
BODY_TEXT: Final = 16.0
LARGEST_EM_APART: Final = 20.0


@dataclass(frozen=True, slots=True)
class Units:
    """Lengths in pixels. ``u`` is a pixel of the 1280 x 800 design; ``em`` is body text.

    ``top`` and ``bar`` are the heights of the line above the table and of the bar below it. ``mirrored``: for who is
    left-handed, one's own plate is at the right, and the buttons are at the left.
    """

    width: float
    height: float
    u: float
    em: float
    top: float
    bar: float
    mirrored: bool = False

    @property
    def cloth(self) -> Rect:
        """The table between the line above and the bar below, in its own coordinates."""
        return Rect(0.0, 0.0, self.width, self.height - self.top - self.bar)

    @property
    def pad(self) -> float:
        """The distance that things keep from each other; larger letters need hardly more of it."""
        return round(0.75 * min(self.em, max(SMALLEST_TEXT, LARGEST_EM_APART * self.u)))

    @property
    def plain(self) -> Units:
        """The lengths of the same page with text at 100 %."""
        return units(self.width, self.height, mirrored=self.mirrored)


def units(width: float, height: float, text: float = 1.0, *, mirrored: bool = False) -> Units:
    """The lengths for a page of this size; ``text`` is the setting for the size of text (1, 1.5 or 2).

    Letters grow with the screen times the setting, and a tiny window takes back a part of it, a lower one all of it.
    """
    u = min(max(min(width / DESIGNED[0], height / DESIGNED[1]), SMALLEST), 4.0)
    most = min(height / 24, width / 36, SMALLEST_TEXT + (height - LOWEST) / 15.5)
    em = max(SMALLEST_TEXT, min(BODY_TEXT * max(u, LEAST_FOR_TEXT) * text, most))
    top, bar = round(min(2.75 * em, 0.085 * height)), round(min(3.5 * em, 0.13 * height))
    return Units(width, height, u, em, top, bar, mirrored)
