"""Covers: what the home page needs of a game, its picture as data too. All else is opened when it is to be played."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.messages import Message

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


class Shelf(NamedTuple):
    """Games that belong together, under a heading of their own; the lowest ``place`` comes first."""

    place: int
    title: Message


# Turns in units of a computer player's one; handing over comes with every turn where several share the screen.
# These are estimates of ours, not measured.
PERSON: Final = 2.0
HANDING_OVER: Final = 0.8
# So many minutes and more are said in whole fives.
ROUNDED_FROM: Final = 13


def share_of_time(seats: int, persons: int) -> float:
    """How long turns take with so many people at the table, as a share of what they take with one."""
    handing_over = HANDING_OVER if persons > 1 else 0.0
    return (seats - persons + persons * (PERSON + handing_over)) / (seats - 1 + PERSON)


def in_minutes(minutes: float) -> int:
    """A length as one says it: in whole fives, where it is no short one."""
    return max(1, round(minutes)) if minutes < ROUNDED_FROM else 5 * round(minutes / 5)


class Cover(NamedTuple):
    """One game from outside.

    ``id`` is its name in files, ``title`` its own name (never translated), ``short`` the same beside its family and
    ``script`` in the script it comes from, where they are others. ``subtitle`` is one line of what it is, ``length``
    says how long it takes, and ``minutes`` are the fewest and most that a table as the book has it takes. ``shelf`` is
    where it stands, ``picture`` how it looks, and ``seat_counts`` how many may sit at its table, up to ``offered`` at a
    new one. ``call`` is what has to be said aloud in time, and ``buys`` tells whether cards are bought: settings are
    about that.
    """

    id: str
    title: str
    subtitle: Message
    length: Message
    minutes: tuple[int, int]
    shelf: Shelf
    picture: Scenery
    seat_counts: range
    offered: int = 6
    script: str = ""
    short: str = ""
    call: Message | None = None
    buys: bool = False

    @property
    def most_seats(self) -> int:
        """How many seats a new table can have: what the game allows, as far as it is offered."""
        return min(self.seat_counts[-1], self.offered)

    def minutes_with(self, persons: int) -> tuple[int, int]:
        """The fewest and most minutes with so many people at a table of middling size, the others computer players."""
        share = share_of_time(max((self.seat_counts[0] + self.most_seats) // 2, persons), persons)
        fewest, most = self.minutes
        return in_minutes(fewest * share), in_minutes(most * share)
