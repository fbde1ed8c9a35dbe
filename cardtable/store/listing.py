"""What lists show of saved matches, read from their rows with tolerance."""

from __future__ import annotations

import json
from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.engine.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Sequence


class SavedGame(NamedTuple):
    """A saved game as a list shows it; ``name`` is empty until somebody gives one."""

    id: int
    game: str
    name: str
    created: datetime
    updated: datetime
    over: bool
    players: tuple[str, ...]


class Finished(NamedTuple):
    """A match that is over; ``digest`` is that of its table, and ``players`` is as the file holds it, as JSON."""

    id: int
    game: str
    begun: datetime
    ended: datetime
    digest: str
    players: str


def saved_game(row: tuple[Any, ...]) -> SavedGame | None:
    """One line of the list; ``None`` when the file holds nonsense there."""
    number, game, name, created, updated, over, players = row
    read = datetime.fromisoformat
    try:
        return SavedGame(
            number, game, clean_name(name) if name else "", read(created), read(updated), bool(over), _seats(players)
        )
    except (ValueError, TypeError, AttributeError):
        return None


# In a household the same people sit down again and again.
@lru_cache(2000)
def _seats(players: str) -> tuple[str, ...]:
    return tuple(clean_name(player) for player in json.loads(players))


def finished_matches(rows: Sequence[tuple[Any, ...]]) -> list[Finished]:
    """The matches that are over, without those of which the file holds nonsense."""
    read = datetime.fromisoformat
    try:
        return [
            Finished(number, game, read(created), read(updated), digest, players)
            for number, game, created, updated, digest, players in rows
        ]
    except (ValueError, TypeError):
        if len(rows) == 1:
            return []
        return [match for row in rows for match in finished_matches([row])]
