"""Card pictures as pixmaps: rendered once for each size and shared by all cards that look the same."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from cardtable.ui.deck.deck import BACK_COLOURS, BACK_ELEMENTS, DrawnDeck, back_element, element_of
from cardtable.ui.deck.shapes import CORNER, WIDTH
from cardtable.ui.deck.style import FaceStyle

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.ui.deck.deck import Deck

JUMBO_BELOW: Final = 75.0
KEPT_SIZES: Final = 6
KEPT_TURNED: Final = 96

_SHADOW: Final = QColor(0, 0, 0, 10)
_SHADOW_LAYERS: Final = 10
_PLAIN: Final = FaceStyle()


class CardPixmaps:
    """Pixmaps of faces and backs, rendered when first asked for.

    A pixmap is larger than the card by a margin on each side, which holds the card's shadow: place it at
    ``(-margin(width), -margin(width))`` from the card's top left corner. Only the ``KEPT_SIZES`` sizes asked for
    last are kept, so that a window may be resized for as long as one likes. Widths are in logical pixels, and
    ``dpr`` is the number of device pixels to one of them. ``generation`` changes when pictures already handed out
    no longer look right.
    """

    def __init__(self, deck: Deck | None = None, style: FaceStyle = _PLAIN, back_colour: str = "red") -> None:
        self._deck: Deck = deck or DrawnDeck()
        self._style = style
        self._back_colour = back_colour
        self.generation = 0
        self._sizes: OrderedDict[tuple[int, float], dict[tuple[str, FaceStyle], QPixmap]] = OrderedDict()
        self._shadows: dict[tuple[int, float], QPixmap] = {}
        self._turned: OrderedDict[tuple[int, float], QPixmap] = OrderedDict()

    @property
    def deck(self) -> Deck:
        """The deck the pictures come from. A new one drops all pixmaps."""
        return self._deck

    @deck.setter
    def deck(self, deck: Deck) -> None:
        if deck is not self._deck:
            self._deck = deck
            self.clear()

    @property
    def style(self) -> FaceStyle:
        """How faces look. A new style drops all pixmaps."""
        return self._style

    @style.setter
    def style(self, style: FaceStyle) -> None:
        if style != self._style:
            self._style = style
            self.clear()

    @property
    def back_colour(self) -> str:
        """The colour of the first pack's back, one of ``BACK_COLOURS``."""
        return self._back_colour

    @back_colour.setter
    def back_colour(self, colour: str) -> None:
        if colour not in BACK_COLOURS:
            raise ValueError(f"no such back: {colour!r}")
        self._back_colour = colour
        self.generation += 1

    @property
    def count(self) -> int:
        """How many pixmaps of cards are kept now."""
        return sum(len(pixmaps) for pixmaps in self._sizes.values())

    def clear(self) -> None:
        """Drop all pixmaps."""
        self.generation += 1
        self._sizes.clear()
        self._shadows.clear()
        self._turned.clear()

    def forget(self, width: float, dpr: float) -> None:
        """Drop the pixmaps of one size, which will not be asked for again soon."""
        size = _size(width, dpr)
        self._sizes.pop(size, None)
        self._shadows.pop(size, None)

    def height(self, width: float) -> float:
        """The height of a card of this width, without the shadow."""
        return width * self._deck.aspect

    def margin(self, width: float) -> float:
        """How far the pixmap reaches beyond the card on each side, in logical pixels.

        It is a multiple of four, so that the card's edge lies on whole device pixels for every usual screen scale.
        """
        return 4.0 * max(1, math.ceil(width * 0.06 / 4))

    def face(self, card: Card, width: float, dpr: float = 1.0, *, large: bool = False) -> QPixmap:
        """The face of a card, in large print where it is asked for or the card is narrower than ``JUMBO_BELOW``."""
        style = replace(self._style, jumbo=True) if large or width < JUMBO_BELOW else self._style
        return self._pixmap(element_of(card), style, width, dpr)

    def back(self, pack: int, width: float, dpr: float = 1.0) -> QPixmap:
        """The back of a pack, counted from 1; a deck without coloured backs has the same back for all."""
        element = back_element(pack, self._back_colour)
        return self._pixmap(element if self._deck.has(element) else BACK_ELEMENTS[0], _PLAIN, width, dpr)

    def turned(self, card: Card | None, width: float, dpr: float, degrees: float, *, large: bool = False) -> QPixmap:
        """A face (or the first pack's back, for ``None``) turned clockwise, in a pixmap just large enough for it.

        Only the ``KEPT_TURNED`` asked for last are kept.
        """
        straight = self.back(1, width, dpr) if card is None else self.face(card, width, dpr, large=large)
        key = (straight.cacheKey(), degrees)
        pixmap = self._turned.get(key)
        if pixmap is None:
            turn = QTransform().rotate(degrees)
            pixmap = self._turned[key] = straight.transformed(turn, Qt.TransformationMode.SmoothTransformation)
            while len(self._turned) > KEPT_TURNED:
                self._turned.popitem(last=False)
        self._turned.move_to_end(key)
        return pixmap

    def _pixmap(self, element: str, style: FaceStyle, width: float, dpr: float) -> QPixmap:
        size = _size(width, dpr)
        pixmaps = self._sizes.setdefault(size, {})
        self._sizes.move_to_end(size)
        while len(self._sizes) > KEPT_SIZES:
            oldest, _ = self._sizes.popitem(last=False)
            self._shadows.pop(oldest, None)
        pixmap = pixmaps.get((element, style))
        if pixmap is None:
            pixmap = pixmaps[element, style] = self._rendered(element, style, width, size)
        return pixmap

    def _rendered(self, element: str, style: FaceStyle, width: float, size: tuple[int, float]) -> QPixmap:
        device_width, dpr = size
        margin = round(self.margin(width) * dpr)
        card = QRectF(margin, margin, device_width, round(device_width * self._deck.aspect))
        shadow = self._shadows.get(size)
        if shadow is None:
            shadow = self._shadows[size] = _shadow(card, margin)
        pixmap = shadow.copy()
        with QPainter(pixmap) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._deck.paint(painter, card, element, style)
        pixmap.setDevicePixelRatio(dpr)
        return pixmap


def _size(width: float, dpr: float) -> tuple[int, float]:
    return max(1, round(width * dpr)), dpr


def _shadow(card: QRectF, margin: int) -> QPixmap:
    """A soft shadow below ``card``, in a pixmap ``margin`` larger on each side; all in device pixels."""
    pixmap = QPixmap(round(card.width()) + 2 * margin, round(card.height()) + 2 * margin)
    pixmap.fill(Qt.GlobalColor.transparent)
    drop = margin * 0.3
    reach = margin - drop - 0.5
    corner = CORNER * card.width() / WIDTH
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        for layer in range(_SHADOW_LAYERS):
            grow = reach * (1 - layer / _SHADOW_LAYERS) ** 1.5 - 0.5
            around = card.translated(QPointF(0, drop)).adjusted(-grow, -grow, grow, grow)
            painter.drawRoundedRect(around, corner + grow, corner + grow)
    return pixmap
