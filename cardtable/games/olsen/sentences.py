"""The sentences of Ólsen Ólsen: events, refusals and hints in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.olsen.actions import Draw, EndTurn, NameSuit, Pass, Play, SayOlsen
from cardtable.games.olsen.events import (
    Blocked,
    CallArmed,
    Called,
    CatchFailed,
    Dealt,
    Drew,
    Laid,
    Passed,
    Penalized,
    Reshuffled,
    StartReturned,
    SuitNamed,
    WentOut,
)
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object, suit_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action
    from cardtable.games.olsen.events import OlsenEvent
    from cardtable.players.decision import Reason


def tell(event: OlsenEvent, names: Sequence[str]) -> Message | None:
    """One sentence for the log and for ears."""
    match event:
        case Dealt(dealer, start_card):
            return translate("Olsen", "{player} deals. The start card is the {card}.").put(
                player=names[dealer], card=card_name(start_card)
            )
        case StartReturned(card):
            return translate("Olsen", "The {card} was turned first and goes back into the stock.").put(
                card=card_name(card)
            )
        case Drew(seat, None):
            return translate("Olsen", "{player} draws a card.").put(player=names[seat])
        case Drew(seat, card):
            assert card is not None
            return translate("Olsen", "{player} draws the {card}.").put(player=names[seat], card=card_object(card))
        case Passed(seat):
            return translate("Olsen", "{player} passes.").put(player=names[seat])
        case Laid(seat, card):
            return translate("Olsen", "{player} lays the {card}.").put(player=names[seat], card=card_object(card))
        case SuitNamed(seat, suit):
            return translate("Olsen", "{player} names a suit: {suit}.").put(player=names[seat], suit=suit_name(suit))
        case CallArmed(seat, last=True):
            return translate("Olsen", "{player} will say “Ólsen Ólsen” with the last card.").put(player=names[seat])
        case CallArmed(seat):
            return translate("Olsen", "{player} will say “Ólsen” when one card is left.").put(player=names[seat])
        case Called(seat):
            return translate("Olsen", "{player} says “Ólsen”.").put(player=names[seat])
        case Penalized():
            return _penalized(event, names)
        case CatchFailed(seat, target):
            return translate(
                "Olsen", "{player} thought that {other} had forgotten to say “Ólsen”, but nothing was due."
            ).put(player=names[seat], other=names[target])
        case Reshuffled():
            return translate(
                "Olsen", "The discard pile is shuffled and becomes the new stock (%n card(s)).", None, event.number
            )
        case WentOut(seat):
            return translate("Olsen", "{player} says “Ólsen Ólsen” and has won the deal.").put(player=names[seat])
        case Blocked(winners):
            return translate("Olsen", "Nobody can go on. Fewest cards: {players}.").put(
                players=listing([names[seat] for seat in winners])
            )
    assert_never(event)


def _penalized(event: Penalized, names: Sequence[str]) -> Message:
    player = names[event.seat]
    n = event.number
    if event.caught_by is not None:
        return translate(
            "Olsen", "{catcher} noticed that {player} forgot to say “Ólsen”: {player} draws %n card(s).", None, n
        ).put(player=player, catcher=names[event.caught_by])
    if event.last:
        return translate("Olsen", "{player} forgot to say “Ólsen Ólsen” and draws %n card(s).", None, n).put(
            player=player
        )
    return translate("Olsen", "{player} forgot to say “Ólsen” and draws %n card(s).", None, n).put(player=player)


def explain(refusal: Refusal, names: Sequence[str]) -> Message:
    """Why not, in one sentence."""
    cards = refusal.cards
    match refusal.code:
        case "not-your-turn":
            assert refusal.seat is not None
            return translate("Olsen", "It is not your turn yet: {player} plays now.").put(player=names[refusal.seat])
        case "not-in-hand":
            return translate("Olsen", "You do not hold the {card}.").put(card=card_object(cards[0]))
        case "named-suit":
            assert refusal.suit is not None
            return translate(
                "Olsen", "The {card} does not fit: after the eight the suit is {suit}, or another eight."
            ).put(card=card_name(cards[0]), suit=suit_name(refusal.suit))
        case "does-not-fit":
            return translate(
                "Olsen", "The {card} does not fit on the {top}: it needs the same suit or the same rank, or an eight."
            ).put(card=card_name(cards[0]), top=card_object(cards[1]))
        case "one-card-only":
            return translate("Olsen", "At this table only one card is laid in a turn.")
        case "other-rank":
            return translate(
                "Olsen", "Only cards of the same rank may follow in the same turn, and the {card} is another."
            ).put(card=card_name(cards[0]))
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
            return translate("Olsen", "First say which suit has to follow the eight.")
        case "end-your-turn":
            return translate("Olsen", "You have laid a card: lay another of the same rank, or end your turn.")
        case "lay-or-draw":
            return translate("Olsen", "Your turn ends when you have laid a card or passed.")
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
            return translate("Olsen", "Nobody can catch themselves.")
        case "caught-already":
            return translate("Olsen", "You have tried that once since the last turn.")
        case "several-drops":
            return translate("Olsen", "Cards laid together must be of one rank: the {card} is another.").put(
                card=card_name(cards[0])
            )
        case "take-back-revealed":
            return translate("Olsen", "That cannot be taken back: a hidden card has been seen since.")
        case "take-back-others":
            return translate("Olsen", "There is nothing of yours to take back.")
        case _:
            return translate("Olsen", "The deal is over.")


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    match action:
        case Play(card):
            advice = translate("Olsen", "Lay the {card}.").put(card=card_object(card))
        case NameSuit(suit):
            advice = translate("Olsen", "Name this suit: {suit}.").put(suit=suit_name(suit))
        case Draw():
            advice = translate("Olsen", "Draw a card: nothing fits.")
        case Pass():
            advice = translate("Olsen", "Pass: nothing fits and you have drawn three times.")
        case EndTurn():
            advice = translate("Olsen", "End your turn here.")
        case SayOlsen():
            advice = translate("Olsen", "Say “Ólsen” before the next player acts.")
        case _:
            advice = translate("Olsen", "Say “Ólsen Ólsen”.")
    why = [text for text in map(_why, sorted(reasons, key=lambda reason: -abs(reason.weight))) if text is not None]
    if not why:
        return advice
    return translate("Olsen", "{advice} {why}", "a hint and its reason, two sentences").put(advice=advice, why=why[0])


def _why(reason: Reason) -> Message | None:
    match reason.code:
        case "goes-out":
            return translate("Olsen", "It empties your hand.")
        case "group":
            return translate("Olsen", "Several cards of the rank leave your hand at once.")
        case "long-suit":
            return translate("Olsen", "Your longest suit follows, so you can go on next time.")
        case "keep-eight":
            return translate("Olsen", "An eight is worth keeping for when nothing else fits.")
        case "stop-next":
            return translate("Olsen", "The next player has few cards left and may lack that suit.")
        case "they-lack":
            return translate("Olsen", "The next player showed by drawing that this suit is missing there.")
        case "search":
            return translate("Olsen", "It wins most often when the unknown cards are dealt at random.")
        case _:
            return None
