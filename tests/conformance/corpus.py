"""Some matches of every game, played once in a process and looked at line by line for every question.

Each has another number of seats and other house rules. What is asked may change nothing of the matches: it gets a copy
that is played by the log, only as far as somebody looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cardtable.engine.match import Match
from tests.conformance.common import DEPTH, random_play, some_match

NUMBERS = range(4 * DEPTH)
"""The matches that there are of each game; others are played when they are asked for."""
LONGEST = 4000
"""So many lines of a match at most: random play may go on for tens of thousands, in which nothing new happens."""


class Played:
    """One match, which is played on when somebody looks further than anybody before."""

    def __init__(self, game: str, number: int) -> None:
        self._match, rng = some_match(game, f"corpus/{number}")
        self._play = random_play(self._match, rng)

    def lines(self) -> Iterator[Match]:
        """The match as it stood after each line of its log, to its end or to the longest."""
        played = self._match
        again = Match(played.game, played.options, played.seats, played.deal_code)
        for _ in range(LONGEST):
            if len(again.log) == len(played.log) and next(self._play, None) is None:
                return
            again.replay(played.log[len(again.log)])
            yield again


@cache
def _corpus(game: str, number: int) -> Played:
    return Played(game, number)


def lines(game: str, number: int) -> Iterator[Match]:
    """One of a game's matches as it stood after each line of its log."""
    return _corpus(game, number).lines()
