"""Yesterday's mistake: one that was certain comes back once, on another day, as a position to think about."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.app.evenings import day_of
from cardtable.app.review import Review, reviewable
from cardtable.app.settings import PastMistake
from cardtable.games.catalogue import covers
from cardtable.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import date

    from cardtable.app.review import Choice
    from cardtable.app.settings import Settings
    from cardtable.engine.match import Match, Seat
    from cardtable.store.database import Database

LASTS: Final = timedelta(days=7)
"""What was played longer ago than that is forgotten."""
MOST_MATCHES: Final = 3
"""So many of the last matches are looked through."""
_log = logging.getLogger(__name__)


class Found(NamedTuple):
    """A mistake that lies on the home page: the number of its match, who made it, and before which line of the log."""

    number: int
    at: int
    seat: Seat
    line: int


class YesterdaysMistake:
    """Looks through the last matches once a day, deal by deal; what was found is kept with the settings.

    ``change`` writes these, and ``now`` is the hour. Only matches that are over are looked at, and of them only what
    the rules make certain (:meth:`Judge.mistake`).
    """

    def __init__(self, database: Database, settings: Callable[[], Settings], change: Callable[..., object]) -> None:
        self._database, self._settings, self._change = database, settings, change
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)
        self._search: Iterator[PastMistake | None] | None = None
        self._nothing_on: date | None = None

    @property
    def is_due(self) -> bool:
        """Whether nothing has been looked for on this day yet."""
        kept, today = self._settings().mistake, self._today
        return self._nothing_on != today and (kept is None or kept.day != today.isoformat())

    def look_on(self) -> bool:
        """Look through one more deal; ``False`` when there is nothing left to do today."""
        if not self.is_due:
            return False
        if self._search is None:
            self._search = self._candidates()
        try:
            found = next(self._search)
        except (StopIteration, StoreError):
            self._search, self._nothing_on = None, self._today
            return False
        if found is not None:
            self._search = None
            self._change(mistake=found)
        return found is None

    def found(self) -> Found | None:
        """What lies there now: it goes when it was thought about, with its match, or with its day."""
        kept = self._settings().mistake
        if kept is None or kept.seen or kept.day != self._today.isoformat():
            return None
        try:
            seat = self._database.seats_of(kept.number)[kept.seat]
            finished = self._database.finished_one(kept.number)
        except (StoreError, IndexError):
            return None
        if finished is None or finished.digest != kept.digest or not seat.is_person or seat.is_guest:
            return None
        return Found(kept.number, kept.seat, seat, kept.line)

    def thought_about(self) -> None:
        """It was looked at, and does not come back."""
        kept = self._settings().mistake
        if kept is not None:
            self._change(mistake=replace(kept, seen=True))

    def _candidates(self) -> Iterator[PastMistake | None]:
        """``None`` after every deal without one."""
        today, kept = self._today, self._settings().mistake
        since = self.now() - LASTS
        finished = [
            one for one in self._database.finished_since(since) if one.game in covers() and day_of(one.ended) < today
        ]
        for one in sorted(finished, key=lambda found: found.ended, reverse=True)[:MOST_MATCHES]:
            if kept is not None and (kept.number, kept.digest) == (one.id, one.digest):
                return  # Everything before was looked through with it.
            match = self._database.load_finished(one.id)
            if match is None:
                continue
            for seat in reviewable(match):
                for choices in _deals(match, seat):
                    certain = [choice for choice in choices if choice.mistake is not None and choice.action is not None]
                    if certain:
                        yield PastMistake(today.isoformat(), one.id, seat, certain[-1].line, one.digest)
                    yield None

    @property
    def _today(self) -> date:
        return day_of(self.now())


def _deals(match: Match, seat: int) -> Iterator[list[Choice]]:
    """The decisions of this seat, deal by deal; what cannot be replayed has none."""
    review = Review(match, seat, lambda _: 0)
    try:
        while review.read_next():
            yield review.deals[-1].choices
    except Exception:  # whatever a game raises, the home page is there
        _log.exception("a match of %s cannot be looked through", match.game.id)
