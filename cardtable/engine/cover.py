"""Covers: what the home page needs of a game. Rules, players and table are opened when it is to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardtable.engine.scenery import Scenery
    from cardtable.messages import Message


class Shelf(NamedTuple):
    """Games that belong together, under a heading of their own; the lowest ``place`` comes first."""

    place: int
    title: Message


class Cover(NamedTuple):
    """One game from outside.

    ``id`` is its name in files, ``title`` its own name (never translated), ``short`` the same beside its family and
    ``script`` in the script it comes from, where they are others. ``subtitle`` is one line of what it is, ``length``
    says how long it takes, and ``minutes`` are the fewest and most that a table as the book has it takes. ``shelf`` is
    where it stands, ``picture`` how it looks, and ``seat_counts`` how many may sit at its table, up to ``offered`` at a
    new one.
    """

    id: str
    title: str
    subtitle: Message
    length: Message
    minutes: tuple[int, int]
    shelf: Shelf
    picture: Scenery
    seat_counts: range
    offered: int = 6
    script: str = ""
    short: str = ""

    @property
    def most_seats(self) -> int:
        """How many seats a new table can have: what the game allows, as far as it is offered."""
        return min(self.seat_counts[-1], self.offered)
