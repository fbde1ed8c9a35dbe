"""What Two of Three says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Rank
from cardtable.games.two_of_three.rules.actions import Draw, Play, Stop
from cardtable.games.two_of_three.rules.attributes import Attribute, agreement, readings
from cardtable.games.two_of_three.rules.legality import matches, playable
from cardtable.messages import Message, listing, translate
from cardtable.stage.account import TOTAL, Column, gain, number, quantity
from cardtable.stage.card_names import card_name, card_object, suit_name
from cardtable.stage.common_words import is_playing, two_reasons, two_sentences, with_reason
from cardtable.stage.zones import Feature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.two_of_three.rules.attributes import Reading
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView
    from cardtable.messages import Listing
    from cardtable.players.decision import Reason

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
    Attribute.PARITY: translate("TwoOfThree", "odd/even", "a feature of cards, in a list after a colon"),
    Attribute.HEIGHT: translate("TwoOfThree", "high/low", "a feature of cards, in a list after a colon"),
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
    """In what a card agrees with the card before the last of the row, and with the last one."""
    previous, last = row[-2:]
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


def status(table: TwoOfThreeView, names: Sequence[str]) -> Message:
    """Whose turn it is, and what can be done in it."""
    if table.result is not None:
        return round_end(table.result, names)
    if table.seat != table.turn:
        return is_playing(names[table.turn])
    return _own_turn(table).put(player=names[table.turn])


def _own_turn(table: TwoOfThreeView) -> Message:
    fitting = playable(table.rules, table.row, table.hand)
    if not fitting:
        return translate(
            "TwoOfThree", "{player}: nothing in your hand fits, so draw a card. If it does not fit, you lose the round."
        )
    if table.drawn:
        return translate("TwoOfThree", "{player}: the card you drew fits, so lay it.")
    if table.placed and table.rules.stop_early:
        return translate("TwoOfThree", "{player}: lay another card, or end your turn.")
    if not matches(table.rules, fitting[0], *table.row[-2:]):
        return _what_contrasts(table)
    if table.placed:
        return translate("TwoOfThree", "{player}: go on as long as anything fits.")
    return _what_fits(table)


def _what_contrasts(table: TwoOfThreeView) -> Message:
    """What a contrast has to be like (G9)."""
    previous, last = table.row[-2:]
    if table.rules.contrast == "callout":
        text = translate(
            "TwoOfThree",
            "{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at "
            "least one feature with the {previous}.",
        )
    else:
        text = translate(
            "TwoOfThree",
            "{player}: nothing fits in the usual way, so lay a contrast: it shares nothing with the {last} and at "
            "most one feature with the {previous}.",
        )
    return text.put(last=card_name(last), previous=card_name(previous))


def _what_fits(table: TwoOfThreeView) -> Message:
    """What the next card has to be like (G8)."""
    previous, last = table.row[-2:]
    if table.rules.exactly:
        text = translate(
            "TwoOfThree",
            "{player}: lay a card that shares exactly two features (suit, odd or even, high or low) with the {last} "
            "and exactly one with the {previous}.",
        )
    else:
        text = translate(
            "TwoOfThree",
            "{player}: lay a card that shares two features (suit, odd or even, high or low) with the {last} and one "
            "with the {previous}.",
        )
    return text.put(last=card_name(last), previous=card_name(previous))


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Who took the fewest cards."""
    if len(result.winners) == len(result.scores):
        return translate("TwoOfThree", "The leg is over, and everybody took the same number of cards.")
    winners = listing([names[seat] for seat in result.winners])
    return translate("TwoOfThree", "The leg is over. Fewest cards: {players}.").put(players=winners)


def progress(rules: TwoOfThreeRules, rounds: int) -> Message:
    """Which leg it is, and what ends the match."""
    number = max(rounds, 1)
    if rules.legs is not None:
        return translate("TwoOfThree", "Leg {number} of {total}", "a leg (omgang) is one time through the pack").put(
            number=min(number, rules.legs), total=rules.legs
        )
    return translate("TwoOfThree", "Leg {number}, playing until somebody has more than {points} points").put(
        number=number, points=rules.limit or 0
    )


def score_text(result: RoundResult, seat: int) -> Message | None:
    """How many rounds were lost, and whether the stock came with the last one."""
    _, lost, rest = result.carried
    rounds = translate("TwoOfThree", "%n round(s) lost", "why somebody has so many points", lost[seat])
    if not rest[seat]:
        return rounds
    stock = translate("TwoOfThree", "%n card(s) from the stock", "why somebody has so many points", rest[seat])
    return two_reasons(rounds, stock)


# What each reason of the computer players says.
WHY: Final = {
    "nothing-fits": translate("TwoOfThree", "Nothing in your hand fits."),
    "only-card": translate("TwoOfThree", "It is the only card that fits."),
    "fits": translate("TwoOfThree", "It fits."),
    "goes-on": translate("TwoOfThree", "Another of your cards can follow it."),
    "goes-out": translate("TwoOfThree", "All your cards can follow one another."),
    "last-card": translate("TwoOfThree", "That gets rid of your last card."),
    "fewer-fit": translate("TwoOfThree", "Then fewer cards fit for the next player."),
    "fewer-fit-later": translate("TwoOfThree", "If you go on from there, fewer cards fit for the next player."),
    "lays-more": translate("TwoOfThree", "That way you get rid of more cards."),
    "out-next": translate("TwoOfThree", "Then you are more likely to go out on your next turn."),
    "stuck-less": translate("TwoOfThree", "Then you are more likely to have a card that fits on your next turn."),
    "none-better": translate("TwoOfThree", "As far as anyone can know, nothing else is better."),
    "stop-now": translate("TwoOfThree", "Another card would make it easier for the next player."),
    "as-good": translate("TwoOfThree", "Nothing else you can do now is better."),
}


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    return with_reason(_advice(action), reasons, WHY)


def _advice(action: Action) -> Message:
    match action:
        case Play(card):
            return translate("TwoOfThree", "Lay the {card}.").put(card=card_object(card))
        case Draw():
            return translate("TwoOfThree", "Draw a card.")
        case Stop():
            return translate("TwoOfThree", "End your turn.")
    raise ValueError("this is the action of another game")


def hurrah(view: TwoOfThreeView, names: Sequence[str]) -> Message:
    """Who took the fewest cards."""
    assert view.result is not None
    players = [names[seat] for seat in view.result.winners]
    return translate("TwoOfThree", "Fewest cards: {players}!", "called out at the end of a leg").put(
        players=listing(players)
    )


def columns(view: TwoOfThreeView, totals: Sequence[int]) -> list[Column]:
    """Rounds that were lost, cards taken in this leg, and the total."""
    assert view.result is not None
    _, lost, _ = view.result.carried
    return [
        Column(translate("TwoOfThree", "Lost", "column: rounds lost in this leg"), tuple(map(quantity, lost))),
        Column(translate("TwoOfThree", "Leg", "column: cards taken in this leg"), tuple(map(gain, view.result.scores))),
        Column(TOTAL, tuple(map(number, totals))),
    ]


def comes_next(played: int) -> tuple[Message, Message]:
    """The next leg."""
    text = translate("TwoOfThree", "Leg {number}", "button: what comes next").put(number=played + 1)
    return text, text
