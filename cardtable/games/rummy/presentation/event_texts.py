"""What happens in contract rummy: how each type of event is told, shown and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.rummy.presentation.texts import contract_text, melds_text
from cardtable.games.rummy.rules.buying import height
from cardtable.games.rummy.rules.events import (
    Answered,
    Bought,
    Dealt,
    Discarded,
    DrewForIt,
    KeptLast,
    LaidDown,
    LaidOff,
    LeftUpcard,
    Swapped,
    TookUpcard,
    Turned,
    Voided,
    WentOut,
)
from cardtable.kinds.stock.rules import Drew, Reshuffled
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object
from cardtable.stage.common_words import I_AM_OUT, TOOK, draws, drew, named_cards, pile_becomes_stock, wins_the_round
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, rows
from cardtable.stage.zones import Arrival, Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.stage.event_texts import Rows


def _drew_for_it(event: DrewForIt, names: Sequence[str]) -> Message:
    each = translate("Rummy", "{player} the {card}", "who draws which card for the right to buy")
    drawn = [
        each.put(player=names[seat], card=card_object(card))
        for seat, card in zip(event.seats, event.cards, strict=True)
    ]
    return translate("Rummy", "Several want to buy, so each draws a card: {draws}.").put(draws=listing(drawn))


def _draw_shown(event: DrewForIt) -> EventStyle:
    """The cards that decide who buys are seen by everybody."""
    heights = [height(card) for card in event.cards]
    level = heights.count(max(heights)) > 1
    best = None if level else event.seats[heights.index(max(heights))]
    drawn = tuple(zip(event.seats, event.cards, strict=True))
    return EventStyle(Weight.TURNING, Sound.DRAW, Rest.SEEN, shown=drawn, best=best)


def _bought(event: Bought, names: Sequence[str]) -> Message:
    if event.cards is None:
        if event.penalty:
            found = translate("Rummy", "{player} buys the {card} for {points} penalty points.")
        else:
            found = translate("Rummy", "{player} buys the {card}.")
    else:
        if event.penalty:
            found = translate("Rummy", "{player} buys the {card} for {points} penalty points and gets {cards} with it.")
        else:
            found = translate("Rummy", "{player} buys the {card} and gets {cards} with it.")
        found = found.put(cards=named_cards(event.cards))
    return found.put(player=names[event.seat], card=card_object(event.card), points=event.penalty)


def _turning(sound: Sound, event: LaidDown | WentOut) -> EventStyle:
    return EventStyle(Weight.TURNING, sound, Rest.TRICK, Announcement(event.seat))


def events_for(contracts: Sequence[Contract]) -> Rows:
    """The table of a game with these contracts; of what a seat bought only the card that everybody saw has a label."""
    return rows(
        Told(
            Dealt,
            lambda event, names: translate("Rummy", "{player} deals. The contract: {melds}.").put(
                player=names[event.dealer], melds=contract_text(contracts[event.number])
            ),
            EventStyle(sound=Sound.DEAL),
        ),
        Told(
            Turned,
            lambda event, _: translate("Rummy", "The first upcard is the {card}.").put(card=card_name(event.card)),
            EventStyle(sound=Sound.LAY),
        ),
        Told(
            TookUpcard,
            translate("Rummy", "{player} takes the {card}."),
            EventStyle(sound=Sound.DRAW),
            tag=lambda event, _: Tag(TOOK, event.card),
        ),
        Told(LeftUpcard, translate("Rummy", "{player} does not take the upcard.")),
        Told(Answered),
        Told(DrewForIt, _drew_for_it, _draw_shown),
        Told(
            Bought,
            _bought,
            # It is seen before the next card is drawn.
            lambda event: EventStyle(Weight.NOTABLE, Sound.BUY, Rest.BREATH, delighted=event.seat),
            aloud=translate("Rummy", "I’ll buy!", "what a player says aloud"),
            tag=lambda event, _: Tag(translate("Rummy", "bought", "at a player’s name; a card follows"), event.card),
            arrival=lambda event: Arrival(
                event.seat, (event.card, *(event.cards or ())), translate("Rummy", "Bought", "on a card in the hand")
            ),
        ),
        Told(
            Drew,
            lambda event, names: draws(names[event.seat], event.card),
            EventStyle(sound=Sound.DRAW),
            tag=Tag(drew(1)),
        ),
        Told(
            LaidDown,
            lambda event, names: translate("Rummy", "{player} lays down: {melds}.").put(
                player=names[event.seat], melds=melds_text(event.melds)
            ),
            lambda event: _turning(Sound.MELD, event),
            tag=Tag(translate("Rummy", "laid down", "at a player’s name")),
        ),
        Told(
            LaidOff,
            translate("Rummy", "{player} lays off the {card}."),
            EventStyle(sound=Sound.MELD),
            tag=lambda event, _: Tag(translate("Rummy", "laid off", "at a player’s name; a card follows"), event.card),
        ),
        Told(
            Swapped,
            translate("Rummy", "{player} swaps the {card} for a joker."),
            lambda event: EventStyle(sound=Sound.MELD, delighted=event.seat),
            tag=lambda event, _: Tag(TOOK, event.joker),
            arrival=lambda event: Arrival(
                event.seat, (event.joker,), translate("Rummy", "Swapped", "on a card in the hand")
            ),
        ),
        Told(
            Discarded,
            translate("Rummy", "{player} discards the {card}."),
            EventStyle(sound=Sound.LAY),
            tag=lambda event, _: Tag(translate("Rummy", "discarded", "at a player’s name; a card follows"), event.card),
        ),
        Told(
            KeptLast,
            translate("Rummy", "{player} keeps the last card."),
            tag=Tag(translate("Rummy", "kept one card", "at a player’s name")),
        ),
        Told(Reshuffled, lambda event, _: pile_becomes_stock(event.number), EventStyle(sound=Sound.SHUFFLE)),
        Told(
            WentOut,
            lambda event, names: wins_the_round(names[event.seat]),
            lambda event: _turning(Sound.CALL, event),
            aloud=I_AM_OUT,
        ),
        Told(
            Voided,
            translate("Rummy", "The stock has run out too often: nobody wins the round."),
            EventStyle(Weight.NOTABLE, rest=Rest.LOOK),
        ),
    )
