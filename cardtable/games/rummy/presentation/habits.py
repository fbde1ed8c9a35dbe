"""What computer players of each style do in contract rummy, in their own words."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate
from cardtable.players.decision import Style

HABITS: Final = {
    Style.CAREFUL: translate(
        "RummyHabits",
        "I rarely buy, and I do not discard what the next player collects.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "RummyHabits",
        "I like to take the upcard when it goes with my cards.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "RummyHabits", "I buy more often than the others.", "what a computer player does, in its own words"
    ),
}
