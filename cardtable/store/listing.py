"""What lists show of saved matches, read from their rows with tolerance."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.engine.player_names import LONGEST_NAME
from cardtable.store import rows

if TYPE_CHECKING:
    from datetime import datetime


class SavedGame(NamedTuple):
    """A saved game as a list shows it; ``name`` is empty until the user gives one."""

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


def saved_game(row: tuple[Any, ...]) -> SavedGame:
    """One line of the list; whatever it raises, the row holds nonsense."""
    number, game, name, created, updated, over, players = row
    rows.expect(row, int, str, str, str, str, int, str)
    if number not in rows.NUMBERS or not _is_game(game) or over not in (0, 1):
        raise ValueError("no game")
    name = rows.name(name) if name else ""
    return SavedGame(number, game, name, rows.moment(created), rows.moment(updated), bool(over), rows.players(players))


def finished_match(row: tuple[Any, ...]) -> Finished:
    """A match that is over; whatever it raises, the row holds nonsense."""
    number, game, created, updated, digest, players = row
    rows.expect(row, int, str, str, str, str, str)
    if number not in rows.NUMBERS or not _is_game(game):
        raise ValueError("no game")
    rows.players(players)
    begun, ended = rows.moment(created), rows.moment(updated)
    # Where the clock was put back meanwhile, it is not known when it began: not after its end.
    return Finished(number, game, min(begun, ended), ended, digest, players)


@lru_cache(100)
def _is_game(game: str) -> bool:
    """Whether this may be a game's name in files, of this version or of another one."""
    return len(game) <= LONGEST_NAME and game.isidentifier()
