"""What is counted in Veiðimaður: books, and how long a match takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.messages import Message, listing, translate
from cardtable.stage.common_words import round_of
from cardtable.stage.round_result import TOTAL, Column, gain, number
from cardtable.stage.scoring import Scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import Standing

SECONDS_PER_QUESTION: Final = 7
# Questions in a round of medium players, by what a book is and by the number of players from two.
QUESTIONS: Final = {"four": (56, 55, 58, 55), "pairs": (48, 44, 47, 42)}


class VeidimadurScoring(Scoring[VeidimadurView, VeidimadurRules]):
    """Books of each round and of all."""

    score_name = translate("Veidimadur", "Books")

    def progress(self, options: VeidimadurRules, standing: Standing, rounds: int) -> Message:
        """Which round it is, and of how many."""
        if options.deals == 1:
            return translate("Veidimadur", "One round decides")
        return round_of(min(max(rounds, 1), options.deals), options.deals)

    def hurrah(self, view: VeidimadurView, names: Sequence[str]) -> Message:
        assert view.result is not None
        players = [names[seat] for seat in view.result.winners]
        return translate("Veidimadur", "Most books: {players}!", "called out at the end of a round").put(
            players=listing(players)
        )

    def wins_by(self, options: VeidimadurRules, ahead: int) -> Message:
        return translate("Veidimadur", "{player} wins by %n book(s)!", "at the end of a match", ahead)

    def columns(self, view: VeidimadurView, totals: Sequence[int]) -> Sequence[Column]:
        """Books of the round and of all; in a match of one round they are the same."""
        assert view.result is not None
        if view.rules.deals == 1:
            return [Column(self.score_name, tuple(map(number, totals)))]
        return [
            Column(self.score_name, tuple(map(gain, view.result.scores))), Column(TOTAL, tuple(map(number, totals)))
        ]  # fmt: skip

    def planned(self, options: VeidimadurRules) -> int:
        return options.deals

    def minutes(self, options: VeidimadurRules, seats: int) -> int:
        questions = QUESTIONS[options.books][seats - 2]
        return max(1, round(options.deals * questions * SECONDS_PER_QUESTION / 60))
