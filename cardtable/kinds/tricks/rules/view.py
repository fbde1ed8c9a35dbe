"""What one seat may know of a game with tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.cards import Card
from cardtable.engine.round import SeatView
from cardtable.kinds.tricks.rules.position import TrickPosition
from cardtable.kinds.tricks.rules.tricks import Trick

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class TrickView(TrickPosition, SeatView):
    """A table seen from one seat, apart from its round as a view is in every family."""

    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]

    def played(self) -> Iterator[tuple[int, Card]]:
        """Every card that was played, with its seat."""
        return ((seat, card) for seat, card, _ in self.plays())
