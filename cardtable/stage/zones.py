"""What lies on a table and what is written there, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardtable.cards import Card, Suit
    from cardtable.messages import Message

AWAY: Final = "away"
_AT: Final = "#"


def at_card(zone: str, index: int) -> str:
    """A target: the card with this index in a zone."""
    return f"{zone}{_AT}{index}"


def zone_of(target: str) -> str:
    """The zone that a target names."""
    return target.partition(_AT)[0]


def card_at(target: str) -> int | None:
    """The index of the card that a target names, if any."""
    index = target.partition(_AT)[2]
    return int(index) if index else None


class ZoneKind(StrEnum):
    """How the cards of a zone lie.

    A ``MELD`` lies open for good, as does a trick when the round is over; a ``TRAY`` is a place where one person puts
    cards of the hand together first. The hand that is open to all when a round is over is an ``OPEN_HAND``, but for
    the one at the near edge. The cards of a ``TRICK`` lie apart, each before its player; those of a ``ROW`` follow each
    other, and the ones that count lie large. A ``KITTY`` is a labelled strip of cards laid aside, ``WON`` a pack of
    tricks that were won, and the cards of ``LAST`` are shown where those of the trick lie, for as long as a player asks
    for them.
    """

    HAND = "hand"
    OTHER_HAND = "other-hand"
    OPEN_HAND = "open-hand"
    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"
    TRAY = "tray"
    TRICK = "trick"
    ROW = "row"
    KITTY = "kitty"
    WON = "won"
    LAST = "last"


class Middle(StrEnum):
    """What the middle of a table is there for, from the first deal of a match to its end."""

    PILES = "piles"
    TRICK = "trick"
    MELDS = "melds"
    ROW = "row"


@dataclass(frozen=True, slots=True)
class Face:
    """What a joker stands for; the suit is open in a set."""

    rank: int
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature of a card that counts, in a word of the game such as "even"; ``suit`` where it is one."""

    text: Message
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """What everybody should notice about a seat or a card, in few words, and in fewer where these find no room.

    ``whole`` says it in so many that it can be understood alone, for ears and for its tool tip.
    """

    text: Message
    short: Message | None = None
    whole: Message | None = None


@dataclass(frozen=True, slots=True)
class Zone:
    """One place on the table.

    ``cards`` are bottom to top or left to right, ``None`` where a card lies face down. ``name`` is for eyes and
    ears, ``short`` is written where the name finds no room. ``suit`` is a badge on the zone (the named suit).
    ``seat`` is whose zone it is. ``counted``: the number of cards is written beside it. ``loose`` is the index of a
    card that sticks out from under those above it. ``owner`` is who laid a meld or won tricks, ``room`` for how many
    cards there is a place at least, ``stands`` what a joker stands for (by cards), ``fine`` whether a tray holds what
    is asked for and ``wrong`` why it does not. ``breaks`` are the places in a hand where another group begins.
    ``players`` are who laid each card of a trick, ``marked`` the indices of the cards that count now, ``heads`` what
    is written over each of these, and ``features`` what is written under each. ``target`` is whether cards can be put
    on the hand of another seat (or on its plate), as when a player is asked. ``tip`` explains what is written there to
    the player who points at it.
    """

    id: str
    kind: ZoneKind
    name: Message
    cards: tuple[Card | None, ...]
    seat: int | None = None
    suit: Suit | None = None
    counted: bool = True
    loose: int | None = None
    owner: int | None = None
    room: int = 0
    stands: tuple[Face | None, ...] = ()
    fine: bool = False
    wrong: Message | None = None
    breaks: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    marked: tuple[int, ...] = ()
    heads: tuple[Note, ...] = ()
    features: tuple[tuple[Feature, ...], ...] = ()
    target: bool = False
    short: Message | None = None
    tip: Message | None = None


@dataclass(frozen=True, slots=True)
class Tag:
    """What a seat did last, in a word or two such as "laid", the card with which, and the suit named for it."""

    text: Message
    card: Card | None = None
    named: Suit | None = None


@dataclass(frozen=True, slots=True)
class Arrival:
    """Cards that came to a seat otherwise than by drawing, and in a word or two why."""

    seat: int
    cards: tuple[Card, ...]
    reason: Message


@dataclass(frozen=True, slots=True)
class Sign:
    """What is written in the upper left corner of a table of tricks: the trump suit, or how far a player is.

    ``short`` is written where ``text`` finds no room; ``part`` is a share from 0 to 1, drawn as a bar below.
    """

    text: Message
    short: Message | None = None
    suit: Suit | None = None
    part: float | None = None


@dataclass(frozen=True, slots=True)
class Ladder:
    """A way that everybody goes down: its steps from the upper end as ranks, and by seat on which of them one stands.

    Steps are counted from 0.
    """

    steps: tuple[int, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Direction:
    """Which way round the table play goes, and whether that is another way than the one in which it began."""

    clockwise: bool
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at a seat: how many cards it holds, its score, and what everybody should notice.

    ``count`` is ``None`` where players have to count for themselves. ``rank`` is a rank that means something special
    for this seat (0: none), ``rank_note`` what. ``tokens`` of ``tokens_of`` are left, as ``tokens_note`` says in words.
    """

    seat: int
    active: bool
    dealer: bool
    count: int | None
    score: Message | None = None
    notes: tuple[Note, ...] = ()
    rank: int = 0
    rank_note: Message | None = None
    tokens: int = 0
    tokens_of: int = 0
    tokens_note: Message | None = None


@dataclass(frozen=True, slots=True)
class TrayPlace:
    """One place of a tray: what belongs there, the cards as they would be laid, and what its jokers stand for.

    ``room`` is for how many cards it is meant, ``name`` what they are, ``fine`` whether they are what is asked for,
    and ``wrong`` why they are not.
    """

    label: Message
    room: int
    name: Message | None = None
    cards: tuple[Card, ...] = ()
    stands: tuple[Face | None, ...] = ()
    fine: bool = False
    wrong: Message | None = None
