"""What to call: what was measured for such a hand as declarer, against that of leaving the game to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.players.measured import CALLS, KNOTS, LEAVING
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.actions import CALL
from cardtable.games.san_da_yi.rules.house_rules import LOWEST, PASS, VALUES
from cardtable.games.san_da_yi.rules.ranking import is_trump
from cardtable.players.decision import Decision, Level, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.san_da_yi.rules.view import SanDaYiView

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
