"""Turns of every game with tricks in one line each: cards lie in the trick, so a line says who took it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.kinds.tricks.rules.events import NamedTrump, WonTrick
from cardtable.messages import translate
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Part, TurnLine, cards, suit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.messages import Message
    from cardtable.stage.turn_lines import Turn

_NAMED: Final = translate("Tricks", "named {suit} as trump", "in a line about a turn, after the name")
_TRUMP: Final = translate("Tricks", "trump {suit}", "in a line about a turn, in short")
_TOOK: Final = translate("Tricks", "took the trick: {cards}", "in a line about a trick, after the name")
_TOOK_IT: Final = translate("Tricks", "took the trick", "in a line about a trick, after the name")
_WITH: Final = translate("Tricks", "took {points} with {cards}", "in a line about a trick; {points} such as: 15 points")
_POINTS: Final = translate("Tricks", "took {points}", "in a line about a trick; {points} such as: 15 points")
_COUNT: Final = translate("Tricks", "%n point(s)", "in a line about a trick", 0)


def trick_lines(turn: Turn, came_of: Callable[[WonTrick], Sequence[Part]] = lambda _: ()) -> list[TurnLine]:
    """The trump that was named, and the tricks that cards ended, each with what came of it."""
    lines = []
    for event in turn.events:
        match event:
            case NamedTrump(seat, named):
                lines.append(
                    TurnLine(
                        seat,
                        (Part(_NAMED.put(suit=suit(named)), Weight.TURNING, _TRUMP.put(suit=suit(named))),),
                        joins=True,
                    )
                )
            case WonTrick():
                lines.append(TurnLine(event.seat, (trick_part(event), *came_of(event)), called=True))
    return lines


def trick_part(event: WonTrick) -> Part:
    """Who took a trick, with its cards where there is room; what it counts comes first."""
    shown, points = cards(event.cards), _points(event.points)
    if not event.points:
        return Part(_TOOK.put(cards=shown), Weight.NOTABLE, short=_TOOK_IT)
    return Part(_WITH.put(points=points, cards=shown), Weight.NOTABLE, short=_POINTS.put(points=points))


def _points(number: int) -> Message:
    return _COUNT.count(number)
