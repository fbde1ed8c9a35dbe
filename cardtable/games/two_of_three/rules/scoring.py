"""Points and the end of a match (G19, G21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.round import RoundResult, Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.two_of_three.rules.house_rules import Rules


def standing(rules: Rules, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match after these legs; the fewest points win, and a tie is shared."""
    totals = tuple(sum(result.scores[seat] for result in results) for seat in range(seats))
    leaders = tuple(seat for seat, total in enumerate(totals) if total == min(totals)) if results else ()
    if rules.legs is not None:
        over = len(results) >= rules.legs
    else:
        over = rules.limit is not None and max(totals) > rules.limit
    return Standing(totals, over, leaders)
