"""Turns of Veiðimaður in one line each: the last question in full, those before it as a number, books always."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.events import Asked, Booked, Gave, Landed, Refused
from cardtable.messages import listing, translate
from cardtable.stage.common_words import short_count
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.stage.turn_lines import Turn

_GOT: Final = translate(
    "Veidimadur", "asked {other} for {ranks}, got {number}", "in a line about a turn, after the name"
)
_NONE: Final = translate("Veidimadur", "asked {other} for {ranks}, got none", "in a line about a turn, after the name")
_FISHED: Final = translate(
    "Veidimadur", "asked {other} for {ranks}, fished {cards}", "in a line about a turn, after the name"
)
_SUM: Final = translate("Veidimadur", "asked %n time(s), got {number}", "in a line about a turn, after the name", 0)
_BOOKED: Final = translate("Veidimadur", "made a book: {ranks}", "in a line about a turn, after the name")
_FROM_YOU: Final = translate(
    "Veidimadur", "{player} got {ranks} from you: {number}", "done to the person at the screen"
)


def turn_lines(turn: Turn, me: int, names: Sequence[str]) -> list[TurnLine]:
    """What was asked, what came of it, and the books."""
    seat = turn.seat
    if seat is None:
        return []
    asks: list[Part] = []
    books = [asked(one.cards[0].rank) for one in turn.events if isinstance(one, Booked)]
    got = 0
    question: Asked | None = None
    for event in turn.events:
        match event:
            case Asked():
                question = event
            case Gave(giver, _, given):
                got += len(given)
                ranks = asked(given[0].rank)
                told = _FROM_YOU.put(number=short_count(len(given)), player=names[seat], ranks=ranks)
                text = _GOT.put(number=short_count(len(given)), other=names[giver], ranks=ranks)
                mine = giver == me
                asks.append(
                    Part(text, Weight.TURNING if mine else Weight.NOTABLE, notice=Notice(told) if mine else None)
                )
            case Refused(other, rank):
                asks.append(Part(_NONE.put(other=names[other], ranks=asked(rank)), Weight.NOTABLE))
            case Landed(_, card) if question is not None:
                got += 1
                text = _FISHED.put(other=names[question.other], ranks=asked(question.rank), cards=cards([card]))
                asks = [*asks[:-1], Part(text, Weight.NOTABLE)]
    parts = [one for one in asks if one.notice is not None]
    if len(asks) > 1:
        parts.append(Part(_SUM.count(len(asks)).put(number=short_count(got))))
    if books:
        parts.append(Part(_BOOKED.put(ranks=listing(books)), Weight.TURNING))
    parts += [one for one in asks[-1:] if one not in parts]
    return [TurnLine(seat, tuple(parts))] if parts else []
