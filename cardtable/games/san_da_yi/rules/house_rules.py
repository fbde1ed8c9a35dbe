"""What the round obeys, and the numbers of the game (section 1a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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


@dataclass(frozen=True, slots=True)
class Rules:
    """How a table plays: the options of section 1a; ``hands`` 0 means that the match goes on for ever."""

    direction: str = "ccw"
    strict_floors: bool = False
    all_pass: str = "redeal"
    kitty_recall: bool = True
    bury_points: str = "allowed"
    pull_needs_trump: bool = False
    hands: int = 8
    claim: bool = False
    memory_aid: bool = True

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
