"""Which chapter of the rule book matters now, from what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.rules.house_rules import TRICKS

if TYPE_CHECKING:
    from cardtable.games.san_da_yi.rules.view import SanDaYiView


def chapter(table: SanDaYiView) -> str:
    """The phases of a round, one after the other."""
    if table.result is not None:
        return "scoring"
    before = {"call": "calling", "bury": "burying", "trump": "trump"}
    if table.phase in before:
        return before[table.phase]
    if len(table.tricks) >= TRICKS - 1:
        return "capture"
    return "following" if table.trick and table.seat == table.turn else "tricks"
