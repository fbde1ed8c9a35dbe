"""The names of the cards, as each sentence needs them.

Icelandic writes "laufasexa" when the card does something and "laufasexu" when something is done to it, and no language
builds all 52 names from parts, so every card is a text of its own in two cases. (The lines are literal because the
extraction tool reads them.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import Message, translate

if TYPE_CHECKING:
    from cardtable.cards import Card, Suit
    from cardtable.stage.zones import Face

_RANKS: Final = (
    translate("Cards", "aces", "several cards of the rank, nominative"),
    translate("Cards", "twos", "several cards of the rank, nominative"),
    translate("Cards", "threes", "several cards of the rank, nominative"),
    translate("Cards", "fours", "several cards of the rank, nominative"),
    translate("Cards", "fives", "several cards of the rank, nominative"),
    translate("Cards", "sixes", "several cards of the rank, nominative"),
    translate("Cards", "sevens", "several cards of the rank, nominative"),
    translate("Cards", "eights", "several cards of the rank, nominative"),
    translate("Cards", "nines", "several cards of the rank, nominative"),
    translate("Cards", "tens", "several cards of the rank, nominative"),
    translate("Cards", "jacks", "several cards of the rank, nominative"),
    translate("Cards", "queens", "several cards of the rank, nominative"),
    translate("Cards", "kings", "several cards of the rank, nominative"),
)

_ONE: Final = (
    translate("Cards", "an ace", "any card of the rank, nominative"),
    translate("Cards", "a two", "any card of the rank, nominative"),
    translate("Cards", "a three", "any card of the rank, nominative"),
    translate("Cards", "a four", "any card of the rank, nominative"),
    translate("Cards", "a five", "any card of the rank, nominative"),
    translate("Cards", "a six", "any card of the rank, nominative"),
    translate("Cards", "a seven", "any card of the rank, nominative"),
    translate("Cards", "an eight", "any card of the rank, nominative"),
    translate("Cards", "a nine", "any card of the rank, nominative"),
    translate("Cards", "a ten", "any card of the rank, nominative"),
    translate("Cards", "a jack", "any card of the rank, nominative"),
    translate("Cards", "a queen", "any card of the rank, nominative"),
    translate("Cards", "a king", "any card of the rank, nominative"),
)
_NOMINATIVE: Final = (
    translate("Cards", "ace of spades", "nominative"),
    translate("Cards", "two of spades", "nominative"),
    translate("Cards", "three of spades", "nominative"),
    translate("Cards", "four of spades", "nominative"),
    translate("Cards", "five of spades", "nominative"),
    translate("Cards", "six of spades", "nominative"),
    translate("Cards", "seven of spades", "nominative"),
    translate("Cards", "eight of spades", "nominative"),
    translate("Cards", "nine of spades", "nominative"),
    translate("Cards", "ten of spades", "nominative"),
    translate("Cards", "jack of spades", "nominative"),
    translate("Cards", "queen of spades", "nominative"),
    translate("Cards", "king of spades", "nominative"),
    translate("Cards", "ace of hearts", "nominative"),
    translate("Cards", "two of hearts", "nominative"),
    translate("Cards", "three of hearts", "nominative"),
    translate("Cards", "four of hearts", "nominative"),
    translate("Cards", "five of hearts", "nominative"),
    translate("Cards", "six of hearts", "nominative"),
    translate("Cards", "seven of hearts", "nominative"),
    translate("Cards", "eight of hearts", "nominative"),
    translate("Cards", "nine of hearts", "nominative"),
    translate("Cards", "ten of hearts", "nominative"),
    translate("Cards", "jack of hearts", "nominative"),
    translate("Cards", "queen of hearts", "nominative"),
    translate("Cards", "king of hearts", "nominative"),
    translate("Cards", "ace of clubs", "nominative"),
    translate("Cards", "two of clubs", "nominative"),
    translate("Cards", "three of clubs", "nominative"),
    translate("Cards", "four of clubs", "nominative"),
    translate("Cards", "five of clubs", "nominative"),
    translate("Cards", "six of clubs", "nominative"),
    translate("Cards", "seven of clubs", "nominative"),
    translate("Cards", "eight of clubs", "nominative"),
    translate("Cards", "nine of clubs", "nominative"),
    translate("Cards", "ten of clubs", "nominative"),
    translate("Cards", "jack of clubs", "nominative"),
    translate("Cards", "queen of clubs", "nominative"),
    translate("Cards", "king of clubs", "nominative"),
    translate("Cards", "ace of diamonds", "nominative"),
    translate("Cards", "two of diamonds", "nominative"),
    translate("Cards", "three of diamonds", "nominative"),
    translate("Cards", "four of diamonds", "nominative"),
    translate("Cards", "five of diamonds", "nominative"),
    translate("Cards", "six of diamonds", "nominative"),
    translate("Cards", "seven of diamonds", "nominative"),
    translate("Cards", "eight of diamonds", "nominative"),
    translate("Cards", "nine of diamonds", "nominative"),
    translate("Cards", "ten of diamonds", "nominative"),
    translate("Cards", "jack of diamonds", "nominative"),
    translate("Cards", "queen of diamonds", "nominative"),
    translate("Cards", "king of diamonds", "nominative"),
    translate("Cards", "red joker", "nominative"),
    translate("Cards", "black joker", "nominative"),
    translate("Cards", "green joker", "nominative"),
)
_ACCUSATIVE: Final = (
    translate("Cards", "ace of spades", "accusative"),
    translate("Cards", "two of spades", "accusative"),
    translate("Cards", "three of spades", "accusative"),
    translate("Cards", "four of spades", "accusative"),
    translate("Cards", "five of spades", "accusative"),
    translate("Cards", "six of spades", "accusative"),
    translate("Cards", "seven of spades", "accusative"),
    translate("Cards", "eight of spades", "accusative"),
    translate("Cards", "nine of spades", "accusative"),
    translate("Cards", "ten of spades", "accusative"),
    translate("Cards", "jack of spades", "accusative"),
    translate("Cards", "queen of spades", "accusative"),
    translate("Cards", "king of spades", "accusative"),
    translate("Cards", "ace of hearts", "accusative"),
    translate("Cards", "two of hearts", "accusative"),
    translate("Cards", "three of hearts", "accusative"),
    translate("Cards", "four of hearts", "accusative"),
    translate("Cards", "five of hearts", "accusative"),
    translate("Cards", "six of hearts", "accusative"),
    translate("Cards", "seven of hearts", "accusative"),
    translate("Cards", "eight of hearts", "accusative"),
    translate("Cards", "nine of hearts", "accusative"),
    translate("Cards", "ten of hearts", "accusative"),
    translate("Cards", "jack of hearts", "accusative"),
    translate("Cards", "queen of hearts", "accusative"),
    translate("Cards", "king of hearts", "accusative"),
    translate("Cards", "ace of clubs", "accusative"),
    translate("Cards", "two of clubs", "accusative"),
    translate("Cards", "three of clubs", "accusative"),
    translate("Cards", "four of clubs", "accusative"),
    translate("Cards", "five of clubs", "accusative"),
    translate("Cards", "six of clubs", "accusative"),
    translate("Cards", "seven of clubs", "accusative"),
    translate("Cards", "eight of clubs", "accusative"),
    translate("Cards", "nine of clubs", "accusative"),
    translate("Cards", "ten of clubs", "accusative"),
    translate("Cards", "jack of clubs", "accusative"),
    translate("Cards", "queen of clubs", "accusative"),
    translate("Cards", "king of clubs", "accusative"),
    translate("Cards", "ace of diamonds", "accusative"),
    translate("Cards", "two of diamonds", "accusative"),
    translate("Cards", "three of diamonds", "accusative"),
    translate("Cards", "four of diamonds", "accusative"),
    translate("Cards", "five of diamonds", "accusative"),
    translate("Cards", "six of diamonds", "accusative"),
    translate("Cards", "seven of diamonds", "accusative"),
    translate("Cards", "eight of diamonds", "accusative"),
    translate("Cards", "nine of diamonds", "accusative"),
    translate("Cards", "ten of diamonds", "accusative"),
    translate("Cards", "jack of diamonds", "accusative"),
    translate("Cards", "queen of diamonds", "accusative"),
    translate("Cards", "king of diamonds", "accusative"),
    translate("Cards", "red joker", "accusative"),
    translate("Cards", "black joker", "accusative"),
    translate("Cards", "green joker", "accusative"),
)
_SUITS: Final = (
    translate("Cards", "spades", "name of a suit"),
    translate("Cards", "hearts", "name of a suit"),
    translate("Cards", "clubs", "name of a suit"),
    translate("Cards", "diamonds", "name of a suit"),
)
_FACE_DOWN: Final = translate("Cards", "a face-down card")
_COUNT: Final = 55


def card_name(card: Card | None) -> Message:
    """The card as it is called when it stands alone, such as "six of clubs" (no article)."""
    return _FACE_DOWN if card is None else _NOMINATIVE[card.index % _COUNT]


def card_object(card: Card) -> Message:
    """The card as something that is laid, drawn or taken (the accusative; no article in English)."""
    return _ACCUSATIVE[card.index % _COUNT]


def suit_name(suit: Suit) -> Message:
    """The name of a suit, as it stands alone."""
    return _SUITS[suit]


def ranks_name(rank: int) -> Message:
    """All cards of a rank, such as "sevens", as a sentence names them after a colon."""
    return _RANKS[rank - 1]


def rank_name(rank: int) -> Message:
    """Any card of a rank, such as "an eight", as something that may be laid."""
    return _ONE[rank - 1]


def laid_name(card: Card | None, face: Face | None) -> Message:
    """A card that lies in a meld, a joker with the card it stands for."""
    if face is None or face.suit is None:
        return card_name(card)
    stands = _NOMINATIVE[face.suit * len(_RANKS) + face.rank - 1]
    return translate("Reader", "{joker} as {card}", "what a joker stands for").put(joker=card_name(card), card=stands)
