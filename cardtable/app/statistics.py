"""What a person played, won and did, from the tallies of finished matches."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.app.match_summary import LEAST, SeatSummary
from cardtable.engine.player_names import name_key
from cardtable.stage.characters import animal_of_seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime, tzinfo

    from cardtable.app.match_summary import MatchSummary
    from cardtable.engine.match import Seat
    from cardtable.stage.counted_events import Feat, Unnoticed

_MORE_THAN_A_YEAR: Final = timedelta(days=400)


class Opponent(NamedTuple):
    """Against whom: a person by name, or all computer players of a level."""

    name: str = ""
    level: str = ""

    def is_at(self, seat: SeatSummary) -> bool:
        """Whether this is who sits there."""
        if self.level:
            return seat.level == self.level
        return seat.is_person and name_key(seat.name) == name_key(self.name)


class Balance(NamedTuple):
    """With whom one has played, as met last, in how many matches, and how often each of the two has won."""

    seat: SeatSummary
    met: int
    won: int
    lost: int


class Result(NamedTuple):
    """One match as a person played it."""

    match: MatchSummary
    seat: SeatSummary


class Month(NamedTuple):
    """What was played in one month of local time."""

    year: int
    month: int
    played: int
    won: int


class Record(NamedTuple):
    """How often a person played and won, and the sum of the places."""

    played: int
    won: int
    places: int

    @property
    def average_place(self) -> float | None:
        """The mean of all places."""
        return self.places / self.played if self.played else None


@dataclass(frozen=True, slots=True)
class Figures:
    """What a person's matches come to, in the order in which they ended.

    What is counted in points (``per_round``, ``best``, ``worst``) is ``None`` where matches of several games are
    counted, or none. ``ahead``, ``level`` and ``behind`` are how often one came before, beside and after the opponent
    that was asked for. ``feats`` are those of the ``counted`` matches, the only ones of which they are known.
    """

    results: Sequence[Result] = ()
    played: int = 0
    won: int = 0
    places: int = 0
    longest: int = 0
    current: int = 0
    rounds: int = 0
    rounds_won: int = 0
    points: int | None = None
    best: int | None = None
    worst: int | None = None
    ahead: int = 0
    level: int = 0
    behind: int = 0
    counted: int = 0
    feats: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        """Which part of the matches was won, from 0 to 1."""
        return self.won / self.played if self.played else 0.0

    @property
    def average_place(self) -> float | None:
        """The mean of all places."""
        return Record(self.played, self.won, self.places).average_place

    @property
    def per_round(self) -> float | None:
        """The mean of what a round brought, as the game counts."""
        return self.points / self.rounds if self.points is not None and self.rounds else None

    def did(self, feat: Feat) -> int:
        """How often."""
        return self.feats[feat.value]


def persons(summaries: Iterable[MatchSummary]) -> list[str]:
    """Everybody who has finished a match, who played most first; each as the last match writes the name."""
    met = [seat.name for summary in summaries for seat in summary.seats if seat.level is None and not seat.guest]
    names: dict[str, str] = {}
    played: Counter[str] = Counter()
    for name, often in Counter(reversed(met)).items():
        names.setdefault(name_key(name), name)
        played[name_key(name)] += often
    return [names[key] for key in sorted(names, key=lambda key: (-played[key], key))]


def by_game(results: Iterable[Result]) -> dict[str, list[Result]]:
    """The results of each game, that which was played most often first."""
    found: dict[str, list[Result]] = {}
    for result in results:
        found.setdefault(result.match.game, []).append(result)
    return {game: found[game] for game in sorted(found, key=lambda game: (-len(found[game]), game))}


def by_opponent(results: Iterable[Result]) -> dict[Opponent, list[Result]]:
    """The results against everybody one has met: persons, most often first, then levels of computer players."""
    persons: dict[str, list[Result]] = {}
    names: dict[str, str] = {}
    levels: dict[str, list[Result]] = {}
    for result in results:
        match, mine = result
        own = name_key(mine.name)
        for seat in match.seats:
            if seat is mine or seat.guest:
                continue
            if seat.level is not None:
                met = levels.setdefault(seat.level, [])
            else:
                key = name_key(seat.name)
                if key == own:
                    continue
                names[key] = seat.name
                met = persons.setdefault(key, [])
            # A person who is met twice at one table is met in one match.
            if not met or met[-1] is not result:
                met.append(result)
    found = {Opponent(names[key]): persons[key] for key in sorted(persons, key=lambda key: (-len(persons[key]), key))}
    of_levels = sorted(levels, key=lambda level: (-len(levels[level]), level))
    return found | {Opponent(level=level): levels[level] for level in of_levels}


def player_of(seat: SeatSummary | Seat) -> str:
    """By what a player is known in all matches: a character by the face, all others by the name; nobody is a guest."""
    if seat.level is None:
        guest = seat.guest if isinstance(seat, SeatSummary) else seat.is_guest
        return "" if guest else f"person {name_key(seat.name)}"
    if seat.character:
        return f"character {animal_of_seat(seat.face, seat.colour)}"
    return f"computer {name_key(seat.name)}"


def computers(summaries: Iterable[MatchSummary]) -> list[SeatSummary]:
    """Every computer player that has finished a match, as met last, who played most first."""
    last: dict[str, SeatSummary] = {}
    played: Counter[str] = Counter()
    for summary in summaries:
        for seat in summary.seats:
            if seat.level is not None:
                player = player_of(seat)
                last[player] = seat
                played[player] += 1
    return [last[player] for player, _ in played.most_common()]


def results_of(person: str, summaries: Iterable[MatchSummary]) -> list[Result]:
    """Every match that this person has finished; large and small letters are alike."""
    key = name_key(person)
    found = []
    for summary in summaries:
        for seat in summary.seats:
            if seat.level is None and name_key(seat.name) == key and not seat.guest:
                found.append(Result(summary, seat))
                break
    return found


def results_by(player: str, summaries: Iterable[MatchSummary]) -> list[Result]:
    """Every match that a player has finished who is known by this (:func:`player_of`)."""
    found = ((summary, [seat for seat in summary.seats if player_of(seat) == player]) for summary in summaries)
    return [Result(summary, seats[0]) for summary, seats in found if seats]


def balances(results: Iterable[Result]) -> list[Balance]:
    """How one stands with everybody one has met, most often first; guests are nobody."""
    last: dict[str, SeatSummary] = {}
    counts: dict[str, list[int]] = {}
    for match, mine in results:
        won = mine.place == 1
        for seat in match.seats:
            if seat is not mine and not seat.guest:
                player = player_of(seat)
                last[player] = seat
                count = counts.setdefault(player, [0, 0, 0])
                count[0] += 1
                count[1] += won
                count[2] += seat.place == 1
    found = [Balance(last[player], *count) for player, count in counts.items()]
    return sorted(found, key=lambda one: -one.met)


def met(results: Iterable[Result], player: str) -> list[Result]:
    """Those in which this player sat at the table, too."""
    return [
        one for one in results if any(player_of(seat) == player for seat in one.match.seats if seat is not one.seat)
    ]


def chosen(
    results: Iterable[Result], game: str = "", against: Opponent | None = None, *, retaken: bool | None = None
) -> list[Result]:
    """Those of one game, against an opponent, with or without a decision taken back (``None``: either)."""
    return [
        one
        for one in results
        if (not game or one.match.game == game)
        and (retaken is None or one.match.retaken is retaken)
        and (against is None or any(seat is not one.seat and against.is_at(seat) for seat in one.match.seats))
    ]


def record(results: Sequence[Result]) -> Record:
    """What these results come to in one line."""
    places = [seat.place for _, seat in results]
    return Record(len(places), places.count(1), sum(places))


def figures(results: Sequence[Result], against: Opponent | None = None) -> Figures:
    """What these results come to."""
    longest = current = places = won = rounds = rounds_won = counted = 0
    feats: dict[str, int] = {}
    for match, seat in results:
        current = current + 1 if seat.won else 0
        longest = max(longest, current)
        won += seat.won
        places += seat.place
        rounds += match.rounds
        rounds_won += seat.rounds
        counted += match.counted
        for feat, often in seat.feats.items():
            feats[feat] = feats.get(feat, 0) + often
    before, beside, after = _compared(results, against) if against is not None else (0, 0, 0)
    single = len({match.game for match, _ in results}) == 1
    low = single and results[0].match.low
    return Figures(
        results=results, played=len(results), won=won, places=places, longest=longest, current=current, rounds=rounds,
        rounds_won=rounds_won, points=sum(seat.total for _, seat in results) if single else None,
        best=(min if low else max)(seat.best for _, seat in results) if single else None,
        worst=(max if low else min)(seat.worst for _, seat in results) if single else None,
        ahead=before, level=beside, behind=after, counted=counted, feats=Counter(feats),
    )  # fmt: skip


def _compared(results: Iterable[Result], against: Opponent) -> tuple[int, int, int]:
    """How often one came before, beside and after the best of those who are meant."""
    before = beside = after = 0
    for match, mine in results:
        others = [seat.place for seat in match.seats if seat is not mine and against.is_at(seat)]
        if others:
            before += mine.place < min(others)
            beside += mine.place == min(others)
            after += mine.place > min(others)
    return before, beside, after


def months(results: Iterable[Result], zone: tzinfo | None = None) -> list[Month]:
    """What was played in each month that had a match, the first one first; ``zone`` is the local one if not said."""
    played: Counter[tuple[int, int]] = Counter()
    won: Counter[tuple[int, int]] = Counter()
    for match, seat in results:
        key = _month(match.ended, zone)
        played[key] += 1
        won[key] += seat.won
    return [Month(*key, played[key], won[key]) for key in sorted(played)]


def a_year(found: Sequence[Month]) -> list[Month]:
    """The last twelve of these months, and those between them in which nothing was played."""
    if not found:
        return []
    known = {(one.year, one.month): one for one in found}
    last = 12 * found[-1].year + found[-1].month - 1
    first = max(last - 11, 12 * found[0].year + found[0].month - 1)
    keys = [(number // 12, number % 12 + 1) for number in range(first, last + 1)]
    return [known.get(key, Month(*key, 0, 0)) for key in keys]


def last_year(results: Sequence[Result], zone: tzinfo | None = None) -> list[Month]:
    """:func:`a_year` of results in the order in which they ended; no month before that is looked into."""
    if not results:
        return []
    begin = results[-1].match.ended - _MORE_THAN_A_YEAR
    before = bisect_left(results, begin, key=lambda one: one.match.ended)
    return a_year(months((*results[: min(1, before)], *results[before:]), zone))


def _month(moment: datetime, zone: tzinfo | None) -> tuple[int, int]:
    local = moment.astimezone(zone)
    return local.year, local.month


def best_result(results: Iterable[Result]) -> Result | None:
    """In which of these matches most of a hand was laid in one turn, of two the later one; ``None``: in none."""
    big = [result for result in results if result.seat.big.laid >= LEAST]
    return max(big, key=lambda result: (*result.seat.big.worth, result.match.ended), default=None)


def gallery(results: Sequence[Result], most: int) -> list[tuple[Result, Unnoticed]]:
    """The last of a person's cheats that nobody noticed, the newest first."""
    newest = ((result, one) for result in reversed(results) for one in reversed(result.seat.unnoticed))
    return list(islice(newest, most))


def nearest(results: Iterable[Result]) -> Result | None:
    """Which of these matches was nearest to being won: the best place, at the fullest table, and by the least."""

    def rank(result: Result) -> tuple[int, int, int, datetime]:
        return -result.seat.place, len(result.match.seats), -behind(result), result.match.ended

    return max(results, key=rank, default=None)


def behind(result: Result) -> int:
    """How much less, or more where that is worse, a person had at the end than the nearest winner."""
    return min(abs(seat.total - result.seat.total) for seat in result.match.seats if seat.won)
