"""Which chapter of the rule book matters now, from what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.games.rummy.rules.view import RummyView


def chapter(table: RummyView) -> str:
    """The end of the round, buying, the beginning, and else what can be done in one's turn."""
    if table.result is not None:
        return "blocked" if table.result.reason == "void" else "score"
    if table.phase == "window":
        return "buying"
    if table.phase == "ready":
        return "start"
    if table.seat is None or table.seat != table.turn or table.phase == "offer":
        return "turn"
    if table.must_lay_down or table.must_play is not None:
        return "jokers"
    if table.down[table.seat]:
        return "laying-off" if any(action.kind == "lay-off" for action in table.legal()) else "discarding"
    return "last-round" if table.rules.uses_all(table.number) else "contracts"
