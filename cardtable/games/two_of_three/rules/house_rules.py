"""What the machine obeys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HAND_SIZE: Final = 5
ROW_START: Final = 2
_NUMBERS: Final = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class Rules:
    """The house rules of a table; the defaults are the rule book's.

    ``end`` is a number of legs with an ``r`` behind it, or the number of points that somebody must exceed (G21).
    """

    match: str = "at_least"
    contrast: str = "seed"
    first_start: str = "random"
    next_start: str = "loser"
    stop_early: bool = True
    end: str = "5r"

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
        """How many points somebody must exceed; ``None`` where the number of legs decides."""
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
