"""The house rules of Two of Three, which are what a leg obeys, and the numbers of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from cardtable.engine.options import Lengths, Options, Section, choice
from cardtable.messages import translate

HAND_SIZE: Final = 5
ROW_START: Final = 2
_NUMBERS: Final = (0, 1, 2, 3)


class TwoOfThreeRules(Options):
    """How a table plays Two of Three; the defaults are the rule book's.

    ``end`` is a number of legs with an ``r`` behind it, or the number of points that a player must exceed (G21).
    """

    lengths: ClassVar[Lengths] = Lengths("end", ("1r", "5r", "10r"))
    sections: ClassVar[tuple[Section, ...]] = (
        Section(translate("TwoOfThreeOptions", "Matching"), ("match", "contrast")),
        Section(
            translate("TwoOfThreeOptions", "Beginning and ending a leg"), ("stop_early", "first_start", "next_start")
        ),
    )

    match: str = choice(
        translate("TwoOfThreeOptions", "How many features must agree"),
        translate("TwoOfThreeOptions", "How many features a card must share with the last two cards of the row."),
        ("at_least", translate("TwoOfThreeOptions", "At least two, and at least one")),
        ("exactly", translate("TwoOfThreeOptions", "Exactly two, and exactly one (longer rounds)")),
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
    )
    stop_early: bool = choice(
        translate("TwoOfThreeOptions", "Stopping early"),
        translate("TwoOfThreeOptions", "Whether a turn may be ended while more cards could be laid."),
        (True, translate("TwoOfThreeOptions", "Allowed after the first card")),
        (False, translate("TwoOfThreeOptions", "Everybody lays as long as anything fits")),
    )
    first_start: str = choice(
        translate("TwoOfThreeOptions", "Who starts the game"),
        translate("TwoOfThreeOptions", "Who lays first when the game begins."),
        ("random", translate("TwoOfThreeOptions", "Chance decides")),
        ("youngest", translate("TwoOfThreeOptions", "The first seat, where the youngest sits")),
    )
    next_start: str = choice(
        translate("TwoOfThreeOptions", "Who starts the next round"),
        translate("TwoOfThreeOptions", "Who lays first after a round; going first is an advantage."),
        ("loser", translate("TwoOfThreeOptions", "Whoever lost the round")),
        ("alternate", translate("TwoOfThreeOptions", "Players take turns")),
        ("winner", translate("TwoOfThreeOptions", "Whoever won the round")),
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
    )

    @property
    def exactly(self) -> bool:
        """Whether a match agrees in exactly two and exactly one."""
        return self.match == "exactly"

    @property
    def legs(self) -> int | None:
        """After how many legs the match is over; ``None`` where points decide."""
        return int(self.end.removesuffix("r")) if self.end.endswith("r") else None

    @property
    def limit(self) -> int | None:
        """How many points a player must exceed; ``None`` where the number of legs decides."""
        return None if self.end.endswith("r") else int(self.end)

    @property
    def match_last(self) -> tuple[int, ...]:
        """In how many attributes a match may agree with the last card (G8)."""
        return (2,) if self.exactly else (2, 3)

    @property
    def match_previous(self) -> tuple[int, ...]:
        """In how many attributes a match may agree with the card before the last (G8)."""
        return (1,) if self.exactly else (1, 2, 3)

    @property
    def contrast_last(self) -> tuple[int, ...]:
        """In how many attributes a contrast may agree with the last card (G9)."""
        return () if self.contrast == "off" else _NUMBERS[:1]

    @property
    def contrast_previous(self) -> tuple[int, ...]:
        """In how many attributes a contrast may agree with the card before the last (G9)."""
        return _NUMBERS[1:] if self.contrast == "callout" else _NUMBERS[:2]


def cards_to_deal(seats: int) -> int:
    """How many cards a round needs (G6, G20)."""
    return HAND_SIZE * seats + ROW_START
