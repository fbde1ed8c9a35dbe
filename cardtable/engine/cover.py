"""What the home page needs of a game: its cover. Rules, players and table are opened when somebody wants to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.messages import Message


@dataclass(frozen=True, slots=True)
class Cover:
    """One game from outside.

    ``id`` is its name in files, ``title`` its own name (never translated), ``subtitle`` one line of what it is,
    ``length`` how long it takes, ``emblem`` a few cards that stand for it, and ``seat_counts`` how many may sit at its
    table, up to ``offered`` of them at a new one.
    """

    id: str
    title: str
    subtitle: Message
    length: Message
    emblem: tuple[Card, ...]
    seat_counts: range
    offered: int = 6

    @property
    def most_seats(self) -> int:
        """How many seats a new table can have: what the game allows, as far as it is offered."""
        return min(self.seat_counts[-1], self.offered)
