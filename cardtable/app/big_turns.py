"""The turn of a match in which a player laid most of a hand."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cardtable.engine.match import Match

LEAST: Final = 3
"""Fewer cards in one turn are nothing to look at again."""


class BigTurn(NamedTuple):
    """So many cards were ``laid`` in one turn, of as many as ``dealt``; it begins with ``line`` of the log."""

    laid: int = 0
    dealt: int = 1
    line: int = 0

    @property
    def worth(self) -> tuple[float, int]:
        """How much of a hand that was; of two alike the one with more cards."""
        return self.laid / self.dealt, self.laid


NOTHING: Final = BigTurn()


def big_turns(match: Match) -> list[BigTurn]:
    """The biggest turn of each seat, the later of two alike; :data:`NOTHING` where no turn was big.

    ValueError or IllegalActionError where the match cannot be played again from its beginning.
    """
    again, best = match.at(0), [NOTHING] * len(match.seats)
    dealt = before = [1] * len(match.seats)
    for seat, lines in groupby(range(len(match.log)), key=match.on_turn.__getitem__):
        begun = len(again.log)
        for line in lines:
            again.replay(match.log[line])
        assert again.round is not None
        after = list(again.round.counts)
        if seat is None:
            dealt = after
        else:
            turn = BigTurn(before[seat] - after[seat], dealt[seat], begun)
            if turn.laid >= LEAST and turn.worth >= best[seat].worth:
                best[seat] = turn
        before = after
    return best
