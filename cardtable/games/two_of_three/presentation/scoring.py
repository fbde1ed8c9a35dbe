"""What is counted in Two of Three: cards that were taken, and how long a match takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.messages import Message, listing, translate
from cardtable.resources import lengths
from cardtable.stage.common_words import two_reasons
from cardtable.stage.round_result import TOTAL, Column, gain, number, quantity
from cardtable.stage.scoring import Scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult, Standing


SECONDS_PER_CARD: Final = 4
SECONDS_PER_TURN: Final = 6


class TwoOfThreeScoring(Scoring[TwoOfThreeView, TwoOfThreeRules]):
    """Cards taken in each leg; from four players on even one who sees all hands wins hardly more (docs/players.md)."""

    fewest_wins = True
    luck_from = 4
    next_round = translate("TwoOfThree", "Leg {number}", "button: what comes next")

    def progress(self, options: TwoOfThreeRules, standing: Standing, rounds: int) -> Message:
        """Which leg it is, and what ends the match."""
        number = max(rounds, 1)
        if options.legs is not None:
            return translate(
                "TwoOfThree", "Leg {number} of {total}", "a leg (omgang) is one time through the pack"
            ).put(number=min(number, options.legs), total=options.legs)
        return translate("TwoOfThree", "Leg {number}, playing until somebody has more than {points} points").put(
            number=number, points=options.limit or 0
        )

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """How many rounds were lost, and whether the stock came with the last one."""
        _, lost, rest = result.carried
        rounds = translate("TwoOfThree", "%n round(s) lost", "why somebody has so many points", lost[seat])
        if not rest[seat]:
            return rounds
        stock = translate("TwoOfThree", "%n card(s) from the stock", "why somebody has so many points", rest[seat])
        return two_reasons(rounds, stock)

    def hurrah(self, view: TwoOfThreeView, names: Sequence[str]) -> Message:
        """Who took the fewest cards."""
        assert view.result is not None
        players = [names[seat] for seat in view.result.winners]
        return translate("TwoOfThree", "Fewest cards: {players}!", "called out at the end of a leg").put(
            players=listing(players)
        )

    def columns(self, view: TwoOfThreeView, totals: Sequence[int]) -> list[Column]:
        """Rounds that were lost, cards taken in this leg, and the total."""
        assert view.result is not None
        _, lost, _ = view.result.carried
        return [
            Column(translate("TwoOfThree", "Lost", "column: rounds lost in this leg"), tuple(map(quantity, lost))),
            Column(
                translate("TwoOfThree", "Leg", "column: cards taken in this leg"), tuple(map(gain, view.result.scores))
            ),
            Column(TOTAL, tuple(map(number, totals))),
        ]

    def planned(self, options: TwoOfThreeRules) -> int | None:
        return options.legs

    def goal(self, options: TwoOfThreeRules) -> int | None:
        return options.limit

    def minutes(self, options: TwoOfThreeRules, seats: int) -> int:
        seconds = SECONDS_PER_TURN * turns_in_leg(options, seats) + SECONDS_PER_CARD * cards_in_leg(options, seats)
        return max(1, round(legs_in_match(options, seats) * seconds / 60))


SEATS: Final = range(2, 5)


def turns_in_leg(rules: TwoOfThreeRules, seats: int) -> float:
    """Turns of all seats together in one leg."""
    return float(lengths(__file__)["turns"][cell_of(rules)][seats - SEATS[0]])


def cards_in_leg(rules: TwoOfThreeRules, seats: int) -> float:
    """Cards that are laid or drawn in one leg."""
    return float(lengths(__file__)["cards"][cell_of(rules)][seats - SEATS[0]])


def legs_in_match(rules: TwoOfThreeRules, seats: int) -> float:
    """Legs until a match is over."""
    return float(rules.legs or lengths(__file__)["legs"][rules.end][seats - SEATS[0]])


def cell_of(rules: TwoOfThreeRules) -> str:
    """The house rules that make legs longer or shorter, as the table names them."""
    return f"{rules.match} {rules.contrast}"
