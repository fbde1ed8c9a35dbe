"""What computer players of each style do in Veiðimaður, in their own words."""

from __future__ import annotations

from typing import Final

from cardtable.messages import translate
from cardtable.players.decision import Style

HABITS: Final = {
    Style.CAREFUL: translate(
        "VeidimadurHabits",
        "Where I know of nothing, I ask whoever comes next, and for low cards.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "VeidimadurHabits",
        "Where I know of nothing, I ask whoever holds most cards, and for high ones.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "VeidimadurHabits",
        "Where I know of nothing, I like to ask the same player again.",
        "what a computer player does, in its own words",
    ),
}
