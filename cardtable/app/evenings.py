"""Evenings: what the same people played on one day, compared by whom each has beaten in every match."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.app.gc_control import making_much
from cardtable.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date, tzinfo

    from cardtable.app.match_summary import MatchSummaries, MatchSummary

# Until five in the morning it is still the evening before.
DAY_BEGINS: Final = timedelta(hours=5)


class Row(NamedTuple):
    """One person in the table of an evening.

    ``places`` are those in each match, among all who sat there. ``beaten`` is which part of the others came behind, on
    average over the matches, so that a match of two weighs as much as one of eight; who came level counts half. Those
    who are equal in that and in wins share a ``rank``.
    """

    rank: int
    name: str
    places: tuple[int, ...]
    wins: int
    beaten: Fraction


class Evening(NamedTuple):
    """What the same people finished on one day, in the order in which it ended."""

    day: date
    matches: tuple[MatchSummary, ...]

    @property
    def people(self) -> tuple[str, ...]:
        """Who sat together, each called as the last match has it."""
        names = {seat.name.casefold(): seat.name for seat in self.matches[-1].seats if seat.is_person}
        return tuple(names[key] for key in sorted(names))

    def table(self) -> list[Row]:
        """Everybody, by whom they have beaten and then by wins."""
        standing = []
        for name in self.people:
            places = tuple(place_of(name, match) for match in self.matches)
            shares = (beaten(place, match) for place, match in zip(places, self.matches, strict=True))
            standing.append((-sum(shares, Fraction()) / len(places), -places.count(1), name, places))
        standing.sort()
        rows: list[Row] = []
        for at, (share, wins, name, places) in enumerate(standing):
            tied = at > 0 and standing[at - 1][:2] == (share, wins)
            rows.append(Row(rows[-1].rank if tied else at + 1, name, places, -wins, -share))
        return rows


def won_tonight(summaries: MatchSummaries, people: Iterable[str], now: datetime) -> dict[str, int]:
    """How many matches each of these people has won since the evening began, all of them sitting together.

    Empty where they have finished none, where one plays alone, and where the file cannot be read.
    """
    together = {name.casefold() for name in people}
    if len(together) < 2:
        return {}
    begin = datetime.combine(day_of(now), time()).astimezone() + DAY_BEGINS
    try:
        ended = summaries.ended_since(begin)
    except StoreError:
        return {}
    tonight = next((one for one in evenings(ended) if {name.casefold() for name in one.people} == together), None)
    return {} if tonight is None else {row.name: row.wins for row in tonight.table()}


def place_of(name: str, match: MatchSummary) -> int:
    """Where this person came in a match; LookupError when no person of that name sat there."""
    for seat in match.seats:
        if seat.is_person and seat.name.casefold() == name.casefold():
            return seat.place
    raise LookupError(name)


def beaten(place: int, match: MatchSummary) -> Fraction:
    """Which part of the others came behind this place of a match; who came level counts half."""
    behind = sum(seat.place > place for seat in match.seats)
    level = sum(seat.place == place for seat in match.seats) - 1
    return Fraction(2 * behind + level, 2 * (len(match.seats) - 1))


def winners(match: MatchSummary) -> list[str]:
    """Who has won a match: persons, guests and computer players."""
    return [seat.name for seat in match.seats if seat.won]


def day_of(moment: datetime, zone: tzinfo | None = None) -> date:
    """On which day that was, as those say who sat up late; ``zone`` is the local one where it is not said."""
    return (moment.astimezone(zone).replace(tzinfo=None) - DAY_BEGINS).date()


def evenings(summaries: Iterable[MatchSummary], zone: tzinfo | None = None, *, least: int = 2) -> list[Evening]:
    """Every evening of at least so many people, the last one first. Playing alone makes no evening.

    Where a player knew more than the others, by taking back or playing on, no place says anything.
    """
    found: dict[tuple[date, frozenset[str]], list[MatchSummary]] = {}
    with making_much():
        for summary in summaries:
            people = frozenset(seat.name.casefold() for seat in summary.seats if seat.is_person)
            if len(people) >= least and not summary.retaken:
                found.setdefault((day_of(summary.ended, zone), people), []).append(summary)
        for matches in found.values():
            matches.sort(key=lambda match: (match.ended, match.id))
        made = [Evening(day, tuple(matches)) for (day, _), matches in found.items()]
    return sorted(made, key=lambda one: (one.day, one.matches[-1].ended), reverse=True)
