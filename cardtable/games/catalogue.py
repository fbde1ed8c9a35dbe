"""All games: every family of games below this package announces its own, so a new one needs no other line."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import cardtable.games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.engine.cover import Cover
    from cardtable.engine.game import Game
    from cardtable.engine.round import Round
    from cardtable.players.decision import Player
    from cardtable.players.evaluation import Judge
    from cardtable.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game with its rules, its stage and its computer players.

    ``worlds(view, rng)`` are endless rounds that a seat could be sitting in: what it cannot know is dealt at random.
    ``judge`` says what actions are worth in such rounds.
    """

    game: Game[Any, Any]
    stage: Stage
    player: Player[Any]
    worlds: Callable[[Any, Random], Iterator[Round]]
    judge: Judge[Any, Any]


@cache
def covers() -> dict[str, Cover]:
    """Every game from outside, by its id, in the order in which the home page shows them; no game is opened for it.

    A family is a package with a module ``covers`` that holds ``COVERS``, a tuple of :class:`Cover`, and a module
    ``entries`` that holds ``ENTRIES``, as many :class:`GameEntry`.
    """
    found = (cover for family in _families() for cover in _of(family, "covers").COVERS)
    return {cover.id: cover for cover in sorted(found, key=lambda cover: cover.shelf.place)}


def title_of(game: str) -> str:
    """A game's own name by its id; the id itself where this version does not know it."""
    cover = covers().get(game)
    return game if cover is None else cover.title


OPENED: Final[dict[str, GameEntry]] = {}
"""The games that were opened, by their ids; one that stands on no shelf is known when it is put here."""


def entry(game: str) -> GameEntry:
    """The game with this id; its family is opened now. KeyError when this version does not know it."""
    if game not in OPENED:
        family = next((name for name in _families() if game in {one.id for one in _of(name, "covers").COVERS}), None)
        if family is None:
            raise KeyError(game)
        OPENED.update((one.game.id, one) for one in _of(family, "entries").ENTRIES)
    return OPENED[game]


@cache
def catalogue() -> dict[str, GameEntry]:
    """Every game, opened."""
    return {game: entry(game) for game in covers()}


def _families() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(cardtable.games.__path__) if module.ispkg]


def _of(family: str, module: str) -> Any:
    return importlib.import_module(f"{cardtable.games.__name__}.{family}.{module}")
