"""What a viewer can count of a player: what it calls, what it leads, and what it puts into tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules.actions import Call
from cardtable.games.san_da_yi.rules.ranking import height, is_trump, worth
from cardtable.kinds.tricks.rules import PlayCard

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.games.san_da_yi.rules.state import SanDaYiView
    from tools.arena.family import Deed


def noticed(deeds: Sequence[Deed], _end: SanDaYiView, seat: int) -> Iterator[tuple[str, float]]:
    """The habits that a hand showed."""
    for view, action in deeds:
        if isinstance(action, Call):
            yield "calls", float(action.value > 0)
            if action.value:
                yield "call", float(action.value)
        elif isinstance(action, PlayCard) and view.trump is not None:
            role = "declares" if seat == view.declarer else "defends"
            card = action.card
            if not view.trick:
                yield f"{role} leads trump", float(is_trump(card, view.trump))
                yield f"{role} leads points", float(worth(card))
                if not is_trump(card, view.trump):
                    yield f"{role} leads high", float(height(card, view.trump))
            else:
                yield f"{role} wins", float(view.best((*view.trick, card)) == len(view.trick))
                yield f"{role} gives", float(worth(card))
                yield f"{role} trumps", float(is_trump(card, view.trump))
