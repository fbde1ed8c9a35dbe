"""What one seat may know of a hand of San Da Yi."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.cards import Card, Suit
from cardtable.engine.round import Law
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.house_rules import SHOWN_UP_TO, SanDaYiRules
from cardtable.games.san_da_yi.rules.ranking import PACK, RANKING, points
from cardtable.kinds.tricks.rules import Trick, TrickView

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class SanDaYiView(legality.SanDaYiPosition, TrickView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``kitty_left`` and ``buried_left`` count cards that lie face down; ``taken`` is the kitty as it was taken up, where
    this seat may know it, and ``buried`` what was buried, which the declarer alone knows until the hand is scored. The
    other names are those of :class:`cardtable.games.san_da_yi.rules.state.SanDaYiState`.
    """

    law = Law(legality.legal, legality.refusal)
    ranking = RANKING

    rules: SanDaYiRules
    previous: int | None
    opening: Card | None
    kitty_left: int
    buried_left: int
    calls: tuple[int, ...]
    phase: str
    declarer: int | None
    bid: int
    taken: tuple[Card, ...]
    buried: tuple[Card, ...]
    trump: Suit | None

    @property
    def plays_tricks(self) -> bool:
        return self.phase == "play"

    @property
    def is_shown(self) -> bool:
        """Whether the call is one at which everybody sees the kitty (A14)."""
        return 0 < self.bid <= SHOWN_UP_TO

    @property
    def points(self) -> int:
        """The points that the defenders have taken so far (A24)."""
        return defenders_points(self.tricks, self.declarer)

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know who has or had it; a shown kitty card can be in two places."""
        seen = {*self.hand, *self.buried, *(card for _, card in self.played())}
        return [card for card in PACK if card not in seen]


def defenders_points(tricks: Sequence[Trick], declarer: int | None) -> int:
    """The points in the tricks that others than the declarer won (A24)."""
    return sum(points(trick.cards) for trick in tricks if trick.winner != declarer)
