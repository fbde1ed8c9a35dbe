"""What one seat may know of a game with tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.round import SeatView
from cardtable.kinds.tricks.rules.position import TrickPosition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.cards import Card


class TrickView(TrickPosition, SeatView):
    """A table seen from one seat, apart from its round as a view is in every family."""

    __slots__ = ()
    seats: int

    def played(self) -> Iterator[tuple[int, Card]]:
        """Every card that was played, with its seat."""
        return ((seat, card) for seat, card, _ in self.plays())
