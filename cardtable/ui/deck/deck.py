"""What every deck of pictures can do, and the names of its pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from cardtable.cards import Card, Rank, Suit, packs

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

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
