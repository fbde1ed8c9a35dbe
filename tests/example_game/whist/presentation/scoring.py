"""What is counted in whist, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.engine.round import Standing
from cardtable.messages import Message, translate
from cardtable.stage.round_result import THIS_ROUND, TOTAL, Column, gain, number
from cardtable.stage.scoring import Scoring
from tests.example_game.whist.presentation.speech import side_wins
from tests.example_game.whist.rules.house_rules import WhistRules
from tests.example_game.whist.rules.view import WhistView

MINUTES_PER_POINT: Final = 4


class WhistScoring(Scoring[WhistView, WhistRules]):
    """Points of each round and of all."""

    def progress(self, options: WhistRules, standing: Standing, rounds: int) -> Message:
        """Which round it is, and how many points are needed."""
        text = translate("Whist", "Round {number}, played to {points} points")
        return text.put(number=max(rounds, 1), points=options.game)

    def hurrah(self, view: WhistView, names: Sequence[str]) -> Message:
        """Which side has won, and how much."""
        assert view.result is not None
        return side_wins([names[seat] for seat in view.result.winners], max(view.result.scores))

    def columns(self, view: WhistView, totals: Sequence[int]) -> Sequence[Column]:
        """Points of the round and of all."""
        assert view.result is not None
        return [Column(THIS_ROUND, tuple(map(gain, view.result.scores))), Column(TOTAL, tuple(map(number, totals)))]

    def goal(self, options: WhistRules) -> int:
        return options.game

    def minutes(self, options: WhistRules, seats: int) -> int:
        return options.game * MINUTES_PER_POINT
