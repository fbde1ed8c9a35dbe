"""What a judge says of a table holds together: what one seat gains the others lose, and in the end it is the score."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.players.evaluation import Unit, ahead
from tests.conformance.common import GAMES, random_play, some_match
from tests.every_game import every_game

MATCHES = 6
LINES = 300


def won(table: Any, seat: int) -> float:
    """A seat's share of the victory."""
    return (seat in table.result.winners) / len(table.result.winners)


def better(game: str, table: Any, seat: int) -> float:
    """By how much a seat has ended the round better than the others on average, as the game counts."""
    by = ahead(table.result.scores, seat)
    return -by if every_game()[game].stage.scoring.fewest_wins else by


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(MATCHES))
def test_what_one_seat_gains_the_others_lose(game: str, number: int) -> None:
    judge = every_game()[game].judge
    match, rng = some_match(game, f"worths/{number}")
    starts: list[Any] = []
    for line, (actor, _) in enumerate(random_play(match, rng)):
        table: Any = match.round
        if actor is None:
            starts = [table.view(seat) for seat in range(table.seats)]
        if not match.between_rounds and Random(line).random() < 0.9:
            continue
        gains = [judge.gain(start, table.copy()) for start in starts]
        wins = judge.unit(starts[0]) is Unit.WINS
        assert sum(gains) == pytest.approx(1 if wins else 0), f"all seats of {game} together gain something: {gains}"
        if match.between_rounds:
            behind = [seat for seat in table.result.winners if gains[seat] < max(gains) - 1e-9]
            assert not behind, f"seats {behind} of {game} have won, and are behind: {gains}"
            scored = [won(table, seat) if wins else better(game, table, seat) for seat in range(table.seats)]
            assert gains == pytest.approx(scored), f"{game} counts {scored}, and its judge {gains}"
        if line > LINES:
            break
