"""How the picture of a game lies, as data: cards and signs on a piece of cloth, to be drawn elsewhere."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

BACK: Final = "?"


class SignKind(Enum):
    """What may stand on the cloth beside the cards: signs that tables have, too.

    All four suits to choose from; one suit on a badge, as the trump; the way play goes; how many features agree; a slip
    with figures; a word that a player calls out.
    """

    SUITS = auto()
    TRUMP = auto()
    WAY = auto()
    AGREEING = auto()
    SLIP = auto()
    CALL = auto()


class Lying(NamedTuple):
    """A card (``None`` is a back), its middle in widths of a card from the middle of the picture, and its lean.

    The lean is in degrees clockwise.
    """

    card: Card | None
    x: float
    y: float
    lean: float = 0.0


class Sign(NamedTuple):
    """A sign with its middle, its size in widths of a card, and what it says, where its kind says something."""

    kind: SignKind
    x: float
    y: float
    size: float
    text: str = ""


class Scenery(NamedTuple):
    """A picture: ``width`` and ``height`` (in widths of a card) are what has to be seen of it.

    Cards are drawn in their order, then the signs. What is written is in no language.
    """

    width: float
    height: float
    lying: tuple[Lying, ...]
    signs: tuple[Sign, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The faces in it."""
        return tuple(one.card for one in self.lying if one.card is not None)


def _read(text: str) -> list[Card | None]:
    return [None if word == BACK else Card.parse(word) for word in text.split()]


def row(text: str, x: float, y: float, step: float, rise: float = 0.0, lean: float = 0.0) -> tuple[Lying, ...]:
    """Cards from left to right, the middle of the first at (x, y), each ``step`` further and ``rise`` higher."""
    return tuple(Lying(card, x + at * step, y - at * rise, lean) for at, card in enumerate(_read(text)))


def fan(text: str, x: float, y: float, spread: float, step: float) -> tuple[Lying, ...]:
    """Cards in a hand around (x, y): each leans ``spread`` degrees more than the one before, the outer ones lower."""
    cards = _read(text)
    places = [at - (len(cards) - 1) / 2 for at in range(len(cards))]
    return tuple(
        Lying(card, x + at * step, y + abs(at * at * step * spread) * 0.007, at * spread)
        for card, at in zip(cards, places, strict=True)
    )


def heights(text: str, at: Sequence[float], x: float, y: float, step: float) -> tuple[Lying, ...]:
    """Cards from left to right, each so much higher than ``y``."""
    return tuple(
        Lying(card, x + place * step, y - rise) for place, (card, rise) in enumerate(zip(_read(text), at, strict=True))
    )
