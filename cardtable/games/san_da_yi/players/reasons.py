"""Why a card is a good one, as codes that the table puts in words, the most telling one first.

What is offered here is what may be said; which of it is true is found by the claims.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.players.decision import Reason

if TYPE_CHECKING:
    from cardtable.games.san_da_yi.players.search import Found

_LEADING: Final = {
    "lead-top": 3.0,
    "lead-void": 2.9,
    "draw-trumps": 2.8,
    "lead-trump": 2.7,
    "least-loss": 1.4,
    "fewest-points": 1.3,
    "costs-little": 1.05,
    "highest": 1.0,
    "keep-top-trump": 0.9,
}
_FOLLOWING: Final = {
    "ruff": 3.5,
    "win-points": 3.4,
    "win-trick": 3.3,
    "load-partner": 3.2,
    "give-no-points": 3.1,
    "leave-to-partner": 2.6,
    "beats": 2.5,
    "save-strength": 2.4,
    "least-loss": 2.0,
    "fewest-points": 1.9,
    "keep-top-trump": 1.2,
    "costs-little": 0.8,
    "highest": 0.5,
}
BURYING: Final = tuple(
    Reason(code, weight)
    for code, weight in {"bury-points": 3.0, "bury-short": 2.0, "bury-keeps": 1.5, "bury-low": 1.0}.items()
)
NAMING: Final = {"longest-trumps": 2.0, "highest-trumps": 1.0, "keep-aces": 0.8, "trump-even": 0.1}
ONLY: Final = Reason("only-card", 9.0)
# From these differences on they are worth a word: shares of the hands in which the kitty is captured, and points.
_KITTY: Final = 0.03
_POINTS: Final = 0.8
# What thought found against the rule of thumb is said first, and last where both agree.
_FIRST: Final = 4.0
_LAST: Final = 0.3
# Where thought finds no difference, that is more of a reason than what is as true of most other cards.
_EVEN: Final = 1.02


def of_card(leads: bool) -> tuple[Reason, ...]:
    """What may be said for a card that is led, or played to a trick."""
    return tuple(Reason(code, weight) for code, weight in (_LEADING if leads else _FOLLOWING).items())


def of_search(best: Found, next_best: Found | None, declares: bool, against_habit: bool) -> tuple[Reason, ...]:
    """The greatest difference that imagined hands showed between the best card and the next one.

    Where there is no next one, all other cards do the same or far worse.
    """
    weight = _FIRST if against_habit else _LAST
    if next_best is None:
        return (Reason("search-even", _EVEN),)
    kitty = best.captured - next_best.captured
    points = best.points - next_best.points
    if declares:
        kitty, points = -kitty, -points
    if kitty >= _KITTY:
        return (Reason("search-keeps-kitty" if declares else "search-captures", weight),)
    if points >= _POINTS:
        return (Reason("search-fewer-points" if declares else "search-more-points", weight),)
    return (Reason("search-even", _EVEN),)
