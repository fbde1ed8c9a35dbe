"""What happens in the family, in sentences, and what a seat did last, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.olsen.rules.events import (
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
from cardtable.stage.action_tags import drew, drew_and_passed, took_cards
from cardtable.stage.card_names import card_name, card_object, ranks_name, suit_name
from cardtable.stage.common_words import draws, draws_and_passes, draws_several, named_cards, passes, pile_becomes_stock
from cardtable.stage.zones import Arrival, Notice, Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.olsen.rules.events import OlsenEvent


def tell(event: OlsenEvent, names: Sequence[str]) -> Message | None:
    """One sentence for the log and for ears."""
    match event:
        case Dealt(dealer, start_card):
            return translate("Olsen", "{player} deals. The start card is the {card}.").put(
                player=names[dealer], card=card_name(start_card)
            )
        case StartReturned(card):
            return translate("Olsen", "The {card} was turned up first and goes back into the stock.").put(
                card=card_name(card)
            )
        case Drew(seat, card):
            return draws(names[seat], card)
        case Passed(seat):
            return passes(names[seat])
        case Laid(seat, card):
            return translate("Olsen", "{player} lays the {card}.").put(player=names[seat], card=card_object(card))
        case SuitNamed(seat, suit):
            return translate("Olsen", "{player} names a suit: {suit}.").put(player=names[seat], suit=suit_name(suit))
        case CallArmed(seat, last=True):
            return translate("Olsen", "{player} will say “Ólsen Ólsen” with the last card.").put(player=names[seat])
        case CallArmed(seat):
            return translate("Olsen", "{player} will say “Ólsen” when only one card is left.").put(player=names[seat])
        case Called(seat, last=True):
            return translate("Olsen", "{player} says “Ólsen Ólsen”.").put(player=names[seat])
        case Called(seat):
            return translate("Olsen", "{player} says “Ólsen”.").put(player=names[seat])
        case Penalized():
            return _penalized(event, names)
        case CatchFailed(seat, target):
            return translate(
                "Olsen", "{player} thought that {other} had forgotten to say “Ólsen”, but that was not so."
            ).put(player=names[seat], other=names[target])
        case Reshuffled():
            return pile_becomes_stock(event.number)
        case WentOut(seat):
            return translate("Olsen", "{player} says “Ólsen Ólsen” and has won the round.").put(player=names[seat])
        case Blocked(winners):
            return translate("Olsen", "Nobody can go on. Fewest cards: {players}.").put(
                players=listing([names[seat] for seat in winners])
            )
        case TookOwed() | Imposed() | TurnedRound() | MissedTurn() | SteppedDown():
            return _tell_effect(event, names)
        case Slipped() | Hid() | LaidLast() | Accused() | TookBack() | Fined() | Stood():
            return _tell_cheating(event, names)
    assert_never(event)


def tell_together(events: Sequence[OlsenEvent], names: Sequence[str]) -> Message | None:
    """A turn in one sentence: what was drawn unseen, and what was laid then or that nothing was."""
    drawn = [event for event in events if isinstance(event, Drew) and event.card is None]
    rest = events[len(drawn) :]
    laid = [event.card for event in rest if isinstance(event, Laid)]
    seats = {event.seat for event in events if isinstance(event, Drew | Laid | Passed)}
    in_order = list(events[: len(drawn)]) == drawn and len(seats) == 1
    if not in_order or (len(laid) != len(rest) and not all(isinstance(event, Passed) for event in rest)):
        return None
    player = names[seats.pop()]
    if laid and drawn:
        text = translate("Olsen", "{player} draws %n card(s) and lays {cards}.", None, len(drawn))
        return text.put(player=player, cards=named_cards(laid))
    if laid:
        return translate("Olsen", "{player} lays {cards}.").put(player=player, cards=named_cards(laid))
    return draws_and_passes(player, len(drawn)) if rest else draws_several(player, len(drawn))


def notice(event: OlsenEvent) -> Notice | None:
    """What the player to whom it happens should not miss: penalties, cards to take, a lost turn."""
    match event:
        case Penalized(seat, number=number, last=True):
            text = translate("Olsen", "You forgot “Ólsen Ólsen”: %n card(s)", "a notice", number)
        case Penalized(seat, number=number):
            text = translate("Olsen", "You forgot “Ólsen”: %n card(s)", "a notice", number)
        case Fined(seat, number=number):
            text = translate("Olsen", "Penalty: you drew %n card(s)", "a notice", number)
        case Imposed(seat, number):
            text = translate("Olsen", "You have to take %n card(s)", "a notice", number)
        case MissedTurn(seat):
            text = translate("Olsen", "You missed a turn", "a notice")
        case _:
            return None
    return Notice(seat, text)


def arrival(event: OlsenEvent) -> Arrival | None:
    """Penalties, debts, and the card with which a player was caught."""
    match event:
        case Penalized(seat, cards=tuple(cards)) | Fined(seat, cards=tuple(cards)):
            return Arrival(seat, cards, translate("Olsen", "Penalty", "on a card in the hand: why it came"))
        case TookOwed(seat, cards=tuple(cards)):
            return Arrival(seat, cards, translate("Olsen", "For twos", "on a card in the hand: why it came"))
        case SteppedDown(seat, cards=tuple(cards)):
            return Arrival(seat, cards, translate("Olsen", "Next step", "on a card in the hand: why it came"))
        case TookBack(seat, card) if card is not None:
            return Arrival(seat, (card,), translate("Olsen", "Caught with it", "on a card in the hand: why it came"))
    return None


def _tell_effect(event: TookOwed | Imposed | TurnedRound | MissedTurn | SteppedDown, names: Sequence[str]) -> Message:
    match event:
        case TookOwed(seat, number=number):
            return translate("Olsen", "{player} takes %n card(s) for the twos.", None, number).put(player=names[seat])
        case Imposed(seat, number):
            return translate("Olsen", "{player} has to take %n card(s).", None, number).put(player=names[seat])
        case TurnedRound(clockwise=True):
            return translate("Olsen", "The direction changes: play goes clockwise again.")
        case TurnedRound():
            return translate("Olsen", "The direction changes: play goes anticlockwise now.")
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
            return translate(
                "Olsen", "{player} lays the last card. The win counts unless somebody calls “Svindl!”."
            ).put(player=names[seat])
        case LaidLast(seat):
            return translate(
                "Olsen", "{player} says “Ólsen Ólsen”. The win counts unless somebody calls “Svindl!”."
            ).put(player=names[seat])
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
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player}’s card does not fit.")
        case "silent":
            found = translate("Olsen", "“Svindl!” {accuser} is right: {player} kept quiet.")
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


def tag(events: Sequence[OlsenEvent], seat: int) -> Tag | None:
    """The cards that were laid, or what was done instead; nothing of what was done in secret (V02, V03)."""
    deeds = [one for one in events if isinstance(one, Drew | Laid | MissedTurn | Passed | TookBack | TookOwed)]
    deeds = [one for one in deeds if one.seat == seat]
    laid = [one.card for one in deeds if isinstance(one, Laid)]
    drawn = sum(isinstance(one, Drew) for one in deeds)
    match deeds[-1:]:
        case [TookBack(card=card, open=is_open)]:
            text = translate("Olsen", "took back", "at a player’s name; a card may follow")
            return Tag(text, card if is_open else None)
        case [_] if len(laid) > 1:
            text = translate("Olsen", "laid %n, last", "at a player’s name; the last card follows", len(laid))
            return Tag(text, laid[-1])
        case [_] if laid:
            return Tag(translate("Olsen", "laid", "at a player’s name; a card follows"), laid[-1])
        case [Passed()]:
            return Tag(drew_and_passed(drawn))
        case [MissedTurn()]:
            return Tag(translate("Olsen", "missed a turn", "at a player’s name"))
        case [TookOwed(number=number)]:
            return Tag(took_cards(number))
        case [Drew()]:
            return Tag(drew(drawn))
    return None
