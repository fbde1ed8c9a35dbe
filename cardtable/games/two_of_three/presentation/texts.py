"""Words that several parts of Two of Three use: the features of cards, and how one card is like two others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Rank
from cardtable.games.two_of_three.rules.attributes import Attribute, agreement, readings
from cardtable.games.two_of_three.rules.legality import contrasts, matches
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, suit_name
from cardtable.stage.common_words import two_sentences
from cardtable.stage.zones import Feature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.two_of_three.rules.attributes import Reading
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
    from cardtable.messages import Listing

_OF_SUIT: Final = {suit: Feature(suit_name(suit), suit) for suit in SUITS}
_PARITY: Final = (
    Feature(translate("TwoOfThree", "even", "a feature of a card: its number is even")),
    Feature(translate("TwoOfThree", "odd", "a feature of a card: its number is odd")),
)
_HEIGHT: Final = (
    Feature(translate("TwoOfThree", "high", "a feature of a card: from eight to king")),
    Feature(translate("TwoOfThree", "low", "a feature of a card: from two to seven")),
)
_ACE_PARITY: Final = Feature(translate("TwoOfThree", "1 odd · 14 even", "a feature of an ace, which counts as 1 or 14"))
_ACE_HEIGHT: Final = Feature(translate("TwoOfThree", "1 low · 14 high", "a feature of an ace, which counts as 1 or 14"))


_KINDS: Final = {
    Attribute.SUIT: translate("TwoOfThree", "suit", "a feature of cards, in a list after a colon"),
    Attribute.PARITY: translate("TwoOfThree", "odd or even", "a feature of cards, in a list after a colon"),
    Attribute.HEIGHT: translate("TwoOfThree", "high or low", "a feature of cards, in a list after a colon"),
}
RULE_TIP: Final = translate(
    "TwoOfThree",
    "Each card has three features: its suit; odd (3, 5, 7, 9, jack, king) or even (2, 4, 6, 8, 10, queen); "
    "low (2 to 7) or high (8 to king). An ace is odd and low, or even and high, as it suits you.",
    "explains what is written under the cards of the row",
)


def unlike(alike: Sequence[Attribute]) -> Listing:
    """The features that two cards do not have in common."""
    return listing([_KINDS[kind] for kind in Attribute if kind not in alike])


def features(card: Card) -> tuple[Feature, Feature, Feature]:
    """Suit, odd or even, low or high; an ace has both, since it counts as 1 or as 14 (G2)."""
    words = _words(readings(card)[0])
    return (words[0], _ACE_PARITY, _ACE_HEIGHT) if card.rank is Rank.ACE else words


def agreed(card: Card, row: Sequence[Card], rules: TwoOfThreeRules) -> tuple[tuple[Attribute, ...], ...]:
    """In what a card agrees with the card before the last of the row, and with the last one.

    An ace counts as it has to for a match or, where the card is a contrast and no match, for that one (G4).
    """
    previous, last = row[-2:]
    if contrasts(rules, card, previous, last) and not matches(rules, card, previous, last):
        return agreement(card, previous, rules.contrast_previous), agreement(card, last, rules.contrast_last)
    return agreement(card, previous, rules.match_previous), agreement(card, last, rules.match_last)


def comparison(card: Card, previous: Card, last: Card, rules: TwoOfThreeRules) -> Message:
    """How a card is like the last two of the row, as a whole sentence."""
    with_previous, with_last = agreed(card, (previous, last), rules)
    if with_last and with_previous:
        text = translate("TwoOfThree", "The {card}: {these} like the {last}, {those} like the {previous}.")
    elif with_last:
        text = translate("TwoOfThree", "The {card}: {these} like the {last}, but nothing like the {previous}.")
    elif with_previous:
        text = translate("TwoOfThree", "The {card}: nothing like the {last}, but {those} like the {previous}.")
    else:
        text = translate("TwoOfThree", "The {card}: nothing like the {last}, and nothing like the {previous}.")
    return text.put(
        card=card_name(card),
        these=listing([_word(one, card, last).text for one in with_last]),
        those=listing([_word(one, card, previous).text for one in with_previous]),
        last=card_name(last),
        previous=card_name(previous),
    )


def with_aces(text: Message, cards: Sequence[Card]) -> Message:
    """The same text with a word about aces, where one was compared."""
    if all(card.rank is not Rank.ACE for card in cards):
        return text
    return two_sentences(
        text, translate("TwoOfThree", "An ace counts as 1 or as 14, whichever fits, each time it is compared.")
    )


def _words(reading: Reading) -> tuple[Feature, Feature, Feature]:
    return _OF_SUIT[reading.suit], _PARITY[reading.odd], _HEIGHT[reading.low]


def _word(kind: Attribute, card: Card, other: Card) -> Feature:
    """What both cards are: of an ace and another card, what that one is."""
    plain = other if card.rank is Rank.ACE else card
    return _words(readings(plain)[0])[kind]
