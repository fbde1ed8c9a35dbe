"""What to call: what was measured for such a hand as declarer, against that of leaving the game to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.actions import CALL
from cardtable.games.san_da_yi.rules.house_rules import LOWEST, PASS, VALUES
from cardtable.games.san_da_yi.rules.ranking import is_trump
from cardtable.players.decision import Decision, Level, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.san_da_yi.rules.state import SanDaYiView

KNOTS: Final = (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
CALLS: Final[dict[Level, dict[tuple[int, bool], tuple[float, ...]]]] = {
    Level.EASY: {
        (60, False): (-3.22, -2.84, -2.37, -1.77, -1.03, -0.34, 0.31, 0.97, 1.61, 2.11, 2.52, 2.98, 3.26),
        (65, False): (-8.62, -8.01, -7.12, -5.58, -3.71, -2.02, -0.44, 1.17, 2.64, 3.93, 4.82, 5.62, 6.28),
        (65, True): (-11.72, -10.58, -9.16, -7.41, -5.56, -3.51, -1.59, 0.18, 1.62, 2.92, 3.87, 3.87, 5.1),
        (70, False): (-16.55, -14.89, -13.03, -10.66, -7.76, -5.2, -2.79, -0.28, 2.13, 3.89, 4.92, 5.4, 5.56),
        (70, True): (-20.97, -19.36, -17.12, -14.15, -11.14, -7.97, -4.86, -2.67, -0.8, 2.64, 5.21, 6.0, 8.12),
        (75, False): (-27.94, -25.41, -22.31, -18.71, -14.43, -10.64, -7.36, -3.98, -0.75, 1.67, 3.6, 5.26, 5.36),
        (75, True): (-32.06, -29.81, -26.64, -22.56, -18.44, -14.23, -10.2, -7.25, -4.5, 0.07, 2.9, 4.07, 9.56),
        (80, False): (-40.98, -37.53, -33.47, -28.86, -23.47, -18.71, -14.32, -9.76, -5.55, -2.69, -1.31, -0.11, 1.57),
        (80, True): (-44.67, -41.88, -37.9, -32.92, -27.9, -22.75, -17.81, -14.22, -11.13, -5.7, -1.04, 0.1, 9.06),
    },
    Level.MEDIUM: {
        (60, False): (-4.24, -3.8, -3.3, -2.6, -1.71, -0.84, -0.01, 0.81, 1.49, 2.06, 2.48, 2.85, 3.05),
        (65, False): (-10.87, -9.95, -8.65, -6.99, -5.02, -3.09, -1.19, 0.64, 2.32, 3.85, 4.91, 5.56, 5.56),
        (65, True): (-13.37, -12.16, -10.55, -8.66, -6.64, -4.56, -2.79, -1.45, -0.34, 1.12, 3.07, 4.79, 5.86),
        (70, False): (-19.59, -17.78, -15.3, -12.56, -9.64, -6.71, -4.06, -1.59, 0.81, 3.29, 5.59, 7.07, 7.39),
        (70, True): (-23.08, -21.18, -18.85, -16.1, -12.92, -9.6, -6.78, -4.61, -2.94, -0.74, 0.86, 0.96, 6.11),
        (75, False): (-30.5, -27.88, -24.42, -20.64, -16.52, -12.48, -8.86, -5.59, -2.22, 1.64, 5.6, 8.75, 9.72),
        (75, True): (-34.19, -31.78, -28.72, -25.11, -20.87, -16.4, -12.48, -9.46, -7.23, -3.85, -1.4, -0.2, 7.95),
        (80, False): (-43.24, -39.95, -35.63, -30.95, -25.85, -20.77, -15.88, -11.56, -7.38, -2.29, 2.01, 5.9, 8.68),
        (80, True): (
            -47.38,
            -44.28,
            -40.41,
            -36.06,
            -31.05,
            -25.42,
            -20.54,
            -17.32,
            -14.78,
            -10.23,
            -6.43,
            -4.21,
            8.35,
        ),
    },
    Level.HARD: {
        (60, False): (-2.45, -1.85, -1.27, -0.84, -0.32, 0.44, 1.14, 1.9, 2.79, 2.85, 2.85, 2.85, 2.85),
        (65, False): (-5.91, -5.54, -5.22, -3.64, -1.68, 0.02, 1.14, 2.52, 4.73, 4.94, 4.94, 4.94, 4.94),
        (65, True): (-9.51, -7.39, -5.6, -4.26, -2.74, -1.34, 0.07, 1.24, 1.85, 2.45, 5.58, 9.89, 12.11),
        (70, False): (-14.87, -13.28, -11.69, -8.4, -4.66, -2.56, -0.58, 2.0, 4.45, 6.25, 7.46, 13.0, 19.9),
        (70, True): (-20.08, -18.01, -14.94, -11.4, -8.08, -5.23, -2.46, 0.19, 2.15, 3.62, 4.59, 4.59, 4.99),
        (75, False): (-23.49, -21.69, -19.65, -14.91, -9.83, -5.92, -3.16, 0.01, 4.6, 8.05, 9.93, 17.33, 26.53),
        (75, True): (-31.39, -27.67, -23.21, -18.61, -14.52, -10.64, -6.63, -3.14, 0.12, 3.06, 5.11, 5.89, 6.62),
        (80, False): (-45.14, -40.08, -34.33, -26.78, -19.29, -13.61, -9.44, -5.86, -1.21, 2.58, 5.35, 18.78, 32.62),
        (80, True): (-45.3, -40.63, -35.27, -29.63, -24.02, -18.39, -12.7, -7.43, -3.37, -1.12, 2.72, 6.65, 8.2),
    },
}
LEAVING: Final[dict[Level, dict[int, float]]] = {
    Level.EASY: {0: -0.14, 60: 0.02, 65: -0.78, 70: -1.12, 75: -4.0},
    Level.MEDIUM: {0: -0.09, 60: 0.04, 65: -0.77, 70: -1.41, 75: -3.02},
    Level.HARD: {0: -0.26, 60: 0.04, 65: -0.52, 70: -0.35, 75: -4.0},
}


JOKER: Final = 1.6
TWO: Final = 1.05
_OF_TRUMPS: Final = {Rank.ACE: 0.5, Rank.KING: 0.75}
_OF_SIDES: Final = {Rank.ACE: 0.85, Rank.KING: 0.6}
VOID: Final = 0.25


def strength(hand: Sequence[Card]) -> float:
    """How strong twelve cards are for a declarer, in their best trump suit."""
    return max(strength_in(hand, trump) for trump in SUITS)


def strength_in(hand: Sequence[Card], trump: Suit) -> float:
    """How strong they are with these trumps."""
    value = 0.0
    sides = set()
    for card in hand:
        if not is_trump(card, trump):
            sides.add(card.suit)
            value += _OF_SIDES.get(card.rank, 0.0)
        elif card.suit is None:
            value += 1.0 + JOKER
        else:
            value += 1.0 + (TWO if card.rank is Rank.TWO else _OF_TRUMPS.get(card.rank, 0.0))
    return value + VOID * (len(SUITS) - 1 - len(sides))


# How many points a call may be expected to lose against passing. A player who never dares wins no match, as the highest
# total wins and only declarers score much; and where all are wise most deals are passed by all, which no player enjoys.
DARING: Final = {Level.EASY: 1.5, Level.MEDIUM: 1.7, Level.HARD: 1.0}
LEANING: Final = {Style.STEADY: 0.0, Style.CAREFUL: -0.4, Style.GREEDY: 0.0, Style.BOLD: 0.4}


class Choice(NamedTuple):
    """A call (0 is passing) and how much better than passing it is."""

    value: int
    ahead: float


def best(hand_strength: float, calls: Sequence[int], possible: Sequence[int], level: Level, daring: float) -> Choice:
    """The best call of a hand, or passing where every call loses more than ``daring`` points against it."""
    highest = legality.highest(calls)
    leaving = LEAVING[level].get(highest, min(LEAVING[level].values()))
    found = Choice(PASS, -daring)
    for value in possible:
        ahead = worth(hand_strength, value, highest > PASS, level) - leaving
        if ahead > found.ahead:
            found = Choice(value, ahead)
    return found


def worth(hand_strength: float, value: int, is_over: bool, level: Level) -> float:
    """The score to be expected of a call; ``is_over`` another's call, who holds good cards then."""
    row = CALLS[level][value, is_over]
    place = min(max(hand_strength - KNOTS[0], 0.0), len(KNOTS) - 1.0)
    below = min(int(place), len(KNOTS) - 2)
    share = place - below
    return row[below] * (1 - share) + row[below + 1] * share


def call(view: SanDaYiView, level: Level, style: Style) -> Decision:
    """The call of a level."""
    least = legality.least_call(view.rules, view.calls)
    possible = [value for value in VALUES if value >= least]
    held = strength(view.hand)
    found = best(held, view.calls, possible, level, DARING[level] + LEANING[style])
    return Decision(CALL[found.value])


def pays(view: SanDaYiView, value: int) -> bool:
    """Whether declarers with such a hand win points at this call on average, as the best players play."""
    return worth(strength(view.hand), value, legality.highest(view.calls) > PASS, Level.HARD) > 0


def pays_at_first(view: SanDaYiView) -> bool:
    """Whether :func:`pays` would hold for the lowest call, if no player had called."""
    return worth(strength(view.hand), LOWEST, False, Level.HARD) > 0
