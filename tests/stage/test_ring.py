"""Seats for as many as a game allows, also for more than a new table offers: saved games of them are opened."""

from __future__ import annotations

import pytest

from cardtable.games.catalogue import catalogue
from cardtable.stage.table_layout import Side, ring, toward


@pytest.mark.parametrize("game", catalogue())
def test_everybody_whom_a_game_allows_has_a_seat(game: str) -> None:
    known = catalogue()[game]
    for players in known.game.seat_counts:
        found = ring(players, known.stage.layout.middle)
        assert len(found) == players
        assert [ring_seat.side for ring_seat in found].count(Side.NEAR) == 1
        assert len({toward(ring_seat) for ring_seat in found}) == players
