"""What happens in Two of Three, in sentences, and what a seat did last, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.two_of_three.rules.events import Dealt, Drew, Passed, Played, Stuck, Took, TookStock, WentOut
from cardtable.messages import Message, translate
from cardtable.stage.action_tags import drew, took_cards
from cardtable.stage.card_names import card_name, card_object
from cardtable.stage.common_words import draws, named_cards
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.two_of_three.rules.events import TwoOfThreeEvent


def tell(event: TwoOfThreeEvent, names: Sequence[str]) -> Message | None:
    """One sentence for the log and for ears."""
    match event:
        case Dealt():
            return _tell_deal(event, names)
        case Played(seat, card, False):
            return translate("TwoOfThree", "{player} lays the {card}.").put(player=names[seat], card=card_object(card))
        case Played(seat, card):
            return translate("TwoOfThree", "{player} lays the {card} as a contrast.").put(
                player=names[seat], card=card_object(card)
            )
        case Drew(seat, card):
            return draws(names[seat], card)
        case Passed(seat, True):
            return translate("TwoOfThree", "{player} ends the turn.").put(player=names[seat])
        case Passed(seat):
            return translate("TwoOfThree", "{player} has nothing more that fits, and the turn passes.").put(
                player=names[seat]
            )
        case Stuck() | WentOut() | Took() | TookStock():
            return _tell_end(event, names)
    assert_never(event)


def tell_together(events: Sequence[TwoOfThreeEvent], names: Sequence[str]) -> Message | None:
    """Cards that agree, laid one after the other, in one sentence; a contrast has its own."""
    laid = [event for event in events if isinstance(event, Played) and not event.contrast]
    if len(laid) != len(events) or len({event.seat for event in laid}) != 1:
        return None
    text = translate("TwoOfThree", "{player} lays {cards}.")
    return text.put(player=names[laid[0].seat], cards=named_cards([event.card for event in laid]))


def _tell_deal(event: Dealt, names: Sequence[str]) -> Message:
    previous, last = event.row
    if event.number == 1:
        found = translate(
            "TwoOfThree",
            "A new leg: {player} begins. The row starts with the {first} and the {second}.",
            "a leg (omgang) is one time through the pack",
        )
    else:
        found = translate(
            "TwoOfThree",
            "Round {number} of this leg: {player} begins. The row starts with the {first} and the {second}.",
        ).put(number=event.number)
    return found.put(player=names[event.starter], first=card_name(previous), second=card_name(last))


def _tell_end(event: Stuck | WentOut | Took | TookStock, names: Sequence[str]) -> Message | None:
    """How a round was lost, with what that costs, before the cards go: their taker has been named then."""
    match event:
        case Stuck(stock_empty=True, number=number):
            found = translate(
                "TwoOfThree",
                "{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).",
                None,
                number,
            )
        case Stuck(number=number):
            found = translate(
                "TwoOfThree",
                "The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).",
                None,
                number,
            )
        case WentOut(loser=loser, number=number):
            found = translate(
                "TwoOfThree", "{player} goes out. {other} takes the row and their own hand: %n card(s).", None, number
            ).put(other=names[loser])
        case Took(what="all" | "row"):
            return None
        case Took():
            found = translate("TwoOfThree", "{player} takes their own hand: %n card(s).", None, event.number)
        case TookStock():
            found = translate(
                "TwoOfThree",
                "The stock is too small for another round, and {player} takes it too: %n card(s).",
                None,
                event.number,
            )
    return found.put(player=names[event.seat])


def tag(events: Sequence[TwoOfThreeEvent], seat: int) -> Tag | None:
    """How many cards were taken where a round was lost, else the cards that were laid, else that one was drawn."""
    deeds = [one for one in events if isinstance(one, Drew | Played | Stuck | Took | TookStock) and one.seat == seat]
    taken = sum(one.number for one in deeds if isinstance(one, Took | TookStock))
    if taken:
        return Tag(took_cards(taken))
    laid = [one.card for one in deeds if isinstance(one, Played)]
    if len(laid) > 1:
        text = translate("TwoOfThree", "laid %n, last", "at a player’s name; the last card follows", len(laid))
        return Tag(text, laid[-1])
    if laid:
        return Tag(translate("TwoOfThree", "laid", "at a player’s name; a card follows"), laid[0])
    if any(isinstance(one, Stuck) for one in deeds):
        return Tag(translate("TwoOfThree", "could not lay", "at a player’s name"))
    return Tag(drew(len(deeds))) if deeds else None
