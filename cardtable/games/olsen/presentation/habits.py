"""What computer players of each style do in the Ólsen family, in their own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.players.decision import Style

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.messages import Message

HABITS: Final = {
    Style.CAREFUL: translate(
        "OlsenHabits",
        "I lay low cards first, and keep the strong ones for later.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "OlsenHabits",
        "I lay high cards first, and do not save those that change the suit.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "OlsenHabits",
        "I rarely lay several cards at once: what goes together waits for a big turn.",
        "what a computer player does, in its own words",
    ),
}
_WHERE_CHEATING: Final = {
    Style.CAREFUL: translate(
        "OlsenHabits",
        "I lay low cards first, and rarely cheat.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "OlsenHabits",
        "I lay high cards first, and do not save those that change the suit.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "OlsenHabits",
        "I rarely lay several cards at once, and cheat more often than the others.",
        "what a computer player does, in its own words",
    ),
}
_WITHOUT_SUITS: Final = {
    Style.CAREFUL: translate(
        "OlsenHabits",
        "I lay low cards first, and keep the high ones.",
        "what a computer player does, in its own words",
    ),
    Style.GREEDY: translate(
        "OlsenHabits",
        "Of two cards of the same rank I lay the red one first.",
        "what a computer player does, in its own words",
    ),
    Style.BOLD: translate(
        "OlsenHabits",
        "Of two cards of the same rank I lay the black one first.",
        "what a computer player does, in its own words",
    ),
}


def habits_of(game: str) -> Mapping[Style, Message]:
    """The habits in a game of the family."""
    return {"svindl": _WHERE_CHEATING, "upp_og_nidur": _WITHOUT_SUITS}.get(game, HABITS)
