"""How long matches of contract rummy take: every table has its number, and the numbers make sense."""

from __future__ import annotations

import pytest

from cardtable.games.catalogue import entry
from cardtable.games.rummy.presentation.scoring import turns_in_round


@pytest.mark.parametrize("game", ["kinaskak", "shanghai"])
def test_every_round_and_number_of_seats_has_its_number(game: str) -> None:
    known = entry(game)
    for seats in known.game.seat_counts:
        for number in known.game.options().rules().rounds:  # type: ignore[attr-defined]
            assert 3 < turns_in_round(game, number, seats) < 150


@pytest.mark.parametrize("game", ["kinaskak", "shanghai"])
def test_a_short_game_is_shorter(game: str) -> None:
    stage, options = entry(game).stage, entry(game).game.options
    for seats in entry(game).game.seat_counts:
        whole, short = (stage.scoring.minutes(options.read({"length": length}), seats) for length in ("all", "short"))
        assert 10 <= short < whole <= 200
