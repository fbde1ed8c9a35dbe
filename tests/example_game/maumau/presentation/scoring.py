"""What is counted in maumau, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.engine.round import Standing
from cardtable.messages import Message, translate
from cardtable.stage.common_words import wins_the_round
from cardtable.stage.round_result import IN_HAND, THIS_ROUND, TOTAL, Column, gain, number, quantity
from cardtable.stage.scoring import Scoring
from tests.example_game.maumau.rules.house_rules import MaumauRules
from tests.example_game.maumau.rules.view import MaumauView

POINTS_PER_MINUTE: Final = 4


class MaumauScoring(Scoring[MaumauView, MaumauRules]):
    """Points of each round and of all."""

    def progress(self, options: MaumauRules, standing: Standing, rounds: int) -> Message:
        """Which round it is, and how many points are needed."""
        text = translate("Maumau", "Round {number}, played to {points} points")
        return text.put(number=max(rounds, 1), points=options.game)

    def hurrah(self, view: MaumauView, names: Sequence[str]) -> Message:
        """Who has won."""
        assert view.result is not None
        return wins_the_round(names[view.result.winners[0]])

    def columns(self, view: MaumauView, totals: Sequence[int]) -> Sequence[Column]:
        """Cards that are left, points of the round and of all."""
        assert view.result is not None
        return [
            Column(IN_HAND, tuple(map(quantity, view.result.held))),
            Column(THIS_ROUND, tuple(map(gain, view.result.scores))),
            Column(TOTAL, tuple(map(number, totals))),
        ]

    def goal(self, options: MaumauRules) -> int:
        return options.game

    def minutes(self, options: MaumauRules, seats: int) -> int:
        return options.game // POINTS_PER_MINUTE
