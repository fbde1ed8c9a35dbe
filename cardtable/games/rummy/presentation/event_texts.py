"""What happens in contract rummy, in sentences, and what a seat did last, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.rummy.presentation.texts import contract_text, melds_text
from cardtable.games.rummy.rules.events import (
    Answered,
    Bought,
    Dealt,
    Discarded,
    Drew,
    DrewForIt,
    KeptLast,
    LaidDown,
    LaidOff,
    LeftUpcard,
    Reshuffled,
    Swapped,
    TookUpcard,
    Turned,
    Voided,
    WentOut,
)
from cardtable.messages import Message, listing, translate
from cardtable.stage.action_tags import TOOK, drew
from cardtable.stage.card_names import card_name, card_object
from cardtable.stage.common_words import draws, named_cards, pile_becomes_stock, wins_the_round
from cardtable.stage.zones import Arrival, Notice, Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.events import RummyEvent


def tell(event: RummyEvent, names: Sequence[str], contracts: Sequence[Contract]) -> Message | None:
    """One sentence for the log and for ears."""
    match event:
        case Dealt(dealer, number):
            return translate("Rummy", "{player} deals. The contract: {melds}.").put(
                player=names[dealer], melds=contract_text(contracts[number])
            )
        case Turned(card):
            return translate("Rummy", "The first upcard is the {card}.").put(card=card_name(card))
        case TookUpcard(seat, card):
            return translate("Rummy", "{player} takes the {card}.").put(player=names[seat], card=card_object(card))
        case Drew(seat, card):
            return draws(names[seat], card)
        case LaidDown(seat, melds):
            return translate("Rummy", "{player} lays down: {melds}.").put(player=names[seat], melds=melds_text(melds))
        case LaidOff(seat, card):
            return translate("Rummy", "{player} lays off the {card}.").put(player=names[seat], card=card_object(card))
        case Swapped(seat, card):
            return translate("Rummy", "{player} swaps the {card} for a joker.").put(
                player=names[seat], card=card_object(card)
            )
        case Discarded(seat, card):
            return translate("Rummy", "{player} discards the {card}.").put(player=names[seat], card=card_object(card))
        case KeptLast(seat):
            return translate("Rummy", "{player} keeps the last card.").put(player=names[seat])
        case Reshuffled(number):
            return pile_becomes_stock(number)
        case WentOut(seat):
            return wins_the_round(names[seat])
        case Voided():
            return translate("Rummy", "The stock has run out too often: nobody wins the round.")
        case LeftUpcard() | Answered() | DrewForIt() | Bought():
            return _tell_buying(event, names)
    assert_never(event)


def tell_together(events: Sequence[RummyEvent], names: Sequence[str]) -> Message | None:
    """A turn in one sentence: a player who draws has not taken the upcard, and every turn ends with a discard."""
    match [event for event in events if not isinstance(event, Answered)]:
        case [LeftUpcard(seat), Drew(drawer, None), Discarded(last, card)] if seat == drawer == last:
            pass
        case [Drew(seat, None), Discarded(last, card)] if seat == last:
            pass
        case [TookUpcard(seat, taken), Discarded(last, card)] if seat == last:
            text = translate("Rummy", "{player} takes the {taken} and discards the {card}.")
            return text.put(player=names[seat], taken=card_object(taken), card=card_object(card))
        case [LeftUpcard(seat), Drew(drawer, None)] if seat == drawer:
            return draws(names[seat], None)
        case [LaidOff(seat), LaidOff(), *_] if all(isinstance(one, LaidOff) and one.seat == seat for one in events):
            laid = [one.card for one in events if isinstance(one, LaidOff)]
            text = translate("Rummy", "{player} lays off {cards}.")
            return text.put(player=names[seat], cards=named_cards(laid))
        case _:
            return None
    text = translate("Rummy", "{player} draws a card and discards the {card}.")
    return text.put(player=names[seat], card=card_object(card))


def notice(event: RummyEvent) -> Notice | None:
    """A purchase, for the player who made it: what came from the stock with the card."""
    if not isinstance(event, Bought):
        return None
    card = card_object(event.card)
    if not event.cards:
        return Notice(event.seat, translate("Rummy", "You bought the {card}", "a notice").put(card=card), good=True)
    text = translate("Rummy", "Bought: {card}, and from the stock: {cards}", "a notice")
    drawn = listing([card_name(one) for one in event.cards])
    return Notice(event.seat, text.put(card=card_name(event.card), cards=drawn), good=True)


def arrival(event: RummyEvent) -> Arrival | None:
    """What a purchase brings, and a joker that was swapped for."""
    match event:
        case Bought(seat, card, cards):
            return Arrival(seat, (card, *(cards or ())), translate("Rummy", "Bought", "on a card in the hand"))
        case Swapped(seat, joker=joker):
            return Arrival(seat, (joker,), translate("Rummy", "Swapped", "on a card in the hand"))
    return None


def _tell_buying(event: LeftUpcard | Answered | DrewForIt | Bought, names: Sequence[str]) -> Message | None:
    match event:
        case LeftUpcard(seat):
            return translate("Rummy", "{player} does not take the upcard.").put(player=names[seat])
        case Answered():
            return None
        case DrewForIt(seats, cards):
            drawn = [
                translate("Rummy", "{player} the {card}", "who draws which card for the right to buy").put(
                    player=names[seat], card=card_object(card)
                )
                for seat, card in zip(seats, cards, strict=True)
            ]
            return translate("Rummy", "Several want to buy, so each draws a card: {draws}.").put(draws=listing(drawn))
        case Bought(cards=None, penalty=0):
            found = translate("Rummy", "{player} buys the {card}.")
        case Bought(cards=None):
            found = translate("Rummy", "{player} buys the {card} for {points} penalty points.").put(
                points=event.penalty
            )
        case Bought(cards=cards, penalty=0):
            assert cards is not None
            found = translate("Rummy", "{player} buys the {card} and gets {cards} with it.").put(
                cards=listing([card_object(one) for one in cards])
            )
        case Bought(cards=cards):
            assert cards is not None
            found = translate(
                "Rummy", "{player} buys the {card} for {points} penalty points and gets {cards} with it."
            ).put(cards=listing([card_object(one) for one in cards]), points=event.penalty)
    return found.put(player=names[event.seat], card=card_object(event.card))


def tag(events: Sequence[RummyEvent], seat: int) -> Tag | None:
    """The last deed of this seat; of what it bought only the card that everybody saw."""
    deeds = [
        one
        for one in events
        if isinstance(one, Bought | Discarded | Drew | KeptLast | LaidDown | LaidOff | Swapped | TookUpcard)
    ]
    match [one for one in deeds if one.seat == seat][-1:]:
        case [Bought(card=card)]:
            return Tag(translate("Rummy", "bought", "at a player’s name; a card follows"), card)
        case [TookUpcard(card=card)]:
            return Tag(TOOK, card)
        case [Swapped(joker=joker)]:
            return Tag(TOOK, joker)
        case [Drew()]:
            return Tag(drew(1))
        case [LaidDown()]:
            return Tag(translate("Rummy", "laid down", "at a player’s name"))
        case [LaidOff(card=card)]:
            return Tag(translate("Rummy", "laid off", "at a player’s name; a card follows"), card)
        case [Discarded(card=card)]:
            return Tag(translate("Rummy", "discarded", "at a player’s name; a card follows"), card)
        case [KeptLast()]:
            return Tag(translate("Rummy", "kept one card", "at a player’s name"))
    return None
