"""Suits, ranks, cards and packs: the things every card game is made of.

A :class:`Card` is one physical card. Each exists once per process, so cards compare by identity and are cheap to
look up; ``Card.parse(str(card)) is card`` always holds, in this process and in any other.
"""

from __future__ import annotations

from enum import IntEnum
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

MAX_PACKS: Final = 4
MAX_JOKERS: Final = 3


class Suit(IntEnum):
    """The four suits, in the order in which a hand is sorted (colours alternate)."""

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """The letter of the suit in a card's text form: S, H, C or D."""
        return "SHCD"[self]

    @property
    def symbol(self) -> str:
        """The suit sign, for texts that only people read (logs, golden files)."""
        return "♠♥♣♦"[self]


class Rank(IntEnum):
    """Thirteen ranks, ace low, and zero for a joker."""

    JOKER = 0
    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def text(self) -> str:
        """A, 2 ... 10, J, Q, K, and JK for a joker."""
        return _RANK_TEXTS[self]


_RANK_TEXTS: Final = ("JK", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = tuple(Suit)
RANKS: Final = tuple(rank for rank in Rank if rank is not Rank.JOKER)


class Card:
    """One physical card of one pack.

    ``rank`` is ``Rank.JOKER`` and ``suit`` is ``None`` for jokers, which are told apart by ``joker`` (1 to 3).
    ``pack`` counts from 1. The text form is ``6C`` for the first pack and ``6C-2`` for the second; jokers are
    ``JK1`` and ``JK1-2``.
    """

    __slots__ = ("_text", "index", "joker", "pack", "rank", "suit")

    rank: Rank
    suit: Suit | None
    joker: int
    pack: int
    index: int

    def __init__(self, rank: Rank, suit: Suit | None, joker: int, pack: int, index: int) -> None:
        text = f"JK{joker}" if suit is None else f"{rank.text}{suit.letter}"
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "joker", joker)
        object.__setattr__(self, "pack", pack)
        object.__setattr__(self, "index", index)
        object.__setattr__(self, "_text", text if pack == 1 else f"{text}-{pack}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card never changes: {name}")

    def __str__(self) -> str:
        return self._text  # type: ignore[attr-defined, no-any-return]

    def __repr__(self) -> str:
        return self._text  # type: ignore[attr-defined, no-any-return]

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __hash__(self) -> int:
        return self.index

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Card.parse, (str(self),)

    @property
    def is_joker(self) -> bool:
        """Whether this card is a joker."""
        return self.suit is None

    @property
    def face(self) -> Card:
        """The same face in the first pack: what the card looks like, whichever pack it came from."""
        return _ALL[self.index % _PER_PACK]

    @staticmethod
    def of(rank: Rank, suit: Suit, pack: int = 1) -> Card:
        """The card of this rank and suit."""
        return _ALL[(pack - 1) * _PER_PACK + suit * 13 + rank - 1]

    @staticmethod
    def joker_of(number: int, pack: int = 1) -> Card:
        """The joker with this number (1 to 3)."""
        return _ALL[(pack - 1) * _PER_PACK + 52 + number - 1]

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card's text form; ValueError when it is none."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise ValueError(f"not a card: {text[:12]!r}")
        return card

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(
            _validated, serialization=core_schema.plain_serializer_function_ser_schema(_TEXT)
        )


# A whole pack is written with every action, so this calls no function of Python.
_TEXT: Final = attrgetter("_text")
_PER_PACK: Final = 52 + MAX_JOKERS


def _validated(value: object) -> Card:
    if isinstance(value, Card):
        return value
    if isinstance(value, str):
        return Card.parse(value)
    raise ValueError("a card is written as text")


def _make_all() -> tuple[Card, ...]:
    cards: list[Card] = []
    for pack in range(1, MAX_PACKS + 1):
        for suit in SUITS:
            for rank in RANKS:
                cards.append(Card(rank, suit, 0, pack, len(cards)))
        for joker in range(1, MAX_JOKERS + 1):
            cards.append(Card(Rank.JOKER, None, joker, pack, len(cards)))
    return tuple(cards)


_ALL: Final = _make_all()
_BY_TEXT: Final = {str(card): card for card in _ALL}


def packs(count: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """All cards of ``count`` packs with ``jokers`` jokers each, in their fixed order."""
    if not 1 <= count <= MAX_PACKS or not 0 <= jokers <= MAX_JOKERS:
        raise ValueError(f"no such packs: {count} with {jokers} jokers")
    return tuple(card for card in _ALL if card.pack <= count and card.joker <= jokers)


def cards(text: str) -> list[Card]:
    """Several cards from a line such as ``"6C 10D KH-2"``."""
    return [Card.parse(word) for word in text.split()]


def by_suit(card: Card) -> tuple[int, int, int]:
    """The key of sorting a hand by suits, jokers last."""
    return 4 if card.suit is None else int(card.suit), card.rank, card.index


def shown(some: Iterable[Card]) -> str:
    """Cards as one line of text, the reverse of :func:`cards`."""
    return " ".join(map(str, some))
