"""Covers: what the home page needs of a game. Rules, players and table are opened when it is to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cardtable.engine.scenery import Scenery
    from cardtable.messages import Message


class Shelf(NamedTuple):
    """Games that belong together, under a heading of their own; the lowest ``place`` comes first."""

    place: int
    title: Message


# Turns in units of a computer player's one; handing over comes with every turn where several share the screen.
# These are estimates of ours, not measured.
PERSON: Final = 2.0
HANDING_OVER: Final = 0.8
# So many minutes and more are said in whole fives.
ROUNDED_FROM: Final = 13


def share_of_time(seats: int, persons: int) -> float:
    """How long turns take with so many people at the table, as a share of what they take with one."""
    handing_over = HANDING_OVER if persons > 1 else 0.0
    return (seats - persons + persons * (PERSON + handing_over)) / (seats - 1 + PERSON)


def in_minutes(minutes: float) -> int:
    """A length as one says it: in whole fives, where it is no short one."""
    return max(1, round(minutes)) if minutes < ROUNDED_FROM else 5 * round(minutes / 5)


class Cover(NamedTuple):
    """One game from outside.

    ``id`` is its name in files, ``title`` its own name (never translated), ``short`` the same beside its family and
    ``script`` in the script it comes from, where they are others. ``subtitle`` is one line of what it is, ``length``
    says how long it takes, and ``minutes`` are the fewest and most that a table as the book has it takes. ``shelf`` is
    where it stands, ``picture`` how it looks, and ``seat_counts`` how many may sit at its table, up to ``offered`` at a
    new one. ``call`` is what has to be said aloud in time, and ``buys`` tells whether cards are bought: settings are
    about that.
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
    call: Message | None = None
    buys: bool = False

    @property
    def most_seats(self) -> int:
        """How many seats a new table can have: what the game allows, as far as it is offered."""
        return min(self.seat_counts[-1], self.offered)

    def minutes_with(self, persons: int) -> tuple[int, int]:
        """The fewest and most minutes with so many people at a table of middling size, the others computer players."""
        share = share_of_time(max((self.seat_counts[0] + self.most_seats) // 2, persons), persons)
        fewest, most = self.minutes
        return in_minutes(fewest * share), in_minutes(most * share)
