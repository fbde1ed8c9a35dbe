"""The tallies of all finished matches: from batches, else row by row, else counted from the matches themselves."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.app.gc_control import leave_alone, making_much
from cardtable.app.match_summary import VERSION, numbers_of, read, seat_anew
from cardtable.app.summary_batch import Known, packed, unpacked
from cardtable.store.errors import StoreError
from cardtable.store.summary_cache import BATCH, Counted

if TYPE_CHECKING:
    from collections.abc import Mapping, Set
    from datetime import datetime

    from cardtable.app.match_summary import MatchSummary
    from cardtable.engine.match import Match
    from cardtable.store.database import Database
    from cardtable.store.listing import Finished

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
        """What has been counted so far, in the order in which the matches ended.

        A match that is there twice, as one is that came back from a file, counts once: at the same table, by the same
        luck.
        """
        if self._all is None:
            known = (one for group in self._groups.values() for one in group.known)
            in_order = sorted(known, key=lambda one: (one.summary.ended, one.summary.id), reverse=True)
            once = {(one.digest, one.luck): one.summary for one in in_order}
            self._all = list(once.values())[::-1]
        return self._all

    def ended_since(self, begin: datetime) -> list[MatchSummary]:
        """What was counted of matches that ended from then on; no other is looked at. StoreError as :meth:`look`."""
        finished = self._database.finished_since(begin)
        rows = self._database.summaries.some([match.id for match in finished])
        taken = (self._take(match, rows.get(match.id)) for match in finished)
        return [found.summary for found in taken if found is not None]

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
