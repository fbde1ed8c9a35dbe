"""What computer players of each style do in Two of Three, in their own words."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate
from cardtable.players.decision import Style

HABITS: Final = {
    Style.CAREFUL: translate(
        "TwoOfThreeHabits",
        "I lay low cards first, and keep the high ones.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "TwoOfThreeHabits",
        "I lay high cards first, and aces above all.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "TwoOfThreeHabits",
        "I lay the cards in the middle first, and keep the lowest and the highest.",
        "what a computer player does, in its own words",
    ),
}
