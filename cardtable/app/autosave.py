"""Autosave of a running match: the database, or nothing where a table is only looked at or learnt at."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Protocol

from cardtable.store.errors import ElsewhereError

if TYPE_CHECKING:
    from cardtable.engine.match import Match
    from cardtable.store.database import Database

_log = logging.getLogger(__name__)


class Autosave(Protocol):
    """What keeps the match: after every change it is asked to."""

    @property
    def number(self) -> int | None:
        """Under which number the match is kept, if it is."""

    def keep(self, match: Match) -> None:
        """Keep what has changed; StoreError when that is not possible now."""


class DatabaseAutosave:
    """Keeps one match under its number in the database."""

    def __init__(self, database: Database, number: int, player_seed: str = "0") -> None:
        self.database = database
        self.number = number
        self._player_seed = player_seed

    def keep(self, match: Match) -> None:
        """Write what has changed; StoreError when that is not possible.

        A match that was played on in another window goes on here as one of its own, and ElsewhereError says so.
        """
        try:
            self.database.save(self.number, match)
        except ElsewhereError:
            self.number = self.database.add(match, self._player_seed)
            raise
        if match.over:
            self._count(match)

    def _count(self, match: Match) -> None:
        """Count a match that is kept and over; where that fails it is done when the statistics are opened."""
        from cardtable.app.summaries import count_at_the_table

        try:
            count_at_the_table(self.database, self.number, match)
        except Exception:  # what was played is kept, and no player has asked for numbers
            _log.exception("a match that is over could not be counted")


class NoAutosave:
    """Keeps nothing."""

    number: int | None = None

    def keep(self, match: Match) -> None:
        """Nothing to keep."""
