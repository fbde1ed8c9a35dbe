"""The house rules of San Da Yi, which are what a hand obeys, and the numbers of the game (section 1a)."""

from __future__ import annotations

from typing import ClassVar, Final

from cardtable.engine.options import Lengths, Options, Section, choice
from cardtable.messages import translate

SEATS: Final = 4
HAND: Final = 12
KITTY: Final = 6
TRICKS: Final = 12
POINTS: Final = 100
PASS: Final = 0
VALUES: Final = (60, 65, 70, 75, 80)
LOWEST: Final = VALUES[0]
HIGHEST: Final = VALUES[-1]
STEP: Final = 5
# The least call of the first, second, third and fourth caller when all before them passed (A10).
FLOORS: Final = (60, 60, 65, 70)
# Up to this call everybody sees the kitty (A14).
SHOWN_UP_TO: Final = 65
UNLIMITED: Final = 200


class SanDaYiRules(Options):
    """How a table plays San Da Yi (the options of section 1a); the defaults are the rule book's.

    ``hands`` 0 means that the match goes on for ever.
    """

    lengths: ClassVar[Lengths] = Lengths("hands", (4, 8, 12))
    sections: ClassVar[tuple[Section, ...]] = (
        Section(translate("SanDaYiOptions", "Bidding"), ("direction", "strict_floors", "all_pass")),
        Section(translate("SanDaYiOptions", "The kitty"), ("kitty_recall", "bury_points", "pull_needs_trump")),
        Section(translate("SanDaYiOptions", "Tricks"), ("claim", "memory_aid")),
    )

    direction: str = choice(
        translate("SanDaYiOptions", "Direction of play"),
        translate("SanDaYiOptions", "Which way bids and cards go round the table."),
        ("ccw", translate("SanDaYiOptions", "Anticlockwise: the next player sits on the right")),
        ("cw", translate("SanDaYiOptions", "Clockwise: the next player sits on the left")),
    )
    strict_floors: bool = choice(
        translate("SanDaYiOptions", "Lowest bid of the fourth player"),
        translate("SanDaYiOptions", "Whether the fourth player must always bid at least 70."),
        (False, translate("SanDaYiOptions", "At least 70 only if the first three have passed")),
        (True, translate("SanDaYiOptions", "Always at least 70, even over a single 60")),
    )
    all_pass: str = choice(
        translate("SanDaYiOptions", "When all four pass"),
        translate("SanDaYiOptions", "What happens when nobody wants to be declarer."),
        ("redeal", translate("SanDaYiOptions", "The cards are dealt again")),
        ("first_caller_60", translate("SanDaYiOptions", "The first player has to play at 60")),
    )
    kitty_recall: bool = choice(
        translate("SanDaYiOptions", "The shown kitty"),
        translate("SanDaYiOptions", "How long a kitty that was shown (at 60 and 65) can be looked at."),
        (True, translate("SanDaYiOptions", "For the whole round")),
        (False, translate("SanDaYiOptions", "Only until the declarer has buried")),
    )
    bury_points: str = choice(
        translate("SanDaYiOptions", "Burying points"),
        translate("SanDaYiOptions", "Whether the declarer may bury fives, tens and kings."),
        ("allowed", translate("SanDaYiOptions", "Allowed")),
        ("forbidden", translate("SanDaYiOptions", "Not allowed")),
    )
    pull_needs_trump: bool = choice(
        translate("SanDaYiOptions", "Capturing the kitty"),
        translate("SanDaYiOptions", "With which card the defenders capture the kitty in the last trick."),
        (False, translate("SanDaYiOptions", "With any card that wins the trick")),
        (True, translate("SanDaYiOptions", "Only with a trump")),
    )
    hands: int = choice(
        translate("SanDaYiOptions", "Length of the game"),
        translate("SanDaYiOptions", "How many rounds are played."),
        (8, translate("SanDaYiOptions", "8 rounds")),
        (4, translate("SanDaYiOptions", "4 rounds")),
        (12, translate("SanDaYiOptions", "12 rounds")),
        (20, translate("SanDaYiOptions", "20 rounds")),
        (0, translate("SanDaYiOptions", "As long as you like")),
    )
    claim: bool = choice(
        translate("SanDaYiOptions", "The last trick"),
        translate("SanDaYiOptions", "Whether the last cards, where nobody has a choice, are played by themselves."),
        (False, translate("SanDaYiOptions", "Everybody plays the last card")),
        (True, translate("SanDaYiOptions", "The last trick plays itself")),
    )
    memory_aid: bool = choice(
        translate("SanDaYiOptions", "Memory aid"),
        translate("SanDaYiOptions", "Whether the table counts the trumps you have not seen and the defenders’ points."),
        (True, translate("SanDaYiOptions", "The table counts for you")),
        (False, translate("SanDaYiOptions", "Everybody counts for themselves")),
    )

    @property
    def step(self) -> int:
        """From one seat to the next; seats are numbered clockwise (A3)."""
        return 1 if self.direction == "cw" else -1

    @property
    def match_hands(self) -> int:
        """After how many hands a match is over."""
        return self.hands or UNLIMITED

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat whose turn comes so many steps after this one's."""
        return (seat + steps * self.step) % SEATS
