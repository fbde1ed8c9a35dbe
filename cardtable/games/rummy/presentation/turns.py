"""Turns of contract rummy in one line each: what was drawn, laid and discarded; purchases are lines of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.rules.events import (
    Bought,
    Discarded,
    DrewForIt,
    KeptLast,
    LaidDown,
    LaidOff,
    Swapped,
    TookUpcard,
    Turned,
)
from cardtable.kinds.stock.rules import Drew, Reshuffled
from cardtable.messages import listing, translate
from cardtable.stage.common_words import PILE_SHUFFLED, drew
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Event
    from cardtable.games.rummy.rules.state import RummyView
    from cardtable.stage.turn_lines import Turn

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
_YOU_BOUGHT: Final = translate("Rummy", "You bought {cards}", "told to the person at the screen")
_BOUGHT_WITH: Final = translate(
    "Rummy", "You bought {cards}, with {others}", "told to the person at the screen; {others}: cards from the stock"
)


def turn_lines(turn: Turn, view: RummyView, me: int, names: Sequence[str]) -> list[TurnLine]:
    """A turn as far as it has come; who bought what during it comes first."""
    events = turn.events
    bought = _bought(events, me, names)
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


def _bought(events: Sequence[Event], me: int, names: Sequence[str]) -> list[TurnLine]:
    """What several wanted went to whoever drew the highest card, which the others should hear."""
    found = []
    rivals: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, DrewForIt):
            rivals = event.seats
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
            notice = Notice(_OTHER_BUYS.put(player=names[seat], cards=shown))
        parts = [Part(text, Weight.TURNING if notice else weight, notice=notice)]
        others = [names[one] for one in rivals if one != seat]
        if others and (notice is None or seat == me):
            wanted = _WANTED.put(other=others[0]) if len(others) == 1 else _WANTED_TOO.put(others=listing(others))
            told_too = Notice(wanted, good=True) if seat == me else None
            parts.append(Part(wanted, Weight.NOTABLE, effect=True, notice=told_too))
        found.append(TurnLine(seat, tuple(parts), called=True))
    return found
