"""What happens in Two of Three: how each type of event is told and shown, and a turn in one line."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.events import Dealt, Passed, Played, Stuck, Took, TookStock, WentOut
from cardtable.kinds.stock.rules import Drew
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import I_AM_OUT, draws, drew, short_count
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled, rows
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Event
    from cardtable.stage.turn_lines import Turn


def _dealt(event: Dealt, names: Sequence[str]) -> Message:
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


def _played(event: Played, names: Sequence[str]) -> Message:
    if event.contrast:
        return filled(translate("TwoOfThree", "{player} lays the {card} as a contrast."), event, names)
    return filled(translate("TwoOfThree", "{player} lays the {card}."), event, names)


def _passed(event: Passed, names: Sequence[str]) -> Message:
    if event.chosen:
        return filled(translate("TwoOfThree", "{player} ends the turn."), event, names)
    return filled(translate("TwoOfThree", "{player} has nothing more that fits, and the turn passes."), event, names)


# How a round was lost, with what that costs, is told before the cards go: their taker has been named then.


def _stuck(event: Stuck, names: Sequence[str]) -> Message:
    if event.stock_empty:
        text = translate(
            "TwoOfThree",
            "{player} cannot lay a card, and the stock is empty. The row and all hands go to {player}: %n card(s).",
            None,
            0,
        )
    else:
        text = translate(
            "TwoOfThree",
            "The card that {player} drew does not fit. The row and all hands go to {player}: %n card(s).",
            None,
            0,
        )
    return filled(text, event, names)


def _went_out(event: WentOut, names: Sequence[str]) -> Message:
    text = translate(
        "TwoOfThree", "{player} goes out. {other} takes the row and their own hand: %n card(s).", None, event.number
    )
    return text.put(player=names[event.seat], other=names[event.loser])


def _took(event: Took, names: Sequence[str]) -> Message | None:
    text = translate("TwoOfThree", "{player} takes their own hand: %n card(s).", None, 0)
    return filled(text, event, names) if event.what == "hand" else None


def _sweep(event: Took | TookStock) -> EventStyle:
    return EventStyle(sound=Sound.SWEEP, rest=Rest.BREATH, taker=event.seat)


# The end of a round is seen before the row goes to the player who takes it.
EVENTS: Final = rows(
    Told(Dealt, _dealt, EventStyle(sound=Sound.DEAL, rest=Rest.BREATH)),
    Told(Played, _played, EventStyle(sound=Sound.LAY)),
    Told(Drew, lambda event, names: draws(names[event.seat], event.card), EventStyle(sound=Sound.DRAW)),
    Told(Passed, _passed),
    Told(
        WentOut,
        _went_out,
        lambda event: EventStyle(Weight.TURNING, Sound.CALL, Rest.STUDIED, Announcement(event.seat)),
        aloud=I_AM_OUT,
    ),
    Told(
        Stuck,
        _stuck,
        lambda event: EventStyle(Weight.TURNING, Sound.NOT_ALLOWED, Rest.STUDIED, Announcement(event.seat, good=False)),
        aloud=translate("TwoOfThree", "Nothing fits!", "what a player says aloud"),
    ),
    Told(Took, _took, _sweep),
    Told(
        TookStock,
        translate(
            "TwoOfThree",
            "The stock is too small for another round, and {player} takes it too: %n card(s).",
            None,
            0,
        ),
        _sweep,
    ),
)


_LAID: Final = translate("TwoOfThree", "laid {cards}", "in a line about a turn, after the name")
_LAID_MANY: Final = translate("TwoOfThree", "laid {number}, last {cards}", "in a line about a turn, after the name")
_DREW_AND_LAID: Final = translate("TwoOfThree", "drew, laid {cards}", "in a line about a turn, after the name")
_CONTRAST: Final = translate("TwoOfThree", "laid {cards} as a contrast", "in a line about a turn, after the name")
_STUCK: Final = translate("TwoOfThree", "could not go on: takes {number}", "in a line about a turn, after the name")
_OUT: Final = translate("TwoOfThree", "goes out: {other} takes {number}", "in a line about a turn, after the name")
_STOCK: Final = translate("TwoOfThree", "and {number} from the stock", "in a line about a turn, after: takes 14")
_ROUND: Final = translate("TwoOfThree", "begins round %n", "in a line about a turn, after the name", 0)
_YOU_TAKE: Final = translate("TwoOfThree", "{player} goes out: you take {number}", "done to the person at the screen")


def turn_lines(turn: Turn, me: int, names: Sequence[str]) -> list[TurnLine]:
    """What was laid, and how a round ended; what was played in a row that has gone gives way to that."""
    events = turn.events
    lines = [
        TurnLine(one.starter, (Part(_ROUND.count(one.number), Weight.NOTABLE),), called=True, ends=True)
        for one in events
        if isinstance(one, Dealt) and one.number > 1
    ]
    if turn.seat is None:
        return lines
    # With an empty stock the next player is stuck as soon as a turn begins, which ends the leg (G18, G19).
    stuck = next((one for one in events if isinstance(one, Stuck) and one.seat != turn.seat), None)
    end = len(events) if stuck is None else events.index(stuck)
    parts = [*_laid(events), *_ended(events[:end], me, names)]
    if stuck is not None:
        lines.append(TurnLine(stuck.seat, tuple(_ended(events[end:], me, names)), called=True))
    if not parts and any(isinstance(one, Drew) for one in events):
        parts = [Part(drew(1))]
    return [TurnLine(turn.seat, tuple(parts)), *lines] if parts else lines


def _laid(events: Sequence[Event]) -> list[Part]:
    laid = [one for one in events if isinstance(one, Played)]
    if laid and any(isinstance(one, WentOut | Stuck) for one in events):
        # What ended the round needs no more than its last card.
        return [_many(laid)]
    alone = len(laid) == 1 and any(isinstance(one, Drew) for one in events)
    parts = []
    for contrast, run in groupby(laid, key=lambda one: one.contrast):
        together = list(run)
        shown = cards([one.card for one in together])
        if contrast:
            parts.append(Part(_CONTRAST.put(cards=shown), Weight.NOTABLE))
        else:
            text = (_DREW_AND_LAID if alone else _LAID).put(cards=shown)
            parts.append(Part(text, short=_many(together).text if len(together) > 1 else None))
    return parts


def _many(laid: Sequence[Played]) -> Part:
    last = cards([laid[-1].card])
    return Part(_LAID.put(cards=last) if len(laid) == 1 else _LAID_MANY.put(number=short_count(len(laid)), cards=last))


def _ended(events: Sequence[Event], me: int, names: Sequence[str]) -> list[Part]:
    parts = []
    for event in events:
        match event:
            case Stuck(number=number):
                parts.append(Part(_STUCK.put(number=short_count(number)), Weight.TURNING))
            case WentOut(seat=seat, loser=loser, number=number):
                text = _OUT.put(number=short_count(number), other=names[loser])
                told = _YOU_TAKE.put(number=short_count(number), player=names[seat])
                parts.append(Part(text, Weight.TURNING, notice=Notice(told) if loser == me else None))
            case TookStock(number=number):
                parts.append(Part(_STOCK.put(number=short_count(number)), Weight.NOTABLE, effect=True))
    return parts
