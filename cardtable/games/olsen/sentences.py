"""The sentences of the family: events and hints in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.olsen.actions import Draw, EndTurn, NameSuit, Pass, Play, SayOlsen, TakeOwed
from cardtable.games.olsen.events import (
    Accused,
    Blocked,
    CallArmed,
    Called,
    CatchFailed,
    Dealt,
    Drew,
    Fined,
    Hid,
    Imposed,
    Laid,
    LaidLast,
    MissedTurn,
    Passed,
    Penalized,
    Reshuffled,
    Slipped,
    StartReturned,
    SteppedDown,
    Stood,
    SuitNamed,
    TookBack,
    TookOwed,
    TurnedRound,
    WentOut,
)
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object, ranks_name, suit_name

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        case Called(seat, last=True):
            return translate("Olsen", "{player} says “Ólsen Ólsen”.").put(player=names[seat])
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
        case TookOwed() | Imposed() | TurnedRound() | MissedTurn() | SteppedDown():
            return _tell_effect(event, names)
        case Slipped() | Hid() | LaidLast() | Accused() | TookBack() | Fined() | Stood():
            return _tell_cheating(event, names)
    assert_never(event)


def _tell_effect(event: TookOwed | Imposed | TurnedRound | MissedTurn | SteppedDown, names: Sequence[str]) -> Message:
    match event:
        case TookOwed(seat, number=number):
            return translate("Olsen", "{player} takes %n card(s) for the twos.", None, number).put(player=names[seat])
        case Imposed(seat, number):
            return translate("Olsen", "{player} has to take %n card(s).", None, number).put(player=names[seat])
        case TurnedRound(clockwise=True):
            return translate("Olsen", "The direction turns: play goes clockwise again.")
        case TurnedRound():
            return translate("Olsen", "The direction turns: play goes the other way round now.")
        case MissedTurn(seat):
            return translate("Olsen", "{player} misses a turn.").put(player=names[seat])
        case SteppedDown(seat, level, number=number):
            return translate(
                "Olsen", "{player} says “Ólsen Ólsen” and draws %n card(s). New changer: {ranks}.", None, number
            ).put(player=names[seat], ranks=ranks_name(level))


def _tell_cheating(
    event: Slipped | Hid | LaidLast | Accused | TookBack | Fined | Stood, names: Sequence[str]
) -> Message | None:
    match event:
        case Slipped(seat, card):
            return translate("Olsen", "{player} secretly slips in the {card}.").put(
                player=names[seat], card=card_object(card)
            )
        case Hid(seat, card):
            return translate("Olsen", "{player} secretly hides the {card}.").put(
                player=names[seat], card=card_object(card)
            )
        case LaidLast(seat, said=False):
            return translate("Olsen", "{player} lays the last card. The win counts if nobody accuses.").put(
                player=names[seat]
            )
        case LaidLast(seat):
            return translate("Olsen", "{player} says “Ólsen Ólsen”. The win counts if nobody accuses.").put(
                player=names[seat]
            )
        case Accused():
            return _accused(event, names)
        case TookBack(seat, None):
            return translate("Olsen", "{player} takes the card back.").put(player=names[seat])
        case TookBack(seat, card):
            assert card is not None
            return translate("Olsen", "{player} takes the {card} back.").put(player=names[seat], card=card_object(card))
        case Fined(seat, number=number):
            return translate("Olsen", "{player} draws %n card(s) as a penalty.", None, number).put(player=names[seat])
        case Stood():
            return None


def _accused(event: Accused, names: Sequence[str]) -> Message:
    both = {"accuser": names[event.seat], "player": names[event.target]}
    match event.cheat:
        case "slip":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player} had slipped in a card.")
        case "hide":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player} had hidden a card.")
        case "false":
            found = translate("Olsen", "“Svindl!” {accuser} is right: the card of {player} does not fit.")
        case "silent":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player} kept silent.")
        case _:
            found = translate("Olsen", "“Svindl!” {accuser} is wrong: {player} played fair.")
    return found.put(**both)


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
        case TakeOwed():
            advice = translate("Olsen", "Take the cards you owe.")
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
        case "keep-changer":
            return translate("Olsen", "Your changer is worth keeping for when nothing else fits.")
        case "makes-draw":
            return translate("Olsen", "The next player has few cards left and has to draw.")
        case "skips-next":
            return translate("Olsen", "The next player misses a turn.")
        case "sheds-points":
            return translate("Olsen", "Somebody is nearly out, so cards that cost much should go.")
        case "long-chain":
            return translate("Olsen", "Several cards leave your hand in one chain.")
        case "keeps-chain":
            return translate("Olsen", "The cards you keep still hang together.")
        case "hard-to-follow":
            return translate("Olsen", "Few of the unseen cards fit on it.")
        case "stop-next":
            return translate("Olsen", "The next player has few cards left and may lack that suit.")
        case "they-lack":
            return translate("Olsen", "The next player showed by drawing that this suit is missing there.")
        case "search-points":
            return translate("Olsen", "It leaves you best off in points when the unknown cards are dealt at random.")
        case "search-out":
            return translate(
                "Olsen", "It empties your hand first most often when the unknown cards are dealt at random."
            )
        case "search":
            return translate("Olsen", "It wins most often when the unknown cards are dealt at random.")
        case _:
            return None
