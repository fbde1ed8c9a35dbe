"""Turns of Two of Three in one line each."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.events import Dealt, Played, Stuck, TookStock, WentOut
from cardtable.kinds.stock.rules import Drew
from cardtable.messages import translate
from cardtable.stage.common_words import drew, short_count
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Event
    from cardtable.stage.turn_lines import Turn

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
    parts = [*_laid(events), *_ended(events, turn.seat, me, names)]
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


def _ended(events: Sequence[Event], seat: int, me: int, names: Sequence[str]) -> list[Part]:
    parts = []
    for event in events:
        match event:
            case Stuck(number=number):
                parts.append(Part(_STUCK.put(number=short_count(number)), Weight.TURNING))
            case WentOut(loser=loser, number=number):
                text = _OUT.put(number=short_count(number), other=names[loser])
                told = _YOU_TAKE.put(number=short_count(number), player=names[seat])
                parts.append(Part(text, Weight.TURNING, notice=Notice(told) if loser == me else None))
            case TookStock(number=number):
                parts.append(Part(_STOCK.put(number=short_count(number)), Weight.NOTABLE, effect=True))
    return parts
