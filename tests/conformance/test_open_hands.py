"""Hands lie open once a round is over, for everybody alike, and never before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.common import DEPTH, GAMES, random_play, some_match

ROUNDS = 2
LONGEST = 3000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(2 * DEPTH))
def test_hands_are_open_when_a_round_is_over_and_never_before(game: str, number: int) -> None:
    match, rng = some_match(game, f"open/{number}")
    for step, _ in enumerate(random_play(match, rng)):
        table: Any = match.round
        expected = () if table.result is None else tuple(tuple(hand) for hand in table.hands)
        for seat in (None, *range(table.seats)):
            assert table.view(seat).open_hands == expected
        if len(match.results) == ROUNDS or step > LONGEST:
            break


@pytest.mark.parametrize("game", GAMES)
def test_who_has_seen_the_hands_of_the_others_takes_nothing_back(game: str) -> None:
    match, rng = some_match(game, "open/back")
    for actor, _ in random_play(match, rng):
        table: Any = match.round
        if actor is None or table.result is None:
            continue
        if any(hand for seat, hand in enumerate(table.hands) if seat != actor):
            refusal = match.take_back_refusal(actor)
            assert refusal is not None
            assert refusal.code == ("take-back-revealed" if match.game.lenient else "take-back-never")
        break
