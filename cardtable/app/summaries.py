"""The tallies of all finished matches: from batches, else row by row, else counted from the matches themselves."""

from __future__ import annotations

import json
import logging
import sys
from array import array
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from cardtable.app.gc_control import leave_alone, making_much
from cardtable.app.match_summary import (
    LONGEST_VALUE,
    MOST,
    NOTHING,
    VERSION,
    MatchSummary,
    SeatSummary,
    numbers_of,
    plain_cheats,
    read,
    read_seat,
    seat_anew,
)
from cardtable.games.catalogue import covers
from cardtable.store import rows
from cardtable.store.errors import StoreError
from cardtable.store.summary_cache import BATCH, Counted

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
    from datetime import datetime

    from cardtable.engine.match import Match
    from cardtable.stage.counted_events import Unnoticed
    from cardtable.store.database import Database
    from cardtable.store.listing import Finished

T = TypeVar("T", bound=tuple[Any, ...])
# What is of another form, of another counting or of another machine is made anew.
_FORM: Final = f"1/{VERSION}/{sys.byteorder}"
# Of what is kept of each match: digest of its table and luck; number, game, begun, ended, length, rounds, low, retaken,
# counted; how many seats.
_TYPES: Final = (str, str, int, str, str, str, str, int, bool, bool, bool, int)
# Of each seat: who sat there, place, total, best, worst, rounds, feats, biggest turn, cheats.
_COLUMNS: Final = 9


class Known(NamedTuple):
    """What was counted of a match; by the ``digest`` of its table and the ``luck`` a copy of it is known."""

    digest: str
    luck: str
    summary: MatchSummary


def packed(listing: tuple[int, str], batch: Sequence[Known]) -> bytes:
    """These matches in one piece, a line of JSON and the numbers of all seats; ``listing`` is what the list says."""
    matches = [
        (digest, luck, number, game, begun.isoformat(), ended.isoformat(), *numbers, len(seats))
        for digest, luck, (number, game, begun, ended, *numbers, seats) in batch
    ]
    who: dict[tuple[Any, ...], int] = {}
    feats: dict[tuple[Any, ...], int] = {}
    turns: dict[tuple[Any, ...], int] = {}
    cheats: dict[tuple[Unnoticed, ...], int] = {}
    seats = [
        (
            who.setdefault((one.name, one.level, one.guest, one.colour, one.face, one.character), len(who)),
            one.place, one.total, one.best, one.worst, one.rounds,
            feats.setdefault(tuple(one.feats.items()), len(feats)),
            turns.setdefault(one.big, len(turns)),
            cheats.setdefault(one.unnoticed, len(cheats)),
        )
        for known in batch
        for one in known.summary.seats
    ]  # fmt: skip
    head: list[Any] = [_FORM, listing, list(zip(*matches, strict=True)), list(who), list(map(dict, feats)), list(turns)]
    head.append([plain_cheats(one) for one in cheats])
    numbers = array("i", chain.from_iterable(zip(*seats, strict=True)))
    return json.dumps(head, separators=(",", ":")).encode() + b"\n" + numbers.tobytes()


def unpacked(listing: tuple[int, str], data: bytes) -> list[Known]:
    """What was packed with this listing, held to all that :func:`match_summary.read` asks.

    Whatever it raises, it was packed with another one, or is spoilt.
    """
    head, _, body = data.partition(b"\n")
    form, listed, matches, *tables = json.loads(head)
    if (form, tuple(listed)) != (_FORM, listing):
        raise ValueError("other matches")
    if [set(map(type, column)) for column in matches] != [{one} for one in _TYPES]:
        raise TypeError("other types than ours")
    digests, lucks, numbers, games, begun, ended, lengths, rounds, *marks, sizes = matches
    _expect_within(numbers, rows.NUMBERS[0], rows.NUMBERS[-1])
    _expect_within(rounds, 0, MOST)
    _expect_within(sizes, 1, MOST)
    if not covers().keys() >= set(games) or max(map(len, lengths)) > LONGEST_VALUE:
        raise ValueError("no matches of ours")
    seats = _seats(body, sizes, *tables)
    summaries = _all(
        MatchSummary, numbers, games, rows.moments(begun), rows.moments(ended), lengths, rounds, *marks, seats
    )
    return list(_all(Known, digests, lucks, summaries))


def _seats(
    body: bytes, sizes: Sequence[int], who: Any, feats: Any, turns: Any, cheats: Any
) -> list[tuple[SeatSummary, ...]]:
    """The seats of each match."""
    numbers = array("i")
    numbers.frombytes(body)
    count = sum(sizes)
    if len(numbers) != _COLUMNS * count:
        raise ValueError("another number of seats")
    columns = [numbers[at * count : (at + 1) * count] for at in range(_COLUMNS)]
    sitting, places, totals, bests, worsts, won, did, big, cheated = columns
    people = [
        (one.name, one.level, one.guest, one.colour, one.face, one.character)
        for one in (
            read_seat([name, level, guest, 1, 0, 0, 0, 0, {}, colour, face, character, [*NOTHING], []])
            for name, level, guest, colour, face, character in who
        )
    ]
    deeds = [read_seat(["?", None, False, 1, 0, 0, 0, 0, one, 0, "", False, [*NOTHING], []]).feats for one in feats]
    biggest = [read_seat(["?", None, False, 1, 0, 0, 0, 0, {}, 0, "", False, one, []]).big for one in turns]
    unnoticed = [
        read_seat(["?", None, False, 1, 0, 0, 0, 0, {}, 0, "", False, [*NOTHING], one]).unnoticed for one in cheats
    ]
    _expect_within(places, 1, MOST)
    _expect_within(won, 0, MOST)
    for column in (totals, bests, worsts):
        _expect_within(column, -MOST, MOST)
    names, levels, guests, colours, faces, characters = zip(*map(people.__getitem__, sitting), strict=True)
    made = _all(
        SeatSummary, names, levels, guests, places, totals, bests, worsts, won, map(deeds.__getitem__, did),
        colours, faces, characters, map(biggest.__getitem__, big), map(unnoticed.__getitem__, cheated),
    )  # fmt: skip
    found, begin = [], 0
    for size in sizes:
        if 1 not in places[begin : begin + size]:
            raise ValueError("a match that nobody has won")
        found.append(tuple(islice(made, size)))
        begin += size
    return found


def _all(kind: type[T], *columns: Iterable[Any]) -> Iterator[T]:
    """One of each row of these columns, one for each field: what ``kind._make`` does, in less than half the time."""
    return map(partial(tuple.__new__, kind), zip(*columns, strict=True))


def _expect_within(column: Collection[int], least: int, most: int) -> None:
    different = set(column)
    if not least <= min(different) <= max(different) <= most:
        raise ValueError("no numbers of ours")


# From so many matches on, what was read of them would be felt whenever the program looks for rubbish.
MUCH: Final = 2000
# Fewer are read row by row as quickly.
LEAST: Final = 64
_log = logging.getLogger(__name__)


class _Group(NamedTuple):
    """The matches of a batch: how many there are, which of them the list holds, and what was counted of them so far."""

    listing: tuple[int, str]
    listed: set[int]
    known: list[Known]


class MatchSummaries:
    """The tallies of all finished matches of a database.

    :meth:`look` compares what was counted with the matches that there are; the rest is counted by :meth:`count_next`,
    one match at a time, so that a page can do it in small steps. What was read row by row, :meth:`keep_next` keeps in
    batches for another time.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._all: list[MatchSummary] | None = None
        self._groups: dict[int, _Group] = {}
        self._kept: set[int] = set()
        self._waiting: list[Finished] = []
        self._unreadable: set[tuple[int, str]] = set()
        self._dropped = 0
        self._looked_at: object = None

    def look(self) -> None:
        """See which matches are finished now. StoreError when the list cannot be read."""
        stamp = self._database.stamp()
        if stamp == self._looked_at:
            return
        cache = self._database.summaries
        with making_much():
            listings = self._database.finished_listings(BATCH)
            groups = self._from_batches(listings) if self._looked_at is None else self._as_before(listings)
            waiting = [match for match in self._waiting if match.id // BATCH in groups]
            others = listings.keys() - groups.keys()
            if others:
                groups |= {number: _Group(listings[number], set(), []) for number in others}
                waiting += self._from_rows(others, groups)
            if self._looked_at is None and sum(len(group.known) for group in groups.values()) >= MUCH:
                leave_alone()
        # Of what is gone, or called otherwise now, nothing stays behind.
        cache.drop_batches(self._kept & others | self._kept - groups.keys())
        gone = cache.numbers().difference(*(group.listed for group in groups.values()))
        if gone:
            cache.drop(gone)
        self._kept -= others | {number // BATCH for number in gone}
        self._kept &= groups.keys()
        # What was played last is counted first: it is looked for first.
        self._waiting = sorted(waiting, key=lambda match: (match.ended, match.id), reverse=True)
        self._groups, self._dropped, self._looked_at = groups, len(cache.dropped), stamp
        self._all = None

    def _from_batches(self, listings: Mapping[int, tuple[int, str]]) -> dict[int, _Group]:
        """What was kept of just these matches."""
        groups = {}
        batches = self._database.summaries.batches()
        self._kept = set(batches)
        for number in batches.keys() & listings.keys():
            with suppress(Exception):  # whatever is kept there: the rows are read
                known = unpacked(listings[number], batches[number])
                groups[number] = _Group(listings[number], {one.summary.id for one in known}, known)
        return groups

    def _as_before(self, listings: Mapping[int, tuple[int, str]]) -> dict[int, _Group]:
        """Where the list says the same, and nothing has been dropped meanwhile: that is counted anew."""
        dropped = {number // BATCH for number in self._database.summaries.dropped[self._dropped :]}
        return {
            number: group
            for number, group in self._groups.items()
            if group.listing == listings.get(number) and number not in dropped
        }

    def _from_rows(self, numbers: Set[int], groups: Mapping[int, _Group]) -> list[Finished]:
        """Fill these groups with what was counted of each match; which of them are still to be counted."""
        waiting = []
        finished = self._database.finished_in(numbers, BATCH)
        rows = self._database.summaries.some([match.id for match in finished])
        data = _parsed({number: row.data for number, row in rows.items()})
        for match in finished:
            group = groups[match.id // BATCH]
            group.listed.add(match.id)
            found = self._take(match, rows.get(match.id), data.get(match.id))
            if found is not None:
                group.known.append(found)
            elif (match.id, match.digest) not in self._unreadable:
                waiting.append(match)
        return waiting

    def keep_next(self) -> bool:
        """Keep a batch of what was read row by row; whether there was one to be kept."""
        cache = self._database.summaries
        if self._database.stamp() != self._looked_at or len(cache.dropped) != self._dropped:
            return False
        for number, group in self._groups.items():
            if number not in self._kept and LEAST <= len(group.known) == group.listing[0]:
                cache.put_batch(number, packed(group.listing, group.known))
                self._kept.add(number)
                return True
        return False

    def one(self, number: int, match: Match | None = None) -> MatchSummary | None:
        """What was counted of one match, without a look at all others; with the ``match`` itself it is counted now.

        StoreError when it cannot be read.
        """
        row = self._database.finished_one(number)
        if row is None:
            return None
        found = self._take(row, self._database.summaries.some([number]).get(number))
        if found is None and match is not None:
            found = self._take(row, keep(self._database, row, match))
        return None if found is None else found.summary

    @property
    def unseen(self) -> int:
        """How many matches :meth:`look` would look at for the first time. StoreError when the list cannot be read."""
        return self._database.count_finished() if self._looked_at is None else 0

    @property
    def waiting(self) -> int:
        """How many matches are still to be counted."""
        return len(self._waiting)

    @property
    def counted(self) -> int:
        """How many matches have been counted."""
        return sum(len(group.known) for group in self._groups.values())

    @property
    def left_out(self) -> int:
        """How many finished matches cannot be read, so that they count for no player."""
        return sum(group.listing[0] for group in self._groups.values()) - self.counted - len(self._waiting)

    def all(self) -> list[MatchSummary]:
        """What has been counted so far, in the order in which the matches ended; each counts once."""
        if self._all is None:
            self._all = _each_once(one for group in self._groups.values() for one in group.known)
        return self._all

    def ended_since(self, begin: datetime) -> list[MatchSummary]:
        """What was counted of matches that ended from then on, and not before already. StoreError as :meth:`look`."""
        finished = self._database.finished_since(begin)
        before = self._database.ended_before(begin, [match.digest for match in finished])
        rows = self._database.summaries.some([match.id for match in finished])
        taken = (self._take(match, rows.get(match.id)) for match in finished)
        return _each_once(one for one in taken if one is not None and (one.digest, one.luck) not in before)

    def count_next(self) -> bool:
        """Count one match; whether there was one to be counted."""
        if not self._waiting:
            return False
        match = self._waiting.pop(0)
        try:
            loaded = self._database.load(match.id).match
            counted = keep(self._database, match, loaded)
            found = self._take(match, counted)
        except StoreError:
            found = None
        except Exception:  # whatever a game raises at a match of its own: all others are counted
            _log.exception("a match cannot be counted")
            found = None
        if found is None:
            self._unreadable.add((match.id, match.digest))
        else:
            self._groups[match.id // BATCH].known.append(found)
            self._all = None
        return True

    def count_all(self) -> None:
        """Count all that is waiting."""
        while self.count_next():
            pass

    def _take(self, match: Finished, row: Counted | None, data: list[Any] | None = None) -> Known | None:
        """What was counted of this match, if it was of this very table; ``data`` if it has been parsed already."""
        if row is None or row.digest != match.digest or row.version != VERSION:
            return None
        try:
            data = json.loads(row.data) if data is None else data
            if row.players != match.players:
                row = self._seat_anew(match, row, data)
            return Known(row.digest, row.luck, read(match.id, match.game, match.begun, match.ended, data))
        except Exception:  # whatever is kept there: the match is the truth
            return None

    def _seat_anew(self, match: Finished, row: Counted, data: list[Any]) -> Counted:
        """A person has another name now; what they did is the same."""
        seat_anew(data, self._database.seats_of(match.id))
        made = row._replace(players=match.players, data=json.dumps(data, separators=(",", ":")))
        self._database.summaries.put([(match.id, made)])
        return made


def _each_once(known: Iterable[Known]) -> list[MatchSummary]:
    """These in the order in which the matches ended.

    A match that is there twice, as one is that came back from a file, counts when it ended first: at the same table,
    by the same luck.
    """
    once: dict[tuple[str, str], MatchSummary] = {}
    for one in sorted(known, key=lambda one: (one.summary.ended, one.summary.id)):
        once.setdefault((one.digest, one.luck), one.summary)
    return list(once.values())


def _parsed(texts: dict[int, str]) -> dict[int, list[Any]]:
    """What these texts hold, all at once; nothing at all if one of them is spoilt."""
    try:
        found = json.loads(f"[{','.join(texts.values())}]")
    except (ValueError, RecursionError):
        return {}
    return dict(zip(texts, found, strict=True)) if len(found) == len(texts) else {}


def keep(database: Database, row: Finished, match: Match) -> Counted:
    """Count a finished match and keep what came of it."""
    data = json.dumps(numbers_of(match), ensure_ascii=False, separators=(",", ":"))
    counted = Counted(row.digest, database.luck_of(row.id), row.players, VERSION, data)
    database.summaries.put([(row.id, counted)])
    return counted


def count_at_the_table(database: Database, number: int, match: Match) -> None:
    """Count a match that has just ended at the table, and been kept; what is not possible now is done another time."""
    with suppress(StoreError):
        row = database.finished_one(number)
        if row is not None:
            keep(database, row, match)
