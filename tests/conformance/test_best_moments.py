"""The turn in which a player laid most of a hand: found in every game as its log has it, and shown again."""

from __future__ import annotations

import pytest

from cardtable.app.match_summary import LEAST, NOTHING, BigTurn, big_turns
from cardtable.app.replay import turn_again
from cardtable.engine.match import Match
from tests.conformance.common import DEPTH, random_play, some_match
from tests.every_game import every_game

SEEDS = range(2 * DEPTH)


def finished(game: str, number: int) -> Match:
    match, rng = some_match(game, f"big/{number}")
    for _ in random_play(match, rng):
        pass
    return match


def hands(match: Match) -> list[tuple[int, ...]]:
    """How many cards each seat holds after each line of the log, as everybody sees it."""
    again, found = match.at(0), []
    for line in match.log:
        again.replay(line)
        assert again.round is not None
        found.append(again.round.view(None).counts)
    return found


@pytest.mark.parametrize("game", every_game())
@pytest.mark.parametrize("number", SEEDS)
def test_the_biggest_turn_is_as_the_log_has_it(game: str, number: int) -> None:
    match = finished(game, number)
    held = hands(match)
    best = [NOTHING] * len(match.seats)
    begun = deal = 0
    for line, seat in enumerate(match.on_turn):
        begun = begun if line and match.on_turn[line - 1] == seat else line
        deal = line if seat is None else deal
        if seat is not None and (line + 1 == len(held) or match.on_turn[line + 1] != seat):
            turn = BigTurn(held[begun - 1][seat] - held[line][seat], held[deal][seat], begun)
            if turn.laid >= LEAST and turn.worth >= best[seat].worth:
                best[seat] = turn
    assert big_turns(match) == best


@pytest.mark.parametrize("game", every_game())
def test_it_is_turn_again_as_who_had_it_saw_it(game: str) -> None:
    entry = every_game()[game]
    for number in SEEDS:
        match = finished(game, number)
        held = hands(match)
        for seat, big in enumerate(big_turns(match)):
            if big == NOTHING:
                assert turn_again(entry, match, seat, len(match.log)) is None
                continue
            seen = turn_again(entry, match, seat, big.line)
            if seen is None:
                assert not entry.stage.speech.big_turns, "what is told of a turn names its player"
                continue
            assert seen.told.seat == seat
            assert seen.sight.viewer == seat
            assert held[big.line - 1][seat] - seen.sight.view().counts[seat] == big.laid
            other = (seat + 1) % len(match.seats)
            assert turn_again(entry, match, other, big.line) is None
