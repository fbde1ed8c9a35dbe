"""What computer players of each style do in San Da Yi, in their own words."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate
from cardtable.players.decision import Style

HABITS: Final = {
    Style.CAREFUL: translate(
        "SanDaYiHabits",
        "I rarely bid, and as a defender I like to lead low cards.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "SanDaYiHabits", "As a defender I like to lead trumps.", "what a computer player does, in its own words"
    ),
    Style.BOLD: translate(
        "SanDaYiHabits",
        "I bid more often than the others, and as a defender I like to lead high cards.",
        "what a computer player does, in its own words",
    ),
}
