"""Why a card is a good one, as a code that the table puts in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.players import habits
from cardtable.games.san_da_yi.players.deck import GROUP, POINTS, POWER, TRUMPS, WORTH
from cardtable.players.decision import Reason

if TYPE_CHECKING:
    from cardtable.games.san_da_yi.players.fast_table import Table


def of_card(table: Table, player: int, code: int, weight: float = 1.0) -> tuple[Reason, ...]:
    """The reason for playing this card."""
    hand = table.hands[player]
    legal = table.legal(player)
    if not legal & (legal - 1):
        return (Reason("only-card", weight),)
    name = _leading(table, player, code) if not table.number else _following(table, player, code)
    found = [Reason(name, weight)]
    kept = habits.keeper(hand, table.unseen(player))
    if kept and kept & legal and kept != 1 << code:
        found.append(Reason("keep-top-trump", weight / 2))
    return tuple(found)


def _leading(table: Table, player: int, code: int) -> str:
    bit = 1 << code
    top = not (table.unseen(player) & GROUP[code]) >> (code + 1)
    if bit & TRUMPS:
        return "draw-trumps" if player == 0 else "lead-trump"
    if top:
        return "lead-top"
    voids = sum(1 for other in range(1, 4) if other != player and table.voids[other] & bit)
    return "lead-void" if player and voids else "lead-low"


def _following(table: Table, player: int, code: int) -> str:
    bit = 1 << code
    wins = bool(bit & (table.group | TRUMPS)) and POWER[code] > table.best
    partner = bool(player) and bool(table.winner)
    if wins:
        if bit & TRUMPS and not table.group & TRUMPS:
            return "ruff"
        return "win-points" if table.taken + WORTH[code] else "win-trick"
    if partner:
        return "load-partner" if WORTH[code] else "leave-to-partner"
    held = table.legal(player)
    return "give-no-points" if held & POINTS and not WORTH[code] else "least-loss"
