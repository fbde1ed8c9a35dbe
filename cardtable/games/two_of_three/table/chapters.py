"""Which chapter of the rule book matters now, from what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.two_of_three.rules.legality import matches, playable

if TYPE_CHECKING:
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView


def chapter(table: TwoOfThreeView) -> str:
    """The end of the leg, and else what can be done in one's turn."""
    if table.result is not None:
        return "score"
    if table.seat != table.turn:
        return "turn"
    fitting = playable(table.rules, table.row, table.hand)
    if table.drawn or (not fitting and not table.placed):
        return "drawing"
    if table.placed and table.rules.stop_early:
        return "stopping"
    if fitting and not any(matches(table.rules, card, *table.row[-2:]) for card in fitting):
        return "contrast"
    return "turn" if table.placed else "matching"
