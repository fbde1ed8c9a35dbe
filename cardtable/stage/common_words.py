"""What is said at every table alike: names of zones and buttons, sentences of events and refusals, tags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import by_suit
from cardtable.messages import Shown, listing, translate
from cardtable.stage.card_names import card_name, card_object

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.cards import Card
    from cardtable.messages import Listing, Message

MOST_NAMED: Final = 4

STOCK: Final = translate("Table", "Stock")
DISCARD_PILE: Final = translate("Table", "Discard pile")
POINTS: Final = translate("Table", "Points")

HOUSE_RULES: Final = translate("Rules", "Your table plays with house rules:")
NO_HOUSE_RULES: Final = translate("Rules", "Your table plays by the book, without house rules.")

DRAW: Final = translate("Table", "Draw", "button: draw a card")
DRAW_KEY: Final = translate("Keys", "D", "letter of the button “Draw”")
END_TURN: Final = translate("Table", "End turn", "button")
END_TURN_KEY: Final = translate("Keys", "E", "letter of the button “End turn”")
PASS: Final = translate("Table", "Pass", "button: say pass")
PASS_KEY: Final = translate("Keys", "P", "letter of the button “Pass”")
TAKE_UP_AGAIN: Final = translate("Table", "Return to hand", "button: out of the tray")
TAKE_UP_AGAIN_KEY: Final = translate("Keys", "U", "letter of the button “Return to hand”")
REPLAY: Final = translate("Replay", "Watch it again", "button: show a match once more, from its beginning")
REVIEW: Final = translate("Review", "Review", "button: hear of every own decision what would have been better")

NOTHING_FITS: Final = translate("Table", "Nothing in your hand fits, so draw a card.")
PICK_FIRST: Final = translate("Table", "Pick a card first.")
NOT_NOW: Final = translate("Table", "That is not possible now.")
NOT_YOUR_TURN: Final = translate("Table", "It is not your turn yet: {player} plays now.")
# The card is an object.
NOT_IN_HAND: Final = translate("Table", "You do not hold the {card}.")
ROUND_OVER: Final = translate("Table", "The round is over.")
# What a player that only searches says of what it chose.
SEARCHED: Final = {
    "only": translate("Table", "You have no choice."),
    "tried": translate("Table", "Tried out in many possible deals, this did best."),
    "tried-even": translate("Table", "Tried out in many possible deals, other choices did hardly worse."),
}
LAST_CARDS: Final = translate("Table", "That way you get rid of all your cards.")
I_AM_OUT: Final = translate("Table", "I’m out!", "what a player says aloud")


def count_text(number: int) -> Message:
    """So many cards."""
    return translate("Table", "%n card(s)", "cards in a hand", number)


def short_count(number: int) -> Shown:
    """So many cards: for eyes a mere number, where it is clear of what."""
    return Shown(number, count_text(number))


def hand_of(player: str) -> Message:
    """The name of the zone that holds a hand."""
    return translate("Table", "{player}’s hand").put(player=player)


def points_so_far(total: int) -> Message:
    """A score of points, none below zero."""
    return translate("Table", "%n point(s)", "the score of a player so far", total)


def is_playing(player: str) -> Message:
    """Whose turn it is, said to the others."""
    return translate("Table", "{player} is playing.").put(player=player)


def draws(player: str, card: Card | None) -> Message:
    """A card is drawn, which only the one who draws it sees."""
    if card is None:
        return translate("Table", "{player} draws a card.").put(player=player)
    return translate("Table", "{player} draws the {card}.").put(player=player, card=card_object(card))


def named_cards(cards: Sequence[Card]) -> Listing:
    """Cards in a list that a player lays."""
    each = translate("Table", "the {card}", "one of several cards that somebody lays, in the accusative")
    return listing([each.put(card=card_object(card)) for card in cards])


def passes(player: str) -> Message:
    """A player says pass."""
    return translate("Table", "{player} passes.").put(player=player)


def wins_the_round(player: str | Listing) -> Message:
    """The last card has left a hand."""
    return translate("Table", "{player} has no cards left and wins the round.").put(player=player)


def pile_becomes_stock(number: int) -> Message:
    """The discards are shuffled."""
    return translate("Table", "The discard pile is shuffled and becomes the new stock (%n card(s)).", None, number)


PILE_SHUFFLED: Final = translate("Table", "discard pile shuffled into the stock", "in a line about a turn")


def round_of(number: int, rounds: int) -> Message:
    """How far a match of so many rounds is."""
    return translate("Table", "Round {number} of %n", None, rounds).put(number=number)


def two_sentences(first: Message, second: Message) -> Message:
    """One whole sentence after the other."""
    return translate("Table", "{first} {second}", "two whole sentences").put(first=first, second=second)


def these_fit(cards: Sequence[Card]) -> Message:
    """Cards of the own hand that would have done, as a hand is sorted, some of them where they are many."""
    named = listing([card_name(card) for card in sorted(cards[:MOST_NAMED], key=by_suit)])
    if len(cards) > MOST_NAMED:
        return translate("Table", "These would fit, among others: {cards}.", "cards of the own hand").put(cards=named)
    if len(cards) > 1:
        return translate("Table", "These would fit: {cards}.", "cards of the own hand").put(cards=named)
    return translate("Table", "This one would fit: {card}.", "a card of the own hand").put(card=named)


def two_reasons(first: Message | Listing, second: Message | Listing) -> Message:
    """Two reasons for a score, in one line."""
    return translate("Table", "{first}, {second}", "two reasons for a score").put(first=first, second=second)


def with_reason(advice: Message, reasons: Sequence[str], why: Mapping[str, Message]) -> Message:
    """A hint, and the first of its reasons for which there are words, as ``why`` has them by their codes."""
    known = next((code for code in reasons if code in why), None)
    return advice if known is None else two_sentences(advice, why[known])


PASSED: Final = translate("Table", "passed", "at a player’s name, what was done last")
TOOK: Final = translate("Table", "took", "at a player’s name, what was done last; a card follows")


def drew(number: int) -> Message:
    """So many cards were drawn."""
    return translate("Table", "drew {cards}", "at a player’s name, what was done last").put(cards=short_count(number))


def drew_and_passed(number: int) -> Message:
    """So many cards were drawn, and none of them was laid."""
    if not number:
        return PASSED
    text = translate("Table", "drew {cards}, passed", "at a player’s name, what was done last")
    return text.put(cards=short_count(number))


def took_cards(number: int) -> Message:
    """So many cards had to be taken."""
    return translate("Table", "took {cards}", "at a player’s name, what was done last").put(cards=short_count(number))
