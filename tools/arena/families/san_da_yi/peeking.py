"""The highest level with all hands known: what more thought about hidden cards could bring at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.san_da_yi.players.deck import mask
from cardtable.games.san_da_yi.players.player import SanDaYiPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.engine.round import Round
    from cardtable.games.san_da_yi.players.fast_table import Table
    from cardtable.games.san_da_yi.players.sight import Sight


def peeking(current: Round) -> SanDaYiPlayer:
    """A player that plays its cards in the one world that is true."""
    hands = [current.view(seat).hand for seat in range(current.seats)]  # type: ignore[attr-defined]
    buried = current.buried  # type: ignore[attr-defined]

    def worlds(sight: Sight, rng: Random) -> Iterator[Table]:  # noqa: ARG001
        truth = [mask(hands[seat], sight.trump) for seat in sight.seats]
        while True:
            yield sight.table.copy(truth, mask(buried, sight.trump))

    return SanDaYiPlayer(worlds)
