"""Why something may not be done in the family, and what would do instead, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.actions import DRAW, END_TURN, PASS, Play
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object, ranks_name, suit_name
from cardtable.stage.commands import Instead
from cardtable.stage.common_words import NOTHING_FITS, ROUND_OVER, not_in_hand, not_your_turn, these_fit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.games.olsen.rules.view import OlsenView


def explain(refusal: Refusal, names: Sequence[str]) -> Message:
    """Why not, in one sentence."""
    cards = refusal.cards
    match refusal.code:
        case "not-your-turn":
            assert refusal.seat is not None
            return not_your_turn(names[refusal.seat])
        case "not-in-hand":
            return not_in_hand(cards[0])
        case "no-neighbour":
            return translate(
                "Olsen", "The {card} does not fit: it has to be one higher or one lower than the {top}."
            ).put(card=card_name(cards[0]), top=card_name(cards[1]))
        case "suits-do-not-count":
            return translate("Olsen", "Suits do not count in this game, only numbers.")
        case "named-suit" if refusal.number:
            assert refusal.suit is not None
            return translate(
                "Olsen",
                "The {card} does not fit: you need {suit}, or the rank of the top card. Your changer: {ranks}.",
            ).put(card=card_name(cards[0]), suit=suit_name(refusal.suit), ranks=ranks_name(refusal.number))
        case "does-not-fit" if refusal.number:
            return translate(
                "Olsen",
                "The {card} does not fit on the {top}: it needs the same suit or the same rank. Your changer: {ranks}.",
            ).put(card=card_name(cards[0]), top=card_object(cards[1]), ranks=ranks_name(refusal.number))
        case "named-suit":
            assert refusal.suit is not None
            return translate(
                "Olsen", "The {card} does not fit: after this eight you need {suit} or another eight."
            ).put(card=card_name(cards[0]), suit=suit_name(refusal.suit))
        case "does-not-fit":
            return translate(
                "Olsen", "The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight."
            ).put(card=card_name(cards[0]), top=card_object(cards[1]))
        case "one-card-only":
            return translate("Olsen", "At this table only one card is laid in a turn.")
        case "other-rank":
            return translate(
                "Olsen", "Only cards of the same rank may follow in the same turn, and the {card} is of another."
            ).put(card=card_name(cards[0]))
        case "last-eight" if refusal.number:
            return translate("Olsen", "At this table the last card must not be your changer.")
        case "last-eight":
            return translate("Olsen", "At this table the last card must not be an eight.")
        case "must-play":
            return translate("Olsen", "You can lay a card, so you must: {cards}.").put(
                cards=listing([card_name(card) for card in cards])
            )
        case "three-draws":
            return translate("Olsen", "You have drawn three cards; more are not allowed in one turn.")
        case "nothing-to-draw":
            return translate("Olsen", "There is no card left to draw, so you may pass.")
        case "draw-first":
            return translate(
                "Olsen", "Before you may pass you have to draw: up to %n more card(s).", None, refusal.number
            )
        case "name-a-suit":
            return translate("Olsen", "First name a suit.")
        case "end-your-turn":
            return translate("Olsen", "You have laid a card: lay another of the same rank, or end your turn.")
        case "end-your-chain":
            return translate("Olsen", "You have laid a card: lay another one higher or lower, or end your turn.")
        case "lay-or-draw":
            return translate("Olsen", "Your turn ends when you have laid a card or passed.")
        case "owes-cards":
            return translate("Olsen", "First you have to take %n card(s) for the twos.", None, refusal.number)
        case "nothing-owed":
            return translate("Olsen", "You owe no cards.")
        case "nothing-to-name" if refusal.number:
            return translate("Olsen", "A suit is named only after your changer. Your changer: {ranks}.").put(
                ranks=ranks_name(refusal.number)
            )
        case "nothing-to-name":
            return translate("Olsen", "A suit is named only after an eight.")
        case "already-said":
            return translate("Olsen", "That has been said already.")
        case "said-for-you":
            return translate("Olsen", "The program says this for everybody at this table.")
        case "no-last-card":
            return translate("Olsen", "“Ólsen Ólsen” is said with the last card.")
        case "no-catching":
            return translate("Olsen", "At this table the penalty comes by itself.")
        case "nobody-to-catch":
            return translate("Olsen", "There is nobody to catch now.")
        case "catch-yourself":
            return translate("Olsen", "You cannot catch yourself.")
        case "caught-already":
            return translate("Olsen", "You have tried that once since the last turn.")
        case "several-drops":
            return translate("Olsen", "Cards laid together must be of the same rank: the {card} is not.").put(
                card=card_name(cards[0])
            )
        case "broken-chain":
            return translate("Olsen", "Each card must be one step from the card before: the {card} is not.").put(
                card=card_name(cards[0])
            )
        case _:
            return _explain_cheating(refusal, names)


def _explain_cheating(refusal: Refusal, names: Sequence[str]) -> Message:
    cards = refusal.cards
    match refusal.code:
        case "win-on-trial":
            assert refusal.seat is not None
            return translate("Olsen", "{player} has laid the last card: call “Svindl!”, or let it stand.").put(
                player=names[refusal.seat]
            )
        case "one-cheat":
            return translate("Olsen", "One cheat a turn is enough.")
        case "cheat-too-late":
            return translate("Olsen", "You have laid a card already: cheating comes before that.")
        case "hide-last":
            return translate("Olsen", "The last card must be laid; it cannot be hidden.")
        case "slip-two":
            return translate("Olsen", "Choose two cards: first the one that fits, then the one to slip under it.")
        case "hide-one":
            return translate("Olsen", "Choose one card to hide.")
        case "no-cheat":
            return translate("Olsen", "Two cards of the same rank are not a cheat: simply lay both.")
        case "it-fits":
            return translate("Olsen", "The {card} fits, so there is no need to cheat.").put(card=card_name(cards[0]))
        case "nobody-to-accuse":
            return translate("Olsen", "There is nobody to accuse now.")
        case "accuse-yourself":
            return translate("Olsen", "You cannot accuse yourself.")
        case "accuse-last":
            assert refusal.seat is not None
            return translate("Olsen", "Only {player}, who acted last, can be accused now.").put(
                player=names[refusal.seat]
            )
        case "accused-already":
            return translate("Olsen", "You have already accused somebody since the last turn.")
        case "nothing-stands":
            return translate("Olsen", "There is nothing to let stand now.")
        case "no-cheating":
            return translate("Olsen", "There is no cheating in this game.")
        case _:
            return ROUND_OVER


# After these reasons it is worth a sentence; the others say it themselves.
_OF_CARDS: Final = (
    "no-neighbour", "named-suit", "does-not-fit", "other-rank", "last-eight", "three-draws", "lay-or-draw",
    "end-your-chain", "end-your-turn",
)  # fmt: skip


def instead(table: OlsenView, refusal: Refusal) -> Instead | None:
    """The cards of the hand that may be laid, else whether one draws, passes or ends the turn."""
    if refusal.code not in _OF_CARDS:
        return None
    legal = table.legal()
    plays = tuple(one for one in legal if isinstance(one, Play))
    if plays:
        return Instead(these_fit([play.card for play in plays]), plays)
    if DRAW in legal:
        return Instead(NOTHING_FITS, (DRAW,))
    if PASS in legal:
        return Instead(translate("Olsen", "Nothing in your hand fits, so say pass."), (PASS,))
    if END_TURN in legal:
        return Instead(translate("Olsen", "Nothing more in your hand fits, so end your turn."), (END_TURN,))
    return None
