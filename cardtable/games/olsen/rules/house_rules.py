"""What the one machine of this family obeys: a preset and the house rules of a table, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """How a table plays. The first block tells the six games apart, the others are house rules (section 1.8).

    ``neighbours``: cards match by being one rank higher or lower (U03). ``scored``: rounds are counted in penalty
    points (S02). ``effects``: twos, aces and queens act on others (K02, K04, K06). ``ladder``: every player has a
    changer rank of his own, which falls with every going out (L01, L03). ``cheating``: one may try to cheat (V01).
    """

    neighbours: bool = False
    scored: bool = False
    effects: bool = False
    ladder: bool = False
    cheating: bool = False

    decks: str = "auto"
    multi_rank: bool = True
    voluntary_draw: bool = False
    start_changer: str = "any"
    out_on_changer: bool = True
    olsen_enforce: str = "auto"
    olsen_auto: bool = False
    olsen_olsen_required: bool = False
    first_to: int = 1

    ace_king: bool = True
    score_mode: str = "500"
    score_tie: str = "shared"
    two_skips: bool = False
    stack_twos: bool = False
    reverse2: str = "none"
    group_effects: str = "each"
    start_effects: bool = False
    langi_start: int = 8
    langi_shared: bool = False
    takeback: bool = True
    window_s: int = 3

    def packs_for(self, seats: int) -> int:
        """How many packs are on the table (B02, B03)."""
        if self.decks == "auto":
            return 1 if seats <= 6 else 2
        return int(self.decks)

    @property
    def first_changer(self) -> int:
        """The rank with which everybody may change the suit at first; 0 where no card does (U02, L01)."""
        if self.neighbours:
            return 0
        return self.langi_start if self.ladder else 8
