"""The house rules of Two of Three."""

from __future__ import annotations

from cardtable.engine.options import Options, choice
from cardtable.games.two_of_three.rules.house_rules import Rules
from cardtable.messages import translate


class TwoOfThreeOptions(Options):
    """How a table plays Two of Three; the defaults are the rule book's."""

    match: str = choice(
        translate("TwoOfThreeOptions", "How many features must agree"),
        translate("TwoOfThreeOptions", "How many features a card must share with the last two cards of the row."),
        ("at_least", translate("TwoOfThreeOptions", "At least two, and at least one")),
        ("exactly", translate("TwoOfThreeOptions", "Exactly two, and exactly one (longer rounds)")),
        rule="option-match",
    )
    contrast: str = choice(
        translate("TwoOfThreeOptions", "The contrast rule"),
        translate("TwoOfThreeOptions", "What may be laid when no card fits in the usual way."),
        (
            "seed",
            translate("TwoOfThreeOptions", "Nothing in common with the last card, at most one with the one before"),
        ),
        (
            "callout",
            translate("TwoOfThreeOptions", "Nothing in common with the last card, one or more with the one before"),
        ),
        ("off", translate("TwoOfThreeOptions", "No contrast (longer rounds)")),
        rule="option-contrast",
    )
    stop_early: bool = choice(
        translate("TwoOfThreeOptions", "Stopping early"),
        translate("TwoOfThreeOptions", "Whether a turn may be ended while more cards could be laid."),
        (True, translate("TwoOfThreeOptions", "Allowed after the first card")),
        (False, translate("TwoOfThreeOptions", "Everybody lays as long as anything fits")),
        rule="option-stop_early",
    )
    first_start: str = choice(
        translate("TwoOfThreeOptions", "Who starts the game"),
        translate("TwoOfThreeOptions", "Who lays first when the game begins."),
        ("random", translate("TwoOfThreeOptions", "Chance decides")),
        ("youngest", translate("TwoOfThreeOptions", "The first seat, where the youngest sits")),
        rule="option-first_start",
    )
    next_start: str = choice(
        translate("TwoOfThreeOptions", "Who starts the next round"),
        translate("TwoOfThreeOptions", "Who lays first after a round; going first is an advantage."),
        ("loser", translate("TwoOfThreeOptions", "Whoever lost the round")),
        ("alternate", translate("TwoOfThreeOptions", "Players take turns")),
        ("winner", translate("TwoOfThreeOptions", "Whoever won the round")),
        rule="option-next_start",
    )
    end: str = choice(
        translate("TwoOfThreeOptions", "Length of the game"),
        translate("TwoOfThreeOptions", "When the game ends. A leg goes through the pack once."),
        ("5r", translate("TwoOfThreeOptions", "After five legs")),
        ("1r", translate("TwoOfThreeOptions", "After one leg")),
        ("3r", translate("TwoOfThreeOptions", "After three legs")),
        ("10r", translate("TwoOfThreeOptions", "After ten legs")),
        ("500", translate("TwoOfThreeOptions", "When somebody has more than 500 points")),
        ("100", translate("TwoOfThreeOptions", "When somebody has more than 100 points")),
        ("200", translate("TwoOfThreeOptions", "When somebody has more than 200 points")),
        rule="option-end",
    )

    def rules(self) -> Rules:
        """What the machine obeys."""
        return Rules(**self.model_dump())
