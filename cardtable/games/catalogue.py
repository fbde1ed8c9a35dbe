"""All games: every family of games below this package announces its own, so a new one needs no other line."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import cardtable.games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.engine.game import Game
    from cardtable.engine.round import Round
    from cardtable.players.decision import Player
    from cardtable.stage.table import Stage


@dataclass(frozen=True, slots=True)
class Entry:
    """One game with its rules, its stage and its computer players.

    ``worlds(view, rng)`` are endless rounds that a seat could be sitting in: what it cannot know is dealt at random.
    """

    game: Game
    stage: Stage
    player: Player[Any]
    worlds: Callable[[Any, Random], Iterator[Round]]


@cache
def catalogue() -> dict[str, Entry]:
    """Every game by its id, in the order in which the home page shows them.

    A family is a package with a module ``entries`` that holds ``ENTRIES``, a tuple of :class:`Entry`.
    """
    found: dict[str, Entry] = {}
    for module in pkgutil.iter_modules(cardtable.games.__path__):
        if module.ispkg:
            family = importlib.import_module(f"{cardtable.games.__name__}.{module.name}.entries")
            for entry in family.ENTRIES:
                found[entry.game.id] = entry
    return found


def entry(game: str) -> Entry:
    """The game with this id; KeyError when this version does not know it."""
    return catalogue()[game]
