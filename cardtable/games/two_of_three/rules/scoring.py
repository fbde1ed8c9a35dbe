"""Points and the end of a match (G19, G21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.round import RoundResult, Standing, seats_with, totals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules


def standing(rules: TwoOfThreeRules, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match after these legs; the fewest points win, and a tie is shared."""
    points = totals(results, seats)
    if rules.legs is not None:
        over = len(results) >= rules.legs
    else:
        over = rules.limit is not None and max(points) > rules.limit
    return Standing(points, over, seats_with(min(points), points) if results else ())
