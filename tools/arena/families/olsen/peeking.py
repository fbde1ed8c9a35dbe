"""Somebody who sees all hands: what more thought about hidden cards could bring at the most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.chance import shuffled
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.rules.round import OlsenRound

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.engine.round import Round
    from cardtable.games.olsen.rules.state import OlsenView


def peeking(current: Round) -> OlsenPlayer:
    """The player whose imagined deals are the true hands on a stock in any order."""
    assert isinstance(current, OlsenRound)

    def true_hands(_: OlsenView, rng: Random) -> Iterator[OlsenRound]:
        while True:
            world = current.copy()
            world.stock = shuffled(current.stock, rng)
            yield world

    return OlsenPlayer(true_hands)
