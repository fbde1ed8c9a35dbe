"""What to call: the score to be expected as declarer against that of letting others declare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.players import strength
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.actions import CALL
from cardtable.games.san_da_yi.rules.house_rules import PASS, SEATS, VALUES
from cardtable.players.decision import Decision, Reason

if TYPE_CHECKING:
    from cardtable.games.san_da_yi.rules.view import SanDaYiView

# What passing is worth: another player declares, or may still do so; or else the cards are dealt again.
_OTHERS_DECLARE: Final = -1.0
_OTHERS_MAY: Final = -0.5


def call(view: SanDaYiView, doubt: float = 0.0) -> Decision:
    """The call with the best score to be expected, if it is better than passing by ``doubt``."""
    expected = strength.expected(view.hand)
    least = legality.least_call(view.rules, view.calls)
    possible = [value for value in VALUES if value >= least]
    reason = Reason("weak")
    if possible:
        best = max(possible, key=lambda value: (expected[value], -value))
        if expected[best] > _of_passing(view) + doubt:
            return Decision(CALL[best], (Reason("strong" if expected[best] > 1.5 else "better-than-passing", 1.0),))
        if expected[VALUES[0]] > 0 and best > VALUES[0]:
            reason = Reason("too-high")
    return Decision(CALL[PASS], (reason,))


def _of_passing(view: SanDaYiView) -> float:
    if legality.highest(view.calls):
        return _OTHERS_DECLARE
    others = SEATS - 1 - len(view.calls)
    return _OTHERS_MAY if others else 0.0
