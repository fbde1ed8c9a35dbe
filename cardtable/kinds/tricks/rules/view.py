"""What one seat may know of a game with tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.engine.round import SeatView
from cardtable.kinds.tricks.rules.tricks import Trick, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.cards import Card


class TrickView(SeatView):
    """``trick`` is the one that is played now, led by ``leader``; ``tricks`` are all that were played."""

    __slots__ = ()
    rules: Any
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]

    def played(self) -> Iterator[tuple[int, Card]]:
        """Every card that was played, with its seat."""
        return ((seat, card) for seat, card, _ in played(self.rules.after, self.tricks, self.leader, self.trick))
