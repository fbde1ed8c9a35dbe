"""Evenings: what the same people played on one day, compared by whom each has beaten in every match."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, time, timedelta
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.app.gc_control import making_much
from cardtable.engine.player_names import name_key
from cardtable.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date, tzinfo

    from cardtable.app.match_summary import MatchSummary, SeatSummary
    from cardtable.app.summaries import MatchSummaries
    from cardtable.engine.match import Seat
    from cardtable.stage.counted_events import Unnoticed
    from cardtable.store.database import Database

# So long the family remembers cheats that came to light too late, and after so many it takes somebody for a cheat.
REMEMBERED: Final = timedelta(days=31)
NOTORIOUS: Final = 3
# Until five in the morning it is still the evening before.
DAY_BEGINS: Final = timedelta(hours=5)


class Row(NamedTuple):
    """What one person came to in the matches of an evening: how they sat in each, and how many they won."""

    name: str
    results: tuple[SeatSummary, ...]
    wins: int


class Evening(NamedTuple):
    """What the same people finished on one day, in the order in which it ended.

    ``uncounted`` are those in which a player knew more than the others, so that no place says anything.
    """

    day: date
    matches: tuple[MatchSummary, ...]
    uncounted: tuple[MatchSummary, ...] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """Who sat together, each called as the last match has it."""
        names = {name_key(seat.name): seat.name for seat in self.matches[-1].seats if seat.is_person}
        return tuple(names[key] for key in sorted(names))

    @property
    def lasted(self) -> timedelta:
        """From the first deal to the end of the last match; what was begun on an earlier day is known by its end."""
        known = (match.begun if day_of(match.begun) == self.day else match.ended for match in self.matches)
        return self.matches[-1].ended - min(known)

    def table(self) -> list[Row]:
        """Everybody, who has won most first; else by whom they have beaten.

        That is which part of the others came behind, on average over the matches, so that a match of two weighs as
        much as one of eight.
        """

        def rank(row: Row) -> tuple[int, Fraction, str]:
            share = sum(
                (beaten(seat.place, match) for seat, match in zip(row.results, self.matches, strict=True)), Fraction()
            )
            return -row.wins, -share, row.name

        each = [(name, tuple(result_of(name, match) for match in self.matches)) for name in self.people]
        return sorted((Row(name, results, sum(seat.won for seat in results)) for name, results in each), key=rank)

    @property
    def winners(self) -> list[Row]:
        """Who has won most of its matches: several where they are level, nobody where none of them won any."""
        rows = self.table()
        return [row for row in rows if row.wins == rows[0].wins > 0]

    @property
    def boldest(self) -> tuple[str, Unnoticed] | None:
        """Which cheat of a person dared most of those that nobody noticed, the first of two alike, and whose it was."""
        found = (
            (seat.name, one)
            for match in self.matches
            for seat in match.seats
            if seat.is_person
            for one in seat.unnoticed
        )
        return max(found, key=lambda named: named[1].worth, default=None)


def tonight(summaries: MatchSummaries, people: Iterable[str], now: datetime) -> Evening | None:
    """What these people have finished since the evening began, all of them sitting together.

    ``None`` where that is nothing, where one plays alone, and where the file cannot be read.
    """
    together = {name_key(name) for name in people}
    if len(together) < 2:
        return None
    begin = datetime.combine(day_of(now), time()).astimezone() + DAY_BEGINS
    try:
        ended = summaries.ended_since(begin)
    except StoreError:
        return None
    return next((one for one in evenings(ended) if {name_key(name) for name in one.people} == together), None)


def won_tonight(summaries: MatchSummaries, people: Iterable[str], now: datetime) -> dict[str, int]:
    """How many matches each of these people has won in :func:`tonight`."""
    evening = tonight(summaries, people, now)
    return {} if evening is None else {row.name: row.wins for row in evening.table()}


def is_notorious(matches: Iterable[MatchSummary], name: str, now: datetime) -> bool:
    """Whether a person has cheated so often lately, and was not found out before the end, that all know of it.

    What is from a later day than tomorrow was written by a wrong clock.
    """
    begin, end = now - REMEMBERED, now + timedelta(days=1)
    lately = (seat for match in matches if begin <= match.ended <= end for seat in match.seats if seat.is_person)
    return sum(len(seat.unnoticed) for seat in lately if name_key(seat.name) == name_key(name)) >= NOTORIOUS


def notorious(summaries: MatchSummaries, seats: Sequence[Seat], now: datetime) -> frozenset[int]:
    """Which of these seats :func:`is_notorious`; none where the file cannot be read."""
    try:
        lately = summaries.ended_since(now - REMEMBERED)
    except StoreError:
        return frozenset()
    return frozenset(at for at, seat in enumerate(seats) if seat.is_person and is_notorious(lately, seat.name, now))


def result_of(name: str, match: MatchSummary) -> SeatSummary:
    """How this person did in a match; LookupError when no person of that name sat there."""
    for seat in match.seats:
        if seat.is_person and name_key(seat.name) == name_key(name):
            return seat
    raise LookupError(name)


def beaten(place: int, match: MatchSummary) -> Fraction:
    """Which part of the others came behind this place of a match; who came level counts half."""
    behind = sum(seat.place > place for seat in match.seats)
    level = sum(seat.place == place for seat in match.seats) - 1
    return Fraction(2 * behind + level, 2 * (len(match.seats) - 1))


def day_of(moment: datetime, zone: tzinfo | None = None) -> date:
    """On which day that was, as those say who sat up late; ``zone`` is the local one where it is not said."""
    return (moment.astimezone(zone).replace(tzinfo=None) - DAY_BEGINS).date()


def day_of_match(database: Database, number: int | None, now: datetime) -> date:
    """On which day the match with this number ended; of one that goes on, or is not kept, that of ``now``."""
    found = None
    with suppress(StoreError):
        found = None if number is None else database.finished_one(number)
    return day_of(now if found is None else found.ended)


def evenings(summaries: Iterable[MatchSummary], zone: tzinfo | None = None, *, least: int = 2) -> list[Evening]:
    """Every evening of at least so many people, the last one first. Playing alone makes no evening."""
    found: dict[tuple[date, frozenset[str]], tuple[list[MatchSummary], list[MatchSummary]]] = {}
    with making_much():
        for summary in summaries:
            people = frozenset(name_key(seat.name) for seat in summary.seats if seat.is_person)
            if len(people) >= least:
                found.setdefault((day_of(summary.ended, zone), people), ([], []))[summary.retaken].append(summary)
        for matches, _ in found.values():
            matches.sort(key=lambda match: (match.ended, match.id))
        made = [
            Evening(day, tuple(matches), tuple(uncounted))
            for (day, _), (matches, uncounted) in found.items()
            if matches
        ]
    return sorted(made, key=lambda one: (one.day, one.matches[-1].ended), reverse=True)
