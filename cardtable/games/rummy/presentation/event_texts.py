"""What happens in contract rummy: how each type of event is told, shown and counted, and a turn in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from cardtable.stage.common_words import (
    I_AM_OUT,
    PILE_SHUFFLED,
    TOOK,
    draws,
    drew,
    named_cards,
    pile_becomes_stock,
    wins_the_round,
)
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, rows
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards
from cardtable.stage.zones import Arrival, Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Event
    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.state import RummyView
    from cardtable.stage.event_texts import Rows
    from cardtable.stage.turn_lines import Turn


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


_DREW: Final = translate("Rummy", "drew, discarded {cards}", "in a line about a turn, after the name")
_TURNED: Final = translate("Rummy", "turned up {cards}", "in a line about a turn, after the name")
_TOOK: Final = translate("Rummy", "took {cards}", "in a line about a turn, after the name")
_DISCARDED: Final = translate("Rummy", "discarded {cards}", "in a line about a turn, after the name")
_LAID_DOWN: Final = translate("Rummy", "laid down", "in a line about a turn, after the name")
_LAID_OFF: Final = translate("Rummy", "laid off {cards}", "in a line about a turn, after the name")
_OWN_JOKER: Final = translate("Rummy", "took a joker for {cards}", "in a line about a turn, after the name")
_JOKER: Final = translate(
    "Rummy", "took a joker from {other} for {cards}", "in a line about a turn; {other}: whose it was"
)
_KEPT: Final = translate("Rummy", "kept one card", "in a line about a turn, after the name")
_BOUGHT: Final = translate("Rummy", "bought {cards}", "in a line about a turn, after the name")
_WANTED: Final = translate("Rummy", "{other} wanted it, too", "in a line about who bought a card")
_WANTED_TOO: Final = translate("Rummy", "{others} wanted it, too", "in a line about who bought a card; several players")

_YOUR_JOKER: Final = translate("Rummy", "{player} took your joker for {cards}", "done to the person at the screen")
_OTHER_BUYS: Final = translate("Rummy", "{player} drew higher and buys {cards}", "done to the person at the screen")
_OTHER_IS_SOONER: Final = translate(
    "Rummy", "{player} drew as high, plays sooner and buys {cards}", "done to the person at the screen"
)
_YOU_BOUGHT: Final = translate("Rummy", "You bought {cards}", "told to the person at the screen")
_BOUGHT_WITH: Final = translate(
    "Rummy", "You bought {cards}, with {others}", "told to the person at the screen; {others}: cards from the stock"
)


def turn_lines(turn: Turn, view: RummyView, me: int, names: Sequence[str]) -> list[TurnLine]:
    """A turn as far as it has come; who bought what during it comes first."""
    events = turn.events
    bought = _purchases(events, me, names)
    if turn.seat is None:
        return bought
    parts = _parts(events, view, me, names)
    unseen = any(isinstance(one, Drew) and one.seat == turn.seat for one in events)
    if unseen and len(parts) == _turned(events) and view.result is None and view.turn == turn.seat:
        parts.append(Part(drew(1)))
    if parts and any(isinstance(one, Reshuffled) for one in events):
        parts.append(Part(PILE_SHUFFLED, effect=True))
    return [*bought, TurnLine(turn.seat, tuple(parts))] if parts else bought


def _parts(events: Sequence[Event], view: RummyView, me: int, names: Sequence[str]) -> list[Part]:
    parts: list[Part] = []
    off = [one for one in events if isinstance(one, LaidOff)]
    unseen = any(isinstance(one, Drew) for one in events)
    for event in events:
        match event:
            case Turned(card):
                parts.append(Part(_TURNED.put(cards=cards([card])), Weight.NOTABLE))
            case TookUpcard(_, card):
                parts.append(Part(_TOOK.put(cards=cards([card])), Weight.NOTABLE))
            case LaidDown():
                parts.append(Part(_LAID_DOWN, Weight.TURNING))
            case Swapped(seat, card, _, meld):
                parts.append(_swapped(seat, card, view.owners[meld] if meld < len(view.owners) else seat, me, names))
            case LaidOff() if event is off[0]:
                parts.append(Part(_LAID_OFF.put(cards=cards([one.card for one in off])), Weight.NOTABLE))
            case Discarded(_, card):
                parts.append(
                    Part((_DREW if unseen and len(parts) == _turned(events) else _DISCARDED).put(cards=cards([card])))
                )
            case KeptLast():
                parts.append(Part(_KEPT, Weight.NOTABLE))
    return parts


def _turned(events: Sequence[Event]) -> int:
    """How many parts of a turn come before its draw."""
    return sum(isinstance(one, Turned) for one in events)


def _swapped(seat: int, card: Card, owner: int, me: int, names: Sequence[str]) -> Part:
    if owner == seat:
        return Part(_OWN_JOKER.put(cards=cards([card])), Weight.NOTABLE)
    text = _JOKER.put(cards=cards([card]), other=names[owner])
    if owner != me or seat == me:
        return Part(text, Weight.NOTABLE)
    return Part(text, Weight.TURNING, notice=Notice(_YOUR_JOKER.put(player=names[seat], cards=cards([card]))))


def _purchases(events: Sequence[Event], me: int, names: Sequence[str]) -> list[TurnLine]:
    """What several wanted went to whoever drew the highest card, which the others should hear."""
    found = []
    rivals: tuple[int, ...] = ()
    drawn: dict[int, int] = {}
    for event in events:
        if isinstance(event, DrewForIt):
            rivals = rivals or event.seats  # Those who are level draw again, without the others.
            drawn.update(zip(event.seats, map(height, event.cards), strict=True))
        if not isinstance(event, Bought):
            continue
        shown, seat = cards([event.card]), event.seat
        text, weight = _BOUGHT.put(cards=shown), Weight.NOTABLE
        notice = None
        if seat == me:
            told = (
                _BOUGHT_WITH.put(cards=shown, others=cards(event.cards))
                if event.cards
                else _YOU_BOUGHT.put(cards=shown)
            )
            notice = Notice(told, good=True)
        elif me in rivals:
            # Too few cards may be left to draw again.
            lost = _OTHER_IS_SOONER if drawn[me] == drawn[seat] else _OTHER_BUYS
            notice = Notice(lost.put(player=names[seat], cards=shown))
        parts = [Part(text, Weight.TURNING if notice else weight, notice=notice)]
        others = [names[one] for one in rivals if one != seat]
        if others and (notice is None or seat == me):
            wanted = _WANTED.put(other=others[0]) if len(others) == 1 else _WANTED_TOO.put(others=listing(others))
            told_too = Notice(wanted, good=True) if seat == me else None
            parts.append(Part(wanted, Weight.NOTABLE, effect=True, notice=told_too))
        found.append(TurnLine(seat, tuple(parts), called=True))
    return found
