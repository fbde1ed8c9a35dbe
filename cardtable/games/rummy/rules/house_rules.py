"""What the one machine of this family obeys: everything in which Kínaskák, Shanghai and their house rules differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI, Contract, MeldRules, RunSuits
from cardtable.games.rummy.rules.melds import Jokers

SHORT_KINASKAK: Final = (0, 3, 5, 7)
SHORT_SHANGHAI: Final = (0, 3, 6, 9)
FIRST_FIVE: Final = (0, 1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Rules:
    """How a table plays (section 1C).

    ``kinaskak`` tells the games apart: thirteen cards, three jokers a pack, the ceremony at the start (K-6), a
    last round without buying or discard (K-22, K-26), jokers only for those who are down (K-16). Otherwise eleven
    cards, two jokers a pack, others asked before a player on turn who is down (S-19), jokers for all who then lay
    down (S-14). The rest are house rules; ``round_1`` and its like say which rounds are played where ``length`` leaves
    that to the table.
    """

    kinaskak: bool
    packs: str = "default"
    jokers: Jokers = Jokers.ANY
    set_ranks: bool = False
    run_suits: RunSuits = RunSuits.DIFFERENT
    exact: bool = False
    layoff_same_turn: bool = True
    runs_only: bool = True
    swap_hold: bool = True
    buy_cost: int = 1
    buy_over: str = "pay"
    buy_down: bool = True
    buy_own: str = "never"
    buy_priority: str = "draw"
    out_discard: str = "but-last"
    float_one: bool = False
    blocked: int = 3
    points: str = "kinaskak"
    blind: bool = False
    length: str = "all"
    round_1: bool = True
    round_2: bool = True
    round_3: bool = True
    round_4: bool = True
    round_5: bool = True
    round_6: bool = True
    round_7: bool = True
    round_8: bool = True

    @property
    def hand_size(self) -> int:
        """How many cards are dealt (K-4, S-2)."""
        return 13 if self.kinaskak else 11

    @property
    def jokers_per_pack(self) -> int:
        """How many jokers each pack has (K-2, S-1)."""
        return 3 if self.kinaskak else 2

    @property
    def meld_rules(self) -> MeldRules:
        """The rules for the melds of a contract."""
        return MeldRules(self.jokers, self.run_suits, self.set_ranks, self.exact)

    @property
    def rounds(self) -> tuple[int, ...]:
        """The contracts that are played, counted from 0."""
        every = tuple(range(len(self._contracts)))
        if self.length == "all":
            return every
        if self.length == "chosen":
            flags = (
                self.round_1, self.round_2, self.round_3, self.round_4,
                self.round_5, self.round_6, self.round_7, self.round_8,
            )  # fmt: skip
            return tuple(number for number, played in enumerate(flags) if played) or every
        if self.length == "first-five":
            return FIRST_FIVE
        return SHORT_KINASKAK if self.kinaskak else SHORT_SHANGHAI

    @property
    def _contracts(self) -> tuple[Contract, ...]:
        return KINASKAK if self.kinaskak else SHANGHAI

    def contract(self, number: int) -> Contract:
        """The contract with this number."""
        return self._contracts[number]

    def uses_all(self, number: int) -> bool:
        """Whether laying down takes every card of the hand (K-26)."""
        return self.kinaskak and number == len(KINASKAK) - 1

    def buys(self, number: int) -> int:
        """How often a player may buy in this round without a penalty (K-20, K-22, S-22)."""
        if self.kinaskak:
            return 0 if self.uses_all(number) else 3
        return 4 if number >= 8 else 3

    def may_discard_out(self, number: int) -> bool:
        """Whether the last card may be discarded (K-25, S-24)."""
        if self.out_discard == "but-last":
            return number < len(self._contracts) - 1
        return self.out_discard == "always"

    def packs_for(self, seats: int) -> int:
        """How many packs are on the table (K-1, K-2, S-1)."""
        if self.kinaskak:
            return 3 if self.packs == "default" else max(2, -(-seats // 2))
        return 2 if seats <= 4 else 3 if seats <= 6 else 4
