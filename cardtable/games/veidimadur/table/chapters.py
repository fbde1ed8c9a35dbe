"""Which chapter of the rule book matters now, from what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.games.veidimadur.rules.view import VeidimadurView


def chapter(table: VeidimadurView) -> str:
    """Asking in one's own turn, who plays next in that of another, and what counts when the round is over."""
    if table.result is not None:
        return "match-end" if table.rules.deals == 1 else "round-end"
    return "asking" if table.seat == table.turn else "turn"
