"""What a hand is worth: cases 2A to 3C of the score table, and the match after some hands (A24 to A27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.engine.round import RoundResult, Standing, seats_with, totals
from cardtable.games.san_da_yi.rules.house_rules import LOWEST, SEATS, STEP
from cardtable.games.san_da_yi.rules.ranking import points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.kinds.tricks.rules import Trick

_QUOTA: Final = 105
# How many times the base the declarer gets from all three defenders together, by case.
TIMES: Final = {"2C": 9, "2D": 3, "2A": -3, "2B": -6, "3A": -6, "3B": -9, "3C": -12}


class Facts(NamedTuple):
    """What everybody remembers of a hand: who declared, the call, the defenders' points, and whether they captured."""

    declarer: int
    bid: int
    points: int
    captured: bool


def defenders_points(tricks: Sequence[Trick], declarer: int | None) -> int:
    """The points in the tricks that others than the declarer won (A24)."""
    return sum(points(trick.cards) for trick in tricks if trick.winner != declarer)


def base(bid: int) -> int:
    """The base points of a call: 1 for 60 up to 5 for 80."""
    return (bid - LOWEST) // STEP + 1


def needed(bid: int) -> int:
    """How many points the defenders need: 45 against 60 down to 25 against 80."""
    return _QUOTA - bid


def case(bid: int, points: int, captured: bool) -> str:
    """Which row of the score table it is."""
    need = needed(bid)
    if captured:
        return "3A" if points < need else "3B" if points < 2 * need else "3C"
    if points == 0:
        return "2C"
    return "2D" if points < need else "2A" if points < 2 * need else "2B"


def declarer_score(bid: int, points: int, captured: bool) -> int:
    """What the declarer wins or, below zero, loses."""
    return TIMES[case(bid, points, captured)] * base(bid)


def result(facts: Facts) -> RoundResult:
    """The end of a hand; each defender gets a third of what the declarer loses, or pays it."""
    score = declarer_score(facts.bid, facts.points, facts.captured)
    scores = tuple(score if seat == facts.declarer else -score // 3 for seat in range(SEATS))
    winners = tuple(seat for seat in range(SEATS) if scores[seat] > 0)
    carried = ((facts.declarer, facts.bid, facts.points, int(facts.captured)),)
    return RoundResult(winners, scores, case(*facts[1:]), (0,) * SEATS, (), carried)


def facts_of(result: RoundResult) -> Facts:
    """What a result remembers of its hand."""
    declarer, bid, points, captured = result.carried[0]
    return Facts(declarer, bid, points, bool(captured))


def standing(hands: int, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match after these hands; the highest total wins, and a tie is shared."""
    scores = totals(results, seats)
    return Standing(scores, len(results) >= hands, seats_with(max(scores), scores) if results else ())
