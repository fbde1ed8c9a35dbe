"""Every finished match in numbers, counted once and kept beside the matches for as long as that file is there."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from cardtable.app import match_summary
from cardtable.app.gc_control import leave_alone, making_much
from cardtable.store.errors import StoreError
from cardtable.store.summary_cache import Counted

if TYPE_CHECKING:
    from cardtable.app.match_summary import Tally
    from cardtable.engine.match import Match
    from cardtable.store.database import Database, Finished

# From so many matches on, what was read of them would be felt whenever the program looks for rubbish.
MUCH: Final = 2000
_log = logging.getLogger(__name__)


class Tallies:
    """The tallies of all finished matches of a database.

    :meth:`look` compares what was counted with the matches that there are; the rest is counted by :meth:`count_next`,
    one match at a time, so that a page can do it in small steps.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._all: list[Tally] | None = None
        self._known: dict[int, tuple[Counted, Tally]] = {}
        self._waiting: list[Finished] = []
        self._unreadable: set[tuple[int, str]] = set()
        self._listed = 0
        self._unlisted = 0
        self._looked_at: object = None

    def look(self) -> None:
        """See which matches are finished now. StoreError when the list cannot be read."""
        stamp = self._database.stamp()
        if stamp == self._looked_at:
            return
        known, waiting = {}, []
        with making_much():
            rows, finished = self._database.tallies.rows(), self._database.finished()
            data = _parsed({number: row.data for number, row in rows.items() if number not in self._known})
            for match in finished:
                found = self._take(match, rows.get(match.id), data.get(match.id))
                if found is not None:
                    known[match.id] = found
                elif (match.id, match.digest) not in self._unreadable:
                    waiting.append(match)
            if len(data) >= MUCH:
                leave_alone()
        stale = rows.keys() - {match.id for match in finished}
        if stale:
            self._database.tallies.drop(stale)
        # What was played last is counted first: it is looked for first.
        self._known, self._waiting, self._looked_at = known, waiting[::-1], stamp
        self._listed, self._unlisted = len(finished), finished.left_out
        self._all = None

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
        return len(self._known)

    @property
    def left_out(self) -> int:
        """How many finished matches cannot be read, so that they count for nobody."""
        return self._unlisted + self._listed - len(self._known) - len(self._waiting)

    def all(self) -> list[Tally]:
        """What has been counted so far, in the order in which the matches ended.

        A match that is there twice, as one is that came back from a file, counts once: at the same table, by the same
        luck.
        """
        if self._all is None:
            in_order = sorted(self._known.values(), key=lambda one: (one[1].ended, one[1].id), reverse=True)
            once = {(row.digest, row.luck): found for row, found in in_order}
            self._all = list(once.values())[::-1]
        return self._all

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
            self._known[match.id] = found
            self._all = None
        return True

    def count_all(self) -> None:
        """Count all that is waiting."""
        while self.count_next():
            pass

    def _take(
        self, match: Finished, row: Counted | None, data: list[Any] | None = None
    ) -> tuple[Counted, Tally] | None:
        """What was counted of this match, if it was of this very table; ``data`` if it has been parsed already."""
        if row is None or row.digest != match.digest or row.version != match_summary.VERSION:
            return None
        before = self._known.get(match.id)
        if before is not None and before[0] == row and row.players == match.players:
            return before
        try:
            data = json.loads(row.data) if data is None else data
            if row.players != match.players:
                row = self._seat_anew(match, row, data)
            return row, match_summary.read(match.id, match.game, match.begun, match.ended, data)
        except Exception:  # whatever is kept there: the match is the truth
            return None

    def _seat_anew(self, match: Finished, row: Counted, data: list[Any]) -> Counted:
        """Somebody is called otherwise now; what they did is the same."""
        match_summary.seat_anew(data, self._database.seats_of(match.id))
        made = row._replace(players=match.players, data=json.dumps(data, separators=(",", ":")))
        self._database.tallies.put([(match.id, made)])
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
    data = json.dumps(match_summary.numbers_of(match), ensure_ascii=False, separators=(",", ":"))
    counted = Counted(row.digest, database.luck_of(row.id), row.players, match_summary.VERSION, data)
    database.tallies.put([(row.id, counted)])
    return counted


def count_at_the_table(database: Database, number: int, match: Match) -> None:
    """Count a match that has just ended at the table, and been kept; what is not possible now is done another time."""
    with suppress(StoreError):
        row = database.finished_one(number)
        if row is not None:
            keep(database, row, match)
