"""Attributes and comparisons in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.games.two_of_three.rules.attributes import agreement, readings
from cardtable.messages import Listing, Message, listing, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import two_sentences
from cardtable.stage.zones import Chip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.two_of_three.rules.attributes import Attribute
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules

_SUIT: Final = translate("TwoOfThree", "suit", "what two cards agree in, after: agrees with the last card in")
_PARITY: Final = translate("TwoOfThree", "odd/even", "what two cards agree in, after: agrees with the last card in")
_HEIGHT: Final = translate("TwoOfThree", "low/high", "what two cards agree in, after: agrees with the last card in")
_NOTHING: Final = translate("TwoOfThree", "nothing", "what two cards agree in, after: agrees with the last card in")
_NAMES: Final = (_SUIT, _PARITY, _HEIGHT)

_SUITS: Final = (
    translate("TwoOfThree", "S", "one letter on a card: spades"),
    translate("TwoOfThree", "H", "one letter on a card: hearts"),
    translate("TwoOfThree", "C", "one letter on a card: clubs"),
    translate("TwoOfThree", "D", "one letter on a card: diamonds"),
)
_ODD: Final = translate("TwoOfThree", "odd", "a short word on a card: its number is odd")
_EVEN: Final = translate("TwoOfThree", "even", "a short word on a card: its number is even")
_LOW: Final = translate("TwoOfThree", "low", "a short word on a card: from two to seven")
_HIGH: Final = translate("TwoOfThree", "high", "a short word on a card: from eight to king")
_ONE: Final = translate("TwoOfThree", "1", "a short word on an ace, beside 14: it counts as 1, odd and low")
_FOURTEEN: Final = translate("TwoOfThree", "14", "a short word on an ace, beside 1: it counts as 14, even and high")


def attributes_text(found: Sequence[Attribute]) -> Message | Listing:
    """What two cards agree in, such as "suit and height", or "nothing"."""
    return listing([_NAMES[one] for one in found]) if found else _NOTHING


def comparison(card: Card, previous: Card, last: Card, rules: TwoOfThreeRules) -> Message:
    """In what a card agrees with the last two of the row, as a whole sentence."""
    return translate(
        "TwoOfThree", "The {card} shares {these} with the last card and {those} with the card before it."
    ).put(
        card=card_name(card),
        these=attributes_text(agreement(card, last, rules.match_last)),
        those=attributes_text(agreement(card, previous, rules.match_previous)),
    )


def with_aces(text: Message, cards: Sequence[Card]) -> Message:
    """The same text with a word about aces, where one was compared."""
    if all(card.rank is not Rank.ACE for card in cards):
        return text
    return two_sentences(
        text, translate("TwoOfThree", "An ace counts as 1 or as 14, whichever fits, each time it is compared.")
    )


def chips(card: Card, row: Sequence[Card], rules: TwoOfThreeRules) -> tuple[Chip, ...]:
    """Suit, parity and height of a card, each with the cards of the row that it agrees with (1: the last one)."""
    previous, last = row[-2:]
    found = (agreement(card, last, rules.match_last), agreement(card, previous, rules.match_previous))
    return tuple(
        Chip(letter, tuple(number for number, agreed in enumerate(found, 1) if kind in agreed))
        for kind, letter in zip((0, 1, 2), _letters(card), strict=True)
    )


def _letters(card: Card) -> tuple[Message, Message, Message]:
    """The words of the chips; those of an ace are its two values, since as 1 it is odd and low, as 14 even and high."""
    suit, odd, low = readings(card)[0]
    if card.rank is Rank.ACE:
        return _SUITS[suit], _ONE, _FOURTEEN
    return _SUITS[suit], _ODD if odd else _EVEN, _LOW if low else _HIGH
