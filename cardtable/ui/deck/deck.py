"""What every deck can do, the names of its pictures, and the deck that the program draws, with its backs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable.cards import Card, Rank, Suit, packs
from cardtable.resources import asset_bytes
from cardtable.ui.deck.faces import face
from cardtable.ui.deck.shapes import HEIGHT, WIDTH, Drawing, Picture, paint

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from cardtable.ui.deck.style import FaceStyle

BACK_COLOURS: Final = ("red", "blue", "green")
BACK_ELEMENTS: Final = ("back", "back_blue", "back_green")
_JOKERS: Final = ("red_joker", "black_joker", "green_joker")
_COURTS: Final = {Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
_SUITS: Final = {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.CLUBS: "club", Suit.DIAMONDS: "diamond"}


class Deck(Protocol):
    """A set of card pictures, each reached by its element name (``king_heart``, ``1_spade``, ``back``)."""

    @property
    def id(self) -> str:
        """A short name that stays the same, for the settings."""

    @property
    def aspect(self) -> float:
        """Height of a card divided by its width."""

    def has(self, element: str) -> bool:
        """Whether the deck has a picture of this name."""

    def paint(self, painter: QPainter, rect: QRectF, element: str, style: FaceStyle) -> None:
        """Paint a picture so that the card's edge is ``rect``, in the painter's units; nothing if there is none."""


def element_of(card: Card) -> str:
    """The element name of a card's face; the same for every pack."""
    if card.suit is None:
        return _JOKERS[card.joker - 1]
    return f"{_COURTS.get(card.rank, card.rank.value)}_{_SUITS[card.suit]}"


def back_element(pack: int, colour: str | None = None) -> str:
    """The element name of a pack's back.

    Args:
        pack: Which pack, counted from 1. The following packs get the following colours.
        colour: The first pack's colour, one of ``BACK_COLOURS``; red if ``None``.

    Returns:
        One of ``BACK_ELEMENTS``.
    """
    if colour is None:
        colour = BACK_COLOURS[0]
    if colour not in BACK_COLOURS:
        raise ValueError(f"no such back: {colour!r}")
    first = BACK_COLOURS.index(colour)
    return BACK_ELEMENTS[(first + pack - 1) % len(BACK_ELEMENTS)]


FACES: Final = {element_of(card): card for card in packs(1, jokers=3)}
NEEDED_ELEMENTS: Final = (*(name for name, card in FACES.items() if not card.is_joker), BACK_ELEMENTS[0])
ELEMENTS: Final = (*FACES, *BACK_ELEMENTS)


# The colours of ``back.svg``, ground, dark and light, and what they are in the other backs.
_YARNS: Final = {
    "back": (b"#a3202e", b"#861724", b"#dd7f78"),
    "back_blue": (b"#1f4a86", b"#173a6c", b"#7fa9dc"),
    "back_green": (b"#1d6a4b", b"#14543a", b"#7cbf9b"),
}


def _back(element: str) -> Picture:
    """A back, in card units; it looks the same upside down."""
    data = asset_bytes("deck", "back.svg")
    for red, other in zip(_YARNS["back"], _YARNS[element], strict=True):
        data = data.replace(red, other)
    return (Drawing(QSvgRenderer(QByteArray(data))),)


class DrawnDeck:
    """The deck that is always there. It needs a ``QGuiApplication``, because of the letters."""

    id: Final = "drawn"
    aspect: Final = HEIGHT / WIDTH

    def has(self, element: str) -> bool:
        """Whether the deck has a picture of this name: all of ``ELEMENTS``."""
        return element in ELEMENTS

    def paint(self, painter: QPainter, rect: QRectF, element: str, style: FaceStyle) -> None:
        """Paint a card so that its edge is ``rect``, in the painter's units; nothing if there is no such element."""
        if not self.has(element):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
        # Shapes and SVG pictures keep what Qt makes of them: kept as well, fifty cards would outweigh their pixmaps.
        paint(painter, face(element, FACES[element], style) if element in FACES else _back(element))
        painter.restore()
