"""What has to be laid down in each round, and the rules that such melds obey (K-7 to K-12, S-5 to S-10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardtable.cards import SUITS
from cardtable.games.rummy.rules.melds import SHORTEST_RUN, SHORTEST_SET, Jokers

LONGEST_ASKED: Final = 13


@dataclass(frozen=True, slots=True)
class Contract:
    """The melds of one round, each by its least number of cards."""

    sets: tuple[int, ...]
    runs: tuple[int, ...]

    def __post_init__(self) -> None:
        short = any(least < SHORTEST_SET for least in self.sets) or any(least < SHORTEST_RUN for least in self.runs)
        if short or any(least > LONGEST_ASKED for least in self.runs) or len(self.runs) > len(SUITS):
            raise ValueError(f"no such contract: {self}")

    @property
    def size(self) -> int:
        """With how many cards it can be met."""
        return sum(self.sets) + sum(self.runs)


class RunSuits(StrEnum):
    """Which suits several runs of one contract may have (K-9, S-9).

    ``APART`` allows runs of one suit between which at least one place of the sequence stays free when they are laid.
    """

    DIFFERENT = "different"
    ANY = "any"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The rules for the melds of a contract.

    ``exact`` asks for melds that are exactly as long as the contract says; cards may still be laid off on them.
    """

    jokers: Jokers = Jokers.ANY
    run_suits: RunSuits = RunSuits.DIFFERENT
    set_ranks_differ: bool = False
    exact: bool = False


KINASKAK_RULES: Final = MeldRules()
SHANGHAI_RULES: Final = MeldRules(Jokers.HALF, RunSuits.ANY)

KINASKAK: Final = (
    Contract((3,), (4,)),
    Contract((3, 3), ()),
    Contract((), (4, 4)),
    Contract((3, 3), (4,)),
    Contract((3,), (4, 4)),
    Contract((3, 3, 3), ()),
    Contract((), (4, 4, 4)),
    # 14 cards for a hand of 13 and the card drawn: a player who meets it has none left (K-26).
    Contract((3, 3), (4, 4)),
)

SHANGHAI: Final = (
    Contract((3, 3), ()),
    Contract((3,), (4,)),
    Contract((), (4, 4)),
    Contract((3, 3, 3), ()),
    Contract((3,), (7,)),
    Contract((3, 3), (5,)),
    Contract((), (4, 4, 4)),
    Contract((3,), (10,)),
    Contract((3, 3, 3), (5,)),
    Contract((), (5, 5, 5)),
)
