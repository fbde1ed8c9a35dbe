"""Chairs for as many as a game allows, also for more than a new table offers: saved games of them are opened."""

from __future__ import annotations

import pytest

from cardtable.games.catalogue import catalogue
from cardtable.stage.ring import Side, ring, toward


@pytest.mark.parametrize("game", catalogue())
def test_everybody_whom_a_game_allows_has_a_chair(game: str) -> None:
    known = catalogue()[game]
    for players in known.game.seat_counts:
        chairs = ring(players, known.stage.middle)
        assert len(chairs) == players
        assert [chair.side for chair in chairs].count(Side.NEAR) == 1
        assert len({toward(chair) for chair in chairs}) == players
